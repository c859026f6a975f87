package scenariotest

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ennead/docs/rules"
	"ennead/scenario"
)

// Rule returns what tells whether a game has a rule of that number.
func Rule(game string) func(id string) bool {
	return func(id string) bool { _, ok := rules.Find(game, "en", id); return ok }
}

// cited checks that every rule of a game is exercised by a scenario below dir that lists it or by a test in the
// current folder named after it, and that none names a rule that does not exist.
func cited(t *testing.T, game, dir string) {
	t.Helper()
	all := rules.All(game, "en")
	if len(all) == 0 {
		t.Fatalf("there are no rules of %s", game)
	}
	where := map[string]string{}
	scenarios(t, dir, where)
	tests(t, all, where)
	for _, rule := range all {
		if where[rule.ID] == "" {
			t.Errorf("no test or scenario exercises %s: %.90s", rule.ID, rule.Text)
		}
		delete(where, rule.ID)
	}
	for _, id := range slices.Sorted(maps.Keys(where)) {
		t.Errorf("%s names %s, which is not a rule", where[id], id)
	}
}

func scenarios(t *testing.T, dir string, cited map[string]string) {
	t.Helper()
	for _, file := range files(t, dir) {
		cases, err := scenario.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range cases {
			if len(c.Rules) == 0 || c.Name == "" || c.Text == "" {
				t.Errorf("%s: a scenario needs a name, a text and rules", file)
			}
			for _, id := range c.Rules {
				cited[id] = file
			}
		}
	}
}

// tests finds tests named after a rule, with underscores for its dots and dashes, those that run a part of such a
// name, and lines of a table of such parts.
func tests(t *testing.T, all []rules.Rule, cited map[string]string) {
	t.Helper()
	prefix, _, _ := strings.Cut(all[0].ID, "-")
	whole := regexp.MustCompile(`(?m)^func Test(` + prefix + `_(?:[A-Z]+_)?[A-Z]{0,2}[0-9]+(?:_[0-9]+)*)[_A-Z(]`)
	part := regexp.MustCompile(`(?:t\.Run\(|(?m:^\t+\{))"(` + prefix + `-(?:[A-Z]+-)?[A-Z]{0,2}[0-9]+(?:\.[0-9]+)*)`)
	id := map[string]string{}
	for _, rule := range all {
		id[strings.NewReplacer("-", "_", ".", "_").Replace(rule.ID)] = rule.ID
	}
	names, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range names {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range part.FindAllStringSubmatch(string(text), -1) {
			cited[found[1]] = file
		}
		for _, found := range whole.FindAllStringSubmatch(string(text), -1) {
			if rule, ok := id[found[1]]; !ok {
				t.Errorf("%s: Test%s is not named after a rule", file, found[1])
			} else {
				cited[rule] = file
			}
		}
	}
}

// numbered checks that each scenario of every series has exactly one file below dir, named like ex-01-bands.yaml.
func numbered(t *testing.T, dir string, series map[string]int) {
	t.Helper()
	for prefix, n := range series {
		for i := 1; i <= n; i++ {
			found, err := filepath.Glob(filepath.Join(dir, fmt.Sprintf("%s-%02d-*.yaml", prefix, i)))
			if err != nil || len(found) != 1 {
				t.Errorf("%s-%d has %d files %v", prefix, i, len(found), err)
			}
		}
	}
}
