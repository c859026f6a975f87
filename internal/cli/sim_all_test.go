package cli

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"

	"ennead/games"
)

// paper is a console that writes to a buffer, in that language.
func paper(t *testing.T, lang string) (*console, *bytes.Buffer) {
	t.Helper()
	all, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	return &console{Writer: bufio.NewWriter(&text), words: all.In(lang)}, &text
}

// Every game is listed by its name, with every number of players, and no word is missing.
func TestSimAllShowsEveryGame(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		c, text := paper(t, lang)
		ctx := t.Context()
		if err := (allCommand{Bots: []string{"random"}, Games: 1, Seed: 1, Deals: true}).Run(c, &ctx); err != nil {
			t.Fatal(err)
		}
		c.Flush()
		if strings.Contains(text.String(), "[") {
			t.Errorf("words are missing:\n%s", text)
		}
		for _, g := range games.All() {
			_, rest, found := strings.Cut(text.String(), c.title(g)+"\n")
			if !found {
				t.Errorf("%s: %s is not listed", lang, g.ID())
			}
			least, most := g.Players()
			for players := least; players <= most; players++ {
				if row := fmt.Sprintf(`(?m)^ +%d  +random  +%d  `, players, thoughtless); !regexp.MustCompile(
					row).MatchString(rest) {
					t.Errorf("%s with %d players has no row", g.ID(), players)
				}
			}
		}
	}
}

// Numbers for people are formatted in their language; numbers for programs are not.
func TestFiguresAreFrench(t *testing.T) {
	point := regexp.MustCompile(`[0-9]\.[0-9]`)
	for _, line := range []string{
		"sim pharaon --games 40 --seats random,random", "sim all --only pyramidion --bots random --games 1",
		"ladder pharaon --bots random,greedy --games 2",
	} {
		for _, json := range []bool{false, true} {
			args := strings.Fields(line)
			if json {
				args = append(args, "--json")
			}
			c, text := paper(t, "fr")
			c.err = io.Discard
			if code := c.obey(t.Context(), args); code != 0 {
				t.Fatalf("%s ends with %d", line, code)
			}
			shown := text.String()
			if dotted := point.FindString(shown); (dotted != "") != json {
				t.Errorf("%v has %q:\n%s", args, dotted, shown)
			}
			if json && strings.Contains(shown, "\u202f") {
				t.Errorf("%v groups thousands:\n%s", args, shown)
			}
		}
	}
}
