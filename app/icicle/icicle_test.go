package icicle

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/golden"
	"spectrie/dicts"
	"spectrie/solver"
)

// solved is the game of a few words, for two players.
func solved(t testing.TB, words ...string) *solver.Solution {
	t.Helper()
	alphabet, err := dicts.NewAlphabet("abcdefghijklmnopqrstuvwxyz")
	if err != nil {
		t.Fatal(err)
	}
	b := dicts.NewBuilder(alphabet, false)
	slices.Sort(words)
	for _, word := range slices.Compact(words) {
		if err := b.Add(word, dicts.NoTier); err != nil {
			t.Fatal(err)
		}
	}
	rules := solver.Rules{Players: 2, MinLetters: 1}
	game, err := solver.Solve(b.Trie().Reachable(rules.MinLetters), rules)
	if err != nil {
		t.Fatal(err)
	}
	return game
}

// forOpener marks what player 1 wins.
func forOpener(p solver.Position) Mark {
	if p.Safe(1, false) {
		return Winning
	}
	return Losing
}

// defaultMap is the map of the default dictionary.
func defaultMap(t testing.TB) (*Map, *solver.Solution) {
	t.Helper()
	game, err := apptest.ShelfWith(t, dicts.DefaultID).Solve(dicts.DefaultID, solver.Usual)
	if err != nil {
		t.Fatal(err)
	}
	return New(game, forOpener), game
}

// randomWords makes words of few letters, so that many begin alike.
func randomWords(r *rand.Rand) []string {
	var words []string
	for range 1 + r.IntN(60) {
		word := make([]byte, 1+r.IntN(7))
		for i := range word {
			word[i] = 'a' + byte(r.IntN(1+r.IntN(6)))
		}
		words = append(words, string(word))
	}
	return words
}

// all returns the cells of a map, all grown.
func all(m *Map) []int32 {
	cells := []int32{0}
	for k := 0; k < len(cells); k++ {
		for first, end := m.grow(cells[k]); first < end; first++ {
			cells = append(cells, first)
		}
	}
	return cells
}

// The cells of the next letters fill a cell from top to bottom in the order of the alphabet, and
// every letter gets its least share.
func TestCellsNestInOrderWithoutGaps(t *testing.T) {
	t.Parallel()
	for seed := range uint64(200) {
		m := New(solved(t, randomWords(rand.New(rand.NewPCG(seed, 1)))...), forOpener)
		for _, i := range all(m) {
			first, end := m.grow(i)
			bottom, letter := 0.0, rune(0)
			for j := first; j < end; j++ {
				c := m.cells[j]
				if math.Abs(c.top-bottom) > 1e-9 || c.letter <= letter || c.height < leastShare-1e-9 {
					t.Fatalf("seed %d: %q has top %v, height %v after the bottom %v of %c", seed, c.at.Fragment(), c.top, c.height, bottom, letter)
				}
				bottom, letter = c.top+c.height, c.letter
			}
			if first < end && math.Abs(bottom-1) > 1e-9 {
				t.Fatalf("seed %d: the letters after %q fill %v of it, want 1", seed, m.cells[i].at.Fragment(), bottom)
			}
		}
	}
}

// Every fragment of the game has one cell, and a round ends exactly where a word does.
func TestEveryWordHasAPlace(t *testing.T) {
	t.Parallel()
	m, game := defaultMap(t)
	cells := all(m)
	if len(cells) != game.Trie().Len() {
		t.Errorf("%d cells for %d fragments", len(cells), game.Trie().Len())
	}
	words := 0
	for _, i := range cells {
		if m.cells[i].over {
			words++
		}
	}
	if words != 19631 {
		t.Errorf("%d cells of words, want 19631", words)
	}
}

