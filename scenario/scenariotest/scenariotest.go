// Package scenariotest runs folders of scenarios as tests, checks that they and the tests cite every rule, and sets
// up positions for tests of single rules.
package scenariotest

import (
	"path/filepath"
	"strings"
	"testing"

	"ennead/game"
	"ennead/scenario"
)

// folder holds the scenarios of a game.
const folder = "testdata/scenarios"

// Run runs all scenarios of a game's testdata, and looks whether they and the tests cite every rule. series says how
// many there are of each numbered series, such as the examples of the rulebook: 12 of "ex" are ex-01-… to ex-12-….
func Run(t *testing.T, g game.Game, series map[string]int) {
	t.Helper()
	Dir(t, folder, g)
	numbered(t, folder, series)
	t.Run("every rule is cited", func(t *testing.T) { cited(t, g.ID(), folder) })
}

// Dir runs every case of every *.yaml file below dir as a subtest. A folder without cases fails. It returns the
// cases, so that a test can check which rules they exercise.
func Dir(t *testing.T, dir string, games ...game.Game) []*scenario.Scenario {
	t.Helper()
	find := func(id string) game.Game {
		for _, g := range games {
			if g.ID() == id {
				return g
			}
		}
		return nil
	}
	var all []*scenario.Scenario
	for _, file := range files(t, dir) {
		cases, err := scenario.ReadFile(file)
		if err != nil {
			t.Errorf("%v", err)
			continue
		}
		name := strings.TrimSuffix(filepath.Base(file), ".yaml")
		for _, c := range cases {
			t.Run(name+"/"+c.Name, func(t *testing.T) {
				if err := c.Run(find); err != nil {
					t.Errorf("%s: %s\n%v", file, c.Name, err)
				}
			})
		}
		all = append(all, cases...)
	}
	return all
}

// files returns those of dir and of the folders in it; finding none is a failure.
func files(t *testing.T, dir string) []string {
	t.Helper()
	var all []string
	for _, pattern := range []string{"*.yaml", "*/*.yaml"} {
		found, err := filepath.Glob(filepath.Join(dir, pattern))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, found...)
	}
	if len(all) == 0 {
		t.Fatalf("no scenario in %s", dir)
	}
	return all
}
