package tekhenu

import (
	"slices"
	"testing"

	"ennead/game"
)

// rival is a solo table where Botankhamun's marker is on an action tile, and the light falls as the arrow at Horus says.
func rival(t testing.TB, tile uint8) *State {
	t.Helper()
	s := bare(t, 1)
	s.Rival = Rival{Pyramid: [10]uint8{tile}, At: 1}
	s.Round = 1
	return s
}

// lay puts a die around the obelisk.
func (s *State) lay(g God, c Colour, face uint8) {
	s.Bag[c]--
	s.Dial[g].add(c, face)
}

// dice are the dice that he might take, in words.
func botWants(s *State) (words []string) {
	dice, _ := s.botDice(nil)
	for _, m := range dice {
		words = append(words, Lexicon.Text(m))
	}
	return words
}

// TEK-18.9: the highest die of the section that he may take, a pure one first; then the next section.
func TestBotGodTile(t *testing.T) {
	s := rival(t, 1) // Horus lies in the sun
	s.lay(Horus, Black, 6)
	s.lay(Horus, Yellow, 5)
	s.lay(Horus, White, 5)
	s.lay(Horus, Gray, 5)
	if got := botWants(s); !slices.Equal(got, []string{"die horus white 5"}) {
		t.Errorf("he wants %v", got)
	}
	s = rival(t, 1)
	s.lay(Horus, Yellow, 5)
	s.lay(Horus, Gray, 5)
	if got := botWants(s); !slices.Equal(got, []string{"die horus yellow 5", "die horus gray 5"}) {
		t.Errorf("he wants %v", got)
	}
	s.from(StepBotTurn, Bot, botMoved, 0)
	asks(t, s, StepBotDie, game.Nature)
	if s.Even() || s.Weight(game.Move{Verb: vDie, A: 0, B: uint8(Gray), C: 5}) != 1 {
		t.Error("the dice are not equally likely")
	}
	s = rival(t, 1) // TEK-RUL-48
	s.lay(Horus, Black, 6)
	s.lay(Hathor, Brown, 2)
	s.lay(Osiris, Gray, 6)
	if got := botWants(s); !slices.Equal(got, []string{"die hathor brown 2"}) {
		t.Errorf("he wants %v", got)
	}
}

// TEK-18.10, TEK-SC-43: purity plays no part on the tile of a Resource; Statues of his do.
func TestBotResourceTile(t *testing.T) {
	s := rival(t, 10) // Bread first
	s.Arrow = Hathor  // Ra lies in the shade, Bastet in the sun
	for s.Lit(Ra) != Shade || s.Lit(Bastet) != Dark {
		if s.Arrow = (s.Arrow + 1) % gods; s.Arrow == Hathor {
			break
		}
	}
	s.lay(Ra, Brown, 6)
	s.lay(Thoth, Brown, 4)
	if s.Lit(Bastet) == Dark {
		s.lay(Bastet, Brown, 6)
	}
	swap := func(a, b God) {
		s.Slot[a], s.Slot[b] = s.Slot[b], s.Slot[a]
		s.HorusTiles[s.Slot[a]], s.HorusTiles[s.Slot[b]] = a, b
	}
	swap(Bastet, Thoth) // on slot 5
	if got := botWants(s); !slices.Equal(got, []string{"die ra brown 6", "die bastet brown 6"}) {
		t.Errorf("without Statues he wants %v", got)
	}
	s.GodSites[Ra][0] = Bot
	if got := botWants(s); !slices.Equal(got, []string{"die ra brown 6"}) {
		t.Errorf("with one Statue he wants %v", got)
	}
	s.GodSites[Bastet][0] = Bot
	if got := botWants(s); !slices.Equal(got, []string{"die bastet brown 6"}) {
		t.Errorf("with two Statues he wants %v", got)
	}
	s = rival(t, 10) // Bread, Papyrus, Granite, Limestone: none but gray
	s.lay(Ra, Gray, 3)
	s.lay(Thoth, Gray, 2)
	s.lay(Horus, Brown, 6) // forbidden in the sun
	if got := botWants(s); !slices.Equal(got, []string{"die ra gray 3"}) {
		t.Errorf("he wants %v", got)
	}
}

