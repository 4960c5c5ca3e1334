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

// board shows the round or card in progress. Its elements stay in place while their contents
// change.
func (p *Page) board() app.UI {
	return app.Section().ID("drill-board").Class("board").TabIndex(-1).Aria("label", "Board").Body(
		app.Div().Class("introduction").Body(
			app.Div().Body(p.welcome()),
			ui.When(len(p.session.slips) > 0, func() app.UI {
				return app.P().ID("slipping").Class("slipping").Text(p.aboutToSlipText())
			}),
		),
		app.P().Class("todo").Body(p.todoCounts()...),
		p.boardTiles(),
		app.P().ID("prompt").Class("prompt").Aria("live", "polite").Text(p.prompt()),
		app.P().Class("aside-note quiet").Text(p.playedForYou()),
		ui.When(p.session.Pending == nil && p.session.Item != nil && p.session.Item.Recall, p.recallWords),
		p.feedbackBox(),
		app.Div().Class("grades-place").Body(p.grades()),
		app.Div().Class("controls").Body(
			app.Div().Class("board-actions").Body(p.actionButtons()...),
			p.letterKeys(),
		),
		p.cardChoices(),
	)
}

// welcome explains the drill to beginners, throughout their first session.
func (p *Page) welcome() app.UI {
	return app.If(p.session.beginner, func() app.UI {
		return app.P().Class("welcome").Text("You are asked for your own letters. The others play by themselves. " +
			"Think, then type a letter or have it shown. What you miss comes back within minutes, what you know after days.")
	})
}

// todoCounts are the numbers of cards left today.
func (p *Page) todoCounts() []app.UI {
	q := p.session.Queue(p.answers.State(), p.host.Now())
	count := func(n int, what, class string) app.UI {
		return app.Span().Class("todo-"+class).Body(app.B().Text(text.Grouped(n)), app.Text(" "+what))
	}
	return []app.UI{
		count(len(q.Due), "to review", "due"),
		count(len(q.Learning)+len(q.Soon), "learning", "learning"),
		count(len(q.New), "new", "new"),
	}
}

// boardTiles are the letters on the board. After a wrong letter come the letters that refute
// it, up to the word that the person would complete.
func (p *Page) boardTiles() app.UI {
	at := p.session.At()
	letters, after := at.Fragment(), p.lettersBeyond()
	tiles := append([]ui.Tile{ui.Start}, ui.Played(letters+string(after), p.view.Rules.Mover)...)
	for i := range after {
		switch t := &tiles[len(tiles)-len(after)+i]; {
		case i > 0:
			t.Class = "would"
		case p.session.Pending.Letter != 0 && !p.session.Pending.Right:
			t.Class = "wrong"
		}
	}
	if len(after) == 0 && p.session.Item != nil && !p.session.Item.Recall {
		tiles = append(tiles, ui.Tile{Seat: p.view.Rules.Mover(at.Depth())})
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
	from := len(a.Item.Fragment)
	switch {
	case a.Letter == 0:
		return []rune(a.Item.Plays.Fragment()[from:])
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
		app.H2().ID("line-title").Text("The line on the tree"),
		p.lineDrawing(),
	)
}

// lineDrawing is the part of the tree that leads to the board. Once a decision is answered it
// adds every right letter, the letter given, and where they lead.
func (p *Page) lineDrawing() app.UI {
	s := &board.Scene{View: p.view, Game: p.deck.Game, Seat: p.view.Seat, Entry: p.shelf.Described(p.view.Dict)}
	at := p.session.At()
	branches := []solver.Position{at}
	if a := p.session.Pending; a != nil && !a.Item.Recall {
		for _, o := range p.deck.Best.Options(a.Item.At) {
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
