package drill

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/app/curve"
	"spectrie/app/markup"
	"spectrie/app/plan"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer"
)

// sessionEnd says how the session went, and what a person can do next. Then it shows what they know by now.
func (p *Page) sessionEnd() app.UI {
	q := p.session.Queue(p.answers.State(), p.host.Now())
	line := p.endText(q)
	return app.Section().ID("drill-end").Class("drill-end").TabIndex(-1).Aria("labelledby", "drill-end-title").Body(
		app.H2().ID("drill-end-title").Text(p.endTitle(q)),
		app.Div().Class("end-text").Body(app.Range(line).Slice(func(i int) app.UI {
			return app.P().Text(line[i])
		})),
		app.Div().Class("end-actions").Body(p.endActions(q)...),
		p.answers.StateNote(), // below the buttons, because the browser answers late
		app.Div().Class("end-columns").Body(
			app.Section().Aria("labelledby", "end-curve-title").Body(
				app.H3().ID("end-curve-title").Text("Rounds you would hold of 100, day by day"),
				p.curve.Part(),
			),
			app.Section().Aria("labelledby", "end-tree-title").Body(
				app.H3().ID("end-tree-title").Text("What you know"),
				p.knownTree(),
			),
		),
		p.answeredTable(),
	)
}

// endActions are what a person can do next, the first thing first. Everything keeps its place in the list.
func (p *Page) endActions(q trainer.Queue) []app.UI {
	next, practice := p.view, p.view
	next.Practice, next.Ask = false, ""
	practice.Practice, practice.Ask = true, ""
	goesOn := p.goesOn(q)
	elsewhere := p.answers.Due() - q.DueNow()
	return []app.UI{
		ui.When(goesOn, func() app.UI {
			return ui.PressButton("drill-resume", func() { p.resume(0) }).Class("strong").Body(app.Text("Continue"), ui.KeyCap("Space"))
		}),
		ui.When(p.session.Practice && !goesOn, func() app.UI {
			return app.A().ID("end-practice").Class("action").Href(next.Address()).Text("Back to what is due")
		}),
		ui.When(!goesOn && elsewhere > 0, func() app.UI {
			return app.A().ID("to-today").Class("action").Href(p.view.On(address.Today).Address()).Text(text.Counted(elsewhere, "card") + " due in other decks")
		}),
		ui.When(q.Waiting > 0 && !goesOn && !p.session.Practice, func() app.UI {
			return ui.PressButton("drill-more", func() { p.resume(moreNew) }).
				Text(fmt.Sprintf("Learn %d more new %s today", min(moreNew, q.Waiting), text.Pick(q.Waiting == 1, "card", "cards")))
		}),
		ui.When(p.provable() != "", func() app.UI {
			return app.A().ID("prove-it").Class("action").Href(p.game.On(address.Play).At(p.provable()).Address()).Text("Prove it against Perfect from " + dicts.Capitals(p.provable()))
		}),
		ui.When(!goesOn && p.begun() > 0, func() app.UI {
			return app.A().ID("practise").Class("action").Href(practice.Address()).Text(text.Pick(p.session.Practice, "Practise again", "Practise anyway"))
		}),
		ui.When(q.Waiting == 0 && !goesOn, func() app.UI {
			deck := p.nextDeck()
			return app.A().ID("next-deck").Class("action").Href(deck.Address()).Text("Next deck: player " + strconv.Itoa(deck.Seat))
		}),
		ui.When(p.countSetAside() > 0, func() app.UI {
			return ui.Button("drill-bring-back").Class("secondary").OnClick(p.onBringBack).
				Text("Bring back what is set aside")
		}),
		p.undoButton(),
		app.A().ID("all-decks").Class("tool wide").Href(p.view.On(address.Today).Address()).Text("All decks"),
	}
}

