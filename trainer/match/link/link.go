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
//	64   the seed of the setup, which only this match has
//	4    the dictionary: its place in shipped, or 15 for a person's own list
//	       64 and a number: the id of an own list, and how many words it has
//	4    the fewest letters of a word
//	1    played with challenges
//	2    who opens the rounds
//	3+3  the players without two, and the first opener from 0
//	1    the word to spell is not the usual one
//	     texts: the names in turn order; the word to spell, if it is not the usual one; the name of an own list
//	1    the alphabet of the events is not a to z
//	       letters: the alphabet
//	     the events
//
// A number has groups of four bits, the least first, each after a bit that says whether another group follows.
// Letters are a number that counts them, and the first letter and the distances to each next one as numbers. Texts
// are the letters that they have together, and for each text its length as a number and the places of its
// characters among the letters, in as few bits as these places need.
//
// An event that plays a letter is the place of the letter in the alphabet. Four more places follow the alphabet:
// "that is a word", "no word begins with that", a mark before and after a named word, and the end. With the letters
// a to z every place has five bits. Nothing says where a round ends, because the rules do.
//
// Ten strict rounds of two players take about 130 characters, and those of eight about 260.
package link

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"slices"
	"strconv"

	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// Match is what a link holds.
type Match struct {
	Setup  match.Setup   // of people only; its seed tells the match from others
	Events []match.Event // letters, challenges and named words
	List   List
}

// List is what a link says about a person's own list. It is zero for a shipped dictionary.
type List struct {
	Name  string
	Words int
}

// Bounds of a code.
const (
	version   = '1'
	mostChars = 20_000
	mostText  = match.MostName // characters in a text
)

// shipped are the dictionaries by their number in codes. Their order stays, and new ones follow.
var shipped = [...]string{"american-english-7.1", "american-english-2020", "web2", "scowl-small", "scowl-large"}

// ownList is the number of a person's own list.
const ownList = 15

const ownPrefix = "own-"

// Marks in the events, counted from the end of the alphabet.
const (
	markWord = iota
	markNone
	markNames
	markEnd
	marks
)

// latin is the alphabet that needs no letters in the code.
var latin = []rune("abcdefghijklmnopqrstuvwxyz")

// Encode is the code of the match. It refuses bots, help and what was taken back.
func (m *Match) Encode() (string, error) {
	s := &m.Setup
	if err := s.Check(); err != nil {
		return "", err
	}
	w := new(writer)
	w.bits(s.Seed, 64)
	if at := slices.Index(shipped[:], s.Dict); at >= 0 {
		w.bits(uint64(at), 4)
	} else if dicts.IsOwnID(s.Dict) {
		w.bits(ownList, 4)
		id, _ := strconv.ParseUint(s.Dict[len(ownPrefix):], 16, 64)
		w.bits(id, 64)
		w.number(max(m.List.Words, 0))
	} else {
		return "", fmt.Errorf("links cannot name the dictionary %q", s.Dict)
	}
	w.bits(uint64(s.MinLetters), 4)
	w.flag(s.Challenges)
	w.bits(uint64(s.Opens), 2)
	w.bits(uint64(len(s.Players)-solver.MinPlayers), 3)
	w.bits(uint64(s.Opener), 3)
	w.flag(s.Lives != match.UsualLives)
	var texts [][]rune
	for _, p := range s.Players {
		if p.IsBot() {
			return "", errors.New("only people can play by link")
		}
		texts = append(texts, []rune(p.Name))
	}
	if s.Lives != match.UsualLives {
		texts = append(texts, []rune(s.Lives))
	}
	if dicts.IsOwnID(s.Dict) {
		name := []rune(m.List.Name)
		texts = append(texts, name[:min(len(name), mostText)])
	}
	w.texts(texts)
	if err := w.events(m.Events); err != nil {
		return "", err
	}
	sealed := binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(w.bytes))
	return string(version) + base64.RawURLEncoding.EncodeToString(append(sealed, w.bytes...)), nil
}

// ErrDamaged means that characters of a code were cut off or changed on the way.
var ErrDamaged = errors.New("part of it is missing or was changed on the way")

// Decode reads a code. Without an error the setup passes [match.Setup.Check]. Only [match.Resume] finds out whether
// the rules allow the events.
func Decode(code string) (*Match, error) {
	switch {
	case code == "":
		return nil, ErrDamaged
	case code[0] != version && code[0] >= '0' && code[0] <= '9':
		return nil, errors.New("another version of Spectrie wrote it")
	case len(code) > mostChars:
		return nil, errors.New("it is too long")
	}
	sealed, err := base64.RawURLEncoding.DecodeString(code[1:])
	if err != nil || len(sealed) < 4 || binary.BigEndian.Uint32(sealed) != crc32.ChecksumIEEE(sealed[4:]) {
		return nil, ErrDamaged
	}
	r := &reader{bytes: sealed[4:]}
	m := &Match{}
	s := &m.Setup
	s.Seed = r.bits(64)
	switch at := r.bits(4); {
	case at == ownList:
		s.Dict = fmt.Sprintf("%s%016x", ownPrefix, r.bits(64))
		m.List.Words = r.number()
	case int(at) < len(shipped):
		s.Dict = shipped[at]
	default:
		return nil, errors.New("it needs a dictionary of a later version of Spectrie")
	}
	s.MinLetters = int(r.bits(4))
	s.Challenges = r.bits(1) == 1
	s.Opens = match.Opening(r.bits(2))
	s.Players = make([]match.Player, solver.MinPlayers+r.bits(3))
	s.Opener = int(r.bits(3))
	otherLives := r.bits(1) == 1
	text := r.texts()
	for i := range s.Players {
		s.Players[i].Name = text()
	}
	s.Lives = match.UsualLives
	if otherLives {
		s.Lives = text()
	}
	if dicts.IsOwnID(s.Dict) {
		m.List.Name = text()
	}
	m.Events = r.events()
	if r.failed {
		return nil, ErrDamaged
	}
	// One match has one code, so what differs from it was not written here.
	if again, err := m.Encode(); err != nil {
		return nil, err
	} else if again != code {
		return nil, ErrDamaged
	}
	return m, nil
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
