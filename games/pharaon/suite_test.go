package pharaon_test

import (
	"fmt"
	"testing"
	"unsafe"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
	"ennead/games/pharaon/codec"
	"ennead/games/pharaon/kit"
	"ennead/games/pharaon/text"
	"ennead/internal/locale/localetest"
	"ennead/scenario/scenariotest"
)

// setups are all numbers of players, who learns, and how dark the plot is.
func setups() (all []game.Setup) {
	for _, table := range gametest.Tables(kit.Game) {
		for _, discovery := range []string{"nobody", "everybody", "1"} {
			all = append(all, gametest.With(table.Players, "discovery="+discovery))
		}
	}
	for _, dark := range []string{"0", "1", "2", "3", "4", "5", "tr-2,tr-5"} {
		all = append(all, gametest.With(1, "dark="+dark))
	}
	return append(all, gametest.Readings(kit.Game)...)
}

func suite(t testing.TB) *gametest.Suite {
	t.Helper()
	return &gametest.Suite{
		Game: kit.Game, Setups: setups(), Conserve: conserve,
		Rule: scenariotest.Rule("pharaon"),
		Say:  localetest.Languages(t, text.Words), Tender: []string{"pending"}, Secrets: 150,
		Seeds: gametest.Seeds{
			Head: "schema: pharaon-components/1",
			Components: []gametest.Change{
				{Old: "{step: 1, cost: [CON, COM], pp: 5", New: "{step: 1, cost: [JUS, COM], pp: 6"},
				{Old: "start_silver: 2", New: "start_silver: 0"},
				{Old: "[{discard_noble: 3}]", New: "[{take_noble: 2}]"},
				{Old: "{id: JAR-01"},
			},
			Positions: []string{
				`{"players":[{},{}],"traitor":{},"pending":[{"step":"turn"}]}`,
			},
		},
	}
}

func TestLaws(t *testing.T) {
	suite(t).Run(t, gametest.Many(600, 5_000, 20_000), gametest.Many(600, 300, 600))
}

func TestSuite(t *testing.T) { suite(t).Test(t, gametest.Many(5_000, 25_000, 100_000)) }

func BenchmarkGame(b *testing.B) { gametest.Bench(b, kit.Game, unsafe.Sizeof(pharaon.State{})) }

// TestScenarios runs the worked examples of the rulebook (EX), the referee's cases (EC) and those of single rules.
func TestScenarios(t *testing.T) { scenariotest.Run(t, kit.Game, map[string]int{"ex": 12, "ec": 78}) }

// conserve checks that every card and token of the box is in exactly one place.
func conserve(state game.State) error {
	s := state.(*pharaon.State)
	var nobles, artisans, jars [32]int
	count := func(set pharaon.Cards, into *[32]int) {
		for ; set != 0; set = set.Rest() {
			into[set.First()]++
		}
	}
	count(s.NobleDeck|s.Scribes, &nobles)
	count(s.Gone, &nobles)
	count(s.ArtisanDeck, &artisans)
	count(s.GoneArtists, &artisans)
	count(s.JarPile, &jars)
	count(s.JarSpent, &jars)
	count(s.Plot.Own, &jars)
	jars[s.Plot.Jar]++
	for _, n := range s.NoblesShown {
		nobles[n]++
	}
	for _, n := range s.Hand {
		nobles[n&31]++
	}
	for _, n := range s.Shown {
		artisans[n]++
	}
	for _, n := range s.Jars {
		jars[n]++
	}
	for f := range s.Frames() {
		if f.Step == pharaon.StepDiplomat {
			jars[f.A]++
		}
	}
	for i := range s.Player {
		p := &s.Player[i]
		count(p.Nobles, &nobles)
		count(p.Artisans, &artisans)
		nobles[p.Aside&31]++
		if p.Class != s.Data.ClassesOf(p.Nobles) {
			return fmt.Errorf("player %d: the classes are stale", i+1)
		}
	}
	for what, each := range map[string][]int{
		"noble":   nobles[1 : pharaon.NobleCount+1],
		"artisan": artisans[1 : pharaon.ArtisanCount+1],
		"jar":     jars[1 : pharaon.JarCount+1],
	} {
		for i, n := range each {
			if n != 1 {
				return fmt.Errorf("%s %d is in %d places", what, i+1, n)
			}
		}
	}
	out := codec.TokensOut(s)
	for t, n := range out {
		total, rest := 0, 0
		if t < len(s.Supply) {
			total, rest = int(s.Data.Total[t]), int(s.Supply[t])
		} else {
			total, rest = int(s.Data.Copies[t-6]), int(s.Bag[t-6])
		}
		if n+rest != total {
			return fmt.Errorf("%d + %d tokens %s, there are %d", n, rest, pharaon.TokenNames[t], total)
		}
	}
	return nil
}
