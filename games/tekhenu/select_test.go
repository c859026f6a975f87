package tekhenu_test

import (
	"slices"
	"testing"

	"ennead/games/tekhenu"
)

// TEK-EX-11, TEK-4.6: each Scribe moves the value by 1 or 2 within 1 to 6. The face stays.
func TestScribesMoveTheValue(t *testing.T) {
	for scribes, want := range map[uint8][]uint8{1: {1, 2, 3, 4, 5}, 2: {1, 2, 3, 4, 5, 6}} {
		u := newTurn(t, 3)
		u.dice("ra white 3")
		u.me().Stock[tekhenu.Scribe] = scribes
		u.me().Stock[tekhenu.Limestone] = 9 // so that the player always has a choice
		u.play("die ra white 3")
		found := map[uint8]bool{3: true}
		var walk func(s tekhenu.State)
		walk = func(s tekhenu.State) {
			found[s.Turn.Value] = true
			if s.Turn.Face != 3 {
				t.Fatalf("face %d, want 3", s.Turn.Face)
			}
			for _, m := range s.Moves(nil, u.seat) {
				if m.Verb == tekhenu.VAdjust {
					next := s
					next.Play(u.seat, m, nil)
					walk(next)
				}
			}
		}
		walk(*u.State)
		var values []uint8
		for value := range found {
			values = append(values, value)
		}
		if slices.Sort(values); !slices.Equal(values, want) {
			t.Errorf("%d Scribes move a 3 to %v, want %v", scribes, values, want)
		}
	}
}

// TEK-4.6: a value below 1 or above 6 is refused, and so is a missing Scribe.
func TestAdjustIsRefused(t *testing.T) {
	u := newTurn(t, 3)
	u.dice("ra white 6", "ra white 1")
	u.me().Stock[tekhenu.Scribe], u.me().Stock[tekhenu.Limestone] = 1, 9
	low := *u.State
	u.play("die ra white 6")
	u.refuses("adjust +1", "range")
	u.refuses("adjust +2", "range")
	u.refuses("adjust -2", "")
	u.play("adjust -1")
	u.refuses("adjust -1", "cost")
	*u.State = low
	u.play("die ra white 1")
	u.refuses("adjust -1", "range")
	u.refuses("adjust -2", "range")
	u.refuses("adjust 0", "not-now")
}

// TEK-SC-56, TEK-RUL-29: Scribes keep the value within 1 to 6, whatever T14 does after them.
func TestValueAndThenBend(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("T14")
	u.dice("bastet black 6")
	u.me().Stock = [tekhenu.Tokens]uint8{tekhenu.Scribe: 1, tekhenu.Papyrus: 2}
	u.play("die bastet black 6")
	u.refuses("adjust +1", "range")
	u.play("adjust -2", "god bastet")
	u.at("bend")
	u.checkOffers("value", "value 2", "value 3", "value 4", "value 5", "value 6")
}

// TEK-16.5.3, TEK-RUL-25, TEK-RUL-72: B09 turns the die. The scales count the new face, and the value starts from it.
func TestTurnedDie(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B09")
	u.dice("horus white 2")
	u.me().Stock[tekhenu.Scribe] = 1
	u.play("die horus white 2", "adjust +2", "play B09", "face 6")
	u.has(map[string]int{"left": 6, "limestone": 2, "surplus limestone": 4, "scribe": 0})
	if !u.Spent[tekhenu.Blessing].Has(9) {
		t.Error("B09 was not discarded")
	}
}

// TEK-16.5.4, TEK-RUL-26: the new colour decides the purity and the product. The die keeps its own colour.
func TestRecolouredDie(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B11", "T18")
	u.dice("horus yellow 3") // Tainted in the Sun
	u.play("die horus yellow 3", "play B11")
	u.checkOffers("colour", "colour white")
	u.refuses("colour black", "forbidden")
	u.refuses("colour gray", "action")
	u.refuses("colour yellow", "not-now")
	u.me().Stock[tekhenu.Granite] = 1
	u.play("colour white", "adjust +1")
	u.refuses("produce papyrus", "produce")
	u.play("produce limestone")
	u.has(map[string]int{"left": 3, "limestone": 2, "surplus limestone": 2, "cards": 1})
	if d := u.me().Dice[0]; d.Colour != tekhenu.Yellow || d.Pan != tekhenu.Left {
		t.Errorf("die on the scales %+v, want a yellow one on the left pan", d)
	}
}

// TEK-4.4, TEK-4.3.3: a Forbidden die needs T08, B11 or B12. The new colour from B11 must not be Forbidden.
func TestForbiddenDie(t *testing.T) {
	u := newTurn(t, 3)
	u.dice("horus black 3", "horus white 1")
	u.refuses("die horus black 3", "forbidden")
	u.cards("B11")
	u.play("die horus black 3")
	u.at("as")
	u.refuses("as pure", "not-now")
	u.play("play B11")
	u.refuses("colour brown", "forbidden")
	u.play("colour yellow", "adjust 0")
	u.has(map[string]int{"right": 3, "papyrus": 2, "surplus papyrus": 1})
}

// TEK-16.6.4, TEK-RUL-27: with T08 the die counts as Pure, and T18 pays, or as Tainted.
func TestPardonedDie(t *testing.T) {
	for as, want := range map[string]map[string]int{
		"as pure":    {"left": 2, "right": 0, "cards": 1},
		"as tainted": {"left": 0, "right": 2, "cards": 0},
	} {
		u := newTurn(t, 3)
		u.cards("T08", "T18")
		u.dice("horus black 2")
		u.play("die horus black 2", as)
		u.has(want)
	}
}

