package tekhenu

import (
	"math/bits"

	"ennead/game"
)

// What is the only choice is made by itself, and told as if it had been chosen (TEK-RUL-81). It is asked all the same
// where it gives away a card or a Scribe, where B07 or B08 may come before it (TEK-4.12), where not to ask would tell,
// and at the start of a turn.

// sole is the one move of a list, if there is no other.
func (s *State) sole(seat game.Seat, moves []game.Move) (m game.Move, ok bool) {
	if len(moves) != 1 || s.interrupts(seat) {
		return m, false
	}
	return moves[0], true
}

// interrupts tells whether the seat may play B07 or B08 before whatever it decides (TEK-4.12).
func (s *State) interrupts(seat game.Seat) bool {
	return s.Turn.Seat == seat && s.Player[seat].Blessings&anyTime != 0
}

// selectOnly: the die has one use. A Scribe or a Blessing is not spent by itself, and a die without an action is not
// put down.
func selectOnly(s *State, f Frame) (m game.Move, ok bool) {
	t := &s.Turn
	gray, scribes := t.Colour == Gray, s.means(f.Seat, DueScribe) > 0
	if t.Anubis != NoAnubis || scribes && !gray || s.interrupts(f.Seat) { // several Productions; one and a Scribe; B07
		return m, false
	}
	if t.Beside+t.Across == 0 { // nearly always: the god's action and a Production
		m = game.Move{Verb: VGod, A: uint8(t.From)}
		if s.allows(f.Seat, m) != gray {
			return m, false
		}
		if !gray {
			m = game.Move{Verb: VProduce, A: uint8(t.Colour)}
		}
		if s.Player[f.Seat].Blessings&onDie == 0 && !scribes && !t.Idle {
			return m, true
		}
	}
	var buf [32]game.Move
	m, ok = s.sole(f.Seat, selectLegal(s, f, buf[:0]))
	return m, ok && begins(m)
}

// begins tells whether a move begins an action of the die.
func begins(m game.Move) bool { return m.Verb == VGod || m.Verb == VProduce || m.Verb == VAlso }

// UseOf is the only use of a die that the seat may take, if it has no other.
func (s *State) UseOf(seat game.Seat, die game.Move) (m game.Move, ok bool) {
	if f := s.Owed(seat); f.Step != StepDie || dieWhy(s, f, die).No != 0 {
		return m, false
	}
	look := *s
	look.Take(seat)
	g, c, face := DieOf(die)
	look.pick(seat, g, c, face)
	f := look.Top()
	if f.Step != StepSelect {
		return m, false
	}
	return selectOnly(&look, f)
}

func nextOnly(s *State, f Frame) (m game.Move, ok bool) {
	var buf [32]game.Move
	return s.sole(f.Seat, s.legalActions(f.Seat, buf[:0]))
}

// bendOnly: T14 reaches one value with which the action is possible.
func bendOnly(s *State, f Frame) (m game.Move, ok bool) {
	value, how := unpack(f.B)
	v := (Values(1) << value).near(s.bend(f.Seat)) & s.possible(f.Seat, God(f.A), how)
	return game.Move{Verb: VValue, A: v.first()}, v&(v-1) == 0 && !s.interrupts(f.Seat)
}

func statueOnly(s *State, f Frame) (m game.Move, ok bool) {
	if s.severalPeopleSites() {
		return m, false
	}
	var buf [PeopleSites + 1]game.Move
	return s.sole(f.Seat, statueLegal(s, f, buf[:0]))
}

func cellOnly(s *State, f Frame) (m game.Move, ok bool) {
	if s.TileStack.Len() > spareTiles { // several cells are empty
		return m, false
	}
	var buf [CellCount]game.Move
	return s.sole(f.Seat, cellLegal(s, f, buf[:0]))
}

func buildingOnly(s *State, f Frame) (m game.Move, ok bool) {
	bread, players, found := s.toBuild(f), s.players(), 0
	for n := range s.Data.Sites {
		if site := &s.Data.Sites[n]; s.Sites[n] == NoSeat && int(site.Players) <= players && int(site.Bread) <= bread {
			if found++; found > 1 {
				return m, false
			}
			m = game.Move{Verb: VSite, A: uint8(n)}
		}
	}
	return m, found == 1 && !s.interrupts(f.Seat)
}

func districtOnly(s *State, f Frame) (m game.Move, ok bool) {
	value, how := unpack(f.B)
	free := 0
	for district, owner := range s.Districts[value-1] {
		if owner == NoSeat && how.allowed(uint8(district)) {
			m = game.Move{Verb: VDistrict, A: uint8(district)}
			free++
		}
	}
	return m, free == 1 && !s.interrupts(f.Seat)
}

// destinyOnly: the last of four takes what is left (TEK-6.9).
func destinyOnly(s *State, f Frame) (m game.Move, ok bool) {
	last := game.Move{Verb: VDestiny, A: uint8(bits.TrailingZeros8(s.Destiny))}
	return last, s.Destiny&(s.Destiny-1) == 0 && !s.interrupts(f.Seat)
}
