// Command wasm is Spectrie. Compiled for the browser, it is the program that the page loads. Compiled natively,
// it builds the site. Both need the pages: the site shows one that is drawn in advance.
package main

import ui "spectrie/app"

func main() {
	ui.Start()
}
