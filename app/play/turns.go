package play

import (
	"math/rand/v2"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/play/matches"
	"spectrie/app/ui"
	"spectrie/trainer/match"
)

// applyEvent adds an event to the match, keeps the match and continues the turn. Every event
// of a match goes through here, except for finishMatch.
func (p *Page) applyEvent(e match.Event) {
	t := p.table
	player, fragment, over := t.State().Turn, t.currentRound().Fragment(), t.roundsOver()
	byPerson := e.Kind == match.TakesBack || player == match.Nobody || !t.Mover().IsBot()
	t.refused = ""
	if err := t.Add(e); err != nil {
		t.refuse(t.refusalText(e, err))
		p.takeFocus()
		return
	}
	if byPerson && e.Kind != match.Looks {
		t.said = nil
		t.acts++
	}
	p.boardMoved = p.boardMoved || e.Kind != match.Looks
	t.tell(e, player, fragment, over)
	p.keepMatch()
	p.continueMatch()
}

// tell says what an event did. player, fragment and over are from before it. Hints end with the round, and when the turn
// passes to another person.
func (t *table) tell(e match.Event, player int, fragment string, over int) {
	if text := t.eventText(e, player, fragment); text != "" {
		t.said = append(t.said, text)
	}
	switch {
	case e.Kind == match.TakesBack:
		t.review = match.Nobody
	case t.roundsOver() > over:
		t.review, t.helps = over, [helpKinds]bool{}
		t.said = append(t.said, t.resultLines(over)...)
	}
	if t.State().Turn != player {
		t.word, t.insists = "", false
		if !t.onePerson() {
			t.helps = [helpKinds]bool{}
		}
	}
}

// continueMatch lets a bot think and act if it is its turn. Otherwise it waits for a person.
func (p *Page) continueMatch() {
	p.botTurn++
	t := p.table
	switch {
	case t == nil || t.id == "" || t.review != match.Nobody || t.over() || !p.host.InFront(address.Play):
		p.takeFocus()
		return
	case !t.Mover().IsBot():
		p.noteHelp()
		p.takeFocus()
		return
	}
	pause := p.thinkingTime()
	if pause == 0 {
		p.applyEvent(t.BotEvent())
		return
	}
	p.takeFocus()
	botTurn := p.botTurn
	p.host.Ctx().After(pause, func(app.Context) {
		if p.botTurn == botTurn && p.host.InFront(address.Play) {
			p.applyEvent(t.BotEvent())
		}
	})
}

// A bot seems to think for minThinking, plus up to choiceThinking for the number of letters to
// choose from, plus up to chanceThinking at random.
const (
	minThinking    = 500 * time.Millisecond
	choiceThinking = 500 * time.Millisecond
	chanceThinking = 400 * time.Millisecond
)

// thinkingTime is how long the bot seems to think. It is 0 if the person wants no pauses.
func (p *Page) thinkingTime() time.Duration {
	if p.wishes().atOnce || app.IsServer || ui.ReducedMotion() {
		return 0
	}
	t := p.table
	r := t.currentRound()
	words := t.Book.Words
	letters := 0
	if at, found := words.Find(r.Fragment()); found == len(r.Fragment()) {
		for range words.Children(at) {
			letters++
		}
	}
	byChance := rand.New(rand.NewPCG(t.Setup.Seed, uint64(len(t.Events()))))
	part := func(of time.Duration, n, all int) time.Duration { return of * time.Duration(n) / time.Duration(all) }
	return minThinking + part(choiceThinking, letters, words.Alphabet().Len()) + part(chanceThinking, byChance.IntN(100), 100)
}

// finishMatch lets the bots play to the end of a match that no person is left in.
func (p *Page) finishMatch() {
	t := p.table
	for !t.over() && t.Mover().IsBot() && t.onlyBots() {
		if err := t.Add(t.BotEvent()); err != nil {
			break // which no bot’s event causes
		}
	}
	t.reviewLastRound()
	p.keepMatch()
	p.continueMatch()
}

// onlyBots reports whether no person is left in the match.
func (t *table) onlyBots() bool {
	for _, player := range t.currentRound().Players {
		if !t.Setup.Players[player].IsBot() {
			return false
		}
	}
	return true
}

// currentRound is the round being played, or the last round of a finished match.
func (t *table) currentRound() *match.Round {
	rounds := t.State().Rounds
	return &rounds[len(rounds)-1]
}

// nextRound leaves the review for the round being played.
func (p *Page) nextRound() {
	p.table.review, p.table.said, p.boardMoved = match.Nobody, nil, true
	ui.ScrollToTop()
	p.noteRound(false)
	p.continueMatch()
}

// rematch starts the same match again, with the next player as the opener.
func (p *Page) rematch() {
	setup := p.table.Setup
	setup.Opener = (setup.Opener + 1) % len(setup.Players)
	link := p.table.link
	if link != nil {
		link = &matches.Link{Seats: link.Seats, Sent: matches.NotSent}
	}
	p.beginFrom(setup, nil, link)
}

// playSameSetup starts a match with the setup of a linked one.
func (p *Page) playSameSetup() { p.beginMatch(p.table.Setup) }

// takeBack takes back the last act of a person and everything after it.
func (p *Page) takeBack() {
	switch {
	case p.table == nil:
	case !p.table.canTakeBack():
		p.host.Tell("There is nothing to take back in this round yet.")
	case p.table.link != nil:
		p.takeBackUnsent()
	default:
		p.applyEvent(match.Event{Kind: match.TakesBack})
	}
}

// canTakeBack reports whether a person can take something back in the round that is shown. In
// a review that is the round that has just ended.
func (t *table) canTakeBack() bool {
	switch {
	case t.id == "" || !t.CanTakeBack():
		return false
	case t.link != nil:
		return len(t.Events()) > t.link.Sent // which no link holds yet
	case t.review == match.Nobody:
		return t.acted(t.currentRound())
	}
	return t.review == t.roundsOver()-1 && t.acted(t.shownRound()) && (t.over() || !t.acted(t.currentRound()))
}

// acted reports whether a person has acted in a round.
func (t *table) acted(r *match.Round) bool {
	isPerson := func(player int) bool { return player != match.Nobody && !t.Setup.Players[player].IsBot() }
	return isPerson(r.Challenger) || r.Ending == match.UnderWay && isPerson(t.State().Challenger) ||
		slices.ContainsFunc(r.Plays, func(play match.Play) bool { return isPerson(play.Player) })
}
