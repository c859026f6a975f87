package tekhenu

import (
	"math/bits"

	"ennead/game"
)

// What Botankhamun chooses among, and by which of his rules: TEK-18.9 to TEK-18.14. Where several are equally good,
// Nature decides.

// Why is why he takes this die, site or cell: the last of his rules that he needed.
type Why uint8

// His reasons.
const (
	ByRule   Why = iota // nothing else is as good
	ByPure              // of several, the pure one (TEK-18.9)
	ByStatue            // the one in the section of a god to whom he has built (TEK-18.10)
	BySlot              // of those, the god on the highest slot
	ByLine              // the cell in line with a Building of his (TEK-18.13)
	ByInside            // the cell that is not on the border
	ByChance
)

// alike is the most things that can be equally good.
const alike = CellCount

// botDice are the dice that his tile wants, all of them equally.
func (s *State) botDice(dst []game.Move) ([]game.Move, Why) {
	tile := &s.Data.Bot.Tiles[s.Rival.Pyramid[s.Rival.At-1]]
	if tile.Order == nil {
		for i := range God(Gods) { // TEK-18.9, TEK-RUL-48
			if g := (tile.God + i) % Gods; s.highestAt(g) > 0 {
				return s.botDiceAt(g, dst)
			}
		}
		return dst, ByRule
	}
	for _, t := range tile.Order { // TEK-18.10
		if face := s.highestOf(Colour(t)); face > 0 {
			return s.botDiceOf(Colour(t), face, dst)
		}
	}
	return s.botDiceOf(Gray, s.highestOf(Gray), dst)
}

// open are the dice in a section that may be taken.
func (s *State) open(g God) Sorts { return s.Dial[g].Sorts & s.takable(false)[g] }

// highestAt is the highest face of the dice in a section that may be taken, 0 if there is none.
func (s *State) highestAt(g God) (face uint8) {
	dice := s.open(g)
	return (dice.Of(Yellow) | dice.Of(Brown) | dice.Of(White) | dice.Of(Black) | dice.Of(Gray)).last()
}

// highestOf is the highest face of a colour that may be taken anywhere, 0 if there is none.
func (s *State) highestOf(c Colour) (face uint8) {
	var faces Values
	for g := range God(Gods) {
		faces |= s.open(g).Of(c)
	}
	return faces.last()
}

// botDiceAt are the highest dice in a section, the pure ones if there are any.
func (s *State) botDiceAt(g God, dst []game.Move) ([]game.Move, Why) {
	dice := s.open(g) & showing(s.highestAt(g))
	if pure := dice & s.Data.Pure[s.Arrow][g]; pure != 0 && pure != dice {
		return pure.dice(g, dst), ByPure
	}
	return dice.dice(g, dst), ByRule
}

// botDiceOf are the dice of a colour that show a face; of several sections, those of gods to whom he has built, and of
// those the god on the highest slot.
func (s *State) botDiceOf(c Colour, face uint8, dst []game.Move) ([]game.Move, Why) {
	n, built, high := len(dst), 0, God(0)
	for g := range God(Gods) {
		if face == 0 || !s.open(g).Of(c).Has(face) {
			continue
		}
		dst = append(dst, takeDie(g, c, face))
		if s.statuesOn(Bot, g) == 0 {
			continue
		}
		if built++; built == 1 || s.Slot[g] > s.Slot[high] {
			high = g
		}
	}
	if len(dst) == n+1 || built == 0 {
		return dst, ByRule
	}
	dst = append(dst[:n], takeDie(high, c, face))
	if built > 1 {
		return dst, BySlot
	}
	return dst, ByStatue
}

// botPeople are the sites above Osiris that would change the leader of most districts in his favour; none if they
// change nothing (TEK-18.11, TEK-RUL-46).
func (s *State) botPeople(dst []game.Move) []game.Move {
	n, best := len(dst), 0
	for i := range s.People {
		site := &s.Data.People[i]
		if site.Line != NoLine || s.People[i] != NoSeat {
			continue
		}
		dst = better(dst, n, &best, s.districtsWon(site), game.Move{Verb: VSite, A: FirstPeopleSite + uint8(i)})
	}
	if best == 0 {
		return dst[:n]
	}
	return dst
}

