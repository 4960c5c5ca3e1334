package site

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/ui"
	"spectrie/solver"
)

// helpSections are the sections of the help, in the order of their buttons.
var helpSections = []struct {
	id   page.HelpSection
	name string
}{
	{page.HelpOnPlaying, "How to play"},
	{page.HelpOnSolving, "Solving"},
	{page.HelpOnTrying, "Try it"},
	{page.HelpOnPages, "Pages"},
	{page.HelpOnKeys, "Keys"},
}

// helpDialog explains the game, the solver and the pages, one section at a time.
// It is empty while it is closed, so that the first page stays small.
func (s *Site) helpDialog() app.UI {
	return ui.DialogFrame("help").On("close", s.helpClosed).Body(
		app.If(s.help != "", func() app.UI {
			return ui.Sheet("help", "Help",
				app.Div().Class("part-links help-sections").Role("group").Aria("label", "Sections of the help").Body(
					app.Range(helpSections).Slice(func(i int) app.UI { return s.helpButton(helpSections[i].id, helpSections[i].name) }),
				),
				app.Div().Class("help-section").Body(s.helpSection()...),
			)
		}),
	)
}

func (s *Site) helpButton(section page.HelpSection, name string) app.UI {
	return ui.Button("help-of-"+string(section)).DataSet("section", section).
		Aria("pressed", s.help == section).OnClick(s.chooseHelp).Text(name)
}

// helpSection returns the chosen section.
func (s *Site) helpSection() []app.UI {
	switch s.help {
	case page.HelpOnSolving:
		return s.helpOnSolving()
	case page.HelpOnTrying:
		return s.helpOnTrying()
	case page.HelpOnPages:
		return helpOnPages()
	case page.HelpOnKeys:
		return s.helpOnKeys()
	}
	return helpOnPlaying()
}

// OpenHelp shows a section of the help over the page. When it closes, the focus
// returns to the control that opened it.
func (s *Site) OpenHelp(ctx app.Context, section page.HelpSection) {
	s.help = section
	ctx.Defer(func(app.Context) { ui.OpenDialog("help") })
}

func (s *Site) onHelp(ctx app.Context, _ app.Event) { s.OpenHelp(ctx, page.HelpOnPlaying) }

func (s *Site) helpClosed(app.Context, app.Event) { s.help = "" }

func (s *Site) chooseHelp(ctx app.Context, _ app.Event) {
	s.help = page.HelpSection(ui.Dataset(ctx.JSSrc(), "section"))
	if d := ui.Element("help"); d != nil {
		d.Set("scrollTop", 0)
	}
}

// helpOnSolving explains how the example is solved, from the words up.
func (s *Site) helpOnSolving() []app.UI {
	e := exampleOnce()
	return []app.UI{
		app.P().Text("Spectrie works out who wins from every fragment. It does not guess. Here is how, with five words and two players. You are player 1."),
		app.H3().Text("Start at the words"),
		app.P().Text("A word ends the round. Its length says who completes it. Player 2 completes BONE, CAPE and CROW and loses, so these are good for you: blue circles. You complete BROOM and CANDY and lose: orange squares."),
		helpPicture(e.leaves),
		app.H3().Text("Then work back to the fragments"),
		app.P().Text("On your turn, one good letter is enough. At CA you play P, and player 2 has to complete CAPE. So CA is good for you, even though it also leads to CANDY."),
		app.P().Text("On player 2’s turn, every letter must be good for you. After C both letters are, so C is good. After B, player 2 answers R and you have to complete BROOM, so B is bad."),
		app.P().Text("At ∅ it is your turn again. C is good, so you win this game. The thick line is best play: the winner hurries, the loser stalls."),
		helpPicture(e.solved),
		app.P().Text("Spectrie does this for every fragment of the dictionary, again each time you change the rules. On the way it counts how many letters the round still takes."),
		app.H3().Text("Three or more players"),
		app.P().Text("A word still costs one player the round. Take APPLE, BANANA, BEAN and BERRY. You are player 1. A player plays well who avoids losing if they can, and does not care who loses instead. Game theory calls this rational play."),
		helpPicture(e.playWell),
		app.P().Text("After BE it is player 3’s turn. BEAN costs you the round, BERRY costs player 2. Player 3 is safe with either letter, so two players can lose: “who can lose” is a set. Player 2 sees this, and after B plays A. So B is good for you if everyone plays well. Then A or B keeps you safe, and players 2 and 3 can lose."),
		app.H3().Text("All against you"),
		app.P().Text("Now the others play together, and one of them may lose on purpose. After B, player 2 plays E, and player 3 makes it BEAN. So B is bad. A is still good, because it can only become APPLE. A letter that is safe even so is a guarantee. “Everyone plays well” and “All against me” are the two sides of the explorer’s switch."),
		helpPicture(e.against),
		app.H3().Text("A winning strategy"),
		app.P().Text("You do not need the whole tree to win. You need one letter for each of your turns, whatever the other player replies. Play C. On CA play P. CR can only become CROW. Learn two words, CAPE and CROW, and you win every round you open."),
		helpPicture(e.toKnow),
		app.P().Text("The Strategy page finds the fewest or the most common words to learn, for any player and any dictionary. The Drill page teaches them."),
	}
}

