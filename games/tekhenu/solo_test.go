package tekhenu_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
)

// rival is a solo table where Botankhamun's marker is on this action tile, and the arrow points at Horus.
func rival(t testing.TB, tile uint8) *tekhenu.State {
	t.Helper()
	s := bare(t, 1)
	s.Rival = tekhenu.Rival{Pyramid: [10]uint8{tile}, At: 1}
	s.Round = 1
	return s
}

// lay puts a die around the obelisk.
func lay(s *tekhenu.State, g tekhenu.God, c tekhenu.Colour, face uint8) {
	s.Bag[c]--
	s.Dial[g].Add(c, face)
}

// botWants returns the dice that he might take, as moves.
func botWants(s *tekhenu.State) (words []string) {
	dice, _ := s.BotDice(nil)
	for _, m := range dice {
		words = append(words, tekhenu.Lexicon.Text(m))
	}
	return words
}

// TEK-18.9: he takes the highest die of the section, a pure one if possible. If there is none, he goes to the next
// section.
func TestBotGodTile(t *testing.T) {
	s := rival(t, 1) // Horus lies in the Sun
	lay(s, tekhenu.Horus, tekhenu.Black, 6)
	lay(s, tekhenu.Horus, tekhenu.Yellow, 5)
	lay(s, tekhenu.Horus, tekhenu.White, 5)
	lay(s, tekhenu.Horus, tekhenu.Gray, 5)
	checkBotWants(t, s, "die horus white 5")
	s = rival(t, 1)
	lay(s, tekhenu.Horus, tekhenu.Yellow, 5)
	lay(s, tekhenu.Horus, tekhenu.Gray, 5)
	checkBotWants(t, s, "die horus yellow 5", "die horus gray 5")
	from(s, tekhenu.StepBotTurn, tekhenu.Bot, tekhenu.BotMoved, 0)
	asks(t, s, tekhenu.StepBotDie, game.Nature)
	if s.Even() || s.Weight(game.Move{Verb: tekhenu.VDie, A: 0, B: uint8(tekhenu.Gray), C: 5}) != 1 {
		t.Error("the gray die does not have weight 1")
	}
	s = rival(t, 1) // TEK-RUL-48
	lay(s, tekhenu.Horus, tekhenu.Black, 6)
	lay(s, tekhenu.Hathor, tekhenu.Brown, 2)
	lay(s, tekhenu.Osiris, tekhenu.Gray, 6)
	checkBotWants(t, s, "die hathor brown 2")
}

// TEK-18.10, TEK-SC-43: on the tile of a Resource, purity does not matter, but his Statues do.
func TestBotResourceTile(t *testing.T) {
	s := rival(t, 10)        // the tile wants Bread first
	s.Arrow = tekhenu.Hathor // Ra lies in the Shade, Bastet in the Dark
	for s.Lit(tekhenu.Ra) != tekhenu.Shade || s.Lit(tekhenu.Bastet) != tekhenu.Dark {
		if s.Arrow = (s.Arrow + 1) % tekhenu.Gods; s.Arrow == tekhenu.Hathor {
			break
		}
	}
	lay(s, tekhenu.Ra, tekhenu.Brown, 6)
	lay(s, tekhenu.Thoth, tekhenu.Brown, 4)
	if s.Lit(tekhenu.Bastet) == tekhenu.Dark {
		lay(s, tekhenu.Bastet, tekhenu.Brown, 6)
	}
	swap := func(a, b tekhenu.God) {
		s.Slot[a], s.Slot[b] = s.Slot[b], s.Slot[a]
		s.HorusTiles[s.Slot[a]], s.HorusTiles[s.Slot[b]] = a, b
	}
	swap(tekhenu.Bastet, tekhenu.Thoth) // on slot 5
	checkBotWants(t, s, "die ra brown 6", "die bastet brown 6")
	s.GodSites[tekhenu.Ra][0] = tekhenu.Bot
	checkBotWants(t, s, "die ra brown 6")
	s.GodSites[tekhenu.Bastet][0] = tekhenu.Bot
	checkBotWants(t, s, "die bastet brown 6")
	s = rival(t, 10) // wants Bread, Papyrus, Granite, Limestone: only gray dice are left
	lay(s, tekhenu.Ra, tekhenu.Gray, 3)
	lay(s, tekhenu.Thoth, tekhenu.Gray, 2)
	lay(s, tekhenu.Horus, tekhenu.Brown, 6) // Forbidden in the Sun
	checkBotWants(t, s, "die ra gray 3")
}

