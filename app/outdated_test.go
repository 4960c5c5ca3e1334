//go:build !js

package app

import (
	"fmt"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// recordOf is a match of two people for GO with challenges. The letters were played, and then the other events happened.
func recordOf(t *testing.T, letters string, then ...match.Event) address.View {
	t.Helper()
	setup := match.Setup{Dict: dicts.DefaultID, MinLetters: 4, Lives: "go", Challenges: true,
		Players: []match.Player{{Name: "Ann"}, {Name: "Ben"}}}
	var events []match.Event
	for _, letter := range letters {
		events = append(events, match.Event{Kind: match.Plays, Letter: letter})
	}
	return address.RecordView(&setup, match.RecordOf(&setup, append(events, then...)))
}

// scenes are pages that a person can have in front: an address and the controls to use there, each by the start of its
// name.
func scenes(t *testing.T) map[string]scene {
	on := func(name address.Page) address.View { return address.DefaultView.On(name) }
	practice := on(address.HangmanPractice)
	practice.Letters, practice.Seed, practice.Tried = 5, 7, "e"
	lost := practice
	lost.Lives, lost.Tried = 1, "qz"
	advisor := on(address.Hangman)
	advisor.Template, advisor.Without = "_e__", "s"
	archive := on(address.PuzzleDay)
	archive.Day = "archive"
	wrong := match.Event{Kind: match.ClaimsWord}
	return map[string]scene{
		"explorer":                 {at: apptest.Game(2, 1, "ja")},
		"strategy":                 {at: on(address.Strategy)},
		"today":                    {at: on(address.Today)},
		"drill":                    {at: on(address.Drill)},
		"drill, answered":          {on(address.Drill), []string{"click button id=drill-continue"}},
		"drill, ended":             {on(address.Drill), []string{"click button id=drill-stop"}},
		"statistics":               {at: on(address.Statistics)},
		"puzzles":                  {at: on(address.Puzzles)},
		"ghost of the day":         {at: on(address.PuzzleDay)},
		"earlier days":             {at: archive},
		"choice of a match":        {at: on(address.Play)},
		"match against bots":       {on(address.Play), []string{"click button id=play-quick", "click button data-letter=j"}},
		"replay of a letter":       {at: recordOf(t, "aun")},
		"replay of a round":        {at: recordOf(t, "aunt", wrong)},
		"replay of a match":        {at: recordOf(t, "aunt", wrong, match.Event{Kind: match.Plays, Letter: 'b'}, match.Event{Kind: match.ClaimsNone}, match.Event{Kind: match.Names, Word: "bat"})},
		"match that is played on":  {recordOf(t, "aunt"), []string{"click button id=play-on"}},
		"look back on a round":     {recordOf(t, "aun"), []string{"click button id=play-on", "click button data-letter=t", "click button id=claim-word"}},
		"challenge to name a word": {recordOf(t, "aun", match.Event{Kind: match.ClaimsNone}), []string{"click button id=play-on"}},
		"advisor":                  {at: advisor},
		"choice of a game":         {at: on(address.HangmanPractice)},
		"practice":                 {at: practice},
		"practice that has ended":  {at: lost},
		"hardest words":            {at: on(address.HangmanHardest)},
		"algorithms":               {at: on(address.HangmanAlgorithms)},
		"lists":                    {at: on(address.Dictionaries)},
		"who loses where":          {at: on(address.Losers)},
		"compare":                  {at: on(address.Compare)},
	}
}

type scene struct {
	at   address.View
	uses []string
}

// open opens a site and goes there.
func (s scene) open(t *testing.T, w *sitetest.World) *sitetest.Visit {
	t.Helper()
	v := w.Open(t)
	v.Visit(s.at)
	for _, name := range s.uses {
		v.Use(t, name)
	}
	return v
}

// panicOf is the value that do panics with, as text; "" for none.
func panicOf(do func()) (said string) {
	defer func() {
		if reason := recover(); reason != nil {
			said = fmt.Sprint(reason)
		}
	}()
	do()
	return ""
}

// The address changes, and a person clicks on the old drawing before the page is redrawn.
func TestNoControlActsOnWhatHasGone(t *testing.T) {
	books := apptest.ShelfOf(t, "aunt", "auntie", "band", "bat", "bath", "bank", "bone", "hello", "jail", "jest", "jewel", "level", "nine", "zone")
	books.Files = apptest.Shipped
	all := scenes(t)
	done := 0
	for from, scene := range all {
		for _, to := range []string{"explorer", "choice of a match", "replay of a round", "practice", "choice of a game", "drill", "lists"} {
			next, w := all[to], sitetest.NewWorld(books, pagesOf)
			v := scene.open(t, w)
			controls := sitetest.ControlsOf(v.Render())
			if from == to || len(controls) == 0 {
				continue
			}
			v.Ask(next.at)
			v.Show(next.at)
			v.Settle(v.Ctx())
			if v.Outdated() {
				done += len(controls) // which the site keeps from their handlers
				continue
			}
			shown := *v.Shown()
			for _, c := range controls {
				if reason := panicOf(func() { c.Do(v.Ctx()) }); reason != "" {
					t.Errorf("from %s to %s: %s panics: %s", from, to, c.Name, reason)
				}
				done++
			}
			v.Engine.ConsumeAll()
			if v.Shown().Page != shown.Page {
				t.Errorf("from %s to %s: a control of the former has shown %s", from, to, v.Shown().Page)
			}
		}
	}
	t.Logf("%d controls", done)
}
