package shelf

import (
	"strconv"
	"strings"
)

// FreeName is name, with a number behind it when another dictionary than id is
// already called so.
func (l *Shelf) FreeName(name, id string) string {
	taken := func(name string) bool {
		for _, entry := range l.Entries() {
			if entry.ID != id && strings.EqualFold(entry.Name, name) {
				return true
			}
		}
		return false
	}
	free := name
	for n := 2; taken(free); n++ {
		free = name + " " + strconv.Itoa(n)
	}
	return free
}
