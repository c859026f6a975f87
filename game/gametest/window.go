package gametest

import (
	"fmt"
	"slices"

	"ennead/game"
)

// window checks that a reaction window can be passed, and that no clock goes back.
func (p *player) window(seat game.Seat) error {
	in, ok := p.state.(game.Reactive)
	if !ok {
		return nil
	}
	if w, open := game.WindowOf(p.state, seat); open && !slices.Contains(p.moves, w.Pass) {
		return fmt.Errorf("the window cannot be passed with %s", p.Game.Lexicon().Text(w.Pass))
	}
	if w, open := game.WindowOf(p.state, seat); open && !slices.Contains(in.Windows(), w.Kind) {
		return fmt.Errorf("the window is of the kind %q, which is none of %q", w.Kind, in.Windows())
	}
	for who := range game.Seat(p.state.Seats()) {
		now := [2]int{}
		now[0], now[1] = in.Clock(who)
		if now[0] < p.clocks[who][0] || now[1] < p.clocks[who][1] {
			return fmt.Errorf("the clock of %s goes back from %v to %v", whom(who), p.clocks[who], now)
		}
		p.clocks[who] = now
	}
	return nil
}

// sameWindows checks that in worlds that a seat cannot tell apart, the same seats have the same reaction windows.
func sameWindows(a, b game.State) error {
	for who := range a.Owing().All() {
		wa, oa := game.WindowOf(a, who)
		wb, ob := game.WindowOf(b, who)
		if wa != wb || oa != ob {
			return fmt.Errorf("the window of %s differs: it depends on what a seat must not know", whom(who))
		}
	}
	ia, ok := a.(game.Reactive)
	if !ok {
		return nil
	}
	for who := range game.Seat(a.Seats()) {
		ra, ta := ia.Clock(who)
		if rb, tb := b.(game.Reactive).Clock(who); ra != rb || ta != tb {
			return fmt.Errorf("the clock of %s differs: it depends on what a seat must not know", whom(who))
		}
	}
	return nil
}
