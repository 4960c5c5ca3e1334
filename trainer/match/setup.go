package match

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"spectrie/dicts"
	"spectrie/solver"
)

// Setup is what is agreed on before a match.
type Setup struct {
	Dict       string   // id of the dictionary, which stands for its words
	MinLetters int      // words with fewer letters do not count, 1 to 9
	Challenges bool     // played with challenges; otherwise strict
	Lives      string   // a player is out after as many lost rounds as this word has letters, 1 to 12
	Players    []Player // 2 to 8, in turn order
	Opener     int      // index of the player who opens the first round
	Opens      Opening  // who opens the rounds after it
	Seed       uint64   // of what the bots leave to chance
}

// Bounds of a setup.
const (
	MostLives   = 12 // letters in the word to spell
	MostName    = 24 // characters in a player's name
	mostPercent = 100
)

// Opening is a rule that says who opens the next round. A player who is out is passed over.
type Opening uint8

const (
	Classic    Opening = iota // a challenger who was right, otherwise the player after the loser
	InTurn                    // the player after the last opener
	LoserOpens                // the loser
)

// UsualOpening is the rule unless another is chosen. With two players the classic rule lets the winner
// open, who then wins again with best play. So two players open in turn.
func UsualOpening(players int) Opening {
	if players == 2 {
		return InTurn
	}
	return Classic
}

// UsualLives is the word to spell unless another is chosen.
const UsualLives = "ghost"

// Player takes part in a match: a person at this device, or a bot.
type Player struct {
	Name string
	Bot  Bot // the zero value for a person
}

// IsBot reports whether the player is a bot.
func (p Player) IsBot() bool { return p.Bot.Looks != 0 }

// LookAhead is how far a bot thinks.
type LookAhead uint8

const (
	OneStep    LookAhead = iota + 1 // only avoids completing a word now
	WordInMind                      // plays toward a word that somebody else completes
	Full                            // plays the exact solution over the words that it knows
)

// Bot is a kind of opponent: what it knows and how it plays. Bots can be compared with ==.
type Bot struct {
	Vocabulary dicts.Tier // knows the words up to this tier; NoTier knows the whole dictionary
	Looks      LookAhead
	Bluffs     int // with challenges: in how many of 100 cases it bluffs when every honest letter loses
}

// lives is how many lost rounds put a player out.
func (s *Setup) lives() int { return utf8.RuneCountInString(s.Lives) }

// Check returns an error that says what of the setup is out of bounds, or nil. It does not look at the
// dictionary.
func (s *Setup) Check() error {
	if err := (solver.Rules{Players: len(s.Players), MinLetters: s.MinLetters}).Check(); err != nil {
		return err
	}
	if !dicts.ValidID(s.Dict) {
		return fmt.Errorf("%.40q is not the id of a dictionary", s.Dict)
	}
	if s.Opener < 0 || s.Opener >= len(s.Players) {
		return fmt.Errorf("player %d cannot open: there are %d players", s.Opener+1, len(s.Players))
	}
	if s.Opens > LoserOpens {
		return fmt.Errorf("unknown rule %d says who opens", s.Opens)
	}
	if n := s.lives(); n < 1 || n > MostLives {
		return fmt.Errorf("the word to spell has %d letters: it needs 1 to %d", n, MostLives)
	}
	if i := strings.IndexFunc(s.Lives, func(r rune) bool { return !dicts.IsLetter(r) }); i >= 0 {
		return fmt.Errorf("the word to spell, %q, must have lower-case letters only", s.Lives)
	}
	for i, p := range s.Players {
		if err := p.check(); err != nil {
			return fmt.Errorf("player %d: %w", i+1, err)
		}
	}
	return nil
}

func (p *Player) check() error {
	if n := utf8.RuneCountInString(p.Name); n < 1 || n > MostName {
		return fmt.Errorf("the name has %d characters: it needs 1 to %d", n, MostName)
	}
	if !utf8.ValidString(p.Name) || strings.TrimSpace(p.Name) != p.Name || strings.ContainsFunc(p.Name, disturbs) {
		return fmt.Errorf("the name %q cannot be shown", p.Name)
	}
	if p.IsBot() {
		return p.Bot.check()
	}
	if p.Bot != (Bot{}) {
		return fmt.Errorf("%s is a person with the vocabulary or the bluffs of a bot", p.Name)
	}
	return nil
}

// disturbs reports whether a character of a name would break the line or turn the direction of writing
// around it.
func disturbs(r rune) bool {
	return unicode.In(r, unicode.Cc, unicode.Zl, unicode.Zp, unicode.Bidi_Control)
}

func (b Bot) check() error {
	switch {
	case b.Looks < OneStep || b.Looks > Full:
		return fmt.Errorf("the bot looks ahead in an unknown way, %d", b.Looks)
	case b.Bluffs < 0 || b.Bluffs > mostPercent:
		return fmt.Errorf("the bot bluffs in %d of 100 cases", b.Bluffs)
	case b.Vocabulary != dicts.NoTier && !slices.Contains(dicts.Tiers[:], b.Vocabulary):
		return fmt.Errorf("the bot knows words up to an unknown tier, %d", b.Vocabulary)
	}
	return nil
}
