package page

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Job is something to do with a store. It is begun by the goroutine that handles
// events, where it makes its copies; the work that it returns blocks and is done
// beside the page; and what that returns ends the job on the page.
type Job func() (work func() (end func(app.Context)))

// jobs are done in the order in which they were asked for. The first is under way.
type jobs []Job

// inTurn does a job after those that were asked for before.
func (q *jobs) inTurn(h Host, j Job) {
	*q = append(*q, j)
	if len(*q) == 1 {
		q.next(h)
	}
}

func (q *jobs) next(h Host) {
	work := (*q)[0]()
	h.Ctx().Async(func() {
		end := work()
		h.Ctx().Dispatch(func(ctx app.Context) {
			end(ctx)
			*q = (*q)[1:]
			if len(*q) > 0 {
				q.next(h)
			}
		})
	})
}
