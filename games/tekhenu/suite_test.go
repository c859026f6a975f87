package tekhenu_test

import (
	"fmt"
	"testing"
	"unsafe"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
	"ennead/games/tekhenu/text"
	"ennead/internal/locale/localetest"
	"ennead/scenario/scenariotest"
)

// setups are all numbers of players, and all options between them.
func setups() []game.Setup {
	return append(gametest.Tables(kit.Game,
		gametest.With(2, tekhenu.OptPool+"=large"),
		gametest.With(3, tekhenu.OptHorus+"=printed"),
		gametest.With(1, tekhenu.OptLevel+"=medium", tekhenu.OptStart+"=dealt"),
		gametest.With(1, tekhenu.OptLevel+"=hard", tekhenu.OptDecrees+"=pious", tekhenu.OptPool+"=large"),
	), gametest.Readings(kit.Game)...)
}

func suite(t testing.TB) *gametest.Suite {
	t.Helper()
	return &gametest.Suite{
		Game: kit.Game, Setups: setups(), Conserve: conserve,
		Rule: scenariotest.Rule("tekhenu"),
		Say:  localetest.Languages(t, text.Words), Tender: []string{"pending", "turn", "players"},
		Stir: stir, Seek: rare, Secrets: 300,
		Seeds: gametest.Seeds{
			Head: "game: {id: tekhenu}",
			Components: []gametest.Change{
				{Old: "granite_cost: [1, 1,", New: "granite_cost: [0, 0,"},
				{Old: "max_decrees_scored: 3", New: "max_decrees_scored: 24"},
				{Old: "{gain: {population: 3}}", New: "{gain: {happiness: 20, vp: 20}}"},
				{Old: "- {row: 6,"},
				{Old: "initial_per_section: 3\n", New: "initial_per_section: 2\n"},
			},
			Positions: []string{
				`{"players":[{},{}],"pending":[{"step":"die"}]}`,
			},
		},
	}
}

func TestLaws(t *testing.T) { suite(t).Run(t, gametest.Many(100, 1_500, 20_000), 500) }

func TestSuite(t *testing.T) { suite(t).Test(t, gametest.Many(1_000, 10_000, 10_000)) }

func BenchmarkGame(b *testing.B) { gametest.Bench(b, kit.Game, unsafe.Sizeof(tekhenu.State{})) }

// TestScenarios runs the worked examples of the rulebook (EX), the referee's cases (SC) and those of single rules.
func TestScenarios(t *testing.T) { scenariotest.Run(t, kit.Game, map[string]int{"ex": 22, "sc": 60}) }

// conserve checks that every card, tile, die and piece is in exactly one place, and what is expected of it.
func conserve(s game.State) error { return whole(s.(*tekhenu.State)) }

func whole(s *tekhenu.State) error {
	var found [tekhenu.Kinds][tekhenu.PerKind + 1]int
	for k := range tekhenu.Kind(tekhenu.Kinds) {
		countCards(s, k, func(cards tekhenu.Cards) {
			for ; cards != 0; cards = cards.Rest() {
				found[k][cards.First()]++
			}
		})
		for n, count := range found[k] {
			want := 0
			if s.Data.Decks[s.Count][k].Has(uint8(n)) {
				want = 1
			}
			if count != want {
				return fmt.Errorf("%s is in %d places", tekhenu.CardNames[k.Of(uint8(n))], count)
			}
		}
	}
	for giver, to := range s.Drawn {
		if to != 0 && !s.Player[to-1].Decrees.Has(s.Under[giver]) {
			return fmt.Errorf("seat %d has not the Decree that seat %d gave back", to, giver+1)
		}
	}
	if err := wholeTiles(s); err != nil {
		return err
	}
	if err := wholeDice(s); err != nil {
		return err
	}
	if err := wholeOutlook(s); err != nil {
		return err
	}
	if err := wholeValues(s); err != nil {
		return err
	}
	if err := wholeChoice(s); err != nil {
		return err
	}
	if err := wholeFast(s); err != nil {
		return err
	}
	return wholePieces(s)
}

