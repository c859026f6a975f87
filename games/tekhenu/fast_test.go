package tekhenu_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
)

// wholeFast holds what is written for speed against plain versions of it.
func wholeFast(s *tekhenu.State) error {
	for _, check := range []func(*tekhenu.State) error{fastBag, fastDial, fastMarket, fastSpaces, fastPrecinct, fastTables} {
		if err := check(s); err != nil {
			return err
		}
	}
	return nil
}

// fastBag: the dice of the bag one by one, each with its six faces.
func fastBag(s *tekhenu.State) error {
	n := 0
	for c, dice := range s.Bag {
		for face := uint8(1); face <= 6; face++ {
			for range dice {
				if colour, shows := s.DieOfBag(n); int(colour) != c || shows != face {
					return fmt.Errorf("outcome %d of the bag %v is a %s %d, not a %s %d", n, s.Bag, tekhenu.ColourNames[colour], shows, tekhenu.ColourNames[c], face)
				}
				n++
			}
		}
	}
	if s.DiceInBag() != n/6 {
		return fmt.Errorf("%d dice are in the bag %v", s.DiceInBag(), s.Bag)
	}
	return nil
}

// fastDial: the dice of the dial section by section, and those on the boards one by one.
func fastDial(s *tekhenu.State) error {
	var all [tekhenu.Gods]tekhenu.Sorts
	var plain []game.Move
	for g := range s.Dial {
		all[g] = s.Dial[g].Sorts
		plain = s.Dial[g].Sorts.Dice(tekhenu.God(g), plain)
	}
	if got := tekhenu.DiceOf(&all, nil); !slices.Equal(got, plain) {
		return fmt.Errorf("the dice %v are offered, not %v", got, plain)
	}
	for i := range s.Player {
		dice := 0
		for _, d := range s.Player[i].Dice {
			if d.Face != 0 {
				dice++
			}
		}
		if dice < len(s.Player[i].Dice) && int(s.Player[i].Taken()) != dice { // nobody takes a fifth
			return fmt.Errorf("seat %d has %d dice, not %d", i+1, s.Player[i].Taken(), dice)
		}
	}
	return nil
}

// fastMarket: the slots one by one, of every set of sections.
func fastMarket(s *tekhenu.State) error {
	for set := range uint8(1 << tekhenu.Sections) {
		gaps, any := uint16(0), false
		for section, slots := range s.Data.Market {
			cards := uint8(0)
			for slot := range slots {
				switch {
				case s.Market[section][slot] != 0:
					cards++
					any = any || set>>section&1 != 0
				case set>>section&1 != 0:
					gaps |= 1 << (4*section + slot)
				}
			}
			if s.OnSale(uint8(section)) != cards {
				return fmt.Errorf("section %d has %d cards, not %d", section+1, s.OnSale(uint8(section)), cards)
			}
		}
		if s.Gaps(set) != gaps || s.AnyCard(set) != any {
			return fmt.Errorf("sections %04b: the slots %016b are empty, not %016b; any card: %t", set, s.Gaps(set), gaps, s.AnyCard(set))
		}
	}
	return nil
}

// fastSpaces: sites for the people, spaces of Osiris and cells of the precinct one by one.
func fastSpaces(s *tekhenu.State) error {
	free := 0
	for _, owner := range s.People {
		if owner == tekhenu.NoSeat {
			free++
		}
	}
	if s.FreePeopleSite() != (free > 0) || s.SeveralPeopleSites() != (free > 1) {
		return fmt.Errorf("%d sites for the people are free: %t, %t", free, s.FreePeopleSite(), s.SeveralPeopleSites())
	}
	for _, how := range [...]tekhenu.Mode{0, tekhenu.Quarry, tekhenu.Workshop} {
		var values tekhenu.Values
		for row := range s.Districts {
			for district, owner := range s.Districts[row] {
				if owner == tekhenu.NoSeat && how.Allowed(uint8(district)) {
					values |= 1 << (row + 1)
				}
			}
		}
		if s.Spaces(how) != values {
			return fmt.Errorf("the values %07b find a space, not %07b (mode %d)", s.Spaces(how), values, how)
		}
	}
	empty := slices.ContainsFunc(s.Temple[:], func(c tekhenu.Cell) bool { return c.Tile == 0 })
	if s.EmptyCell() != empty {
		return fmt.Errorf("a cell is empty: %t", empty)
	}
	return nil
}

