package bot

import "ennead/game"

// rollout plays on at random from a position.
type rollout struct {
	moves    []game.Move
	outcomes []game.Move
}

// roll plays so many choices at random, and lets chance finish what the last one began.
func (r *rollout) roll(s game.State, rand *game.Rand, choices int) {
	for {
		owing := s.Owing()
		switch {
		case owing == 0:
			return
		case owing.Has(game.Nature):
			r.chance(s, rand)
		case choices == 0:
			return
		default:
			choices--
			seat := owing.First()
			r.moves = s.Moves(r.moves[:0], seat)
			s.Play(seat, r.moves[rand.Intn(len(r.moves))], nil)
		}
	}
}

// chance lets Nature choose once.
func (r *rollout) chance(s game.State, rand *game.Rand) {
	var m game.Move
	m, r.outcomes = rand.Roll(s, r.outcomes)
	s.Play(game.Nature, m, nil)
}
