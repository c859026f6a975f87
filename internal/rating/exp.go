package rating

import "math"

// ln2 in two parts: multiples of the first are exact.
const (
	ln2High = 0x1.62e42feep-1
	ln2Low  = 0x1.a39ef35793c76p-33
)

// terms is how many terms of the series are added: for what is left after halving, more change nothing.
const terms = 14

// exp returns e^x. It stands in for math.Exp, which is written for each processor apart, with other last bits. What is
// nearly 0 does not become 0, so that it can be a divisor.
func exp(x float64) float64 {
	x = max(x, -700)
	k := math.Round(x / math.Ln2)
	r := x - float64(k*ln2High) - float64(k*ln2Low)
	sum := 1.0
	for n := terms; n > 0; n-- {
		sum = 1 + float64(r*sum)/float64(n)
	}
	return math.Ldexp(sum, int(k))
}
