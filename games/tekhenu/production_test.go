package tekhenu_test

import (
	"testing"

	"ennead/games/tekhenu"
)

// TEK-EX-17, TEK-EX-18, TEK-SC-08, TEK-15.3: the marker limits each Production, not the stock.
func TestProduction(t *testing.T) {
	for _, c := range []struct {
		marker, face, kept, surplus int
	}{{3, 5, 3, 2}, {4, 4, 4, 0}, {6, 4, 4, 0}, {2, 6, 2, 4}, {2, 1, 1, 0}} {
		u := newTurn(t, 3)
		u.dice("hathor brown 1", "hathor brown 2", "hathor brown 3", "hathor brown 4", "hathor brown 5",
			"hathor brown 6")
		u.me().Production[tekhenu.Bread] = uint8(c.marker)
		u.me().Stock[tekhenu.Bread] = 7
		u.play("die hathor brown "+tekhenu.FaceNames[c.face], "produce bread")
		u.at("over")
		u.has(map[string]int{"bread": 7 + c.kept, "surplus bread": c.surplus, "left": c.face})
	}
}

// TEK-SC-33, TEK-16.6.8, TEK-16.6.9, TEK-16.5.9, TEK-RUL-31: T12 and T13 apply to each Production, and T13 asks again.
func TestRepeatedProduction(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("T12", "T13", "B21")
	u.dice("hathor yellow 4")
	u.me().Production[tekhenu.Papyrus] = 3
	u.play("die hathor yellow 4")
	u.refuses("value 2", "not-now")
	u.play("value 5", "play B21")
	u.at("stretch")
	u.play("value 5")
	u.at("over")
	u.has(map[string]int{"papyrus": 8, "surplus papyrus": 4, "cards": 4})
}

// TEK-16.5.9: B21 and B22 together make three Productions. Each other Blessing applies to one of them.
func TestThreeProductions(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B21", "B22", "B05", "T11", "T17", "T24")
	u.dice("hathor brown 1")
	u.play("die hathor brown 1", "play B21", "play B05", "play B22")
	u.at("over")
	u.has(map[string]int{"bread": 3, "gold": 6, "cards": 12})
}

// TEK-16.6.9, TEK-RUL-29: T13 stays within 1 to 6.
func TestStretchRange(t *testing.T) {
	for face, want := range map[string]int{"1": 2, "3": 3, "6": 2} {
		u := newTurn(t, 3)
		u.cards("T13")
		u.dice("hathor brown " + face)
		u.play("die hathor brown " + face)
		if got := len(u.offers("value")); got != want {
			t.Errorf("T13 makes %d values of a %s, want %d", got, face, want)
		}
	}
}

// TEK-16.5.1, TEK-4.12: the Blessings of a Production work only with Productions, and are optional.
func TestProductionBlessings(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B01", "B06")
	u.dice("hathor white 2", "osiris gray 2")
	u.refuses("play B01", "not-now")
	start := *u.State
	u.me().Stock[tekhenu.Bread] = 9
	u.play("die hathor white 2")
	u.refuses("play B01", "not-now")
	u.play("produce limestone", "play B01")
	u.at("bless")
	u.play("done")
	u.at("over")
	u.has(map[string]int{"limestone": 6, "surplus limestone": 0, "scribe": 0})
	if !u.me().Blessings.Has(6) {
		t.Error("B06 was spent")
	}
	*u.State = start
	u.play("die osiris gray 2")
	if u.no("play B01") == "" {
		t.Error("B01 is legal with a god action")
	}
}

// TEK-RUL-07, TEK-RUL-58, TEK-RUL-71: a Production of Happiness 21 outside the turn allows no Blessings, and any value.
func TestProductionOutsideATurn(t *testing.T) {
	u := newTurn(t, 3)
	u.cards("B01", "B21", "T13", "B07")
	u.Turn.Seat = tekhenu.NoSeat
	u.Push(tekhenu.StepFeast, u.seat, tekhenu.FeastJoy, 0)
	tekhenu.Steps.Settle(u.State, &u.Stack, nil)
	u.refuses("play B07", "not-now")
	u.play("produce granite", "value 6")
	u.has(map[string]int{"granite": 3, "surplus granite": 4})
	if b := u.me().Blessings; b.Len() != 3 {
		t.Errorf("Blessings left: %b, want 3", b)
	}
}
