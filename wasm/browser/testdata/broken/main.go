//go:build js

// Command broken takes the place of the program in a version that does not work: it panics, or runs
// without ever showing a page.
package main

// how is "panics" or "waits"; the linker sets it.
var how string

func main() {
	if how == "panics" {
		panic("this version is broken")
	}
	select {}
}
