package trainer

// fate is what becomes of a round: the chance that it is of the deck, and the
// chance that it is and the person loses it.
type fate struct{ met, lost float64 }

func (o *fate) add(weight float64, p fate) {
	o.met += weight * p.met
	o.lost += weight * p.lost
}

// over is the mean of a sum of the given total weight.
func (o fate) over(weight float64) fate { return fate{o.met / weight, o.lost / weight} }

// held is the chance that a round of the deck is not lost. It is exactly 1 where
// none is, because losses are summed up and not rounds held.
func (o fate) held() float64 { return 1 - o.lost/o.met }

// letter is what one letter is worth.
type letter struct {
	worth     fate
	known     float64 // commonness of the words from there that the opponent knows
	completes bool    // a word
	rational  bool    // an opponent who plays it is not a possible loser then, or does not mind
	recalled  float64 // the chance that the person remembers to play it
}

// letters folds those that can be played at a fragment. The zero value has none.
type letters struct {
	number   float64
	all      fate    // sum over them
	recalled float64 // the chance that the person remembers which to play
	right    float64 // the chance that it does and yet loses

	known   float64 // commonness of the words from here that the opponent knows
	goOn    float64 // of those that the next letter does not complete
	on      fate    // sum over the letters to these, by their commonness
	guesses float64 // letters that lead to no known word
	guessed fate    // sum over these

	worst         float64 // the greatest chance to lose
	worstRational float64 // the greatest after a rational letter
	rational      bool    // whether there is such a letter
}

func (l *letters) add(c letter) {
	l.number++
	l.all.add(1, c.worth)
	l.recalled += c.recalled
	l.right += c.recalled * c.worth.lost
	l.known += c.known
	switch {
	case c.known == 0:
		l.guesses++
		l.guessed.add(1, c.worth)
	case !c.completes:
		l.goOn += c.known
		l.on.add(c.known, c.worth)
	}
	l.worst = max(l.worst, c.worth.lost)
	if c.rational {
		l.worstRational, l.rational = max(l.worstRational, c.worth.lost), true
	}
}

// own is the fate of the round where the person moves.
func (l *letters) own() fate {
	all := l.all.over(l.number)
	return fate{all.met, l.right + (1-l.recalled)*all.lost}
}

// answered is the fate of the round where such an opponent moves.
func (l *letters) answered(by Opponent) fate {
	switch {
	case by.Perfect && l.rational:
		return fate{1, l.worstRational}
	case by.Perfect:
		return fate{1, l.worst}
	case l.goOn > 0:
		return l.on.over(l.goOn)
	case l.guesses > 0:
		return l.guessed.over(l.guesses)
	}
	return l.all.over(l.number)
}
