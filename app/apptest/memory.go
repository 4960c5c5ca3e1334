package apptest

import "strings"

// Remembered are the badges of a drawing, by fragment, as the labels say them.
func (p Page) Remembered() map[string]string {
	p.T.Helper()
	said := map[string]string{}
	for key, node := range p.Drawn() {
		_, memory, found := strings.Cut(node.One("title").Words(), " to move; ")
		if !found {
			_, memory, found = strings.Cut(node.One("title").Words(), "your move; ")
		}
		if found != (len(node.All(".halo")) > 0) {
			p.T.Errorf("%q is named %q, and has %d badges", key, node.One("title").Words(), len(node.All(".halo")))
		}
		if found {
			said[key] = memory
		}
	}
	return said
}
