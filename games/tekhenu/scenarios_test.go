package tekhenu_test

import (
	"testing"

	"ennead/games/tekhenu/kit"
	"ennead/scenario/scenariotest"
)

const scenarios = "testdata/scenarios"

// TestScenarios runs the worked examples of the rulebook (EX), the referee's cases (SC) and the
// scenarios of single rules.
func TestScenarios(t *testing.T) {
	scenariotest.Dir(t, scenarios, kit.Game)
	scenariotest.Numbered(t, scenarios, map[string]int{"ex": 22, "sc": 60})
}

func TestEveryRuleIsCited(t *testing.T) { scenariotest.Cited(t, "tekhenu", scenarios) }
