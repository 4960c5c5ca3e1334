package play

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/play/matches"
	"spectrie/app/storage"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// wishes are the choices that a person last made for a match, apart from the rules line. The
// zero value is a strict match for GHOST against readers.
type wishes struct {
	yours      string                          // your name; "" if only bots play with you
	others     [solver.MaxPlayers - 1]seatWish // in turn order, without you
	friends    [solver.MaxPlayers - 1]string   // the names of the others in a match by link
	lives      string                          // "" is GHOST
	challenges bool
	opens      int    // the player who opens the first round, from 1; 0 is player 1, byLot draws
	then       string // who opens the rounds after it, a value of openings; "" is the usual rule
	atOnce     bool   // bots do not pause
}

// byLot is the opener if it is drawn at random.
const byLot = -1

// seatWish is the choice of a player for one seat.
type seatWish struct {
	kind       string // key of an opponent, kindPerson or kindMade; "" is the usual opponent
	name       string // of a person
	vocabulary dicts.Tier
	looks      match.LookAhead
	bluffs     int // in how many of 100 cases, with challenges
}

const (
	kindPerson = "person"
	kindMade   = "made" // a custom bot
	madeBluffs = 20     // per cent; how often a custom bot bluffs until the person chooses
	fairTier   = 35     // its vocabulary until then
)

// wishes are the choices that this device remembers.
func (p *Page) wishes() *wishes {
	if p.nextWishes == nil {
		w := readWishes(storage.Remembered(page.WishesKey))
		p.nextWishes = &w
	}
	return p.nextWishes
}

// changeWishes changes the choices and remembers them.
func (p *Page) changeWishes(change func(*wishes)) {
	change(p.wishes())
	storage.Remember(page.WishesKey, p.wishes().text())
}

// text is what the device remembers, or "" for the usual choices.
func (w *wishes) text() string {
	v := url.Values{}
	set := func(key, value string) {
		if value != "" {
			v.Set(key, value)
		}
	}
	set("you", w.yours)
	set("lives", w.lives)
	set("play", text.Pick(w.challenges, "challenges", ""))
	set("then", w.then)
	set("bots", text.Pick(w.atOnce, "at once", ""))
	if w.opens != 0 {
		set("opens", strconv.Itoa(w.opens))
	}
	for i, s := range w.others {
		set("friend"+strconv.Itoa(i), w.friends[i])
		switch s.kind {
		case kindPerson:
			set("seat"+strconv.Itoa(i), kindPerson+" "+s.name)
		case kindMade:
			set("seat"+strconv.Itoa(i), fmt.Sprintf("%s %d %d %d", kindMade, s.vocabulary, s.looks, s.bluffs))
		default:
			set("seat"+strconv.Itoa(i), s.kind)
		}
	}
	return v.Encode()
}

// readWishes reads what wishes.text wrote. What cannot be read gets the usual value.
func readWishes(text string) wishes {
	v, _ := url.ParseQuery(text) // v has what could be read
	w := wishes{
		yours:      playerName(v.Get("you")),
		lives:      livesOf(v.Get("lives")),
		challenges: v.Get("play") == "challenges",
		atOnce:     v.Get("bots") == "at once",
	}
	if n, err := strconv.Atoi(v.Get("opens")); err == nil && n >= byLot && n <= solver.MaxPlayers {
		w.opens = n
	}
	if then := v.Get("then"); openingNamed(then) >= 0 {
		w.then = then
	}
	for i := range w.others {
		w.friends[i] = playerName(v.Get("friend" + strconv.Itoa(i)))
		kind, rest, _ := strings.Cut(v.Get("seat"+strconv.Itoa(i)), " ")
		switch {
		case kind == kindPerson:
			w.others[i] = seatWish{kind: kindPerson, name: playerName(rest)}
		case kind == kindMade:
			w.others[i] = madeWish(rest)
		default:
			if _, ok := match.OpponentByKey(kind); ok && kind != match.UsualOpponent {
				w.others[i] = seatWish{kind: kind}
			}
		}
	}
	return w
}

// madeWish reads the vocabulary and look-ahead of a custom bot, and how often it bluffs, which older texts lack.
func madeWish(text string) seatWish {
	s := seatWish{kind: kindMade, vocabulary: fairTier, looks: match.Full, bluffs: madeBluffs}
	tier, rest, _ := strings.Cut(text, " ")
	looks, bluffs, _ := strings.Cut(rest, " ")
	if n, err := strconv.Atoi(tier); err == nil && slices.ContainsFunc(vocabularies, func(o ui.Option) bool { return o.Value == tier }) {
		s.vocabulary = dicts.Tier(n)
	}
	if n, err := strconv.Atoi(looks); err == nil && n >= int(match.OneStep) && n <= int(match.Full) {
		s.looks = match.LookAhead(n)
	}
	if n, err := strconv.Atoi(bluffs); err == nil && slices.ContainsFunc(bluffing, func(o ui.Option) bool { return o.Value == bluffs }) {
		s.bluffs = n
	}
	return s
}

