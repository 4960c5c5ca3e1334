//go:build !js

package client

// inlined are the packages whose small functions are copied into their callers. They go through a whole
// dictionary or log (the solvers, the tries, the trainer, unpacking), or are called in such loops. Elsewhere,
// above all in the pages, copies only make the client larger: this saves 213,617 bytes today.
var inlined = []string{
	"runtime", "internal/runtime/...", "internal/bytealg",
	"spectrie/dicts", "spectrie/solver/...", "spectrie/trainer",
	"github.com/klauspost/compress/...",
	"slices", "unicode/utf8", "math", "math/bits",
}

// inliningFlags turns inlining off for all packages and on again for those. The last flag that matches a package
// counts.
func inliningFlags() []string {
	flags := []string{"-gcflags=all=-l"}
	for _, pattern := range inlined {
		flags = append(flags, "-gcflags="+pattern+"=")
	}
	return flags
}
