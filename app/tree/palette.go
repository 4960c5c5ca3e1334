package tree

// Palette holds the colours of a saved drawing as "#RRGGBB". On the page the
// stylesheet has the same ones as custom properties.
type Palette struct {
	Ink, Paper string
	Win, Lose  string
	OnLose     string // the letter on a filled losing square
	Neutral    string
	Edge       string
	Seat       [8]string // seat 1 first
	SeatInk    string    // the number on a seat's chip
}

// Day and Night are the two palettes of the site.
var (
	Day = Palette{
		Ink: "#1D1D1F", Paper: "#FBFAF7",
		Win: "#0072B2", Lose: "#D55E00", OnLose: "#0B0B0C",
		Neutral: "#6B6B70", Edge: "#8C8C8A",
		Seat:    [8]string{"#7B3FA0", "#2E7D32", "#8A6100", "#00757A", "#B0307A", "#66691A", "#6B3F1D", "#4A5A6A"},
		SeatInk: "#FBFAF7",
	}
	Night = Palette{
		Ink: "#EDEBE6", Paper: "#16171A",
		Win: "#5AB4E8", Lose: "#F0803C", OnLose: "#16171A",
		Neutral: "#9A9AA0", Edge: "#6E6E73",
		Seat:    [8]string{"#C79BE8", "#7CCB80", "#E0B34A", "#4CC9C4", "#F29AC4", "#B5B85A", "#C89A74", "#9FB2C6"},
		SeatInk: "#16171A",
	}
)
