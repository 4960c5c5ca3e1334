//go:build !js

package site_test

import (
	"strings"
	"testing"
)

// The controls of the sandbox add and strike words, and start again.
func TestTheSandboxInTheHelp(t *testing.T) {
	t.Parallel()
	m := worldOf(t).Open(t)
	pressNamed(t, m, "Help and keys")
	m.Use(t, "click button data-section=try")
	for _, step := range []struct {
		do   func()
		want string
	}{
		{func() {}, "You win only with C"},
		{func() { m.Enter(t, "input input id=sandbox-word", "cap"); m.Use(t, "submit form id=sandbox-form") }, "You lose against best play"},
		{func() { m.Use(t, "click button data-word=cap") }, "You win only with C"},
		{func() { m.Use(t, "click button data-word=broom") }, "You win with B or C"},
		{func() { m.Use(t, "click button id=sandbox-reset") }, "You win only with C"},
	} {
		step.do()
		if got := m.Drawn(t).Text("sandbox-verdict"); !strings.Contains(got, step.want) {
			t.Errorf("%q, want %q", got, step.want)
		}
	}
}
