package tekhenu

import (
	"cmp"
	"math/bits"
	"slices"

	"ennead/game"
	"ennead/game/set"
)

// Code written for speed: it packs counts and sets into one word, or handles all seats or values at once. fast_test.go
// has a plain version of each function and compares the two in every state of random games.

// The bag.

// dieOfBag returns the n-th face of all dice in the bag, in order of colour.
func (s *State) dieOfBag(n int) (c Colour, face uint8) {
	c = Colour(set.Nth(s.bag(), n/6) % Colours)
	n -= 6 * set.Total(s.bag()&(1<<(8*c)-1))
	return c, uint8(n)/s.Bag[c] + 1
}

// diceInBag returns the number of dice in the bag.
func (s *State) diceInBag() int { return set.Total(s.bag()) }

// bag packs the counts of the bag into one word, a byte per colour.
func (s *State) bag() uint64 {
	b := &s.Bag
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 | uint64(b[4])<<32
}

// Dice around the obelisk.

// twoMoves holds the moves of two neighbouring sections in one table, as their sorts fit one word. Listing all dice
// then takes three loops instead of six. Each loop end is a branch that processors mispredict.
var twoMoves = func() (all [Gods / 2][64]game.Move) {
	for g := range dieMoves {
		copy(all[g/2][32*(g%2):], dieMoves[g][:])
	}
	return all
}()

// diceOf appends the moves that take dice of these sorts, for all sections.
func diceOf(all *[Gods]Sorts, dst []game.Move) []game.Move {
	for two := range twoMoves {
		moves := &twoMoves[two]
		for d := uint64(all[2*two]) | uint64(all[2*two+1])<<32; d != 0; d &= d - 1 {
			dst = append(dst, moves[bits.TrailingZeros64(d)&63])
		}
	}
	return dst
}

// taken counts the dice on a player's board. They fill it from the start.
func (p *Player) taken() (n uint8) {
	for i := range p.Dice {
		n += (p.Dice[i].Face + 7) >> 3 // 1 for each face
	}
	return n & 3
}

// inRange reports whether a value is on a die. A value below 0 has wrapped and is not (TEK-4.6).
func inRange(value uint8) bool { return value-1 < 6 }

// The market.

// laid returns the market slots that hold a card: four bits per section, the first section lowest.
func (s *State) laid() uint16 {
	m := &s.Market
	low := uint64(m[0][0]) | uint64(m[0][1])<<8 | uint64(m[0][2])<<16 | uint64(m[0][3])<<24 |
		uint64(m[1][0])<<32 | uint64(m[1][1])<<40 | uint64(m[1][2])<<48 | uint64(m[1][3])<<56
	high := uint64(m[2][0]) | uint64(m[2][1])<<8 | uint64(m[2][2])<<16 | uint64(m[2][3])<<24 |
		uint64(m[3][0])<<32 | uint64(m[3][1])<<40 | uint64(m[3][2])<<48 | uint64(m[3][3])<<56
	return uint16(set.Eight(low)) | uint16(set.Eight(high))<<8
}

// onSale returns the number of cards in a section.
func (s *State) onSale(section uint8) uint8 {
	return uint8(bits.OnesCount16(s.laid() >> (4 * section) & 15))
}

// gaps returns the empty slots in a set of sections.
func (s *State) gaps(sections uint8) uint16 { return s.Data.MarketSlots[sections&15] &^ s.laid() }

// anyCard reports whether a set of sections holds a card.
func (s *State) anyCard(sections uint8) bool { return s.laid()&s.Data.MarketSlots[sections&15] != 0 }

// everywhere repeats a set of slots in every section.
func everywhere(slots uint8) uint16 { return uint16(slots) * 0x1111 }

// Sites, spaces and places.

// freePeopleSite reports whether a site for the people is free, severalPeopleSites whether more than one is.
func (s *State) freePeopleSite() bool { return s.freePeople() != 0 }

func (s *State) severalPeopleSites() bool {
	free := s.freePeople()
	return free&(free-1) != 0
}

