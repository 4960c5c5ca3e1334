package site

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// helpOnPages says what each page is for.
func helpOnPages() []app.UI {
	return []app.UI{
		app.H3().Text("Explore"),
		app.P().Text("The tree shows what can follow the fragment. Blue circles are good for you; orange squares are bad. The thick line is best play. " +
			"A fan stands for words that are not drawn. Click it to open it. Click a node to go there. With three or more players, the outline of a node shows which players can lose there."),
		app.H3().Text("Strategy"),
		app.P().Text("The words to learn for every start: as few as possible, or as common as possible. You see why each letter is right. Print the words, save them, or export them to Anki. " +
			"If no letter is safe, the page shows your best chances and the traps you can set."),
		app.H3().Text("Drill"),
		app.P().Text("The drill asks you for your letters. Each card is one decision. What you know comes back after days, later each time. What you miss comes back within minutes. " +
			"Choose Again if you did not know the letter, Hard if it took long or you needed a hint, Good if you knew it, and Easy if it can wait much longer. The program suggests a grade; you can change it. " +
			"Statistics show what you are about to forget, when each card is due, and how many rounds you would win today."),
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
