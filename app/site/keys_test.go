//go:build !js

package site

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/dicts"
)

// pressed is a key that a person presses.
type pressed struct {
	app.Value
	key      string
	with     []string // such as "ctrlKey"
	in       string   // a selector of an element around the focus; "" if nothing has the focus
	prevents *bool    // the browser does not act on the key too
}

func (p pressed) Get(name string) app.Value {
	switch {
	case name == "key":
		return p
	case slices.Contains(p.with, name), p.in != "" && (name == "target" || name == "closest"):
		return p
	}
	return app.Null()
}

func (p pressed) Truthy() bool { return true }

func (p pressed) String() string { return p.key }

func (p pressed) Call(method string, args ...any) app.Value {
	switch {
	case method == "preventDefault":
		*p.prevents = true
	case method == "closest" && strings.Contains(args[0].(string), p.in):
		return p
	}
	return app.Null()
}

// press presses a key, such as "ctrlKey+z in textarea". It reports whether the site acts on it.
func (m *mounted) press(keys string) (acts bool) {
	keys, in, _ := strings.Cut(keys, " in ")
	with := strings.Split(keys, "+")
	m.onKey(m.home, app.Event{Value: pressed{app.Null(), with[len(with)-1], with[:len(with)-1], in, &acts}})
	m.engine.ConsumeAll()
	return acts
}

func TestTheKeyForHelpShowsTheKeys(t *testing.T) {
	t.Parallel()
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	m.press("?")
	if m.Site.help != page.HelpOnKeys {
		t.Errorf("the help opens at %q, want %q", m.Site.help, page.HelpOnKeys)
	}
}

func TestKeysGoToThePageUnlessSomethingElseTakesThem(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		keys  string
		hears []string // the page
		acts  bool     // and the browser does not
	}{
		{"a", []string{"key a"}, true},
		{"Tab", []string{"key Tab"}, false},
		{"a in select, textarea", nil, false},
		{"a in [type=checkbox]), select", []string{}, false}, // in a field that is no checkbox
		{"Enter in input:not([type=radio]), select", nil, false},
		{"a in input:not([type=radio]), select", []string{"key a"}, true}, // in a checkbox
		{"ctrlKey+a", nil, false},
		{"metaKey+a", nil, false},
		{"altKey+a", nil, false},
		{"isComposing+a", nil, false},
		{"ctrlKey+z", []string{"undo"}, true},
		{"metaKey+Z", []string{"undo"}, true},
		{"ctrlKey+repeat+z", nil, true},
		{"ctrlKey+altKey+z", nil, false},
		{"ctrlKey+shiftKey+z", nil, false}, // nothing to redo
		{"ctrlKey+z in textarea", nil, false},
		{"repeat+a", []string{"key a"}, true},
		{"?", nil, true},
	} {
		m, first, _ := notedAt(t)
		m.Tell("Said.")
		if acts := m.press(c.keys); acts != c.acts {
			t.Errorf("%s: the site acts: %v, want %v", c.keys, acts, c.acts)
		}
		if got := first.take(); !slices.Equal(got, c.hears) {
			t.Errorf("%s: the page hears %q, want %q", c.keys, got, c.hears)
		}
		if ends := m.Notice() == ""; ends != (c.acts && !strings.Contains(c.keys, "repeat+z") || len(c.hears) > 0) {
			t.Errorf("%s: the notice ends: %v", c.keys, ends)
		}
	}
}

func TestCharactersStayOutOfReachIfThePersonWants(t *testing.T) {
	t.Parallel()
	for keys, want := range map[string]bool{
		"a": false, "1": false, "?": false, " ": true, "Enter": true, "é": false, "a in #tree": true, "a in .keys": true,
	} {
		m, _, _ := notedAt(t)
		m.Prefs().KeysNeedFocus = true
		if got := m.press(keys); got != want {
			t.Errorf("%q acts: %v, want %v", keys, got, want)
		}
	}
}