// TEK-RUL-66: only forbidden dice.
func TestBotWithoutDie(t *testing.T) {
	s := rival(t, 1)
	s.lay(Horus, Black, 6)
	s.from(StepBotTurn, Bot, botMoved, 0)
	if s.Owing() != 0 || s.Player[Bot].Dice != [4]Die{} {
		t.Errorf("%v owe, his dice %v", s.Owing(), s.Player[Bot].Dice)
	}
}

// TEK-18.7, TEK-SC-58: the marker goes up-right or right.
func TestDeben(t *testing.T) {
	s := rival(t, 1)
	s.Rival = Rival{Pyramid: [10]uint8{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}}
	var at []uint8
	for _, flip := range []string{"", "up", "right", "up"} {
		s.from(StepBotTurn, Bot, botBegins, 0)
		if flip != "" {
			asks(t, s, StepDeben, game.Nature)
			moves(t, s, game.Nature, "deben "+flip)
		}
		at = append(at, s.Rival.At)
		s.Stack, s.Turn = bare(t, 1).Stack, Turn{Seat: NoSeat}
	}
	if !slices.Equal(at, []uint8{1, 5, 6, 9}) {
		t.Errorf("he was on %v", at)
	}
}

// acts is a turn of his with a die of that face, from the section of a god.
func acts(t testing.TB, s *State, g God, c Colour, face uint8) *game.Log {
	t.Helper()
	log := &game.Log{}
	s.Player[Bot].Dice = [4]Die{}
	s.Dial[g].add(c, face)
	s.botTakes(game.Move{Verb: vDie, A: uint8(g), B: uint8(c), C: face}, byRule, log)
	steps.Settle(s, &s.Stack, log)
	return log
}

// TEK-18.11, TEK-RUL-06: a Statue for the god of the slot, which pays from the next action on (TEK-18.12).
func TestBotHorus(t *testing.T) {
	s := rival(t, 1)
	acts(t, s, Horus, White, 1) // Horus lies on slot 1
	if s.GodSites[Horus][0] != Bot || s.Player[Bot].Stock[Scribe] != 0 {
		t.Errorf("sites %v, %d Scribes", s.GodSites[Horus], s.Player[Bot].Stock[Scribe])
	}
	acts(t, s, Horus, White, 2)
	if s.GodSites[Ra][0] != Bot || s.Player[Bot].Stock[Scribe] != 1 {
		t.Errorf("sites %v, %d Scribes", s.GodSites[Ra], s.Player[Bot].Stock[Scribe])
	}
	s.Districts[0][Granite] = 0 // above the quarries he takes the lead of two districts, above the workshops of two as well
	acts(t, s, Horus, White, 2)
	asks(t, s, StepBotSite, game.Nature)
	if got := offered(s, game.Nature); !slices.Equal(got, []string{"site SP-WS", "site SP-QU"}) && !slices.Equal(got, []string{"site sp-ws", "site sp-qu"}) {
		t.Errorf("offered %v", got)
	}
	s.Play(game.Nature, s.Moves(nil, game.Nature)[1], nil)
	if s.People[3] != Bot || s.PeopleGold&(1<<3) != 0 || s.Player[Bot].Stock[Gold] != 0 { // TEK-18.8
		t.Errorf("people %v, Gold at %b", s.People, s.PeopleGold)
	}
	s.People[2] = 0
	raise(s, Bot, [2]int{1, 3}, [2]int{3, 1}, [2]int{3, 2})
	acts(t, s, Horus, White, 2) // two Columns in row 3 to one in column 3
	if s.People[0] != Bot || s.Player[Bot].VP[PartStatues] != 6 {
		t.Errorf("people %v, %d VP", s.People, s.Player[Bot].VP[PartStatues])
	}
	acts(t, s, Horus, White, 2)
	acts(t, s, Horus, White, 2) // no site is left, or no Statue
	if s.Player[Bot].VP[PartStatues] != 6+3+3 {
		t.Errorf("%d VP for Statues", s.Player[Bot].VP[PartStatues])
	}
}

