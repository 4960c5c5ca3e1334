package link

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
	"spectrie/trainer/match"
)

// book is the book of some words over the letters in them.
func book(t testing.TB, minLetters int, words ...string) *match.Book {
	t.Helper()
	letters := []rune(strings.Join(words, ""))
	slices.Sort(letters)
	alphabet, err := dicts.NewAlphabet(string(slices.Compact(letters)))
	if err != nil {
		t.Fatal(err)
	}
	b := dicts.NewBuilder(alphabet, false)
	slices.Sort(words)
	for _, word := range words {
		if err := b.Add(word, dicts.NoTier); err != nil {
			t.Fatal(err)
		}
	}
	return match.NewBook(b.Trie(), minLetters)
}

// randomMatch is a match of people that the rules allow, and the words that it was played with.
func randomMatch(t testing.TB, random *rand.Rand) (*Match, *match.Book) {
	t.Helper()
	words := [][]string{{"aunt", "auntie", "axes", "bead", "zoo"}, {"straße", "strand", "über", "ab"}, {"λόγος", "λύκος", "άλφα"}}[random.IntN(3)]
	m := &Match{Setup: match.Setup{
		Dict: shipped[random.IntN(len(shipped))], MinLetters: 1 + random.IntN(3), Challenges: random.IntN(3) > 0,
		Lives: []string{match.UsualLives, "go", "ß"}[random.IntN(3)], Seed: random.Uint64(), Opens: match.Opening(random.IntN(3)),
	}}
	s := &m.Setup
	for range 2 + random.IntN(7) {
		s.Players = append(s.Players, match.Player{Name: []string{"Ada", "Benedikt", "Ελένη", "O’Neil-Ω 7", "漢字", "“~;_.(x)", "👻"}[random.IntN(7)]})
	}
	s.Opener = random.IntN(len(s.Players))
	if random.IntN(2) == 0 {
		s.Dict, m.List = fmt.Sprintf("own-%016x", random.Uint64()), List{[]string{"", "My words", "Öl"}[random.IntN(3)], random.IntN(1 << 20)}
	}
	b := book(t, s.MinLetters, words...)
	letters := []rune(b.Words.Alphabet().String())
	played, err := match.New(*s, b)
	if err != nil {
		t.Fatal(err)
	}
	for range random.IntN(80) {
		if played.State().Winner != match.Nobody {
			break
		}
		fragment := played.State().Round().Fragment()
		_ = played.Add([]match.Event{ // which the rules may refuse
			{Kind: match.Plays, Letter: letters[random.IntN(len(letters))]}, {Kind: match.Plays, Letter: letters[random.IntN(len(letters))]},
			{Kind: match.ClaimsWord}, {Kind: match.ClaimsNone}, {Kind: match.Names},
			{Kind: match.Names, Word: fragment + string(letters[random.IntN(len(letters))])}, {Kind: match.Names, Word: fragment + "é"},
		}[random.IntN(7)])
	}
	m.Events = played.Events()
	return m, b
}

func encoded(t testing.TB, m *Match) string {
	t.Helper()
	code, err := m.Encode()
	if err != nil {
		t.Fatalf("%+v: %v", m, err)
	}
	return code
}

func TestAMatchComesBackFromItsCode(t *testing.T) {
	random := rand.New(rand.NewPCG(18, 1))
	for range 3000 {
		m, b := randomMatch(t, random)
		code := encoded(t, m)
		if i := strings.IndexFunc(code, func(r rune) bool {
			return r != '-' && r != '_' && (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z')
		}); i >= 0 {
			t.Fatalf("%q has %q in it", code, code[i])
		}
		back, err := Decode(code)
		if err != nil || !reflect.DeepEqual(back, m) {
			t.Fatalf("%+v comes back as %+v (%v)", m, back, err)
		}
		if _, err := match.Resume(back.Setup, b, back.Events); err != nil {
			t.Fatalf("the rules refuse %+v: %v", back, err)
		}
	}
}

func TestCutsAndChangesAreNoticed(t *testing.T) {
	random := rand.New(rand.NewPCG(18, 2))
	for range 60 {
		m, _ := randomMatch(t, random)
		code := encoded(t, m)
		for i := range code {
			if _, err := Decode(code[:i]); err == nil {
				t.Fatalf("%q can be cut to %q", code, code[:i])
			}
			changed := []byte(code)
			for changed[i] == code[i] {
				changed[i] = "ABCabc0189-_="[random.IntN(13)]
			}
			if back, err := Decode(string(changed)); err == nil {
				t.Fatalf("%q can become %q, which is %+v", code, changed, back)
			}
		}
	}
}

func TestWhatALinkCannotHoldIsRefused(t *testing.T) {
	setup := match.Setup{Dict: "web2", MinLetters: 4, Lives: "ghost", Players: []match.Player{{Name: "Ada"}, {Name: "Ben"}}}
	bot := setup
	bot.Players = []match.Player{{Name: "Ada"}, match.Player{Name: "Bot", Bot: match.Bot{Vocabulary: dicts.NoTier, Looks: match.Full}}}
	unknown := setup
	unknown.Dict = "unknown"
	none := setup
	none.Lives = ""
	for name, m := range map[string]Match{
		"a bot": {Setup: bot}, "an unknown dictionary": {Setup: unknown}, "an impossible setup": {Setup: none},
	} {
		if code, err := m.Encode(); err == nil {
			t.Errorf("%s: the code is %q", name, code)
		}
	}
}

func TestAnUnreadableCodeSaysWhy(t *testing.T) {
	sealed := func(bytes ...byte) string {
		return "1" + base64.RawURLEncoding.EncodeToString(append(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(bytes)), bytes...))
	}
	good, _ := randomMatch(t, rand.New(rand.NewPCG(18, 3)))
	code := encoded(t, good)
	for text, want := range map[string]string{
		"":                                     "missing or was changed",
		"hello":                                "missing or was changed",
		"1":                                    "missing or was changed",
		code + "A":                             "missing or was changed",
		sealed():                               "missing or was changed",
		sealed(0, 0, 0, 0, 0, 0, 0, 0):         "missing or was changed",
		sealed(0, 0, 0, 0, 0, 0, 0, 0, 0xe0):   "missing or was changed",
		"2" + code[1:]:                         "another version",
		"1" + strings.Repeat("A", mostChars+1): "missing or was changed",
	} {
		if _, err := Decode(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60q: %v, want %q", text, err, want)
		}
	}
}

