package tekhenu_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
)

// TEK-3.1 to TEK-3.7, TEK-17.1: what lies on the board before cards are drawn.
func TestBoardIsSet(t *testing.T) {
	for people, want := range map[int]struct{ bag, seats int }{1: {2, 2}, 2: {2, 2}, 3: {6, 3}, 4: {8, 4}} {
		s := opened(t, game.Setup{Players: people})
		playOut(t, s, chances(uint64(people)), func(s *tekhenu.State) bool { return s.Top().Step == tekhenu.StepFill })
		for g := range s.Dial {
			n := 0
			for c := range tekhenu.Colour(tekhenu.Colours) {
				n += s.Dial[g].Len(c)
			}
			if n != s.Data.PerSection {
				t.Errorf("%d players: %d dice at %s", people, n, tekhenu.GodNames[g])
			}
		}
		bag := 0
		for _, n := range s.Bag {
			bag += int(n)
		}
		if bag != want.bag || s.Seats() != want.seats || s.TileStack.Len() != tekhenu.TileCount-len(s.Display) {
			t.Errorf("%d players: %d dice in the bag, %d seats, %d tiles", people, bag, s.Seats(), s.TileStack.Len())
		}
		for slot, g := range s.HorusTiles {
			if int(s.Slot[g]) != slot {
				t.Errorf("the tile of %s is on slot %d and %d", tekhenu.GodNames[g], slot, s.Slot[g])
			}
		}
		if s.PeopleGold != 1<<len(s.People)-1 || !s.RowGold { // TEK-3.5
			t.Errorf("Gold lies at %b", s.PeopleGold)
		}
		p := &s.Player[0] // TEK-3.7
		if s.Score(0) != 10 || p.Happiness != 2 || p.Population != 5 ||
			p.Stock != [tekhenu.Tokens]uint8{tekhenu.Gold: 1, tekhenu.Scribe: 1} ||
			p.Production != [tekhenu.Goods]uint8{2, 2, 2, 2} {
			t.Errorf("%d players: the first has %+v", people, p)
		}
	}
}

// TEK-3.2, TEK-SC-04: the markers lie four and eight sections from the arrow.
func TestScoringMarkers(t *testing.T) {
	s := opened(t, game.Setup{Players: 2})
	moves(t, s, game.Nature, "dial ra")
	if s.Arrow != tekhenu.Ra || s.Marks != [2]tekhenu.God{tekhenu.Osiris, tekhenu.Bastet} {
		t.Errorf("arrow %d, markers %v", s.Arrow, s.Marks)
	}
}

func TestOptions(t *testing.T) {
	data := opened(t, game.Setup{Players: 2}).Data
	with := func(people int, key, value string) (*tekhenu.State, error) {
		return tekhenu.New(data, game.Setup{Players: people, Options: map[string]string{key: value}})
	}
	if s, err := with(2, "pool", "large"); err != nil || s.Bag[tekhenu.Gray] != 6 { // TEK-RUL-02
		t.Errorf("large pool: %v, %v", s.Bag, err)
	}
	if s, err := with(3, "pool", "large"); err != nil || s.Bag != s.Data.Pool[3] {
		t.Errorf("a large pool for three: %v, %v", s.Bag, err)
	}
	if s, err := with(1, "level", "hard"); err != nil || s.Level != 2 || !s.Solo {
		t.Errorf("hard: %v", err)
	}
	if s, err := with(1, "decrees", "pious"); err != nil || !s.Pious {
		t.Errorf("pious: %v", err)
	}
	dealt := tekhenu.Frame{Step: tekhenu.StepSetup, A: tekhenu.SetupStart, B: 1}
	if s, err := with(1, "start-cards", "dealt"); err != nil || !slices.Contains(slices.Collect(s.Frames()), dealt) {
		t.Errorf("dealt: %v", err)
	}
	// TEK-3.4
	if s := opened(t, game.Setup{Players: 2,
		Options: map[string]string{"horus": "printed"}}); s.HorusTiles != s.Data.Printed {
		t.Errorf("printed: %v", s.HorusTiles)
	}
	gametest.BadSetups(t, kit.Game, gametest.BadSetup{Players: 2, Key: "pool", Value: "huge",
		Want: `option "pool": "huge" is not one of`})
}

