//go:build !js

package app

import (
	"strings"
	"testing"
	"unicode/utf8"

	"spectrie/app/storage"
	"spectrie/solver"
	"spectrie/trainer"
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
			t.Fatalf("%q is remembered as %q and read as %+v", text, w.text(), again)
		}
		players = solver.MinPlayers + int(uint(players)%(solver.MaxPlayers-solver.MinPlayers+1))
		for seat := 1; seat <= players; seat++ {
			if setup := w.setup(playView(players, seat), zero); setup.Check() != nil {
				t.Fatalf("%q, seat %d of %d: %v", text, seat, players, setup.Check())
			}
		}
	})
}

// zero is a chance that is none.
func zero() uint64 { return 0 }

// Names and notes of lists are read back from the device and from other people's files.
func FuzzCleanLine(f *testing.F) {
	for _, seed := range []string{
		"", "My list", " \u2066\t", "a\u202etxt.exe\n", "<script>alert(1)</script>", "\xff\xfe", "\ufeffzoo\x00\x1b[31m", strings.Repeat("ö", 99),
		"\u0085\u2028x\u2029", strings.Repeat("a ", 40),
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		list := ownList{Name: text, Note: text}.fit()
		if list.fit() != list {
			t.Errorf("%q is %+v and then %+v", text, list, list.fit())
		}
		for _, line := range []struct {
			text string
			most int
		}{{list.Name, mostName}, {list.Note, mostNote}} {
			bad := func(r rune) bool { return r < ' ' || r >= 0x7f && r < 0xa0 || r >= '\u202a' && r <= '\u202e' }
			if !utf8.ValidString(line.text) || utf8.RuneCountInString(line.text) > line.most || strings.ContainsFunc(line.text, bad) {
				t.Errorf("%q is shown as %q", text, line.text)
			}
		}
	})
}

// Any program of this origin can speak on the channels on which tabs do.
func FuzzHeardFromTabs(f *testing.F) {
	e := trainer.Entry{ID: trainer.ID{Writer: "a", Number: 1}, Kind: trainer.Answered, At: 1, Card: testCard("ja"), Grade: trainer.Good, Gave: "e"}
	answer := string(trainer.EncodeEntry(e))
	quoted := strings.ReplaceAll(answer, `"`, `\"`)
	for _, seed := range []string{
		"", "{", "null", "[]", `{"entries":["` + quoted + `"]}`, `{"entries":[null,"{}",3]}`, `{"deleted":true}`, `{"reread":true,"deleted":true}`,
		`{"gone":"a"}`, `{"kept":"{"}`, `{"kept":"` + strings.ReplaceAll(writtenMatch, `"`, `\"`) + `"}`, `{"gone":""}`,
	} {
		f.Add(seed)
	}
	m := matchesOn(f, &storage.Memory{})
	answers := practiceOn(f, &storage.Memory{})
	f.Fuzz(func(t *testing.T, text string) {
		answers.play.played.list, answers.play.played.unkept = nil, nil
		m.play.played.heard(m.home, text)
		answers.answers.heard(answers.home, text)
		m.engine.ConsumeAll()
		answers.engine.ConsumeAll()
		for _, k := range answers.play.played.list {
			if again, err := decodeMatch(k.encode()); err != nil || again.encode() != k.encode() {
				t.Errorf("%q lists a match that cannot be kept: %v", text, err)
			}
		}
		for _, e := range answers.answers.log.Entries() {
			if e.Check() != nil {
				t.Errorf("%q: %v", text, e.Check())
			}
		}
		answers.answers.state()
	})
}

// A file of saved matches is any text that a person chooses.
func FuzzOpenMatches(f *testing.F) {
	const record = "ghost1:american-english-7.1~min4~strict~go~opens1~seed7~Ada~Reader(35-mind-20)~bonezon;"
	for _, seed := range []string{
		"", record, matchHead, matchHead + "2026-11-21T12:00:00Z\n\n" + record + "\n" + matchHead + "x\n" + record,
		matchHead + "-0001-01-01T00:00:00Z\n" + record, matchHead + "9999-99-99\n" + record, "=== \r\n=== \r\n" + record,
		strings.ReplaceAll(record, "american-english-7.1", "own-0000000000000001"), strings.ReplaceAll(record, "min4", "min9"),
	} {
		f.Add(seed)
	}
	m := matchesOn(f, &storage.Memory{})
	f.Fuzz(func(t *testing.T, text string) {
		m.play.played.list, m.play.played.unkept, m.play.played.store = nil, nil, nil
		m.play.openMatchText(text)
		m.engine.ConsumeAll()
		for _, k := range m.play.played.list {
			if _, err := decodeMatch(k.encode()); err != nil {
				t.Errorf("%q makes a match that cannot be read again: %v", text, err)
			}
		}
	})
}
