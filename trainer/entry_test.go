package trainer

import (
	"bytes"
	"encoding/json"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"
)

func TestEntriesSurviveTheirEncoding(t *testing.T) {
	for _, e := range randomEntries(rand.New(rand.NewPCG(9, 9)), 2000) {
		data := EncodeEntry(e)
		got, err := DecodeEntry(data)
		if err != nil {
			t.Fatalf("%s: %v", data, err)
		}
		if !reflect.DeepEqual(got, e) {
			t.Fatalf("%s becomes %+v, was %+v", data, got, e)
		}
		if len(data) > mostEntryBytes/2 {
			t.Fatalf("%d bytes", len(data))
		}
	}
}

// jsonTwin is an entry as package json writes it.
func jsonTwin(e Entry) []byte {
	j := entryJSON{
		Writer: e.Writer, Number: e.Number, Kind: e.Kind, At: e.At, Zone: e.Zone,
		Fragment: e.Card.Fragment, Recall: e.Card.Recall, Alone: e.Alone,
		Grade: e.Grade, Took: e.Took, Gave: e.Gave, Hints: e.Hints, Text: e.Text,
		Puzzle: e.Puzzle, Rating: e.Rating, Mode: e.Mode, Run: e.Run, Found: e.Found,
	}
	switch e.Kind {
	case Puzzled:
		j.Version = 3
		if e.Date != 0 {
			j.Date = time.UnixMilli(int64(e.Date) * 24 * 60 * 60 * 1000).UTC().Format("2006-01-02")
		}
	case Set:
		s := settingsJSON(*e.Settings)
		s.LearningSteps, s.RelearnSteps = nonNil(s.LearningSteps), nonNil(s.RelearnSteps)
		j.Settings = &s
	case Undone:
		j.Undoes = &idJSON{e.Undoes.Writer, e.Undoes.Number}
	default:
		j.Course = e.Card.Course.String()
	}
	if e.Kind == Noted || e.Kind == Set && len(e.Settings.Weights) > 0 {
		j.Version = 2
	}
	data, err := json.Marshal(j)
	if err != nil {
		panic(err)
	}
	return data
}

