package statistics

import (
	"time"

	"spectrie/app/text"
	"spectrie/trainer"
)

// figures are what the page shows, computed at one moment.
type figures struct {
	at       time.Time
	today    trainer.Day
	settings trainer.Settings
	chances  map[trainer.Card]float64 // that the person remembers each decision of the deck

	queue      trainer.Queue // as the drill of the deck has it
	CardCounts trainer.CardCounts
	known      int // words whose every letter the person knows
	words      int // of the decisions
	forecast   [trainer.ForecastDays]int
	slips      []trainer.Slip // below the retention that the person asks for
	leeches    []trainer.Card
	lapses     map[trainer.Card]int // of the leeches
	aside      []trainer.Card

	history     history  // of all decks
	deckHistory *history // of this deck; nil until it is needed
}

// history is what the person did with some cards.
type history struct {
	work      trainer.Work
	streak    trainer.Streak
	retention []trainer.Retention // one for each of spans
}

// spans are the periods of the retention table, as days back from today. 0 is from the beginning.
var spans = [...]struct {
	name string
	days trainer.Day
}{{"Today", 1}, {"Last 7 days", 7}, {"Last 30 days", 30}, {"All time", 0}}

// slipsShown is how many slipping cards the page shows.
const slipsShown = 6

// computeFigures computes the figures of a deck. All decks that were made say which cards are asked.
func computeFigures(deck *trainer.Deck, all []*trainer.Deck, state *trainer.State, at time.Time) *figures {
	session := trainer.Session{Decks: []*trainer.Deck{deck}}
	settings, cards := state.Settings(), askedCards(deck, state)
	f := &figures{
		at: at, today: settings.DayOf(at), settings: settings,
		chances:    map[trainer.Card]float64{},
		queue:      session.Queue(state, at),
		CardCounts: state.CountCards(cards, at),
		forecast:   state.Forecast(cards, at),
		slips:      below(settings.Retention, state.Slipping(cards, slipsShown, at)),
		leeches:    state.Leeches(cards, at),
		lapses:     map[trainer.Card]int{},
		aside:      state.SetAside(cards, at),
	}
	f.known, f.words = state.KnownWords(deck, at)
	for _, item := range deck.Decisions {
		f.chances[item.Card] = state.Retrievability(item.Card, at)
	}
	for _, leech := range f.leeches {
		f.lapses[leech] = state.Progress(leech, at).Lapses
	}
	f.history = historyOf(state, trainer.AllCards, at, append(all, deck)...)
	return f
}

// askedCards are the cards that the drill of a deck asks.
func askedCards(deck *trainer.Deck, state *trainer.State) []trainer.Card {
	return text.Each(deck.Asked(state, false), func(item *trainer.Item) trainer.Card { return item.Card })
}

// below are the slips whose chance is less than a target. They are in order.
func below(target float64, slips []trainer.Slip) []trainer.Slip {
	for i, slip := range slips {
		if slip.Chance >= target {
			return slips[:i]
		}
	}
	return slips
}

func historyOf(state *trainer.State, part trainer.Part, at time.Time, decks ...*trainer.Deck) history {
	today := state.Settings().DayOf(at)
	var from []trainer.Day
	for _, span := range spans {
		if span.days == 0 {
			from = append(from, 0)
		} else {
			from = append(from, today-span.days+1)
		}
	}
	return history{state.Work(part), state.Streak(part, at, decks...), state.Retentions(part, from...)}
}

func sum(days [trainer.ForecastDays]int) int {
	sum := 0
	for _, n := range days {
		sum += n
	}
	return sum
}

// due is how many cards of the deck are due now.
func (f *figures) due() int { return f.queue.DueNow() }

// dateOf is the date of a day, in UTC.
func dateOf(day trainer.Day) time.Time { return time.Unix(int64(day)*24*60*60, 0).UTC() }

// inDays says how far away a day is.
func (f *figures) inDays(day trainer.Day) string {
	switch n := int(day - f.today); {
	case n <= 0:
		return "today"
	case n == 1:
		return "tomorrow"
	default:
		return "in " + text.ManyDays(n)
	}
}
