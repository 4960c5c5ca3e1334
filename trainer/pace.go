package trainer

import "time"

// How long a queue takes follows from how long the person took for their last answers. Until there are enough it
// follows from a usual person.
const (
	paceAnswers  = 100              // how many answers count
	usualAnswer  = 6 * time.Second  // of somebody without answers
	usualRound   = 4 * time.Second  // what else goes by for each answer: the letters of the others, reading
	newAnswers   = 3                // of a new card on its first day, after it was taught
	usualLesson  = 10 * time.Second // to read what is taught
	usualAnswers = 20               // how many answers of a usual person count beside the person's own
)

// TimeFor is about how long what is due and new in a queue takes.
func (s *State) TimeFor(q *Queue) time.Duration {
	sum, n := usualAnswer*usualAnswers, usualAnswers
	reviews := s.Reviews()
	for _, r := range reviews[max(0, len(reviews)-paceAnswers):] {
		sum += min(time.Duration(r.Took)*time.Millisecond, LongestAnswer)
		n++
	}
	answer := sum/time.Duration(n) + usualRound
	return answer*time.Duration(q.DueNow()+len(q.Soon)+newAnswers*len(q.New)) + usualLesson*time.Duration(len(q.New))
}
