package trainer

// fate is what becomes of a round: the chance that the deck has it, and the chance that the deck has it and
// the person loses it.
type fate struct{ met, lost float64 }

func (f *fate) add(weight float64, g fate) {
	f.met += weight * g.met
	f.lost += weight * g.lost
}

// over is the mean of a sum, given its total weight.
func (f fate) over(weight float64) fate { return fate{f.met / weight, f.lost / weight} }

// held is the chance not to lose a round of the deck. It is exactly 1 where no round is lost, because fate
// sums up losses.
func (f fate) held() float64 { return 1 - f.lost/f.met }

// letters folds the fates of the letters at a fragment, for one of three movers: the person, a perfect
// opponent, or another opponent. The zero value has no letters.
type letters struct {
	known float64 // commonness of the words from here that the opponent knows

	// The person.
	number   float64
	lost     float64 // sum of the chances to lose
	recalled float64 // the chance that it remembers which to play
	right    float64 // the chance that it does and yet loses

	// A perfect opponent.
	worst         float64 // the greatest chance that the person loses
	worstRational float64 // the greatest after a rational letter
	rational      bool    // whether there is such a letter

	// Another opponent.
	goOn      float64 // commonness of the known words that the next letter does not complete
	on        fate    // sum over the letters to these, by their commonness
	guesses   float64 // letters that lead to no known word
	guessed   fate    // sum over these
	completed fate    // of a known word, which is the same for all
}

// addOwn adds a letter of the person, who remembers to play it with the chance recalled.
func (l *letters) addOwn(worth fate, recalled float64) {
	l.number++
	l.lost += worth.lost
	l.recalled += recalled
	l.right += recalled * worth.lost
}

// own is the fate of the round where the person moves.
func (l *letters) own() fate {
	return fate{1, l.right + (1-l.recalled)*l.lost/l.number}
}

// addPerfect adds a letter of a perfect opponent.
func (l *letters) addPerfect(worth fate, rational bool) {
	l.worst = max(l.worst, worth.lost)
	if rational {
		l.worstRational, l.rational = max(l.worstRational, worth.lost), true
	}
}

// perfect is the fate of the round where a perfect opponent moves.
func (l *letters) perfect() fate {
	if l.rational {
		return fate{1, l.worstRational}
	}
	return fate{1, l.worst}
}

// addThought adds a letter of another opponent.
func (l *letters) addThought(worth fate, known float64, completes bool) {
	switch {
	case known == 0:
		l.guesses++
		l.guessed.add(1, worth)
	case completes:
		l.completed = worth
	default:
		l.goOn += known
		l.on.add(known, worth)
	}
}

// thought is the fate of the round where another opponent moves.
func (l *letters) thought() fate {
	switch {
	case l.goOn > 0:
		return l.on.over(l.goOn)
	case l.guesses > 0:
		return l.guessed.over(l.guesses)
	}
	return l.completed
}
