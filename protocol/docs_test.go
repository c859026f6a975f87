package protocol_test

import (
	"bytes"
	"flag"
	"os"
	"regexp"
	"strings"
	"testing"

	"ennead/games"
	"ennead/protocol"
)

const document = "../docs/protocol.md"

var update = flag.Bool("update", false, "rewrite the answers in docs/protocol.md")

// TestDocs replays the examples in the document, each block as a session.
func TestDocs(t *testing.T) {
	text, err := os.ReadFile(document)
	if err != nil {
		t.Fatal(err)
	}
	blocks := strings.Split(string(text), "```\n")
	sessions := 0
	for i, block := range blocks {
		if i%2 == 1 && strings.HasPrefix(block, "> ") {
			sessions++
			blocks[i] = replay(t, block)
		}
	}
	if sessions < 5 {
		t.Errorf("only %d examples were found", sessions)
	}
	for name := range protocol.Requests() {
		if !strings.Contains(string(text), `"do":"`+name+`"`) {
			t.Errorf("the document has no example of %q", name)
		}
	}
	if *update {
		if err := os.WriteFile(document, []byte(strings.Join(blocks, "```\n")), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// replay compares the answers of an example with the actual ones, and returns the example with the latter.
func replay(t *testing.T, block string) string {
	t.Helper()
	var asked, want []string
	for line := range strings.Lines(block) {
		line = strings.TrimSuffix(line, "\n")
		if request, ok := strings.CutPrefix(line, "> "); ok {
			asked = append(asked, request)
		} else if answer, ok := strings.CutPrefix(line, "< "); ok {
			want = append(want, answer)
		}
	}
	var out bytes.Buffer
	if err := protocol.Serve(strings.NewReader(strings.Join(asked, "\n")), &out, games.All(),
		games.Observers()...); err != nil {
		t.Fatal(err)
	}
	got := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	if len(got) != len(asked) || len(got) != len(want) {
		t.Fatalf("%d requests, %d answers, %d in the document, in\n%s", len(asked), len(got), len(want), block)
	}
	var fresh strings.Builder
	for i := range got {
		if !*update && !like(want[i], got[i]) {
			t.Errorf("%s\nwant %s\ngot  %s", asked[i], want[i], got[i])
		}
		fresh.WriteString("> " + asked[i] + "\n< " + shorten(got[i]) + "\n")
	}
	return fresh.String()
}

// like reports whether a text matches a pattern in which … stands for anything.
func like(pattern, text string) bool {
	parts := strings.Split(pattern, "…")
	for i, part := range parts {
		parts[i] = regexp.QuoteMeta(part)
	}
	return regexp.MustCompile("^" + strings.Join(parts, ".*") + "$").MatchString(text)
}

var shortEnd = regexp.MustCompile(`"turns":\d+,"owing":.{1,40}$`)

// shorten leaves out the middle of a long answer.
func shorten(answer string) string {
	if len(answer) <= 170 {
		return answer
	}
	return answer[:strings.LastIndex(answer[:110], ",")+1] + "…" + shortEnd.FindString(answer)
}
