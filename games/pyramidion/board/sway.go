package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// The totals of a lane say what special characters and revolts do to them, and that it may still change.

// sway is something that acts on a total: its sign, by how much if that is known, and the sentence.
type sway struct {
	sign, by, says string
}

// sways returns what acts on a seat's total of a category: Slavers of the others (PYR-16.8), what has just discarded a
// card of the seat (PYR-16.3, PYR-16.4, PYR-16.6), and a revolt to come (PYR-10.1.4).
func (p *picture) sways(seat game.Seat, category pyramidion.Category) (all []sway) {
	s := p.counted()
	if n := int(s.Malus(seat)[category]); n > 0 {
		all = append(all, sway{effectSigns[pyramidion.Slaver], p.Word("less", "n", n),
			p.Word("less-while", "n", n, "cards", p.Words.List(p.slavers(seat)))})
	}
	if p.past != nil {
		return all
	}
	for _, e := range p.Just {
		if e.Kind != pyramidion.EvRemoved {
			continue
		}
		c, owner := pyramidion.RemovedOf(e)
		if n := s.Data.Card[c].Values[category]; owner == seat && n > 0 {
			all = append(all, sway{typeSigns[s.Data.Card[c].Type], p.Word("less", "n", int(n)),
				p.Word("just-lost", "seat", e.Seat, "card", pyramidiontext.TheCard(s, c))})
		}
	}
	if category == pyramidion.Influence && s.Player[seat].InPlay != 0 && s.Effects(pyramidion.Rebels) > 0 {
		all = append(all, sway{sign: "py-blast", says: p.Word("revolt-threat")})
	}
	return all
}

// slavers names the cards of the others that reduce the values of a seat's cards.
func (p *picture) slavers(seat game.Seat) (all []string) {
	s := p.counted()
	for other := range game.Seat(s.Seats()) {
		for cards := s.Player[other].InPlay; other != seat && cards != 0; cards = cards.Rest() {
			if c := pyramidion.Card(cards.First()); s.EffectOf(c) == pyramidion.Slaver {
				all = append(all, p.Word("card-of", "card", pyramidiontext.TheCard(s, c), "seat", other))
			}
		}
	}
	return all
}

// ties returns the other seats with as many points as a seat, when that keeps all of them from winning a category
// (PYR-9.6.2).
func (p *picture) ties(seat game.Seat, category pyramidion.Category) (others []game.Seat) {
	s := p.counted()
	n := s.Totals(seat)[category]
	if n == 0 {
		return nil
	}
	for _, other := range p.around() {
		switch m := s.Totals(other)[category]; {
		case m > n:
			return nil
		case m == n && other != seat:
			others = append(others, other)
		}
	}
	return others
}

// totalSays puts a total into words: the points, what they win as things stand, and what acts on them.
func (p *picture) totalSays(seat game.Seat, category pyramidion.Category) string {
	s := p.counted()
	n := int(s.Totals(seat)[category])
	said := p.Word("total", "seat", seat, "points", game.Say("", "pyramidion.points."+categoryNames[category], "n", n))
	leader, _ := s.Most(category)
	if short := p.needed(category) - n; leader == seat && short > 0 {
		said += " · " + p.Word("short", "n", short)
	} else if leader == seat {
		said += " · " + p.Word("most"+piece.When(p.past == nil, "-now"))
	}
	if others := p.ties(seat, category); len(others) > 0 {
		said += " · " + p.Word("tied-with", "who", p.names(others))
	}
	for _, sway := range p.sways(seat, category) {
		said += " · " + sway.says
	}
	return said
}

// names lists seats by their names.
func (p *picture) names(seats []game.Seat) string {
	var all []string
	for _, seat := range seats {
		all = append(all, p.Word("act-name", "seat", seat))
	}
	return p.Words.List(all)
}

// needed returns the minimum of a category; bargaining has none (PYR-10.4.1).
func (p *picture) needed(category pyramidion.Category) int {
	if category == pyramidion.Bargaining {
		return 0
	}
	return int(p.counted().Least(pyramidion.Troop(category)))
}

// raisedSays says how much of the minimums is there only while a Lithographer is in play (PYR-16.9.1), or "".
func (p *picture) raisedSays() string {
	if n := p.s.Least(0) - p.s.Data.Site[p.s.Site].Least[0]; n > 0 {
		return " · " + p.Word("raised", "n", int(n))
	}
	return ""
}

// swayed draws what acts on a total it: the first of them.
func (p *picture) swayed(seat game.Seat, category pyramidion.Category) {
	if all := p.sways(seat, category); len(all) > 0 {
		x := 8 - p.totalWide()/2
		p.C.Use(all[0].sign, x, -7, 15, piece.When(all[0].sign != "py-blast", "g-solid"))
		p.C.Text(x, 13, 13.2, all[0].by, "tm tb py-missing")
	}
}

// even marks a total that others have as well, so that nobody wins.
func (p *picture) even() {
	p.C.Circle(16, -11, 6.5, "py-even")
	p.C.Path("M-3-1.7h6M-3 1.7h6", "py-even-line", svg.At(16, -11))
	word := p.Word("tied")
	p.C.Text(0, 18, piece.Fit(word, 12, p.totalWide()-34), word, "tm ts")
}
