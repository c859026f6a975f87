package bot

import "ennead/game"

// mostTail limits how far a rollout may exceed its depth to finish a turn, mostTurn how far it plays towards the
// horizon.
const (
	mostTail = 20
	mostTurn = 100
)

// rollout plays on from a state, at random or guided by the history of moves.
type rollout struct {
	play  game.State
	turn  game.Turned // the same state, if it reports where turns begin
	dice  game.Dice
	moves []game.Move
	horizon
	history
}

// in allocates what is needed to play in states like this one.
func (r *rollout) in(s game.State) {
	r.play = s.Copy()
	r.turn, _ = r.play.(game.Turned)
	r.dice = game.NewDice(r.play)
	r.moves = make([]game.Move, 0, 256)
}

// roll plays that many random choices after one of the seat last, then the rest of the turn that is under way: a
// player should receive what they paid for before the position is evaluated. In a game of stages it plays to the end
// of a stage, at least of the one after the stage in which the search began. If there is a horizon, it plays up to
// that.
func (r *rollout) roll(rand *game.Rand, last game.Seat, choices int) {
	s := r.play
	stage := -1 // the stage with which play ends
	for left := choices; ; {
		owing := s.Owing()
		if owing == 0 {
			return
		}
		seat := owing.First()
		if seat == game.Nature {
			s.Play(seat, r.dice.Roll(rand), nil)
			continue
		}
		switch {
		case r.turns > 0:
			if r.beyond(seat) || left <= -mostTurn {
				return
			}
		case left <= 0 && r.staged != nil:
			if n := r.staged.Stages(); stage < 0 {
				stage = max(n, r.began+1)
			} else if n > stage || left <= -mostTurn {
				return
			}
		case left <= 0 && (seat != last || left <= -mostTail || r.turn != nil && r.turn.Begins()):
			return
		}
		left--
		last = seat
		moves := s.Moves(r.moves[:0], seat)
		s.Play(seat, r.draw(moves, seat, rand), nil)
	}
}
