// Package curve shows how strong a person was in a deck on each day so far: how many of 100 rounds they would
// survive against perfect play.
//
// A page makes a [Curve], calls [Curve.Show] with a deck when it wants to see one, and puts [Curve.Part]
// where the curve belongs. The strengths are computed in the background. The part has the same height all the
// while, so nothing moves when they arrive.
package curve
