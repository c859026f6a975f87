package board

// chance is a stream of numbers that is the same every time (mulberry32).
type chance uint32

// seeded begins a stream with a text (FNV-1a).
func seeded(text string) *chance {
	h := chance(2166136261)
	for i := range len(text) {
		h = (h ^ chance(text[i])) * 16777619
	}
	return &h
}

// next is the next number, from 0 up to 1.
func (c *chance) next() float64 {
	*c += 0x6D2B79F5
	t := uint32(*c)
	t = (t ^ t>>15) * (t | 1)
	t ^= t + (t^t>>7)*(t|61)
	return float64(t^t>>14) / (1 << 32)
}
