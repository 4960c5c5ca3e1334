package solver

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

func TestNaturalAgainstMathBig(t *testing.T) {
	if got := (Natural{}).String(); got != "0" {
		t.Errorf("the zero value reads %s, want 0", got)
	}
	random := rand.New(rand.NewPCG(3, 4))
	for range 2000 {
		n, m := randomNatural(random), randomNatural(random)
		a, b := bigOf(t, n), bigOf(t, m)
		if got, want := n.plus(m).String(), new(big.Int).Add(a, b).String(); got != want {
			t.Fatalf("%s + %s = %s, not %s", n, m, want, got)
		}
		if got, want := n.times(m).String(), new(big.Int).Mul(a, b).String(); got != want {
			t.Fatalf("%s × %s = %s, not %s", n, m, want, got)
		}
	}
}

// randomNatural has up to eight limbs, many of which are at the ends of their range.
func randomNatural(random *rand.Rand) Natural {
	limbs := make([]uint32, random.IntN(9))
	for i := range limbs {
		limbs[i] = []uint32{0, 1, limbBase - 1, random.Uint32N(limbBase)}[random.IntN(4)]
	}
	if last := len(limbs) - 1; last >= 0 {
		limbs[last] = max(limbs[last], 1)
	}
	return Natural{limbs}
}

func bigOf(t *testing.T, n Natural) *big.Int {
	t.Helper()
	b, ok := new(big.Int).SetString(n.String(), 10)
	if !ok {
		t.Fatalf("%q is no number", n.String())
	}
	return b
}
