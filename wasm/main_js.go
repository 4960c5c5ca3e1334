// Command wasm is Spectrie. Compiled for the browser it is the program that the page loads; compiled
// natively it writes the site that serves it. The two share one package because they share the pages.
package main

import ui "spectrie/app"

func main() {
	ui.Start()
}
