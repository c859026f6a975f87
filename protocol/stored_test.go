package protocol_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/protocol"
)

// dialogueFile is where a dialogue about a game is stored. Requests begin with ">", answers with "<", and an empty line
// separates sessions. No answer may change as long as the version of the rules stays the same (docs/records.md).
func dialogueFile(id string) string { return filepath.Join("testdata", "stored", id+".txt.gz") }

// TestStored repeats dialogues with an earlier version of this program. Every answer is the same, byte for byte.
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
					if got[i] != want[i] {
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