// TEK-3.9, TEK-3.16, TEK-SC-55: of two Decrees one is kept; those given back lie under the deck in seat order.
func TestDecreesAreKept(t *testing.T) {
	s := bare(t, 3)
	s.Push(tekhenu.StepKeep, 0, uint8(s.Persons()), 0)
	from(s, tekhenu.StepDeal, 0, 0, 0)
	for i, card := range []string{"D05", "D02", "D07", "D11", "D21", "D20"} {
		asks(t, s, tekhenu.StepDeal, game.Nature)
		if log := moves(t, s, game.Nature, "card "+card); log.Events[0].Audience != game.Seat(i/2).Set() {
			t.Errorf("%s is seen by %v", card, log.Events[0].Audience)
		}
	}
	if s.Owing() != 7 || s.Player[0].Hand != [2]uint8{2, 5} || s.Deck[tekhenu.Decree].Len() != 18 {
		t.Fatalf("%v owe, the first hand is %v, %d are left", s.Owing(), s.Player[0].Hand, s.Deck[tekhenu.Decree].Len())
	}
	moves(t, s, 2, "keep D21")
	moves(t, s, 0, "keep D02")
	moves(t, s, 1, "keep D07")
	if s.Under != [4]uint8{5, 11, 20} || s.Player[2].Decrees != tekhenu.Cards(0).With(21) ||
		s.Player[0].Hand != [2]uint8{} {
		t.Errorf("under the deck %v", s.Under)
	}
}

// TEK-3.11: clockwise from the first player, and back.
func TestDraftOrder(t *testing.T) {
	s := bare(t, 3)
	s.Laid = 1<<8 - 2
	from(s, tekhenu.StepFirst, 0, 0, 0)
	moves(t, s, game.Nature, "first 2")
	var order []game.Seat
	for s.Owing() != 0 {
		order = append(order, s.Owing().First())
		s.Play(order[len(order)-1], s.Moves(nil, order[len(order)-1])[0], nil)
	}
	if !slices.Equal(order, []game.Seat{1, 2, 0, 0, 2, 1}) || s.Laid.Len() != 1 {
		t.Errorf("order %v, %d left", order, s.Laid.Len())
	}
	if s.Player[1].Start != [2]uint8{1, 6} || s.Player[0].Start != [2]uint8{3, 4} {
		t.Errorf("%v, %v", s.Player[1].Start, s.Player[0].Start)
	}
}

// TEK-3.12, TEK-SC-41: the sum of initiatives, then the higher card.
func TestFirstTurnOrder(t *testing.T) {
	s := bare(t, 3)
	s.Laid = 1 << 12
	s.Player[0].Start, s.Player[1].Start, s.Player[2].Start = [2]uint8{2, 9}, [2]uint8{1, 10}, [2]uint8{5, 8}
	s.FirstOrder(nil)
	if s.Order != [4]game.Seat{2, 1, 0, tekhenu.NoSeat} || s.Laid != 0 {
		t.Errorf("order %v", s.Order)
	}
}

