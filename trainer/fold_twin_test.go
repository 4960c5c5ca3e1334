package trainer

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"
)

// foldTwin goes through the whole log for one card, entry by entry.
func foldTwin(log *Log, settings Settings, card Card, until int64) (t track, note string) {
	schedule := newScheduler(settings)
	undone := map[ID]bool{}
	for _, e := range log.Entries() {
		if e.Kind == Undone && e.At <= until {
			undone[e.Undoes] = true
		}
	}
	for _, e := range log.Entries() {
		if e.At > until || undone[e.ID] {
			continue
		}
		marked := e.Card == card || !e.Alone && card.Below(e.Card)
		switch {
		case e.Kind == Answered && e.Card == card:
			lapses := t.lapses
			t.memory = schedule.next(t.memory, settings.dayOf(e.At, e.Zone), e.Grade)
			t.count++
			if t.lapses > lapses && (t.lapses == 8 || t.lapses == 12 || t.lapses == 16 || t.lapses == 20) {
				t.leech = true
			}
		case e.Kind == Added && e.Card == card:
			t.adds = append(t.adds, answer{})
		case e.Kind == Noted && e.Card.Course == card.Course && e.Card.Fragment == card.Fragment:
			note = e.Text
		case e.Kind == Suspended && marked:
			t.suspended = true
		case e.Kind == Resumed && marked:
			t.suspended, t.leech = false, false
		case e.Kind == Forgotten && marked:
			t.memory, t.count, t.leech = memory{}, 0, false
		}
	}
	return t, note
}

func TestTheFoldAgreesWithTheSlowTwin(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 22))
	leeches, notes := 0, 0
	logs := 80
	if runtime.GOARCH == "wasm" || testing.Short() { // where they take longer
		logs /= 4
	}
	for range logs {
		var log Log
		log.Add(randomEntries(random, 1+random.IntN(200))...)
		for range random.IntN(8) * 40 { // a card that is missed again and again
			e := log.Next("a", Answered, noon.AddDate(0, 0, random.IntN(400)))
			e.Card, e.Grade = decision("ja"), []Grade{Again, Again, Good, Easy}[random.IntN(4)]
			log.Add(e)
		}
		now := noon.AddDate(0, 0, random.IntN(400))
		state := Fold(&log, now)
		cards := map[Card]bool{decision("jab"): true, decision(""): true}
		for _, e := range log.Entries() {
			if e.Card.Check() == nil {
				cards[e.Card] = true
			}
		}
		for card := range cards {
			want, note := foldTwin(&log, state.Settings(), card, horizon(now))
			got := state.Progress(card, now)
			if got.Status != want.status || got.Stability != want.stability || got.Days != want.days || got.Answers != want.count ||
				got.Leech != want.leech || got.Suspended != (want.suspended || want.leech) {
				t.Fatalf("%+v: %+v, want %+v", card, got, want)
			}
			if added := slices.Contains(state.Added(card.Course), card.Fragment) && !card.Recall; added != (len(want.adds) > 0) {
				t.Fatalf("%+v added: %v", card, added)
			}
			if got := state.NoteOn(card.Course, card.Fragment); got != note {
				t.Fatalf("the note on %+v is %q, want %q", card, got, note)
			}
			if note != "" {
				notes++
			}
			if got.Leech {
				leeches++
			}
		}
	}
	if leeches < 10 || notes < 10 {
		t.Errorf("only %d leeches and %d notes", leeches, notes)
	}
}
