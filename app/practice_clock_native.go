//go:build !js

package app

import "time"

// now is the clock of the pages, on which answers are dated. Tests set it.
var now = time.Now
