package cli

import (
	"bytes"
	"context"
	"io/fs"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"ennead/bot"
	"ennead/game"
	"ennead/games"
	kemetkit "ennead/games/kemet/kit"
	"ennead/internal/gamekit"
	"ennead/internal/sticks"

	"github.com/alecthomas/kong"
)

// without lists the ways in which a game may be unfinished, and what every command then says.
var without = map[string]struct {
	game   game.Game
	take   func(k *gamekit.Kit)
	en, fr string
}{
	"words": {kemetkit.Game, func(k *gamekit.Kit) { k.Words = nil }, "the game kemet has no words",
		"le jeu kemet n’a pas de textes"},
	"one of words": {kemetkit.Game, func(k *gamekit.Kit) { k.Words = []fs.FS{k.Words[0], nil} },
		"the game kemet has no words", "le jeu kemet n’a pas de textes"},
	"board": {kemetkit.Game, func(k *gamekit.Kit) { k.Board = nil }, "the game kemet has no board",
		"le jeu kemet n’a pas de plateau"},
	"plain": {kemetkit.Game, func(k *gamekit.Kit) { k.Plain = nil }, "the game kemet has no drawing as text",
		"le jeu kemet n’a pas de dessin en texte"},
	"evaluator": {kemetkit.Game, func(k *gamekit.Kit) { k.Evaluator = nil }, "the game kemet has no evaluator",
		"le jeu kemet n’a pas d’évaluateur"},
	"swing": {kemetkit.Game, func(k *gamekit.Kit) { k.Swing = bot.Swing{} }, "the evaluator of the game kemet " +
		"has no swing", "l’évaluateur du jeu kemet n’a pas d’écart"},
	"rules": {sticks.Game, func(k *gamekit.Kit) { k.Words, k.Guide = []fs.FS{little}, nil },
		"the game sticks has no page of rules", "le jeu sticks n’a pas de page de règles"},
}

// little are the words of a little game.
var little = fstest.MapFS{"en.yaml": {Data: []byte("sticks.name: Sticks\n")},
	"fr.yaml": {Data: []byte("sticks.name: Bâtons\n")}}

// unfinished replaces a game by an unfinished one for the duration of the test; a game of its own comes in addition.
func unfinished(t *testing.T, how string) {
	t.Helper()
	w, all := without[how], games.Kits
	t.Cleanup(func() { games.Kits = all })
	k := *games.Kit("kemet")
	k.Game = w.game
	w.take(&k)
	games.Kits = slices.Clone(all)
	if at := slices.IndexFunc(all, func(k *gamekit.Kit) bool { return k.ID() == w.game.ID() }); at >= 0 {
		games.Kits[at] = &k
	} else {
		games.Kits = append(games.Kits, &k)
	}
}

// Every command, including its help, names an unfinished game in one sentence.
func TestLacking(t *testing.T) {
	raw, err := kong.New(&grammar{}, kong.Vars{"data": "x"})
	if err != nil {
		t.Fatal(err)
	}
	lines := [][]string{nil, {"--help"}, {"dance"}}
	for _, command := range commands(raw.Model.Node, "") {
		words := strings.Fields(strings.ReplaceAll(command, ".", " "))
		lines = append(lines, words, append(slices.Clone(words), "--help"), append(slices.Clone(words), "kemet"))
	}
	for how, w := range without {
		t.Run(how, func(t *testing.T) {
			unfinished(t, how)
			t.Setenv("HOME", t.TempDir()) // if the test fails, a server starts there and stops at once
			t.Setenv("XDG_DATA_HOME", "")
			ended, end := context.WithCancel(t.Context())
			end()
			for lang, want := range map[string]string{"en": w.en, "fr": w.fr} {
				c, err := newConsole(lang)
				if err != nil {
					t.Fatalf("%s: %v", lang, err)
				}
				for _, line := range lines {
					var said bytes.Buffer
					c.err = &said
					if code := c.obey(ended, line); code != exitFailure {
						t.Errorf("%s %q: code %d", lang, line, code)
					}
					if got := said.String(); !strings.HasPrefix(got, "ennead: "+want) || strings.Count(got, "\n") != 1 {
						t.Errorf("%s %q says %q", lang, line, got)
					}
				}
			}
		})
	}
}

// The current games lack nothing, and a game may have no guide.
func TestNothingIsLacking(t *testing.T) {
	if err := missing(); err != nil {
		t.Error(err)
	}
	k := games.Kit("kemet")
	was := *k
	t.Cleanup(func() { *k = was })
	k.Guide = nil
	if err := missing(); err != nil {
		t.Errorf("without a guide: %v", err)
	}
	for lang, want := range map[string]string{"en": "ennead: there is no guided first game of kemet",
		"fr": "ennead: il n’y a pas de première partie guidée de kemet"} {
		c, err := newConsole(lang)
		if err != nil {
			t.Fatal(err)
		}
		var said bytes.Buffer
		c.err = &said
		if code := c.obey(t.Context(), []string{"learn", "kemet"}); code != exitUsage ||
			!strings.HasPrefix(said.String(), want) {
			t.Errorf("learn in %s without a guide: code %d, %q", lang, code, said.String())
		}
	}
}

// The program itself says it and ends, before anything breaks.
func TestProgramLacksABoard(t *testing.T) {
	if os.Getenv("ENNEAD_LACKS") != "" {
		unfinished(t, os.Getenv("ENNEAD_LACKS"))
		os.Exit(run([]string{"--help"}, nil))
	}
	for how, w := range without {
		cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestProgramLacksABoard$")
		cmd.Env = append(os.Environ(), "ENNEAD_LACKS="+how, "LC_ALL=C")
		said, err := cmd.CombinedOutput()
		if err == nil || !strings.HasPrefix(string(said), "ennead: "+w.en) || strings.Count(string(said), "\n") != 1 {
			t.Errorf("%s: %v, %.300q", how, err, said)
		}
	}
}
