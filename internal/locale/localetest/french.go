package localetest

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"
)

var badSpaces = regexp.MustCompile(`[\pL})][;!?]|[\pL})]: .|[^ ]  +[^ #]`)

// FrenchSpaces fails unless French sentences have a space before ; : ! ? (made no-break when they are read) and no
// double space.
func FrenchSpaces(t testing.TB, words fs.FS) {
	t.Helper()
	text, err := fs.ReadFile(words, "fr.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(string(text), "\n") {
		_, sentence, ok := strings.Cut(line, ": ")
		// Several forms on one line have colons of YAML's own.
		forms := strings.HasPrefix(line, " ") || strings.HasPrefix(sentence, "{by") ||
			strings.HasPrefix(sentence, "{one")
		if ok && !forms && badSpaces.MatchString(sentence) {
			t.Errorf("line %d: %q", i+1, sentence)
		}
	}
}
