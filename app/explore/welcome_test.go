//go:build !js

package explore

import (
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
)

func TestTheWelcomeOpensTheHelp(t *testing.T) {
	t.Parallel()
	m := fewWords(t)
	for id, want := range map[string]string{"welcome-play": "How to play", "welcome-solved": "How it is solved"} {
		m.Use(t, "click button id="+id)
		for _, section := range m.Drawn(t).Id("help").One(".help-sections").All("button") {
			if pressed := section.Attribute("aria-pressed") == "true"; pressed != (section.Words() == want) {
				t.Errorf("%s: the section %q is open: %v, want %q open", id, section.Words(), pressed, want)
			}
		}
	}
}

func TestTheWelcomeEnds(t *testing.T) {
	t.Parallel()
	leave := func(m *mounted) {
		m.Visit.Visit(address.View{Page: address.Strategy, Dict: m.Shown().Dict, Rules: m.Shown().Rules, Seat: 1})
		m.Visit.Visit(apptest.Game(2, 1, ""))
	}
	type steps = []func(*mounted)
	typed := func(letter string) func(*mounted) { return func(m *mounted) { m.key(t, letter) } }
	tapped := func(letter string) func(*mounted) {
		return func(m *mounted) { m.Use(t, "click button data-letter="+letter) }
	}
	for name, c := range map[string]struct {
		do    steps
		stays bool
	}{
		"not before anything is done":       {nil, true},
		"when it is closed":                 {steps{func(m *mounted) { m.Use(t, "click button id=welcome-close") }}, false},
		"not with the first letter":         {steps{typed("j")}, true},
		"not with a letter that is refused": {steps{typed("j"), typed("x")}, true},
		"with the second letter":            {steps{typed("j"), typed("e")}, false},
		"not under the finger":              {steps{tapped("j"), tapped("e"), tapped("w")}, true},
		"with a third, typed letter":        {steps{tapped("j"), tapped("e"), typed("w")}, false},
		"after two letters, elsewhere":      {steps{tapped("j"), tapped("e"), leave}, false},
		"not after one letter, elsewhere":   {steps{tapped("j"), leave}, true},
	} {
		m := fewWords(t)
		for _, do := range c.do {
			do(m)
		}
		if stays := len(m.Drawn(t).All(".welcome")) > 0; stays != c.stays {
			t.Errorf("%s: the welcome is there: %v, want %v", name, stays, c.stays)
		}
	}
}
