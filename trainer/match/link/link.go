// Package link writes a match between people into a short code, which a link holds, and reads it.
//
// There is no server. After a turn a player sends the link, and whoever opens it has the whole match. Begin with
// [Match.Encode], [Decode] and [Compare].
//
// # The code
//
// A code is the digit of the version, then bytes in base64url without padding. The first four bytes are the CRC-32
// (IEEE) of the others, so that a cut or a changed character is noticed. The others are a row of bits, the most
// significant first, and zeros up to a whole byte:
//
//	64     the seed of the setup, which only this match has
//	4      the dictionary: its place in shipped, or 15 for a person's own list
//	64     only for an own list: its id, and then a number and a text: how many words it has, and its name
//	4      the fewest letters of a word
//	1      played with challenges
//	2      who opens the rounds
//	3      the players without two
//	3      the first opener, from 0
//	text   the word to spell, empty for the usual one
//	texts  the names in turn order
//	text   the letters in the events that are not a to z
//	       the events
//
// A number has groups of four bits, the least first, each after a bit that says whether another group follows. A text
// is the number of its characters, and for each a number: twice the distance to the one before, less one if that is
// backwards. The first one is measured from a.
//
// Events are those of a record ([match.Match.Record]) without the dots between rounds, up to its semicolon. Each
// character is its place among a to z, !?(); and the other letters, in as few bits as the places need. That is five
// where there are no others.
//
// Ten strict rounds of two players take about 130 characters, and of eight about 280.
package link

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"slices"
	"strconv"
	"strings"

	"spectrie/solver"
	"spectrie/trainer/match"
)

// Match is what a link holds.
type Match struct {
	Setup  match.Setup // of people only; its seed tells the match from others
	Events []match.Event
	List   List
}

// List is what a link says about a person's own list. It is zero for a shipped dictionary.
type List struct {
	Name  string // of which a link has at most MostName characters
	Words int
}

// MostName is how many characters of a list's name a link has.
const MostName = match.MostName

const (
	version   = "1"
	mostChars = 20_000
)

// shipped are the dictionaries by their number in codes. Their order stays, and new ones follow.
var shipped = [...]string{"american-english-7.1", "american-english-2020", "web2", "scowl-small", "scowl-large"}

// ownList is the number of a person's own list, whose id has a prefix and a number.
const (
	ownList   = 15
	ownPrefix = "own-"
)

// Errors of this package.
var (
	ErrDamaged = errors.New("part of it is missing or was changed on the way")
	errVersion = errors.New("another version of Spectrie wrote it")
	errHolds   = errors.New("only people play by link, with a list that has a number")
)

// Encode is the code of the match. It refuses bots.
func (m *Match) Encode() (string, error) {
	if err := m.Setup.Check(); err != nil {
		return "", err
	}
	if slices.ContainsFunc(m.Setup.Players, func(p match.Player) bool { return p.IsBot() }) {
		return "", errHolds
	}
	record := match.RecordOf(&m.Setup, m.Events)
	copied := *m
	copied.Setup.Players = slices.Clone(m.Setup.Players)
	name := []rune(m.List.Name)
	copied.List.Name = string(name[:min(len(name), MostName)])
	c := new(coder)
	copied.code(c, record[strings.LastIndexByte(record, '~')+1:])
	if c.failed {
		return "", errHolds
	}
	sealed := binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(c.bytes))
	return version + base64.RawURLEncoding.EncodeToString(append(sealed, c.bytes...)), nil
}

// Decode reads a code. Without an error the setup passes [match.Setup.Check]. Only [match.Resume] finds out whether
// the rules allow the events.
func Decode(code string) (*Match, error) {
	body, ours := strings.CutPrefix(code, version)
	if !ours && code != "" && code[0] >= '0' && code[0] <= '9' {
		return nil, errVersion
	}
	sealed, err := base64.RawURLEncoding.DecodeString(body)
	if err != nil || !ours || len(code) > mostChars || len(sealed) < 4 || binary.BigEndian.Uint32(sealed) != crc32.ChecksumIEEE(sealed[4:]) {
		return nil, ErrDamaged
	}
	m := new(Match)
	c := &coder{bytes: sealed[4:], reads: true}
	events := m.code(c, "")
	if c.failed {
		return nil, ErrDamaged
	}
	if err := m.Setup.Check(); err != nil { // which no record could hold
		return nil, err
	}
	record := m.Setup.Record()
	if m.Setup, m.Events, err = match.ParseRecord(record[:len(record)-1] + events + ";"); err != nil {
		return nil, err
	}
	// One match has one code. So what differs from it was not written here.
	if again, err := m.Encode(); err != nil || again != code {
		return nil, ErrDamaged
	}
	return m, nil
}

// code writes the match and its events as a record has them, or reads both.
func (m *Match) code(c *coder, events string) string {
	s := &m.Setup
	s.Seed = c.bits(s.Seed, 64)
	at := slices.Index(shipped[:], s.Dict)
	if at < 0 {
		at = ownList
	}
	switch at = int(c.bits(uint64(at), 4)); {
	case at == ownList:
		id, _ := strconv.ParseUint(strings.TrimPrefix(s.Dict, ownPrefix), 16, 64)
		dict := fmt.Sprintf("%s%016x", ownPrefix, c.bits(id, 64))
		c.failed = c.failed || !c.reads && dict != s.Dict // it is no list at all
		s.Dict = dict
		m.List.Words, m.List.Name = c.number(m.List.Words), c.text(m.List.Name)
	case at < len(shipped):
		s.Dict = shipped[at]
	default:
		c.failed = true
	}
	s.MinLetters = int(c.bits(uint64(s.MinLetters), 4))
	challenges := 0
	if s.Challenges {
		challenges = 1
	}
	s.Challenges = c.bits(uint64(challenges), 1) == 1
	s.Opens = match.Opening(c.bits(uint64(s.Opens), 2))
	more := c.bits(uint64(len(s.Players)-solver.MinPlayers), 3)
	if c.reads {
		s.Players = make([]match.Player, solver.MinPlayers+more)
	}
	s.Opener = int(c.bits(uint64(s.Opener), 3))
	lives := s.Lives
	if lives == match.UsualLives {
		lives = ""
	}
	if s.Lives = c.text(lives); s.Lives == "" {
		s.Lives = match.UsualLives
	}
	for i := range s.Players {
		s.Players[i].Name = c.text(s.Players[i].Name)
	}
	return c.events(events)
}

// Age is how a match that came in a link stands to the same match here.
type Age uint8

const (
	Same   Age = iota
	Older      // what came lacks what has happened here since
	Newer      // what came goes on from here
	Forked     // each has what the other has not
)

// Compare says how the events that came stand to those here, and how many both begin with.
func Compare(here, came []match.Event) (age Age, common int) {
	for common < min(len(here), len(came)) && here[common] == came[common] {
		common++
	}
	switch {
	case len(here) == len(came) && common == len(here):
		return Same, common
	case common == len(came):
		return Older, common
	case common == len(here):
		return Newer, common
	}
	return Forked, common
}