// TEK-3.13, TEK-16.2, TEK-16.3: each reward by itself.
func TestRewards(t *testing.T) {
	for what, want := range map[uint8]tekhenu.Player{
		7: {Stock: [tekhenu.Tokens]uint8{tekhenu.Gold: 2, tekhenu.Scribe: 3}},
		8: {Stock: [tekhenu.Tokens]uint8{tekhenu.Papyrus: 1, tekhenu.Bread: 1,
			tekhenu.Limestone: 1, tekhenu.Granite: 1, tekhenu.Gold: 1, tekhenu.Scribe: 1}},
		12: {Stock: [tekhenu.Tokens]uint8{tekhenu.Gold: 3, tekhenu.Scribe: 1}},
		11: {Stock: [tekhenu.Tokens]uint8{tekhenu.Gold: 1, tekhenu.Scribe: 1}, Population: 3,
			Happiness: 2},
		tekhenu.FromDestiny + 1: {Stock: [tekhenu.Tokens]uint8{tekhenu.Gold: 1, tekhenu.Scribe: 2}},
		tekhenu.FromDestiny + 2: {Stock: [tekhenu.Tokens]uint8{tekhenu.Gold: 2, tekhenu.Scribe: 1}},
		tekhenu.FromDestiny + 4: {Stock: [tekhenu.Tokens]uint8{tekhenu.Gold: 1, tekhenu.Scribe: 1, tekhenu.Faith: 1}},
	} {
		s := bare(t, 2)
		from(s, tekhenu.StepReward, 0, what, 0)
		if p := &s.Player[0]; p.Stock != want.Stock || p.Population != 5+want.Population || p.Happiness != 2+
			want.Happiness || s.Owing() != 0 {
			t.Errorf("reward %d: %v, %d, %d", what, p.Stock, p.Population, p.Happiness)
		}
	}
	s := bare(t, 2)
	from(s, tekhenu.StepReward, 0, 9, 0)
	if got := offered(s, 0); !slices.Equal(got, []string{"token limestone", "token granite"}) {
		t.Errorf("S09 offers %v", got)
	}
	for _, token := range []string{"granite", "limestone", "granite"} {
		moves(t, s, 0, "token "+token)
	}
	if s.Player[0].Stock[tekhenu.Granite] != 2 || s.Player[0].Stock[tekhenu.Limestone] != 1 || s.Owing() != 0 {
		t.Errorf("S09: %v", s.Player[0].Stock)
	}
}

// TEK-16.3.1: A03 is Population or Happiness.
func TestThirdDestiny(t *testing.T) {
	s := bare(t, 2)
	from(s, tekhenu.StepReward, 1, tekhenu.FromDestiny+3, 0)
	asks(t, s, tekhenu.StepTrack, 1)
	moves(t, s, 1, "track happiness")
	if s.Player[1].Happiness != 3 || s.Player[1].Population != 5 {
		t.Errorf("%+v", s.Player[1])
	}
}

// TEK-RUL-39, TEK-RUL-74, TEK-SC-49: own rewards in any order; a Technology kept from S05 works for S01.
func TestTEK_RUL_74_RewardsInAnyOrder(t *testing.T) {
	kept := func(tech string) *tekhenu.State {
		s := bare(t, 2)
		s.Player[0].Start, s.Player[0].Destiny = [2]uint8{1, 5}, 1
		from(s, tekhenu.StepSetup, 0, tekhenu.SetupOwn, 1)
		asks(t, s, tekhenu.StepRewards, 0)
		if s.Player[0].Stock[tekhenu.Scribe] != 2 { // the Scribe of A01 needs no question
			t.Errorf("%v", s.Player[0].Stock)
		}
		moves(t, s, 0, "start S05")
		moves(t, s, game.Nature, "card T09")
		moves(t, s, game.Nature, "card "+tech)
		moves(t, s, 0, "keep "+tech)
		return s
	}
	s := kept("T01")
	asks(t, s, tekhenu.StepDistrict, 0)
	moves(t, s, 0, "district bread")
	p := &s.Player[0]
	if p.Happiness != 2 || p.Production[tekhenu.Bread] != 4 || p.Stock[tekhenu.Bread] != 2 ||
		p.VP[tekhenu.PartCards] != 2 || s.Owing() != 0 || p.Start != [2]uint8{} {
		t.Errorf("with T01: %+v", p)
	}
	if !s.Deck[tekhenu.Technology].Has(9) || s.Deck[tekhenu.Technology].Has(1) {
		t.Error("the other card was not shuffled back")
	}
	s = kept("T14")
	asks(t, s, tekhenu.StepBend, 0)
	if got := offered(s, 0); !slices.Equal(got, []string{"value 3", "value 4", "value 5", "value 6"}) {
		t.Errorf("with T14 the row is one of %v", got)
	}
	s = bare(t, 2)
	s.Player[0].Start = [2]uint8{1, 5}
	from(s, tekhenu.StepSetup, 0, tekhenu.SetupOwn, 0)
	moves(t, s, 0, "start S01")
	moves(t, s, 0, "district granite")
	moves(t, s, game.Nature, "card T01")
	moves(t, s, game.Nature, "card T02")
	moves(t, s, 0, "keep T01")
	if s.Player[0].VP[tekhenu.PartCards] != 0 {
		t.Error("T01 paid for what was built before it")
	}
}

