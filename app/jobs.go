package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// job is something to do with a store. It is begun by the goroutine that handles
// events, where it makes its copies; the work that it returns blocks and is done
// beside the page; and what that returns ends the job on the page.
type job func() (work func() (end func(app.Context)))

// jobs are done in the order in which they were asked for. The first is under way.
type jobs []job

// inTurn does a job after those that were asked for before.
func (s *Site) inTurn(queue *jobs, j job) {
	*queue = append(*queue, j)
	if len(*queue) == 1 {
		s.nextJob(queue)
	}
}

func (s *Site) nextJob(queue *jobs) {
	work := (*queue)[0]()
	s.home.Async(func() {
		end := work()
		s.home.Dispatch(func(ctx app.Context) {
			end(ctx)
			*queue = (*queue)[1:]
			if len(*queue) > 0 {
				s.nextJob(queue)
			}
		})
	})
}
