package protocol_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/protocol"
)

// asReferee has the test program be a referee itself, for programs in other languages.
const asReferee = "ENNEAD_TEST_REFEREE"

func TestMain(m *testing.M) {
	if os.Getenv(asReferee) != "" {
		if err := protocol.Serve(os.Stdin, os.Stdout, games.All(), games.Observers()...); err != nil {
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// python runs a Python program next to the module of docs/python. Without Python the test is skipped, or fails where CI
// is set.
func python(t *testing.T, args ...string) {
	t.Helper()
	path, err := exec.LookPath("python3")
	switch {
	case err == nil:
	case os.Getenv("CI") != "":
		t.Fatal("there is no python3 to test with")
	default:
		t.Skip("there is no python3 to test with")
	}
	folder, err := filepath.Abs("../docs/python")
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), path, args...)
	cmd.Env = append(os.Environ(), asReferee+"=1", "ENNEAD="+os.Args[0], "PYTHONPATH="+folder,
		"PYTHONDONTWRITEBYTECODE=1", "PYTHONWARNINGS=error")
	if said, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("python3 %.80s: %v\n%s", strings.Join(args, " "), err, said)
	} else {
		t.Logf("%s", said)
	}
}

func TestPython(t *testing.T) { python(t, "-m", "unittest", "-v", "ennead_test") }

// TestGuide runs the programs of the guide for learners.
func TestGuide(t *testing.T) {
	text, err := os.ReadFile("../docs/learning.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := strings.Split(string(text), "```python\n")[1:]
	if len(blocks) < 2 {
		t.Errorf("the guide has %d programs", len(blocks))
	}
	for _, block := range blocks {
		program, _, _ := strings.Cut(block, "```")
		python(t, "-c", program)
	}
	for _, o := range games.Observers() {
		if row := sizes(o, games.Find(o.Game()).Lexicon()); !strings.Contains(string(text), row) {
			t.Errorf("the guide does not say %s", row)
		}
	}
}

// sizes is the row of the guide about a game.
func sizes(o game.Observer, l *game.Lexicon) string {
	verbs, largest := l.Sizes(), 0
	for _, v := range verbs {
		largest = max(largest, slices.Max(append(v.Slots, 0)))
	}
	comma := func(n int) string {
		if n < 1000 {
			return strconv.Itoa(n)
		}
		return fmt.Sprintf("%d,%03d", n/1000, n%1000)
	}
	return fmt.Sprintf("| %s | %s | %s | %d | %d |", o.Game(), comma(o.Size()), comma(l.Len()), len(verbs), largest)
}
