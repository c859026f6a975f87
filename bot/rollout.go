package bot

import "ennead/game"

// mostTail bounds how far a rollout goes beyond its depth to finish somebody's turn, mostTurn how far it goes to
// the horizon.
const (
	mostTail = 20
	mostTurn = 100
)

// rollout plays on from a position, at random or leaning on what became of moves before.
type rollout struct {
	moves    []game.Move
	outcomes []game.Move
	horizon
	history
}

// roll plays so many choices at random after one of the seat last, then the rest of the turn that it
// is in the middle of: what was paid for should be received before anybody judges. If there is a horizon it
// plays as far as that.
func (r *rollout) roll(s game.State, rand *game.Rand, last game.Seat, choices int) {
	for left := choices; ; {
		owing := s.Owing()
		if owing == 0 {
			return
		}
		if owing.Has(game.Nature) {
			r.chance(s, rand)
			continue
		}
		seat := owing.First()
		switch {
		case r.turns > 0:
			if r.beyond(seat) || left <= -mostTurn {
				return
			}
		case left <= 0 && (seat != last || left <= -mostTail):
			return
		}
		left--
		last = seat
		r.moves = s.Moves(r.moves[:0], seat)
		s.Play(seat, r.draw(r.moves, seat, rand), nil)
	}
}

// chance lets Nature choose once.
func (r *rollout) chance(s game.State, rand *game.Rand) {
	var m game.Move
	m, r.outcomes = rand.Roll(s, r.outcomes)
	s.Play(game.Nature, m, nil)
}
