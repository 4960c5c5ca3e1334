//go:build !js

package site

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"fmt"
	"strings"
)

// worker fills in the service worker's version and its list of files with their hashes. The page itself is
// listed as "./", the address that every host answers with index.html.
func worker(site files, version string) []byte {
	var list strings.Builder
	list.WriteString("{\n")
	for _, name := range site.names() {
		if strings.HasPrefix(name, screenshots) {
			continue
		}
		address := name
		if name == "index.html" {
			address = "./"
		}
		fmt.Fprintf(&list, "  %q: %q,\n", address, integrity(site[name]))
	}
	list.WriteString("}")

	return withoutComments([]byte(strings.NewReplacer(
		"{{version}}", version,
		"{{files}}", list.String(),
	).Replace(workerTemplate)))
}

//go:embed worker.js
var workerTemplate string

// integrity is the content's hash in the form of the fetch option of that name.
func integrity(content []byte) string {
	sum := sha256.Sum256(content)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}
