package tekhenu

import "ennead/game"

// What lies ahead: the next scoring and the next judgement of Maat as they would be now. For previews and for bots; what
// it says of Decrees is as far as they are known.

// Outlook is what a scoring would bring a seat now (chapter 7), and at the end of the game its Decrees.
type Outlook struct {
	Osiris, Temple, Statues, Happiness, Production, Row, Pile int
	Bread                                                     int // Bread that is due
	Hunger                                                    int // VP lost for what cannot be paid, 0 or more
	Decrees                                                   int // the best Decrees, payments left out
}

// Sum is the VP of the scoring, the Decrees left out.
func (o *Outlook) Sum() int {
	return o.Osiris + o.Temple + o.Statues + o.Happiness + o.Production + o.Row + o.Pile - o.Hunger
}

// Outlook looks at the next scoring of a seat.
func (s *State) Outlook(seat game.Seat) (o Outlook) {
	p := &s.Player[seat]
	for t := range Token(goods) {
		if s.Leader(t) == seat {
			o.Osiris += s.Data.Points.Osiris
		}
	}
	o.Temple = s.templeVP(seat, true)
	o.Statues = s.Data.Points.Statues[p.Statues]
	o.Happiness = s.symbolOf(p.Happiness).VP
	if s.Automata().Has(seat) {
		bot := &s.Data.Bot // TEK-18.20, TEK-18.21
		o.Pile = bot.PerBlessing*p.Blessings.Len() + bot.PerTechnology*p.Techs.Len()
		o.Decrees = bot.PerDecree*p.Decrees.Len() + int(p.Stock[Scribe])/bot.ScribesPerVP
		if s.Pious {
			o.Decrees += (bot.PerDecreeHard - bot.PerDecree) * p.Decrees.Len()
		}
		return o
	}
	o.Production = s.productionVP(p)
	for _, slot := range s.Data.Row[:p.Buildings] {
		o.Row += slot.VP
	}
	if !s.tech(seat, tBread) {
		o.Bread = int(s.bread(seat))
		o.Hunger = s.Data.Points.Bread * max(0, o.Bread-int(p.Stock[Bread])-int(p.Stock[Gold]))
	}
	o.Decrees = s.decreesVP(seat)
	return o
}

// Loss is the VP that a seat's balance would lose at Maat now (TEK-6.4).
func (s *State) Loss(seat game.Seat) int {
	if s.Automata().Has(seat) {
		return 0
	}
	return s.loss(s.Balance(seat))
}

// decreesVP is what the best Decrees of a seat would score now: one of each symbol, no more than count (TEK-8.2). D03 and
// D04 are taken to be paid for as far as the stock goes.
func (s *State) decreesVP(seat game.Seat) (sum int) {
	p := &s.Player[seat]
	var best [8]int // by symbol
	for cards := p.Decrees; cards != 0; cards = cards.Rest() {
		n := cards.First()
		paid := uint8(0)
		if n == dTithe {
			for _, k := range p.Stock[:resources] {
				paid += k
			}
			paid = min(paid, s.tithes(p))
		}
		symbol := s.Data.Decrees[n].Symbol % uint8(len(best))
		best[symbol] = max(best[symbol], s.decreeVP(seat, n, paid))
	}
	for range s.Data.Points.Decrees {
		at := 0
		for i, vp := range best {
			if vp > best[at] {
				at = i
			}
		}
		sum += best[at]
		best[at] = 0
	}
	return sum
}

// GodsServed counts the gods for whom a seat has a Statue.
func (s *State) GodsServed(seat game.Seat) (n int) {
	for g := range God(gods) {
		if s.statuesOn(seat, g) > 0 {
			n++
		}
	}
	return n
}

// Place is where a seat stands on the Turn Order track, from 0.
func (s *State) Place(seat game.Seat) int { return s.place(seat) }

// Rounds and Scorings are how many a game has.
func (c *Components) Rounds() int   { return rounds }
func (c *Components) Scorings() int { return len(c.Marks) }

// ToMove counts the seats whose turn of this round is not over.
func (s *State) ToMove() int {
	if s.Turn.Seat == NoSeat {
		return 0
	}
	return int(s.Count) - s.place(s.Turn.Seat)
}
