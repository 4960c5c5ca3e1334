package page

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Job is something to do with a store. Its steps are done one after the other, and the
// next job begins after the last of them.
type Job[T any] struct {
	Copy func()                          // on the page: takes what the work needs of it; nil for nothing
	Work func() T                        // beside the page, and blocks
	Then func(ctx app.Context, result T) // on the page again
}

// Jobs are done in the order in which they were asked for. The first is under way.
type Jobs struct {
	host  Host
	queue []func()
}

// InTurn does a job after those that were asked for before.
func InTurn[T any](jobs *Jobs, job Job[T]) {
	jobs.queue = append(jobs.queue, func() {
		if job.Copy != nil {
			job.Copy()
		}
		jobs.host.Ctx().Async(func() {
			result := job.Work()
			jobs.host.Ctx().Dispatch(func(ctx app.Context) {
				job.Then(ctx, result)
				jobs.ended()
			})
		})
	})
	if len(jobs.queue) == 1 {
		jobs.queue[0]()
	}
}

// ended begins the job after the first.
func (j *Jobs) ended() {
	j.queue = j.queue[1:]
	if len(j.queue) > 0 {
		j.queue[0]()
	}
}