// helpOnPages says what each page is for.
func helpOnPages() []app.UI {
	return []app.UI{
		app.H3().Text("Explore"),
		app.P().Text("The map shows every way the round can go. Each column is a letter, each cell a fragment, and the last cell of a row completes a word. Blue cells with ✓ are good for you; orange cells with ✗ are bad. The thick line is best play. " +
			"Click a cell to go there. The letters before stay at the left; click one to go back."),
		app.P().Text("Where few words remain, a tree takes the place of the map. You can also choose the tree yourself. Blue circles are good for you; orange squares are bad. " +
			"A fan stands for words that are not drawn. Click it to open it. Click a node to go there. With three or more players, point at a node to read which players can lose there."),
		app.H3().Text("Strategy"),
		app.P().Text("The words to learn for every start: as few as possible, or as common as possible. You see why each letter is right. Print the words, save them, or export them to Anki. " +
			"If no letter is safe, the page shows your best chances and the traps you can set."),
		app.H3().Text("Drill"),
		app.P().Text("“Drill” in the bar opens Today: what is due in all your decks, how long it takes, and one button that goes through them all. A deck is what one player has to know in one game. Playing a match changes no deck, unless you add a mistake yourself."),
		app.P().Text("A new word is shown first, and then asked. A card is one of your decisions, with the letters that follow by themselves. You can write a note on it, which you see with the answer. What you know comes back after days, later each time. What you miss comes back within minutes. " +
			"Choose Again if you did not know the letter, Hard if it took long or you needed a hint, Good if you knew it, and Easy if it can wait much longer. The program suggests a grade; you can change it. " +
			"Statistics show what you are about to forget, when each card is due, and how many rounds you would win today."),
		app.H3().Text("Puzzles"),
		app.P().Text("Ghost of the day has five positions, from easy to hard. They follow from the date, so they are the same for everybody. Each has one chance: what you play first counts. Copy the result and send it: it has no letter of an answer. Earlier days stay open, and do not count for your statistics."),
		app.P().Text("In the other puzzles, find the letter that wins. The others answer as well as they can, until the round is decided. Your rating follows the rated ones. What you missed comes back, later each time, until you know it."),
		app.H3().Text("Play"),
		app.P().Text("Play matches against bots or against people at the same device. Bots differ in the words they know and in how far they look ahead. " +
			"In a strict match, whoever completes a word loses at once. With challenges, any letter may be played. On your turn you may challenge instead: say that the fragment is a word, or that no word begins with it. " +
			"Help is off until you ask for it, and the match records that you did. After each round you see which letter lost it, and you can add that decision to your drill. Matches stay on this device."),
		app.H3().Text("Hangman"),
		app.P().Text("Choose how many letters the word has, or type it as you see it: _a___. After each guess, tap or type the letter, then tap its places or type their numbers. Type 0 if the word does not have it. " +
			"In a cell, a letter goes into that cell. Arrows, Backspace and Delete work as in any text field. Escape cancels a letter. " +
			"In practice, type the letters you guess. Backspace takes back the last guess. Enter starts a game."),
		app.H3().Text("Dictionaries"),
		app.P().Text("Everything depends on the word list. Add your own lists, see who loses under which rules, and compare lists. Your lists stay on this device."),
	}
}

