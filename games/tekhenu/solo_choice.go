package tekhenu

import "ennead/game"

// What Botankhamun chooses among, and by which of his rules: TEK-18.9 to TEK-18.14. Where several are equally good,
// Nature decides.

// Why he takes this die, site or cell: the last of his rules that he needed.
const (
	byRule   uint8 = iota // nothing else is as good
	byPure                // of several, the pure one (TEK-18.9)
	byStatue              // the one in the section of a god to whom he has built (TEK-18.10)
	bySlot                // of those, the god on the highest slot
	byLine                // the cell in line with a Building of his (TEK-18.13)
	byInside              // the cell that is not on the border
	byChance
)

// alike is the most things that can be equally good.
const alike = cells

// botDice are the dice that his tile wants, all of them equally.
func (s *State) botDice(dst []game.Move) ([]game.Move, uint8) {
	tile := &s.Data.Bot.Tiles[s.Rival.Pyramid[s.Rival.At-1]]
	if tile.Order == nil {
		for i := range God(gods) { // TEK-18.9, TEK-RUL-48
			if g := (tile.God + i) % gods; s.highestAt(g) > 0 {
				return s.botDiceAt(g, dst)
			}
		}
		return dst, byRule
	}
	for _, t := range tile.Order { // TEK-18.10
		if face := s.highestOf(Colour(t)); face > 0 {
			return s.botDiceOf(Colour(t), face, dst)
		}
	}
	return s.botDiceOf(Gray, s.highestOf(Gray), dst)
}

// highestAt is the highest face of the dice in a section that may be taken, 0 if there is none.
func (s *State) highestAt(g God) (face uint8) {
	dice := s.takable(g, false)
	for c := range Colour(colours) {
		face = max(face, dice.Of(c).last())
	}
	return face
}

// highestOf is the highest face of a colour that may be taken anywhere, 0 if there is none.
func (s *State) highestOf(c Colour) (face uint8) {
	var faces Values
	for g := range God(gods) {
		faces |= s.takable(g, false).Of(c)
	}
	return faces.last()
}

// botDiceAt are the highest dice in a section, the pure ones if there are any.
func (s *State) botDiceAt(g God, dst []game.Move) ([]game.Move, uint8) {
	face, n, pure := s.highestAt(g), len(dst), 0
	for _, want := range [2]Purity{Pure, Tainted} {
		for c := range Colour(colours) {
			if s.Dial[g].Count(c, face) > 0 && s.Purity(g, c) == want {
				dst = append(dst, game.Move{Verb: vDie, A: uint8(g), B: uint8(c), C: face})
			}
		}
		if want == Pure {
			pure = len(dst)
		}
	}
	if pure == n || pure == len(dst) {
		return dst, byRule
	}
	return dst[:pure], byPure
}

// botDiceOf are the dice of a colour that show a face; of several sections, those of gods to whom he has built, and of
// those the god on the highest slot.
func (s *State) botDiceOf(c Colour, face uint8, dst []game.Move) ([]game.Move, uint8) {
	n, built, high := len(dst), 0, God(0)
	for g := range God(gods) {
		if face == 0 || !s.takable(g, false).Of(c).Has(face) {
			continue
		}
		dst = append(dst, game.Move{Verb: vDie, A: uint8(g), B: uint8(c), C: face})
		if s.statuesOn(Bot, g) == 0 {
			continue
		}
		if built++; built == 1 || s.Slot[g] > s.Slot[high] {
			high = g
		}
	}
	if len(dst) == n+1 || built == 0 {
		return dst, byRule
	}
	dst = append(dst[:n], game.Move{Verb: vDie, A: uint8(high), B: uint8(c), C: face})
	if built > 1 {
		return dst, bySlot
	}
	return dst, byStatue
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
		dst = better(dst, n, &best, s.districtsWon(site), game.Move{Verb: vSite, A: firstPeopleSite + uint8(i)})
	}
	if best == 0 {
		return dst[:n]
	}
	return dst
}

// districtsWon counts the districts below a site whose lead a Statue of his would take.
func (s *State) districtsWon(site *PeopleSite) (n int) {
	for t := range Token(goods) {
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
	high[Bot] = rows + 1
	return before != Bot && leads(n, high) == Bot
}

// botTemplePeople are the free sites for a Statue at the temple with most of his Columns in line (TEK-18.11).
func (s *State) botTemplePeople(dst []game.Move) []game.Move {
	n, best := len(dst), 0
	for i := range s.People {
		if line := s.Data.People[i].Line; line != NoLine && s.People[i] == NoSeat {
			dst = better(dst, n, &best, s.columnsIn(Bot, line), game.Move{Verb: vSite, A: firstPeopleSite + uint8(i)})
		}
	}
	return dst
}

// botSites are the free sites of the temple with most of his Columns in line (TEK-18.14).
func (s *State) botSites(dst []game.Move) []game.Move {
	n, best := len(dst), 0
	for i := range s.Data.Sites {
		if s.siteWhy(uint8(i)).No == 0 {
			dst = better(dst, n, &best, s.columnsIn(Bot, s.Data.Sites[i].Line), game.Move{Verb: vSite, A: uint8(i)})
		}
	}
	return dst
}

// botCells are the empty cells that score most for a tile as it lies; of several, those in line with a Building of
// his; of those, the ones that are not on the border (TEK-18.13).
func (s *State) botCells(dst []game.Move) ([]game.Move, uint8) {
	n, best, why := len(dst), 0, byRule
	for cell := range uint8(cells) {
		if s.Temple[cell].Tile == 0 {
			dst = better(dst, n, &best, s.botCellVP(cell), game.Move{Verb: vCell, A: cell})
		}
	}
	var narrower bool
	if dst, narrower = s.narrow(dst, n, (*State).botServes); narrower {
		why = byLine
	}
	if dst, narrower = s.narrow(dst, n, (*State).inside); narrower {
		why = byInside
	}
	return dst, why
}

// botCellVP is what a tile scores for him on a cell: its neighbours and the border count whatever their colour.
func (s *State) botCellVP(cell uint8) int {
	vp := s.buildingsBeside(cell)
	for at := range uint8(4) {
		if _, ok := s.touching(cell, at); ok {
			vp++
		}
	}
	return vp
}

// botServes tells whether a Building of his serves the row or the column of a cell (TEK-RUL-67).
func (s *State) botServes(cell uint8) bool {
	for i := range s.Data.Sites {
		if l := s.Data.Sites[i].Line; s.Sites[i] == Bot && (l == row(cell) || l == column(cell)) {
			return true
		}
	}
	return false
}

// inside tells whether a cell is not on the border of the precinct (TEK-RUL-42).
func (*State) inside(cell uint8) bool {
	r, c := cell/side, cell%side
	return 0 < r && r < side-1 && 0 < c && c < side-1
}

// narrow leaves those moves from n on that are good, unless all are or none is.
func (s *State) narrow(dst []game.Move, n int, good func(*State, uint8) bool) ([]game.Move, bool) {
	k := n
	for _, m := range dst[n:] {
		if good(s, m.A) {
			k++
		}
	}
	if k == n || k == len(dst) {
		return dst, false
	}
	k = n
	for _, m := range dst[n:] {
		if good(s, m.A) {
			dst[k] = m
			k++
		}
	}
	return dst[:k], true
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