// A point in the middle of a fragment's cell leads to the fragment, from every camera that sees it.
func TestAPointLeadsToTheFragmentWhoseCellHoldsIt(t *testing.T) {
	t.Parallel()
	frame := Frame{Width: 900, Height: 700}
	for seed := range uint64(100) {
		r := rand.New(rand.NewPCG(seed, 2))
		m := New(solved(t, randomWords(r)...), forOpener)
		cells := all(m)
		camera := m.At(m.cells[cells[r.IntN(len(cells))]].at.Fragment())
		edges := m.edges(camera, frame)
		for _, i := range cells[1:] {
			depth := m.depth(i)
			y := frame.Height / 2
			switch {
			case m.common(i, camera.base) == camera.base && i != camera.base:
				top, height := m.span(i, camera.base)
				y = (top + height/2) * frame.Height
			case m.common(i, camera.base) != i:
				continue // out of the frame
			}
			want := m.cells[i].at.Fragment()
			got, ok := m.Hit(camera, frame, (edges[depth-1]+edges[depth])/2, y)
			if !ok || got != want {
				t.Fatalf("seed %d: the middle of %q leads to %q, %v", seed, want, got, ok)
			}
		}
	}
}

func TestAPointOutsideAllCellsLeadsNowhere(t *testing.T) {
	t.Parallel()
	m := New(solved(t, "ab", "acde"), forOpener)
	frame := Frame{Width: 400, Height: 100}
	edges := m.edges(m.At(""), frame)
	for _, p := range [][2]float64{{-1, 50}, {10, -1}, {10, 100}, {edges[len(edges)-1], 50}, {edges[2] + 1, 2}} {
		if got, ok := m.Hit(m.At(""), frame, p[0], p[1]); ok {
			t.Errorf("the point %v leads to %q, want nowhere", p, got)
		}
	}
}

// What is painted is within the frame, and no two cells lie over each other.
func TestNothingIsPaintedTwice(t *testing.T) {
	t.Parallel()
	m, _ := defaultMap(t)
	for _, fragment := range []string{"", "j", "st", "pneumat", "qu"} {
		for _, scale := range []float64{1, 2} {
			frame := Frame{Width: 320, Height: 240, Scale: scale}
			p := m.Paint(m.At(fragment), frame, Options{})
			covered := make([]bool, int(320*scale)*int(240*scale))
			for _, r := range p.Rects {
				if r.X < 0 || r.Y < 0 || float64(r.X+r.W) > frame.Width+0.01 || float64(r.Y+r.H) > frame.Height+0.01 {
					t.Fatalf("%q: %+v is outside the frame", fragment, r)
				}
				if r.Ink == Edge {
					continue // on its cell
				}
				for y := int(math.Round(float64(r.Y) * scale)); y < int(math.Round(float64(r.Y+r.H)*scale)); y++ {
					for x := int(math.Ceil(float64(r.X) * scale)); x < int(float64(r.X+r.W)*scale); x++ {
						if covered[y*int(320*scale)+x] {
							t.Fatalf("%q: %+v lies over another cell", fragment, r)
						}
						covered[y*int(320*scale)+x] = true
					}
				}
			}
		}
	}
}

// The first column of the whole map says which of the 26 openings win, each with its letter.
func TestFiveOfTwentySixOpeningsWin(t *testing.T) {
	t.Parallel()
	m, _ := defaultMap(t)
	frame := Frame{Width: 900, Height: 800}
	p := m.Paint(m.At(""), frame, Options{})
	var winning, losing []string
	for _, l := range p.Labels {
		if l.X < 20 {
			letter, sign, _ := strings.Cut(l.Text, " ")
			switch {
			case l.Ink == OnWin && sign == "✓":
				winning = append(winning, letter)
			case l.Ink == OnLoss && sign == "✗":
				losing = append(losing, letter)
			}
		}
	}
	if got := strings.Join(winning, ""); got != "HJMRZ" || len(losing) != 21 {
		t.Errorf("the winning openings are %s and %d lose, want HJMRZ and 21", got, len(losing))
	}
	for _, r := range p.Rects {
		if r.X == 0 && (r.Ink == Wins || r.Ink == Loses) && r.H < 15 {
			t.Errorf("an opening is %v pixels high, want at least 15 and the gap", r.H)
		}
	}
}

