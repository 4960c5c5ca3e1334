// Package app puts Spectrie's interface together: it names the pages (pages.go) and starts the
// site in the browser (start_js.go) or draws its first page natively (prerender.go).
//
// Its rooms lie below it, and imports point one way:
//
//	text ← address, storage; ui ← page ← shelf ← answers ← board ← plan ← the pages, site ← app
//
// The pages are explore, strategy, drill, statistics, play (over play/matches), hangman and lists.
// They do not import each other. Nothing mutable is at package level: what is shared has one owner,
// which is built once and handed in. rooms_test.go holds both.
//
// One page load serves every view. go-app renders what a person operates: buttons, fields, the
// keyboard, so that focus survives. The large parts that a person only reads are written as one
// string each ([spectrie/app/text.Markup] escapes all text) and mounted at once.
//
// # The way of an address to a drawing
//
// The address changes, and go-app calls
//
//	site.Site.OnNav           asks for the view, and fetches its dictionary when it is not here
//	address.ParseAddress      the address as a view, with what was wrong with it
//	site.Site.Show            the page whose view it is
//	explore.Page.Show         the explorer's
//	board.Compose             the scene: verdicts on the position and its letters
//	shelf.Shelf.Solve         the solved game, cut and solved again where the rules changed
//	board.Scene.Draw          the drawing, with what the person knows
//	board.Scene.Grow          which part of the tree is drawn
//	tree.Arrange              where everything lies
//	explore.Page.Parts        the page, rendered by site.Site.Render
//	board.Canvas.Drawing      the drawing in its frame
//	tree.Layout.SVG           the drawing as one string
//
// # The way of a letter in play to the store
//
//	site.Site.onKey           a key that no field or dialog has
//	play.Page.OnKey           is a letter
//	play.Page.letter          of the person whose turn it is
//	play.Page.happen          all that happens in a match goes through here
//	match.Match.Add           the rules
//	play.Page.keepMatch       keeps the match as it is now
//	matches.Matches.Keep      lists it as not kept yet
//	page.Keeper.Save          in its turn, beside the page
//	matches.matchStore.Save   where it follows what is kept
//	storage.Database.Change   one transaction, complete when it is on the disk
//
// # The way of a drill answer to the next card
//
//	site.Site.onKey           a key that no field or dialog has
//	drill.Page.OnKey          is a letter
//	drill.Page.letter         for the card that is asked
//	drill.Page.give           judges it
//	drill.Page.answered       shows whether it was right
//	drill.Page.noteAnswer     with its grade
//	answers.Answers.Note      adds it to the log, tells other tabs, keeps it
//	page.Keeper.Save          in its turn, beside the page
//	drill.Page.goOn           when the person has seen it
//	drill.Page.next           the next round or card
//	trainer.Session.Next      the one that is due
package app
