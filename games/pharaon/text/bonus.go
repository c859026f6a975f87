package text

import (
	"ennead/game"
	"ennead/games/pharaon"
)

// withBonus adds to the name of a choice what it gives at once beside the thing itself: gods, nobles that count for
// more, and the Pharaoh token.
func withBonus(c choice, says game.Message) game.Message {
	if c.m.A == game.Unknown || c.s.Why(c.seat, c.m).No != 0 {
		return says
	}
	b := c.s.BonusOf(c.seat, c.m)
	if b.PP == 0 {
		return says
	}
	with := columns(c.s, b.Gods)
	for nobles := b.Nobles; nobles != 0; nobles = nobles.Rest() {
		with = append(with, nobleTerm(nobles.First()))
	}
	if b.Pharaoh {
		with = append(with, "pharaon.tie.pharaoh")
	}
	says.Variant = "more"
	says.Args = append(says.Args, game.Say("", "", "all", b.PP, "with", with).Args...)
	if lost := columns(c.s, b.Lost); len(lost) > 0 {
		says.Variant = "instead"
		says.Args = append(says.Args, game.Say("", "", "lost", lost).Args...)
	}
	return says
}

// columns names the gods of a set of columns.
func columns(s *pharaon.State, set uint8) (gods []game.Term) {
	for at, q := range s.Circle {
		if set&(1<<at) != 0 {
			gods = append(gods, god(s.Data, q))
		}
	}
	return gods
}