// TEK-4.8, TEK-4.9, TEK-EX-12, TEK-EX-19: two Scribes buy any action with any die. A third one moves the value.
func TestAnubis(t *testing.T) {
	u := newTurn(t, 3)
	u.dice("ra brown 5", "ra white 2")
	u.me().Stock[tekhenu.Scribe] = 1
	u.refuses("anubis", "cost")
	u.me().Stock[tekhenu.Scribe] = 3
	u.cards("T23", "T18")
	u.play("anubis", "die ra brown 5")
	if gods, produce := len(u.offers("god")), len(u.offers("produce")); gods == 0 || produce != tekhenu.Goods {
		t.Errorf("%d god actions and %d Productions, want some and 4", gods, produce)
	}
	u.refuses("god osiris", "")
	u.play("adjust -2", "produce granite")
	u.has(map[string]int{"below": 5, "left": 0, "right": 0})
	u.has(map[string]int{"scribe": 0, "granite": 2, "surplus granite": 1, "cards": 3})
}

// TEK-16.5.10, TEK-16.5.11: B23 costs no Scribes, and T24 pays for it.
func TestFreeAnubis(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B23", "T24", "T23")
	u.dice("ra gray 1")
	u.play("play B23")
	u.refuses("anubis", "not-now")
	u.play("die ra gray 1", "produce bread")
	u.has(map[string]int{"gold": 1, "bread": 1, "below": 1, "cards": 3})
}

// TEK-4.12: B23 comes at the start of the turn, before the player spends Scribes on Anubis.
func TestFreeAnubisTooLate(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B23")
	u.dice("ra gray 1")
	u.me().Stock[tekhenu.Scribe] = 2
	u.play("anubis")
	u.refuses("play B23", "not-now")
}

// TEK-15.1, TEK-4.7: a gray die produces nothing, and a die allows only the god of its section.
func TestActionsOfADie(t *testing.T) {
	u := newTurn(t, 3)
	u.dice("osiris gray 3", "osiris white 3")
	u.me().Stock[tekhenu.Scribe] = 1
	gray := *u.State
	u.play("die osiris gray 3")
	u.refuses("produce limestone", "gray")
	u.refuses("god ra", "section")
	u.refuses("also ra", "extra")
	u.refuses("idle", "idle")
	u.refuses("god osiris", "")
	*u.State = gray
	u.play("die osiris white 3")
	u.refuses("produce granite", "produce")
	u.refuses("produce limestone", "")
}

// TEK-16.5.8: B19 needs its price in Population and in Happiness.
func TestAcrossCostsJoy(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B19", "B17")
	u.dice("ra white 4")
	u.me().Happiness, u.me().Stock[tekhenu.Limestone] = 0, 9
	u.play("die ra white 4")
	u.refuses("play B19", "loss")
	u.refuses("play B17", "cost")
	u.me().Happiness, u.me().Stock[tekhenu.Scribe] = 1, 1
	u.play("play B19", "play B17")
	u.has(map[string]int{"population": 9, "happiness": 0, "scribe": 0})
	if u.Turn.Across != 1 || u.Turn.Beside != 1 {
		t.Errorf("actions left %+v, want one Across and one Beside", u.Turn)
	}
}

// TEK-RUL-21 b, TEK-RUL-73: if only gray dice are left and none has an action, the player puts one down.
func TestIdleDie(t *testing.T) {
	u := newTurn(t, 3)
	u.dice("ra gray 4", "horus gray 2", "horus black 1")
	u.refuses("pass", "pass")
	u.refuses("die horus black 1", "forbidden")
	u.play("die ra gray 4")
	if got := len(u.Moves(nil, u.seat)); got != 1 {
		t.Errorf("%d legal moves, want only idle", got)
	}
	u.play("idle")
	u.at("over")
	u.has(map[string]int{"right": 4})
	if u.events(tekhenu.EvLostActions) != 0 {
		t.Error("an event reports a lost action")
	}
}

// TEK-RUL-21 a, TEK-RUL-69: a gray die without an action is refused if another die has one.
func TestGrayDieIsRefused(t *testing.T) {
	u := newTurn(t, 3)
	u.dice("ra gray 4", "horus white 1")
	u.refuses("die ra gray 4", "action")
	u.me().Stock[tekhenu.Limestone] = 9
	u.refuses("die ra gray 4", "")
}

// TEK-RUL-21 c: if all dice are Forbidden, the player passes or spends Scribes.
func TestPass(t *testing.T) {
	u := newTurn(t, 3)
	u.dice("horus black 4")
	u.me().Stock[tekhenu.Scribe] = 2
	u.refuses("anubis", "")
	u.refuses("die osiris white 4", "such-die")
	u.play("pass")
	u.at("over")
	u.has(map[string]int{"left": 0, "right": 0, "below": 0, "scribe": 2})
}

// TEK-RUL-78, TEK-16.5.11: B24 after B23 is wasted, but T24 pays for it. T23 pays for one Anubis action.
func TestTEK_RUL_78_SecondFreeAnubis(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B23", "B24", "T24", "T23")
	u.dice("ra gray 1")
	u.play("play B23", "play B24", "die ra gray 1", "produce bread")
	u.at("over")
	u.has(map[string]int{"gold": 2, "cards": 3, "below": 1})
}

// TEK-RUL-79: the Gold from T24 does not count towards the price needed for B17, but may pay it.
func TestTEK_RUL_79_PriceBeforeGold(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B17", "T24", "T10")
	u.dice("hathor white 2")
	u.me().Stock[tekhenu.Bread] = 9
	u.play("die hathor white 2")
	u.refuses("play B17", "cost")
	u.me().Stock[tekhenu.Scribe] = 1
	u.play("play B17")
	u.at("pay")
	u.play("pay gold-1 scribe-0 swap-0")
	u.has(map[string]int{"gold": 0, "scribe": 1})
}
