package game

// TieBreak is something that the rules compare between seats with equal points.
type TieBreak struct {
	Key    string // catalogue key of what is compared
	Rule   string
	Values []int // per seat
	Least  bool  // the lowest value is best, as for a place in an order
	Fact   bool  // the values are 1 for yes and 0 for no
}

// TieBreaking is a [State] of a game whose rules break ties. [State.Rank] must agree: more points come first, then what
// the first tie-break prefers, and so on.
type TieBreaking interface {
	State
	// TieBreaks returns what is compared, in the order of the rules.
	TieBreaks() []TieBreak
}

// Tie is a tie-break that was needed, and between whom.
type Tie struct {
	TieBreak
	Seats   Seats // those who were still equal
	Decides bool  // nobody who was equal is so any longer
}

// Ties returns the tie-breaks that are needed to rank the seats, in the order of the rules.
func Ties(s State) (ties []Tie) {
	t, ok := s.(TieBreaking)
	if !ok {
		return nil
	}
	score := make([]int, s.Seats())
	for seat := range score {
		score[seat] = s.Score(Seat(seat))
	}
	equal := parted([]Seats{1<<s.Seats() - 1}, score)
	for _, b := range t.TieBreaks() {
		if len(equal) == 0 {
			break
		}
		tie := Tie{TieBreak: b}
		for _, seats := range equal {
			tie.Seats |= seats
		}
		equal = parted(equal, b.Values)
		tie.Decides = len(equal) == 0
		ties = append(ties, tie)
	}
	return ties
}

// parted splits groups of equal seats by a value, and leaves out seats that are equal to nobody.
func parted(groups []Seats, value []int) (equal []Seats) {
	for _, group := range groups {
		for group != 0 {
			first := group.First()
			var same Seats
			for seat := range group.All() {
				if value[seat] == value[first] {
					same = same.With(seat)
				}
			}
			group &^= same
			if same.Len() > 1 {
				equal = append(equal, same)
			}
		}
	}
	return equal
}
