package app

// clientResourceResolver leaves every address as it is. Spectrie's addresses are relative, so they work wherever
// the site lies.
func clientResourceResolver(string) func(string) string {
	return func(address string) string { return address }
}
