package match

// BluffPassed is the index of the first letter of a round after which no word that counts can follow, if the
// next player let it pass and played on. Without such a letter it is Nobody.
func (b *Book) BluffPassed(r *Round) int {
	fragment := ""
	for i, play := range r.Plays[:max(len(r.Plays)-1, 0)] {
		fragment += string(play.Letter)
		if !b.Begins(fragment) {
			return i
		}
	}
	return Nobody
}
