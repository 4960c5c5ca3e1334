// Command panics is compiled for the tests of the client: it collects garbage below deep calls, reads
// its own names, recovers from one panic and ends with another.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	fmt.Println(deep(200), recovered(), caller())
	fails(nil)
}

//go:noinline
func deep(n int) int {
	kept := make([]byte, 100)
	if n == 0 {
		runtime.GC()
		return len(kept)
	}
	return deep(n-1) + len(kept)
}

func recovered() (said string) {
	defer func() { said = fmt.Sprint(recover()) }()
	fails([]int{})
	return "nothing"
}

func caller() string {
	pc, _, _, _ := runtime.Caller(0)
	return runtime.FuncForPC(pc).Name()
}

//go:noinline
func fails(empty []int) int {
	return empty[3]
}
