//go:build !js

package client

// inlined names the packages whose small functions are copied into their callers: those that work
// through a whole dictionary or log (the solvers, the tries, the trainer, unpacking) and what these call in their inner loops.
// Everywhere else, in the pages above all, a copy at each call only makes the client larger.
var inlined = []string{
	"runtime", "internal/runtime/...", "internal/bytealg",
	"spectrie/dicts", "spectrie/solver/...", "spectrie/trainer",
	"github.com/klauspost/compress/...",
	"slices", "unicode/utf8", "math", "math/bits",
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
