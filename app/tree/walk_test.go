package tree

import "testing"

func TestNeighbour(t *testing.T) {
	l := Arrange(grow(2, "ace", "act", "add", "bed"), Standard)
	for _, step := range []struct {
		from string
		dir  Direction
		to   string
		ok   bool
	}{
		{"", FirstChild, "a", true},
		{"", Parent, "", false},
		{"", PrevVisible, "", false},
		{"ac", Parent, "a", true},
		{"ac", FirstChild, "ace", true},
		{"act", FirstChild, "", false},
		{"act", NextVisible, "ad", true},
		{"act", PrevVisible, "ace", true},
		{"a", PrevVisible, "", true},
		{"bed", NextVisible, "", false},
		{"ad", First, "", true},
		{"ad", Last, "bed", true},
		{"nowhere", First, "", false},
		{"ad", Last + 1, "", false},
	} {
		if to, ok := l.Neighbour(step.from, step.dir); to != step.to || ok != step.ok {
			t.Errorf("from %q in direction %d: %q, %t; want %q, %t", step.from, step.dir, to, ok, step.to, step.ok)
		}
	}
}

func TestNextVisibleVisitsEveryNodeOnce(t *testing.T) {
	l := Arrange(grow(3, "ace", "act", "add", "ado", "bed"), Standard)
	at, visited := "", 1
	for {
		next, ok := l.Neighbour(at, NextVisible)
		if !ok {
			break
		}
		if back, _ := l.Neighbour(next, PrevVisible); back != at {
			t.Errorf("back from %q is %q, not %q", next, back, at)
		}
		at = next
		visited++
	}
	if visited != len(l.Nodes) {
		t.Errorf("visited %d of %d nodes", visited, len(l.Nodes))
	}
}