// wholeChoice: nobody is asked what is made by itself, or what could be.
func wholeChoice(s *tekhenu.State) error {
	f := s.Top()
	if tekhenu.Steps[f.Step].Only == nil || s.Owing() != f.Seat.Set() {
		return nil
	}
	if moves := s.Moves(nil, f.Seat); len(moves) == 1 && (f.Step != tekhenu.StepSelect || tekhenu.Begins(moves[0])) {
		return fmt.Errorf("%q is asked, though there is only %s", tekhenu.Steps[f.Step].Name,
			tekhenu.Lexicon.Text(moves[0]))
	}
	return nil
}

// countCards tells of all the places where cards of a kind lie.
func countCards(s *tekhenu.State, k tekhenu.Kind, at func(tekhenu.Cards)) {
	at(s.Deck[k])
	at(s.Spent[k])
	for _, row := range s.Market {
		for _, c := range row {
			if c != 0 && c.Kind() == k {
				at(tekhenu.Cards(0).With(c.Number()))
			}
		}
	}
	for seat := range game.Seat(s.Count) {
		p := &s.Player[seat]
		at([tekhenu.Kinds]tekhenu.Cards{p.Blessings, p.Techs, p.Decrees}[k])
		for _, n := range p.Hand {
			if n != 0 && s.HandKind(seat) == k {
				at(tekhenu.Cards(0).With(n))
			}
		}
		if n := s.Under[seat]; k == tekhenu.Decree && n != 0 && s.Drawn[seat] == 0 {
			at(tekhenu.Cards(0).With(n))
		}
	}
}

func wholeTiles(s *tekhenu.State) error {
	seen := s.TileStack
	count := seen.Len()
	add := func(t tekhenu.Tile) {
		if t != 0 {
			seen, count = seen.With(uint8(t)), count+1
		}
	}
	for _, t := range s.Display {
		add(t)
	}
	for _, cell := range s.Temple {
		add(cell.Tile)
	}
	if count != tekhenu.TileCount || seen != 1<<(tekhenu.TileCount+1)-2 {
		return fmt.Errorf("%d tiles are in %d places", seen.Len(), count)
	}
	return nil
}

func wholeDice(s *tekhenu.State) error {
	all := s.Bag
	for g := range s.Dial {
		for c := range tekhenu.Colour(tekhenu.Colours) {
			all[c] += uint8(s.Dial[g].Len(c))
		}
	}
	for _, p := range s.Player {
		for _, d := range p.Dice {
			if d.Face > 0 {
				all[d.Colour]++
			}
		}
	}
	if s.InHand() {
		all[s.Turn.Printed]++
	}
	if want := s.Data.Pool[s.Humans()]; all != want && !(s.Count == 2 && all == s.Data.Pool2) {
		return fmt.Errorf("%v dice, not %v", all, want)
	}
	return nil
}

// pieces are those of a player that have left the board.
type pieces struct{ Buildings, Statues, Columns int }

// wholePieces: as many pieces have left the boards as stand on the big one.
func wholePieces(s *tekhenu.State) error {
	var out [4]pieces
	for at := range uint8(tekhenu.AllSites) {
		switch owner := *s.Site(at); {
		case owner == tekhenu.NoSeat:
		case at < tekhenu.FirstGodSite:
			out[owner].Buildings++
		default:
			out[owner].Statues++
		}
	}
	for _, row := range s.Districts {
		for _, owner := range row {
			if owner != tekhenu.NoSeat {
				out[owner].Buildings++
			}
		}
	}
	for _, cell := range s.Temple {
		if cell.Owner != tekhenu.NoSeat {
			out[cell.Owner].Columns++
		}
	}
	for seat, p := range s.Player {
		if is := (pieces{int(p.Buildings), int(p.Statues), int(p.Columns)}); is != out[seat] {
			return fmt.Errorf("seat %d has %+v on the board, not %+v", seat, out[seat], is)
		}
		if p.Buildings > tekhenu.Buildings || p.Statues > tekhenu.Statues || p.Columns > tekhenu.Columns ||
			p.Happiness > p.Population || p.Population > tekhenu.TrackTop {
			return fmt.Errorf("seat %d breaks a limit: %+v", seat, p)
		}
	}
	return nil
}
