package trainer

import (
	"cmp"
	"slices"
	"time"

	"spectrie/dicts"
)

// Part says which cards a statistic is about. A nil Part is all cards.
type Part func(Card) bool

// AllCards is the part that leaves nothing out.
func AllCards(Card) bool { return true }

// holds reports whether a card belongs to the part.
func (p Part) holds(c Card) bool { return p == nil || p(c) }

// Part is every card of the deck's course below its start. That includes a card that was answered before the
// repertoire changed and is no longer in the deck.
func (d *Deck) Part() Part {
	branch := Card{Course: d.Course, Fragment: d.Start}
	return func(c Card) bool { return c.Below(branch) }
}

// Cards are the decisions of the deck, then its recall cards, each in their order.
func (d *Deck) Cards() []Card {
	cards := make([]Card, 0, len(d.Decisions)+len(d.Recalls))
	for _, items := range [][]*Item{d.Decisions, d.Recalls} {
		for _, item := range items {
			cards = append(cards, item.Card)
		}
	}
	return cards
}

// MatureDays is how many days a known card has to be planned ahead to count as mature. Before that it is
// young.
const MatureDays = 21

// CardCounts counts cards by how far they have come. It counts each card once.
type CardCounts struct {
	New, Learning, Young, Mature, Lapsed int
	Suspended                            int // set aside, at any stage
}

// Total is how many cards there are.
func (n CardCounts) Total() int {
	return n.New + n.Learning + n.Young + n.Mature + n.Lapsed + n.Suspended
}

// CountCards counts cards by how far they have come, as of now.
func (s *State) CountCards(cards []Card, now time.Time) CardCounts {
	var n CardCounts
	for _, card := range cards {
		switch p := s.Progress(card, now); {
		case p.Suspended:
			n.Suspended++
		case p.Status == New:
			n.New++
		case p.Status == Learning:
			n.Learning++
		case p.Status == Lapsed:
			n.Lapsed++
		case p.Days < MatureDays:
			n.Young++
		default:
			n.Mature++
		}
	}
	return n
}

// KnownWords counts the words of the deck's decisions, and those of them that the person knows: each decision on
// the way to the word is known. Where decisions were added, their words count too.
func (s *State) KnownWords(d *Deck, now time.Time) (known, all int) {
	knows := map[dicts.Node]bool{}
	for _, item := range d.Decisions {
		decided := s.Progress(item.Card, now).Status == Known
		for _, word := range item.Words {
			before, met := knows[word.Node()]
			knows[word.Node()] = decided && (before || !met)
		}
	}
	for _, knows := range knows {
		if knows {
			known++
		}
	}
	return known, len(knows)
}

// ForecastDays is how many days a forecast has, including today.
const ForecastDays = 30

// Forecast is how many cards come back today and on each day after. An overdue card counts today, a buried
// one tomorrow at the earliest. A card counts once, on the next day when it is due. New cards and those
// set aside do not count.
func (s *State) Forecast(cards []Card, now time.Time) [ForecastDays]int {
	var days [ForecastDays]int
	today := s.Settings().DayOf(now)
	for _, card := range cards {
		p := s.Progress(card, now)
		if p.Status == New || p.Suspended {
			continue
		}
		earliest := 0
		if p.Buried {
			earliest = 1
		}
		if day := max(int(s.Settings().DayOf(p.Due.In(now.Location()))-today), earliest); day < ForecastDays {
			days[day]++
		}
	}
	return days
}

// Slip is a card that was learned, with the chance that the person still remembers it.
type Slip struct {
	Card
	Chance float64 // 0 to 1
	Due    time.Time
}

// Slipping are the cards that are most likely forgotten by now, the likeliest first and at most n. It
// leaves out new cards and those set aside.
func (s *State) Slipping(cards []Card, n int, now time.Time) []Slip {
	var slips []Slip
	for _, card := range cards {
		if p := s.Progress(card, now); p.Status != New && !p.Suspended {
			slips = append(slips, Slip{card, s.Retrievability(card, now), p.Due})
		}
	}
	slips = inOrder(slips, func(a, b *Slip) int { return cmp.Compare(a.Chance, b.Chance) })
	return slips[:max(0, min(n, len(slips)))]
}

// Leeches are the cards that were set aside after too many lapses, the most lapses first.
func (s *State) Leeches(cards []Card, now time.Time) []Card {
	leeches := slices.DeleteFunc(slices.Clone(cards), func(c Card) bool {
		p := s.Progress(c, now)
		return !p.Leech || !p.Suspended
	})
	return inOrder(leeches, func(a, b *Card) int {
		return cmp.Compare(s.Progress(*b, now).Lapses, s.Progress(*a, now).Lapses)
	})
}

// SetAside are the top cards of the branches that a person set aside. No other such card has one of them
// below it. It leaves out leeches.
func (s *State) SetAside(cards []Card, now time.Time) []Card {
	aside := slices.DeleteFunc(slices.Clone(cards), func(c Card) bool {
		p := s.Progress(c, now)
		return !p.Suspended || p.Leech
	})
	aside = inOrder(aside, func(a, b *Card) int { return cmp.Compare(a.Fragment, b.Fragment) })
	var tops []Card
	for _, card := range aside {
		if !slices.ContainsFunc(tops, func(top Card) bool { return card.Below(top) }) {
			tops = append(tops, card)
		}
	}
	return tops
}
