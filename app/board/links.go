package board

import "spectrie/app/address"

// Strategy is the view of what the point of view has to know, from where it
// first moved on the way to this fragment.
func (s *Scene) Strategy() address.View {
	view := s.View.On(address.Strategy)
	view.Seat = s.Seat
	if letters := []rune(s.View.Fragment); len(letters) >= s.Seat-1 {
		view.Fragment = string(letters[:s.Seat-1])
	}
	return view
}

// Drill is the view on which these words are drilled.
func (s *Scene) Drill() address.View {
	view := s.Strategy()
	return view.On(address.Drill).At(view.Fragment)
}

// Drillable reports whether there is a word to know: the seat is not lost where it
// first moved on the way here.
func (s *Scene) Drillable() bool {
	from := s.Strategy().Fragment
	start, _ := s.Game.At(from)
	return start.Words() > 0 && !start.Over() && (start.Depth() < s.Seat-1 || start.Safe(s.Seat, s.View.Guaranteed))
}