// goesOn reports whether the sitting has more to ask.
func (p *Page) goesOn(q trainer.Queue) bool {
	if p.session.Practice {
		return len(p.session.Left(p.answers.State(), p.host.Now())) > 0
	}
	return q.Next() != nil
}

// moreNew is how many extra new cards a person can ask for at once.
const moreNew = 10

// nextDeck is the deck of the next player in the same game.
func (p *Page) nextDeck() address.View {
	deck := p.game
	deck.Fragment, deck.Seat = "", p.game.Seat%p.game.Rules.Players+1
	return deck
}

// provable is the beginning of a round that the person can prove against a perfect opponent: the start of the card
// that they answered right last, or else their opening letter. It is "" before there is one.
func (p *Page) provable() string {
	for i := len(p.session.Answers) - 1; i >= 0; i-- {
		item := p.session.Answers[i].Item
		switch {
		case !p.session.Answers[i].Right || item.Course != p.deck.Course || item.Recall:
		case p.game.Seat == 1:
			return string([]rune(item.Plays.Fragment())[:1])
		default:
			return string([]rune(item.Fragment)[:p.game.Seat-1])
		}
	}
	return ""
}

// begun is how many cards of the sitting's decks were learned or are being learned.
func (p *Page) begun() int {
	n, state, now := 0, p.answers.State(), p.host.Now()
	for _, deck := range p.decks {
		counts := state.CountCards(deck.Cards(), now)
		n += counts.Total() - counts.New - counts.Suspended
	}
	return n
}

// knownTree is the strategy from the start of the last card, coloured by what the person knows.
func (p *Page) knownTree() app.UI {
	made := &plan.Plan{View: p.game, Game: p.deck.Game, Best: p.deck.Best, Entry: p.shelf.Described(p.game.Dict)}
	start := ""
	if a := p.session.Last(); a != nil && p.game.Seat > 1 && a.Item.Course == p.deck.Course {
		start = string([]rune(a.Item.Fragment)[:min(p.game.Seat-1, len([]rune(a.Item.Fragment)))])
	}
	knowledge := board.ReadKnowledge(p.answers.State(), p.host.Now(), p.deck.Course)
	knowledge.Spread(p.deck.Game, p.deck.Best)
	for at := range p.deck.Game.Starts(p.game.Seat) {
		size, won := p.deck.Best.Size(at)
		made.Starts = append(made.Starts, plan.Start{At: at, Size: size, Won: won})
	}
	s := made.Scene(start, board.Extent{Rows: board.UsualRows}, knowledge)
	root, _ := s.BuildTree(board.Extent{Rows: board.UsualRows})
	var m markup.Writer
	m.Open("div")
	s.WriteLine(&m, root, "known-text", "Your strategy from "+board.FragmentName(start)+", with what you know", "known-")()
	return ui.HTML(m.HTML())
}

// anyPastFirstSteps reports whether any card has passed its first steps. Until then the
// deck’s strength would mislead, because every answer was seen a moment ago.
func (p *Page) anyPastFirstSteps() bool {
	state, t := p.answers.State(), p.host.Now()
	for _, item := range p.deck.Decisions {
		if status := state.Progress(item.Card, t).Status; status == trainer.Known || status == trainer.Lapsed {
			return true
		}
	}
	return false
}

// countSetAside is how many of the cards that this sitting would ask are set aside.
func (p *Page) countSetAside() int {
	n, state, t := 0, p.answers.State(), p.host.Now()
	for _, deck := range p.decks {
		for _, item := range deck.Asked(state, p.view.Cards) {
			if state.Progress(item.Card, t).Suspended {
				n++
			}
		}
	}
	return n
}

// onBringBack brings back all cards of these decks that are set aside.
func (p *Page) onBringBack(app.Context, app.Event) {
	for _, deck := range p.decks {
		if p.answers.State().CountCards(deck.Cards(), p.host.Now()).Suspended > 0 {
			p.answers.Note(trainer.Resumed, func(e *trainer.Entry) {
				e.Card = trainer.Card{Course: deck.Course, Fragment: deck.Start}
			})
		}
	}
	p.session.ended, p.session.stopped = false, false
	p.nextItem()
	p.takeFocus()
}