// TEK-RUL-66: he takes no die if all are Forbidden.
func TestBotWithoutDie(t *testing.T) {
	s := rival(t, 1)
	lay(s, tekhenu.Horus, tekhenu.Black, 6)
	from(s, tekhenu.StepBotTurn, tekhenu.Bot, tekhenu.BotMoved, 0)
	if s.Owing() != 0 || s.Player[tekhenu.Bot].Dice != [4]tekhenu.Die{} {
		t.Errorf("to move %v, his dice %v, want none", s.Owing(), s.Player[tekhenu.Bot].Dice)
	}
}

// TEK-18.7, TEK-SC-58: the marker goes up-right or right.
func TestDeben(t *testing.T) {
	s := rival(t, 1)
	s.Rival = tekhenu.Rival{Pyramid: [10]uint8{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}}
	var at []uint8
	for _, flip := range []string{"", "up", "right", "up"} {
		from(s, tekhenu.StepBotTurn, tekhenu.Bot, tekhenu.BotBegins, 0)
		if flip != "" {
			asks(t, s, tekhenu.StepDeben, game.Nature)
			moves(t, s, game.Nature, "deben "+flip)
		}
		at = append(at, s.Rival.At)
		s.Stack, s.Turn = bare(t, 1).Stack, tekhenu.Turn{Seat: tekhenu.NoSeat}
	}
	if !slices.Equal(at, []uint8{1, 5, 6, 9}) {
		t.Errorf("places of the marker %v, want 1, 5, 6, 9", at)
	}
}

// checkBotWants checks the dice that he might take.
func checkBotWants(t *testing.T, s *tekhenu.State, want ...string) {
	t.Helper()
	if got := botWants(s); !slices.Equal(got, want) {
		t.Errorf("he wants %v, want %v", got, want)
	}
}

// acts gives him a turn with a die of this face from the section of a god.
func acts(t testing.TB, s *tekhenu.State, g tekhenu.God, c tekhenu.Colour, face uint8) *game.Log {
	t.Helper()
	log := &game.Log{}
	s.Player[tekhenu.Bot].Dice = [4]tekhenu.Die{}
	s.Dial[g].Add(c, face)
	s.BotTakes(game.Move{Verb: tekhenu.VDie, A: uint8(g), B: uint8(c), C: face}, tekhenu.ByRule, log)
	tekhenu.Steps.Settle(s, &s.Stack, log)
	return log
}

