package osiris_test

import (
	"testing"

	"ennead/games/osiris/kit"
	"ennead/scenario/scenariotest"
)

const scenarios = "testdata/scenarios"

// TestScenarios runs the examples of the rulebook (EX), the edge cases (EC) and the scenarios of single rules.
func TestScenarios(t *testing.T) {
	scenariotest.Dir(t, scenarios, kit.Game)
	scenariotest.Numbered(t, scenarios, map[string]int{"ex": 15, "ec": 62})
}

func TestEveryRuleIsCited(t *testing.T) { scenariotest.Cited(t, "osiris", scenarios) }