// freePeople returns the free sites for the people, as the top bit of a byte each: of all owners only NoSeat has that
// bit.
func (s *State) freePeople() uint32 {
	p := &s.People
	return (uint32(p[0]) | uint32(p[1])<<8 | uint32(p[2])<<16 | uint32(p[3])<<24) & 0x80808080
}

// spaces returns the values whose rows of Osiris have a free space (TEK-14.2).
func (s *State) spaces(m mode) (v Values) {
	free := uint32(0x80808080) // a byte per owner: only NoSeat has this bit
	switch {
	case m&workshop != 0:
		free = 0x00008080
	case m&quarry != 0:
		free = 0x80800000
	}
	for row := Rows - 1; row >= 0; row-- {
		r := &s.Districts[row]
		spaces := (uint32(r[0]) | uint32(r[1])<<8 | uint32(r[2])<<16 | uint32(r[3])<<24) & free
		v = v<<1 | Values((spaces|-spaces)>>31) // 1 if any space is free
	}
	return v << 1
}

// before returns 1 if seat a ranks before seat b, else 0. If ranks are equal, the lower seat is first. It reads the
// sign bit of the difference.
func before(rank *[4]int, a, b game.Seat) int {
	return int(uint64(rank[a]<<2+int(a)-rank[b]<<2-int(b)) >> 63)
}

// Values of a die.

// allSteps are enough to reach any value from any other. nearby holds, by number of steps, the values near each set.
const allSteps = 5

var nearby = func() (all [allSteps + 1][anyValue + 1]Values) {
	for v := range anyValue + 1 {
		all[0][v] = v & anyValue
		for steps := 1; steps <= allSteps; steps++ {
			near := all[steps-1][v]
			all[steps][v] = (near | near<<1 | near>>1) & anyValue
		}
	}
	return all
}()

// Lines of the precinct.

// byLines holds a count below 16 for each of the ten lines, four bits each.
type byLines uint64

func (n byLines) of(l Line) int { return int(n >> (4 * l & 63) & 15) }

// in returns a count of one in a line, crossing one in the row and one in the column of a cell.
func in(l Line) byLines { return 1 << (4 * l & 63) }

func crossing(cell uint8) byLines { return geometry[cell].crossing }

// times returns the sum of the products of the counts, line by line.
func (n byLines) times(m byLines) (sum int) {
	for n != 0 {
		at := bits.TrailingZeros64(uint64(n)) &^ 3
		sum += int(n>>at&15) * int(m>>at&15)
		n &^= 15 << at
	}
	return sum
}

// most returns the largest count among the lines where others has a count.
func (n byLines) most(others byLines) (most int) {
	for n != 0 {
		at := bits.TrailingZeros64(uint64(n)) &^ 3
		if others>>at&15 != 0 {
			most = max(most, int(n>>at&15))
		}
		n &^= 15 << at
	}
	return most
}

// columnsBy counts a seat's Columns by line. It stops once it has found them all.
func (s *State) columnsBy(seat game.Seat) (n byLines) {
	left := s.Player[seat].Columns
	for cell := 0; left > 0; cell++ {
		if s.Temple[cell].Owner == seat {
			n += crossing(uint8(cell))
			left--
		}
	}
	return n
}

// geometry holds the position of each cell.
var geometry = func() (all [CellCount]struct {
	row, column Line
	crossing    byLines
	beside      Cells // neighbours
	borders     int   // number of sides on the border
}) {
	for cell := range all {
		at, r, c := &all[cell], cell/Side, cell%Side
		at.row, at.column = row(uint8(cell)), column(uint8(cell))
		at.crossing = in(at.row) + in(at.column)
		for _, next := range [...][2]int{{r - 1, c}, {r, c + 1}, {r + 1, c}, {r, c - 1}} {
			if next[0] < 0 || next[0] == Side || next[1] < 0 || next[1] == Side {
				at.borders++
			} else {
				at.beside |= 1 << (next[0]*Side + next[1])
			}
		}
	}
	return all
}()