// TEK-18.11, TEK-RUL-06: he builds a Statue for the god of the slot. It pays from the next action on (TEK-18.12).
func TestBotHorus(t *testing.T) {
	s := rival(t, 1)
	acts(t, s, tekhenu.Horus, tekhenu.White, 1) // Horus's tile lies on slot 1
	if s.GodSites[tekhenu.Horus][0] != tekhenu.Bot || s.Player[tekhenu.Bot].Stock[tekhenu.Scribe] != 0 {
		t.Errorf("sites %v, %d Scribes, want his Statue and none", s.GodSites[tekhenu.Horus],
			s.Player[tekhenu.Bot].Stock[tekhenu.Scribe])
	}
	acts(t, s, tekhenu.Horus, tekhenu.White, 2)
	if s.GodSites[tekhenu.Ra][0] != tekhenu.Bot || s.Player[tekhenu.Bot].Stock[tekhenu.Scribe] != 1 {
		t.Errorf("sites %v, %d Scribes, want his Statue and 1", s.GodSites[tekhenu.Ra],
			s.Player[tekhenu.Bot].Stock[tekhenu.Scribe])
	}
	// a Statue above the quarries wins two districts, one above the workshops also two
	s.Districts[0][tekhenu.Granite] = 0
	acts(t, s, tekhenu.Horus, tekhenu.White, 2)
	asks(t, s, tekhenu.StepBotSite, game.Nature)
	checkLegal(t, s, game.Nature, "site SP-WS", "site SP-QU")
	s.Play(game.Nature, s.Moves(nil, game.Nature)[1], nil)
	// TEK-18.8
	if s.People[3] != tekhenu.Bot || s.PeopleGold&(1<<3) != 0 || s.Player[tekhenu.Bot].Stock[tekhenu.Gold] != 0 {
		t.Errorf("sites for the people %v, Gold at %b, want his Statue on the last and no Gold", s.People, s.PeopleGold)
	}
	s.People[2] = 0
	raise(s, tekhenu.Bot, [2]int{1, 3}, [2]int{3, 1}, [2]int{3, 2})
	acts(t, s, tekhenu.Horus, tekhenu.White, 2) // two Columns in row 3, one in column 3
	if s.People[0] != tekhenu.Bot || s.Player[tekhenu.Bot].VP[tekhenu.PartStatues] != 6 {
		t.Errorf("sites for the people %v, %d VP, want his Statue on the first and 6", s.People,
			s.Player[tekhenu.Bot].VP[tekhenu.PartStatues])
	}
	acts(t, s, tekhenu.Horus, tekhenu.White, 2)
	acts(t, s, tekhenu.Horus, tekhenu.White, 2) // no site or Statue is left
	if s.Player[tekhenu.Bot].VP[tekhenu.PartStatues] != 6+3+3 {
		t.Errorf("%d VP for Statues, want 12", s.Player[tekhenu.Bot].VP[tekhenu.PartStatues])
	}
}

// TEK-18.13, TEK-SC-47: he chooses the cell that scores most. If several tie, he prefers one in line with his Building,
// then an inner one.
func TestBotRa(t *testing.T) {
	s := rival(t, 2)
	build(t, s, tekhenu.Bot, "BW-1")
	cells, why := s.BotCells(nil) // two border sides and a Building
	var words []string
	for _, m := range cells {
		words = append(words, tekhenu.Lexicon.Text(m))
	}
	if len(words) != 2 || s.BotCellVP(0) != 3 || why != tekhenu.ByRule {
		t.Errorf("cells %v by rule %d, want 2 of 3 VP by ByRule", words, why)
	}
	s = rival(t, 2)
	for cell := range s.Temple {
		if cell != 7 && cell != 12 { // an inner cell with an inner cell above it
			s.Temple[cell] = tekhenu.Cell{Tile: 1, Owner: 0}
		}
	}
	s.Temple[2].Tile = 0 // a border cell with three neighbours
	s.Temple[7].Tile = 1
	if got, why := s.BotCells(nil); len(got) != 1 || got[0].A != 12 || why != tekhenu.ByInside {
		t.Errorf("cells %v by rule %d, want cell 12 by ByInside", got, why)
	}
	build(t, s, tekhenu.Bot, "BS-1") // in another line
	build(t, s, tekhenu.Bot, "BW-1")
	build(t, s, 0, "BW-3")
	if got, why := s.BotCells(nil); len(got) != 1 || got[0].A != 2 || why != tekhenu.ByLine {
		t.Errorf("cells %v by rule %d, want cell 2 by ByLine", got, why)
	}
}

// TEK-18.14: he builds where most of his Columns are in line, and gains Population but no tokens.
func TestBotHathor(t *testing.T) {
	s := rival(t, 3)
	raise(s, tekhenu.Bot, [2]int{2, 2}, [2]int{2, 4})
	acts(t, s, tekhenu.Hathor, tekhenu.White, 4)
	p := &s.Player[tekhenu.Bot]
	if s.Sites[siteOf(t, tekhenu.SiteNames[1])] != tekhenu.Bot || p.VP[tekhenu.PartBuildings] != 6 ||
		p.Population != 11 || p.Stock != [tekhenu.Tokens]uint8{} {
		t.Errorf("sites %v, player %+v", s.Sites, p)
	}
}

