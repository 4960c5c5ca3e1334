//go:build !js

package app

import (
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/sitetest"
)

func TestEveryButtonDoesSomething(t *testing.T) {
	books := apptest.ShelfOf(t, "aunt", "auntie", "band", "bat", "bath", "bank", "bone", "hello", "jail", "jest", "jewel", "level", "nine", "zone")
	books.Files = apptest.Shipped
	all := scenes(t)
	cards := address.DefaultView.On(address.Drill)
	cards.Cards = true
	all["single cards"] = scene{at: cards}
	for name, scene := range all {
		v := scene.open(t, sitetest.NewWorld(books, pagesOf))
		for _, dead := range sitetest.DeadButtons(v.Render()) {
			t.Errorf("%s: nothing handles %s", name, dead)
		}
	}
}
