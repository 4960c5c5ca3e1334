package site

// Fetch asks for a dictionary, as an address does.
func (s *Site) Fetch(dict string) { s.fetch(dict) }
