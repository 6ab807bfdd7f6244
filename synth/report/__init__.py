"""What was measured, on one page: tables that sort, plots drawn as SVG, nothing asked from elsewhere."""
