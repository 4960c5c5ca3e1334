package play

import (
	"fmt"
	"strconv"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// reviewSection reviews a round. One sentence says what it teaches. Then come what a person can do about it,
// and a button that unfolds the rest. The buttons that continue the match are above it, on the board.
func (p *Page) reviewSection() app.UI {
	l := p.roundReview()
	return app.Section().ID("review").Class("review").TabIndex(-1).Aria("labelledby", "review-title").Body(
		app.Div().Class("review-head").Body(
			app.H2().ID("review-title").Text(l.title()),
			p.roundButton("review-earlier", "← Earlier", -1),
			p.roundButton("review-later", "Later →", 1),
			p.roundChips(),
			app.P().ID("review-how").Class("quiet").Text(text.Pick(l.table.id == "", "This match was sent as a link. Press → to step through it, or choose a round or a letter.", "")),
		),
		app.Div().Class("review-verdict", l.sideClass()).Body(
			app.P().ID("review-lesson").Text(l.Lesson(l.you())),
			app.P().ID("review-accuracy").Title(accuracyMeaning).Text(l.accuracyText()),
		),
		p.reviewActions(),
		app.Div().ID("review-more").Class("review-more").Body(app.If(p.browse.details, p.reviewDetails)),
	)
}

// reviewDetails explain the round: in sentences, on the tree, and letter by letter.
func (p *Page) reviewDetails() app.UI {
	l := p.roundReview()
	return app.Div().Body(
		ui.HTML(l.explanation()),
		app.Div().Class("review-columns").Body(
			app.Div().Class("review-drawing").Body(
				p.stepper(),
				ui.HTML(l.drawing()),
			),
			app.Div().Class("review-side").Body(
				app.Div().OnClick(ui.PressOn("step", p.pressStep)).Body(ui.HTML(l.stepTable())),
				ui.HTML(l.notes()),
			),
		),
	)
}

// explanation says why the round was lost and what would have helped.
func (l *roundReview) explanation() markup.HTML {
	var m markup.Writer
	m.Open("div", "id", "review-why")
	for _, sentence := range l.Explanation(l.you()) {
		m.Element("p", sentence)
	}
	if l.accuracyText() != "" {
		m.Element("p", accuracyMeaning)
	}
	return m.HTML()
}

// unfoldDetails shows or hides the details of reviews, until the page closes.
func (p *Page) unfoldDetails() {
	p.browse.details = !p.browse.details
	p.scrollToStep()
}

// title says which round this is.
func (l *roundReview) title() string {
	if !l.table.over() && l.table.id != "" {
		return fmt.Sprintf("Round %d", l.round+1)
	}
	return fmt.Sprintf("Round %d of %d", l.round+1, len(l.table.State().Rounds))
}

// accuracyText says how many of the wins in hand the person has kept, in the round and in the match so far.
func (l *roundReview) accuracyText() string {
	you := l.you()
	if you == match.Nobody || l.Round.Ending == match.UnderWay {
		return ""
	}
	here, all := l.Accuracy(you), match.AccuracyOf(l.table.Facts(you))
	had := func(a match.Accuracy) string {
		did := "kept it " + text.Times(a.Kept)
		switch {
		case a.Kept == 0:
			did = "let it go" + text.Pick(a.Of == 1, "", " each time")
		case a.Kept == a.Of:
			did = "kept it" + text.Pick(a.Of == 1, "", " each time")
		}
		return text.Times(a.Of) + " and " + did
	}
	switch {
	case all.Of == 0:
		return ""
	case here.Of == 0:
		return "You never had the win in hand here. In the match you had it " + had(all) + "."
	case here == all:
		return "You had the win in hand " + had(here) + "."
	}
	return "You had the win in hand " + had(here) + ". In the match you had it " + had(all) + "."
}

// sideClass is a class for a round that the person has won or lost.
func (l *roundReview) sideClass() string {
	you := l.you()
	switch {
	case you == match.Nobody || l.Round.Loser == match.Nobody || l.Round.Seat(you) == 0:
		return ""
	case l.Round.Loser == you:
		return "lost"
	}
	return "won"
}

// you is the player whom sentences call "you", or match.Nobody in a linked match.
func (l *roundReview) you() int {
	if l.table.onePerson() && l.table.id != "" {
		return l.table.person()
	}
	return match.Nobody
}

// who is a player as sentences name it.
func (l *roundReview) who(player int) solver.Subject {
	if player == l.you() {
		return solver.You
	}
	return solver.Subject(l.Setup.Players[player].Name)
}

func (p *Page) roundButton(id, name string, by int) app.UI {
	return ui.Button(id).Class("round").Hidden(p.table.reviewableRounds() == 1).Title(text.Pick(by < 0, "Previous round", "Next round")).Aria("disabled", !p.roundReview().hasRound(by)).
		DataSet("by", strconv.Itoa(by)).OnClick(p.onRound).Text(name)
}

// roundChips lead to every round that can be reviewed.
func (p *Page) roundChips() app.UI {
	n := p.table.reviewableRounds()
	return app.Div().Class("round-chips").Role("group").Aria("label", "Rounds").Hidden(n == 1).
		OnClick(ui.PressOn("round", func(chip app.Value) {
			if round, err := strconv.Atoi(ui.Dataset(chip, "round")); err == nil && round < p.table.reviewableRounds() {
				p.reviewRound(round)
				p.noteRound(true)
			}
		})).
		Body(app.Range(make([]struct{}, n)).Slice(func(i int) app.UI {
			number := strconv.Itoa(i + 1)
			return app.Button().Type("button").DataSet("round", i).Aria("label", "Round "+number).Aria("current", i == p.table.review).Text("R" + number)
		}))
}

func (p *Page) onRound(ctx app.Context, _ app.Event) {
	if by, err := strconv.Atoi(ui.Dataset(ctx.JSSrc(), "by")); err == nil && p.roundReview().hasRound(by) {
		p.reviewRound(p.roundReview().round + by)
		p.noteRound(true)
	}
}

// reviewActions are what a person can do about the round: play it again, drill the mistake, look closer.
func (p *Page) reviewActions() app.UI {
	l := p.roundReview()
	target := l.drillable()
	drilled := p.isDrilled(target)
	said, link := p.drillText(target, drilled)
	return app.Div().Class("review-actions").Body(
		ui.PressButton("review-again", p.tryAgain).Class("strong").Hidden(l.again() == match.Nobody).
			Text("Try again from here"),
		ui.PressButton("review-drill", p.drillThis).Title("The drill will ask for this decision again").Hidden(target == match.Nobody).Aria("disabled", drilled).
			Body(ui.Icon("drill"), app.Span().Text(l.drillName())),
		ui.PressButton("review-details", p.unfoldDetails).Aria("expanded", strconv.FormatBool(p.browse.details)).Aria("controls", "review-more").Text("Details"),
		ui.PressButton("review-share", func() { p.share(p.table.id) }).Hidden(l.table.id == "").
			Body(ui.Icon("link"), app.Text("Share")),
		app.P().ID("review-drilled").Class("quiet").Role("status").Body(
			app.Text(said),
			app.Span().Body(app.If(link != "", func() app.UI {
				return app.A().Href(link).Text("Drill it now")
			})),
		),
	)
}

// again is the step of the person's letter from which a new match can go on: the one that lost the round, or
// their last mistake, or their last letter in a round that they lost. It is match.Nobody if there is none.
func (l *roundReview) again() int {
	you := l.you()
	if you == match.Nobody || l.Round.Loser == match.Nobody || l.table.link != nil {
		return match.Nobody
	}
	if l.TurningStep != match.Nobody && l.Steps[l.TurningStep].Player == you {
		return l.TurningStep
	}
	if mistake := l.drillable(); mistake != match.Nobody || l.Round.Loser != you {
		return mistake
	}
	for i := len(l.Steps) - 1; i >= 0; i-- {
		if l.Steps[i].Player == you {
			return i
		}
	}
	return match.Nobody
}

// tryAgain begins a match like this one at the board before the person's letter, with the same opponents.
func (p *Page) tryAgain() {
	l := p.roundReview()
	step := l.again()
	if step == match.Nobody {
		return
	}
	before := utf8.RuneCountInString(l.Steps[step].Fragment)
	if l.Steps[step].Kind == match.Names {
		before-- // the letter that was challenged
	}
	lesson, was := l.Lesson(l.you()), p.table
	if p.beginFrom(p.table.Setup, p.table.Before(l.round, before), nil); p.table != was {
		p.table.said = []string{"A new match from this point. Last time:", lesson}
	}
}

// drillable is the step to add to the drill: the chosen step if it is a person’s mistake, or
// the last such mistake. It is match.Nobody if there is none.
func (l *roundReview) drillable() int {
	if _, ok := l.cardAt(l.step); ok {
		return l.step
	}
	for i := len(l.Steps) - 1; i >= 0; i-- {
		if _, ok := l.cardAt(i); ok {
			return i
		}
	}
	return match.Nobody
}

// drillName labels the button for the drill: "Drill your E after ∅".
func (l *roundReview) drillName() string {
	target := l.drillable()
	if target == match.Nobody {
		return ""
	}
	s := &l.Steps[target]
	whose := l.who(s.Player).Whose()
	letter := dicts.Capitals(string(s.Letter))
	if s.Fragment == "" {
		return fmt.Sprintf("Drill %s opening %s", whose, letter)
	}
	return fmt.Sprintf("Drill %s %s after %s", whose, letter, dicts.Capitals(s.Fragment))
}

// drillText says what the button for the drill has done, with a link that asks the mistake at once.
func (p *Page) drillText(target int, drilled bool) (said, link string) {
	if target == match.Nobody || !drilled {
		return "", ""
	}
	mistake, _ := p.roundReview().cardAt(target)
	drill := answers.ViewOf(mistake.Course, address.Drill).Asking(p.answers.CardOf(mistake).Fragment)
	return "In your drill. It comes back soon. ", drill.Address()
}

func atFragment(fragment string) string {
	if fragment == "" {
		return "at the opening"
	}
	return "after " + dicts.Capitals(fragment)
}

// drillThis adds the mistake to the drill.
func (p *Page) drillThis() {
	l := p.roundReview()
	target := l.drillable()
	card, ok := l.cardAt(target)
	if !ok || p.isDrilled(target) {
		return
	}
	p.answers.DrillMistake(card, l.Steps[target].Letter)
}

// isDrilled reports whether the mistake at a step has gone to the drill since the match began.
func (p *Page) isDrilled(step int) bool {
	l := p.roundReview()
	card, ok := l.cardAt(step)
	return ok && p.answers.HasMistake(card, l.Steps[step].Letter, l.table.begun)
}

// explorer is the address of the chosen step’s position, in that round’s game and from the
// seat of the player who decided.
func (l *roundReview) explorer() address.View {
	view := address.View{Page: address.Explore, Dict: l.Setup.Dict, Rules: l.Round.Rules(l.Setup.MinLetters), Seat: 1}
	if l.step >= 0 {
		s := &l.Steps[l.step]
		view.Seat, view.Fragment = s.Seat, l.strictPart(s.Fragment)
	}
	return view
}

// strictPart is the part of a fragment that strict play can reach. Challenges allow letters
// after a word, or letters that no word contains.
func (l *roundReview) strictPart(fragment string) string {
	_, found := l.table.Book.Reachable.Find(fragment)
	return fragment[:found]
}

// rulesAndSeat are the rules of the round and the seat from which it is judged: the person’s,
// or the loser’s if that is not clear.
func (l *roundReview) rulesAndSeat() (rules solver.Rules, seat int) {
	rules = l.Round.Rules(l.Setup.MinLetters)
	if you := l.you(); you != match.Nobody {
		seat = l.Round.Seat(you)
	}
	if seat == 0 && l.Round.Loser != match.Nobody {
		seat = l.Round.Seat(l.Round.Loser)
	}
	return rules, max(seat, 1)
}
