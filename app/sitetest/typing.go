package sitetest

import "testing"

// Key is [Visit.Press] of a key on a control.
func (v *Visit) Key(t testing.TB, key, at string) bool {
	t.Helper()
	return v.Press(t, Keystroke{Key: key, On: at})
}
