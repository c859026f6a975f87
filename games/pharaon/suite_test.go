package pharaon_test

import (
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
	for what, each := range map[string][]int{"noble": nobles[1 : pharaon.NobleCount+1], "artisan": artisans[1 : pharaon.ArtisanCount+1], "jar": jars[1 : pharaon.JarCount+1]} {
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
