package senet_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// counted lists the packages whose lines the tutorial counts: rules, text and codec.
var counted = []string{".", "text", "codec"}

const tutorial = "../../../docs/adding-a-game.md"

var fence = regexp.MustCompile("(?s)```(?:go|yaml|text)\n(.*?)\n```")

// flush matches the indentation of a line, which may be smaller in the tutorial.
var flush = regexp.MustCompile("(?m)^(//)?\t+")

// TestTutorial checks that the code in the tutorial is the code here, paragraph by paragraph, and that the rules are as
// short as it says.
func TestTutorial(t *testing.T) {
	page := read(t, tutorial)
	var all strings.Builder
	code := 0
	for _, pattern := range []string{"*.go", "*/*.go", "*/*.yaml", "testdata/scenarios/*.yaml"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			text := read(t, file)
			all.WriteString(flush.ReplaceAllString(text, "") + "\n")
			if filepath.Ext(file) == ".go" && slices.Contains(counted, filepath.Dir(file)) &&
				!strings.HasSuffix(file, "_test.go") {
				code += lines(text)
			}
		}
	}
	blocks := fence.FindAllStringSubmatch(page, -1)
	if len(blocks) < 10 {
		t.Errorf("%s prints %d blocks", tutorial, len(blocks))
	}
	for _, block := range blocks {
		for paragraph := range strings.SplitSeq(flush.ReplaceAllString(block[1], ""), "\n\n") {
			if !strings.Contains(all.String(), paragraph+"\n") {
				t.Errorf("%s prints code that is not in the game:\n%s", tutorial, paragraph)
			}
		}
	}
	if code >= 480 {
		t.Errorf("rules, text and codec have %d lines of code", code)
	}
}

// lines counts the lines of a Go file that are neither blank nor a comment.
func lines(text string) (n int) {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "//") {
			n++
		}
	}
	return n
}

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
