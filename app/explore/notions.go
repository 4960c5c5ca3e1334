package explore

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
)

// notions is the switch between rational play and guarantees, with what each
// means. With two players the two agree and there is nothing to switch.
func (e *Page) notions() app.UI {
	s := e.Scene
	if !s.Many() {
		return app.Details().Class("notions").Body(
			app.Summary().Text("What do the colours mean?"),
			app.P().Text("Blue and round: from here "+s.Player(s.Seat)+" can force a win. Vermilion and square: the other player can. "+
				"Whoever completes a word loses, and so does whoever is caught on letters that no word begins with. "+
				"With two players every fragment is one or the other; with three or more there is more to see."),
		)
	}
	return app.FieldSet().Class("notions").Body(
		app.Legend().Text("Colour the tree"),
		page.Notion(e.Host, "rational", "if everyone plays rationally", !e.Host.View().Guaranteed,
			"A rational player avoids losing where it can, and does not mind who loses instead. "+
				"A blue fragment cannot cost "+s.Player(s.Seat)+" the round as long as all play so; at a square one it may."),
		page.Notion(e.Host, "guarantee", "even if all the others play together", e.Host.View().Guaranteed,
			"The others may play against "+s.Player(s.Seat)+" even where it costs them the round: what is left is a guarantee. "+
				"At a blue fragment "+s.Player(s.Seat)+" can avoid losing whatever they do; it is the stronger promise, and rarer."),
	)
}
