package kemet

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"ennead/docs/rules"
	"ennead/scenario"
)

// TestEveryRuleIsCited asks that every rule is exercised by a scenario that lists it or a test named
// after it, and that none names a rule that there is not.
func TestEveryRuleIsCited(t *testing.T) {
	cited := map[string]string{}
	citedByScenarios(t, cited)
	citedByTests(t, cited)
	for _, rule := range rules.All("kemet", "en") {
		if cited[rule.ID] == "" {
			t.Errorf("no test or scenario exercises %s: %.90s", rule.ID, rule.Text)
		}
		delete(cited, rule.ID)
	}
	for id, file := range cited {
		t.Errorf("%s names %s, which is no rule", file, id)
	}
}

func citedByScenarios(t *testing.T, cited map[string]string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(scenarios, "*.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		cases, err := scenario.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range cases {
			if len(c.Rules) == 0 || c.Name == "" || c.Text == "" {
				t.Errorf("%s: a scenario has a name, a text and rules", file)
			}
			for _, id := range c.Rules {
				cited[id] = file
			}
		}
	}
}

// A test is named after its rule with underscores for dots, runs a part of that name, or is a line of a
// table of such parts.
var (
	testName = regexp.MustCompile(`(?m)^func TestKEM_(Q?[0-9]+(?:_[0-9]+)*)[_A-Z]?`)
	partName = regexp.MustCompile(`t\.Run\("(KEM-Q?[0-9.]*[0-9])`)
	lineName = regexp.MustCompile(`(?m)^\t+\{"(KEM-Q?[0-9.]*[0-9])`)
)

func citedByTests(t *testing.T, cited map[string]string) {
	t.Helper()
	files, err := fs.Glob(os.DirFS("."), "*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, pattern := range []*regexp.Regexp{partName, lineName} {
			for _, name := range pattern.FindAllStringSubmatch(string(text), -1) {
				cited[name[1]] = file
			}
		}
		for _, name := range testName.FindAllStringSubmatch(string(text), -1) {
			cited["KEM-"+strings.ReplaceAll(name[1], "_", ".")] = file
		}
	}
}
