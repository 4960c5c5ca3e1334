package play

import (
	"math/rand/v2"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/ui"
	"spectrie/trainer/match"
)

// How long a bot seems to think: the least, what is added for the letters that it
// has to choose from, and what is added by chance, both at most.
const (
	leastThought  = 500 * time.Millisecond
	choiceThought = 500 * time.Millisecond
	chanceThought = 400 * time.Millisecond
)

// happen makes an event happen, keeps the match, and goes on with the turn. All
// that happens in a match goes through here.
func (p *Page) happen(e match.Event) {
	t := p.table
	player, fragment, over := t.State().Turn, t.now().Fragment(), t.roundsOver()
	byBot := player != match.Nobody && t.Mover().IsBot()
	t.refused = ""
	if err := t.Add(e); err != nil {
		t.refuse(t.refusal(e, err))
		p.hold()
		return
	}
	switch {
	case e.Kind == match.TakesBack:
		t.said, t.review = []string{t.takenBack()}, match.Nobody
	case e.Kind != match.Looks && !byBot:
		t.said = nil
	}
	if e.Kind != match.Looks && !byBot {
		t.acts++
	}
	p.moved = p.moved || e.Kind != match.Looks
	if text := t.account(e, player, fragment); text != "" {
		t.said = append(t.said, text)
	}
	if t.roundsOver() > over {
		t.review, t.helps = over, [helpKinds]bool{} // nobody sees hints unasked in the next round
		t.said = append(t.said, t.result(over)...)
	}
	if t.State().Turn != player {
		t.word, t.insists = "", false
		if !t.alone() {
			t.helps = [helpKinds]bool{}
		}
	}
	p.keepMatch()
	p.turn()
}

// turn lets a bot think and act when it is its turn, and waits for a person
// otherwise.
func (p *Page) turn() {
	p.beat++
	t := p.table
	switch {
	case t == nil || t.id == "" || t.review != match.Nobody || t.over() || !p.host.InFront(address.Play):
		p.hold()
		return
	case !t.Mover().IsBot():
		p.lookOn()
		p.hold()
		return
	}
	pause := p.thought()
	if pause == 0 {
		p.happen(t.BotEvent())
		return
	}
	p.hold()
	beat := p.beat
	p.host.Ctx().After(pause, func(app.Context) {
		if p.beat == beat && p.host.InFront(address.Play) {
			p.happen(t.BotEvent())
		}
	})
}

// thought is how long the bot whose turn it is seems to think; nothing where the
// person wants no pauses.
func (p *Page) thought() time.Duration {
	if p.wishes().atOnce || app.IsServer || ui.ReducedMotion() {
		return 0
	}
	t := p.table
	r := t.now()
	words := t.Book.Words
	letters := 0
	if at, found := words.Find(r.Fragment()); found == len(r.Fragment()) {
		for range words.Children(at) {
			letters++
		}
	}
	byChance := rand.New(rand.NewPCG(t.Setup.Seed, uint64(len(t.Events()))))
	part := func(of time.Duration, n, all int) time.Duration { return of * time.Duration(n) / time.Duration(all) }
	return leastThought + part(choiceThought, letters, words.Alphabet().Len()) + part(chanceThought, byChance.IntN(100), 100)
}

// finish lets the bots play the match to its end, when no person is left in it.
func (p *Page) finish() {
	t := p.table
	for !t.over() && t.Mover().IsBot() && t.onlyBots() {
		if err := t.Add(t.BotEvent()); err != nil {
			break // a bot does only what it may
		}
	}
	t.lookBack()
	p.keepMatch()
	p.turn()
}

// onlyBots reports whether no person is left in the match.
func (t *table) onlyBots() bool {
	for _, player := range t.now().Players {
		if !t.Setup.Players[player].IsBot() {
			return false
		}
	}
	return true
}

// now is the round under way, or the last of a match that is over.
func (t *table) now() *match.Round {
	rounds := t.State().Rounds
	return &rounds[len(rounds)-1]
}

// nextRound goes from the round looked back on to the one under way.
func (p *Page) nextRound() {
	p.table.review, p.table.said, p.moved = match.Nobody, nil, true
	ui.ScrollToTop()
	p.turn()
}

// oneMore begins the same match again. Who opens moves on.
func (p *Page) oneMore() {
	setup := p.table.Setup
	setup.Opener = (setup.Opener + 1) % len(setup.Players)
	p.begin(setup)
}

// playAnew begins a match like the one that was sent, which stays as it is.
func (p *Page) playAnew() { p.begin(p.table.Setup) }

// takeBack takes back what a person did last, and all since.
func (p *Page) takeBack() {
	switch {
	case p.table == nil:
	case !p.table.canTakeBack():
		p.host.Tell("There is nothing to take back in this round yet.")
	default:
		p.happen(match.Event{Kind: match.TakesBack})
	}
}

// canTakeBack reports whether the round that the person sees has something to take
// back: the one on the board, or in the look back the one that has just ended.
func (t *table) canTakeBack() bool {
	switch {
	case t.id == "" || !t.CanTakeBack():
		return false
	case t.review == match.Nobody:
		return t.acted(t.now())
	}
	return t.review == t.roundsOver()-1 && t.acted(t.shown()) && (t.over() || !t.acted(t.now()))
}

// acted reports whether a person has done anything in a round.
func (t *table) acted(r *match.Round) bool {
	isPerson := func(player int) bool { return player != match.Nobody && !t.Setup.Players[player].IsBot() }
	return isPerson(r.Challenger) || r.Ending == match.UnderWay && isPerson(t.State().Challenger) ||
		slices.ContainsFunc(r.Plays, func(play match.Play) bool { return isPerson(play.Player) })
}
