package svg

// Spread returns how far from their middle the i-th of n things is if they are step apart.
func Spread(i, n int, step float64) float64 { return (float64(i) - float64(n-1)/2) * step }
