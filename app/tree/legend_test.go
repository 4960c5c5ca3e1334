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
		root *Node
		want []LegendItem
	}{
		"a grey root": {&Node{Letter: "∅"}, []LegendItem{{Kind: LegendNeutral}}},
		"two players": {grow(2, "ab", "cde"), []LegendItem{
			{Kind: LegendWinning}, {Kind: LegendLosing}, {Kind: LegendWord, Seat: 1},
		}},
		"best line": {bestTree, []LegendItem{
			{Kind: LegendWinning}, {Kind: LegendWord, Seat: 2}, {Kind: LegendBest},
		}},
		"badges": {&Node{Letter: "∅", Memory: Lapsed, Children: []*Node{{Key: "a", Letter: "A", Memory: New}}}, []LegendItem{
			{Kind: LegendNeutral}, {Kind: LegendNew}, {Kind: LegendLapsed},
		}},
		"three players": {grow(3, "ab", "cde"), []LegendItem{
			{Kind: LegendWinning}, {Kind: LegendWord, Seat: 2},
		}},
		"a fan": {cutTree, []LegendItem{
			{Kind: LegendWinning}, {Kind: LegendFan},
		}},
	} {
		t.Run(name, func(t *testing.T) {
			if got := Arrange(c.root, Standard).Legend(); !reflect.DeepEqual(got, c.want) {
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
		LegendWord:     `class="chip-box seat-2"`,
		LegendFan:      `class="fan"`,
		LegendBest:     `class="edge best"`,
		LegendNew:      `class="badge open"`,
		LegendLearning: `class="badge"`,
		LegendKnown:    `class="tick"`,
		LegendLapsed:   `class="badge"`,
	} {
		svg := LegendSVG(LegendItem{Kind: kind, Seat: 2}, Options{}).String()
		elements(t, svg)
		if !strings.Contains(svg, want) || !strings.Contains(svg, `aria-hidden="true"`) {
			t.Errorf("kind %d is drawn %s", kind, svg)
		}
		file := LegendSVG(LegendItem{Kind: kind, Seat: 2}, Options{Palette: &Night}).String()
		elements(t, file)
	}
}
