package tekhenu_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
)

// siteOf returns the number of a site by its printed name.
func siteOf(t testing.TB, name string) uint8 {
	t.Helper()
	i := slices.IndexFunc(tekhenu.SiteNames, func(n string) bool { return n == name })
	if i < 0 {
		t.Fatalf("no site %s", name)
	}
	return uint8(i)
}

// build puts Buildings at the temple and Statues for the people on these sites, for a seat.
func build(t testing.TB, s *tekhenu.State, seat game.Seat, names ...string) {
	t.Helper()
	p := &s.Player[seat]
	for _, name := range names {
		if n := siteOf(t, name); n >= tekhenu.FirstPeopleSite {
			s.People[n-tekhenu.FirstPeopleSite] = seat
			p.Statues++
		} else {
			s.Sites[n] = seat
			p.Buildings++
		}
	}
}

// raise puts Columns of a seat on cells, given as row and column from 1.
func raise(s *tekhenu.State, seat game.Seat, at ...[2]int) {
	for _, rc := range at {
		cell := (rc[0]-1)*tekhenu.Side + rc[1] - 1
		s.Temple[cell] = tekhenu.Cell{Tile: tekhenu.Tile(s.TileStack.First()), Owner: seat}
		s.TileStack = s.TileStack.Rest()
		s.Player[seat].Columns++
	}
}

// TEK-7.2, TEK-EX-08, TEK-EX-09: the temple.
func TestTemple(t *testing.T) {
	s := bare(t, 3)
	build(t, s, 0, "BW-2", "BE-2", "BS-4")
	raise(s, 0, [2]int{2, 4}, [2]int{2, 1})
	build(t, s, 1, "BS-1")
	raise(s, 1, [2]int{3, 3}, [2]int{2, 5})
	if a, b := s.TempleVP(0, true), s.TempleVP(1, true); a != 8 || b != 1 {
		t.Errorf("%d and %d VP, want 8 and 1", a, b)
	}
	build(t, s, 1, "SP-TE", "SP-WS") // one Statue is in line with the Column in row 3; the other is not at the temple
	if got := s.TempleVP(1, true); got != 3 {
		t.Errorf("with a Statue in line: %d VP, want 3", got)
	}
	if got := s.TempleVP(1, false); got != 2 { // TEK-RUL-12
		t.Errorf("D24: %d VP, want 2", got)
	}
}

// TEK-7.1, TEK-SC-32, TEK-RUL-35: the most pieces lead a district. The topmost piece breaks ties.
func TestDistricts(t *testing.T) {
	s := bare(t, 2)
	s.Districts[0][tekhenu.Papyrus], s.Districts[3][tekhenu.Bread], s.Districts[4][tekhenu.Bread] = 0, 0, 0
	s.Districts[2][tekhenu.Granite], s.Districts[1][tekhenu.Granite] = 0, 1
	build(t, s, 1, "SP-WS")
	for token, want := range map[tekhenu.Token]game.Seat{
		tekhenu.Papyrus: 1, tekhenu.Bread: 0, tekhenu.Limestone: tekhenu.NoSeat, tekhenu.Granite: 1,
	} {
		if got := s.Leader(token); got != want {
			t.Errorf("leader of %s is %d, want %d", tekhenu.TokenNames[token], got, want)
		}
	}
}

// TEK-7.3 to TEK-7.6, TEK-EX-21: Statues, Happiness, production and the Building row.
func TestBoardScores(t *testing.T) {
	s := bare(t, 2)
	p := &s.Player[0]
	p.Statues, p.Happiness, p.Population = 4, 17, 18
	p.Production = [tekhenu.Goods]uint8{6, 6, 5, 2}
	p.Buildings = 7
	from(s, tekhenu.StepScoring, 0, tekhenu.ScoringBegins, 0)
	want := [tekhenu.Parts]int16{
		tekhenu.PartStart: 10, tekhenu.PartStatueRow: 10, tekhenu.PartHappiness: 9,
		tekhenu.PartProduction: 4, tekhenu.PartRow: 6,
	}
	if p.VP != want {
		t.Errorf("VP by part %v, want %v", p.VP, want)
	}
	asks(t, s, tekhenu.StepFeed, 0)
	if s.Top().A != 4 {
		t.Errorf("%d Bread are due", s.Top().A)
	}
	for happiness, vp := range map[uint8]int{0: 0, 8: 0, 9: 3, 12: 3, 13: 6, 16: 9, 19: 12, 20: 12, 21: 15} {
		if got := s.SymbolOf(happiness).VP; got != vp {
			t.Errorf("Happiness %d scores %d", happiness, got)
		}
	}
}

// hungry is a scoring where the first seat owes 4 Bread.
func hungry(t testing.TB) *tekhenu.State {
	t.Helper()
	s := bare(t, 2)
	p := &s.Player[0]
	p.Buildings, p.VP[tekhenu.PartCards] = 7, 4 // 20 VP, including the Building row
	p.Stock = [tekhenu.Tokens]uint8{tekhenu.Bread: 1, tekhenu.Gold: 1, tekhenu.Scribe: 2}
	return s
}

// TEK-7.7, TEK-SC-36, TEK-RUL-36: a player may pay any part, with Gold too.
func TestFeeding(t *testing.T) {
	for pay, want := range map[string]int{
		"feed bread-1 gold-0 scribe-0": 11, "feed bread-1 gold-1 scribe-0": 14, "feed bread-0 gold-0 scribe-0": 8,
	} {
		s := hungry(t)
		from(s, tekhenu.StepScoring, 0, tekhenu.ScoringBegins, 0)
		if len(offered(s, 0)) != 4 {
			t.Errorf("legal moves %v, want 4", offered(s, 0))
		}
		moves(t, s, 0, pay)
		if s.Score(0) != want || s.Owing() != 0 || s.Scored != 1 {
			t.Errorf("%s: %d VP, want %d", pay, s.Score(0), want)
		}
	}
	s := hungry(t) // T10: Scribes count as Gold, without VP outside the player's turn (TEK-RUL-37)
	s.Player[0].Techs = tekhenu.Cards(0).With(tekhenu.TechJoker)
	from(s, tekhenu.StepScoring, 0, tekhenu.ScoringBegins, 0)
	moves(t, s, 0, "feed bread-1 gold-1 scribe-2")
	if s.Score(0) != 20 || s.Player[0].Stock != [tekhenu.Tokens]uint8{} {
		t.Errorf("with T10: %d VP, stock %v, want 20 and nothing", s.Score(0), s.Player[0].Stock)
	}
	s = hungry(t) // T17
	s.Player[0].Techs = tekhenu.Cards(0).With(tekhenu.TechBread)
	from(s, tekhenu.StepScoring, 0, tekhenu.ScoringBegins, 0)
	if s.Score(0) != 20 || s.Owing() != 0 || s.Player[0].Stock[tekhenu.Bread] != 1 {
		t.Errorf("with T17: %d VP, want 20 without paying", s.Score(0))
	}
	s = hungry(t) // a player without tokens is not asked
	s.Player[0].Stock = [tekhenu.Tokens]uint8{tekhenu.Scribe: 3}
	from(s, tekhenu.StepScoring, 0, tekhenu.ScoringBegins, 0)
	if s.Score(0) != 8 || s.Owing() != 0 {
		t.Errorf("without tokens: %d VP, want 8", s.Score(0))
	}
}
