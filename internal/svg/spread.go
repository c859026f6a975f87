package svg

// Spread is how far from their middle the i-th of n things lies that are so far apart.
func Spread(i, n int, step float64) float64 { return (float64(i) - float64(n-1)/2) * step }
