package bot

import "math"

// Small counts are by far the most frequent, so their roots and logarithms are looked up in a table.
const known = 4096

var (
	rootLog     [known]float32 // sqrt(ln n)
	inverseRoot [known]float32 // 1/sqrt(n)
	inverses    [known]float32 // 1/n
)

func init() {
	for n := 1; n < known; n++ {
		rootLog[n] = float32(math.Sqrt(math.Log(float64(n))))
		inverseRoot[n] = float32(1 / math.Sqrt(float64(n)))
		inverses[n] = 1 / float32(n)
	}
}

// The uncertainty about a move is sqrt(ln available / visits): large where it could have been tried more often.

// sqrtLog is sqrt(ln n).
func sqrtLog(n uint32) float32 {
	if n < known {
		return rootLog[n]
	}
	return rareRootLog(n)
}

// oneOverRoot is 1/sqrt(n).
func oneOverRoot(n uint32) float32 {
	if n < known {
		return inverseRoot[n]
	}
	return float32(1 / math.Sqrt(float64(n)))
}

// inverse is 1/n.
func inverse(n uint32) float32 {
	if n < known {
		return inverses[n]
	}
	return 1 / float32(n)
}

// Kept out of line, so that the look-up is inlined.
//
//go:noinline
func rareRootLog(n uint32) float32 { return float32(math.Sqrt(math.Log(float64(n)))) }
