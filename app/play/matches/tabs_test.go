//go:build !js

package matches

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/app/site"
	"spectrie/app/sitetest"
	"spectrie/app/storage"
)

// mounted are the matches of a site in go-app's test engine.
type mounted struct {
	*sitetest.Visit
	played *Matches
}

// emptyPage is a page that shows no matches.
type emptyPage struct{}

func (emptyPage) Show(view address.View) (address.View, []string, error) { return view, nil, nil }
func (emptyPage) Settle(app.Context)                                     {}
func (emptyPage) Parts() []app.UI                                        { return nil }
func (emptyPage) Title() string                                          { return "" }
func (emptyPage) OnKey(app.Context, app.Event, string) bool              { return false }

// matchesOn is a site that has read the matches of a device.
func matchesOn(t testing.TB, device *storage.Memory) *mounted {
	t.Helper()
	m := &mounted{}
	w := sitetest.NewWorld(apptest.ShelfOf(t, "aunt", "auntie", "bank", "bone", "zone"), func(h page.Host, w site.World, _ *answers.Answers) []page.Placement {
		m.played = New(h, w.Device, Events{Changed: func(app.Context) {}, Renamed: func(string, string) {}, Removed: func(string) {}})
		return []page.Placement{{Class: "play", Names: []address.Page{address.Play}, Page: emptyPage{}}}
	})
	w.Device = device
	w.SetClock("2026-11-21 12:00")
	m.Visit = w.Open(t)
	m.played.LoadMatches()
	m.Engine.ConsumeAll()
	return m
}

// Any program of this origin can use the channels of the tabs.
func FuzzHeardFromTabs(f *testing.F) {
	for _, seed := range []string{
		"", "{", "null", "[]", `{"entries":[null,"{}",3]}`, `{"deleted":true}`, `{"reread":true,"deleted":true}`,
		`{"gone":"a"}`, `{"kept":"{"}`, `{"kept":"` + strings.ReplaceAll(writtenMatch, `"`, `\"`) + `"}`, `{"gone":""}`,
	} {
		f.Add(seed)
	}
	m := matchesOn(f, &storage.Memory{})
	f.Fuzz(func(t *testing.T, text string) {
		m.played.List, m.played.Unkept = nil, nil
		m.played.OnNews(m.Ctx(), text)
		m.Engine.ConsumeAll()
		for _, k := range m.played.List {
			if again, err := DecodeMatch(k.Encode()); err != nil || again.Encode() != k.Encode() {
				t.Errorf("%q lists a match that cannot be kept: %v", text, err)
			}
		}
	})
}
