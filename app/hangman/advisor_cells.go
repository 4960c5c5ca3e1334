package hangman

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// cells shows the word, letter by letter. Before the length is known it offers lengths.
func (p *advisor) cells() app.UI {
	cells := p.analysis.template.Cells()
	return app.Div().Class("word").Body(
		app.Div().Class("lengths").Role("group").Aria("label", "Number of letters").Hidden(len(cells) > 0).OnClick(ui.PressOn("letters", p.pressLength)).Body(
			app.Range(slices.Repeat([]int{0}, longestOffered-shortestOffered+1)).Slice(func(i int) app.UI {
				n := strconv.Itoa(shortestOffered + i)
				return app.Button().Type("button").DataSet("letters", n).Aria("label", n+" letters").Text(n)
			}),
		),
		app.Div().Class("tiles cells", crowdingClass(cells), p.placingClass()).Hidden(len(cells) == 0).
			Role("toolbar").Aria("label", "The word so far").OnClick(ui.PressOn("cell", p.onCell)).Body(p.cellGroups(cells)...),
		app.Div().Class("longer").Hidden(len(cells) == 0).Body(
			ui.Button("hangman-shorter").Class("tool").Aria("label", "One letter fewer").Title("One letter fewer").
				Aria("disabled", len(cells) == 1).OnClick(p.onShorter).Text("−"),
			ui.Button("hangman-longer").Class("tool").Aria("label", "One letter more").Title("One letter more").
				Aria("disabled", len(cells) == hangman.MaxCells).OnClick(p.onLonger).Text("+"),
			ui.Button("hangman-anew").Class("tool anew").Hidden(p.wordFound()).OnClick(p.onNewWord).Text("New word"),
		),
	)
}

// The word lengths that have a button.
const (
	shortestOffered = 3
	longestOffered  = 12
)

// placingClass is the class of the cells while they wait for the held letter.
func (p *advisor) placingClass() string {
	switch {
	case p.heldLetter == 0 || p.wordFound():
		return ""
	case p.stateOf(p.heldLetter) == letterShown:
		return "placing more"
	}
	return "placing"
}

// cellGroups groups the cells by word, so that no word breaks across lines.
func (p *advisor) cellGroups(cells []rune) (groups []app.UI) {
	var group []app.UI
	for i, cell := range cells {
		switch cell {
		case ' ':
			groups = append(groups, app.Span().Class("cell-word").Body(group...))
			group = nil
		case '-', '\'':
			group = append(group, app.Span().Class("cell-mark").Text(text.Pick(cell == '-', "-", "’")))
		default:
			group = append(group, p.cell(i, cell))
		}
	}
	return append(groups, app.Span().Class("cell-word").Body(group...))
}

// crowdingClass is the class that makes cells smaller: "many" if they still fit on one
// line, else "crowded".
func crowdingClass(cells []rune) string {
	longest := 0
	for word := range strings.FieldsSeq(string(cells)) {
		longest = max(longest, len([]rune(word)))
	}
	switch {
	case longest > 12 || len(cells) > 24:
		return "crowded"
	case longest > 8 || len(cells) > 14:
		return "many"
	}
	return ""
}

// cell is the button of one letter. Tab reaches one cell and the arrow keys the others.
// If only one word fits, the stylesheet shows its letters in the blanks. Screen readers
// hear that word in the advice instead.
func (p *advisor) cell(i int, cell rune) app.UI {
	place, letter, class := p.analysis.positionOf(i), "", "tile cell blank"
	label := fmt.Sprintf("Position %d, unknown", place)
	missing := ""
	if cell != hangman.Blank {
		letter, class = dicts.Capitals(string(cell)), "tile cell"
		label = fmt.Sprintf("Position %d, %s", place, letter)
	} else if word := p.analysis.onlyWord(); i < len(word) {
		missing = dicts.Capitals(string(word[i]))
	}
	number := "" // the number key that puts the held letter here
	if place <= numberKeys {
		number = strconv.Itoa(place)
	}
	picked := p.cellPicked && p.cursor == i
	return app.Button().Type("button").Class(class).Aria("label", label).Aria("pressed", picked).
		TabIndex(text.Pick(p.cursor == i, 0, -1)).DataSet("cell", strconv.Itoa(i)).Body(
		app.Span().DataSet("missing", missing).Text(letter),
		app.Span().Class("cell-number").DataSet("number", number), // drawn by the stylesheet
	)
}

func (p *advisor) pressLength(button app.Value) {
	n, _ := strconv.Atoi(ui.Dataset(button, "letters"))
	p.chooseLength(n)
}

// chooseLength starts with n blanks and keeps the excluded letters.
func (p *advisor) chooseLength(n int) {
	p.changeCells(p.view, p.uncounted, slices.Repeat([]rune{hangman.Blank}, n))
	p.focusCell()
}

func (p *advisor) onCell(cell app.Value) {
	i, _ := strconv.Atoi(ui.Dataset(cell, "cell"))
	p.pressCell(i)
}

// pressCell puts the held letter into a cell, or takes it out. With no letter held it picks
// the cell for the next letter.
func (p *advisor) pressCell(i int) {
	again := p.cellPicked && p.cursor == i
	p.cursor = i
	if p.heldLetter == 0 {
		p.cellPicked = !again
		return
	}
	p.toggleCell(i, p.heldLetter)
}

// focusCell focuses the cell at the cursor once it is drawn.
func (p *advisor) focusCell() {
	at := strconv.Itoa(p.cursor)
	p.host.Ctx().Defer(func(app.Context) { ui.FocusOn(`[data-cell="`+at+`"]`, 0) })
}

// moveCursor moves to the first letter cell from i on, in the direction of step.
func (p *advisor) moveCursor(i, step int) {
	for ; i >= 0 && i < len(p.analysis.template.Cells()); i += step {
		if p.isLetterCell(i) {
			p.cursor = i
			break
		}
	}
	p.focusCell()
}
