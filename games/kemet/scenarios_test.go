package kemet_test

import (
	"testing"

	"ennead/games/kemet/kit"
	"ennead/scenario/scenariotest"
)

const scenarios = "testdata/scenarios"

// TestScenarios runs the worked examples of the rulebook (EX), the referee's cases (XC) and the
// scenarios of single rules.
func TestScenarios(t *testing.T) {
	scenariotest.Dir(t, scenarios, kit.Game)
	scenariotest.Numbered(t, scenarios, map[string]int{"ex": 8, "xc": 51})
}

func TestEveryRuleIsCited(t *testing.T) { scenariotest.Cited(t, "kemet", scenarios) }
