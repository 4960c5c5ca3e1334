package tree

import (
	"reflect"
	"strings"
	"testing"
)

func TestLegendListsOnlyWhatIsOnScreen(t *testing.T) {
	cutTree := grow(3, "ab")
	cut(t, cutTree, "a", 12)
	bestTree := grow(2, "ab")
	bestTree.Children[0].Best = true
	for name, c := range map[string]struct {
		root    *Node
		players int
		want    []LegendItem
	}{
		"a grey root": {&Node{Letter: "∅"}, 2, []LegendItem{{Kind: LegendNeutral}}},
		"two players": {grow(2, "ab", "cde"), 2, []LegendItem{
			{Kind: LegendWinning}, {Kind: LegendLosing}, {Kind: LegendWord, Seats: []int{1, 2}},
		}},
		"best line": {bestTree, 2, []LegendItem{
			{Kind: LegendWinning}, {Kind: LegendWord, Seats: []int{2}}, {Kind: LegendBest},
		}},
		"badges": {&Node{Letter: "∅", Memory: Lapsed, Children: []*Node{{Key: "a", Letter: "A", Memory: New}}}, 2, []LegendItem{
			{Kind: LegendNeutral}, {Kind: LegendNew}, {Kind: LegendLapsed},
		}},
		"three players": {grow(3, "ab", "cde"), 3, []LegendItem{
			{Kind: LegendWinning}, {Kind: LegendSeats, Seats: []int{2, 3}}, {Kind: LegendWord, Seats: []int{2, 3}},
		}},
		"a fan": {cutTree, 3, []LegendItem{
			{Kind: LegendWinning}, {Kind: LegendSeats, Seats: []int{2}}, {Kind: LegendFan},
		}},
	} {
		t.Run(name, func(t *testing.T) {
			if got := Arrange(c.root, Standard).Legend(Options{Players: c.players}); !reflect.DeepEqual(got, c.want) {
				t.Errorf("the legend is %v, want %v", got, c.want)
			}
		})
	}
}

func TestLegendDrawsTheShapesOfTheDrawing(t *testing.T) {
	for kind, want := range map[LegendKind]string{
		LegendWinning:  `class="node win"`,
		LegendLosing:   `class="node lose"`,
		LegendNeutral:  `class="shape"`,
		LegendSeats:    `class="chip-box seat-7"`,
		LegendWord:     `class="chip-box seat-2"`,
		LegendFan:      `class="fan"`,
		LegendBest:     `class="edge best"`,
		LegendNew:      `class="badge open"`,
		LegendLearning: `class="badge"`,
		LegendKnown:    `class="tick"`,
		LegendLapsed:   `class="badge"`,
	} {
		svg := LegendSVG(LegendItem{Kind: kind, Seats: []int{2, 7}}, Options{Players: 8}).String()
		elements(t, svg)
		if !strings.Contains(svg, want) || !strings.Contains(svg, `aria-hidden="true"`) {
			t.Errorf("kind %d is drawn %s", kind, svg)
		}
		file := LegendSVG(LegendItem{Kind: kind, Seats: []int{2, 7}}, Options{Players: 8, Palette: &Night}).String()
		elements(t, file)
	}
}
