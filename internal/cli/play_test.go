package cli

import (
	"bufio"
	"strings"
	"testing"
)

// The terminal prints consecutive equal lines once, with their number.
func TestFolded(t *testing.T) {
	all, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	c := &console{Writer: bufio.NewWriter(&out), words: all.In("en")}
	c.folded("· ", []string{"Ani draws a card", "Ani draws a card", "Ani goes", "Ani draws a card"})
	if err := c.Flush(); err != nil {
		t.Fatal(err)
	}
	if want := "· Ani draws a card\u00a0×2\n· Ani goes\n· Ani draws a card\n"; out.String() != want {
		t.Errorf("%q, not %q", out.String(), want)
	}
}
