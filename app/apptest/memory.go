package apptest

import (
	"strings"

	"spectrie/app/storage"
)

// Remembered are the memory badges of a drawing by fragment, as the labels say them.
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

// LaterText is a record of a later program. DamagedText is a damaged record that has a field v.
const (
	LaterText   = `{"v":2,"said":"something that this program does not know"}`
	DamagedText = `{"v":"2"}`
)

// ClearSiteData does what the browser does when it clears the data of an open site.
func ClearSiteData(m *storage.Memory) {
	m.Erase()
	m.Disconnect()
}