// lineCells holds the cells of each line. inside is the set of cells that do not touch the border (TEK-RUL-42).
var (
	lineCells = func() (all [16]Cells) {
		for cell := range uint8(CellCount) {
			all[row(cell)] |= 1 << cell
			all[column(cell)] |= 1 << cell
		}
		return all
	}()
	inside = func() (in Cells) {
		for cell := range geometry {
			if geometry[cell].borders == 0 {
				in |= 1 << cell
			}
		}
		return in
	}()
)

const allCells Cells = 1<<CellCount - 1

// All seats at once.

// Outlooks computes [State.Outlook] for all seats in one pass over sites, cells and spaces, for callers that ask often.
// TestOutlooksAgree compares it with the rules.
func (s *State) Outlooks(all *[4]Outlook) {
	*all = [4]Outlook{}
	s.outlookOsiris(all)
	s.outlookTemple(all)
	for g := range s.GodSites {
		for served := s.served(God(g)); served != 0; served &= served - 1 {
			all[served.First()&3].Gods++
		}
	}
	for seat := range game.Seat(s.Count) {
		s.outlookBoard(seat, &all[seat])
	}
}

// outlookOsiris adds the VP for leading districts (TEK-7.1).
func (s *State) outlookOsiris(all *[4]Outlook) {
	for _, seat := range s.leaders() {
		if seat != NoSeat {
			all[seat&3].Osiris += s.Data.Points.Osiris
		}
	}
}

// leaders returns the [State.Leader] of each district. One number ranks a seat in a district: its pieces, then the
// height of its topmost piece.
func (s *State) leaders() (lead [Goods]game.Seat) {
	const piece = Rows + 2 // more than any height
	var standing [Goods][4]uint8
	for row := Rows - 1; row >= 0; row-- {
		for t, owner := range &s.Districts[row] {
			if owner != NoSeat {
				at := &standing[t][owner&3]
				*at += piece - *at%piece + uint8(Rows-row)
			}
		}
	}
	for i, owner := range &s.People {
		if owner != NoSeat {
			for set := s.Data.People[i].Districts; set != 0; set = set.Rest() {
				at := &standing[set.First()&3][owner&3]
				*at += piece - *at%piece + Rows + 1
			}
		}
	}
	for t := range standing {
		most := uint8(0)
		lead[t] = NoSeat
		for seat, at := range &standing[t] {
			if at > most {
				lead[t], most = game.Seat(seat), at
			}
		}
	}
	return lead
}

// outlookTemple adds the VP of the temple (TEK-7.2), and the Columns in line with free sites (TEK-11.3).
func (s *State) outlookTemple(all *[4]Outlook) {
	points := &s.Data.Points
	var serving, raised [4]byLines // by seat: Buildings and Statues; Columns
	free := s.Data.OpenSites[s.players()]
	for i, owner := range &s.Sites {
		if owner != NoSeat {
			line := in(s.Data.Sites[i].Line)
			serving[owner&3] += line
			free -= line
			all[owner&3].Temple += points.TempleBuilding
		}
	}
	for i, owner := range &s.People {
		if line := s.Data.People[i].Line; owner != NoSeat && line != NoLine {
			serving[owner&3] += in(line)
			all[owner&3].Temple += points.TempleStatue
		}
	}
	left := s.Player[0].Columns + s.Player[1].Columns + s.Player[2].Columns + s.Player[3].Columns
	for cell := 0; left > 0; cell++ {
		if owner := s.Temple[cell].Owner; owner != NoSeat {
			raised[owner&3] += crossing(uint8(cell))
			left--
		}
	}
	for seat, columns := range &raised {
		if columns != 0 {
			all[seat].Temple += points.Column * columns.times(serving[seat])
			all[seat].Lines = columns.most(free)
		}
	}
}

