package tekhenu_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
)

// thoth is a turn with a die of Thoth's section and these cards in the market: B01, B06, T01 in section 1, B02, B03,
// T03, T04 in section 2, and more in sections 3 and 4 if they are open.
func thoth(t *testing.T, value string, open uint8, happiness, papyrus int) *turn {
	u := newTurn(t, 3)
	market := [tekhenu.Sections][]tekhenu.Card{
		{tekhenu.Blessing.Of(1), tekhenu.Blessing.Of(6), tekhenu.Technology.Of(1)},
		{tekhenu.Blessing.Of(2), tekhenu.Blessing.Of(3), tekhenu.Technology.Of(3), tekhenu.Technology.Of(4)},
		{tekhenu.Blessing.Of(4), tekhenu.Technology.Of(5), tekhenu.Technology.Of(6), tekhenu.Decree.Of(1)},
		{tekhenu.Blessing.Of(5), tekhenu.Technology.Of(7), tekhenu.Decree.Of(2), tekhenu.Decree.Of(3)},
	}
	for section := range market {
		for slot, card := range market[section] {
			give(u.State, u.seat, card.Kind(), card.Number())
			if u.Market[section][slot] = 0; open&(1<<section) != 0 {
				u.Market[section][slot] = card
			}
		}
	}
	u.Open = open
	p := u.me()
	p.Blessings, p.Techs, p.Decrees, p.Known = 0, 0, 0, 0
	p.Happiness, p.Population, p.Stock[tekhenu.Papyrus] = uint8(happiness), 15, uint8(papyrus)
	u.dice("thoth gray "+value, "thoth black 1")
	return u
}

// TEK-13.4: Happiness unlocks the sections one by one.
func TestUsableSections(t *testing.T) {
	for happiness, want := range map[int]int{0: 0, 1: 1, 4: 1, 5: 2, 8: 2, 9: 3, 12: 3, 13: 4, 15: 4} {
		u := thoth(t, "1", 15, happiness, 0)
		got := 0
		for section := range uint8(tekhenu.Sections) {
			if u.Usable(u.seat, section) {
				got++
			}
		}
		if got != want {
			t.Errorf("Happiness %d: %d usable sections, want %d", happiness, got, want)
		}
		if legal := u.no("die thoth gray 1") == ""; legal != (want > 0) { // TEK-SC-30
			t.Errorf("Happiness %d: the Thoth die is legal: %t, want %t", happiness, legal, !legal)
		}
	}
	if u := thoth(t, "1", 3, 15, 0); u.Usable(u.seat, 2) {
		t.Error("a closed section is usable")
	}
}

// TEK-SC-27, TEK-13.5, TEK-13.6: three cards cost 3 Papyrus and come from one section. A forced card is taken without a
// question.
func TestThreeCards(t *testing.T) {
	u := thoth(t, "5", 3, 5, 3)
	u.play("die thoth gray 5")
	u.refuses("refresh 1", "cost")
	if got := len(u.offers("take")); got != 7 {
		t.Errorf("%d cards to choose from, want 7", got)
	}
	u.play("take B03")
	u.at("take")
	u.refuses("take B01", "other-section")
	u.play("take T04", "take B02")
	u.at("over")
	if p := u.me(); p.Blessings != tekhenu.Cards(0).With(2).With(3) || p.Techs != tekhenu.Cards(0).With(4) {
		t.Errorf("took Blessings %b and Technologies %b, want B02, B03 and T04", p.Blessings, p.Techs)
	}
	u.has(map[string]int{"papyrus": 0})
	if u.OnSale(0) != 3 || u.OnSale(1) != 4 {
		t.Errorf("%d and %d cards in the market, want 3 and 4 (TEK-13.9)", u.OnSale(0), u.OnSale(1))
	}
}

func TestAllOfASection(t *testing.T) {
	u := thoth(t, "5", 3, 5, 3)
	u.play("die thoth gray 5", "take B01")
	u.at("over")
	if u.events(tekhenu.EvTaken) != 2 {
		t.Errorf("%d cards taken without a question, want 2", u.events(tekhenu.EvTaken))
	}
}

// TEK-SC-50, TEK-13.7, TEK-13.12: a player may refresh a section once for 1 Papyrus, if they can still pay the price.
func TestRefresh(t *testing.T) {
	u := thoth(t, "3", 3, 5, 2)
	u.play("die thoth gray 3")
	u.refuses("refresh 1", "cost")
	u = thoth(t, "3", 3, 5, 2)
	u.cards("T20")
	u.play("die thoth gray 3")
	u.has(map[string]int{"papyrus": 3})
	u.refuses("refresh 3", "not-now")
	u.play("refresh 1")
	if p := u.me(); p.Stock[tekhenu.Papyrus] != 2 || u.OnSale(0) != 3 || !u.Spent[tekhenu.Technology].Has(1) {
		t.Errorf("after the refresh: %v, %d cards, discards %v", p.Stock, u.OnSale(0), u.Spent)
	}
	u.refuses("refresh 1", "refresh")
	u.refuses("refresh 2", "cost")
	u.play("take T03")
	u.refuses("refresh 2", "not-now")
	u.play("take T04")
	u.at("over")
	u.has(map[string]int{"papyrus": 0})
}

