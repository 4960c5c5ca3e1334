package match

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode"

	"spectrie/dicts"
)

func TestRecordsComeBackAsTheyWere(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 1))
	for range 3000 {
		setup, events := randomSetup(random), randomEvents(random)
		if err := setup.Check(); err != nil {
			t.Fatal(err)
		}
		line := record(&setup, events, nil)
		if i := strings.IndexFunc(line, func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsGraphic(r) }); i >= 0 {
			t.Fatalf("%q has something in it that gets lost on the way", line)
		}
		sameRecord(t, line, setup, events)
	}
}

func randomSetup(random *rand.Rand) Setup {
	s := Setup{
		Dict: "own-0123", MinLetters: 1 + random.IntN(9), Challenges: random.IntN(2) == 0,
		Lives: string([]rune("ghößtλ漢")[random.IntN(6):]), Seed: random.Uint64(),
	}
	for range 2 + random.IntN(7) {
		var p Player
		for p.Name == "" || p.check() != nil {
			p.Name = randomName(random)
		}
		if random.IntN(2) == 0 {
			p.Bot = Bot{dicts.NoTier, LookAhead(1 + random.IntN(3)), random.IntN(101)}
			if random.IntN(4) > 0 {
				p.Bot.Vocabulary = dicts.Tiers[random.IntN(len(dicts.Tiers))]
			}
		}
		s.Players = append(s.Players, p)
	}
	s.Opener, s.Opens = random.IntN(len(s.Players)), Opening(random.IntN(3))
	return s
}

func randomName(random *rand.Rand) string {
	name := make([]rune, 1+random.IntN(MostName))
	for i := range name {
		switch random.IntN(3) {
		case 0:
			name[i] = []rune("ghost1:~;_.()- >\u200d\u0301\u00a0\ufeff\U0010ffff")[random.IntN(20)]
		case 1:
			name[i] = rune(random.IntN(unicode.MaxASCII))
		default:
			name[i] = rune(random.IntN(0xd800))
		}
	}
	return string(name)
}

func randomEvents(random *rand.Rand) []Event {
	var events []Event
	for range random.IntN(40) {
		e := Event{Kind: []Kind{Plays, Plays, Plays, ClaimsWord, ClaimsNone, Names, TakesBack, Looks}[random.IntN(8)]}
		switch e.Kind {
		case Plays:
			e.Letter = []rune("abcßλ漢")[random.IntN(6)]
		case Names:
			e.Word = []string{"", "aunt", "straße", "漢"}[random.IntN(4)]
		case Looks:
			e.Help = Help(1 + random.IntN(3))
		}
		events = append(events, e)
	}
	return events
}

func FuzzRecord(f *testing.F) {
	random := rand.New(rand.NewPCG(5, 2))
	for range 20 {
		s := randomSetup(random)
		f.Add(record(&s, randomEvents(random), nil))
	}
	f.Add("> ghost1:web2~min1~strict~g~opens1~seed0~a~b(all-step-0)~ab.\n>c-SWL!?();")
	f.Fuzz(func(t *testing.T, text string) {
		setup, events, err := ParseRecord(text)
		if err != nil {
			return
		}
		if err := setup.Check(); err != nil {
			t.Fatal(err)
		}
		line := record(&setup, events, nil)
		sameRecord(t, line, setup, events)
		// Only dots between rounds, blanks and what mails add can be told apart.
		read, err := findRecord(text)
		if err != nil {
			t.Fatal(err)
		}
		at := strings.LastIndex(read, recordPart)
		if read = read[:at] + strings.ReplaceAll(read[at:], ".", ""); recordStart+read+recordEnd != line {
			t.Fatalf("%q is written as %q", read, line)
		}
	})
}
