//go:build !js

package explore

import (
	"testing"

	"spectrie/app/shelf"
	"spectrie/app/sitetest"
)

// mount is the explorer in go-app's test engine.
func mount(t testing.TB, books *shelf.Shelf) *mounted {
	t.Helper()
	w := sitetest.NewWorld(books, nil)
	return visitIn(w, func() *sitetest.Visit { return w.Open(t) })
}
