package text

import (
	"ennead/game"
	"ennead/games/pharaon"
)

// What nobles score: on cards, and on the buttons that take them.

// WorthText describes in one line what a noble scores (PHA-12.3).
func WorthText(c *pharaon.Components, noble uint8) game.Message {
	if noble > pharaon.NobleCount {
		return game.Say("", string(nobleTerm(game.Unknown)))
	}
	s := &c.Nobles[noble].Score
	if s.Copy {
		return game.Say("PHA-12.3.12", "pharaon.worth.copy")
	}
	basic := "basic"
	if s.WithOffers {
		basic = "basic-or-offering"
	}
	parts := []game.Message{game.Say("", "pharaon.worth.base", "n", s.Base)}
	for _, each := range []struct {
		key string
		n   int
	}{
		{"god-beside", s.GodBeside}, {"pharaoh", s.Pharaoh}, {"first", s.First}, {"noble", s.Noble},
		{"artisan", s.ArtisanPP},
		{"step", s.Step}, {"offering", s.Offering}, {"full-track", s.FullTrack}, {"god", s.God},
		{"silver", s.Silver}, {basic, s.Basic},
	} {
		if each.n > 0 {
			parts = append(parts, game.Say("", "pharaon.worth."+each.key, "n", each.n,
				"quarter", quarterTerm(uint8(s.Beside))))
		}
	}
	return chain(parts)
}

// nobleLabel says what a noble scores and does. If its score depends on its owner, it adds what the noble is worth to
// the seat now, which only public facts and the seat's own nobles decide.
func nobleLabel(c choice) (string, []any) {
	n, data := c.m.A, c.s.Data
	args := []any{"noble", nobleTerm(n), "worth", WorthText(data, n), "effect", PowerText(data, n)}
	if n > pharaon.NobleCount || data.Nobles[n].Score.Fixed() {
		return "noble", args
	}
	return "noble-now", append(args, "pp", c.s.NobleWorth(c.seat, n))
}