// TEK-18.15, TEK-SC-45: he gains Happiness, or Population once Happiness has reached it.
func TestBotBastet(t *testing.T) {
	s := rival(t, 4)
	p := &s.Player[tekhenu.Bot]
	p.Happiness = 6
	acts(t, s, tekhenu.Bastet, tekhenu.White, 4)
	if p.Happiness != 8 || p.Population != 9 || p.Stock[tekhenu.Scribe] != 1 || s.Open != 1<<2 {
		t.Errorf("Happiness %d, Population %d, %d Scribes, open sections %b, want 8, 9, 1 and the third",
			p.Happiness, p.Population, p.Stock[tekhenu.Scribe], s.Open)
	}
}

// TEK-18.16, TEK-RUL-45: he takes from the highest section: Decrees, then Technologies, then Blessings.
func TestBotThoth(t *testing.T) {
	s := rival(t, 5)
	s.Market[0] = [4]tekhenu.Card{tekhenu.Blessing.Of(1), tekhenu.Blessing.Of(2), tekhenu.Technology.Of(3)}
	s.Market[1] = [4]tekhenu.Card{tekhenu.Blessing.Of(4), 0, tekhenu.Technology.Of(5), 0}
	p := &s.Player[tekhenu.Bot]
	p.Happiness = 6
	acts(t, s, tekhenu.Thoth, tekhenu.White, 5)
	if p.Techs != tekhenu.Cards(0).With(5).With(3) || p.Blessings != tekhenu.Cards(0).With(4) {
		t.Errorf("he took Technologies %b and Blessings %b, want T03, T05 and B04", p.Techs, p.Blessings)
	}
	s.Market[2] = [4]tekhenu.Card{
		tekhenu.Blessing.Of(6), tekhenu.Technology.Of(7), tekhenu.Technology.Of(8), tekhenu.Decree.Of(9),
	}
	p.Happiness = 9
	acts(t, s, tekhenu.Thoth, tekhenu.White, 3)
	if !p.Decrees.Has(9) || !p.Known.Has(9) || !p.Techs.Has(7) || p.Techs.Has(8) || p.Blessings.Has(6) {
		t.Errorf("he took Decrees %b, Technologies %b and Blessings %b, want D09 and T07", p.Decrees, p.Techs,
			p.Blessings)
	}
}

// TEK-18.17, TEK-SC-44: he builds by row and district, else in the next space to the right, else in the row above.
func TestBotOsiris(t *testing.T) {
	s := rival(t, 6)
	for _, at := range [][2]int{{0, 0}, {1, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 3}, {3, 3}} {
		s.Districts[at[0]][at[1]] = 0
	}
	for _, want := range [][2]int{{2, 1}, {2, 2}, {2, 3}, {2, 0}} {
		before := s.Emptiest()
		if before != 1 && want == [2]int{2, 1} {
			t.Errorf("emptiest district %d, want 1", before)
		}
		s.Turn = tekhenu.Turn{Seat: tekhenu.Bot, From: tekhenu.Osiris, Colour: tekhenu.Brown, Value: 3}
		s.BotOsiris(nil)
		if s.Districts[want[0]][want[1]] != tekhenu.Bot {
			t.Errorf("he did not build in row %d of district %d", want[0]+1, want[1])
		}
	}
	s.BotOsiris(nil) // row 3 is full, and row 2 from Bread on
	if s.Districts[1][1] != tekhenu.Bot || s.RowGold || s.Player[tekhenu.Bot].Stock[tekhenu.Gold] != 0 ||
		s.Player[tekhenu.Bot].Happiness != 4 {
		t.Errorf("districts %v, want his Building in row 2 of district 1 and no bonuses", s.Districts)
	}
}

