package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ennead/games"
)

// rooms are the files that every game has under the same names, so that whoever knows one game finds their way in all.
var rooms = map[string][]string{
	".": {
		"doc", "state", "setup", "steps", "moves", "round", "score", "secrecy", "lexicon", "events", "refusals",
		"components",
		"fast", "fast_test", "suite_test", "fuzz_test", "record_test", "setup_test", "given_test", "position_test",
	},
	"text": {"text", "prompts", "labels", "events", "refusals", "terms"},
	"codec": {
		"codec", "components", "compile_yaml", "position_json", "position_read", "position_players", "position_pending",
		"position_moment", "position_conserve", "position_write", "components_test",
	},
	"kit":   {"kit"},
	"entry": {"entry"},
}

// mostFiles is how many files a room has at most, tests not counted.
const mostFiles = 40

// TestRooms: the same files have the same names in all games, and no room is too large to look over.
func TestRooms(t *testing.T) {
	for _, g := range games.All() {
		for room, files := range rooms {
			folder := filepath.Join("games", g.ID(), room)
			for _, file := range files {
				if _, err := os.Stat(filepath.Join(folder, file+".go")); err != nil {
					t.Errorf("%s has no %s.go; every listed game has it (docs/adding-a-game.md)", folder, file)
				}
			}
			all, err := filepath.Glob(filepath.Join(folder, "*.go"))
			if err != nil {
				t.Fatal(err)
			}
			n := 0
			for _, name := range all {
				if !strings.HasSuffix(name, "_test.go") {
					n++
				}
			}
			if n > mostFiles {
				t.Errorf("%s has %d files; %d are the most", folder, n, mostFiles)
			}
		}
	}
}