func (p *Page) endTitle(q trainer.Queue) string {
	switch {
	case p.session.stopped && p.goesOn(q):
		return "Enough for now"
	case len(p.session.Answers) == 0:
		return "Nothing to do right now"
	}
	return "Done for now"
}

// endText says what went well, what is left, when the next card comes back, and how strong
// the deck is today.
func (p *Page) endText(q trainer.Queue) []string {
	var line []string
	if went := p.answerCounts(); went != "" {
		line = append(line, went)
	}
	left := len(q.Due) + len(q.Learning) + len(q.Soon) + len(q.New)
	switch {
	case p.session.Practice:
		line = append(line, "This was practice. It changes no date.")
	case left > 0:
		line = append(line, fmt.Sprintf("%s %s left for today.", text.Counted(left, "card"), text.Pick(left == 1, "is", "are")))
	case q.Later.IsZero():
		line = append(line, "No card is waiting to come back.")
	default:
		line = append(line, "The next card comes back "+p.momentText(q.Later)+".")
	}
	if q.Waiting > 0 {
		rest := fmt.Sprintf("for the coming days, at most %d a day", p.answers.State().Settings().NewADay)
		if p.answers.State().Settings().NewADay == 0 {
			rest = "because your settings allow no new cards"
		}
		line = append(line, fmt.Sprintf("%s %s %s.", text.Counted(q.Waiting, "new card"), text.Agree(q.Waiting, "wait"), rest))
	}
	if n := p.countSetAside(); n > 0 {
		line = append(line, fmt.Sprintf("%s %s set aside and not asked.", text.Counted(n, "card"), text.Pick(n == 1, "is", "are")))
	}
	if q.Held > 0 {
		line = append(line, "Your daily limit postpones "+text.Counted(q.Held, "more review")+".")
	}
	if p.anyPastFirstSteps() {
		line = append(line, p.session.strengths...)
	}
	return line
}

// answerCounts counts the answers of the session, and what was learned.
func (p *Page) answerCounts() string {
	right, missed, learned := 0, 0, 0
	cards := map[trainer.Card]bool{}
	for i := range p.session.Answers {
		switch a := &p.session.Answers[i]; {
		case a.Status == trainer.New:
			learned++
			continue
		case a.Grade == trainer.Again:
			missed++
		default:
			right++
		}
		cards[p.session.Answers[i].Item.Card] = true
	}
	said := ""
	if n := right + missed; n > 0 {
		went := fmt.Sprintf("%d right and %d missed", right, missed)
		switch 0 {
		case missed:
			went = "all right"
		case right:
			went = "all missed"
		}
		said = fmt.Sprintf("%s to %s, %s. ", text.Counted(n, "answer"), text.Counted(len(cards), "card"), went)
	}
	if learned > 0 {
		said += text.Sentence(text.CountedInWords(learned, "new card")) + " learned."
	}
	return strings.TrimSpace(said)
}

// strengthTexts say how many rounds the person would hold today, in each deck that was asked.
func (p *Page) strengthTexts() []string {
	var lines []string
	t, state := p.host.Now(), p.answers.State()
	remembers := func(c trainer.Card) float64 { return state.Retrievability(c, t) }
	for _, deck := range p.decks {
		asked := func(a trainer.Answer) bool { return a.Item.Course == deck.Course }
		if len(p.decks) > 1 && !slices.ContainsFunc(p.session.Answers, asked) {
			continue
		}
		strength := deck.Strength(remembers, trainer.Opponent{Perfect: true})
		lines = append(lines, fmt.Sprintf("As player %d you would survive %d of 100 rounds against perfect play today.", deck.Course.Seat, curve.Rounds(strength)))
	}
	return lines
}
