package tekhenu_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
)

// wholeFast compares the code written for speed with plain versions.
func wholeFast(s *tekhenu.State) error {
	checks := [...]func(*tekhenu.State) error{fastBag, fastDial, fastMarket, fastSpaces, fastPrecinct, fastTables}
	for _, check := range checks {
		if err := check(s); err != nil {
			return err
		}
	}
	return nil
}

// fastBag checks the bag: each die has six faces.
func fastBag(s *tekhenu.State) error {
	n := 0
	for c, dice := range s.Bag {
		for face := uint8(1); face <= 6; face++ {
			for range dice {
				if colour, shows := s.DieOfBag(n); int(colour) != c || shows != face {
					return fmt.Errorf("bag %v: outcome %d is %s %d, want %s %d",
						s.Bag, n, tekhenu.ColourNames[colour], shows, tekhenu.ColourNames[c], face)
				}
				n++
			}
		}
	}
	if s.DiceInBag() != n/6 {
		return fmt.Errorf("bag %v: %d dice, want %d", s.Bag, s.DiceInBag(), n/6)
	}
	return nil
}

// fastDial checks the dice of the dial by section, and the dice on each board.
func fastDial(s *tekhenu.State) error {
	var all [tekhenu.Gods]tekhenu.Sorts
	var plain []game.Move
	for g := range s.Dial {
		all[g] = s.Dial[g].Sorts
		plain = s.Dial[g].Sorts.Dice(tekhenu.God(g), plain)
	}
	if got := tekhenu.DiceOf(&all, nil); !slices.Equal(got, plain) {
		return fmt.Errorf("dice on offer %v, want %v", got, plain)
	}
	for i := range s.Player {
		dice := 0
		for _, d := range s.Player[i].Dice {
			if d.Face != 0 {
				dice++
			}
		}
		if dice < len(s.Player[i].Dice) && int(s.Player[i].Taken()) != dice { // no player takes a fifth die
			return fmt.Errorf("seat %d has %d dice, want %d", i+1, s.Player[i].Taken(), dice)
		}
	}
	return nil
}

// fastMarket checks the slots of every set of sections.
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
				return fmt.Errorf("section %d has %d cards, want %d", section+1, s.OnSale(uint8(section)), cards)
			}
		}
		if s.Gaps(set) != gaps || s.AnyCard(set) != any {
			return fmt.Errorf("sections %04b: empty slots %016b, any card %t, want %016b and %t",
				set, s.Gaps(set), s.AnyCard(set), gaps, any)
		}
	}
	return nil
}

// fastSpaces checks sites for the people, spaces of Osiris and cells of the precinct.
func fastSpaces(s *tekhenu.State) error {
	free := 0
	for _, owner := range s.People {
		if owner == tekhenu.NoSeat {
			free++
		}
	}
	if s.FreePeopleSite() != (free > 0) || s.SeveralPeopleSites() != (free > 1) {
		return fmt.Errorf("%d free sites for the people: one is free %t, several are free %t",
			free, s.FreePeopleSite(), s.SeveralPeopleSites())
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
			return fmt.Errorf("mode %d: values with a free space %07b, want %07b", how, s.Spaces(how), values)
		}
	}
	empty := slices.ContainsFunc(s.Temple[:], func(c tekhenu.Cell) bool { return c.Tile == 0 })
	if s.EmptyCell() != empty {
		return fmt.Errorf("EmptyCell is %t, want %t", !empty, empty)
	}
	return nil
}

// fastPrecinct checks Columns by line, what each cell scores for Botankhamun, and the leader of each district.
func fastPrecinct(s *tekhenu.State) error {
	for seat := range game.Seat(s.Count) {
		for l := range tekhenu.Line(2 * tekhenu.Side) {
			if n := s.ColumnsIn(seat, l); s.ColumnsByLine(seat, l) != n {
				return fmt.Errorf("seat %d has %d Columns in line %d, want %d", seat+1, s.ColumnsByLine(seat, l), l, n)
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
			return fmt.Errorf("cell %d scores %d for Botankhamun, want %d", cell, got, worth)
		}
	}
	for t, leader := range s.Leaders() {
		if want := s.Leader(tekhenu.Token(t)); leader != want {
			return fmt.Errorf("seat %d leads district %s, want seat %d", leader+1, tekhenu.TokenNames[t], want+1)
		}
	}
	return nil
}

// fastTables checks which dice are not Forbidden and which are Pure, for the arrow's section.
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
			gotTakable, gotPure := s.Data.Takable[s.Arrow][g].Of(c), s.Data.Pure[s.Arrow][g].Of(c)
			if gotTakable != takable || gotPure != pure {
				return fmt.Errorf("%s dice of %s: takable %07b, pure %07b, want %07b and %07b", tekhenu.ColourNames[c],
					tekhenu.GodNames[g], gotTakable, gotPure, takable, pure)
			}
		}
	}
	return nil
}

// TEK-4.6: a value below 0 wraps and is out of range.
func TestInRange(t *testing.T) {
	for value := range 256 {
		if got := tekhenu.InRange(uint8(value)); got != (value >= 1 && value <= 6) {
			t.Errorf("InRange(%d) is %t", value, got)
		}
	}
}

// TEK-4.6: every set of values, with every number of steps.
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
				t.Fatalf("%07b.near(%d) is %07b, want %07b", v, steps, got, want)
			}
		}
	}
}

// Every pair of seats, with random ranks.
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
					t.Fatalf("before(%v, %d, %d) is %d, want %d", rank, a, b, got, want)
				}
			}
		}
	}
}

// Every set of slots.
func TestEverywhere(t *testing.T) {
	for slots := range uint8(16) {
		var want uint16
		for section := range 4 {
			want |= uint16(slots) << (4 * section)
		}
		if got := tekhenu.Everywhere(slots); got != want {
			t.Errorf("everywhere(%04b) is %016b, want %016b", slots, got, want)
		}
	}
}