// districtsWon counts the districts below a site whose lead a Statue of his would take.
func (s *State) districtsWon(site *PeopleSite) (n int) {
	for t := range Token(Goods) {
		if site.Districts.Has(uint8(t)) && s.wouldWin(t) {
			n++
		}
	}
	return n
}

// wouldWin tells whether a Statue of his would take the lead of a district.
func (s *State) wouldWin(t Token) bool {
	n, high := s.pieces(t)
	before := leads(n, high)
	n[Bot]++
	high[Bot] = Rows + 1
	return before != Bot && leads(n, high) == Bot
}

// botTemplePeople are the free sites for a Statue at the temple with most of his Columns in line (TEK-18.11).
func (s *State) botTemplePeople(dst []game.Move) []game.Move {
	n, best := len(dst), 0
	for i := range s.People {
		if line := s.Data.People[i].Line; line != NoLine && s.People[i] == NoSeat {
			dst = better(dst, n, &best, s.columnsIn(Bot, line), game.Move{Verb: VSite, A: FirstPeopleSite + uint8(i)})
		}
	}
	return dst
}

// botSites are the free sites of the temple with most of his Columns in line (TEK-18.14).
func (s *State) botSites(dst []game.Move) []game.Move {
	n, best, raised := len(dst), 0, s.columnsBy(Bot)
	for i := range s.Data.Sites {
		if s.siteWhy(uint8(i)).No == 0 {
			dst = better(dst, n, &best, raised.of(s.Data.Sites[i].Line), game.Move{Verb: VSite, A: uint8(i)})
		}
	}
	return dst
}

// botCells are the empty cells that score most for a tile as it lies; of several, those in line with a Building of
// his; of those, the ones that are not on the border (TEK-18.13).
func (s *State) botCells(dst []game.Move) ([]game.Move, Why) {
	v, best, most, why := s.survey(), Cells(0), 0, ByRule
	for empty := allCells &^ v.tiled; empty != 0; empty &= empty - 1 {
		switch vp := v.worth(empty.first()); {
		case vp > most:
			best, most = empty&-empty, vp
		case vp == most:
			best |= empty & -empty
		}
	}
	if some := best & v.served; some != 0 && some != best { // TEK-RUL-67
		best, why = some, ByLine
	}
	if some := best & inside; some != 0 && some != best { // TEK-RUL-42
		best, why = some, ByInside
	}
	for ; best != 0; best &= best - 1 {
		dst = append(dst, game.Move{Verb: VCell, A: best.first()})
	}
	return dst, why
}

// botCellVP is what a tile scores for him on a cell.
func (s *State) botCellVP(cell uint8) int {
	v := s.survey()
	return v.worth(cell)
}

// better adds a move if it is worth as much as the best ones from n on, in their place if it is worth more.
func better(dst []game.Move, n int, best *int, worth int, m game.Move) []game.Move {
	if worth > *best {
		*best = worth
		dst = dst[:n]
	}
	if worth == *best {
		dst = append(dst, m)
	}
	return dst
}

// Cells are cells of the precinct, as bits of their numbers.
type Cells uint32

// first is the lowest of them, which are not none.
func (c Cells) first() uint8 { return uint8(bits.TrailingZeros32(uint32(c))) }

// survey is what stands in the precinct and around it.
type survey struct {
	tiled     Cells   // with a tile
	buildings byLines // of all owners
	served    Cells   // in line with a Building of Botankhamun
}

func (s *State) survey() (v survey) {
	for cell := range s.Temple {
		if s.Temple[cell].Tile != 0 {
			v.tiled |= 1 << cell
		}
	}
	for i, owner := range &s.Sites {
		if owner == NoSeat {
			continue
		}
		line := s.Data.Sites[i].Line
		v.buildings += in(line)
		if owner == Bot {
			v.served |= lineCells[line&15]
		}
	}
	return v
}

// worth is what a tile scores for him on a cell (TEK-18.13): Buildings in line; its neighbours and the border count
// whatever their colour.
func (v *survey) worth(cell uint8) int {
	at := &geometry[cell]
	return v.buildings.of(at.row) + v.buildings.of(at.column) + at.borders + bits.OnesCount32(uint32(v.tiled&at.beside))
}
