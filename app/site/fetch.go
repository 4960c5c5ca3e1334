package site

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/ui"
	"spectrie/dicts"
)

// fetching is a requested dictionary that is not loaded yet.
type fetching struct {
	entry  dicts.Entry // zero: nothing loads
	failed error       // why it could not be loaded
}

// fetch loads a dictionary and then shows the requested view. Until then, and if it
// fails, the dictionary before stays usable.
func (s *Site) fetch(id string) {
	entry, _ := s.shelf.Entry(id)
	s.fetching = fetching{entry: entry}
	s.home.Async(func() {
		d, err := s.shelf.Read(entry)
		s.home.Dispatch(func(ctx app.Context) {
			if err == nil {
				s.shelf.Add(d) // even if the person has gone elsewhere
				ui.Mark("dictionary")
				if lists := s.importer(); lists != nil && dicts.IsOwnID(id) && s.shelf.Own.Store == nil {
					lists.Refresh() // storage answers now
				}
			}
			if s.fetching.entry.ID != id {
				return // the person has gone elsewhere, or it is loaded already
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

// retry fetches the dictionary again.
func (s *Site) retry(app.Context, app.Event) { s.fetch(s.fetching.entry.ID) }
