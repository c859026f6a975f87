package pharaon_test

import (
	"testing"

	"ennead/games/pharaon/kit"
	"ennead/scenario/scenariotest"
)

const scenarios = "testdata/scenarios"

// TestScenarios runs the worked examples of the rulebook (EX), the referee's cases (EC) and the
// scenarios of single rules.
func TestScenarios(t *testing.T) {
	scenariotest.Dir(t, scenarios, kit.Game)
	scenariotest.Numbered(t, scenarios, map[string]int{"ex": 12, "ec": 78})
}

func TestEveryRuleIsCited(t *testing.T) { scenariotest.Cited(t, "pharaon", scenarios) }
