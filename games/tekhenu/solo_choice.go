package tekhenu

import (
	"math/bits"

	"ennead/game"
)

// How Botankhamun chooses among dice, sites and cells (TEK-18.9 to TEK-18.14). Where several are equally good, Nature
// chooses.

// Why is the last rule that Botankhamun needed to choose a die, a site or a cell.
type Why uint8

// The rules by which he chooses.
const (
	ByRule   Why = iota // it is the only best one
	ByPure              // the pure one of several (TEK-18.9)
	ByStatue            // in the section of a god for whom he has built (TEK-18.10)
	BySlot              // of those, the god on the highest slot
	ByLine              // in line with one of his Buildings (TEK-18.13)
	ByInside            // not on the border
	ByChance
)

// alike is the largest number of equally good choices.
const alike = CellCount

// botDice appends the dice that his tile wants. Nature chooses if there are several.
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

// open returns the dice in a section that he may take.
func (s *State) open(g God) Sorts { return s.Dial[g].Sorts & s.takable(false)[g] }

// highestAt returns the highest face in a section that he may take, or 0.
func (s *State) highestAt(g God) (face uint8) {
	dice := s.open(g)
	return (dice.Of(Yellow) | dice.Of(Brown) | dice.Of(White) | dice.Of(Black) | dice.Of(Gray)).last()
}

// highestOf returns the highest face of a colour that he may take in any section, or 0.
func (s *State) highestOf(c Colour) (face uint8) {
	var faces Values
	for g := range God(Gods) {
		faces |= s.open(g).Of(c)
	}
	return faces.last()
}

// botDiceAt appends the highest dice in a section, pure ones if there are any.
func (s *State) botDiceAt(g God, dst []game.Move) ([]game.Move, Why) {
	dice := s.open(g) & showing(s.highestAt(g))
	if pure := dice & s.Data.Pure[s.Arrow][g]; pure != 0 && pure != dice {
		return pure.dice(g, dst), ByPure
	}
	return dice.dice(g, dst), ByRule
}

// botDiceOf appends the dice of a colour with this face. If several sections have one, it keeps those of gods for whom
// he has built, then the god on the highest slot.
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

// botPeople appends the free sites above Osiris that win him the lead in the most districts. It appends nothing if no
// site wins a lead (TEK-18.11, TEK-RUL-46).
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

// districtsWon counts the districts below a site in which a Statue would win him the lead.
func (s *State) districtsWon(site *PeopleSite) (n int) {
	for t := range Token(Goods) {
		if site.Districts.Has(uint8(t)) && s.wouldWin(t) {
			n++
		}
	}
	return n
}

// wouldWin reports whether a Statue would win him the lead in a district.
func (s *State) wouldWin(t Token) bool {
	n, high := s.pieces(t)
	before := leads(n, high)
	n[Bot]++
	high[Bot] = Rows + 1
	return before != Bot && leads(n, high) == Bot
}

// botTemplePeople appends the free temple sites for a Statue with the most of his Columns in line (TEK-18.11).
func (s *State) botTemplePeople(dst []game.Move) []game.Move {
	n, best := len(dst), 0
	for i := range s.People {
		if line := s.Data.People[i].Line; line != NoLine && s.People[i] == NoSeat {
			dst = better(dst, n, &best, s.columnsIn(Bot, line), game.Move{Verb: VSite, A: FirstPeopleSite + uint8(i)})
		}
	}
	return dst
}

// botSites appends the free building sites with the most of his Columns in line (TEK-18.14).
func (s *State) botSites(dst []game.Move) []game.Move {
	n, best, raised := len(dst), 0, s.columnsBy(Bot)
	for i := range s.Data.Sites {
		if s.siteWhy(uint8(i)).No == 0 {
			dst = better(dst, n, &best, raised.of(s.Data.Sites[i].Line), game.Move{Verb: VSite, A: uint8(i)})
		}
	}
	return dst
}

// botCells appends the empty cells that score most for an unturned tile. It prefers cells in line with one of his
// Buildings, then cells off the border (TEK-18.13).
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

// botCellVP returns the VP that he scores for a tile on a cell.
func (s *State) botCellVP(cell uint8) int {
	v := s.survey()
	return v.worth(cell)
}

// better keeps the best moves in dst from index n on. It adds a move of equal worth, and a better move replaces them.
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

// Cells is a set of cells of the precinct: bit n is cell n.
type Cells uint32

// first returns the lowest cell of a set that is not empty.
func (c Cells) first() uint8 { return uint8(bits.TrailingZeros32(uint32(c))) }

// survey is what the choice of a cell depends on.
type survey struct {
	tiled     Cells   // cells with a tile
	buildings byLines // of all owners, by line
	served    Cells   // cells in line with a Building of Botankhamun
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

// worth returns the VP that he scores for a tile on a cell (TEK-18.13). Buildings in line count, and so does every
// neighbour and border side, whatever its colour.
func (v *survey) worth(cell uint8) int {
	at := &geometry[cell]
	return v.buildings.of(at.row) + v.buildings.of(at.column) + at.borders + bits.OnesCount32(uint32(v.tiled&at.beside))
}
