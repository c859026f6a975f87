package tekhenu

import (
	"math/bits"
	"slices"

	"ennead/game"
)

// Forced choices: a player's only choice is made for them, with the same events as if they had chosen it (TEK-RUL-81).
// They are still asked where the choice spends a card or a Scribe, where B07 or B08 may come first (TEK-4.12), where
// skipping the question would reveal something, and at the start of a turn.

// sole returns the only move of a list. ok is false if there are others, or if the seat may interrupt.
func (s *State) sole(seat game.Seat, moves []game.Move) (m game.Move, ok bool) {
	if len(moves) != 1 || s.interrupts(seat) {
		return m, false
	}
	return moves[0], true
}

// interrupts reports whether the seat may play B07 or B08 before its decision (TEK-4.12).
func (s *State) interrupts(seat game.Seat) bool {
	return s.Turn.Seat == seat && s.Player[seat].Blessings&anyTime != 0
}

// selectOnly returns the die's only use. It never spends a Scribe or a Blessing, and never puts down a die without an
// action.
func selectOnly(s *State, f Frame) (m game.Move, ok bool) {
	t := &s.Turn
	gray, scribes := t.Colour == Gray, s.means(f.Seat, DueScribe) > 0
	// other choices: several Productions, a Production or a Scribe, B07
	if t.Anubis != NoAnubis || scribes && !gray || s.interrupts(f.Seat) {
		return m, false
	}
	if t.Beside+t.Across == 0 { // the common case: the god action and one Production
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

// begins reports whether a move begins an action of the die.
func begins(m game.Move) bool { return m.Verb == VGod || m.Verb == VProduce || m.Verb == VAlso }

// UsesOf returns the actions of a die that the seat may take, as long as nothing changes its value or its colour.
// Anubis actions are not listed: any die allows them all (TEK-4.8).
func (s *State) UsesOf(seat game.Seat, die game.Move) []game.Move {
	f := s.Owed(seat)
	if f.Step != StepDie || s.Turn.Anubis != NoAnubis || dieWhy(s, f, die).No != 0 {
		return nil
	}
	look := *s
	look.Take(seat)
	g, c, face := DieOf(die)
	look.pick(seat, g, c, face)
	return look.legalActions(seat, nil)
}

// OnlyProduce reports whether actions of a die are Productions, and none is that of a god.
func OnlyProduce(uses []game.Move) bool {
	return len(uses) > 0 && !slices.ContainsFunc(uses, func(m game.Move) bool { return m.Verb == VGod })
}

func nextOnly(s *State, f Frame) (m game.Move, ok bool) {
	var buf [32]game.Move
	return s.sole(f.Seat, s.legalActions(f.Seat, buf[:0]))
}

// bendOnly returns the only value within T14's reach that makes the action possible.
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

// destinyOnly gives the last player the last Destiny card (TEK-6.9).
func destinyOnly(s *State, f Frame) (m game.Move, ok bool) {
	last := game.Move{Verb: VDestiny, A: uint8(bits.TrailingZeros8(s.Destiny))}
	return last, s.Destiny&(s.Destiny-1) == 0 && !s.interrupts(f.Seat)
}