// helpOnPlaying explains the game to someone who has never heard of it.
func helpOnPlaying() []app.UI {
	return []app.UI{
		app.P().Text("Ghost is a word game for two or more players. All you need is words. The example here has five: BONE, BROOM, CANDY, CAPE and CROW."),
		app.H3().Text("Each turn adds a letter"),
		helpRound("ca", true, "Player 1 opened with C, and player 2 added A. The letters so far are the fragment. Player 1 is next. Nobody says which word they have in mind."),
		app.H3().Text("Complete a word and you lose"),
		helpRound("candy", false, "CANDY is a word. Player 1 added the Y and loses the round. CAN did no harm on the way, because words of fewer than 4 letters do not count. You can change this minimum at the top of every page."),
		app.H3().Text("Every fragment must begin a word"),
		helpRound("brx", false, "No word begins with BRX. Player 2 challenges. Player 1 added the X, cannot name a word, and loses the round. If player 1 had named a word, player 2 would have lost. "+
			"In the explorer and in a strict match you cannot play such a letter at all."),
		app.H3().Text("Your turn"),
		turnChart(),
		app.H3().Text("A round, letter by letter"),
		app.P().Text("Two players play with the American English list. Words of fewer than 4 letters do not count."),
		ui.HTML(sampleRound()),
		app.H3().Text("Rounds make a match"),
		app.P().Text("Each round you lose costs you a letter: G, H, O, S, T. Whoever has all five letters is out. The last player left wins."),
		app.H3().Text("All rounds at a glance"),
		app.P().Text("Read from left to right, each path through this tree is a round, from the empty fragment ∅ to a word. The number after a word is the player who completes it and loses. The explorer shows a whole dictionary in this way. Press a letter to go into it."),
		helpPicture(exampleOnce().rounds),
	}
}

// turnChart shows what a player can do on a turn, and what follows.
func turnChart() app.UI {
	choices := []struct{ do, first, then string }{
		{"Say a letter", "It completes a word: you lose the round.", "It does not: the next player’s turn."},
		{"Say “That is a word”", "It is one: the player before you loses.", "It is not: you lose."},
		{"Say “No word begins with that”", "The player before you names such a word: you lose.", "They cannot: they lose."},
	}
	return app.Ul().Class("turn-chart").Body(app.Range(choices).Slice(func(i int) app.UI {
		return app.Li().Body(
			app.Strong().Text(choices[i].do),
			app.Span().Text("→ "+choices[i].first),
			app.Span().Text("→ "+choices[i].then),
		)
	}))
}

// helpRound shows the tiles of a two-player round, each in the colour of the player who
// played it, and explains them.
func helpRound(fragment string, goesOn bool, meaning string) app.UI {
	tiles := ui.Played(fragment, solver.Usual.Mover)
	if goesOn {
		tiles = append(tiles, ui.Tile{Seat: solver.Usual.Mover(len(fragment))})
	}
	return app.Figure().Class("help-figure").Body(
		ui.Tiles("", tiles),
		app.FigCaption().Text(meaning),
	)
}

// helpPicture holds a drawing of the example. Screen readers skip it, because the text
// before it says the same.
func helpPicture(drawing markup.HTML) app.UI {
	return app.Div().Class("help-picture").Aria("hidden", "true").Body(ui.HTML(drawing))
}
