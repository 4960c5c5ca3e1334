package fit

import (
	"math"

	"spectrie/trainer"
)

// Answers are a person's answers, as a fit needs them.
type Answers struct {
	lives []life
	right []bool // for each answer that counts, in the order of time
}

// life is what happened to a card from when it was new: its answers up to the last one that counts.
type life []step

// step is an answer to a card.
type step struct {
	days   int // since the last answer
	grade  trainer.Grade
	number int // among the answers that count, from 0; -1 if it does not count
}

// Gather lists the answers of a state ([trainer.State.Reviews]). The settings say when a day begins.
func Gather(reviews []trainer.Review, settings trainer.Settings) *Answers {
	g := gathering{settings: settings, open: map[trainer.Card]*card{}}
	for i := range reviews {
		g.add(&reviews[i])
	}
	a := &Answers{right: g.right}
	for _, c := range g.cards {
		if c.ends > 0 {
			a.lives = append(a.lives, c.life[:c.ends])
		}
	}
	return a
}

// Count is how many answers count, and [Needed] if it is more. So it takes little time with a long log.
func Count(reviews []trainer.Review, settings trainer.Settings) int {
	g := gathering{settings: settings, open: map[trainer.Card]*card{}}
	for i := 0; i < len(reviews) && len(g.right) < Needed; i++ {
		g.add(&reviews[i])
	}
	return len(g.right)
}

// gathering lists answers one by one, in the order of time.
type gathering struct {
	settings trainer.Settings
	cards    []*card // one for each life
	open     map[trainer.Card]*card
	right    []bool // as in Answers
}

// card is a card whose life goes on.
type card struct {
	life life
	last trainer.Day
	ends int // where the life ends, after the last step that counts
}

func (g *gathering) add(r *trainer.Review) {
	day := g.settings.DayOf(r.Time())
	c := g.open[r.Card]
	if c == nil || r.Before == trainer.New {
		c = &card{last: day}
		g.open[r.Card] = c
		g.cards = append(g.cards, c)
	}
	day = max(day, c.last)
	s := step{int(day - c.last), r.Grade, -1}
	c.last = day
	if s.days > 0 && r.Took > 0 { // a mistake in a match took no time
		s.number = len(g.right)
		g.right = append(g.right, r.Grade != trainer.Again)
		c.ends = len(c.life) + 1
	}
	c.life = append(c.life, s)
}

// Counting is how many of the answers count.
func (a *Answers) Counting() int { return len(a.right) }

// chances are those that weights give to the answers that count, up to a number of them.
func (a *Answers) chances(weights []float64, until int, take func() error) ([]float64, error) {
	model := trainer.NewModel(weights)
	chances := make([]float64, until)
	steps := 0
	for _, life := range a.lives {
		var memory trainer.Memory
		for _, s := range life {
			if s.number >= until {
				break
			}
			if steps++; steps%stepsATurn == 0 {
				if err := take(); err != nil {
					return nil, err
				}
			}
			if s.number >= 0 {
				chances[s.number] = model.Chance(memory, s.days)
			}
			memory = model.After(memory, s.days, s.grade)
		}
	}
	return chances, nil
}

// stepsATurn is how many answers are replayed between two turns. A browser does about so many in a millisecond.
const stepsATurn = 512

// loss is the sum of -log(chance of what happened) over the answers from a number on.
func (a *Answers) loss(chances []float64, from int) float64 {
	sum := 0.0
	for i, chance := range chances[from:] {
		sum -= math.Log(happened(chance, a.right[from+i]))
	}
	return sum
}

// happened is the chance that an answer is what it was.
func happened(chance float64, right bool) float64 {
	if right {
		return chance
	}
	return 1 - chance
}
