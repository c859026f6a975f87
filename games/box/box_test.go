package box_test

import (
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
	for path, want := range map[string]string{"tiles": "48", "note.of": "[1, 2]", "note.none": "", "note.no": "", "tiles.deep": "", "": ""} {
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
		if _, err := box.Read([]byte(source), &f); err == nil || !strings.Contains(err.Error(), want) || len(err.Error()) > 4100 {
			t.Errorf("%.100q: %.300v, not %q", source, err, want)
		}
	}
}
