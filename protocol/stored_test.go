package protocol_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/protocol"
)

// dialogueFile is where a dialogue about a game is stored. Requests begin with ">", answers with "<", and an empty line
// separates sessions. No answer may change as long as the version of the rules stays the same (docs/records.md), but
// that a sentence may gain parameters and a variant, that its rule may be corrected, and that a game may gain options.
func dialogueFile(id string) string { return filepath.Join("testdata", "stored", id+".txt.gz") }

// corrected lists sentences that cited the wrong rule when the dialogues were stored.
var corrected = map[string]bool{
	"osiris.told.points":   true, // always cited glory, whatever the points were for
	"tekhenu.event.points": true, // always cited the rule for ties
}

// TestStored repeats dialogues with an earlier version of this program. Every answer is the same, byte for byte, apart
// from what sentences may gain.
func TestStored(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			t.Parallel()
			for number, session := range storedSessions(t, g) {
				var asked, want []string
				for line := range strings.SplitSeq(session, "\n") {
					if request, ok := strings.CutPrefix(line, "> "); ok {
						asked = append(asked, request)
					} else {
						want = append(want, strings.TrimPrefix(line, "< "))
					}
				}
				var out bytes.Buffer
				in := strings.NewReader(strings.Join(asked, "\n"))
				if err := protocol.Serve(in, &out, []game.Game{g}); err != nil {
					t.Fatal(err)
				}
				got := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
				if len(got) != len(want) {
					t.Fatalf("session %d: %d answers, not %d", number, len(got), len(want))
				}
				for i := range want {
					if got[i] != want[i] && !sameButSentences(t, want[i], got[i]) {
						t.Fatalf("session %d, request %d: %.300s\n%s", number, i, asked[i], parting(want[i], got[i]))
					}
				}
			}
		})
	}
}

// storedSessions are the sessions of a game's dialogue.
func storedSessions(t *testing.T, g game.Game) []string {
	t.Helper()
	file, err := os.Open(dialogueFile(g.ID()))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	unzipped, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(unzipped)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(string(text), "\n"), "\n\n")
}

// parting shows where two answers part.
func parting(want, got string) string {
	at := 0
	for at < min(len(want), len(got)) && want[at] == got[at] {
		at++
	}
	from := max(0, at-60)
	return "want …" + want[from:min(len(want), at+100)] + "\ngot  …" + got[from:min(len(got), at+100)]
}

// sameButSentences reports whether two answers differ only in what their sentences have gained.
func sameButSentences(t *testing.T, want, got string) bool {
	t.Helper()
	var w, g any
	for text, to := range map[string]*any{want: &w, got: &g} {
		if err := json.Unmarshal([]byte(text), to); err != nil {
			t.Fatal(err)
		}
	}
	return extends(w, g)
}

// extends reports whether got is want, with sentences that may say more.
func extends(want, got any) bool {
	switch w := want.(type) {
	case []any:
		g, ok := got.([]any)
		return ok && slices.EqualFunc(w, g, extends)
	case map[string]any:
		g, ok := got.(map[string]any)
		if !ok {
			return false
		}
		key, sentence := w["key"].(string)
		g = maps.Clone(g)
		if list, ok := w["options"].([]any); ok { // of a game
			if gained, ok := g["options"].([]any); ok && len(gained) > len(list) {
				g["options"] = gained[:len(list)]
			}
		}
		if sentence {
			delete(g, "variant")
			if corrected[key] {
				g["rule"] = w["rule"]
			}
			if args, ok := w["args"].(map[string]any); ok {
				g["args"] = among(g["args"], args)
			}
		}
		return maps.EqualFunc(w, g, extends)
	}
	return want == got
}

// among returns the parameters of a sentence that had those.
func among(args any, those map[string]any) any {
	all, ok := args.(map[string]any)
	if !ok {
		return args
	}
	all = maps.Clone(all)
	maps.DeleteFunc(all, func(name string, _ any) bool { return those[name] == nil })
	return all
}

// Sentences may say more, games may gain options after those that they had, and nothing else may change.
func TestExtends(t *testing.T) {
	const stored = `{"turns":2,"events":[{"key":"a","rule":"PHA-1","args":{"n":1}},{"key":"b"}]}`
	for got, want := range map[string]bool{
		`{"turns":2,"events":[{"key":"a","rule":"PHA-1","args":{"n":1,"m":2},"variant":"short"},{"key":"b"}]}`: true,
		`{"turns":2,"events":[{"key":"a","rule":"PHA-1","args":{"n":2}},{"key":"b"}]}`:                         false,
		`{"turns":2,"events":[{"key":"a","rule":"PHA-1","args":{"m":1}},{"key":"b"}]}`:                         false,
		`{"turns":2,"events":[{"key":"a","rule":"PHA-2","args":{"n":1}},{"key":"b"}]}`:                         false,
		`{"turns":2,"events":[{"key":"c","rule":"PHA-1","args":{"n":1}},{"key":"b"}]}`:                         false,
		`{"turns":2,"events":[{"key":"a","rule":"PHA-1","args":{"n":1}}]}`:                                     false,
		`{"turns":2,"more":1,"events":[{"key":"a","rule":"PHA-1","args":{"n":1}},{"key":"b"}]}`:                false,
	} {
		if sameButSentences(t, stored, got) != want {
			t.Errorf("%s: extends %s: %v", got, stored, !want)
		}
	}
	const options = `{"options":[{"key":"a","default":"x"}]}`
	for got, want := range map[string]bool{
		`{"options":[{"key":"a","default":"x"},{"key":"b"}]}`: true,
		`{"options":[{"key":"b"},{"key":"a","default":"x"}]}`: false,
		`{"options":[{"key":"a","default":"y"},{"key":"b"}]}`: false,
		`{"options":[]}`: false,
	} {
		if sameButSentences(t, options, got) != want {
			t.Errorf("%s: extends %s: %v", got, options, !want)
		}
	}
}
