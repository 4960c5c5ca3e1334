package tree

import "spectrie/app/markup"

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
