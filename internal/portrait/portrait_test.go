package portrait

import (
	"encoding/xml"
	"strings"
	"testing"

	"ennead/internal/nickname"
)

// A bot always has the same face, and all faces are in use; each is a small picture of its own.
func TestFaces(t *testing.T) {
	used, drawn := map[int]bool{}, map[string]bool{}
	for _, name := range nickname.Egyptians {
		used[Of(name)] = true
		if Of(name+" 2") != Of(name) {
			t.Errorf("%s with a number has another face", name)
		}
	}
	for i := range Count {
		picture := Draw(i)
		if err := xml.Unmarshal([]byte(picture), new(struct{})); err != nil || len(picture) > 3000 || drawn[picture] {
			t.Errorf("face %d, of %d bytes: %v", i, len(picture), err)
		}
		drawn[picture] = true
		if !used[i] || strings.Contains(picture, "<script") {
			t.Errorf("no bot has face %d", i)
		}
	}
	if i := Of("Élise"); i < 0 || i >= Count {
		t.Errorf("a name of another kind has face %d", i)
	}
}