// The line of best play ends in its word, in the frame, wherever the camera is.
func TestTheBestLineEndsInItsWordInTheFrame(t *testing.T) {
	t.Parallel()
	ids := []string{dicts.DefaultID, "web2", "scowl-small"}
	shelf := apptest.ShelfWith(t, ids...)
	r := rand.New(rand.NewPCG(3, 3))
	for _, id := range ids {
		for _, players := range []int{2, 3, 6} {
			game, err := shelf.Solve(id, solver.Rules{Players: players, MinLetters: 4})
			if err != nil {
				t.Fatal(err)
			}
			m := New(game, forOpener)
			for range 40 {
				at := someFragment(r, game)
				frame := Frame{Width: float64(200 + r.IntN(1800)), Height: float64(100 + r.IntN(1000))}
				best := dicts.Capitals(at.Line().Fragment())
				p := m.Paint(m.At(at.Fragment()), frame, Options{Best: at.Line().Fragment()})
				last := p.Labels[len(p.Labels)-1]
				if n := strings.Count(p.Text(), " "+best+"\n"); n != 1 {
					t.Errorf("%s, %d players, %q: %s stands %d times on the map, want once", id, players, at.Fragment(), best, n)
				}
				if last.Text != best || last.X < 0 || last.Y < 0 || float64(last.Y) > frame.Height || float64(last.X) > frame.Width-20 {
					t.Fatalf("%s, %d players, %q in %v: the last label is %+v, want %s in the frame", id, players, at.Fragment(), frame, last, best)
				}
			}
		}
	}
}

// someFragment walks at random from the start to a fragment that is no word.
func someFragment(r *rand.Rand, game *solver.Solution) solver.Position {
	at := game.Start()
	for steps := r.IntN(7); steps > 0; steps-- {
		next := slices.Collect(at.Next())
		to := next[r.IntN(len(next))]
		if to.Over() {
			break
		}
		at = to
	}
	return at
}

// A zoom begins at one fragment, ends at the other, and the frame shrinks all the way.
func TestAZoomShrinksEvenly(t *testing.T) {
	t.Parallel()
	m, _ := defaultMap(t)
	a, b := m.At("j"), m.At("jac")
	if m.Between(a, b, 0) != a || m.Between(a, b, 1) != b {
		t.Error("a zoom does not begin and end at its cameras")
	}
	base := m.find("j")
	before := 1.0
	targetTop, targetHeight := m.span(m.find("jac"), base)
	for way := 0.1; way < 1; way += 0.1 {
		top, height := m.window(m.Between(a, b, way), base)
		if height >= before {
			t.Errorf("after %.1f of the way the frame is %v high, before %v", way, height, before)
		}
		if top > targetTop+1e-9 || top+height < targetTop+targetHeight-1e-9 {
			t.Errorf("after %.1f of the way the frame from %v over %v does not hold the target from %v over %v", way, top, height, targetTop, targetHeight)
		}
		before = height
	}
}

// A word has no letters below it, so the camera looks at the cell before.
func TestAWordIsSeenFromTheFragmentBefore(t *testing.T) {
	t.Parallel()
	m := New(solved(t, "ab", "ac"), forOpener)
	for _, fragment := range []string{"ab", "a", "abx", "ax"} {
		if got := m.At(fragment); got != m.At("a") {
			t.Errorf("the camera at %q is %+v, want that at a", fragment, got)
		}
	}
}

