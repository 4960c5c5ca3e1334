package trainer

import (
	"cmp"
	"strings"
	"time"
)

// An answer to a puzzle ([Puzzled]) says that the puzzle was solved or missed, in which mode, and how hard it counted.
// It cannot be undone and changes nothing about cards. What the person's rating is follows from these answers too
// (package rating).
//
// A puzzle enters the schedule with its first miss, in whatever mode. From then on every answer to it counts as Again
// or Good, as if it were a card. When a solution brings it back only after puzzleLeaves days or more, it leaves the
// schedule: it is not asked again because of that miss. A new miss brings it back.
//
//	day 0   streak   missed   due a minute later
//	day 0   again    solved   due ten minutes later
//	day 0   rated    solved   known: comes back on day 2
const puzzleLeaves = 60

// puzzleTrack is what follows from the log for a puzzle that was missed.
type puzzleTrack struct {
	memory
	last  int64 // At of the last answer
	zone  int   // and its Zone
	count int   // of answers from the first miss on
	left  bool  // the schedule
}

// Puzzles are all answers to puzzles, in the order of the fold. The caller must not change them. They stay the same
// when others are added.
func (s *State) Puzzles() []*Entry { return s.puzzles }

// followPuzzles folds the answers to puzzles that did not count before. None of them comes before a place.
func (s *State) followPuzzles(from logPlace, p *pace) error {
	if n := len(s.puzzles); n > 0 && s.puzzles[n-1].logPlace().compare(from) >= 0 {
		return s.refoldPuzzles(p)
	}
	for i := s.log.before(from); i < s.log.until(s.horizon); i++ {
		if err := p.step(); err != nil {
			return err
		}
		if e := &s.log.entries[i]; e.Kind == Puzzled {
			s.puzzles = append(s.puzzles, e)
			s.schedulePuzzle(e)
		}
	}
	return nil
}

// refoldPuzzles folds all answers to puzzles again, with the settings in force.
func (s *State) refoldPuzzles(p *pace) error {
	s.puzzles, s.missed = nil, map[string]*puzzleTrack{}
	return s.followPuzzles(logPlace{}, p)
}

// schedulePuzzle folds an answer that comes after all others.
func (s *State) schedulePuzzle(e *Entry) {
	t := s.missed[e.Puzzle]
	if t == nil {
		if e.Grade != Again {
			return
		}
		t = &puzzleTrack{}
		s.missed[e.Puzzle] = t
	}
	t.memory = s.schedule.next(t.memory, s.settings.dayOf(e.At, e.Zone), e.Grade)
	t.last, t.zone = e.At, e.Zone
	t.count++
	t.left = e.Grade != Again && t.status == Known && t.days >= puzzleLeaves // FSRS never plans less for another solution
}

// PuzzleProgress is how far a puzzle has come since its first miss, as of now. Before that it is New. A puzzle that
// has left the schedule has no date on which it is due.
func (s *State) PuzzleProgress(id string, now time.Time) Progress {
	t := s.missed[id]
	if t == nil {
		return Progress{}
	}
	last := Entry{At: t.last, Zone: t.zone}
	p := Progress{
		Status: t.status, Due: s.due(t.memory, t.last, now.Location()), Last: last.Time(),
		Stability: t.stability, Difficulty: t.difficulty, Days: t.days,
		Answers: t.count, Lapses: t.lapses,
	}
	if t.left {
		p.Due = time.Time{}
	}
	return p
}

// MissedPuzzles are the puzzles in the schedule that are due now, the one that is due longest first, and the number of
// those that come back later. It is the one meaning of a puzzle that is due. If the clock was put back by up to a day,
// time stands still as for [Log.Next].
func (s *State) MissedPuzzles(now time.Time) (due []string, later int) {
	now = time.UnixMilli(s.log.stamp(now).At).In(now.Location())
	type returning struct {
		id   string
		back int64
	}
	var list []returning
	for id, t := range s.missed {
		if t.left {
			continue
		}
		if back := s.due(t.memory, t.last, now.Location()); back.After(now) {
			later++
		} else {
			list = append(list, returning{id, back.UnixMilli()})
		}
	}
	order, _ := sortOrder(len(list), func(i, j int) int {
		return cmp.Or(cmp.Compare(list[i].back, list[j].back), strings.Compare(list[i].id, list[j].id))
	}, paced(nil))
	for _, i := range order {
		due = append(due, list[i].id)
	}
	return due, later
}
