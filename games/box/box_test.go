package box_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"ennead/games/box"
)

type file struct {
	Tiles int
	Names []string
}

func TestRead(t *testing.T) {
	var f file
	c, err := box.Read([]byte("tiles: 48 # so many\nnames: [a, b]\nnote: {of: [1, 2], none: }\n"), &f)
	if err != nil || f.Tiles != 48 || len(f.Names) != 2 {
		t.Fatalf("%+v, %v", f, err)
	}
	for path, want := range map[string]string{"tiles": "48", "note.of": "[1, 2]", "note.none": "", "note.no": "",
		"tiles.deep": "", "": ""} {
		if got := strings.TrimSpace(strings.Split(c.Text(path), " #")[0]); got != want {
			t.Errorf("%q holds %q, not %q", path, got, want)
		}
	}
}

func TestReadRefuses(t *testing.T) {
	for source, want := range map[string]string{
		"":                                       "one YAML document",
		"tiles: 1\n---\ntiles: 2":                "one YAML document",
		"tiles: [":                               "",
		"tiles: 7.5":                             "7.5 is no whole number",
		"note: .inf":                             ".inf is no whole number",
		"names: &a [x]":                          "anchors and aliases",
		"names: &a [x]\nmore: [*a, *a]":          "anchors and aliases",
		"tiles: many":                            "",
		"tiles: " + strings.Repeat("x", 100_000): "tiles: xxx",
		"tiles: [" + strings.Repeat("x", 100_000): "tiles: [xxx",
	} {
		var f file
		if _, err := box.Read([]byte(source), &f); err == nil || !strings.Contains(err.Error(), want) ||
			len(err.Error()) > 4100 {
			t.Errorf("%.100q: %.300v, not %q", source, err, want)
		}
	}
}

func TestWhole(t *testing.T) {
	var f map[string]any
	if _, err := box.Read([]byte("a: 7\nb: -7\nc: seven\nd: [7]\ne:\nf: 18446744073709551615\ng: "+
		"-9223372036854775808\nh: 999999\n"), &f); err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string]int{"a": 7, "b": -7, "c": 1000, "d": 1000, "e": 1000, "f": 1000, "g": -1000,
		"h": 1000, "none": 1000} {
		if got := box.Whole(f[key]); got != want {
			t.Errorf("%s is read as %d, not %d", key, got, want)
		}
	}
}

func TestCheck(t *testing.T) {
	var c box.Check
	if c.That(true, "fine") && c.Within("a", 3, 1, 3) == 3 && c.OneOf("b", "y", []string{"x", "y"}, "letter") == 1 &&
		c.Err() != nil {
		t.Errorf("what is well is wrong: %v", c.Err())
	}
	if c.OneOf("b", "z", []string{"x", "y"}, "letter") != 0 || c.Within("a", 4, 1, 3) != 4 || c.That(false, "bad") {
		t.Error("what is wrong is well")
	}
	if got, want := c.Err().Error(), "b: \"z\" is no letter\na: 4 is not within 1 and 3\nbad"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
	for range 50 {
		c.That(false, "more")
	}
	if n := strings.Count(c.Err().Error(), "\n"); n != 19 {
		t.Errorf("%d lines of what is wrong", n+1)
	}
}

func TestOpen(t *testing.T) {
	compiled := 0
	compile := func(source []byte) (*string, error) {
		compiled++
		if len(source) == 0 {
			return nil, errors.New("empty")
		}
		return new(string(source)), nil
	}
	b := box.New([]byte("own"), compile, func(own, brought *string, source []byte) error {
		if *brought == "other" {
			return fmt.Errorf("%s is not %s", source, *own)
		}
		*brought += "!"
		return nil
	})
	for _, want := range []struct{ source, read, err string }{
		{"x", "x!", ""}, {"", "", "components: empty"}, {"other", "", "components: other is not own"},
	} {
		c, err := b.Open([]byte(want.source))
		if want.err != "" && (c != nil || err == nil || err.Error() != want.err) || want.err == "" &&
			(err != nil || *c != want.read) {
			t.Errorf("components %q: %v, %v", want.source, c, err)
		}
	}
	compiled = 0
	for range 2 {
		if c, err := b.Open(nil); err != nil || *c != "own" || compiled > 0 {
			t.Errorf("no components: %v, compiled again %d times", err, compiled)
		}
	}
}
