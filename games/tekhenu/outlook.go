package tekhenu

import (
	"cmp"
	"slices"

	"ennead/game"
)

// Forecasts of the next scoring and the next judgement of Maat, for previews and bots. In a masked state they count
// only the Decrees that the viewer knows.

// Outlook is what a seat would score if the next scoring (chapter 7) came now, and what its Decrees would score at the
// end.
type Outlook struct {
	Osiris, Temple, Statues, Happiness, Production, Row, Pile int

	Bread   int // Bread due
	Hunger  int // VP lost for Bread that the seat cannot pay, 0 or more
	Decrees int // VP of the best Decrees, without their payments
	Gods    int // number of gods for whom the seat has a Statue
	Lines   int // its Columns in line with the best free building site (TEK-11.3)
}

// Sum returns the VP of the scoring, without the Decrees.
func (o *Outlook) Sum() int {
	return o.Osiris + o.Temple + o.Statues + o.Happiness + o.Production + o.Row + o.Pile - o.Hunger
}

// Outlook forecasts the next scoring of a seat.
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

// Loss returns the VP that a seat would lose at Maat now (TEK-6.4).
func (s *State) Loss(seat game.Seat) int {
	if s.Automata().Has(seat) {
		return 0
	}
	return s.LossOf(s.Balance(seat))
}

// decreesVP returns what the best Decrees of a seat would score now: one per symbol, up to the limit (TEK-8.2). It pays
// for D03 and D04 as far as the seat's stock allows.
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

// ToScore counts the scorings still to come. A scoring that only waits for Bread no longer counts (TEK-7.7).
func (s *State) ToScore() int {
	n := len(s.Data.Marks) - int(s.Scored)
	if s.Top().Step == StepFeed {
		n--
	}
	return n
}

// Weighed reports whether this judgement has already taken VP for the balances (TEK-6.4). After that the scales no
// longer matter.
func (s *State) Weighed() bool {
	f, in := s.Waits(StepMaat)
	return in && f.A == MaatEnds || s.Ends()
}

// Ends reports whether only the end of the game is still to score (chapter 8).
func (s *State) Ends() bool {
	_, in := s.Waits(StepEnd)
	return in
}

// OrderVP returns the VP that a place on the Turn Order track scores at the end (TEK-8.4).
func (s *State) OrderVP(place int) int {
	switch {
	case place == 0:
		return s.Data.Points.First
	case place == 1 && s.Count > 2:
		return s.Data.Points.Second
	}
	return 0
}

// Rounds returns the number of rounds in a game, PerMaat how many rounds pass between judgements.
func (c *Components) Rounds() int  { return Rounds }
func (c *Components) PerMaat() int { return PerRotation * PerMaat }

// ToMove counts the seats that have not finished their turn of this round.
func (s *State) ToMove() int {
	if s.Turn.Seat == NoSeat {
		return 0
	}
	return int(s.Count) - s.Place(s.Turn.Seat)
}

// Previews for a drawing: what a choice would score now.

// Offer is what a god action gives and costs with a value, before the choices that it asks for.
type Offer struct {
	God   God
	Gains Gains // what is certain: VP for Ra, Population for Hathor, Happiness and Scribes for Bastet
	For   God   // Horus: the god who has a free place, or NoGod
	Folk  bool  // Horus: the people have a free place
	Cards int   // Thoth
	Row   int   // Osiris, from 1
	Price Token
	Cost  int // tokens; for Hathor those of the cheapest site, for Osiris the Happiness lost
}

// Offer returns what the action of a god offers a seat with exactly this value, in the mode that B of a frame holds
// with it. ok is false if it is not possible.
func (s *State) Offer(seat game.Seat, g God, b uint8) (o Offer, ok bool) {
	value, how := unpack(b)
	if !s.possible(seat, g, how).Has(value) {
		return o, false
	}
	o = Offer{God: g, For: NoGod, Price: PrintedToken[g]}
	p := &s.Player[seat]
	switch g {
	case Horus:
		o.Cost = s.Data.Costs.Statue[p.Statues]
		if god := s.HorusTiles[value-1]; s.freeSite(god) {
			o.For = god
		}
		o.Folk = s.freePeopleSite()
	case Ra:
		place := s.Data.Shown[value]
		o.Cost, o.Gains.VP = int(s.Data.Tiles[s.Display[place]].Limestone), s.Data.Columns[place].VP
	case Hathor:
		o.Cost, _ = s.cheapest()
		o.Gains.Population = min(value, TrackTop-p.Population)
	case Bastet:
		o.Cost = s.Data.Bastet.Papyrus
		o.Gains.Happiness = min(value, max(p.Population, p.Happiness)-p.Happiness) // TEK-12.2
		o.Gains.Tokens[Scribe] = s.Data.Bastet.Scribes[value]
	case Thoth:
		price := s.Data.Thoth[value]
		o.Cost, o.Cards = int(price.Papyrus), int(price.Cards)
	case Osiris:
		o.Row = int(value)
		if how&given == 0 {
			o.Cost = int(s.Data.HappinessCost)
		}
	}
	if how&free != 0 && g != Osiris {
		o.Cost = 0
	}
	return o, true
}

