"""What each kind of measurement looks like in a report; a module each, with one function from files to sections."""
