package drill

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

// board is the sitting on one screen: how far it is, the tiles, the question, what is said about the last answer,
// and below that the keys or the grades. Its elements stay in place while their contents change.
func (p *Page) board() app.UI {
	return app.Section().ID("drill-board").Class("board", "sit").TabIndex(-1).Aria("label", "Board").Body(
		p.topLine(),
		p.boardTiles(),
		ui.When(len(p.decks) > 1, func() app.UI { return app.P().ID("sit-deck").Class("sit-deck").Text(p.answers.DeckName(p.deck.Course)) }),
		app.H2().ID("prompt").Class("prompt").Aria("live", "polite").Text(p.prompt()),
		app.Div().Class("sit-middle").Body(
			ui.When(p.session.Pending == nil && p.session.Item != nil && p.session.Item.Recall, p.recallWords),
			p.feedbackBox(),
			ui.When(p.answerIsOpen(), p.noteLine),
			app.P().Class("aside-note quiet").Text(p.playedForYou()),
		),
		app.Div().Class("sit-hand").Body(p.hand()),
		app.Div().Class("sit-actions").Body(p.actionButtons()...),
	)
}

// topLine ends the sitting, shows how far it is, takes back the last answer and opens the menu.
func (p *Page) topLine() app.UI {
	s := p.session
	items := s.Left(p.answers.State(), p.host.Now())
	left, done := len(items), p.cardsDone(items)
	said := text.Grouped(left) + " left"
	if s.Practice {
		said += ", practice"
	}
	return app.Div().Class("sit-top").Body(
		ui.PressButton("drill-stop", func() { p.endSession(true) }).Class("tool").Title("Enough for now (Esc)").Aria("label", "End").Body(ui.Icon("close")),
		app.Progress().Max(max(newSteps*(done+left), 1)).Value(p.stepsDone(items)).Aria("label", "Progress of this sitting"),
		app.Span().ID("left").Class("sit-left").Text(said),
		p.undoButton(),
		ui.Button("drill-menu").Class("tool wide").Attr("popovertarget", "drill-sheet").Title("This card and this deck").Aria("label", "This card and this deck").Body(ui.Icon("drill"), app.Span().Text("Deck")),
		app.Div().ID("drill-sheet").Class("rules-sheet drill-sheet").Attr("popover", "auto").Body(
			app.P().Text(p.summaryLine),
			p.tools(),
			p.cardChoices(),
		),
	)
}

// cardsDone is how many of the cards that the person has answered are not among those left.
func (p *Page) cardsDone(left []*trainer.Item) int {
	answered := map[trainer.Card]bool{}
	for _, a := range p.session.Answers {
		answered[a.Item.Card] = true
	}
	for _, item := range left {
		delete(answered, item.Card)
	}
	return len(answered)
}

// newSteps are the steps of a new card in the bar: it is taught, then asked, and then asked once more.
const newSteps = 3

// stepsDone is how far the bar is. A card that is asked again has its first steps behind it.
func (p *Page) stepsDone(left []*trainer.Item) int {
	steps := newSteps * p.cardsDone(left)
	if p.session.Practice {
		return steps
	}
	met := map[trainer.Card]int{}
	for i := range p.session.Answers {
		a := &p.session.Answers[i]
		if a.Lesson || a.Right {
			met[a.Item.Card] = min(met[a.Item.Card]+1, newSteps-1)
		}
	}
	for _, item := range left {
		steps += met[item.Card]
	}
	return steps
}

// hand is what the person answers with: the keys, or the grades of what they answered. The two never stand
// together.
func (p *Page) hand() app.UI {
	if s := p.session; s.Pending != nil || s.Item == nil && s.Over() {
		return app.Div().Class("grades-place").Body(p.grades())
	}
	return p.letterKeys()
}

// boardTiles are the letters on the board. After a wrong letter come the letters that refute
// it, up to the word that the person would complete.
func (p *Page) boardTiles() app.UI {
	at := p.session.At()
	letters, after := at.Fragment(), p.lettersBeyond()
	tiles := append([]ui.Tile{ui.Start}, ui.Played(letters+string(after), p.game.Rules.Mover)...)
	for i := range after {
		switch t := &tiles[len(tiles)-len(after)+i]; {
		case i > 0:
			t.Class = "would"
		case p.session.Pending.Letter != 0 && !p.session.Pending.Right:
			t.Class = "wrong"
		}
	}
	if len(after) == 0 && p.session.Item != nil && !p.session.Item.Recall {
		tiles = append(tiles, ui.Tile{Seat: p.game.Rules.Mover(at.Depth())})
	}
	label := ui.FragmentLabel(letters)
	if len(after) > 0 {
		label += ", then " + text.Spelt(string(after))
	}
	return ui.Tiles(label, tiles)
}

// lettersBeyond are the letters on the board after the fragment of the question: the answer,
// and after a wrong answer where it leads.
func (p *Page) lettersBeyond() []rune {
	a := p.session.Pending
	if a == nil || a.Item.Recall {
		return nil
	}
	from := len(a.At().Fragment())
	switch {
	case a.Letter == 0:
		return []rune(a.Plays().Fragment()[from:])
	case a.Right:
		return []rune(a.Leads.Fragment()[from:])
	}
	return []rune(p.refutationEnd(a).Fragment()[from:])
}

// feedbackBox describes the last answer. The element always exists, so that screen readers
// announce its contents.
func (p *Page) feedbackBox() app.UI {
	lines := text.Each(p.session.feedback.lines, func(line string) app.UI { return app.P().Text(line) })
	if a := p.session.Pending; a != nil && a.Item.Recall {
		lines = append(lines, p.recallResult(a))
	}
	return app.Div().ID("feedback").Class("feedback", p.session.feedback.class).Role("status").Body(lines...)
}

// itemOnBoard is the card that is asked, or has just been answered.
func (p *Page) itemOnBoard() *trainer.Item {
	if a := p.session.Pending; a != nil {
		return a.Item
	}
	return p.session.Item
}

// lineSection shows the round on the tree.
func (p *Page) lineSection() app.UI {
	return app.Section().Class("drill-line").Aria("labelledby", "line-title").Body(
		app.H2().ID("line-title").Class("sr-only").Text("The line on the tree"),
		p.lineDrawing(),
	)
}

// lineDrawing is the part of the tree that leads to the board. Once a decision is answered it
// adds every right letter, the letter given, and where they lead.
func (p *Page) lineDrawing() app.UI {
	s := &board.Scene{View: p.game, Game: p.deck.Game, Seat: p.game.Seat, Entry: p.shelf.Described(p.game.Dict)}
	at := p.session.At()
	branches := []solver.Position{at}
	if a := p.session.Pending; a != nil && !a.Item.Recall {
		for _, o := range p.deck.Best.Options(a.At()) {
			branches = append(branches, o.Leads)
		}
		branches = append(branches, p.wordsAfter(a.Item)[:1]...)
		if a.Letter != 0 && !a.Right {
			branches = append(branches, p.refutationEnd(a))
		}
	}
	root := s.Branches(branches, at)
	var m markup.Writer
	m.Open("div")
	s.WriteLine(&m, root, "line-text", lineLabel(at, branches[1:]), "line-")()
	return ui.HTML(m.HTML())
}

// lineLabel describes the drawing in words.
func lineLabel(at solver.Position, branches []solver.Position) string {
	line := "The path from ∅ to " + board.FragmentName(at.Fragment())
	ends := text.Each(branches, func(b solver.Position) string { return dicts.Capitals(b.Fragment()) })
	if len(ends) > 0 {
		line += ", and on to " + text.Listed(ends)
	}
	return line
}
