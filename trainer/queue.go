package trainer

import (
	"cmp"
	"slices"
	"time"
)

// Queue is what there is to do in some decks today. It leaves out cards that are set aside or buried.
type Queue struct {
	Learning []*Item // in their first steps or lapsed, and due now; soonest first
	Due      []*Item // reviews due today within the daily limit; deck by deck, most likely forgotten first
	New      []*Item // new ones within the daily limit, in the order of the decks
	Soon     []*Item // in their steps and due within learnAhead; soonest first

	Waiting int       // new cards beyond the daily limit
	Held    int       // due reviews beyond the daily limit
	Later   time.Time // when the next card outside the lists comes back; zero when none does
}

// learnAhead is how much sooner than planned a step may come when there is nothing else to do, so that a
// person can finish a session.
const learnAhead = 20 * time.Minute

// DueNow is how many cards are due: those in their steps that are due now, and the reviews of today. It is the
// one number that the program means by "due".
func (q *Queue) DueNow() int { return len(q.Learning) + len(q.Due) }

// Queue is what there is to do among items of one or more decks, as of now. The daily limits count what was done
// among these items today: that of reviews in each deck, that of new cards in all of them together. If the clock
// was put back by up to a day, time stands still as for [Log.Next], and the session continues.
func (s *State) Queue(items []*Item, now time.Time) Queue {
	var q Queue
	now = time.UnixMilli(s.log.stamp(now).At).In(now.Location())
	today := s.settings.DayOf(now)
	tomorrow := s.settings.Begins(today+1, now.Location())
	later := func(t time.Time) {
		if q.Later.IsZero() || t.Before(q.Later) {
			q.Later = t
		}
	}
	var learning, soon, due []ranked
	introduced, reviewed := 0, map[Course]int{}
	for _, item := range items {
		t := s.track(item.Card)
		if began, reviews := t.on(today); began+reviews > 0 {
			introduced += began
			reviewed[item.Course] += reviews
		}
		if t.suspended || t.leech {
			continue
		}
		back := s.due(t.memory, t.last, now.Location())
		if t.buried && t.buriedOn >= today {
			end := s.settings.Begins(t.buriedOn+1, now.Location())
			if back.Before(end) {
				back = end
			}
			later(back)
			continue
		}
		inSteps := t.status == Learning || t.status == Lapsed
		switch {
		case t.status == New:
			q.New = append(q.New, item)
		case inSteps && !back.After(now):
			learning = append(learning, ranked{item, float64(back.UnixMilli())})
		case inSteps && !back.After(now.Add(learnAhead)):
			soon = append(soon, ranked{item, float64(back.UnixMilli())})
		case t.status == Known && !back.After(now):
			due = append(due, ranked{item, s.schedule.retrievability(t.memory, now.Sub(time.UnixMilli(t.last)))})
		default:
			later(back)
		}
	}
	q.Learning, q.Soon = byRank(learning), byRank(soon)
	for _, deck := range byCourse(byRank(due)) {
		now, held := limited(deck, s.settings.ReviewsADay-reviewed[deck[0].Course])
		q.Due, q.Held = append(q.Due, now...), q.Held+held
	}
	q.New, q.Waiting = limited(q.New, s.settings.NewADay-introduced)
	if q.Held > 0 && s.settings.ReviewsADay > 0 || q.Waiting > 0 && s.settings.NewADay > 0 {
		later(tomorrow)
	}
	return q
}

// on counts what was done with a card on a day. introduced is 1 if it got its first answer. reviews are
// answers while it was known.
func (t *track) on(day Day) (introduced, reviews int) {
	for _, o := range t.outcomes {
		switch {
		case o.day != day:
		case o.before == New:
			introduced = 1
		case o.before == Known:
			reviews++
		}
	}
	return introduced, reviews
}

type ranked struct {
	*Item
	rank float64
}

// byRank are the items, the lowest rank first.
func byRank(list []ranked) []*Item {
	var items []*Item
	for _, r := range inOrder(list, func(a, b *ranked) int { return cmp.Compare(a.rank, b.rank) }) {
		items = append(items, r.Item)
	}
	return items
}

// byCourse divides items by their courses, in the order in which these come first.
func byCourse(items []*Item) [][]*Item {
	var decks [][]*Item
	for _, item := range items {
		i := slices.IndexFunc(decks, func(deck []*Item) bool { return deck[0].Course == item.Course })
		if i < 0 {
			i, decks = len(decks), append(decks, nil)
		}
		decks[i] = append(decks[i], item)
	}
	return decks
}

// limited are the items up to a limit, and the number of the others.
func limited(items []*Item, limit int) (kept []*Item, others int) {
	limit = min(max(limit, 0), len(items))
	return items[:limit], len(items) - limit
}

// Next is the item to ask now. It is nil when there is nothing to do.
func (q *Queue) Next() *Item {
	for _, list := range [][]*Item{q.Learning, q.Due, q.New, q.Soon} {
		if len(list) > 0 {
			return list[0]
		}
	}
	return nil
}
