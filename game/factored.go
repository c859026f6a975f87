package game

// Factors is a move in parts: the number of its verb and the values of its slots, 0 if the verb has no such slot. A
// program that learns can choose them one after the other, each from a few, instead of choosing from all moves.
type Factors [4]int

// Sizes says how many values each slot of a verb has. Some values have no meaning: see [Lexicon.Knows].
type Sizes struct {
	Verb  string `json:"verb"`
	Slots []int  `json:"slots"`
}

// Sizes returns the sizes of all numbered verbs, by number.
func (l *Lexicon) Sizes() []Sizes {
	all := make([]Sizes, len(l.first))
	for i, v := range l.verbs[:len(l.first)] {
		all[i] = Sizes{Verb: v.Name, Slots: []int{}}
		for _, slot := range v.Slots {
			all[i].Slots = append(all[i].Slots, len(slot))
		}
	}
	return all
}

// Split splits a dense move number into its parts.
func (l *Lexicon) Split(number int) Factors {
	m := l.At(number)
	return Factors{int(m.Verb), int(m.A), int(m.B), int(m.C)}
}

// Join returns the dense number of a move in parts; ok is false if a part is out of range.
func (l *Lexicon) Join(f Factors) (number int, ok bool) {
	if f[0] < 0 || f[0] >= len(l.first) {
		return 0, false
	}
	slots := l.verbs[f[0]].Slots
	for i, value := range f[1:] {
		size := 1
		if i < len(slots) {
			size = len(slots[i])
		}
		if value < 0 || value >= size {
			return 0, false
		}
	}
	return l.Number(Move{uint8(f[0]), uint8(f[1]), uint8(f[2]), uint8(f[3])}), true
}
