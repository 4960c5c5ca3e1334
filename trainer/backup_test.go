package trainer

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"time"
)

func TestABackupRestoresTheLog(t *testing.T) {
	var log Log
	log.Add(randomEntries(rand.New(rand.NewPCG(2, 2)), 500)...)
	data := WriteBackup(&log, noon)
	for _, data := range [][]byte{data, append([]byte("\uFEFF"), data...), bytes.ReplaceAll(data, []byte("\n"), []byte("\r\n"))} {
		entries, err := ReadBackup(data)
		if err != nil {
			t.Fatal(err)
		}
		var restored Log
		if added := restored.Add(entries...); len(added) != 500 || !reflect.DeepEqual(restored.Entries(), log.Entries()) {
			t.Fatalf("%d entries are restored", len(added))
		}
		if added := log.Add(entries...); len(added) != 0 {
			t.Errorf("restored over itself: %d new entries", len(added))
		}
	}
	empty := WriteBackup(new(Log), noon)
	if entries, err := ReadBackup(empty); err != nil || len(entries) != 0 {
		t.Errorf("%s: %v, %v", empty, entries, err)
	}
}

func TestABackupIsWrittenAsItsDescriptionSays(t *testing.T) {
	p := newPupil(t, "k3f9")
	e := p.write(Answered, func(e *Entry) { e.Card, e.Grade, e.Took, e.Gave = decision("ja"), Good, 2300, "i" })
	p.undo(e)
	const want = `{"format":"spectrie-training","version":1,"exported":"2026-03-02T12:00:00Z","entries":[
{"w":"k3f9","n":1,"k":"answer","t":1772452800000,"z":0,"c":"american-english-7.1/4/2/1/fewest/rational","f":"ja","g":3,"ms":2300,"l":"i"},
{"w":"k3f9","n":2,"k":"undo","t":1772452800001,"z":0,"u":{"w":"k3f9","n":1}}
],"sha256":"6f574ac0d34c582f388dd15e9fc2974e3d85e4108367c39f4e82f3ad027826af"}
`
	if got := string(WriteBackup(&p.log, noon)); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

// The first program reads a backup without notes, weights and puzzles, and says of others that they are of version
// 2 or 3. The second reads one without puzzles.
func TestABackupHasTheVersionOfTheFirstProgramThatReadsIt(t *testing.T) {
	p := newPupil(t, "a")
	for _, c := range []struct {
		write func() Entry
		want  string
	}{
		{func() Entry { return p.answer(decision("ja"), Good) }, `"version":1,`},
		{func() Entry { return p.set(func(s *Settings) {}) }, `"version":1,`},
		{func() Entry { return p.note("ja", "JAM") }, `"version":2,`},
		{func() Entry { return p.answer(decision("ja"), Good) }, `"version":2,`},
		{func() Entry { return p.puzzle("1", Good) }, `"version":3,`},
		{func() Entry { return p.note("ja", "JAM") }, `"version":3,`},
	} {
		c.write()
		data := WriteBackup(&p.log, p.now)
		if !bytes.Contains(data, []byte(c.want)) {
			t.Errorf("%s\nwant %s", data, c.want)
		}
		if entries, err := ReadBackup(data); err != nil || !reflect.DeepEqual(entries, p.log.Entries()) {
			t.Errorf("%s is read as %+v, %v", data, entries, err)
		}
	}
}

// What is kept on a device and in files has this form for good.
func TestAnswersToPuzzlesAreWrittenAsTheirDescriptionSays(t *testing.T) {
	p := newPupil(t, "k3f9")
	const id = "win/american-english-7.1/4/2/jo"
	p.write(Puzzled, func(e *Entry) { *e = puzzled(func(*Entry) {}) })
	p.write(Puzzled, func(e *Entry) {
		e.Puzzle, e.Mode, e.Date, e.Found, e.Grade, e.Took, e.Gave, e.Rating = "win/own-0123456789abcdef/3/3/garç", ModeDaily, DateOf(noon), 1, Again, 1234, "ß", 4000
	})
	p.inMode(ModeStreak, id, Good, noon.UnixMilli(), 0)
	p.inMode(ModeMinutes, id, Again, noon.UnixMilli(), 0)
	p.inMode(ModeArchive, id, Good, 0, DateOf(noon)-1)
	p.inMode(ModeAgain, id, Good, 0, 0)
	const want = `
{"w":"a","n":1,"k":"puzzle","t":1772452800000,"z":0,"p":"win/american-english-7.1/4/2/jo","rating":1480,"m":"rated","found":2,"g":3,"ms":8200,"v":3},
{"w":"k3f9","n":1,"k":"puzzle","t":1772452800001,"z":0,"p":"win/own-0123456789abcdef/3/3/garç","rating":4000,"m":"day","d":"2026-03-02","found":1,"g":1,"ms":1234,"l":"ß","v":3},
{"w":"k3f9","n":2,"k":"puzzle","t":1772452800002,"z":0,"p":"win/american-english-7.1/4/2/jo","rating":1500,"m":"streak","run":1772452800000,"g":3,"v":3},
{"w":"k3f9","n":3,"k":"puzzle","t":1772452800003,"z":0,"p":"win/american-english-7.1/4/2/jo","rating":1500,"m":"minutes","run":1772452800000,"g":1,"v":3},
{"w":"k3f9","n":4,"k":"puzzle","t":1772452800004,"z":0,"p":"win/american-english-7.1/4/2/jo","rating":1500,"m":"archive","d":"2026-03-01","g":3,"v":3},
{"w":"k3f9","n":5,"k":"puzzle","t":1772452800005,"z":0,"p":"win/american-english-7.1/4/2/jo","rating":1500,"m":"again","g":3,"v":3}
]`
	data := WriteBackup(&p.log, noon)
	if !bytes.Contains(data, []byte(want)) {
		t.Errorf("%s\nwant %s", data, want)
	}
	if entries, err := ReadBackup(data); err != nil || !reflect.DeepEqual(entries, p.log.Entries()) {
		t.Errorf("it is read as %+v, %v", entries, err)
	}
}

func TestABackupWithWeightsHasVersion2(t *testing.T) {
	p := newPupil(t, "a")
	p.set(func(s *Settings) { s.Weights = UsualWeights() })
	data := WriteBackup(&p.log, p.now)
	if entries, err := ReadBackup(data); err != nil || !bytes.Contains(data, []byte(`"version":2,`)) || !reflect.DeepEqual(entries, p.log.Entries()) {
		t.Errorf("%s is read as %+v, %v", data, entries, err)
	}
}

// backupOf is a backup of the given version with entries as they are, and their
// checksum.
func backupOf(version string, entries ...string) string {
	lines := ""
	for _, e := range entries {
		lines += e + "\n"
	}
	return fmt.Sprintf(`{"format":"spectrie-training","version":%s,"exported":"","entries":[%s],"sha256":"%x"}`,
		version, strings.Join(entries, ","), sha256.Sum256([]byte(lines)))
}

// Whatever single byte of the file is another, the backup is refused, or says the same.
func TestADamagedBackupIsRefused(t *testing.T) {
	onlyNatively(t)
	random := rand.New(rand.NewPCG(3, 3))
	var log Log
	log.Add(randomEntries(random, 40)...)
	data := WriteBackup(&log, noon)
	for i := range data {
		damaged := bytes.Clone(data)
		damaged[i] ^= byte(1 + random.IntN(255))
		entries, err := ReadBackup(damaged)
		if err == nil && !reflect.DeepEqual(entries, log.Entries()) {
			t.Fatalf("with another byte %d: %s", i, damaged)
		}
	}
	entry := string(EncodeEntry(answered(func(*Entry) {})))
	good := backupOf("1", entry)
	for _, damaged := range []string{
		strings.Replace(good, `"g":3`, `"g":4`, 1),
		strings.Replace(good, entry, "", 1),
		strings.Replace(good, entry, entry+","+entry, 1),
		strings.Replace(backupOf("1"), "[]", "["+entry+"]", 1),
	} {
		if _, err := ReadBackup([]byte(damaged)); err == nil || !strings.Contains(err.Error(), "do not match its checksum") {
			t.Errorf("%s\n  %v, want an error about its checksum", damaged, err)
		}
	}
}

func TestWhatIsWrongWithABackupIsSaid(t *testing.T) {
	answer := string(EncodeEntry(answered(func(*Entry) {})))
	other := strings.Replace(answer, `"g":3`, `"g":1`, 1)
	nested := strings.Repeat("[", 1_000_000)
	for text, want := range map[string]string{
		"":                                   "This file is empty",
		" \n":                                "This file is empty",
		"\x00\x01\x02":                       "it is not JSON",
		"jack\njell\n":                       "it is not JSON",
		"null":                               "its format is missing",
		"{}":                                 "its format is missing",
		`{"format":"anki"}`:                  `its format is "anki" and not "spectrie-training"`,
		`{"format":["` + answer[1:20] + `"]`: "it is not JSON",
		`{"format":"spectrie-training"}`:     "This backup does not say its version; 1 to 3 were expected",
		backupOf("4"):                        "This is a backup of version 4; this program reads versions 1 to 3. Nothing was changed.",
		backupOf(`"1"`):                      `a backup of version "1"`,
		backupOf("0"):                        "This is a backup of version 0",
		backupOf("12"):                       "This is a backup of version 12",
		`{"format":"spectrie-training","version":1,"exported":"","sha256":""}`:        `the part "entries" is missing`,
		`{"format":"spectrie-training","version":1,"entries":[],"sha256":""}`:         `the part "exported" is missing`,
		`{"format":"spectrie-training","version":1,"exported":"","entries":[]}`:       `the part "sha256" is missing`,
		`{"format":"spectrie-training","version":1,"version":1}`:                      `it has the part "version" twice`,
		`{"format":"spectrie-training","version":1,"Entries":[]}`:                     `an unknown part, "Entries"`,
		strings.Replace(backupOf("1", answer), `"sha256":"`, `"sha256":"0`, 1):        "do not match its checksum",
		`{"format":"spectrie-training","version":1,"entries":null}`:                   "its entries are not a list",
		`{"format":"spectrie-training","version":1,"entries":{}}`:                     "its entries are not a list",
		`{"format":"spectrie-training","version":1,"entries":[],"entries":[]}`:        `it has the part "entries" twice`,
		`{"format":"spectrie-training","version":1,"entries":[],"more":1}`:            `an unknown part, "more"`,
		backupOf("1", answer) + "x":                                                   "it is not JSON",
		backupOf("1", answer) + backupOf("1"):                                         "it is not JSON",
		backupOf("1", answer)[:150]:                                                   "it is not JSON",
		backupOf("1", answer, other):                                                  "entry 2 of its list differs from an earlier one of the same name (a 1)",
		backupOf("1", answer, "{}"):                                                   "entry 2 of its list is wrong",
		backupOf("1", answer, "null"):                                                 "entry 2 of its list is wrong",
		backupOf("1", strings.Replace(answer, `"t":1`, `"t":991`, 1)):                 "a time of 991",
		backupOf("1", strings.Replace(answer, "/fewest/", "/most/", 1)):               "fewest or easiest",
		backupOf("1", strings.Replace(answer, `"ja"`, `"<b>"`, 1)):                    "not made of lower-case letters",
		backupOf("1", strings.Replace(answer, `"ja"`, `"`+nested+`"`, 1)):             "an entry of 1000",
		backupOf("1", nested+strings.Repeat("]", len(nested))):                        "it is not JSON",
		`{"format":` + nested + strings.Repeat("]", len(nested)) + `}`:                "it is not JSON",
		`{"format":"spectrie-training","version":1,"entries":"` + nested + `"}`:       "its entries are not a list",
		`{"format":"` + nested + `","version":1,"entries":[]}`:                        `its format is "[[[`,
		`{"format":"spectrie-training","version":1e0,"entries":[` + answer + "]}":     "of version 1e0",
		`{"format":"spectrie-training","version":1,"entries":[` + answer + `,` + "]}": "it is not JSON",
	} {
		entries, err := ReadBackup([]byte(text))
		if entries != nil || err == nil || !strings.Contains(err.Error(), want) || !strings.HasSuffix(err.Error(), ". Nothing was changed.") {
			t.Errorf("%.150s\n  %d entries, %v\n  want %s", text, len(entries), err, want)
		}
		if err != nil && len(err.Error()) > 500 {
			t.Errorf("%.150s: a message of %d bytes", text, len(err.Error()))
		}
	}
	if entries, err := ReadBackup([]byte(backupOf("1", answer, answer))); err != nil || len(entries) != 1 {
		t.Errorf("the same entry twice: %v, %v", entries, err)
	}
}

func TestABackupThatIsTooLargeIsNotRead(t *testing.T) {
	if _, err := ReadBackup(make([]byte, mostBackupBytes+1)); err == nil || !strings.Contains(err.Error(), "64 MB") {
		t.Error(err)
	}
	// Three bytes an entry: the list stops at the first.
	millions := append([]byte(`{"format":"spectrie-training","version":1,"entries":[`), bytes.Repeat([]byte("{},"), 1_000_000)...)
	millions = append(millions, "{}]}"...)
	if _, err := ReadBackup(millions); err == nil || !strings.Contains(err.Error(), "entry 1 of its list is wrong") {
		t.Error(err)
	}
}

func FuzzBackup(f *testing.F) {
	var log Log
	log.Add(randomEntries(rand.New(rand.NewPCG(4, 4)), 30)...)
	f.Add(WriteBackup(&log, noon))
	f.Add(WriteBackup(new(Log), noon))
	f.Add([]byte(backupOf("2")))
	f.Add([]byte(backupOf("3")))
	f.Add([]byte(backupOf("4")))
	f.Fuzz(func(t *testing.T, data []byte) {
		entries, err := ReadBackup(data)
		if err != nil {
			return
		}
		var log Log
		log.Add(entries...)
		again, err := ReadBackup(WriteBackup(&log, noon))
		if err != nil || len(again) != len(entries) {
			t.Fatalf("%d entries, written and read again %d: %v", len(entries), len(again), err)
		}
		for _, now := range []time.Time{noon, time.UnixMilli(mostAt)} {
			state := Fold(&log, now)
			for _, card := range state.Cards() {
				state.Progress(card, now)
				state.Preview(card, now)
				state.Queue([]*Item{{Card: card}}, now)
			}
			state.Reviews()
			_ = saidOfPuzzles(state, now)
		}
	})
}

func BenchmarkReadBackup(b *testing.B) {
	log, now := years()
	data := WriteBackup(log, now)
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		if _, err := ReadBackup(data); err != nil {
			b.Fatal(err)
		}
	}
}
