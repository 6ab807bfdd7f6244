def explain():
    """x"""
