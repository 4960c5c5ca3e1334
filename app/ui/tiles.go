package ui

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/dicts"
)

// Tile is a letter on the board, or a place for one.
type Tile struct {
	Letter rune   // 0 for a blank
	Seat   int    // of the player whose colour it has; 0 for nobody's
	Class  string // what else is to be seen: wrong, would, latest, later
	Href   string // where the tile leads; "" for nowhere
	Label  string // of what leads somewhere
	Here   bool   // it leads to this page
}

// Start is the tile before the first letter. It stands for the empty fragment.
var Start = Tile{Letter: '∅', Class: "start"}

// Played are the tiles of letters that players added in turn.
func Played(letters string, seat func(i int) int) (tiles []Tile) {
	for _, letter := range letters {
		tiles = append(tiles, Tile{Letter: letter, Seat: seat(len(tiles))})
	}
	return tiles
}

// FragmentLabel is a fragment as it is read out.
func FragmentLabel(letters string) string {
	if letters == "" {
		return "The empty fragment"
	}
	return "Fragment " + text.Spelt(letters)
}

// Tiles shows a row of tiles. Its label is read out in their place; without one the tiles speak
// for themselves where they lead somewhere, and are decoration elsewhere.
func Tiles(label string, tiles []Tile) app.UI {
	row := app.Div().Class("tiles")
	switch {
	case slices.ContainsFunc(tiles, func(t Tile) bool { return t.Href != "" }): // and stays large enough for a finger
	case label != "":
		row = row.Class(Crowd(len(tiles))).Role("img").Aria("label", label)
	default:
		row = row.Aria("hidden", "true")
	}
	return row.Body(app.Range(tiles).Slice(func(i int) app.UI { return tiles[i].draw() }))
}

func (t Tile) draw() app.UI {
	seat, letter := "", ""
	if t.Seat > 0 {
		seat = fmt.Sprintf("seat-%d", t.Seat)
	}
	if t.Letter != 0 {
		letter = dicts.Capitals(string(t.Letter))
	}
	if t.Href == "" {
		tile := app.Span().Class(classes("tile", text.Pick(t.Letter == 0, "blank", ""), seat, t.Class)).Text(letter)
		if t.Letter == 0 {
			tile = tile.Aria("hidden", "true")
		}
		return tile
	}
	tile := app.A().Class(classes("tile", seat, t.Class)).Href(t.Href).Aria("label", t.Label).Text(letter)
	if t.Here {
		tile = tile.Aria("current", "location")
	}
	return tile
}

// classes joins the names of classes, of which some may be empty.
func classes(names ...string) string {
	return strings.Join(strings.Fields(strings.Join(names, " ")), " ")
}

// Crowd is the class of so many tiles: the more, the smaller, and the newest is seen.
func Crowd(tiles int) string {
	switch {
	case tiles > 18:
		return "crowded"
	case tiles > 8:
		return "many"
	}
	return ""
}
