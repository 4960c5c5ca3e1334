package app

// strategy is the view of what the point of view has to know, from where it
// first moved on the way to this fragment.
func (s *scene) strategy() View {
	view := s.view.On(Strategy)
	view.Seat = s.seat
	if letters := []rune(s.view.Fragment); len(letters) >= s.seat-1 {
		view.Fragment = string(letters[:s.seat-1])
	}
	return view
}

// drill is the view on which these words are drilled.
func (s *scene) drill() View {
	view := s.strategy()
	return view.On(Drill).At(view.Fragment)
}

// drillable reports whether there is a word to know: the seat is not lost where it
// first moved on the way here.
func (s *scene) drillable() bool {
	from := s.strategy().Fragment
	start, _ := s.game.At(from)
	return start.Words() > 0 && !start.Over() && (start.Depth() < s.seat-1 || start.Safe(s.seat, s.view.Guaranteed))
}
