package bot

import "ennead/game"

// mostTail bounds how far a rollout goes beyond its depth to finish somebody's turn, mostTurn how far it goes to
// the horizon.
const (
	mostTail = 20
	mostTurn = 100
)

// rollout plays on from where a state stands, at random or leaning on what became of moves before.
type rollout struct {
	play  game.State
	turn  game.Turned // the same, if it tells where turns begin
	dice  game.Dice
	moves []game.Move
	horizon
	history
}

// in makes room to play in states like this one.
func (r *rollout) in(s game.State) {
	r.play = s.Copy()
	r.turn, _ = r.play.(game.Turned)
	r.dice = game.NewDice(r.play)
	r.moves = make([]game.Move, 0, 256)
}

// roll plays so many choices at random after one of the seat last, then the rest of the turn that it
// is in the middle of: what was paid for should be received before anybody judges. In a game of stages it plays
// to the end of one, at least of the one after that in which the search began. If there is a horizon it plays as
// far as that.
func (r *rollout) roll(rand *game.Rand, last game.Seat, choices int) {
	s := r.play
	stage := -1 // with which it ends
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
