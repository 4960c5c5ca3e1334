package match

import (
	"math"
	"testing"

	"spectrie/dicts"
)

// challengeBook knows aunt and auntie up to tier 20, and more beyond.
func challengeBook(t testing.TB) *Book {
	return tieredBook(t, "aceintu", 4, "aunt:10 auntie:20 antic:20 ante:35 auntate tie:10")
}

// What a bot that knows words up to tier 20 does after a fragment of two.
func TestWhatABotChallenges(t *testing.T) {
	book := challengeBook(t)
	for _, c := range []struct {
		fragment string
		want     Event
	}{
		{"aun", Event{Kind: Plays, Letter: 't'}},
		{"aunt", Event{Kind: ClaimsWord}},
		{"aunti", Event{Kind: Plays, Letter: 'e'}}, // aunt was passed by
		{"auntie", Event{Kind: ClaimsWord}},
		{"ante", Event{Kind: ClaimsNone}}, // a word that it does not know
		{"tie", Event{Kind: ClaimsNone}},  // a word with too few letters
		{"u", Event{Kind: ClaimsNone}},
		{"auntiee", Event{Kind: ClaimsNone}}, // one letter more than a known word
	} {
		doubts := 0
		for seed := range uint64(200) {
			m := botMatch(t, book, true, seed, Bot{20, Full, 0}, Bot{20, Full, 0})
			if say(t, m, c.fragment); len(m.State().Rounds) > 1 {
				continue // too long for the dictionary
			}
			got := m.BotEvent()
			if got.Kind == Plays && c.want.Kind == ClaimsNone {
				doubts++
				continue
			}
			if got != c.want {
				t.Fatalf("after %q %+v, not %+v", c.fragment, got, c.want)
			}
		}
		if c.want.Kind == ClaimsNone && c.fragment != "auntiee" && (doubts < 10 || doubts > 190) {
			t.Errorf("after %q it plays on in %d of 200 cases", c.fragment, doubts)
		}
	}
}

func TestConfidenceGrowsWithTheVocabulary(t *testing.T) {
	last := 0
	for _, tier := range append(dicts.Tiers[:], dicts.NoTier) {
		got := Bot{Vocabulary: tier}.confidence()
		if got <= last || got > 100 {
			t.Errorf("%d at tier %d, after %d", got, tier, last)
		}
		last = got
	}
	if last != 100 {
		t.Errorf("who knows all words is sure of %d in 100", last)
	}
}

// A bot challenges as often as its confidence says, and more surely with each letter
// more on which it knows no word.
func TestABotChallengesAsOftenAsItIsSure(t *testing.T) {
	book := defaultBook(t)
	for _, tier := range vocabularies {
		bot := Bot{Vocabulary: tier, Looks: OneStep}
		doubt := 1 - float64(bot.confidence())/100
		for i, fragment := range []string{"unseemq", "unseemqz", "unseemqzu"} {
			const seeds = 2000
			plays := 0.0
			for seed := range uint64(seeds) {
				m := botMatch(t, book, true, seed, bot, bot)
				if say(t, m, fragment); m.BotEvent().Kind == Plays {
					plays += 1.0 / seeds
				}
			}
			known := book.Vocabulary(tier).Words
			_, found := known.Find(fragment)
			if want := math.Pow(doubt, float64(len(fragment)-found)); math.Abs(plays-want) > 0.04 {
				t.Errorf("tier %d plays on after %s in %.3f of all cases, not %.3f (%d)", tier, fragment, plays, want, i)
			}
		}
	}
}

// Where every honest letter loses, and only there, a bot bluffs as often as its
// character does, with a letter on which it knows no word.
func TestABotBluffsAsOftenAsItsCharacter(t *testing.T) {
	onlyNatively(t)
	book := defaultBook(t)
	for _, looks := range lookAheads {
		for _, bluffs := range []int{0, 20, 60, 100} {
			bot := Bot{35, looks, bluffs}
			known := book.Vocabulary(35)
			var could, did, honest float64
			for seed := range uint64(4) {
				for p := range known.Game(2).Postorder() {
					if p.Over() || p.Depth() == 0 || int(p.Node())%37 != 0 {
						continue
					}
					fragment := p.Fragment()
					m := botMatch(t, book, true, seed, bot, bot)
					say(t, m, fragment)
					v := m.view(p.Mover()-1, fragment)
					holds, plausible := m.thinks(v).holds, v.plausible()
					bluffed := !known.Begins(fragment + string(m.BotEvent().Letter))
					switch {
					case !holds && len(plausible) > 0:
						could++
						if bluffed {
							did++
						}
					case bluffed:
						t.Fatalf("%+v bluffs at %q", bot, fragment)
					default:
						honest++
					}
				}
			}
			if could < 200 || honest < 200 {
				t.Errorf("%+v: %v chances to bluff, %v without: too weak a test", bot, could, honest)
			}
			if want := float64(bluffs) / 100; math.Abs(did/could-want) > 3*math.Sqrt(want*(1-want)/could) {
				t.Errorf("%+v bluffs in %.3f of %.0f cases", bot, did/could, could)
			}
		}
	}
}

// A bluff is a letter that is more usual there than one picked blindly: after "a" only
// c is, though d was met there, too.
func TestABotBluffsWithALetterThatPeopleWouldBelieve(t *testing.T) {
	book := tieredBook(t, "abcdef", 2, "ab:10 bacab:10 cacab:10 dacac:10 eacab:10 facab:10 eadab:10")
	wants(t, "at a", often(t, book, true, "a", Bot{10, Full, 100}), map[rune]float64{'c': 1})
}

// A bot that had another letter in mind names the most common word.
func TestWhoHadNoWordInMindNamesTheCommonest(t *testing.T) {
	book := tieredBook(t, "aceint", 4, "cacia:10 cena:35 cent:20 ceta:20")
	bot := Bot{35, Full, 0} // after c it plays a
	m := botMatch(t, book, true, 1, bot, bot)
	say(t, m, "ce")
	if err := m.Add(Event{Kind: ClaimsNone}); err != nil {
		t.Fatal(err)
	}
	if got := m.BotEvent().Word; got != "cent" {
		t.Errorf("names %q", got)
	}
}

func TestAChallengedBotNamesWhatItKnows(t *testing.T) {
	book := challengeBook(t)
	for _, c := range []struct {
		tier     dicts.Tier
		fragment string // its last letter is the bot's, whatever it had in mind
		want     string
	}{
		{20, "tie", ""},      // has too few letters
		{20, "cent", ""},     // nothing begins so
		{20, "auntat", ""},   // it does not know auntate
		{20, "aunt", "aunt"}, // the fragment itself
		{20, "aunti", "auntie"},
		{20, "an", "antic"},
		{10, "an", ""},
		{35, "ante", "ante"},
		{dicts.NoTier, "auntat", "auntate"},
	} {
		for _, looks := range lookAheads {
			bot := Bot{c.tier, looks, 50}
			m := botMatch(t, book, true, 1, bot, bot)
			say(t, m, c.fragment)
			if err := m.Add(Event{Kind: ClaimsNone}); err != nil {
				t.Fatal(err)
			}
			if got := m.BotEvent(); got != (Event{Kind: Names, Word: c.want}) {
				t.Errorf("tier %d, %q: %+v", c.tier, c.fragment, got)
			}
		}
	}
}