// openings are the rules of who opens the next round, by [match.Opening].
var openings = []ui.Option{
	match.Classic:    {Value: "classic", Text: "who challenged rightly, or follows the loser"},
	match.InTurn:     {Value: "turns", Text: "everyone in turn"},
	match.LoserOpens: {Value: "loser", Text: "the loser"},
}

// openingNamed is the rule with a value, or -1.
func openingNamed(value string) int {
	return slices.IndexFunc(openings, func(o ui.Option) bool { return o.Value == value })
}

// vocabularies are the words that a custom bot can know.
var vocabularies = []ui.Option{
	{Value: "10", Text: "very common words"}, {Value: "20", Text: "common words"}, {Value: "35", Text: "familiar words"}, {Value: "50", Text: "uncommon words"},
	{Value: strconv.Itoa(int(dicts.NoTier)), Text: "all words"},
}

// lookAheads are how far a custom bot can think.
var lookAheads = []ui.Option{
	{Value: strconv.Itoa(int(match.OneStep)), Text: "looks one step ahead"},
	{Value: strconv.Itoa(int(match.WordInMind)), Text: "has a word in mind"},
	{Value: strconv.Itoa(int(match.Full)), Text: "works it all out"},
}

// bluffing is how often a custom bot can bluff, in per cent.
var bluffing = []ui.Option{
	{Value: "0", Text: "never bluffs"}, {Value: "10", Text: "rarely bluffs"}, {Value: strconv.Itoa(madeBluffs), Text: "sometimes bluffs"}, {Value: "60", Text: "often bluffs"},
}

// setup is the match that the person has chosen, under the rules of a view and with the
// person on its seat.
func (w *wishes) setup(view address.View, chance func() uint64) match.Setup {
	s := match.Setup{Dict: view.Dict, MinLetters: view.Rules.MinLetters, Challenges: w.challenges, Lives: match.UsualLives}
	if w.lives != "" {
		s.Lives = w.lives
	}
	you := max(view.Seat, 1) - 1
	for i := range view.Rules.Players {
		var player match.Player
		switch {
		case i == you:
			player.Name = w.yourName(view)
		default:
			player = w.others[w.otherIndex(i, you)].player(i)
		}
		player.Name = matches.Unlike(s.Players, player.Name)
		s.Players = append(s.Players, player)
	}
	s.Opens = match.UsualOpening(len(s.Players))
	if rule := openingNamed(w.then); rule >= 0 {
		s.Opens = match.Opening(rule)
	}
	switch {
	case w.opens == byLot:
		s.Opener = int(chance() % uint64(len(s.Players)))
	case w.opens > 0 && w.opens <= len(s.Players):
		s.Opener = w.opens - 1
	}
	return s
}

// otherIndex is the index in others of player i.
func (w *wishes) otherIndex(i, you int) int {
	if i > you {
		return i - 1
	}
	return i
}

// withPeople reports whether another person plays.
func (w *wishes) withPeople(view address.View) bool {
	return slices.ContainsFunc(w.others[:view.Rules.Players-1], func(s seatWish) bool { return s.kind == kindPerson })
}

// yourName is the person’s name. It is “You” unless other people play.
func (w *wishes) yourName(view address.View) string {
	switch {
	case !w.withPeople(view):
		return "You"
	case w.yours != "":
		return w.yours
	}
	return fmt.Sprintf("Player %d", max(view.Seat, 1))
}

// player is the player for the seat, as player i of the match.
func (s seatWish) player(i int) match.Player {
	switch s.kind {
	case kindPerson:
		if s.name != "" {
			return match.Player{Name: s.name}
		}
		return match.Player{Name: fmt.Sprintf("Player %d", i+1)}
	case kindMade:
		at := slices.IndexFunc(vocabularies, func(o ui.Option) bool { return o.Value == strconv.Itoa(int(s.vocabulary)) })
		return match.Player{Name: "Bot of " + vocabularies[at].Text, Bot: match.Bot{Vocabulary: s.vocabulary, Looks: s.looks, Bluffs: s.bluffs}}
	}
	c, ok := match.OpponentByKey(s.kind)
	if !ok {
		c, _ = match.OpponentByKey(match.UsualOpponent)
	}
	return match.Player{Name: c.Name, Bot: c.Bot}
}
