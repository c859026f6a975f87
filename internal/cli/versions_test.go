package cli

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/internal/gamekit"
)

// raised is a game with the next version of its rules, whatever that changes.
type raised struct{ game.Game }

func (r raised) Version() int { return r.Game.Version() + 1 }

// raise makes the program one that has raised the rules of a game, and keeps those before.
func raise(t *testing.T, id string) (before game.Game) {
	t.Helper()
	all := games.Kits
	t.Cleanup(func() { games.Kits = all })
	games.Kits = slices.Clone(all)
	at := slices.IndexFunc(all, func(k *gamekit.Kit) bool { return k.ID() == id })
	k := *all[at]
	before = k.Game
	k.Game, k.Older = raised{before}, []*gamekit.Kit{{Game: before}}
	games.Kits[at] = &k
	return before
}

// A check counts the tables that still play under older rules, and finds nothing wrong with them.
func TestCheckCountsOlderRules(t *testing.T) {
	folder := peopled(t, nil)
	raise(t, "kemet")
	for lang, want := range map[string]string{
		"en": "2 unfinished tables of kemet play under version 1 of its rules; new ones have version 2",
		"fr": "2 parties de kemet non finies suivent la version 1 des règles",
	} {
		out, wrong, code := says(t, lang, "check", "--data", folder)
		if hasAll(t, out, want); code != 0 || wrong != "" || strings.Contains(out, "pharaon") {
			t.Errorf("%d %s\n%s", code, wrong, out)
		}
	}
	out, _, _ := says(t, "en", "check", "--data", folder, "--json")
	hasAll(t, strings.Join(strings.Fields(out), ""), `"unfinished":{"kemet":{"1":2},"pharaon":{"1":1}}`)
}

// Commands read a record under its own version of the rules, and have nothing to remark.
func TestRecordOfOlderRulesThatAreKept(t *testing.T) {
	text := sealedGame(t, games.Find("kemet"))
	file := filepath.Join(t.TempDir(), "game.txt")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	versions := len(games.Versions())
	if before := raise(t, "kemet"); games.At("kemet", 1) != before || games.Find("kemet").Version() != 2 ||
		games.At("kemet", 3) != nil || games.Reading("kemet", 3).Version() != 2 || games.Reading("senet", 1) != nil ||
		games.For(before).Board == nil || len(games.Versions()) != versions+1 {
		t.Error("the list of games has other versions")
	}
	for _, line := range [][]string{{"verify", file}, {"replay", file}, {"render", file, "--svg", file + ".svg"}} {
		if out, wrong, code := says(t, "en", line...); code != 0 || wrong != "" {
			t.Errorf("%v: %d %s\n%.300s", line, code, wrong, out)
		}
	}
	later := strings.Replace(text, "rules 1\n", "rules 3\n", 1)
	if err := os.WriteFile(file, []byte(later), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, wrong, code := says(t, "en", "verify", file); code == 0 || !strings.Contains(wrong, "3 instead of 2") {
		t.Errorf("of a version that nobody has: %d %s", code, wrong)
	}
}
