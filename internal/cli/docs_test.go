package cli

import (
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ennead/games"
	"ennead/scenario"
)

// TestDocumentedScenarios runs the examples in the documentation of scenarios.
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

// TestDocumentedFigures checks that every key of the simulator's JSON is explained on its page.
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

// keysOf collects the JSON names of a type.
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

// Every command line in the README and the documentation parses.
func TestDocumentedCommands(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	pages, err := filepath.Glob("docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	typed := regexp.MustCompile("(?m)(?:^|`|&& )(?:\\$ )?(?:\\./ennead|ennead|go run \\.) ([a-z][^`#\n&]*)")
	placed := strings.NewReplacer("GAME", "pharaon", "…", "", "COMMAND", "sim pharaon", "FILE", "game.txt", "DIR",
		"docs")
	seen := map[string]bool{}
	for _, page := range append(pages, "README.md", "CONTRIBUTING.md") {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range typed.FindAllStringSubmatch(string(text), -1) {
			line := strings.Fields(placed.Replace(found[1]))
			if page == "docs/records.md" && line[0] == "record" || slices.Contains(line, "--help") {
				continue // the first line of a record; and help ends the program
			}
			c, _ := paper(t, "en")
			var g grammar
			if _, err := newParser(&g, c).Parse(line); err != nil {
				t.Errorf("%s: ennead %s: %v", page, strings.Join(line, " "), err)
			}
			seen[line[0]] = true
		}
	}
	for _, command := range []string{"serve", "play", "learn", "sim", "ladder", "bench", "rules", "referee", "replay",
		"analyse", "verify", "scenario", "exam", "position", "puzzle", "learnt", "contest", "train"} {
		if !seen[command] {
			t.Errorf("no page shows %s", command)
		}
	}
}
