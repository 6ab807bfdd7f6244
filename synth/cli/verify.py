def verify():
    """x"""