// No dictionary may lose its number, and the default one must have one.
func TestEveryShippedDictionaryHasANumber(t *testing.T) {
	for _, entry := range dicts.Catalogue {
		if !slices.Contains(shipped[:], entry.ID) {
			t.Errorf("%s has no number: add it to the end of shipped", entry.ID)
		}
	}
}

// A code of the first version, as it was given away.
func TestTheFirstCodeStaysReadable(t *testing.T) {
	const given = "1VkiuGwEjRWeJq83vBKCAfx2IUfR2JIIDkFvhyCmgXRE8"
	m, err := Decode(given)
	if err != nil {
		t.Fatal(err)
	}
	if got := match.RecordOf(&m.Setup, m.Events); got != "ghost1:american-english-7.1~min4~bluff~ghost~opens2-turns~seed81985529216486895~Ada~Ben~hec?(hectic)ce;" {
		t.Errorf("it is %s", got)
	}
}

// slowCompare is Compare by the texts of all events.
func slowCompare(here, came []match.Event) (Age, int) {
	line := func(events []match.Event) (all []string) {
		for _, e := range events {
			all = append(all, fmt.Sprint(e))
		}
		return all
	}
	a, b := strings.Join(line(here), "\n")+"\n", strings.Join(line(came), "\n")+"\n"
	common := 0
	for i := range here {
		if strings.HasPrefix(b, strings.Join(line(here[:i+1]), "\n")+"\n") {
			common = i + 1
		}
	}
	switch {
	case a == b:
		return Same, common
	case len(came) == 0 || strings.HasPrefix(a, b):
		return Older, common
	case len(here) == 0 || strings.HasPrefix(b, a):
		return Newer, common
	}
	return Forked, common
}

func TestAgesAreThoseOfTheSlowTwin(t *testing.T) {
	random := rand.New(rand.NewPCG(18, 4))
	kinds := [...]match.Event{{Kind: match.Plays, Letter: 'a'}, {Kind: match.Plays, Letter: 'b'}, {Kind: match.ClaimsNone}, {Kind: match.Names, Word: "ab"}}
	events := func() (all []match.Event) {
		for range random.IntN(5) {
			all = append(all, kinds[random.IntN(len(kinds))])
		}
		return all
	}
	opposite := map[Age]Age{Same: Same, Older: Newer, Newer: Older, Forked: Forked}
	met := map[Age]int{}
	for range 20000 {
		here, came := events(), events()
		age, common := Compare(here, came)
		if want, wantCommon := slowCompare(here, came); age != want || common != wantCommon {
			t.Fatalf("%v against %v: %d with %d in common, want %d with %d", here, came, age, common, want, wantCommon)
		}
		if back, again := Compare(came, here); back != opposite[age] || again != common {
			t.Fatalf("%v against %v the other way: %d with %d in common", here, came, back, again)
		}
		met[age]++
	}
	if len(met) != 4 {
		t.Errorf("met only %v", met)
	}
}

func FuzzDecode(f *testing.F) {
	random := rand.New(rand.NewPCG(18, 5))
	f.Add("00000000000000000800000000007010ABYAC0A0000A07700207A0077A1007A007BA0000070000000") // an unknown rule of who opens
	for range 20 {
		m, _ := randomMatch(f, random)
		f.Add(encoded(f, m))
	}
	f.Fuzz(func(t *testing.T, code string) {
		for _, text := range []string{code, resealed(code)} {
			m, err := Decode(text)
			if err != nil {
				continue
			}
			if err := m.Setup.Check(); err != nil {
				t.Fatalf("%q has an impossible setup: %v", text, err)
			}
			if again := encoded(t, m); again != text {
				t.Fatalf("%q is written as %q", text, again)
			}
		}
	})
}

// resealed is a code with the checksum of its bytes, so that what follows the checksum is read too.
func resealed(code string) string {
	if len(code) < 2 {
		return ""
	}
	bytes, err := base64.RawURLEncoding.DecodeString(code[1:])
	if err != nil || len(bytes) < 4 {
		return ""
	}
	binary.BigEndian.PutUint32(bytes, crc32.ChecksumIEEE(bytes[4:]))
	return "1" + base64.RawURLEncoding.EncodeToString(bytes)
}
