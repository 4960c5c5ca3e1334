package site

// A handler that panics ends the site, which may be half changed. Another one begins from the
// same address, on the same shelf.

// Usable reports whether a person can do something on the site.
func (s *Site) Usable() bool { return s.usable }

// Leave ends what listens for a site that has panicked, and leaves behind what is not kept for
// the one that follows.
func (s *Site) Leave() {
	s.left = true
	s.OnDismount()
	s.leaveUnkept(false)
}

// BeginAgain makes the site say that it follows one that has panicked.
func (s *Site) BeginAgain() { s.again = true }

// sayAgain says so. The call of OnNav that follows the mounting leaves it there.
func (s *Site) sayAgain() {
	if s.again {
		s.Tell("Something went wrong, so this page was opened again. Everything kept in this browser is still here.")
		s.leaving = true
	}
}
