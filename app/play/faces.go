package play

import (
	"strconv"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/trainer/match"
)

// faces are what each opponent's ghost wears, as shapes over the ghost in a box of 48 by 48.
var faces = map[string]markup.Literal{
	"child":   `<path class="ink" d="M23 6h2v-4h-2z"/><ellipse class="ink" cx="17" cy="2.5" rx="6" ry="1.5"/><ellipse class="ink" cx="31" cy="2.5" rx="6" ry="1.5"/><circle class="ink" cx="18" cy="20" r="4"/><circle class="ink" cx="30" cy="20" r="4"/><path class="line" d="M19 28q5 5 10 0"/>`,
	"pupil":   `<path class="ink" d="M24 1 42 8 24 15 6 8zM38 9v9h1.6V9z"/><circle class="ink" cx="18" cy="21" r="3"/><circle class="ink" cx="30" cy="21" r="3"/><path class="line" d="M20 29h8"/>`,
	"reader":  `<circle class="line" cx="17" cy="20" r="6"/><circle class="line" cx="31" cy="20" r="6"/><path class="line" d="M23 20h2"/><circle class="ink" cx="17" cy="20" r="2.5"/><circle class="ink" cx="31" cy="20" r="2.5"/><path class="line" d="M20 30q4 2 8 0"/>`,
	"editor":  `<path class="ink" d="M7 17q17-11 34 0l-4 2q-13-7-26 0z"/><circle class="ink" cx="18" cy="22" r="2.5"/><circle class="ink" cx="30" cy="22" r="2.5"/><path class="line" d="M19 30q5-3 10 0M35 30l8-13"/>`,
	"perfect": `<path class="ink" d="M13 9V0l6 4 5-4 5 4 6-4v9q-11-4-22 0z"/><path class="line" d="M15 20h6M27 20h6M20 29q4 3 8 0"/>`,
}

// face draws an opponent as a ghost, or with another key a ghost with nothing but eyes. The part of its lives
// that it has lost, from 0 to 1, makes it fade.
func face(key string, lost float64) markup.HTML {
	var m markup.Writer
	m.Open("svg", "class", "face", "viewBox", "0 0 48 46", "width", "48", "height", "46", "aria-hidden", "true",
		"opacity", strconv.FormatFloat(1-0.8*lost, 'f', 2, 64))
	m.Element("path", "", "class", "body", "d", "M24 4C14 4 8 11 8 21v17c0 4 4 5 6 2s4-3 6 0c2 4 6 4 8 0c2-3 4-3 6 0s6 2 6-2V21C40 11 34 4 24 4z")
	if wears, ok := faces[key]; ok {
		m.Literal(wears)
	} else {
		m.Literal(`<circle class="ink" cx="18" cy="20" r="3"/><circle class="ink" cx="30" cy="20" r="3"/>`)
	}
	m.Close("svg")
	return m.HTML()
}

// score is how the person's matches with a named opponent ended, or the rounds as long as no match has. It
// is empty for a newcomer.
func (f *opponentRecord) score(bot match.Bot) string {
	for _, t := range f.tallies {
		switch {
		case t.Bot != bot:
		case t.Matches > 0:
			return "You have won " + text.Grouped(t.Won) + " of " + text.Pick(t.Matches == 1, "1 match.", text.Grouped(t.Matches)+" matches.")
		case t.Rounds > 0 && t.Lost == 0:
			return "You have lost no round yet, of " + text.Grouped(t.Rounds) + "."
		case t.Rounds > 0:
			return "You have lost " + text.Grouped(t.Lost) + " of " + text.Counted(t.Rounds, "round") + "."
		}
	}
	return ""
}
