package board

// chance is a pseudorandom generator (mulberry32), so that drawings are the same every time.
type chance uint32

// seeded returns a generator seeded with a text (FNV-1a).
func seeded(text string) *chance {
	h := chance(2166136261)
	for i := range len(text) {
		h = (h ^ chance(text[i])) * 16777619
	}
	return &h
}

// next returns the next number, from 0 up to but not including 1.
func (c *chance) next() float64 {
	*c += 0x6D2B79F5
	t := uint32(*c)
	t = (t ^ t>>15) * (t | 1)
	t ^= t + (t^t>>7)*(t|61)
	return float64(t^t>>14) / (1 << 32)
}