// TEK-13.4, TEK-RUL-23: a section that the player may not use is neither refreshed nor taken from.
func TestUnusableSection(t *testing.T) {
	u := thoth(t, "1", 3, 4, 9)
	u.play("die thoth gray 1")
	u.refuses("take T03", "use")
	u.refuses("refresh 2", "use")
	u.refuses("take T01", "")
}

// TEK-RUL-22: a section with too few cards is refused while another has enough. Otherwise a fullest section gives all
// its cards.
func TestTooFewCards(t *testing.T) {
	u := thoth(t, "5", 3, 5, 3)
	u.Market[0] = [4]tekhenu.Card{tekhenu.Blessing.Of(1)}
	u.play("die thoth gray 5")
	u.refuses("take B01", "card")
	u.refuses("take B02", "")

	u = thoth(t, "5", 3, 5, 3)
	u.Market[0] = [4]tekhenu.Card{tekhenu.Blessing.Of(1)}
	u.Market[1] = [4]tekhenu.Card{tekhenu.Blessing.Of(2), 0, tekhenu.Technology.Of(3)}
	u.play("die thoth gray 5")
	u.refuses("take B01", "card")
	u.play("take T03")
	u.at("over")
	u.has(map[string]int{"papyrus": 0})
	if !u.me().Blessings.Has(2) {
		t.Error("the player did not get the other card, B02")
	}

	u = thoth(t, "5", 3, 5, 3)
	u.Market[0], u.Market[1] = [4]tekhenu.Card{}, [4]tekhenu.Card{}
	u.me().Stock[tekhenu.Scribe] = 1
	u.play("die thoth black 1")
	u.refuses("god thoth", "cards")
}

// TEK-RUL-61: a card taken works from the next action on. TEK-20.1: everybody knows a Decree from the market.
func TestTakenCards(t *testing.T) {
	u := thoth(t, "3", 15, 13, 2)
	u.cards("T01", "B19")
	u.Market[2][1] = tekhenu.Technology.Of(8)
	u.play("die thoth gray 3", "god thoth", "take T08")
	if p := u.me(); !p.New.Has(8) || u.Tech(u.seat, 8) {
		t.Errorf("new Technologies %b, want T08, which does not work yet", p.New)
	}
	u.play("take D01")
	if p := u.me(); p.New != 0 || !u.Tech(u.seat, 8) || !p.Known.Has(1) || !p.Decrees.Has(1) {
		t.Errorf("after the action: %+v", p)
	}
}

// TEK-13.11, TEK-SC-54, TEK-RUL-68: discards are shuffled when a card must be drawn. A slot without a card to draw
// stays empty.
func TestDecksRunOut(t *testing.T) {
	u := thoth(t, "1", 1, 5, 1)
	u.Deck[tekhenu.Technology], u.Spent[tekhenu.Technology] = 0, tekhenu.Cards(0).With(20).With(21)
	u.Deck[tekhenu.Blessing], u.Spent[tekhenu.Blessing] = 0, 0
	u.Market[0] = [4]tekhenu.Card{tekhenu.Blessing.Of(1), 0, tekhenu.Technology.Of(1)}
	u.play("die thoth gray 1", "refresh 1")
	if u.Market[0][0] != tekhenu.Blessing.Of(1) || u.Market[0][1] != 0 || u.events(tekhenu.EvShuffled) != 2 {
		t.Errorf("after the refresh: %v, %d shuffles, want B01, no card, and 2", u.Market[0],
			u.events(tekhenu.EvShuffled))
	}
	now, want := u.Deck[tekhenu.Technology].With(u.Market[0][2].Number()), tekhenu.Cards(0).With(1).With(20).With(21)
	if now != want || u.Spent[tekhenu.Technology] != 0 {
		t.Errorf("Technologies in play %b, discarded %b, want T01, T20, T21 and none", now, u.Spent[tekhenu.Technology])
	}
	u.play("take " + tekhenu.CardNames[u.Market[0][2]])
	u.at("over")
	if u.Market[0][1] != 0 || u.Market[0][2].Kind() != tekhenu.Technology {
		t.Errorf("market at the end of the turn %v, want no second Blessing and a Technology", u.Market[0])
	}
}

// TEK-13.9: slots are filled from the lowest section, left to right, each with a card of its kind.
func TestFillOrder(t *testing.T) {
	u := newTurn(t, 3)
	u.Open = 15
	u.Market = [tekhenu.Sections][4]tekhenu.Card{}
	u.Push(tekhenu.StepFill, 0, 15, 0)
	tekhenu.Steps.Settle(u.State, &u.Stack, nil)
	var kindsDrawn, want []tekhenu.Kind
	for u.Top().Step == tekhenu.StepFill {
		m := u.Moves(nil, game.Nature)[0]
		kindsDrawn = append(kindsDrawn, tekhenu.Card(m.A).Kind())
		u.Play(game.Nature, m, nil)
	}
	for _, section := range u.Data.Market {
		want = append(want, section...)
	}
	if !slices.Equal(kindsDrawn, want) {
		t.Errorf("kinds drawn %v, want %v", kindsDrawn, want)
	}
}