// freeSite reports whether a god has a free place for a Statue.
func (s *State) freeSite(g God) bool {
	_, free := s.freeGodSite(g)
	return free
}

// Surplus returns how much of a Production with this value a seat cannot keep (TEK-15.3).
func (s *State) Surplus(seat game.Seat, t Token, value uint8) int {
	return int(value - min(value, s.Player[seat].Production[t]))
}

// MixWorth returns the VP that T10 and T22 score for a payment (TEK-16.6.6, TEK-16.6.17).
func (s *State) MixWorth(seat game.Seat, t Token, mix Mix) (vp int) {
	if mix.Swaps > 0 && s.unused(seat, TechStone) {
		vp += s.Data.Techs[TechStone].Each
	}
	if mix.jokers(t) && s.unused(seat, TechJoker) {
		vp += s.Data.Techs[TechJoker].Each
	}
	return vp
}

// Feasts reports whether a seat has reached the end of the Happiness track in an action that is not over: another
// action follows (TEK-12.6).
func (s *State) Feasts(seat game.Seat) bool { return s.Player[seat].Feast }

// FeastsAt reports whether so much Happiness more reaches the end of the track for the first time (TEK-12.6).
func (s *State) FeastsAt(seat game.Seat, n uint8) bool {
	p, last := &s.Player[seat], s.Data.Rewards[len(s.Data.Rewards)-1]
	return int(p.Reached) < len(s.Data.Rewards) && p.Happiness+n >= last.At
}

// Raising returns the tile that a player is placing and its place on the display, from the left. Tile 0 means none.
func (s *State) Raising() (t Tile, place int) {
	f := s.Top()
	if f.Step != StepCell && f.Step != StepTwist {
		return 0, 0
	}
	value, _ := unpack(f.B)
	place = int(s.Data.Shown[value])
	return s.Display[place], place
}

// Serving returns the Horus slot of the Statue being built, from 0, or -1.
func (s *State) Serving() int {
	f := s.Top()
	if f.Step != StepStatue {
		return -1
	}
	value, _ := unpack(f.B)
	return int(value) - 1
}

// Row returns the row of Osiris in which a player is choosing a district, from 0, or -1.
func (s *State) Row() int {
	f := s.Top()
	if f.Step != StepDistrict {
		return -1
	}
	value, _ := unpack(f.B)
	return int(value) - 1
}

// ColumnWorth returns the VP for placing a tile on a cell with this rotation, taken from this place of the display. It
// counts Buildings in line, edges, the place, and an ability that scores VP in the current light (TEK-10.2).
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

// CellWorth returns the most VP that the tile being placed can score on a cell, and the rotation that does.
func (s *State) CellWorth(cell uint8) (vp int, turn uint8) {
	t, place := s.Raising()
	vp = s.ColumnWorth(cell, t, 0, place)
	for r := uint8(1); r < 4; r++ {
		if n := s.ColumnWorth(cell, t, r, place); n > vp {
			vp, turn = n, r
		}
	}
	return vp, turn
}

// SiteWorth returns the VP of a Building of the seat at a temple site (TEK-11.3).
func (s *State) SiteWorth(seat game.Seat, site int) int {
	each := s.Data.Points.InLine
	if s.tech(seat, TechHathor) { // T05
		each += s.Data.Techs[TechHathor].Each
	}
	return each * s.columnsIn(seat, s.Data.Sites[site].Line)
}

// SiteGains returns what a Building of the seat at a temple site gives, without its Population (TEK-11.3).
func (s *State) SiteGains(seat game.Seat, site int) Gains {
	gains, line := Gains{VP: s.SiteWorth(seat, site)}, s.Data.Sites[site].Line
	for i := range uint8(Side) {
		if cell := line.cell(i); s.Temple[cell].Tile == 0 {
			gains.Tokens[s.Data.Cells[cell].Token]++
		}
	}
	return gains
}

// PeopleGains returns what a Statue of the seat gives at a site for the people (TEK-9.5, TEK-9.6).
func (s *State) PeopleGains(seat game.Seat, site int) Gains {
	gains := Gains{VP: s.PeopleWorth(seat, site)}
	if s.PeopleGold&(1<<site) != 0 {
		gains.Tokens[Gold] = s.Data.People[site].Gold
	}
	return gains
}

// PeopleWorth returns the VP of a Statue of the seat at a site for the people (TEK-9.6). It counts the seat's own
// Columns, and those of all if the table has chosen so (TEK-RUL-03).
func (s *State) PeopleWorth(seat game.Seat, site int) int {
	line := s.Data.People[site].Line
	switch {
	case line == NoLine:
		return 0
	case s.reads(readPeople):
		return s.Data.Points.InLine * s.allColumnsIn(line)
	}
	return s.Data.Points.InLine * s.columnsIn(seat, line)
}

// OrderAfter returns the turn order that a judgement of Maat would set now (TEK-6.5).
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
