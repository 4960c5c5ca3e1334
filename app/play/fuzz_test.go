//go:build !js

package play

import (
	"strings"
	"testing"

	"spectrie/app/play/matches"
	"spectrie/app/storage"
	"spectrie/solver"
)

// What the browser remembers may come from another program, or be damaged.
func FuzzReadWishes(f *testing.F) {
	w := wishes{yours: "Ann & co", lives: "spook", challenges: true, opens: 2, atOnce: true}
	w.others[0] = seatWish{kind: kindPerson, name: "Ben"}
	w.others[1] = madeWish("20 1")
	w.others[2] = seatWish{kind: "child"}
	for _, seed := range []string{
		"", w.text(), "%zz", "opens=99&lives=%00&seat0=dragon", "seat1=made+7+9&you=%ff%0a", "opens=-1&seat0=reader",
		"lives=%f0%90%90%80%e6%bc%a2&you=%e2%80%aex", "seat6=person+" + strings.Repeat("x", 3000), "a;b=c&&=&seat0",
	} {
		f.Add(seed, 3)
	}
	f.Fuzz(func(t *testing.T, text string, players int) {
		w := readWishes(text)
		if again := readWishes(w.text()); again != w {
			t.Fatalf("%q is remembered as %q and read as %+v, want %v", text, w.text(), again, w)
		}
		players = solver.MinPlayers + int(uint(players)%(solver.MaxPlayers-solver.MinPlayers+1))
		for seat := 1; seat <= players; seat++ {
			if setup := w.setup(playView(players, seat), zero); setup.Check() != nil {
				t.Fatalf("%q, seat %d of %d: %v", text, seat, players, setup.Check())
			}
		}
	})
}

// zero is a source of chance that always gives 0.
func zero() uint64 { return 0 }

// A file of saved matches is any text that a person chooses.
func FuzzOpenMatches(f *testing.F) {
	const record = "ghost1:american-english-7.1~min4~strict~go~opens1~seed7~Ada~Reader(35-mind-20)~bonezon;"
	for _, seed := range []string{
		"", record, matches.FileHead, matches.FileHead + "2026-11-21T12:00:00Z\n\n" + record + "\n" + matches.FileHead + "x\n" + record,
		matches.FileHead + "-0001-01-01T00:00:00Z\n" + record, matches.FileHead + "9999-99-99\n" + record, "=== \r\n=== \r\n" + record,
		strings.ReplaceAll(record, "american-english-7.1", "own-0000000000000001"), strings.ReplaceAll(record, "min4", "min9"),
	} {
		f.Add(seed)
	}
	m := matchesOn(f, &storage.Memory{})
	f.Fuzz(func(t *testing.T, text string) {
		m.play.matches.List, m.play.matches.Unkept, m.play.matches.Store = nil, nil, nil
		m.play.openMatchText(text)
		m.Engine.ConsumeAll()
		for _, k := range m.play.matches.List {
			if _, err := matches.DecodeMatch(k.Encode()); err != nil {
				t.Errorf("%q makes a match that cannot be read again: %v", text, err)
			}
		}
	})
}
