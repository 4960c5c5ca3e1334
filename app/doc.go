// Package app puts the interface together and starts it.
//
// pages.go names the pages. start_js.go starts the site in the browser, and prerender.go draws its
// first page natively. Everything else is in the packages below, and imports point one way:
//
//	text, markup, storage ← tree, icicle, chart, days ← address, ui ← page ← shelf ← answers ← board, curve, puzzleboard ← plan ← the pages, site ← app
//
// The pages are explore, strategy, today, drill, statistics, daily, puzzles, play (over play/matches), hangman and
// lists. They do not import each other. There is no mutable state at package level: everything shared has one
// owner, which is built once and passed in. rooms_test.go checks both.
//
// One page load serves every view. go-app renders the controls, such as buttons, fields and the
// keyboard, so that the focus survives. Each large part without controls is written as one string and
// mounted at once; [spectrie/app/markup] escapes all text in it.
//
// Three walks through the code follow. doc_test.go checks that the functions exist.
//
// # From an address to a drawing
//
// The address changes, and go-app calls
//
//	site.Site.OnNav           asks for the view, and fetches its dictionary if it is missing
//	address.ParseAddress      reads the address, and lists what is wrong in it
//	site.Site.Show            finds the page of the view
//	explore.Page.Show         shows the view on the explorer
//	board.Compose             makes the scene: verdicts on the position and its letters
//	shelf.Shelf.Solve         cuts and solves the game, if the rules changed
//	board.Scene.Draw          prepares the drawing, with what the person has learned
//	board.Scene.BuildTree          decides which part of the tree to draw
//	tree.Arrange              gives every fragment its place
//	explore.Page.Parts        draws the page; site.Site.Render asks for it
//	board.Canvas.Drawing      draws the frame, the tools and the legend
//	tree.Layout.SVG           writes the tree as one string
//	icicle.Map.Paint          lays out the map, where many words remain; a script paints it (web/map.js)
//
// # From a letter in a match to the disk
//
//	site.Site.onKey           gets each key that no field or dialog takes
//	play.Page.OnKey           sees that it is a letter
//	play.Page.playLetter      plays it for the person whose turn it is
//	play.Page.applyEvent      adds every event of a match
//	match.Match.Add           applies the rules
//	play.Page.keepMatch       asks to keep the match as it is now
//	matches.Matches.Keep      lists it as not yet kept
//	page.Keeper.SaveFirst     saves it at once: a bot is asked, and it is drawn, after that
//	matches.matchStore.Save   checks that it follows what is stored
//	storage.Database.Change   runs one transaction, complete once it is on the disk
//
// # From an answer in the drill to the next card
//
//	site.Site.onKey           gets each key that no field or dialog takes
//	drill.Page.OnKey          sees that it is a letter
//	drill.Page.typeLetter     takes it for the card that is asked
//	drill.Page.giveLetter     judges it
//	drill.Page.finishAnswer   shows whether it was right
//	drill.Page.noteAnswer     grades it
//	answers.Answers.Note      adds it to the log, tells other tabs, asks to keep it
//	page.Keeper.Save          saves it in the background, after what waits already
//	drill.Page.leaveAnswer    continues once the person has seen the result
//	drill.Page.nextItem       shows the next round or card
//	trainer.Session.Next      finds what is due
package app
