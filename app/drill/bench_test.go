//go:build !js

package drill

import (
	"fmt"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/apptest"
)

// BenchmarkDrill measures what a typed letter costs: to judge it, record it, fold it into the
// state, and render the page. Decks of many players have thousands of cards.
func BenchmarkDrill(b *testing.B) {
	for _, seat := range []struct{ players, seat int }{{2, 1}, {2, 2}, {4, 3}, {8, 8}} {
		b.Run(fmt.Sprintf("seat %d of %d", seat.seat, seat.players), func(b *testing.B) {
			d := drillAt(b, apptest.ShelfWith(b, "american-english-7.1"), drillOf(seat.players, seat.seat, ""))
			b.ReportMetric(float64(len(d.p.deck.Decisions)), "cards")
			for b.Loop() {
				if d.p.session.ended {
					d.p.resume(10)
				}
				if s := d.p.session; s.Item != nil && s.Pending == nil {
					d.p.typeLetter([]rune(d.letter())[0])
				} else {
					d.p.pressSpaceOrEnter(" ")
				}
				app.HTMLString(app.Div().Body(d.p.Parts()...))
			}
		})
	}
}