func TestEntriesAreWrittenAsPackageJSONWritesThem(t *testing.T) {
	random := rand.New(rand.NewPCG(10, 10))
	entries := randomEntries(random, 2000)
	for i := range entries {
		if e := &entries[i]; e.Kind == Answered {
			e.Gave, e.Hints = []string{"", "x", "ß", "ж", "ŋ"}[random.IntN(5)], random.IntN(4)
			e.Card.Fragment += []string{"", "ßж", "äñ"}[random.IntN(3)]
		} else if e.Kind == Noted {
			e.Card.Fragment += []string{"", "ß", "äñж"}[random.IntN(3)]
			e.Text = randomNote(random)
		}
		if err := entries[i].Check(); err != nil {
			t.Fatal(err)
		}
		if got, want := EncodeEntry(entries[i]), jsonTwin(entries[i]); !bytes.Equal(got, want) {
			t.Fatalf("%s, want %s", got, want)
		}
	}
	tiny := UsualWeights()
	tiny[8], tiny[9], tiny[14], tiny[15] = 1e-7, 5e-324, 1.2345e-10, math.Copysign(0, -1)
	for _, weights := range [][]float64{nil, UsualWeights(), tiny} {
		e := Entry{ID: ID{"a", mostNumber}, Kind: Set, Settings: &Settings{Retention: 0.7000000000000001, DayStart: 4, Weights: weights}}
		if err := e.Check(); err != nil {
			t.Error(err)
		}
		if got, want := EncodeEntry(e), jsonTwin(e); !bytes.Equal(got, want) {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// randomNote is any characters but control characters, with more of those that package json escapes.
func randomNote(random *rand.Rand) string {
	var text []rune
	for range random.IntN(140) {
		r := []rune{'"', '\\', '<', '>', '&', '\'', '/', '\u2028', '\u2029', '\u2027', '\ufffd', ' ', ' ' + rune(random.IntN(95)), rune(random.IntN(utf8.MaxRune))}[random.IntN(14)]
		if utf8.ValidRune(r) && !unicode.IsControl(r) {
			text = append(text, r)
		}
	}
	return strings.TrimSpace(string(text))
}

// answered is a proper answer with a change.
func answered(change func(*Entry)) Entry {
	e := Entry{ID: ID{"a", 1}, Kind: Answered, At: noon.UnixMilli(), Card: decision("ja"), Grade: Good}
	change(&e)
	return e
}

// noted is a note on a fragment where another player is to move.
func noted(text string) Entry {
	return Entry{ID: ID{"a", 1}, Kind: Noted, At: noon.UnixMilli(), Card: decision("j"), Text: text}
}

// puzzled is an answer to a puzzle with a change.
func puzzled(change func(*Entry)) Entry {
	e := Entry{ID: ID{"a", 1}, Kind: Puzzled, At: noon.UnixMilli(), Puzzle: "win/american-english-7.1/4/2/jo", Rating: 1480, Mode: ModeRated, Grade: Good, Took: 8200, Found: 2}
	change(&e)
	return e
}

// inMode changes the mode of an answer to a puzzle.
func inMode(mode Mode, run int64, date Date) func(*Entry) {
	return func(e *Entry) { e.Mode, e.Run, e.Date = mode, run, date }
}

func TestEntriesAtTheirBounds(t *testing.T) {
	for name, change := range map[string]func(*Entry){
		"usual":          func(e *Entry) {},
		"least":          func(e *Entry) { e.Puzzle, e.Rating, e.Took, e.Found = "1", 0, 0, 0 },
		"most":           func(e *Entry) { e.Puzzle, e.Rating, e.Took, e.Found = strings.Repeat("ß", 60), 4000, mostTook, 99 },
		"all characters": func(e *Entry) { e.Puzzle = "azжß/-.0189" },
		"a wrong letter": func(e *Entry) { e.Grade, e.Gave = Again, "ß" },
		"a right letter": func(e *Entry) { e.Gave = "ß" },
		"no letter":      func(e *Entry) { e.Grade = Again },
		"streak":         inMode(ModeStreak, 1, 0),
		"minutes":        inMode(ModeMinutes, mostAt, 0),
		"day":            inMode(ModeDaily, 0, firstDate),
		"archive":        inMode(ModeArchive, 0, lastDate),
		"again":          inMode(ModeAgain, 0, 0),
	} {
		e := puzzled(change)
		if err := e.Check(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if got, err := DecodeEntry(EncodeEntry(e)); err != nil || got != e || !bytes.Equal(EncodeEntry(e), jsonTwin(e)) {
			t.Errorf("%s: %s is read as %+v, %v", name, EncodeEntry(e), got, err)
		}
	}
}

func TestANoteMayBeOnAnyFragmentOrWord(t *testing.T) {
	for _, fragment := range []string{"", "j", "ja", "jack", "ö"} {
		e := noted(strings.Repeat("🃏", 280))
		e.Card.Fragment = fragment
		if err := e.Check(); err != nil {
			t.Errorf("%q: %v", fragment, err)
		}
	}
}

func TestWhatIsWrongWithAnEntryIsSaid(t *testing.T) {
	good := DefaultSettings()
	for want, change := range map[string]func(*Entry){
		"":                                     func(e *Entry) {},
		"a writer of 0":                        func(e *Entry) { e.Writer = "" },
		"a writer of 33":                       func(e *Entry) { e.Writer = strings.Repeat("a", 33) },
		"a writer \"A\"":                       func(e *Entry) { e.Writer = "A" },
		"the entry number 0":                   func(e *Entry) { e.Number = 0 },
		"a time of -1":                         func(e *Entry) { e.At = -1 },
		"a time of 9":                          func(e *Entry) { e.At = math.MaxInt64 },
		"a clock 1441 minutes":                 func(e *Entry) { e.Zone = 1441 },
		"kind \"play\"":                        func(e *Entry) { e.Kind = "play" },
		"grade 0":                              func(e *Entry) { e.Grade = 0 },
		"grade 5":                              func(e *Entry) { e.Grade = 5 },
		"took -1":                              func(e *Entry) { e.Took = -1 },
		"after 100 hints":                      func(e *Entry) { e.Hints = 100 },
		"more than one letter":                 func(e *Entry) { e.Gave = "ab" },
		"\"A\" is not made of":                 func(e *Entry) { e.Gave = "A" },
		"\"j1\" is not made of":                func(e *Entry) { e.Card.Fragment = "j1" },
		"is not UTF-8":                         func(e *Entry) { e.Card.Fragment = "j\xff" },
		"a fragment of more than":              func(e *Entry) { e.Card.Fragment = strings.Repeat("ja", 40) },
		"player 2 is to move":                  func(e *Entry) { e.Card.Fragment = "j" },
		"player 3 of 2":                        func(e *Entry) { e.Card.Seat = 3 },
		"9 players":                            func(e *Entry) { e.Card.Rules.Players = 9 },
		"the id of a dictionary":               func(e *Entry) { e.Card.Dict = "../../etc" },
		"facts of another kind":                func(e *Entry) { e.Settings = &good },
		"facts of another kind ":               func(e *Entry) { e.Kind = Buried },
		"facts of another kind   ":             func(e *Entry) { e.Alone = true },
		"player 2 is to move ":                 func(e *Entry) { *e = Entry{ID: e.ID, Kind: Suspended, Card: decision("j"), Alone: true} },
		"a recall card that was":               func(e *Entry) { *e = Entry{ID: e.ID, Kind: Added, Card: Card{Course: opening, Recall: true}} },
		"player 2 is to move  ":                func(e *Entry) { *e = Entry{ID: e.ID, Kind: Added, Card: decision("j")} },
		"of 281 characters":                    func(e *Entry) { *e = noted(strings.Repeat("ж", 281)) },
		"a note with a line break":             func(e *Entry) { *e = noted("a\nb") },
		"another control":                      func(e *Entry) { *e = noted("a\x7fb") },
		"another control ":                     func(e *Entry) { *e = noted("a\u0085b") },
		"begins or ends with":                  func(e *Entry) { *e = noted(" a") },
		"begins or ends with ":                 func(e *Entry) { *e = noted("a\u00a0") },
		"a note that is not UTF-8":             func(e *Entry) { *e = noted("a\xff") },
		"a note on a recall card":              func(e *Entry) { *e = noted("a"); e.Card.Recall = true },
		"facts of another kind  ":              func(e *Entry) { e.Text = "a" },
		"facts of another  ":                   func(e *Entry) { *e = noted("a"); e.Alone = true },
		"\"J\" is not made of":                 func(e *Entry) { *e = noted("a"); e.Card.Fragment = "J" },
		"settings that are":                    func(e *Entry) { *e = Entry{ID: e.ID, Kind: Set} },
		"name's length is 0:":                  func(e *Entry) { *e = puzzled(func(e *Entry) { e.Puzzle = "" }) },
		"name's length is 121:":                func(e *Entry) { *e = puzzled(func(e *Entry) { e.Puzzle = strings.Repeat("a", 121) }) },
		"the puzzle \"J\"":                     func(e *Entry) { *e = puzzled(func(e *Entry) { e.Puzzle = "J" }) },
		"the puzzle \"a b\"":                   func(e *Entry) { *e = puzzled(func(e *Entry) { e.Puzzle = "a b" }) },
		"the puzzle \"a,b\"":                   func(e *Entry) { *e = puzzled(func(e *Entry) { e.Puzzle = "a,b" }) },
		"the puzzle \"a:b\"":                   func(e *Entry) { *e = puzzled(func(e *Entry) { e.Puzzle = "a:b" }) },
		"the puzzle \"a\\xff":                  func(e *Entry) { *e = puzzled(func(e *Entry) { e.Puzzle = "a\xff" }) },
		"the puzzle \"a\\n":                    func(e *Entry) { *e = puzzled(func(e *Entry) { e.Puzzle = "a\n" }) },
		"the puzzle \"\\\"":                    func(e *Entry) { *e = puzzled(func(e *Entry) { e.Puzzle = "\"" }) },
		"rating is -1:":                        func(e *Entry) { *e = puzzled(func(e *Entry) { e.Rating = -1 }) },
		"rating is 4001: from 0 to 4000":       func(e *Entry) { *e = puzzled(func(e *Entry) { e.Rating = 4001 }) },
		"unknown mode \"\"":                    func(e *Entry) { *e = puzzled(inMode("", 0, 0)) },
		"unknown mode \"Rated\"":               func(e *Entry) { *e = puzzled(inMode("Rated", 0, 0)) },
		"run's first millisecond is 0:":        func(e *Entry) { *e = puzzled(inMode(ModeStreak, 0, 0)) },
		"run's first millisecond is -1:":       func(e *Entry) { *e = puzzled(inMode(ModeMinutes, -1, 0)) },
		"run's first millisecond is 9":         func(e *Entry) { *e = puzzled(inMode(ModeMinutes, math.MaxInt64, 0)) },
		"first millisecond is 1: from 0 to 0":  func(e *Entry) { *e = puzzled(inMode(ModeRated, 1, 0)) },
		"date is 1: from 0 to 0":               func(e *Entry) { *e = puzzled(inMode(ModeAgain, 0, 1)) },
		"first millisecond is 1: from 0 to 0 ": func(e *Entry) { *e = puzzled(inMode(ModeDaily, 1, 1)) },
		"date is 1: from 0 to 0 ":              func(e *Entry) { *e = puzzled(inMode(ModeStreak, 1, 1)) },
		"date is 0:":                           func(e *Entry) { *e = puzzled(inMode(ModeDaily, 0, 0)) },
		"date is -1:":                          func(e *Entry) { *e = puzzled(inMode(ModeArchive, 0, -1)) },
		"date is 2932897:":                     func(e *Entry) { *e = puzzled(inMode(ModeDaily, 0, 2932897)) },
		"grade 0 of a puzzle":                  func(e *Entry) { *e = puzzled(func(e *Entry) { e.Grade = 0 }) },
		"grade 2 of a puzzle":                  func(e *Entry) { *e = puzzled(func(e *Entry) { e.Grade = Hard }) },
		"grade 4 of a puzzle":                  func(e *Entry) { *e = puzzled(func(e *Entry) { e.Grade = Easy }) },
		"\"X\" is not made of":                 func(e *Entry) { *e = puzzled(func(e *Entry) { e.Grade, e.Gave = Again, "X" }) },
		"more than one letter ":                func(e *Entry) { *e = puzzled(func(e *Entry) { e.Grade, e.Gave = Again, "xy" }) },
		"took -1 ":                             func(e *Entry) { *e = puzzled(func(e *Entry) { e.Took = -1 }) },
		"number of right letters is -1:":       func(e *Entry) { *e = puzzled(func(e *Entry) { e.Found = -1 }) },
		"number of right letters is 100:":      func(e *Entry) { *e = puzzled(func(e *Entry) { e.Found = 100 }) },
		"facts of another   ":                  func(e *Entry) { *e = puzzled(func(e *Entry) { e.Card = decision("ja") }) },
		"facts of another    ":                 func(e *Entry) { *e = puzzled(func(e *Entry) { e.Hints = 1 }) },
		"facts of another     ":                func(e *Entry) { e.Puzzle = "1" },
		"facts of another      ":               func(e *Entry) { e.Date = 1 },
		"facts of another       ":              func(e *Entry) { e.Mode = ModeRated },
		"a writer of 0 ":                       func(e *Entry) { *e = Entry{ID: e.ID, Kind: Undone} },
	} {
		e := answered(change)
		err := e.Check()
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), strings.TrimSpace(want))) {
			t.Errorf("%q was expected: %v", want, err)
		}
	}
}

func TestABranchMayBeAnyFragment(t *testing.T) {
	for _, kind := range []Kind{Suspended, Resumed, Forgotten} {
		e := Entry{ID: ID{"a", 1}, Kind: kind, Card: decision("j")}
		if err := e.Check(); err != nil {
			t.Errorf("%s: %v", kind, err)
		}
	}
}

func TestWhatIsWrongWithSettingsIsSaid(t *testing.T) {
	for want, change := range map[string]func(*Settings){
		"retention is 0.69":                     func(s *Settings) { s.Retention = 0.69 },
		"retention is 0.98":                     func(s *Settings) { s.Retention = 0.98 },
		"retention is NaN":                      func(s *Settings) { s.Retention = math.NaN() },
		"first steps of 0 minutes":              func(s *Settings) { s.LearningSteps = []int{0} },
		"first steps of 10 and":                 func(s *Settings) { s.LearningSteps = []int{10, 10} },
		"11 first steps":                        func(s *Settings) { s.LearningSteps = make([]int, 11) },
		"lapse of 721 minutes":                  func(s *Settings) { s.RelearnSteps = []int{721} },
		"3 steps after a lapse":                 func(s *Settings) { s.RelearnSteps = []int{1, 2, 3} },
		"-1 new cards":                          func(s *Settings) { s.NewADay = -1 },
		"10000 reviews":                         func(s *Settings) { s.ReviewsADay = 10000 },
		"begins at 13":                          func(s *Settings) { s.DayStart = 13 },
		"the day begins at -1 o":                func(s *Settings) { s.DayStart = -1 },
		"0 weights":                             func(s *Settings) { s.Weights = []float64{} },
		"20 weights":                            func(s *Settings) { s.Weights = s.Weights[:20] },
		"22 weights":                            func(s *Settings) { s.Weights = append(s.Weights, 0) },
		"weight 0 of the memory model is NaN":   func(s *Settings) { s.Weights[0] = math.NaN() },
		"weight 3 of the memory model is +Inf":  func(s *Settings) { s.Weights[3] = math.Inf(1) },
		"weight 20 of the memory model is -Inf": func(s *Settings) { s.Weights[20] = math.Inf(-1) },
		"weight 0 of the memory model is 0: it can be at least 0.001":  func(s *Settings) { s.Weights[0] = 0 },
		"weight 4 of the memory model is 11: it can be at most 10":     func(s *Settings) { s.Weights[4] = 11 },
		"weight 20 of the memory model is 1e+300: it can be at most":   func(s *Settings) { s.Weights[20] = 1e300 },
		"weight 20 of the memory model is -0.1: it can be at least 0.": func(s *Settings) { s.Weights[20] = -0.1 },
		"weight 17 of the memory model is 0.9: it can be at most 0.6":  func(s *Settings) { s.Weights[17] = 0.9 },
	} {
		s := DefaultSettings()
		s.Weights = UsualWeights()
		if err := s.Check(); err != nil {
			t.Fatal(err)
		}
		change(&s)
		if err := s.Check(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q was expected: %v", want, err)
		}
	}
}

func TestEncodingsThatAreNoEntries(t *testing.T) {
	good, note := string(EncodeEntry(answered(func(*Entry) {}))), string(EncodeEntry(noted("<a>")))
	settings := DefaultSettings()
	usual := Entry{ID: ID{"a", 1}, Kind: Set, Settings: &settings}
	withWeights := settings
	withWeights.Weights = UsualWeights()
	fitted := string(EncodeEntry(Entry{ID: ID{"a", 1}, Kind: Set, Settings: &withWeights}))
	if e, err := DecodeEntry([]byte(fitted)); err != nil || !slices.Equal(e.Settings.Weights, UsualWeights()) {
		t.Errorf("%s is read as %+v, %v", fitted, e.Settings, err)
	}
	puzzle := string(EncodeEntry(puzzled(inMode(ModeDaily, 0, 20780))))
	if e, err := DecodeEntry([]byte(puzzle)); err != nil || e.Date.String() != "2026-11-23" {
		t.Errorf("%s is read as %+v, %v", puzzle, e, err)
	}
	for _, text := range []string{
		"", "null", "{}", "[]", "7", good + good, good + "x", good[:len(good)-1],
		strings.Replace(good, `"g":3`, `"g":300`, 1),
		strings.Replace(good, `"g":3`, `"g":"3"`, 1),
		strings.Replace(good, `"g":3`, `"g":3,"new":1`, 1),
		strings.Replace(good, `"n":1`, `"n":1.5`, 1),
		strings.Replace(good, `"t":`, `"T":`, 1),
		strings.Replace(good, `"z":0,`, ``, 1),
		strings.Replace(good, `"z":0`, `"z":null`, 1),
		strings.Replace(good, `"z":0`, `"z":-0`, 1),
		strings.Replace(good, `"g":3`, `"g":3,"g":3`, 1),
		strings.Replace(good, `"g":3`, `"g":3,"h":0`, 1),
		strings.Replace(good, `"w":"a","n":1`, `"n":1,"w":"a"`, 1),
		strings.Replace(good, `"ja"`, `"\u006aa"`, 1),
		strings.Replace(good, `:`, `: `, 1),
		strings.Replace(good, `/fewest/`, `/most/`, 1),
		strings.Replace(good, `/4/2/`, `/04/2/`, 1),
		strings.Replace(good, `"ja"`, `"`+strings.Repeat("j", 5000)+`"`, 1),
		strings.Replace(note, `\u003c`, `<`, 1),
		strings.Replace(note, `\u003c`, `\u003C`, 1),
		strings.Replace(note, `"text":"`, `"text":"\u0061`, 1),
		strings.Replace(note, `"text":"`, `"text":"\n`, 1),
		strings.Replace(note, `"text":"`, `"text":"\ud800`, 1),
		strings.Replace(note, `"text":"`, `"text":"`+"\xff", 1),
		strings.Replace(note, `"text":"`, `"text":"`+strings.Repeat("a", 280), 1),
		strings.Replace(string(EncodeEntry(noted(""))), `"f":"j"`, `"f":"j","text":""`, 1),
		strings.Replace(good, `"g":3`, `"g":3,"text":"a"`, 1),
		strings.Replace(fitted, `,"v":2`, ``, 1),
		strings.Replace(fitted, `,"weights":[0.212,`, `,"weights":[2.12e-1,`, 1),
		strings.Replace(fitted, `,"weights":[0.212,`, `,"weights":[1e999,`, 1),
		strings.Replace(fitted, `,"weights":[0.212,`, `,"weights":[NaN,`, 1),
		strings.Replace(fitted, `,"weights":[0.212,`, `,"weights":[null,`, 1),
		strings.Replace(fitted, `,"weights":[0.212,`, `,"weights":[`, 1),
		strings.Replace(fitted, `,"weights":[0.212,`, `,"weights":[0.212,0.212,`, 1),
		strings.Replace(fitted, `,"weights":[0.212,`, `,"weights":[200,`, 1),
		strings.Replace(string(EncodeEntry(usual)), `"dayStart":4`, `"dayStart":4,"weights":[]`, 1),
		strings.Replace(string(EncodeEntry(usual)), `"dayStart":4`, `"dayStart":4,"weights":null`, 1),
		strings.Replace(note, `,"v":2`, ``, 1),
		strings.Replace(note, `,"v":2`, `,"v":3`, 1),
		strings.Replace(good, `"g":3`, `"g":3,"v":2`, 1),
		strings.Replace(puzzle, `,"v":3`, ``, 1),
		strings.Replace(puzzle, `,"v":3`, `,"v":2`, 1),
		strings.Replace(puzzle, `"2026-11-23"`, `20780`, 1),
		strings.Replace(puzzle, `"2026-11-23"`, `""`, 1),
		strings.Replace(puzzle, `"2026-11-23"`, `"2026-11-31"`, 1),
		strings.Replace(puzzle, `"2026-11-23"`, `"2026-2-3"`, 1),
		strings.Replace(puzzle, `"2026-11-23"`, `"1970-01-01"`, 1),
		strings.Replace(puzzle, `"2026-11-23"`, `"1969-12-31"`, 1),
		strings.Replace(puzzle, `"2026-11-23"`, `"2026-11-23T00:00:00Z"`, 1),
		strings.Replace(puzzle, `"found":2`, `"found":2,"run":0`, 1),
		strings.Replace(puzzle, `"found":2`, `"found":2,"c":""`, 1),
		strings.Replace(puzzle, `"rating":1480`, `"rating":1480.0`, 1),
		strings.Replace(puzzle, `"p":"win`, `"p":"\u0077in`, 1),
		strings.Replace(good, `"g":3`, `"rating":7,"g":3`, 1),
	} {
		if e, err := DecodeEntry([]byte(text)); err == nil {
			t.Errorf("%.200s is read as %+v", text, e)
		}
	}
}

func FuzzEntry(f *testing.F) {
	for _, e := range randomEntries(rand.New(rand.NewPCG(1, 1)), 40) {
		f.Add(EncodeEntry(e))
	}
	f.Add([]byte(`{"w":"a","n":1,"k":"settings","t":0,"z":0,"s":{"retention":0.9}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		e, err := DecodeEntry(data)
		if err != nil {
			return
		}
		if !bytes.Equal(EncodeEntry(e), data) {
			t.Fatalf("%q is written as %s", data, EncodeEntry(e))
		}
		if err := e.Check(); err != nil {
			t.Fatalf("%q passes and is wrong: %v", data, err)
		}
	})
}
