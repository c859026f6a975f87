package cli

import (
	"os"
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
