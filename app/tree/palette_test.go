package tree

import (
	"fmt"
	"math"
	"strconv"
	"testing"

	"spectrie/app/markup"
)

// linear returns the red, green and blue of "#RRGGBB" as amounts of light.
func linear(t *testing.T, hex markup.Literal) [3]float64 {
	t.Helper()
	v, err := strconv.ParseUint(string(hex[1:]), 16, 32)
	if err != nil || len(hex) != 7 {
		t.Fatalf("%q is not a colour", hex)
	}
	var rgb [3]float64
	for i := range rgb {
		c := float64(v>>(16-8*i)&0xFF) / 255
		if c <= 0.04045 {
			rgb[i] = c / 12.92
		} else {
			rgb[i] = math.Pow((c+0.055)/1.055, 2.4)
		}
	}
	return rgb
}

// contrast is the contrast ratio of WCAG 2.
func contrast(t *testing.T, a, b markup.Literal) float64 {
	luminance := func(hex markup.Literal) float64 {
		c := linear(t, hex)
		return 0.2126*c[0] + 0.7152*c[1] + 0.0722*c[2]
	}
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func palettes(t *testing.T, check func(*testing.T, Palette)) {
	t.Run("day", func(t *testing.T) { check(t, Day) })
	t.Run("night", func(t *testing.T) { check(t, Night) })
}

func TestContrast(t *testing.T) {
	palettes(t, func(t *testing.T, p Palette) {
		least := func(what string, a, b markup.Literal, want float64) {
			t.Helper()
			if got := contrast(t, a, b); got < want {
				t.Errorf("%s: %s on %s is %.2f:1, less than %g:1", what, a, b, got, want)
			}
		}
		least("text", p.Ink, p.Paper, 7)
		least("number of a fan", p.Neutral, p.Paper, 4.5)
		least("letter on a losing square", p.OnLose, p.Lose, 4.5)
		least("winning as text", p.Win, p.Paper, 4.5)
		least("losing square", p.Lose, p.Paper, 3)
		least("edge", p.Edge, p.Paper, 3)
		for s, colour := range p.Seat {
			least(fmt.Sprint("seat ", s+1), colour, p.Paper, 4.5)
			least(fmt.Sprint("chip of seat ", s+1), p.SeatInk, colour, 4.5)
		}
	})
	if got := contrast(t, Night.Lose, Night.Paper); got < 4.5 {
		t.Errorf("by night losing as text is %.2f:1", got)
	}
}

// eyes without red cones and without green cones, as linear light (Machado,
// Oliveira and Fernandes 2009, severity 1).
var eyes = map[string][9]float64{
	"all cones":      {1, 0, 0, 0, 1, 0, 0, 0, 1},
	"no red cones":   {.152286, 1.052583, -.204868, .114503, .786281, .099216, -.003882, -.048116, 1.051998},
	"no green cones": {.367322, .860646, -.227968, .280085, .672501, .047413, -.011820, .042940, .968881},
}

// oklab returns a colour as an eye sees it, in a space where distances are
// those we perceive: 0.02 is just noticeable.
func oklab(eye [9]float64, rgb [3]float64) [3]float64 {
	var c [3]float64
	for i := range c {
		c[i] = min(1, max(0, eye[3*i]*rgb[0]+eye[3*i+1]*rgb[1]+eye[3*i+2]*rgb[2]))
	}
	l := math.Cbrt(.4122214708*c[0] + .5363325363*c[1] + .0514459929*c[2])
	m := math.Cbrt(.2119034982*c[0] + .6806995451*c[1] + .1073969566*c[2])
	s := math.Cbrt(.0883024619*c[0] + .2817188376*c[1] + .6299787005*c[2])
	return [3]float64{
		.2104542553*l + .7936177850*m - .0040720468*s,
		1.9779984951*l - 2.4285922050*m + .4505937099*s,
		.0259040371*l + .7827717662*m - .8086757660*s,
	}
}

func TestSeatsAreApartForEveryEye(t *testing.T) {
	const least = 0.06
	palettes(t, func(t *testing.T, p Palette) {
		colours := append([]markup.Literal{p.Win, p.Lose}, p.Seat[:]...)
		for name, eye := range eyes {
			for i, a := range colours {
				for _, b := range colours[:i] {
					x, y := oklab(eye, linear(t, a)), oklab(eye, linear(t, b))
					if d := math.Hypot(math.Hypot(x[0]-y[0], x[1]-y[1]), x[2]-y[2]); d < least {
						t.Errorf("with %s %s and %s are only %.3f apart", name, a, b, d)
					}
				}
			}
		}
	})
}
