package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ennead/games"
	"ennead/games/box"
)

// The terminal plays with corrected components, if they are of the game.
func TestPlayWithComponents(t *testing.T) {
	g := games.Find("pharaon")
	text, err := box.Correct(g.Components(), map[string]string{"quarters.list.Q-BUR.steps.list.3.pp": "19"})
	if err != nil || bytes.Equal(text, g.Components()) {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "mine.yaml")
	if err := os.WriteFile(file, text, 0o600); err != nil {
		t.Fatal(err)
	}
	p := playCommand{Game: "pharaon", Seats: []string{"random", "random"}, Components: file}
	m, err := p.begin()
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(m.Record.Setup.Components, text) {
		t.Errorf("it plays with components of %d bytes", len(m.Record.Setup.Components))
	}
	p.Game = "kemet"
	if _, err := p.begin(); err == nil || !strings.Contains(err.Error(), "other_game") {
		t.Errorf("it plays kemet with them: %v", err)
	}
}

// The rated list names components by their whole hash.
func TestRatedComponents(t *testing.T) {
	hash := strings.Repeat("0a", 32)
	for name, good := range map[string]bool{
		"Second printing": true, "": false, " ": false, strings.Repeat("x", 61): false,
	} {
		if err := (serveCommand{Rated: map[string]string{hash: name}}).ratedComponents(); (err == nil) != good {
			t.Errorf("%q: %v", name, err)
		}
	}
	for _, short := range []string{hash[1:], hash[:63] + "A", ""} {
		if (serveCommand{Rated: map[string]string{short: "x"}}).ratedComponents() == nil {
			t.Errorf("%q is taken for a hash", short)
		}
	}
}
