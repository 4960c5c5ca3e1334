package plan

import (
	"encoding/csv"
	"fmt"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/golden"
	"spectrie/app/shelf"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
)

// planOf is the strategy for view; fewer steps than the page takes.
func planOf(t testing.TB, l *shelf.Shelf, view address.View) *Plan {
	t.Helper()
	view.Page = address.Strategy
	p, err := Make(l, view)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func easiest(v address.View) address.View {
	v.Easiest = true
	return v
}

const typedName = "=\"My\"\tlist::of\r\nwords:::<img src=x onerror=alert(1)>::"

// hostilePlan is one over a few words in a dictionary whose owner typed anything.
func hostilePlan(t testing.TB, view address.View, words ...string) *Plan {
	t.Helper()
	if words == nil {
		words = []string{"aa", "ab", "baa", "bb", "bcaa", "bcab", "caaaa", "caab"}
	}
	p := planOf(t, apptest.ShelfOf(t, words...), view)
	p.Entry.Name = typedName
	return p
}

// handouts are the plans of the golden files.
func handouts(t testing.TB) map[string]*Plan {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	return map[string]*Plan{
		"seat-1":            planOf(t, l, apptest.Game(2, 1, "")),
		"seat-2":            planOf(t, l, apptest.Game(2, 2, "")),
		"seat-2-of-3":       planOf(t, l, apptest.Game(3, 2, "")),
		"seat-2-guaranteed": planOf(t, l, apptest.Guaranteed(apptest.Game(3, 2, ""))),
		"seat-2-easiest":    planOf(t, l, easiest(apptest.Game(3, 2, ""))),
		"lost":              planOf(t, l, apptest.Guaranteed(apptest.Game(4, 1, ""))),
		"hostile":           hostilePlan(t, apptest.AnyWord(2, 2, "")),
		"no-round":          hostilePlan(t, apptest.AnyWord(2, 1, ""), []string{}...),
	}
}

const handoutLink = "https://example.org/ghost/#/strategy?players=2&seat=2"

func TestHandoutGolden(t *testing.T) {
	for name, p := range handouts(t) {
		for kind, got := range map[string]string{
			".txt":      p.Text(handoutLink),
			".csv":      p.CSV(),
			"-anki.txt": p.Anki(),
			"-chat.txt": p.Chat(handoutLink) + "\n",
			".html":     strings.ReplaceAll(p.CheatSheet().String(), "<div", "\n<div") + "\n",
		} {
			file := filepath.Join("testdata", "handout", name+kind)
			golden.Check(t, file, got)
			if !utf8.ValidString(got) {
				t.Errorf("%s is not UTF-8", file)
			}
		}
	}
}

func TestHandoutsAreNamedAfterTheGame(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	for want, p := range map[string]*Plan{
		"spectrie-american-english-7.1-from4-2p-seat2.txt":                    planOf(t, l, apptest.Guaranteed(apptest.Game(2, 2, ""))),
		"spectrie-american-english-7.1-from4-3p-seat3-easiest-guaranteed.txt": planOf(t, l, easiest(apptest.Guaranteed(apptest.Game(3, 3, "")))),
	} {
		if got := p.FileName(".txt"); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

func TestTheTextHasEveryWordAndEveryLostStart(t *testing.T) {
	for name, p := range handouts(t) {
		text := p.Text("")
		for _, s := range p.Starts {
			if !s.Won && !strings.Contains(text, "\n"+strings.ToUpper(s.At.Fragment())) {
				t.Errorf("%s: lost start %q is missing", name, s.At.Fragment())
			}
			for _, word := range p.Words(s) {
				if !strings.Contains(strings.ToLower(text), word.Fragment()) {
					t.Errorf("%s: %s is missing", name, word.Fragment())
				}
			}
		}
		for _, line := range strings.Split(text, "\n") {
			if strings.HasPrefix(line, " ") && utf8.RuneCountInString(line) > 76 {
				t.Errorf("%s: too long: %q", name, line)
			}
		}
		if strings.Contains(text, "http") || !strings.HasSuffix(p.Text("https://x/"), "\nhttps://x/\n") {
			t.Errorf("%s: the link is not at the end", name)
		}
	}
}

func TestTheTableIsOneThatASpreadsheetReads(t *testing.T) {
	for name, p := range handouts(t) {
		text := p.CSV()
		if strings.Count(text, "\r\n") != strings.Count(text, "\n") {
			t.Errorf("%s: a line does not end in CRLF", name)
		}
		records, err := csv.NewReader(strings.NewReader(text)).ReadAll() // checks the number of fields
		if err != nil {
			t.Fatal(err)
		}
		if want := 1 + p.total.Words + len(p.Starts) - p.Won; len(records) != want {
			t.Errorf("%s: %d records, want %d", name, len(records), want)
		}
		for _, r := range records[1:] {
			if !strings.HasPrefix(r[1], r[0]) && r[1] != "" || (r[1] == "") == (r[7] == "") {
				t.Errorf("%s: %q, want a word that begins with the fragment, or no word and a last column", name, r)
			}
		}
	}
}

// readAnki reads cards as the manual of Anki says that it does: lines that begin
// with # are about the file, fields are separated by tabs, and one in quotes may
// hold tabs and line breaks.
func readAnki(t *testing.T, text string) (cards [][]string) {
	t.Helper()
	rest, ok := strings.CutPrefix(text, "#separator:Tab\n#html:false\n#notetype:Basic\n#columns:Front\tBack\tTags\tDeck\n#tags column:3\n#deck column:4\n")
	if !ok || strings.Contains(text, "\r\n") {
		t.Fatalf("not a file for Anki: %.200q", text)
	}
	for rest != "" {
		if rest[0] == '#' {
			t.Fatalf("a comment among the cards: %.80q", rest)
		}
		var card []string
		for ended := false; !ended; {
			var field string
			if quoted, ok := strings.CutPrefix(rest, `"`); ok {
				for {
					part, after, closed := strings.Cut(quoted, `"`)
					if !closed {
						t.Fatalf("a quote is not closed: %.80q", rest)
					}
					field += part
					if quoted = after; !strings.HasPrefix(quoted, `"`) {
						break
					}
					field, quoted = field+`"`, quoted[1:]
				}
				rest = quoted
			} else {
				end := strings.IndexAny(rest, "\t\n")
				field, rest = rest[:end], rest[end:]
				if strings.ContainsAny(field, "\"\r") {
					t.Errorf("not quoted: %q", field)
				}
			}
			card = append(card, field)
			if rest == "" || rest[0] != '\t' && rest[0] != '\n' {
				t.Fatalf("after %q comes %.20q", field, rest)
			}
			ended, rest = rest[0] == '\n', rest[1:]
		}
		if len(card) != 4 {
			t.Fatalf("%d fields: %q", len(card), card)
		}
		cards = append(cards, card)
	}
	return cards
}

func TestCardsAskForEveryDecisionOnce(t *testing.T) {
	for name, p := range handouts(t) {
		want := 0
		for _, s := range p.Starts {
			want += len(slices.Collect(p.Best.Decisions(s.At)))
			if s.Size.Words > 1 {
				want++
			}
		}
		fronts := map[string]bool{}
		for _, card := range readAnki(t, p.Anki()) {
			if fronts[card[0]] {
				t.Errorf("%s: two cards ask %q", name, card[0])
			}
			fronts[card[0]] = true
			if decks := strings.Split(card[3], "::"); len(decks) != 3 || decks[0] != "Spectrie" || strings.ContainsAny(card[3], "\r\n\t") {
				t.Errorf("%s: deck %q", name, card[3])
			}
			tags := strings.Fields(card[2])
			if strings.Join(tags, " ") != card[2] || !slices.Contains(tags, "spectrie") || !slices.Contains(tags, p.View.Dict) {
				t.Errorf("%s: tags %q", name, card[2])
			}
		}
		if len(fronts) != want {
			t.Errorf("%s: %d cards, want %d", name, len(fronts), want)
		}
	}
}

// backs are the answers by front.
func backs(t *testing.T, p *Plan) map[string]string {
	t.Helper()
	found := map[string]string{}
	for _, card := range readAnki(t, p.Anki()) {
		found[card[0]] = card[1]
	}
	return found
}

func TestACardStaysItselfWhenItsAnswerChanges(t *testing.T) {
	before := hostilePlan(t, apptest.AnyWord(2, 1, ""), "ab", "cd")
	after := hostilePlan(t, apptest.AnyWord(2, 1, ""), "abc", "cd")
	old, changed := backs(t, before), backs(t, after)
	both := 0
	for front, back := range old {
		if now, ok := changed[front]; ok && now != back {
			both++
		}
	}
	if both == 0 {
		t.Errorf("no card is updated:\n%q\n%q", old, changed)
	}
	renamed := before
	fronts := slices.Sorted(maps.Keys(backs(t, renamed)))
	renamed.Entry.Name = "Another name"
	if !slices.Equal(fronts, slices.Sorted(maps.Keys(backs(t, renamed)))) {
		t.Error("a new name of the list makes new cards")
	}
}

func TestCardsOfDifferentGamesAreDifferentCards(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID, "web2")
	other, short := apptest.Game(3, 2, ""), apptest.Game(3, 2, "")
	other.Dict, short.Rules.MinLetters = "web2", 3
	owner := map[string]string{}
	for _, v := range []address.View{
		apptest.Game(2, 2, ""), apptest.Game(3, 1, ""), apptest.Game(3, 2, ""), other, short,
		apptest.Guaranteed(apptest.Game(3, 2, "")), easiest(apptest.Game(3, 2, "")), easiest(apptest.Guaranteed(apptest.Game(3, 2, ""))),
	} {
		for front := range backs(t, planOf(t, l, v)) {
			if first, taken := owner[front]; taken {
				t.Fatalf("%s and %s share the card %q", first, v.Address(), front)
			}
			owner[front] = v.Address()
		}
	}
	if one, two := backs(t, planOf(t, l, apptest.Game(2, 2, ""))), backs(t, planOf(t, l, apptest.Guaranteed(apptest.Game(2, 2, "")))); !maps.Equal(one, two) {
		t.Error("with two players guarantees are the same cards")
	}
}

func TestTheChatFitsAndSaysWhatItLeavesOut(t *testing.T) {
	plans := handouts(t)
	l := apptest.ShelfWith(t, "web2")
	for seat := 1; seat <= 8; seat++ {
		v := apptest.Game(8, seat, "")
		v.Dict, v.Rules.MinLetters = "web2", 7
		plans[fmt.Sprint("web2 ", seat)] = planOf(t, l, v)
	}
	more := regexp.MustCompile(`and ([\d,]+) more`)
	for name, p := range plans {
		for _, link := range []string{"", handoutLink} {
			text := p.Chat(link)
			if length := utf8.RuneCountInString(text); length > chatLength {
				t.Errorf("%s: %d characters", name, length)
			}
			if !strings.HasSuffix(text, link) {
				t.Errorf("%s: no link at the end: %q", name, text)
			}
			all := true
			for _, s := range p.Starts {
				for word := range p.Best.Words(s.At) {
					if !strings.Contains(text, p.lineOf(word.Fragment())) {
						all = false
					}
				}
			}
			if all == more.MatchString(text) {
				t.Errorf("%s: says the wrong thing about the rest: %q", name, text)
			}
		}
	}
}

func TestHandoutsInOtherAlphabets(t *testing.T) {
	greek := hostilePlan(t, apptest.AnyWord(2, 2, ""), "σας", "σασ", "ßıi", "aßc")
	if got, want := greek.lineOf("ßıiβ"), "ß[ı]iΒ"; got != want {
		t.Errorf("line %q, want %q", got, want)
	}
	hebrew := hostilePlan(t, apptest.AnyWord(2, 2, ""), "שלום", "שלג", "גשם")
	for name, p := range map[string]*Plan{"greek": greek, "hebrew": hebrew} {
		if !strings.HasPrefix(p.CSV(), "\uFEFFstart,") {
			t.Errorf("%s: no byte order mark", name)
		}
		for _, s := range p.Starts {
			for word := range p.Best.Words(s.At) {
				for kind, text := range map[string]string{"csv": p.CSV(), "anki": p.Anki(), "chat": p.Chat("")} {
					if !strings.Contains(text, word.Fragment()) && !strings.Contains(text, p.lineOf(word.Fragment())) {
						t.Errorf("%s: %s without %s", name, kind, word.Fragment())
					}
				}
			}
		}
		readAnki(t, p.Anki())
	}
	if strings.Contains(hostilePlan(t, apptest.AnyWord(2, 2, "")).CSV(), "\uFEFF") {
		t.Error("a byte order mark that nobody needs")
	}
}

func TestTheCheatSheetIsHTMLThatNobodyElseWrote(t *testing.T) {
	for name, p := range handouts(t) {
		sheet := apptest.Rendered(t, sheetPage{p})
		section := sheet.One(".cheat-sheet")
		if section.Attribute("aria-label") != "Cheat sheet" || len(sheet.All("img")) > 0 {
			t.Errorf("%s: %s, want the label %q and no picture", name, p.CheatSheet().String(), "Cheat sheet")
		}
		items := section.All("li")
		if len(items) != p.total.Words {
			t.Errorf("%s: %d words, want %d", name, len(items), p.total.Words)
		}
		for _, item := range items {
			word, own := strings.ReplaceAll(item.Words(), " ", ""), ""
			for _, letter := range item.All("b") {
				own += letter.Words()
			}
			if want := strings.ToLower(strings.ReplaceAll(p.ownLetters(word), " ", "")); own != want {
				t.Errorf("%s: %s has %q marked, want %q", name, word, own, want)
			}
		}
		if got, want := len(section.All(".sheet-box")), p.Won; p.View.Seat > 1 && got != want {
			t.Errorf("%s: %d boxes, want %d", name, got, want)
		}
		text := section.Words()
		for _, s := range p.lostStarts() {
			if !strings.Contains(text, p.chanceAt(s)) {
				t.Errorf("%s: no chance after %q", name, s.At.Fragment())
			}
		}
	}
}

func TestALargePlanIsHandedOutWhole(t *testing.T) {
	v := apptest.Game(8, 7, "")
	v.Dict, v.Rules = "web2", solver.Rules{Players: 8, MinLetters: 7}
	p := planOf(t, apptest.ShelfWith(t, "web2"), v)
	if p.total.Words < 50_000 {
		t.Fatalf("only %d words", p.total.Words)
	}
	sheet := p.CheatSheet().String()
	if got := strings.Count(sheet, "<li>"); got != p.total.Words || !strings.Contains(sheet, "sheet-book") {
		t.Errorf("%d words on paper", got)
	}
	if got := strings.Count(p.CSV(), "\r\n"); got != 1+p.total.Words+len(p.Starts)-p.Won {
		t.Errorf("%d lines in the table", got)
	}
}

// sheetPage is a page with nothing but a cheat sheet.
type sheetPage struct{ *Plan }

func (s sheetPage) Render() app.UI { return ui.HTML(s.CheatSheet()) }