// TEK-18.13, TEK-SC-47: the cell that scores most; of equals the one in line with a Building of his, then the inner one.
func TestBotRa(t *testing.T) {
	s := rival(t, 2)
	build(t, s, Bot, "BW-1")
	cells, why := s.botCells(nil) // two sides at the border and a Building
	var words []string
	for _, m := range cells {
		words = append(words, Lexicon.Text(m))
	}
	if len(words) != 2 || s.botCellVP(0) != 3 || why != byRule {
		t.Errorf("%v, %d", words, why)
	}
	s = rival(t, 2)
	for cell := range s.Temple {
		if cell != 7 && cell != 12 { // one on the inside and above it one inside as well
			s.Temple[cell] = Cell{Tile: 1, Owner: 0}
		}
	}
	s.Temple[2].Tile = 0 // on the border, three neighbours and the border
	s.Temple[7].Tile = 1
	if got, why := s.botCells(nil); len(got) != 1 || got[0].A != 12 || why != byInside {
		t.Errorf("%v, %d", got, why)
	}
	build(t, s, Bot, "BS-1") // in another line
	build(t, s, Bot, "BW-1")
	build(t, s, 0, "BW-3")
	if got, why := s.botCells(nil); len(got) != 1 || got[0].A != 2 || why != byLine {
		t.Errorf("%v, %d", got, why)
	}
}

// TEK-18.14: most Columns in line, Population, no tokens.
func TestBotHathor(t *testing.T) {
	s := rival(t, 3)
	raise(s, Bot, [2]int{2, 2}, [2]int{2, 4})
	acts(t, s, Hathor, White, 4)
	p := &s.Player[Bot]
	if s.Sites[siteOf(t, siteNames[1])] != Bot || p.VP[PartBuildings] != 6 || p.Population != 11 || p.Stock != [tokens]uint8{} {
		t.Errorf("sites %v, %+v", s.Sites, p)
	}
}

// TEK-18.15, TEK-SC-45: Happiness, or Population where it is reached.
func TestBotBastet(t *testing.T) {
	s := rival(t, 4)
	p := &s.Player[Bot]
	p.Happiness = 6
	acts(t, s, Bastet, White, 4)
	if p.Happiness != 8 || p.Population != 9 || p.Stock[Scribe] != 1 || s.Open != 1<<2 {
		t.Errorf("%d, %d, %d Scribes, open %b", p.Happiness, p.Population, p.Stock[Scribe], s.Open)
	}
}

// TEK-18.16, TEK-RUL-45: the highest section; Decrees, then Technologies, then Blessings.
func TestBotThoth(t *testing.T) {
	s := rival(t, 5)
	s.Market[0] = [4]Card{Blessing.Of(1), Blessing.Of(2), Technology.Of(3)}
	s.Market[1] = [4]Card{Blessing.Of(4), 0, Technology.Of(5), 0}
	p := &s.Player[Bot]
	p.Happiness = 6
	acts(t, s, Thoth, White, 5)
	if p.Techs != Cards(0).With(5).With(3) || p.Blessings != Cards(0).With(4) {
		t.Errorf("he took %b and %b", p.Techs, p.Blessings)
	}
	s.Market[2] = [4]Card{Blessing.Of(6), Technology.Of(7), Technology.Of(8), Decree.Of(9)}
	p.Happiness = 9
	acts(t, s, Thoth, White, 3)
	if !p.Decrees.Has(9) || !p.Known.Has(9) || !p.Techs.Has(7) || p.Techs.Has(8) || p.Blessings.Has(6) {
		t.Errorf("he took %b, %b and %b", p.Decrees, p.Techs, p.Blessings)
	}
}