// ascii draws the rectangles of a picture with a character for each ink, and its labels over them.
func ascii(p Picture, width, height int) string {
	rows := make([][]rune, height)
	for y := range rows {
		rows[y] = []rune(strings.Repeat(" ", width))
	}
	for _, r := range p.Rects {
		for y := int(math.Round(float64(r.Y))); y < int(math.Round(float64(r.Y+r.H))); y++ {
			for x := int(math.Ceil(float64(r.X))); x < int(math.Round(float64(r.X+r.W))); x++ {
				rows[y][x] = []rune("wloxE.....=#")[r.Ink]
			}
		}
	}
	var s strings.Builder
	for _, row := range rows {
		fmt.Fprintf(&s, "|%s|\n", string(row))
	}
	for _, l := range p.Labels {
		fmt.Fprintf(&s, "%v %.0f,%.0f %.0f %s\n", l.Ink, l.X, l.Y, l.Size, l.Text)
	}
	return s.String()
}

func TestPicturesOfToyDictionaries(t *testing.T) {
	t.Parallel()
	toy := []string{"ace", "act", "add", "ado", "bed"}
	for name, c := range map[string]struct {
		words []string
		at    string
		over  Options
	}{
		"five_words":       {toy, "", Options{}},
		"five_words_at_a":  {toy, "a", Options{}},
		"five_words_lines": {toy, "", Options{Best: "bed", Lit: "ad", Words: []string{"act"}}},
		"one_word":         {[]string{"a"}, "", Options{}},
	} {
		m := New(solved(t, c.words...), forOpener)
		golden.Check(t, "testdata/"+name+".txt", ascii(m.Paint(m.At(c.at), Frame{Width: 72, Height: 30}, c.over), 72, 30))
	}
}

func TestAPictureIsEncodedForAScript(t *testing.T) {
	t.Parallel()
	p := Picture{
		Rects:  []Rect{{Loses, 1, 2, 3, 4.5}},
		Labels: []Label{{Word, 5, 6, 13, "NEW YORK"}, {OnWin, 1, 2, 9, "J ✓"}},
	}
	if got, want := fmt.Sprintf("% x", p.Bytes()), "00 00 80 3f 00 00 80 3f 00 00 00 40 00 00 40 40 00 00 90 40"; got != want {
		t.Errorf("the rectangles are\n%s, want\n%s", got, want)
	}
	if got, want := p.Text(), "8 5.0 6.0 13.0 NEW YORK\n6 1.0 2.0 9.0 J ✓\n"; got != want {
		t.Errorf("the labels are %q, want %q", got, want)
	}
}

// A head moves the columns down, and names those that are wide enough.
func TestColumnsHaveTheirNamesAboveThem(t *testing.T) {
	t.Parallel()
	m, _ := defaultMap(t)
	const head = 20
	plain := Frame{Width: 900, Height: 600}
	headed := Frame{Width: 900, Height: 600 + head, Head: head}
	names := func(letter int) []string {
		return []string{strings.Repeat("long ", 40), fmt.Sprint(letter)}
	}
	for _, at := range []string{"", "j", "sta"} {
		c := m.At(at)
		below, above := m.Paint(c, plain, Options{}), m.Paint(c, headed, Options{Heads: names})
		if named := len(above.Labels) - len(below.Labels); named < 9 {
			t.Errorf("%q: %d columns are named, want those of the first letters at least", at, named)
		}
		for i, r := range below.Rects {
			r.Y += head
			if above.Rects[i] != r {
				t.Fatalf("%q: a cell lies at %+v, want %+v", at, above.Rects[i], r)
			}
		}
		for i, l := range above.Labels[len(below.Labels):] {
			if l.Text != fmt.Sprint(i+1) || l.Y >= head {
				t.Errorf("%q: column %d is called %q at height %v", at, i+1, l.Text, l.Y)
			}
		}
		for y := 3.5; y < 600; y += 71 {
			want, _ := m.Hit(c, plain, 200, y)
			if got, _ := m.Hit(c, headed, 200, y+head); got != want {
				t.Errorf("%q: at %v is %q, want %q", at, y, got, want)
			}
		}
		if got, ok := m.Hit(c, headed, 200, head-1); ok {
			t.Errorf("%q: above the columns is %q", at, got)
		}
	}
}
