package pyramidion_test

import (
	"testing"

	"ennead/games/pyramidion/kit"
	"ennead/scenario/scenariotest"
)

const scenarios = "testdata/scenarios"

// TestScenarios runs the examples of the rulebook (EX), the edge cases (EC) and the scenarios of single rules.
func TestScenarios(t *testing.T) {
	scenariotest.Dir(t, scenarios, kit.Game)
	scenariotest.Numbered(t, scenarios, map[string]int{"ex": 9, "ec": 70})
}

func TestEveryRuleIsCited(t *testing.T) { scenariotest.Cited(t, "pyramidion", scenarios) }