// TEK-RUL-43: an impossible action is skipped, and the bonus is still paid.
func TestBotIdle(t *testing.T) {
	s := rival(t, 6)
	s.GodSites[tekhenu.Osiris][0] = 0
	s.Player[tekhenu.Bot].Buildings = tekhenu.Buildings
	log := acts(t, s, tekhenu.Osiris, tekhenu.White, 6)
	if !slices.ContainsFunc(log.Events, func(e game.Event) bool { return e.Kind == tekhenu.EvBotIdle }) ||
		s.Player[0].VP[tekhenu.PartBonus] != 2 {
		t.Errorf("events %v, %d VP, want an idle event and 2", log.Events, s.Player[0].VP[tekhenu.PartBonus])
	}
}

// TEK-18.18, TEK-SC-46, TEK-SC-60: the turn order at Maat, and the Destiny cards.
func TestTEK_RUL_76_BotMaat(t *testing.T) {
	s := rival(t, 1)
	s.Order = [4]game.Seat{tekhenu.Bot, 0, tekhenu.NoSeat, tekhenu.NoSeat}
	s.Round, s.Maats = 8, 1
	s.Marks = [2]tekhenu.God{tekhenu.Thoth, tekhenu.Thoth}
	s.Player[0].Dice[0] = tekhenu.Die{Face: 2, Pan: tekhenu.Right}
	s.Player[0].Techs = tekhenu.Cards(0).With(tekhenu.TechFaith)
	from(s, tekhenu.StepMaat, 0, tekhenu.MaatBegins, 0)
	moves(t, s, 0, "faith left 0")
	moves(t, s, 0, "faith right 0")
	if s.Order[0] != 0 {
		t.Errorf("order %v, want seat 0 first", s.Order)
	}
	asks(t, s, tekhenu.StepDestiny, 0)
	moves(t, s, 0, "destiny A01")
	asks(t, s, tekhenu.StepPlan, game.Nature) // TEK-18.19, TEK-RUL-76
	if s.Player[tekhenu.Bot].Destiny != 0 || s.Ankh(tekhenu.Bot) != 4 || s.Rival != (tekhenu.Rival{}) {
		t.Errorf("he has Destiny card %d, Ankh %d, plan %v, want 0, 4 and none", s.Player[tekhenu.Bot].Destiny,
			s.Ankh(tekhenu.Bot), s.Rival)
	}
	s = rival(t, 1)
	s.Round, s.Maats, s.Marks = 4, 0, [2]tekhenu.God{tekhenu.Thoth, tekhenu.Thoth}
	s.Player[0].Dice[0] = tekhenu.Die{Face: 3, Pan: tekhenu.Right}
	from(s, tekhenu.StepMaat, 0, tekhenu.MaatBegins, 0)
	asks(t, s, tekhenu.StepBotDestiny, game.Nature) // |-3| equals his 3, and his Ankh is higher
	moves(t, s, game.Nature, "destiny A01")
	if n := s.Player[tekhenu.Bot].Stock[tekhenu.Scribe]; n != 0 {
		t.Errorf("he has %d Scribes, want none", n)
	}
	checkLegal(t, s, 0, "destiny A02", "destiny A03", "destiny A04")
}

// TEK-18.20, TEK-18.21, TEK-SC-48: his cards score.
func TestBotPile(t *testing.T) {
	s := rival(t, 1)
	p := &s.Player[tekhenu.Bot]
	p.Techs = tekhenu.Cards(0).With(1).With(2).With(3)
	p.Blessings = tekhenu.Cards(0).With(4).With(5)
	p.Decrees = tekhenu.Cards(0).With(6).With(7)
	p.Stock[tekhenu.Scribe] = 5
	from(s, tekhenu.StepScoring, 0, tekhenu.ScoringBegins, 0)
	if p.VP[tekhenu.PartPile] != 10 || p.Blessings != 0 ||
		s.Spent[tekhenu.Blessing] != tekhenu.Cards(0).With(4).With(5) {
		t.Errorf("first scoring: %d VP, Blessings %b, want 10 and none", p.VP[tekhenu.PartPile], p.Blessings)
	}
	p.Techs = p.Techs.With(8)
	from(s, tekhenu.StepScoring, 0, tekhenu.ScoringBegins, 0)
	from(s, tekhenu.StepEnd, 0, tekhenu.EndReveals, 0)
	if p.VP[tekhenu.PartPile] != 10+8+2 || p.VP[tekhenu.PartDecrees] != 8 {
		t.Errorf("at the end %d VP and %d VP for Decrees, want 20 and 8", p.VP[tekhenu.PartPile],
			p.VP[tekhenu.PartDecrees])
	}
	s.Pious = true
	from(s, tekhenu.StepEnd, 0, tekhenu.EndReveals, 0)
	if p.VP[tekhenu.PartDecrees] != 8+16 {
		t.Errorf("pious: %d VP for Decrees, want 24", p.VP[tekhenu.PartDecrees])
	}
}

