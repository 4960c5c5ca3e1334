package fit

import (
	"runtime"
	"testing"
)

// onlyNatively skips a long test as WebAssembly, where nothing that it checks is different.
func onlyNatively(t *testing.T) {
	t.Helper()
	if runtime.GOARCH == "wasm" {
		t.Skip("takes long as WebAssembly")
	}
}
