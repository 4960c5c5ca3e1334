package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// helpKeys are the keys that the explorer and the drawings know.
var helpKeys = [][2]string{
	{"A to Z", "play that letter"},
	{"Backspace", "take the last letter back"},
	{"↑ ↓ ← →, Home, End", "walk the tree; → opens a fan, ← closes a branch"},
	{"Enter", "go to the node you are at"},
	{"+ − 0", "larger, smaller, fit all of the drawing"},
	{"Ctrl and wheel, pinch", "zoom where the pointer is"},
	{"Shift and arrows, drag", "move the drawing"},
	{"?", "this page"},
}

// drillKeys are the keys that the drill knows.
var drillKeys = [][2]string{
	{"A to Z", "answer"},
	{"Space", "show the answer; go on"},
	{"1 2 3 4", "Again, Hard, Good, Easy: the grade of the last answer"},
	{".", "a hint; the third is the letter"},
	{"Backspace", "erase a letter of the word that you type"},
	{"Ctrl+Z", "take the last answer back, as often as you like; with Shift, put it back"},
	{"Esc", "enough for now"},
}

// playKeys are the keys that a match knows.
var playKeys = [][2]string{
	{"A to Z", "play that letter"},
	{"1, 2", "with challenges: “That is a word”, “No word begins with that”"},
	{"Backspace, Ctrl+Z", "take your last letter back, and all since"},
	{"Enter", "begin a match; the next round; one more match"},
	{"← →, Home, End", "step through a round that is over"},
}

func (s *Site) helpDialog() app.UI {
	return app.Dialog().ID("help").OnClick(closeOnBackdrop).Aria("labelledby", "help-title").Body(
		app.Div().Class("sheet").Body(
			app.Div().Class("sheet-top").Body(
				app.H2().ID("help-title").Text("How it works"),
				closeButton("help"),
			),
			app.H3().Text("The game"),
			app.P().Text("In Ghost, players take turns to add a letter to a growing fragment. Whoever completes a word loses the round; "+
				"words shorter than the minimum do not count. Whoever is caught on letters that no word begins with loses too, so every fragment must be the beginning of a word."),
			app.H3().Text("The tree"),
			app.P().Text("Each node is a fragment; its branches are the letters that may follow. Blue and round is good for the player whose side you are on, "+
				"vermilion and square is bad. The thick line is best play: a player with a winning letter ends the round soon, one without stalls. "+
				"A fan holds the words that are not drawn: click it to open it in place. Click a node to go there."),
			app.H3().Text("Three players or more"),
			app.P().Text("A node's outline is divided among the players who can lose there. Rational play means that a player avoids losing where it can, "+
				"but does not mind who loses instead. A guarantee holds even when all the others play together."),
			app.H3().Text("A strategy to learn"),
			app.P().Text("A few words are enough to stay safe: a letter for each of your turns, an answer to every reply. The page Strategy lists them for every start, "+
				"as few as can be or as common as can be, and says why each letter is played. Print them, save them, or take them to Anki. "+
				"Where no letter is safe it shows your best chances and the traps to set."),
			app.H3().Text("Learn it for good"),
			app.P().Text("The page Drill asks you for your letters, one decision a card. What you know comes back after days, each time later; what you miss comes back within minutes. "+
				"Again means that you did not know it, Hard that it took long or a hint, Good that you knew it, Easy that it may wait much longer. The program proposes one; you may choose another. "+
				"Statistics show what is about to slip, what comes back when, and how many rounds you would hold today."),
			app.H3().Text("Play"),
			app.P().Text("On the page Play you play matches against bots, which differ by the words that they know and by how far they think, or against people beside you. "+
				"Each lost round is a letter of GHOST; who has all of them is out. Strict: whoever completes a word loses at once. With challenges: nothing is said about any letter, and instead of playing you may say that it is a word, or that no word begins so. "+
				"Help is off until you ask for it, and noted when you do. After each round you see which letter lost it, and can take that to the drill. Matches stay on this device."),
			app.H3().Text("Hangman"),
			app.P().Text("Press how many letters the word has, or type it as it looks: _a___. Then say what came of each guess: tap the letter, or type it, and then its places, or their numbers; 0 when it is not in the word. "+
				"In a cell a letter goes there; arrows, Backspace and Delete work as in a text, and Escape lays a letter down. "+
				"In practice you type the letters that you guess; Backspace takes the last guess back, and Enter begins a game."),
			app.H3().Text("Your own words"),
			app.P().Text("Everything hangs on the word list. On the page Dictionaries you can add your own, see who loses under which house rule, and compare lists. Your lists stay on this device."),
			app.H3().Text("Keys of the tree"),
			app.Table().Class("keys-table").Body(app.TBody().Body(
				app.Range(helpKeys).Slice(func(i int) app.UI {
					return app.Tr().Body(app.Th().Scope("row").Text(helpKeys[i][0]), app.Td().Text(helpKeys[i][1]))
				}),
			)),
			app.H3().Text("Keys of the drill"),
			app.Table().Class("keys-table").Body(app.TBody().Body(
				app.Range(drillKeys).Slice(func(i int) app.UI {
					return app.Tr().Body(app.Th().Scope("row").Text(drillKeys[i][0]), app.Td().Text(drillKeys[i][1]))
				}),
			)),
			app.H3().Text("Keys of a match"),
			app.Table().Class("keys-table").Body(app.TBody().Body(
				app.Range(playKeys).Slice(func(i int) app.UI {
					return app.Tr().Body(app.Th().Scope("row").Text(playKeys[i][0]), app.Td().Text(playKeys[i][1]))
				}),
			)),
			choice("key-order", "Order of the keys on the screen", s.prefs.layout.name, s.chooseKeyOrder, keyOrderOptions()),
		),
	)
}

func closeButton(dialog string) app.UI {
	return app.Button().Type("button").Class("tool close").Aria("label", "Close").Title("Close (Esc)").
		DataSet("dialog", dialog).OnClick(closeDialog).Body(icon("close"))
}

func closeDialog(ctx app.Context, _ app.Event) {
	if d := element(dataset(ctx.JSSrc(), "dialog")); d != nil {
		d.Call("close")
	}
}

// closeOnBackdrop closes a dialog when the page behind it is clicked: all of the
// dialog itself is covered by its sheet.
func closeOnBackdrop(ctx app.Context, event app.Event) {
	if d := ctx.JSSrc(); event.Get("target").Equal(d) {
		d.Call("close")
	}
}

// openDialog shows a dialog over the page; the browser keeps the focus inside,
// closes it on Escape and gives the focus back.
func openDialog(id string) {
	if d := element(id); d != nil && !d.Get("open").Bool() {
		d.Call("showModal")
		d.Set("scrollTop", 0)
	}
}

// closeDialogs closes what covers the page: another view has come in its place.
func closeDialogs() {
	if app.IsServer {
		return
	}
	open := app.Window().Get("document").Call("querySelectorAll", "dialog[open]")
	for i := range open.Length() {
		open.Index(i).Call("close")
	}
}

// dialogOpen reports whether a dialog covers the page. The keys belong to it
// then, even where the focus is nowhere, as after a click on its text.
func dialogOpen() bool {
	return app.Window().Get("document").Call("querySelector", "dialog[open]").Truthy()
}

func (s *Site) openHelp(app.Context, app.Event) { openDialog("help") }
