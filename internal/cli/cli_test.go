package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/games"
	kemetkit "ennead/games/kemet/kit"
	pharaonkit "ennead/games/pharaon/kit"
	"ennead/internal/store/postgres/pgtest"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(withDatabase{m}, map[string]func(){"ennead": Main})
}

// withDatabase ends the database server that tests may have started.
type withDatabase struct{ *testing.M }

func (m withDatabase) Run() int { return pgtest.Run(m.M) }

// TestStories runs the scripts in testdata/script. Each finds a sealed and finished record of Pharaon in sealed.txt,
// the same without its last lines in cut.txt, one of Kemet in kemet.txt, and the folder of the programs in Python in $PYTHON.
func TestStories(t *testing.T) {
	sealed, fight := sealedGame(t, pharaonkit.Game), sealedGame(t, kemetkit.Game)
	lines := strings.SplitAfter(sealed, "\n")
	python, err := filepath.Abs("../../docs/python")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Setup: func(e *testscript.Env) error {
			e.Setenv("LC_ALL", "C")
			e.Setenv("HOME", e.WorkDir)
			e.Setenv("PYTHON", python)
			if err := os.WriteFile(filepath.Join(e.WorkDir, "cut.txt"), []byte(strings.Join(lines[:len(lines)-4], "")),
				0o644); err != nil {
				return err
			}
			if err := os.WriteFile(filepath.Join(e.WorkDir, "kemet.txt"), []byte(fight), 0o644); err != nil {
				return err
			}
			return os.WriteFile(filepath.Join(e.WorkDir, "sealed.txt"), []byte(sealed), 0o644)
		},
	})
}

// sealedGame returns the record of a game of three that was played with sealed chance.
func sealedGame(t *testing.T, g game.Game) string {
	t.Helper()
	fair := &game.Fair{Secret: [32]byte{1, 2, 3}, Bits: map[game.Seat][16]byte{0: {4}, 2: {5}}}
	m, err := game.NewMatch(g, game.Record{
		Setup: game.Setup{Players: 3}, Names: []string{"Ani", "Hunefer", "Nedjmet"}, Seal: fair.Seal(), Bits: fair.Bits,
	})
	if err != nil {
		t.Fatal(err)
	}
	random := bot.Spec{Kind: bot.Random}.New(nil, 7)
	for !m.Over() {
		if _, err := m.Draw(fair); err != nil {
			t.Fatal(err)
		}
		if m.Over() {
			break
		}
		seat := m.State.Owing().First()
		move, err := random.Choose(t.Context(), m.View(seat), seat)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(seat, move); err != nil {
			t.Fatal(err)
		}
	}
	m.Record.Secret = "010203" + strings.Repeat("00", 29)
	var text bytes.Buffer
	if err := game.WriteRecord(&text, g, m.Record); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

func TestLanguage(t *testing.T) {
	tests := []struct {
		asked string
		env   map[string]string
		want  string
	}{
		{"", nil, "en"},
		{"", map[string]string{"LANG": "fr_FR.UTF-8"}, "fr"},
		{"", map[string]string{"LANG": "fr"}, "fr"},
		{"", map[string]string{"LANG": "fr_CA.UTF-8", "LC_ALL": "C"}, "C"},
		{"", map[string]string{"LANG": "en_US", "LC_MESSAGES": "fr_BE"}, "fr"},
		{"en", map[string]string{"LANG": "fr_FR.UTF-8"}, "en"},
	}
	for _, test := range tests {
		if got := language(test.asked, func(key string) string { return test.env[key] }); got != test.want {
			t.Errorf("%q with %v: %q", test.asked, test.env, got)
		}
	}
}

func TestDataDir(t *testing.T) {
	env := func(key string) string { return map[string]string{"XDG_DATA_HOME": "/srv/data"}[key] }
	if got := dataDir(env); got != filepath.Join("/srv/data", "ennead") {
		t.Errorf("%s", got)
	}
	relative := func(string) string { return "data" }
	if got := dataDir(relative); strings.HasPrefix(got, "data") {
		t.Errorf("a relative folder was accepted, against the standard: %s", got)
	}
}

func TestAddress(t *testing.T) {
	for listening, want := range map[string]string{
		"127.0.0.1:8080": "127.0.0.1:8080", "[::]:80": "localhost:80", "0.0.0.0:80": "localhost:80",
		"[::1]:80": "[::1]:80",
	} {
		if got := address(listening); got != want {
			t.Errorf("%s is shown as %s", listening, got)
		}
	}
}

// automata reports whether some table of a game has seats that play by themselves.
func automata(t *testing.T, g game.Game) (some bool) {
	t.Helper()
	least, most := g.Players()
	for players := least; players <= most; players++ {
		s, err := g.New(game.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		some = some || s.Automata() != 0
	}
	return some
}

// Every game provides all that the command line needs, and every sentence used here exists.
func TestKits(t *testing.T) {
	all, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range games.Kits {
		if k.Observer == nil || k.Evaluator == nil || k.Swing == (bot.Swing{}) || k.Board == nil || k.Plain == nil ||
			automata(t, k) != all.In("en").Has(automaton(k.ID())) {
			t.Errorf("%s lacks something: %+v", k.ID(), k)
		}
	}
	keys := map[string]bool{}
	for _, key := range all.Keys() {
		if strings.HasPrefix(key, "cli.") {
			keys[key] = true
		}
	}
	var files []string
	for _, pattern := range []string{"*.go", "../finder/*.go"} { // the finder writes files of its own
		some, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, some...)
	}
	used := map[string]bool{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range regexp.MustCompile(`"(cli\.[a-z_.]+[a-z])"`).FindAllStringSubmatch(string(text), -1) {
			used[found[1]] = true
			if !keys[found[1]] {
				t.Errorf("%s: there are no words for %s", file, found[1])
			}
		}
	}
	// These keys are built from parts; for the last three see TestHelpIsComplete.
	built := []string{"cli.audit.did.", "cli.sim.", "cli.bots.", "cli.help.", "cli.flag.", "cli.holder."}
	for key := range keys {
		if !used[key] && !slices.ContainsFunc(built,
			func(prefix string) bool { return strings.HasPrefix(key, prefix) }) {
			t.Errorf("%s is never used", key)
		}
	}
}
