package cli

import (
	"path/filepath"
	"strings"
	"testing"
)

// Puzzles of a record are written as positions, of which bots are asked like of any other; a second look replaces them.
func TestFindPuzzles(t *testing.T) {
	folder := t.TempDir()
	ctx := t.Context()
	for _, lang := range []string{"en", "fr"} {
		c, text := paper(t, lang)
		find := findCommand{Records: []string{"../finder/testdata/tekhenu.txt"}, To: folder, States: 200_000, Most: 5,
			Seed: 1}
		if err := find.Run(c, &ctx); err != nil {
			t.Fatal(err)
		}
		c.Flush()
		files, err := filepath.Glob(filepath.Join(folder, "tekhenu-*.yaml"))
		if err != nil || len(files) == 0 {
			t.Fatal(files, err)
		}
		for _, part := range append(files, "forced", c.words.Word("cli.find.sum", "n", len(files))) {
			if !strings.Contains(text.String(), part) {
				t.Errorf("%s: it does not say %q:\n%s", lang, part, text)
			}
		}
	}
	c, text := paper(t, "fr")
	if err := (examCommand{Files: []string{folder}, Bots: []string{"random"}, Seed: 1}).Run(c, &ctx); err != nil {
		t.Fatal(err)
	}
	c.Flush()
	if strings.Contains(text.String(), "[cli.") {
		t.Errorf("a word is missing:\n%s", text)
	}
}
