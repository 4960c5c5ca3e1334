//go:build !js

package site

import (
	"bytes"
	"path"
	"strings"
)

// stripScripts takes the lines that hold only a comment out of our scripts: a fourth of their bytes, which
// only readers of the sources need. Go's and go-app's scripts stay as they are, with their licences.
func (site files) stripScripts() {
	for name, script := range site {
		if path.Ext(name) == ".js" && strings.HasPrefix(name, "web/") && !strings.HasPrefix(name, "web/vendor/") {
			site[name] = withoutComments(script)
		}
	}
}

// withoutComments knows no strings: no line within one may begin with "//".
func withoutComments(script []byte) []byte {
	var out []byte
	for line := range bytes.Lines(script) {
		if !bytes.HasPrefix(bytes.TrimSpace(line), []byte("//")) {
			out = append(out, line...)
		}
	}
	return out
}
