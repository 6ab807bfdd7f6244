def bench():
    """x"""
