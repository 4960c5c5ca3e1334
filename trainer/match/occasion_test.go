package match

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
)

// wordsOfTiers is the book of random words over a and b, some of which only some bots know, and their tiers.
func wordsOfTiers(t *testing.T, random *rand.Rand) (*Book, map[string]dicts.Tier) {
	t.Helper()
	tiers := map[string]dicts.Tier{}
	for range 3 + random.IntN(16) {
		word := make([]byte, 3+random.IntN(5))
		for i := range word {
			word[i] = "abc"[random.IntN(3)]
		}
		tiers[string(word)] = []dicts.Tier{10, 10, 20, 35, 80}[random.IntN(5)]
	}
	b := dicts.NewBuilder(dicts.Latin, true)
	for _, word := range sortedKeys(tiers) {
		if err := b.Add(word, tiers[word]); err != nil {
			t.Fatal(err)
		}
	}
	return NewBook(b.Trie(), 3), tiers
}

func sortedKeys(m map[string]dicts.Tier) (keys []string) {
	for key := range m {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

// moment is what was true as a bot played a letter.
type moment struct {
	after  string // the fragment with the letter
	inMind string
	bluff  bool // it knew words that begin with the fragment before, and none that begins with this
}

// Whatever a bot says of a round was so: each occasion against a predicate over the bare list of words.
func TestWhatBotsSayIsTrue(t *testing.T) {
	onlyNatively(t)
	found := map[OccasionKind]int{}
	for seed := range uint64(4000) {
		random := rand.New(rand.NewPCG(51, seed))
		book, tiers := wordsOfTiers(t, random)
		words := sortedKeys(tiers)
		setup := Setup{Dict: "toy", MinLetters: 3, Challenges: random.IntN(2) == 0, Lives: "go", Seed: seed}
		for i := range 2 + random.IntN(5)/3 {
			bot := Opponents[random.IntN(len(Opponents))].Bot
			if bot.Bluffs > 0 && random.IntN(2) == 0 && bot.Vocabulary != dicts.NoTier {
				bot.Bluffs = 100
			}
			if i == 0 && random.IntN(3) > 0 {
				bot = Bot{}
			}
			setup.Players = append(setup.Players, Player{string(rune('A' + i)), bot})
		}
		m, err := New(setup, book)
		if err != nil {
			t.Fatal(err)
		}
		knows := func(player int, word string) bool {
			v := setup.Players[player].Bot.Vocabulary
			return v == dicts.NoTier || tiers[word] <= v
		}
		moments := map[[2]int]moment{} // by round and number of letters after
		for tries := 0; m.State().Winner == Nobody && tries < 400; tries++ {
			if !m.Mover().IsBot() {
				_ = m.Add([]Event{
					{Kind: Plays, Letter: rune("abc"[random.IntN(3)])}, {Kind: Plays, Letter: rune("abc"[random.IntN(3)])}, {Kind: ClaimsNone}, {Kind: ClaimsWord}, {Kind: Names},
				}[random.IntN(5)])
				continue
			}
			player, round, before := m.State().Turn, len(m.State().Rounds)-1, m.State().Round().Fragment()
			e := m.BotEvent()
			if err := m.Add(e); err != nil {
				t.Fatal(err)
			}
			if e.Kind != Plays {
				continue
			}
			is := moment{after: before + string(e.Letter)}
			if r := m.State().Round(); r != nil && len(m.State().Rounds)-1 == round {
				is.inMind, _ = m.InMind(player)
			}
			passed := 2 // letters of the longest word that was let go by, as far as the bot knows
			for n := range before {
				if slices.Contains(words, before[:n+1]) && knows(player, before[:n+1]) {
					passed = max(passed, n+1)
				}
			}
			could := func(fragment string) bool {
				return slices.ContainsFunc(words, func(w string) bool { return len(w) > passed && strings.HasPrefix(w, fragment) && knows(player, w) })
			}
			is.bluff = setup.Challenges && could(before) && !could(is.after)
			moments[[2]int{round, len(is.after)}] = is
		}
		for i := range m.State().Rounds {
			r := &m.State().Rounds[i]
			for player := range setup.Players {
				o := m.Occasion(i, player)
				found[o.Kind]++
				lost, fragment := r.Loser == player, r.Fragment()
				begins := func(f string) bool {
					return slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, f) })
				}
				next := func(f string) (all []string) {
					for _, l := range "abc" {
						if begins(f + string(l)) {
							all = append(all, f+string(l))
						}
					}
					return all
				}
				lastBut := ""
				if len(fragment) > 0 {
					lastBut = fragment[:len(fragment)-1]
				}
				other := 0 // seat of the other of two players
				if len(r.Players) == 2 {
					other = 3 - r.Seat(player)
				}
				holds := true
				switch o.Kind {
				case NoOccasion:
				case UnknownWord:
					holds = lost && slices.Contains(words, o.Word) && !knows(player, o.Word) && strings.HasPrefix(o.Word, fragment)
				case NoneSafe:
					holds = lost && !setup.Challenges && o.Fragment == lastBut && slowWinner(words, lastBut) == other
				case BluffCalled:
					holds = lost && r.Ending == NotNamed && o.Fragment == fragment && !begins(fragment) && moments[[2]int{i, len(fragment)}].bluff
				case HadInMind:
					holds = r.Ending == Named && r.Loser == r.Challenger && !lost && o.Word == r.Word && moments[[2]int{i, len(fragment)}].inMind == o.Word
				case BluffWorked:
					is := moments[[2]int{i, len(o.Fragment)}]
					holds = !lost && is.bluff && is.after == o.Fragment && len(fragment) > len(o.Fragment) && strings.HasPrefix(fragment, o.Fragment) && !begins(o.Fragment)
				case SafeLetter:
					var ahead []string // words that could still end the round
					for _, w := range words {
						if n := len(w); !slices.ContainsFunc(words, func(v string) bool { return len(v) >= n && len(v) < len(fragment) && strings.HasPrefix(fragment, v) }) {
							ahead = append(ahead, w)
						}
					}
					holds = !lost && o.Fragment == lastBut && slices.Contains(words, fragment) && !slices.Contains(words, lastBut+string(o.Letter)) &&
						begins(lastBut+string(o.Letter)) && slowWinner(ahead, lastBut+string(o.Letter)) == other
				case Forced:
					holds = !lost && !setup.Challenges && other > 0 && o.Fragment == lastBut
					for _, f := range next(lastBut) {
						holds = holds && slices.Contains(words, f)
					}
				case WonFrom:
					holds = !lost && !setup.Challenges && setup.Players[player].Bot.Vocabulary == dicts.NoTier
					from := len(o.Fragment) + 1
					if o.Letter == 0 {
						from = 0
					} else {
						holds = holds && slowWinner(words, o.Fragment) == other && strings.HasPrefix(fragment, o.Fragment+string(o.Letter))
					}
					for n := from; n < len(fragment); n++ {
						holds = holds && slowWinner(words, fragment[:n]) == 3-other
					}
				}
				if !holds || o.Kind != NoOccasion && !setup.Players[player].IsBot() {
					t.Fatalf("seed %d, round %d, player %d: %+v is not true of %+v\nwords %v, %+v", seed, i+1, player+1, o, r, tiers, setup)
				}
			}
		}
	}
	for kind := NoOccasion; kind <= WonFrom; kind++ {
		if found[kind] < 20 {
			t.Errorf("occasion %d came %d times: too weak a test", kind, found[kind])
		}
	}
}