// fastPrecinct: columns by line, what a cell is worth to Botankhamun, and leaders district by district.
func fastPrecinct(s *tekhenu.State) error {
	for seat := range game.Seat(s.Count) {
		for l := range tekhenu.Line(2 * tekhenu.Side) {
			if n := s.ColumnsIn(seat, l); s.ColumnsByLine(seat, l) != n {
				return fmt.Errorf("seat %d has %d columns in line %d, not %d", seat+1, s.ColumnsByLine(seat, l), l, n)
			}
		}
	}
	for cell := range s.Temple {
		worth := s.BuildingsBeside(uint8(cell))
		for side := range uint8(4) {
			if _, touches := s.Touching(uint8(cell), side); touches {
				worth++
			}
		}
		if got := s.BotCellVP(uint8(cell)); s.Temple[cell].Tile == 0 && got != worth {
			return fmt.Errorf("cell %d scores %d for Botankhamun, not %d", cell, got, worth)
		}
	}
	for t, leader := range s.Leaders() {
		if want := s.Leader(tekhenu.Token(t)); leader != want {
			return fmt.Errorf("seat %d leads in district %s, not %d", leader+1, tekhenu.TokenNames[t], want+1)
		}
	}
	return nil
}

// fastTables: the dice that are not Forbidden, and those that are Pure, where the arrow is.
func fastTables(s *tekhenu.State) error {
	for g := range tekhenu.God(tekhenu.Gods) {
		for c := range tekhenu.Colour(tekhenu.Colours) {
			var takable, pure tekhenu.Values
			switch s.Purity(g, c) {
			case tekhenu.Pure:
				takable, pure = tekhenu.AnyValue, tekhenu.AnyValue
			case tekhenu.Tainted:
				takable = tekhenu.AnyValue
			}
			if s.Data.Takable[s.Arrow][g].Of(c) != takable || s.Data.Pure[s.Arrow][g].Of(c) != pure {
				return fmt.Errorf("%s dice of %s: %07b may be taken, not %07b", tekhenu.ColourNames[c], tekhenu.GodNames[g], s.Data.Takable[s.Arrow][g].Of(c), takable)
			}
		}
	}
	return nil
}

// A value below 0 wraps.
func TestInRange(t *testing.T) {
	for value := range 256 {
		if got := tekhenu.InRange(uint8(value)); got != (value >= 1 && value <= 6) {
			t.Errorf("%d is on a die: %t", value, got)
		}
	}
}

// Values that are near others, all of them.
func TestNear(t *testing.T) {
	for v := range tekhenu.AnyValue + 1 {
		for steps := range uint8(8) {
			var want tekhenu.Values
			for from := uint8(1); from <= 6; from++ {
				for to := uint8(1); to <= 6 && v.Has(from); to++ {
					if max(from, to)-min(from, to) <= steps {
						want |= 1 << to
					}
				}
			}
			if got := v.Near(steps); got != want {
				t.Fatalf("%07b, %d steps: %07b, not %07b", v, steps, got, want)
			}
		}
	}
}

// Seats by any ranks.
func TestBefore(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 10_000 {
		var rank [4]int
		for i := range rank {
			rank[i] = r.IntN(8)<<8 - r.IntN(4)
		}
		for a := range game.Seat(4) {
			for b := range game.Seat(4) {
				want := 0
				if rank[a] < rank[b] || rank[a] == rank[b] && a < b {
					want = 1
				}
				if got := tekhenu.Before(&rank, a, b); got != want {
					t.Fatalf("%v: seat %d before seat %d: %d", rank, a+1, b+1, got)
				}
			}
		}
	}
}

// Slots of the market in every section.
func TestEverywhere(t *testing.T) {
	for slots := range uint8(16) {
		var want uint16
		for section := range 4 {
			want |= uint16(slots) << (4 * section)
		}
		if got := tekhenu.Everywhere(slots); got != want {
			t.Errorf("%04b: %016b", slots, got)
		}
	}
}
