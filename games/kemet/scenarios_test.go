package kemet

import (
	"fmt"
	"path/filepath"
	"testing"

	"ennead/docs/rules"
	"ennead/scenario/scenariotest"
)

const scenarios = "testdata/scenarios"

// TestScenarios runs the worked examples of the rulebook (EX), the referee's cases (XC) and the
// scenarios of single rules, and asks that no example and no case is without its file.
func TestScenarios(t *testing.T) {
	for _, c := range scenariotest.Dir(t, scenarios, Game) {
		for _, id := range c.Rules {
			if _, ok := rules.Find("kemet", "en", id); !ok {
				t.Errorf("%s: there is no rule %s", c.Name, id)
			}
		}
	}
	for prefix, n := range map[string]int{"ex": 8, "xc": 51} {
		for i := 1; i <= n; i++ {
			files, err := filepath.Glob(filepath.Join(scenarios, fmt.Sprintf("%s-%02d-*.yaml", prefix, i)))
			if err != nil || len(files) != 1 {
				t.Errorf("%s-%d has %d files %v", prefix, i, len(files), err)
			}
		}
	}
}
