package sqlite

// openAndTell: folders have no permission bits here.
func openAndTell() {}