// TEK-18.3 to TEK-18.6, TEK-18.24, TEK-SC-59: his pieces in the setup.
func TestBotSetup(t *testing.T) {
	for level, want := range map[string]struct{ statues, buildings, columns uint8 }{
		"easy": {1, 0, 0}, "medium": {1, 2, 1}, "hard": {2, 2, 1},
	} {
		s := opened(t, game.Setup{Players: 1, Options: map[string]string{"level": level}})
		playOut(t, s, chances(3), func(s *tekhenu.State) bool { return s.Top().Step == tekhenu.StepDraft })
		p := &s.Player[tekhenu.Bot]
		pieces := p.Statues == want.statues && p.Buildings == want.buildings && p.Columns == want.columns
		nothing := p.Stock == [tekhenu.Tokens]uint8{} && p.Decrees == 0
		if !pieces || !nothing || s.Score(tekhenu.Bot) != 10 {
			t.Errorf("%s: %+v, want %+v", level, p, want)
		}
		if p.Population != 7 || p.Happiness != 4 || s.StatuesOn(tekhenu.Bot, s.HorusTiles[0]) != 1 {
			t.Errorf("%s: Population %d, Happiness %d, want 7, 4 and a Statue for the first god", level, p.Population,
				p.Happiness)
		}
		if len(s.Moves(nil, 0)) != 3 { // TEK-18.2
			t.Errorf("legal moves %v, want 3 Start cards", offered(s, 0))
		}
		playOut(t, s, chances(3), func(s *tekhenu.State) bool {
			return s.Round > 0 || s.Top().Step == tekhenu.StepDistrict
		})
		if s.Order != [4]game.Seat{tekhenu.Bot, 0, tekhenu.NoSeat, tekhenu.NoSeat} ||
			s.Player[tekhenu.Bot].Destiny == 0 || s.Player[tekhenu.Bot].Stock[tekhenu.Gold] != 0 {
			t.Errorf("order %v, want Botankhamun first", s.Order)
		}
		if s.Top().Step == tekhenu.StepDistrict && level != "easy" && s.Districts[4][tekhenu.Bread] != tekhenu.Bot {
			t.Error("he has no Building in row 5 of Bread")
		}
	}
	s := opened(t, game.Setup{Players: 1, Options: map[string]string{"start-cards": "dealt"}})
	playOut(t, s, chances(4), func(s *tekhenu.State) bool {
		return s.Top().Step == tekhenu.StepDraft || s.Top().Step == tekhenu.StepBotDestiny
	})
	if s.Top().Step != tekhenu.StepBotDestiny || s.Player[0].Start[0] == 0 || s.Player[0].Start[1] == 0 {
		t.Errorf("step %q, Start cards %v, want two dealt cards and no draft", tekhenu.Steps[s.Top().Step].Name,
			s.Player[0].Start)
	}
}

// TEK-18.23, TEK-18.25: every solo game ends, at every level, and he never has to choose.
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
		playOut(t, s, chances(seed), func(s *tekhenu.State) bool {
			if s.Owing().Has(tekhenu.Bot) {
				t.Fatalf("seed %d: he is to move at %q", seed, tekhenu.Steps[s.Top().Step].Name)
			}
			return false
		})
		if s.Round != tekhenu.Rounds || s.Scored != 2 || s.Score(tekhenu.Bot) < 30 {
			t.Fatalf("seed %d: round %d, %d scorings, he has %d VP", seed, s.Round, s.Scored, s.Score(tekhenu.Bot))
		}
	}
}
