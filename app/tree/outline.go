package tree

import (
	"math"

	"spectrie/app/markup"
)

// A bare shape is a circle or a notched square. With 3 or more players it is a little smaller and has an
// outline of the same form. The outline has an equal part for each seat that can lose, clockwise from
// the top.
const (
	roundRadius, roundInner = 8.5, 7.0 // alone; inside an outline
	squareHalf, squareInner = 8.0, 6.75
	outlineRadius           = 9.5
	outlineHalf             = 9.0
	outlineGap              = 1.4 // paper between two parts
	notch                   = 4.0 // the corner that a square lacks, at the top right
)

// point is relative to the centre of a shape.
type point struct{ x, y float64 }

// notched returns the corners of a square that lacks its top right corner,
// clockwise from the middle of its top and back to there.
func notched(half float64) []point {
	return []point{
		{0, -half}, {half - notch, -half}, {half, notch - half}, {half, half},
		{-half, half}, {-half, -half}, {0, -half},
	}
}

// squarePath returns the path data of a notched square.
func squarePath(half float64) string {
	return string(line(notched(half)[1:6])) + "Z"
}

// line returns the path data of a line through ps.
func line(ps []point) []byte {
	var b []byte
	for i, p := range ps {
		if i == 0 {
			b = append(b, 'M')
		} else {
			b = append(b, 'L')
		}
		b = appendPoint(b, p)
	}
	return b
}

func appendPoint(b []byte, p point) []byte {
	return markup.AppendNumber(append(markup.AppendNumber(b, p.x), ' '), p.y)
}

// outlinePart returns the path data of part k of an outline in n parts.
func outlinePart(square bool, k, n int) string {
	from, to := float64(k)/float64(n), float64(k+1)/float64(n)
	if !square {
		gap := trim(n) / outlineRadius
		return arc(2*math.Pi*from+gap, 2*math.Pi*to-gap)
	}
	d := string(line(along(notched(outlineHalf), from, to, trim(n))))
	if n == 1 {
		d += "Z"
	}
	return d
}

// trim returns what each end of a part gives to the gap.
func trim(n int) float64 {
	if n == 1 {
		return 0
	}
	return outlineGap / 2
}

// arc is the path data of a part of the round outline. It has two pieces, because one cannot go all the way
// around. Angles are clockwise from the top.
func arc(from, to float64) string {
	var b []byte
	for i, angle := range [3]float64{from, (from + to) / 2, to} {
		if i == 0 {
			b = append(b, 'M')
		} else {
			b = appendPoint(append(b, 'A'), point{outlineRadius, outlineRadius})
			b = append(b, " 0 0 1 "...)
		}
		b = appendPoint(b, point{outlineRadius * math.Sin(angle), -outlineRadius * math.Cos(angle)})
	}
	return string(b)
}

// along returns the stretch of a closed line of corners between two fractions
// of its length, shortened at both ends by trim.
func along(corners []point, from, to, trim float64) []point {
	total := 0.0
	for i := 1; i < len(corners); i++ {
		total += distance(corners[i-1], corners[i])
	}
	start, end := from*total+trim, to*total-trim
	var ps []point
	walked := 0.0
	for i := 1; i < len(corners); i++ {
		p, q := corners[i-1], corners[i]
		d := distance(p, q)
		if walked <= start && start < walked+d {
			ps = append(ps, between(p, q, (start-walked)/d))
		}
		if walked+d >= end-1e-9 {
			return append(ps, between(p, q, (end-walked)/d))
		}
		if walked+d > start {
			ps = append(ps, q)
		}
		walked += d
	}
	return ps
}

func distance(p, q point) float64 { return math.Hypot(q.x-p.x, q.y-p.y) }

func between(p, q point, t float64) point {
	return point{p.x + (q.x-p.x)*t, p.y + (q.y-p.y)*t}
}
