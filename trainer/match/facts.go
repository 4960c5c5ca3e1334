package match

// Fact is what one finished round adds to a person's statistics.
type Fact struct {
	Opponents []Player // the others in the round
	Lost      bool
	Mistake   int  // the ply, from 1, of the person's last letter that lost what it could have held; 0 for none
	Helped    bool // help was looked at, or something taken back
	Over      bool // the match was over with this round
	Won       bool // the person won the match with this round
}
