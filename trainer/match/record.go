package match

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"spectrie/dicts"
)

// A record is a match in one line without blanks, which is stored, sent and put in addresses:
//
//	ghost1:american-english-7.1~min4~bluff~ghost~opens1~seed7~Ada_L~Reader(35-mind-20)~aunti?(auntie).Wb-c;
//
// It begins with the version and ends with a semicolon, so a cut is noticed. Its parts have ~ between
// them: the dictionary, the fewest letters of a word, strict or bluff, the word to spell, the opener, the
// seed, the players, and the events. After the opener stands who opens later rounds: -turns for all in
// turn, -loser for the loser, nothing for the classic rule. A person is a name. A bot is a name and brackets with three facts:
// the tier up to which it knows words, or all; step, mind or full; and how often it bluffs. In a name an
// underscore stands for a blank. A character that could be lost or misread on the way is written as its
// hexadecimal number in Unicode, between dots.
//
// A letter that was played stands for itself. The marks below stand for the other events. A dot shows
// where a round ended. Readers skip it, because it follows from the events.
const (
	recordName    = "ghost"
	recordVersion = "1"
	recordStart   = recordName + recordVersion + ":"
	recordEnd     = ";"
	recordPart    = "~"

	minPrefix, opensPrefix, seedPrefix = "min", "opens", "seed"
	strictText, challengesText         = "strict", "bluff"
	allWords                           = "all"

	markWord, markNone, markBack = '!', '?', '-'
	markNames, markNamed         = '(', ')'
	markRound                    = '.'
)

// Bounds of a record. A match with the most events has fewer bytes.
const (
	MostEvents  = 7000
	recordBytes = 1_000_000
)

// lookTexts are the ways in which a bot looks ahead, in records.
var lookTexts = [...]string{OneStep: "step", WordInMind: "mind", Full: "full"}

// openingTexts are the rules of who opens the next round, in records. Records from before there was a
// choice have none.
var openingTexts = [...]string{Classic: "", InTurn: "-turns", LoserOpens: "-loser"}

// helpMarks stand for looks at help. Letters that can be played are never capitals.
var helpMarks = [...]rune{SafeNow: 'S', Winning: 'W', WordsLeft: 'L'}

// Record is the match as one line of text that [ParseRecord] reads.
func (m *Match) Record() string { return record(&m.Setup, m.events, m.ends) }

// Record is the match before its first event, as a line that [ParseRecord] reads.
func (s *Setup) Record() string { return record(s, nil, nil) }

// RecordOf is a match with these events as a line that [ParseRecord] reads. The rules need not allow the
// events.
func RecordOf(s *Setup, events []Event) string { return record(s, events, nil) }

// record writes a setup and events. The ascending indices in ends are of the events that ended a round.
func record(s *Setup, events []Event, ends []int) string {
	way := strictText
	if s.Challenges {
		way = challengesText
	}
	parts := []string{
		s.Dict,
		minPrefix + strconv.Itoa(s.MinLetters),
		way,
		s.Lives,
		opensPrefix + strconv.Itoa(s.Opener+1) + openingTexts[s.Opens],
		seedPrefix + strconv.FormatUint(s.Seed, 10),
	}
	for _, p := range s.Players {
		parts = append(parts, p.record())
	}
	parts = append(parts, recordEvents(events, ends))
	return recordStart + strings.Join(parts, recordPart) + recordEnd
}

// record is the player as records write it.
func (p *Player) record() string {
	name := recordedName(p.Name)
	if !p.IsBot() {
		return name
	}
	words := allWords
	if p.Bot.Vocabulary != dicts.NoTier {
		words = strconv.Itoa(int(p.Bot.Vocabulary))
	}
	return name + "(" + words + "-" + lookTexts[p.Bot.Looks] + "-" + strconv.Itoa(p.Bot.Bluffs) + ")"
}

func recordedName(name string) string {
	var b strings.Builder
	for _, r := range name {
		switch {
		case r == ' ':
			b.WriteByte('_')
		case plainInName(r):
			b.WriteRune(r)
		default:
			b.WriteString("." + strconv.FormatInt(int64(r), 16) + ".")
		}
	}
	return b.String()
}

// plainInName reports whether a character of a name stands for itself. It has to be visible, and must not
// be a punctuation mark that means something here or on the way.
func plainInName(r rune) bool {
	if r <= unicode.MaxASCII {
		return r == '-' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z'
	}
	return staysInRecord(r)
}

// staysInRecord reports whether a character can be part of a record. Others came in on the way: mail
// programs break lines and quote them.
func staysInRecord(r rune) bool {
	return unicode.IsGraphic(r) && !unicode.IsSpace(r) && r != '>'
}

func recordEvents(events []Event, ends []int) string {
	var b strings.Builder
	for i, e := range events {
		switch e.Kind {
		case Plays:
			b.WriteRune(e.Letter)
		case ClaimsWord:
			b.WriteRune(markWord)
		case ClaimsNone:
			b.WriteRune(markNone)
		case Names:
			b.WriteRune(markNames)
			b.WriteString(e.Word)
			b.WriteRune(markNamed)
		case TakesBack:
			b.WriteRune(markBack)
		case Looks:
			b.WriteRune(helpMarks[e.Help])
		}
		if _, ended := slices.BinarySearch(ends, i); ended {
			b.WriteRune(markRound)
		}
	}
	return b.String()
}
