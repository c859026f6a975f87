package pharaon_test

import (
	"flag"
	"fmt"
	"testing"

	"ennead/docs/rules"
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
func setups() []game.Setup {
	var all []game.Setup
	for players := 1; players <= 5; players++ {
		for _, discovery := range []string{"nobody", "everybody", "1"} {
			all = append(all, game.Setup{Players: players, Options: map[string]string{"discovery": discovery}})
		}
	}
	for _, dark := range []string{"0", "1", "2", "3", "4", "5", "tr-2,tr-5"} {
		all = append(all, game.Setup{Players: 1, Options: map[string]string{"dark": dark}})
	}
	return all
}

func suite(t testing.TB) *gametest.Suite {
	t.Helper()
	return &gametest.Suite{
		Game: kit.Game, Setups: setups(), Conserve: conserve,
		Rule: func(id string) bool { _, ok := rules.Find("pharaon", "en", id); return ok },
		Say:  localetest.Languages(t, text.Words), Tender: []string{"pending"}, Secrets: 150,
	}
}

// TestLaws plays the conformance suite.
func TestLaws(t *testing.T) {
	suite(t).Run(t, gametest.Many(600, 5_000, 20_000), gametest.Many(600, 300, 600))
}

// TestMangledPositions changes positions a little.
func TestMangledPositions(t *testing.T) {
	suite(t).Mangle(t, gametest.Many(5_000, 25_000, 100_000))
}

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

func TestNoAllocation(t *testing.T) { gametest.Allocations(t, kit.Game, setups()) }

const scenarios = "testdata/scenarios"

// TestScenarios runs the worked examples of the rulebook (EX), the referee's cases (EC) and the
// scenarios of single rules.
func TestScenarios(t *testing.T) {
	scenariotest.Dir(t, scenarios, kit.Game)
	scenariotest.Numbered(t, scenarios, map[string]int{"ex": 12, "ec": 78})
}

func TestEveryRuleIsCited(t *testing.T) { scenariotest.Cited(t, "pharaon", scenarios) }

var update = flag.Bool("update", false, "write the golden records anew")

func TestRecords(t *testing.T) {
	suite(t).Records(t, *update, map[string]game.Setup{
		"solo":  {Players: 1, Options: map[string]string{"dark": "2"}},
		"three": {Players: 3, Options: map[string]string{"discovery": "2"}},
	}, pharaon.VPass)
}

func TestPerft(t *testing.T) {
	turn := func(s *pharaon.State) bool { return s.Top().Step == pharaon.StepTurn }
	gametest.Perfts(t, kit.Game,
		gametest.Lines[*pharaon.State]{
			From: "the start", Depth: 8,
			Want: map[int]int{1: 1694, 2: 3392, 3: 776, 4: 384, 5: 4320},
		},
		gametest.Lines[*pharaon.State]{
			From: "the first turn", There: turn, Depth: 10,
			Want: map[int]int{1: 13703, 2: 39326, 3: 71761, 4: 144897, 5: 189662},
		})
}
