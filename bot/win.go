package bot

import "ennead/game"

// A seat that can win for certain wins at once. To play on for a larger lead only gives the others a chance.

const (
	winFirst = 2    // choices in the first lines that are gone through; then twice as many, and so on
	winLast  = 16   // choices in the last ones
	winRare  = 1000 // states that may be looked at for each random game that looks for a win
	winProbe = 64   // random games that tell what may happen if the game goes on
	winLong  = 500  // choices in them
	winLater = 2    // a game that takes so many times as many choices goes on
)

// wins keeps the moves that certainly lead to the first place within a few choices, whatever the others and chance do.
// It also keeps those after which the game ends as soon, or after which even random play keeps the first place, since
// they may bring a larger lead. It returns all moves if none wins for certain.
func (e *ending) wins(moves []game.Move) []game.Move {
	for i := 0; e.place != 1 && i < e.states/winRare; i++ {
		e.probe(i)
	}
	if e.place != 1 || e.seats < 2 {
		return moves
	}
	e.sure = true
	defer func() { e.sure = false }()
	for e.horizon = winFirst; e.horizon <= winLast; e.horizon *= 2 {
		won, some := make([]bool, len(moves)), false
		for i, m := range moves {
			yes, ok := e.won(m)
			if !ok {
				return moves
			}
			won[i], some = yes, some || yes
		}
		if !some {
			continue
		}
		kept := moves[:0]
		for i, m := range moves {
			if won[i] || !e.risks(m, winLater*e.horizon) {
				kept = append(kept, m)
			}
		}
		return kept
	}
	return moves
}

// won reports whether a move wins in every guess; its second result is false if that takes too long.
func (e *ending) won(m game.Move) (won, ok bool) {
	const second = -1.5 * placeWorth // between the first place and the second one
	for g := range guesses {
		if g > 0 && e.guesses[g].Equal(e.guesses[0]) {
			continue
		}
		if v, ok := e.after(g, m, second-1, second); !ok || v < second {
			return false, ok
		}
	}
	return true, true
}

// risks reports whether a random game after a move goes on for more than so many choices and then loses the first
// place.
func (e *ending) risks(m game.Move, choices int) bool {
	l := &e.levels[0]
	for i := range winProbe {
		s := l.state
		s.CopyFrom(e.guesses[i%guesses])
		s.Play(e.me, m, nil)
		made := 0
		for s.Owing() != 0 && made < winLong {
			seat := s.Owing().First()
			l.moves = s.Moves(l.moves[:0], seat)
			if len(l.moves) > 1 && seat != game.Nature {
				made++
			}
			s.Play(seat, l.moves[e.rand.Intn(len(l.moves))], nil)
		}
		if made > choices && s.Rank(e.me) > 1 {
			return true
		}
	}
	return false
}
