package bot

import "ennead/game"

// Several seats that choose at the same time, unseen, are best off if nobody can foresee them. A search visits each of
// their choices about as often as they should be made, since each tree's seats answer what the others have made so far.
// Its most visited one alone would be the same in every game. So of the choices that are worth nearly as much as the
// best, one is drawn by its visits.

// seldom is the part of the visits of the most visited choice below which another is not drawn: they tell too little.
const seldom = .2

// hides reports whether a seat chooses at the same time as others, who will not see it.
func hides(view game.State, seat game.Seat, moves []game.Move) bool {
	owing := view.Owing()
	return owing&(owing-1) != 0 && secret(view, seat, moves[0])
}

// mix draws one of the options, by their visits.
func (b *search) mix(best Option) game.Move {
	worth := func(o Option) float64 { return o.Win / float64(max(o.Visits, 1)) }
	drawn := func(o Option) bool {
		return float64(o.Visits) >= seldom*float64(best.Visits) && worth(o) >= worth(best)-b.spec.Tuning.Mix
	}
	visits := 0
	for _, o := range b.options {
		if drawn(o) {
			visits += o.Visits
		}
	}
	left := b.chance.Intn(max(visits, 1))
	for _, o := range b.options {
		if drawn(o) {
			if left -= o.Visits; left < 0 {
				return o.Move
			}
		}
	}
	return best.Move
}
