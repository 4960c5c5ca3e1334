package site

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// helpOnPages says of each page what it is for.
func helpOnPages() []app.UI {
	return []app.UI{
		app.H3().Text("Explore"),
		app.P().Text("The tree shows what can follow the fragment. Blue and round is good for the player whose side you are on, vermilion and square is bad. The thick line is best play. " +
			"A fan holds the words that are not drawn: click it to open it in place. Click a node to go there. With three players or more the outline is divided among the players who can lose there."),
		app.H3().Text("Strategy"),
		app.P().Text("The words to know for every start, as few as can be or as common as can be, and why each letter is played. Print them, save them, or take them to Anki. " +
			"Where no letter is safe the page shows your best chances and the traps to set."),
		app.H3().Text("Drill"),
		app.P().Text("The drill asks you for your letters, one decision a card. What you know comes back after days, each time later; what you miss comes back within minutes. " +
			"Again means that you did not know it, Hard that it took long or a hint, Good that you knew it, Easy that it may wait much longer. The program proposes one; you may choose another. " +
			"Statistics show what is about to slip, what comes back when, and how many rounds you would hold today."),
		app.H3().Text("Play"),
		app.P().Text("You play matches against bots, which differ by the words that they know and by how far they think, or against people beside you. " +
			"Strict: whoever completes a word loses at once. With challenges: nothing is said about any letter, and instead of playing you may say that it is a word, or that no word begins so. " +
			"Help is off until you ask for it, and noted when you do. After each round you see which letter lost it, and can take that to the drill. Matches stay on this device."),
		app.H3().Text("Hangman"),
		app.P().Text("Press how many letters the word has, or type it as it looks: _a___. Then say what came of each guess: tap the letter, or type it, and then its places, or their numbers; 0 when it is not in the word. " +
			"In a cell a letter goes there; arrows, Backspace and Delete work as in a text, and Escape lays a letter down. " +
			"In practice you type the letters that you guess; Backspace takes the last guess back, and Enter begins a game."),
		app.H3().Text("Dictionaries"),
		app.P().Text("Everything hangs on the word list. Add your own, see who loses under which house rule, and compare lists. Your lists stay on this device."),
	}
}