// TEK-18.17, TEK-SC-44: row and district, the next space to the right, the row above.
func TestBotOsiris(t *testing.T) {
	s := rival(t, 6)
	for _, at := range [][2]int{{0, 0}, {1, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 3}, {3, 3}} {
		s.Districts[at[0]][at[1]] = 0
	}
	for _, want := range [][2]int{{2, 1}, {2, 2}, {2, 3}, {2, 0}} {
		before := s.emptiest()
		if before != 1 && want == [2]int{2, 1} {
			t.Errorf("the emptiest district is %d", before)
		}
		s.Turn = Turn{Seat: Bot, From: Osiris, Colour: Brown, Value: 3}
		s.botOsiris(nil)
		if s.Districts[want[0]][want[1]] != Bot {
			t.Errorf("he did not build in row %d of district %d", want[0]+1, want[1])
		}
	}
	s.botOsiris(nil) // row 3 is full, row 2 from Bread on
	if s.Districts[1][1] != Bot || s.RowGold || s.Player[Bot].Stock[Gold] != 0 || s.Player[Bot].Happiness != 4 {
		t.Errorf("districts %v", s.Districts)
	}
}

// TEK-RUL-43: what cannot be done is passed over, and the bonus is paid all the same.
func TestBotIdle(t *testing.T) {
	s := rival(t, 6)
	s.GodSites[Osiris][0] = 0
	s.Player[Bot].Buildings = buildings
	log := acts(t, s, Osiris, White, 6)
	if !slices.ContainsFunc(log.Events, func(e game.Event) bool { return e.Kind == evBotIdle }) || s.Player[0].VP[PartBonus] != 2 {
		t.Errorf("%v, %d VP", log.Events, s.Player[0].VP[PartBonus])
	}
}

// TEK-18.18, TEK-SC-46, TEK-SC-60: order at Maat, and who takes which Destiny card.
func TestTEK_RUL_76_BotMaat(t *testing.T) {
	s := rival(t, 1)
	s.Order = [4]game.Seat{Bot, 0, NoSeat, NoSeat}
	s.Round, s.Maats = 8, 1
	s.Marks = [2]God{Thoth, Thoth}
	s.Player[0].Dice[0] = Die{Face: 2, Pan: Right}
	s.Player[0].Techs = Cards(0).With(tFaith)
	s.from(StepMaat, 0, maatBegins, 0)
	moves(t, s, 0, "faith left 0")
	moves(t, s, 0, "faith right 0")
	if s.Order[0] != 0 {
		t.Errorf("order %v", s.Order)
	}
	asks(t, s, StepDestiny, 0)
	moves(t, s, 0, "destiny A01")
	asks(t, s, StepPlan, game.Nature) // TEK-18.19, TEK-RUL-76
	if s.Player[Bot].Destiny != 0 || s.Ankh(Bot) != 4 || s.Rival != (Rival{}) {
		t.Errorf("he has Destiny %d, Ankh %d", s.Player[Bot].Destiny, s.Ankh(Bot))
	}
	s = rival(t, 1)
	s.Round, s.Maats, s.Marks = 4, 0, [2]God{Thoth, Thoth}
	s.Player[0].Dice[0] = Die{Face: 3, Pan: Right}
	s.from(StepMaat, 0, maatBegins, 0)
	asks(t, s, StepBotDestiny, game.Nature) // |-3| is his 3, and his Ankh is higher
	moves(t, s, game.Nature, "destiny A01")
	if got := offered(s, 0); s.Player[Bot].Stock[Scribe] != 0 || !slices.Equal(got, []string{"destiny A02", "destiny A03", "destiny A04"}) {
		t.Errorf("offered %v", got)
	}
}

