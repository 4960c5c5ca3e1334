package tree

import "spectrie/app/markup"

// role is what a shape is for. It decides how the shape is painted.
type role uint8

const (
	roleEdge role = iota
	rolePath
	roleBest
	roleWin
	roleLose
	roleNeutral
	roleLetter
	roleOnLose // a letter on a losing square
	roleWord
	roleFan
	roleCount
	roleChip // one for each of the eight seats
	roleSeat = roleChip + 8
	roles    = roleSeat + 1
)

// inks holds, for every role, the attributes that paint it.
type inks [roles]markup.Literal

// pageInks leave the painting to the stylesheet, which knows the mark from the class of the node.
var pageInks = func() *inks {
	in := inks{
		roleEdge:    ` class="edge"`,
		rolePath:    ` class="edge path"`,
		roleBest:    ` class="edge best"`,
		roleWin:     ` class="shape"`,
		roleLose:    ` class="shape"`,
		roleNeutral: ` class="shape"`,
		roleLetter:  ` class="letter"`,
		roleOnLose:  ` class="letter"`,
		roleWord:    ` class="word"`,
		roleFan:     ` class="fan"`,
		roleCount:   ` class="count"`,
		roleSeat:    ` class="chip-number"`,
	}
	for s, n := range [...]markup.Literal{"1", "2", "3", "4", "5", "6", "7", "8"} {
		in[roleChip+role(s)] = ` class="chip-box seat-` + n + `"`
	}
	return &in
}()

// fileInks paint with presentation attributes in the colours of p. The text is
// anchored and has its family from the group around it.
func fileInks(p *Palette) *inks {
	stroke := func(colour, width markup.Literal) markup.Literal {
		return ` fill="none" stroke="` + colour + `" stroke-width="` + width + `"`
	}
	text := func(colour, size, weight markup.Literal) markup.Literal {
		return ` fill="` + colour + `" font-size="` + size + `" font-weight="` + weight + `"`
	}
	in := inks{
		roleEdge:    stroke(p.Edge, "1.25"),
		rolePath:    stroke(p.Ink, "1.5"),
		roleBest:    stroke(p.Ink, "3"),
		roleWin:     ` fill="` + p.Paper + `" stroke="` + p.Win + `" stroke-width="2"`,
		roleLose:    ` fill="` + p.Lose + `"`,
		roleNeutral: ` fill="` + p.Paper + `" stroke="` + p.Neutral + `" stroke-width="1.25"`,
		roleLetter:  text(p.Ink, "12", "600"),
		roleOnLose:  text(p.OnLose, "12", "600"),
		roleWord:    text(p.Ink, "10.5", "500") + ` text-anchor="start"`,
		roleFan:     ` fill="` + p.Edge + `" fill-opacity="0.25" stroke="` + p.Edge + `" stroke-linejoin="round"`,
		roleCount:   text(p.Neutral, "10", "400") + ` text-anchor="start"`,
		roleSeat:    text(p.SeatInk, "10", "700"),
	}
	for s, colour := range p.Seat {
		in[roleChip+role(s)] = ` fill="` + colour + `"`
	}
	return &in
}

// Palette holds the colours of a saved drawing as "#RRGGBB". On the page the
// stylesheet has the same ones as custom properties.
type Palette struct {
	Ink, Paper markup.Literal
	Win, Lose  markup.Literal
	OnLose     markup.Literal    // the letter on a filled losing square
	Neutral    markup.Literal    // rings without a verdict, the number of a fan
	Edge       markup.Literal    // of all but the path and the best line, which are Ink
	Seat       [8]markup.Literal // seat 1 first
	SeatInk    markup.Literal    // the number on a seat's chip
}

// Day and Night are the two palettes of the site. The seats are, in order,
// purple, green, ochre, teal, pink, olive, brown and slate, each moved in
// lightness, and a little in hue, until all eight, the blue and the vermilion are
// as far apart as they go for an eye without red or without green cones too,
// while every seat keeps 4.5:1 against the paper. By day vermilion does not: it
// is for shapes and not for text.
var (
	Day = Palette{
		Ink: "#1D1D1F", Paper: "#FBFAF7",
		Win: "#0072B2", Lose: "#D55E00", OnLose: "#0B0B0C",
		Neutral: "#6B6B70", Edge: "#8C8C8A",
		Seat:    [8]markup.Literal{"#5C0FAF", "#26815B", "#8C5906", "#146A75", "#D12095", "#4A440A", "#6E4A40", "#2E455D"},
		SeatInk: "#FBFAF7",
	}
	Night = Palette{
		Ink: "#EDEBE6", Paper: "#16171A",
		Win: "#5AB4E8", Lose: "#F0803C", OnLose: "#16171A",
		Neutral: "#9A9AA0", Edge: "#6E6E73",
		Seat:    [8]markup.Literal{"#9C68FE", "#80C594", "#F1B62A", "#1297A7", "#FD40A4", "#C9E09C", "#B37561", "#C5D7F7"},
		SeatInk: "#16171A",
	}
)
