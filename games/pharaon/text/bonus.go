package text

import "ennead/game"

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
	var with []game.Term
	for at, q := range c.s.Circle {
		if b.Gods&(1<<at) != 0 {
			with = append(with, god(c.s.Data, q))
		}
	}
	for nobles := b.Nobles; nobles != 0; nobles = nobles.Rest() {
		with = append(with, nobleTerm(nobles.First()))
	}
	if b.Pharaoh {
		with = append(with, "pharaon.tie.pharaoh")
	}
	says.Variant = "more"
	says.Args = append(says.Args, game.Say("", "", "all", b.PP, "with", with).Args...)
	return says
}
