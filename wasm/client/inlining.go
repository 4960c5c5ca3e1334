//go:build !js

package client

// inlined names the packages whose small functions are copied into their callers: those that a person
// waits for (the solvers, the dictionaries, the drawing) and what these call in their inner loops.
// Everywhere else, in the pages above all, a copy at each call only makes the client larger.
var inlined = []string{
	"runtime", "runtime/...", "internal/...",
	"spectrie/dicts", "spectrie/solver/...", "spectrie/trainer/...", "spectrie/app/tree",
	"github.com/klauspost/compress/...",
	"slices", "strings", "sort", "unicode/utf8", "math", "math/bits", "sync", "sync/atomic",
}

// inliningFlags turns inlining off for all packages and on again for those; the last flag that
// matches a package counts.
func inliningFlags() []string {
	flags := []string{"-gcflags=all=-l"}
	for _, pattern := range inlined {
		flags = append(flags, "-gcflags="+pattern+"=")
	}
	return flags
}
