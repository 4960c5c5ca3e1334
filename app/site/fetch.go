package site

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
	"spectrie/dicts"
)

// fetching is the state of a dictionary that was asked for and is not there.
type fetching struct {
	entry  dicts.Entry // zero: nothing is on its way
	failed error       // why it did not come
}

// fetch brings a dictionary onto the shelf and then shows what was asked. The
// dictionary shown before stays usable meanwhile, and when fetching fails.
func (s *Site) fetch(id string) {
	entry, _ := s.shelf.Entry(id)
	s.fetching = fetching{entry: entry}
	s.home.Async(func() {
		d, err := s.shelf.Read(entry)
		s.home.Dispatch(func(ctx app.Context) {
			if err == nil {
				s.shelf.Add(d) // it is of use, whoever asked for it
				ui.Mark("dictionary")
				if lists := s.importer(); lists != nil && dicts.IsOwnID(id) && s.shelf.Own.Store == nil {
					lists.Refresh() // storage answers now
				}
			}
			if s.fetching.entry.ID != id {
				return // the person has gone elsewhere, or it came already
			}
			if err != nil {
				s.fetching.failed = err
				return
			}
			s.fetching = fetching{}
			s.Show(s.asked)
			s.Settle(ctx)
		})
	})
}

// retry fetches again what did not come.
func (s *Site) retry(app.Context, app.Event) { s.fetch(s.fetching.entry.ID) }
