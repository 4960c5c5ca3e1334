package solver

import (
	"fmt"
	"slices"
	"strings"
)

// Natural is a whole number of any size, 0 or more. The zero value is 0. It does only
// what counting needs: math/big would make the client larger.
type Natural struct {
	limbs []uint32 // each below limbBase, the least first, the last not 0
}

// limbBase is a power of ten, so a limb is nine digits of the text.
const limbBase = 1_000_000_000

var naturalOne = Natural{[]uint32{1}}

func (n Natural) plus(m Natural) Natural {
	if len(n.limbs) < len(m.limbs) {
		n, m = m, n
	}
	sum := make([]uint32, 0, len(n.limbs)+1)
	carry := uint32(0)
	for i, limb := range n.limbs {
		limb += carry
		if i < len(m.limbs) {
			limb += m.limbs[i]
		}
		sum, carry = append(sum, limb%limbBase), limb/limbBase
	}
	if carry > 0 {
		sum = append(sum, carry)
	}
	return Natural{sum}
}

func (n Natural) times(m Natural) Natural {
	if len(n.limbs) == 0 || len(m.limbs) == 0 {
		return Natural{}
	}
	product := make([]uint32, len(n.limbs)+len(m.limbs))
	for i, a := range n.limbs {
		carry := uint64(0)
		for j, b := range m.limbs {
			at := uint64(a)*uint64(b) + uint64(product[i+j]) + carry
			product[i+j], carry = uint32(at%limbBase), at/limbBase
		}
		product[i+len(m.limbs)] = uint32(carry)
	}
	if last := len(product) - 1; product[last] == 0 {
		product = product[:last]
	}
	return Natural{product}
}

// String is the number in decimal digits.
func (n Natural) String() string {
	if len(n.limbs) == 0 {
		return "0"
	}
	var text strings.Builder
	for i, limb := range slices.Backward(n.limbs) {
		if i == len(n.limbs)-1 {
			fmt.Fprintf(&text, "%d", limb)
		} else {
			fmt.Fprintf(&text, "%09d", limb)
		}
	}
	return text.String()
}