// TEK-18.20, TEK-18.21, TEK-SC-48: his pile.
func TestBotPile(t *testing.T) {
	s := rival(t, 1)
	p := &s.Player[Bot]
	p.Techs, p.Blessings, p.Decrees, p.Stock[Scribe] = Cards(0).With(1).With(2).With(3), Cards(0).With(4).With(5), Cards(0).With(6).With(7), 5
	s.from(StepScoring, 0, scoringBegins, 0)
	if p.VP[PartPile] != 10 || p.Blessings != 0 || s.Spent[Blessing] != Cards(0).With(4).With(5) {
		t.Errorf("the first time %d VP", p.VP[PartPile])
	}
	p.Techs = p.Techs.With(8)
	s.from(StepScoring, 0, scoringBegins, 0)
	s.from(StepEnd, 0, endReveals, 0)
	if p.VP[PartPile] != 10+8+2 || p.VP[PartDecrees] != 8 {
		t.Errorf("at the end %d and %d VP", p.VP[PartPile], p.VP[PartDecrees])
	}
	s.Pious = true
	s.from(StepEnd, 0, endReveals, 0)
	if p.VP[PartDecrees] != 8+16 {
		t.Errorf("pious: %d VP", p.VP[PartDecrees])
	}
}

// TEK-18.3 to TEK-18.6, TEK-18.24, TEK-SC-59: his pieces at the start.
func TestBotSetup(t *testing.T) {
	for level, want := range map[string]struct{ statues, buildings, columns uint8 }{"easy": {1, 0, 0}, "medium": {1, 2, 1}, "hard": {2, 2, 1}} {
		s := opened(t, game.Setup{Players: 1, Options: map[string]string{"level": level}})
		playOut(t, s, chances(3), func(s *State) bool { return s.Top().Step == StepDraft })
		p := &s.Player[Bot]
		if p.Statues != want.statues || p.Buildings != want.buildings || p.Columns != want.columns || s.Score(Bot) != 10 || p.Stock != [tokens]uint8{} || p.Decrees != 0 {
			t.Errorf("%s: %+v", level, p)
		}
		if p.Population != 7 || p.Happiness != 4 || s.statuesOn(Bot, s.HorusTiles[0]) != 1 {
			t.Errorf("%s: %+v", level, p)
		}
		if len(s.Moves(nil, 0)) != 3 { // TEK-18.2
			t.Errorf("offered %v", offered(s, 0))
		}
		playOut(t, s, chances(3), func(s *State) bool { return s.Round > 0 || s.Top().Step == StepDistrict })
		if s.Order != [4]game.Seat{Bot, 0, NoSeat, NoSeat} || s.Player[Bot].Destiny == 0 || s.Player[Bot].Stock[Gold] != 0 {
			t.Errorf("order %v", s.Order)
		}
		if s.Top().Step == StepDistrict && level != "easy" && s.Districts[4][Bread] != Bot {
			t.Error("his Buildings do not stand on Bread")
		}
	}
	s := opened(t, game.Setup{Players: 1, Options: map[string]string{"start-cards": "dealt"}})
	playOut(t, s, chances(4), func(s *State) bool { return s.Top().Step == StepDraft || s.Top().Step == StepBotDestiny })
	if s.Top().Step != StepBotDestiny || s.Player[0].Start[0] == 0 || s.Player[0].Start[1] == 0 {
		t.Errorf("%q, cards %v", steps[s.Top().Step].Name, s.Player[0].Start)
	}
}

// TEK-18.23, TEK-18.25: every solo game comes to its end, at every level, and he is never asked.
func TestSoloEnds(t *testing.T) {
	games := uint64(3000)
	if testing.Short() {
		games = 150
	}
	for seed := range games {
		s := opened(t, game.Setup{Players: 1, Options: map[string]string{
			"level": []string{"easy", "medium", "hard"}[seed%3], "start-cards": []string{"chosen", "dealt"}[seed/3%2],
			"decrees": []string{"plain", "pious"}[seed/6%2], "pool": []string{"small", "large"}[seed/12%2],
		}})
		playOut(t, s, chances(seed), func(s *State) bool {
			if s.Owing().Has(Bot) {
				t.Fatalf("he is asked %q", steps[s.Top().Step].Name)
			}
			return false
		})
		if s.Round != rounds || s.Scored != 2 || s.Score(Bot) < 30 {
			t.Fatalf("seed %d: round %d, %d scorings, he has %d", seed, s.Round, s.Scored, s.Score(Bot))
		}
	}
}
