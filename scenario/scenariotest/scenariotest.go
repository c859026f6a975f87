// Package scenariotest runs folders of scenarios as tests.
package scenariotest

import (
	"path/filepath"
	"strings"
	"testing"

	"ennead/game"
	"ennead/scenario"
)

// Dir runs every case of every *.yaml file below dir as a subtest. A folder without cases fails.
// It returns the cases, so that a test may look at which rules they exercise.
func Dir(t *testing.T, dir string, games ...game.Game) []*scenario.Scenario {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	deeper, err := filepath.Glob(filepath.Join(dir, "*", "*.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	files = append(files, deeper...)
	if len(files) == 0 {
		t.Fatalf("no scenario in %s", dir)
	}
	find := func(id string) game.Game {
		for _, g := range games {
			if g.ID() == id {
				return g
			}
		}
		return nil
	}
	var all []*scenario.Scenario
	for _, file := range files {
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
