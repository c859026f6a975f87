package cli

import (
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"ennead/games"
	"ennead/scenario"
)

// TestDocumentedScenarios runs the examples that tell people how to write scenarios.
func TestDocumentedScenarios(t *testing.T) {
	for _, name := range []string{"../../docs/scenarios.md", "../../CONTRIBUTING.md"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		blocks := regexp.MustCompile("(?s)```yaml\n(.*?)```").FindAllStringSubmatch(string(text), -1)
		if len(blocks) == 0 {
			t.Errorf("%s has no example", name)
		}
		for _, block := range blocks {
			cases, err := scenario.Read(strings.NewReader(block[1]))
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			for _, c := range cases {
				if err := c.Run(games.Find); err != nil {
					t.Errorf("%s: %s: %v", name, c.Name, err)
				}
			}
		}
	}
}

// TestDocumentedFigures wants every word of the simulator's JSON explained on its page.
func TestDocumentedFigures(t *testing.T) {
	text, err := os.ReadFile("../../docs/simulator.md")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, result := range []any{picture{}, measured{}} {
		keysOf(reflect.TypeOf(result), seen)
	}
	if !seen["win_by_order"] || !seen["ci95"] || !seen["processors"] {
		t.Fatalf("the keys are %v", seen)
	}
	for key := range seen {
		if !strings.Contains(string(text), "`"+key+"`") {
			t.Errorf("docs/simulator.md does not say what %q is", key)
		}
	}
}

// keysOf gathers the names of a type in JSON.
func keysOf(t reflect.Type, seen map[string]bool) {
	switch t.Kind() {
	case reflect.Slice, reflect.Array, reflect.Pointer:
		keysOf(t.Elem(), seen)
	case reflect.Struct:
		for field := range t.Fields() {
			if key, _, _ := strings.Cut(field.Tag.Get("json"), ","); key != "" {
				seen[key] = true
				keysOf(field.Type, seen)
			}
		}
	}
}
