def demo():
    """x"""
