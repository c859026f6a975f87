package tekhenu

import (
	"cmp"
	"slices"

	"ennead/game"
)

// What lies ahead: the next scoring and the next judgement of Maat as they would be now. For previews and for bots;
// what it says of Decrees is as far as they are known.

// Outlook is what a scoring would bring a seat now (chapter 7), and at the end of the game its Decrees.
type Outlook struct {
	Osiris, Temple, Statues, Happiness, Production, Row, Pile int
	Bread                                                     int // Bread that is due
	Hunger                                                    int // VP lost for what cannot be paid, 0 or more
	Decrees                                                   int // the best Decrees, payments left out
	Gods                                                      int // gods for whom the seat has a Statue
	Lines                                                     int // its columns in line with the best site where a Building can still come (TEK-11.3)
}

// Sum is the VP of the scoring, the Decrees left out.
func (o *Outlook) Sum() int {
	return o.Osiris + o.Temple + o.Statues + o.Happiness + o.Production + o.Row + o.Pile - o.Hunger
}

// Outlook looks at the next scoring of a seat.
func (s *State) Outlook(seat game.Seat) (o Outlook) {
	for t := range Token(Goods) {
		if s.Leader(t) == seat {
			o.Osiris += s.Data.Points.Osiris
		}
	}
	o.Temple = s.templeVP(seat, true)
	for g := range God(Gods) {
		if s.statuesOn(seat, g) > 0 {
			o.Gods++
		}
	}
	for i := range s.Data.Sites {
		if s.siteWhy(uint8(i)).No == 0 {
			o.Lines = max(o.Lines, s.columnsIn(seat, s.Data.Sites[i].Line))
		}
	}
	s.outlookBoard(seat, &o)
	return o
}

// Loss is the VP that a seat's balance would lose at Maat now (TEK-6.4).
func (s *State) Loss(seat game.Seat) int {
	if s.Automata().Has(seat) {
		return 0
	}
	return s.LossOf(s.Balance(seat))
}

// decreesVP is what the best Decrees of a seat would score now: one of each symbol, no more than count (TEK-8.2). D03
// and D04 are taken to be paid for as far as the stock goes.
func (s *State) decreesVP(seat game.Seat) (sum int) {
	p := &s.Player[seat]
	if p.Decrees == 0 {
		return 0
	}
	var best [8]int // by symbol
	for cards := p.Decrees; cards != 0; cards = cards.Rest() {
		n := cards.First()
		paid := uint8(0)
		if n == DecreeTithe {
			for _, k := range p.Stock[:Resources] {
				paid += k
			}
			paid = min(paid, s.tithes(p))
		}
		was := &best[s.Data.Decrees[n].Symbol%uint8(len(best))]
		if vp := s.decreeVP(seat, n, paid); vp > *was {
			sum, *was = sum+vp-*was, vp
		}
	}
	if p.Decrees.Len() <= s.Data.Points.Decrees {
		return sum
	}
	sum = 0
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

// ToScore counts the scorings still to come; of one for which Bread is being paid, all else has been scored (TEK-7.7).
func (s *State) ToScore() int {
	n := len(s.Data.Marks) - int(s.Scored)
	if s.Top().Step == StepFeed {
		n--
	}
	return n
}

// Weighed tells whether the balances of this judgement have cost what they cost (TEK-6.4): what lies on the scales no
// longer matters.
func (s *State) Weighed() bool {
	f, in := s.Waits(StepMaat)
	return in && f.A == MaatEnds || s.Ends()
}

// Ends tells whether nothing is left but what the end of the game pays (chapter 8).
func (s *State) Ends() bool {
	_, in := s.Waits(StepEnd)
	return in
}

// OrderVP is what the place of a seat on the Turn Order track pays at the end (TEK-8.4).
func (s *State) OrderVP(place int) int {
	switch {
	case place == 0:
		return s.Data.Points.First
	case place == 1 && s.Count > 2:
		return s.Data.Points.Second
	}
	return 0
}

// Rounds is how many a game has, and after so many of them Maat judges.
func (c *Components) Rounds() int  { return Rounds }
func (c *Components) PerMaat() int { return PerRotation * PerMaat }

// ToMove counts the seats whose turn of this round is not over.
func (s *State) ToMove() int {
	if s.Turn.Seat == NoSeat {
		return 0
	}
	return int(s.Count) - s.Place(s.Turn.Seat)
}

// What a picture of the game tells beside what lies on the table: what a choice would score now.

// Raising is the tile of the column that is being raised, and its place on the display, from the left; 0 if there is
// none.
func (s *State) Raising() (t Tile, place int) {
	f := s.Top()
	if f.Step != StepCell && f.Step != StepTwist {
		return 0, 0
	}
	value, _ := unpack(f.B)
	place = int(s.Data.Shown[value])
	return s.Display[place], place
}

// Serving is the Horus slot of the Statue that is being built, from 0; -1 if none is.
func (s *State) Serving() int {
	f := s.Top()
	if f.Step != StepStatue {
		return -1
	}
	value, _ := unpack(f.B)
	return int(value) - 1
}

// Row is the row of Osiris in which a district is being chosen, from 0; -1 if none is.
func (s *State) Row() int {
	f := s.Top()
	if f.Step != StepDistrict {
		return -1
	}
	value, _ := unpack(f.B)
	return int(value) - 1
}

// ColumnWorth is the VP of a tile put on a cell with so many quarter turns, taken from that place of the display:
// buildings and edges beside it, the place, and an ability that counts VP if it works in the light there is now
// (TEK-10.2).
func (s *State) ColumnWorth(cell uint8, t Tile, turn uint8, place int) int {
	n := s.buildingsBeside(cell) + s.EdgeVP(cell, t, turn) + s.Data.Columns[place].VP
	tile := &s.Data.Tiles[t]
	if tile.Light != s.Lit(Ra) {
		return n
	}
	switch tile.Ability {
	case AbilityGains:
		n += tile.Gains.VP
	case AbilityEdges:
		n += int(tile.N) * s.matches(cell, t, turn)
	case AbilityBuildings:
		n += int(tile.N) * s.buildingsBeside(cell)
	}
	return n
}

// SiteWorth is the VP of a building of the seat at a site of the temple (TEK-11.3).
func (s *State) SiteWorth(seat game.Seat, site int) int {
	each := s.Data.Points.InLine
	if s.tech(seat, TechHathor) { // T05
		each += s.Data.Techs[TechHathor].Each
	}
	return each * s.columnsIn(seat, s.Data.Sites[site].Line)
}

// PeopleWorth is the VP of a statue of the seat at a site for the people (TEK-9.6).
func (s *State) PeopleWorth(seat game.Seat, site int) int {
	if line := s.Data.People[site].Line; line != NoLine {
		return s.Data.Points.InLine * s.columnsIn(seat, line)
	}
	return 0
}

// OrderAfter is the order of turns that a judgement of Maat would make now (TEK-6.5).
func (s *State) OrderAfter() []game.Seat {
	order := make([]game.Seat, s.Count)
	for i := range order {
		order[i] = game.Seat(i)
	}
	slices.SortStableFunc(order, func(a, b game.Seat) int {
		m, n := s.Balance(a), s.Balance(b)
		return cmp.Or(cmp.Compare(max(m, -m), max(n, -n)), cmp.Compare(s.Ankh(b), s.Ankh(a)))
	})
	return order
}
