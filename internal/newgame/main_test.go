package main

import (
	"bytes"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const root = "../.."

// TestNewGame writes a game into a module that has everything else of this one, and runs the tests that came with it.
func TestNewGame(t *testing.T) {
	files, err := begin(root, "mehen", "MEH")
	if err != nil {
		t.Fatal(err)
	}
	module := t.TempDir()
	link(t, root, module, "games")
	link(t, filepath.Join(root, "games"), filepath.Join(module, "games"))
	for path, text := range files {
		path, err := filepath.Rel(root, path)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(strings.ToLower(string(text)), "senet") || strings.Contains(string(text), "SEN-") {
			t.Errorf("%s still speaks of senet", path)
		}
		if strings.HasSuffix(path, ".go") {
			if formatted, err := format.Source(text); err != nil || !bytes.Equal(formatted, text) {
				t.Errorf("%s is not formatted (%v)", path, err)
			}
		}
		if err := write(filepath.Join(module, path), text); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.CommandContext(t.Context(), "go", "test", "-short", "./games/mehen/...")
	cmd.Dir = module
	if said, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %v\n%s", cmd, err, said)
	}
}

// link makes a folder in which everything of another one is, except some of it.
func link(t *testing.T, from, to string, except ...string) {
	t.Helper()
	entries, err := os.ReadDir(from)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(to, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".") || len(except) > 0 && e.Name() == except[0] {
			continue
		}
		target, err := filepath.Abs(filepath.Join(from, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(target, filepath.Join(to, e.Name())); err != nil {
			t.Fatal(err)
		}
	}
}

func TestRefused(t *testing.T) {
	for _, c := range []struct{ name, prefix, want string }{
		{"Mehen", "MEH", "use 3 to 20 lower-case letters"},
		{"me hen", "MEH", "use 3 to 20 lower-case letters"},
		{"../mehen", "MEH", "use 3 to 20 lower-case letters"},
		{"func", "MEH", "a word of Go"},
		{"uint8", "MEH", "a word of Go"},
		{"house", "MEH", "of the code that is copied"},
		{"kemet", "MEH", "games/kemet exists already"},
		{"mehen", "meh", "use three capital letters"},
		{"mehen", "KEM", "choose three other letters"},
	} {
		if _, err := begin(root, c.name, c.prefix); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %s: %v, want %q", c.name, c.prefix, err, c.want)
		}
	}
	if _, err := begin(t.TempDir(), "mehen", "MEH"); err == nil ||
		!strings.Contains(err.Error(), "in the root of the repository") {
		t.Errorf("in another folder: %v", err)
	}
}

func TestNext(t *testing.T) {
	if said := next("mehen", 20); !strings.Contains(said, "\tand in Kits: &mehen.Kit,\n") {
		t.Errorf("the line for the list is missing: %s", said)
	}
}
