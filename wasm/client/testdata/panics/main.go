// Command panics is compiled for the tests of the client: it collects garbage below deep calls, reads
// its own names, recovers from one panic, leaves alone another that is not its own to recover, and ends
// with a third.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	fmt.Println(deep(200), recovered(), passedOn(), caller())
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

// passedOn defers a call that the compiler wraps, and into whose wrapper it copies a function that calls
// recover by way of another: too far from the panic to recover from it.
func passedOn() (said string) {
	defer func() { said = fmt.Sprint(recover()) }()
	defer indirectly(1)
	fails([]int{})
	return "nothing"
}

func indirectly(int) { tooFar() }

func tooFar() { fmt.Println(recover()) }

func caller() string {
	pc, _, _, _ := runtime.Caller(0)
	return runtime.FuncForPC(pc).Name()
}

//go:noinline
func fails(empty []int) int {
	return empty[3]
}
