package match

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
	"spectrie/solver"
)

// ParseRecord reads the last record in a text, such as a line from [Match.Record] or a whole
// [Match.Transcript]. A mail program may have broken or quoted the lines. Without an error the setup
// passes [Setup.Check]. Only [Resume] finds out whether the rules allow the events.
func ParseRecord(text string) (Setup, []Event, error) {
	line, err := findRecord(text)
	if err != nil {
		return Setup{}, nil, err
	}
	parts := strings.Split(line, recordPart)
	if len(parts) < fixedParts+solver.MinPlayers+1 || len(parts) > fixedParts+solver.MaxPlayers+1 {
		return Setup{}, nil, fmt.Errorf("the record has %d parts: expected %d, then %d to %d players, then the events", len(parts), fixedParts, solver.MinPlayers, solver.MaxPlayers)
	}
	setup, err := readSetup(parts[:len(parts)-1])
	if err != nil {
		return Setup{}, nil, fmt.Errorf("the record: %w", err)
	}
	events, err := readEvents(parts[len(parts)-1])
	if err != nil {
		return Setup{}, nil, fmt.Errorf("the record: %w", err)
	}
	return setup, events, nil
}

// fixedParts is how many parts of a record come before the players.
const fixedParts = 6

// findRecord is the text between the start and the end of the last record.
func findRecord(text string) (string, error) {
	if len(text) > recordBytes {
		return "", fmt.Errorf("a text of %d bytes: a record has at most %d", len(text), recordBytes)
	}
	if !utf8.ValidString(text) {
		return "", errors.New("the text is not UTF-8")
	}
	text = strings.Map(func(r rune) rune {
		if staysInRecord(r) {
			return r
		}
		return -1
	}, text)
	at := strings.LastIndex(text, recordStart)
	if at < 0 {
		if other := anyStart(text); other != "" {
			return "", fmt.Errorf("another version of Spectrie wrote the record: it begins with %.20s, not with %s", other, recordStart)
		}
		return "", fmt.Errorf("%.40q… holds no record of a match, which would begin with %s", text, recordStart)
	}
	line, _, ok := strings.Cut(text[at+len(recordStart):], recordEnd)
	if !ok {
		return "", fmt.Errorf("the end of the record is missing: it would be %q", recordEnd)
	}
	return line, nil
}

// anyStart is the first text that looks like the start of a record of any version: the name, a number
// and a colon. It is "" where there is none.
func anyStart(text string) string {
	for {
		_, rest, found := strings.Cut(text, recordName)
		if !found {
			return ""
		}
		after := strings.TrimLeft(rest, "0123456789")
		if digits := len(rest) - len(after); digits > 0 && strings.HasPrefix(after, ":") {
			return recordName + rest[:digits+1]
		}
		text = rest
	}
}

func readSetup(parts []string) (Setup, error) {
	s := Setup{Dict: parts[0], Challenges: parts[2] == challengesText, Lives: parts[3]}
	var err error
	if s.MinLetters, err = readNumber(parts[1], minPrefix); err != nil {
		return Setup{}, err
	}
	if !s.Challenges && parts[2] != strictText {
		return Setup{}, fmt.Errorf("found %.40q, expected %s or %s", parts[2], strictText, challengesText)
	}
	opens := parts[4]
	for rule, text := range openingTexts {
		if number, ok := strings.CutSuffix(parts[4], text); ok {
			opens, s.Opens = number, Opening(rule) // the classic rule, which has no text, comes first
		}
	}
	opener, err := readNumber(opens, opensPrefix)
	if err != nil {
		return Setup{}, err
	}
	s.Opener = opener - 1
	seed, _ := strings.CutPrefix(parts[5], seedPrefix)
	if s.Seed, err = strconv.ParseUint(seed, 10, 64); err != nil || seedPrefix+strconv.FormatUint(s.Seed, 10) != parts[5] {
		return Setup{}, fmt.Errorf("found %.40q, expected %s and a number", parts[5], seedPrefix)
	}
	for _, part := range parts[fixedParts:] {
		p, err := readPlayer(part)
		if err != nil {
			return Setup{}, err
		}
		s.Players = append(s.Players, p)
	}
	return s, s.Check()
}

// readNumber reads a small number after a prefix.
func readNumber(text, prefix string) (int, error) {
	digits, _ := strings.CutPrefix(text, prefix)
	n, err := strconv.Atoi(digits)
	if err != nil || prefix+strconv.Itoa(n) != text {
		return 0, fmt.Errorf("found %.40q, expected %s and a number", text, prefix)
	}
	return n, nil
}

func readPlayer(text string) (Player, error) {
	name, bot, isBot := strings.Cut(text, "(")
	p := Player{Name: readName(name)}
	if isBot {
		bot, _ = strings.CutSuffix(bot, ")")
		words, rest, _ := strings.Cut(bot, "-")
		looks, bluffs, _ := strings.Cut(rest, "-")
		// A text that is not a number is read as another number, which is noticed below.
		tier, _ := strconv.ParseUint(words, 10, 8)
		p.Bot.Vocabulary = dicts.Tier(tier)
		p.Bot.Looks = LookAhead(max(0, slices.Index(lookTexts[:], looks)))
		p.Bot.Bluffs, _ = strconv.Atoi(bluffs)
	}
	if p.record() != text {
		return Player{}, fmt.Errorf("found %.60q, expected a player such as Ada, or a bot such as Reader(35-mind-20)", text)
	}
	return p, nil
}

// readName undoes recordedName as far as it can. Anything else in the text shows when the name is written
// again.
func readName(text string) string {
	pieces := strings.Split(strings.ReplaceAll(text, "_", " "), ".")
	for i := 1; i < len(pieces); i += 2 {
		r, _ := strconv.ParseInt(pieces[i], 16, 32)
		pieces[i] = string(rune(r))
	}
	return strings.Join(pieces, "")
}

func readEvents(text string) ([]Event, error) {
	var events []Event
	for len(text) > 0 {
		mark, size := utf8.DecodeRuneInString(text)
		rest := text[size:]
		if mark == markRound {
			text = rest
			continue
		}
		var e Event
		switch help := slices.Index(helpMarks[:], mark); {
		case dicts.IsLetter(mark):
			e = Event{Kind: Plays, Letter: mark}
		case mark == markWord:
			e.Kind = ClaimsWord
		case mark == markNone:
			e.Kind = ClaimsNone
		case mark == markBack:
			e.Kind = TakesBack
		case help > 0:
			e = Event{Kind: Looks, Help: Help(help)}
		case mark == markNames:
			word, after, ok := strings.Cut(rest, string(markNamed))
			if !ok {
				return nil, fmt.Errorf("found %.40q, expected a named word and %q", rest, markNamed)
			}
			if err := checkNamed(word); err != nil {
				return nil, err
			}
			e, rest = Event{Kind: Names, Word: word}, after
		default:
			return nil, fmt.Errorf("found %q after %d events, expected a letter or one of %c %c %c %c S W L", mark, len(events), markWord, markNone, markNames, markBack)
		}
		if events, text = append(events, e), rest; len(events) > MostEvents {
			return nil, fmt.Errorf("there are more than %d events", MostEvents)
		}
	}
	return events, nil
}
