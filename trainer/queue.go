package trainer

import "time"

// Queue is what there is to do in a deck today.
type Queue struct {
	Learning []*Item // in their first steps or lapsed, and due now; soonest first
	Due      []*Item // reviews due today within the daily limit; most likely forgotten first
	New      []*Item // new ones within the daily limit, in the order of the deck
	Soon     []*Item // in their steps and due within learnAhead; soonest first

	Waiting int       // new cards beyond the daily limit
	Held    int       // due reviews beyond the daily limit
	Later   time.Time // when the next card that is in none of the lists comes back; zero when none does
}

// learnAhead is how much sooner than planned a step may come when nothing else
// is left to do, so that a sitting can be finished.
const learnAhead = 20 * time.Minute

// Queue is what there is to do among items, all of one deck, as of now.
func (s *State) Queue(items []*Item, now time.Time) Queue { panic("trainer: not yet") }

// Next is the item to ask now: nil when there is nothing to do.
func (q *Queue) Next() *Item { panic("trainer: not yet") }
