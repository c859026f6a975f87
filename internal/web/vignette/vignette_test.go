package vignette

import (
	"encoding/xml"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

var preview = flag.String("preview", "", "write a page with all scenes, in both themes, to this folder")

func written(t *testing.T, node gomponents.Node) string {
	t.Helper()
	var b strings.Builder
	if err := node.Render(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func games() (all []string) {
	for game := range pictures {
		all = append(all, game)
	}
	return all
}

var (
	used   = regexp.MustCompile(`href="#([^"]+)"`)
	named  = regexp.MustCompile(`id="([^"]+)"`)
	class  = regexp.MustCompile(`class="([^"]+)"`)
	inline = regexp.MustCompile(` style="| fill="`)
)

// style returns the style sheet of the pictures.
func style(t *testing.T) string {
	t.Helper()
	css, err := os.ReadFile(filepath.Join("..", "static", "vignette.css"))
	if err != nil {
		t.Fatal(err)
	}
	return string(css)
}

// Everything that a scene refers to is on its sheet, every class in it is styled, and no style is inline, which the
// content policy forbids.
func TestScenes(t *testing.T) {
	css := style(t) + piece.CSS
	for _, game := range games() {
		sheet := written(t, Symbols(game))
		ids := map[string]bool{}
		for _, id := range named.FindAllStringSubmatch(sheet, -1) {
			if ids[id[1]] {
				t.Errorf("%s: two elements are called %s", game, id[1])
			}
			ids[id[1]] = true
		}
		for _, use := range used.FindAllStringSubmatch(sheet+written(t, Whole(game))+written(t, Medallion(game)), -1) {
			if !ids[use[1]] {
				t.Errorf("%s refers to %s, which does not exist", game, use[1])
			}
		}
		_, scene, _ := strings.Cut(sheet, `id="v-`+game)
		scene, _, closed := strings.Cut(scene, "</symbol>")
		if !closed {
			t.Fatalf("%s has no scene", game)
		}
		for _, found := range class.FindAllStringSubmatch(scene, -1) {
			for name := range strings.FieldsSeq(found[1]) {
				if !strings.Contains(css, "."+name) {
					t.Errorf("%s: nothing styles %s", game, name)
				}
			}
		}
		if found := inline.FindString(scene); found != "" {
			t.Errorf("%s has%s", game, found)
		}
		if n := len(scene); n > 16_000 {
			t.Errorf("%s takes %d bytes", game, n)
		}
		for decoder := xml.NewDecoder(strings.NewReader(sheet)); ; {
			if _, err := decoder.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%s: %v", game, err)
			}
		}
	}
}

// A class of the style sheet that no scene uses is dead.
func TestStyleIsUsed(t *testing.T) {
	sheet := written(t, Symbols(games()...))
	for _, found := range regexp.MustCompile(`\.(v-[a-z0-9]+)`).FindAllStringSubmatch(style(t), -1) {
		if !regexp.MustCompile(`class="([^"]* )?` + found[1] + `[ "]`).MatchString(sheet) {
			t.Errorf("no scene uses %s", found[1])
		}
	}
}

func TestUnknownGame(t *testing.T) {
	if Has("chess") || Whole("chess") != nil || Medallion("chess") != nil {
		t.Error("there is a picture of chess")
	}
}

func TestPreview(t *testing.T) {
	if *preview == "" {
		t.Skip("no folder is named")
	}
	var b strings.Builder
	b.WriteString("<!doctype html><meta charset=utf-8><style>" + piece.CSS + style(t) +
		"body{margin:0;display:grid;grid-template-columns:1fr 1fr}div{padding:12px;background:var(--page)}div+div{color-scheme:dark}div{color-scheme:light}.vignette{width:100%;height:auto;display:block;margin-bottom:12px}.medallion{width:110px;height:110px;border-radius:50%;margin:8px}</style>" +
		written(t, Symbols(games()...)))
	for range 2 {
		b.WriteString("<div>")
		for _, game := range []string{"pharaon", "kemet", "tekhenu", "osiris", "pyramidion"} {
			b.WriteString(written(t, Whole(game)))
		}
		for _, game := range []string{"pharaon", "kemet", "tekhenu", "osiris", "pyramidion"} {
			b.WriteString(written(t, Medallion(game)))
		}
		b.WriteString("</div>")
	}
	if err := os.WriteFile(filepath.Join(*preview, "vignettes.html"), []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
}