// outlookBoard fills in the seat's own board (TEK-7.3 to TEK-7.7) and Decrees.
func (s *State) outlookBoard(seat game.Seat, o *Outlook) {
	p := &s.Player[seat]
	o.Statues = s.Data.Points.Statues[p.Statues]
	o.Happiness = s.symbolOf(p.Happiness).VP
	if s.Automata().Has(seat) {
		s.outlookPile(p, o)
		return
	}
	o.Production = s.productionVP(p)
	due := s.Data.Emptied[p.Buildings]
	o.Row = due.VP
	if !s.tech(seat, TechBread) {
		o.Bread = due.Bread
		o.Hunger = s.Data.Points.Bread * max(0, o.Bread-int(p.Stock[Bread])-int(p.Stock[Gold]))
	}
	o.Decrees = s.decreesVP(seat)
}

// outlookPile fills in Botankhamun's cards (TEK-18.20, TEK-18.21).
func (s *State) outlookPile(p *Player, o *Outlook) {
	bot := &s.Data.Bot
	o.Pile = bot.PerBlessing*p.Blessings.Len() + bot.PerTechnology*p.Techs.Len()
	o.Decrees = bot.PerDecree*p.Decrees.Len() + int(p.Stock[Scribe])/bot.ScribesPerVP
	if s.Pious {
		o.Decrees += (bot.PerDecreeHard - bot.PerDecree) * p.Decrees.Len()
	}
}

// Tables derived from the components.

// tables hold lookups that [Components.Derive] computes once from the printed data.
type tables struct {
	Cheapest    [5][]uint8            // by number of players: the open sites, cheapest first
	OpenSites   [5]byLines            // by number of players: open sites per line
	Takable     [Gods][Gods]Sorts     // by the arrow's section: the dice in each section that are not Forbidden
	Pure        [Gods][Gods]Sorts     // by the arrow's section: the Pure dice in each section
	Shaded      [Gods][Gods]God       // by the arrow's section: from each section clockwise, the first one in the Shade
	MarketSlots [1 << Sections]uint16 // by set of sections: their slots, four bits per section
	Using       [TrackTop + 1]uint8   // by Happiness: the set of usable sections
	Taking      [3]Values             // by place of the display: the values that take its tile
	Papyri      [MaxPaid + 1]Values   // by Papyrus: the values of the Thoth actions that it pays for
}

// Derive computes the lookup tables from the printed data.
func (c *Components) Derive() {
	t := &c.tables
	for players := range t.Cheapest {
		for i := range c.Sites {
			if int(c.Sites[i].Players) <= players {
				t.Cheapest[players] = append(t.Cheapest[players], uint8(i))
				t.OpenSites[players] += in(c.Sites[i].Line)
			}
		}
		slices.SortStableFunc(t.Cheapest[players],
			func(a, b uint8) int { return cmp.Compare(c.Sites[a].Bread, c.Sites[b].Bread) })
	}
	for arrow := range God(Gods) {
		for g := range God(Gods) {
			for colour, purity := range c.Purity[c.lit(arrow, g)] {
				if purity != Forbidden {
					t.Takable[arrow][g] = t.Takable[arrow][g].with(Colour(colour), anyValue)
				}
				if purity == Pure {
					t.Pure[arrow][g] = t.Pure[arrow][g].with(Colour(colour), anyValue)
				}
			}
			shade := g
			for c.lit(arrow, shade) != Shade {
				shade = shade.after()
			}
			t.Shaded[arrow][g] = shade
		}
	}
	for open := range t.MarketSlots {
		for section, kinds := range c.Market {
			if open>>section&1 != 0 {
				t.MarketSlots[open] |= (1<<len(kinds) - 1) << (4 * section)
			}
		}
	}
	for happiness := range t.Using {
		for section, least := range c.Usable {
			if happiness >= int(least) {
				t.Using[happiness] |= 1 << section
			}
		}
	}
	for value := uint8(1); value <= 6; value++ {
		t.Taking[c.Shown[value]] |= 1 << value
		for papyri := range t.Papyri {
			if int(c.Thoth[value].Papyrus) <= papyri {
				t.Papyri[papyri] |= 1 << value
			}
		}
	}
}
