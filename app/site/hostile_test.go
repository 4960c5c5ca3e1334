//go:build !js

package site

import (
	"net/url"
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/dicts"
)

func TestAnAddressIsText(t *testing.T) {
	t.Parallel()
	l := apptest.ShelfWith(t, dicts.DefaultID)
	hostile := url.QueryEscape(strings.Join(apptest.HostileTexts(), " "))
	query := ""
	for _, key := range []string{"dict", "fragment", "find", "with", "match", "record", "template", "without", "tried", "players", "unknown"} {
		query += "&" + key + "=" + hostile
	}
	for _, front := range address.Pages {
		m := mount(t, l)
		m.asked, m.problems = m.parse("#/" + string(front) + "?" + query)
		if len(m.problems) == 0 {
			t.Errorf("%s: nothing is wrong", front)
		}
		if m.ready(m.asked) && front != address.HangmanAlgorithms { // its tournament would begin
			m.Show(m.asked)
			m.engine.ConsumeAll()
		}
		apptest.Shape(apptest.Rendered(t, m))
	}
}