// TEK-16.2.1: S02 is for a quarry, S03 for a workshop; nobody loses Happiness or is paid.
func TestStartBuildings(t *testing.T) {
	s := bare(t, 2)
	s.GodSites[tekhenu.Osiris][0] = 0
	from(s, tekhenu.StepReward, 0, 2, 0)
	refuses(t, s, 0, "district bread", "TEK-16.2.1")
	moves(t, s, 0, "district limestone")
	p := &s.Player[0]
	if p.Happiness != 2 || p.Production[tekhenu.Limestone] != 3 || p.Production[tekhenu.Granite] != 3 ||
		p.Stock[tekhenu.Limestone] != 1 || p.VP[tekhenu.PartBonus] != 0 {
		t.Errorf("S02: %+v", p)
	}
	from(s, tekhenu.StepReward, 1, 3, 0)
	refuses(t, s, 1, "district granite", "TEK-16.2.1")
	moves(t, s, 1, "district papyrus")
	for district := range s.Districts[4] {
		s.Districts[4][district] = 1
	}
	from(s, tekhenu.StepReward, 0, 1, 0) // one that is impossible is skipped
	if s.Owing() != 0 {
		t.Errorf("%v owe", s.Owing())
	}
}

// TEK-RUL-40, TEK-SC-42: the market may open before the first round.
func TestMarketOpensInSetup(t *testing.T) {
	s := bare(t, 2)
	s.Player[0].Start, s.Player[0].Destiny = [2]uint8{7, 11}, 3
	from(s, tekhenu.StepSetup, 0, tekhenu.SetupOwn, 1)
	asks(t, s, tekhenu.StepRewards, 0)
	moves(t, s, 0, "start S11")
	moves(t, s, 0, "track population")
	if s.Player[0].Population != 9 || s.Open != 1<<2 || s.Top().Step != tekhenu.StepFill {
		t.Errorf("Population %d, open %b, %q", s.Player[0].Population, s.Open, tekhenu.Steps[s.Top().Step].Name)
	}
}

// States that are the same moment are equal, whatever the order in which things came.
func TestOrderOfDrawsLeavesNoTrace(t *testing.T) {
	after := func(first string, texts ...string) *tekhenu.State {
		s := bare(t, 2)
		s.Push(tekhenu.StepRoll, 0, 0, 2)
		s.Push(tekhenu.StepKeep, 0, uint8(s.Persons()), 0)
		s.Push(tekhenu.StepLay, 0, 2, 1)
		from(s, tekhenu.StepDeal, 0, 0, 0)
		for _, text := range append([]string{first}, texts...) {
			moves(t, s, s.Owing().First(), text)
		}
		return s
	}
	a := after("card D01", "card D02", "card D03", "card D04", "lay S03", "lay S09", "keep D01", "keep D03",
		"roll white 3", "roll gray 2")
	b := after("card D02", "card D01", "card D04", "card D03", "lay S09", "lay S03", "keep D01", "keep D03",
		"roll gray 2", "roll white 3")
	a.Data, b.Data = nil, nil
	if *a != *b {
		t.Errorf("%+v\n%+v", *a, *b)
	}
}
