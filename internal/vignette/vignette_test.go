package vignette_test

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

	"ennead/games"
	"ennead/internal/piece"
	"ennead/internal/vignette"

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

// pictures returns the picture of every game.
func pictures(t *testing.T) (all []vignette.Named) {
	t.Helper()
	for _, k := range games.Kits {
		if k.Vignette.Draw == nil {
			t.Errorf("%s has no picture of its own", k.ID())
		}
		all = append(all, vignette.Of(k.ID(), k.Vignette))
	}
	return all
}

// desert is the picture of a game without one of its own.
var desert = vignette.Of("chess", vignette.Picture{})

var (
	used   = regexp.MustCompile(`href="#([^"]+)"`)
	named  = regexp.MustCompile(`id="([^"]+)"`)
	class  = regexp.MustCompile(`class="([^"]+)"`)
	inline = regexp.MustCompile(` style="| fill="`)
)

// Everything that a scene refers to is on its sheet, every class in it is styled, and no style is inline, which the
// content policy forbids.
func TestScenes(t *testing.T) {
	css := vignette.CSS + piece.CSS
	for _, p := range append(pictures(t), desert) {
		game, sheet := p.Game, written(t, vignette.Symbols(p))
		ids := map[string]bool{}
		for _, id := range named.FindAllStringSubmatch(sheet, -1) {
			if ids[id[1]] {
				t.Errorf("%s: two elements are called %s", game, id[1])
			}
			ids[id[1]] = true
		}
		for _, use := range used.FindAllStringSubmatch(sheet+written(t, p.Whole())+written(t, p.Medallion()), -1) {
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
	sheet := written(t, vignette.Symbols(pictures(t)...))
	for _, found := range regexp.MustCompile(`\.(v-[a-z0-9]+)`).FindAllStringSubmatch(vignette.CSS, -1) {
		if !regexp.MustCompile(`class="([^"]* )?` + found[1] + `[ "]`).MatchString(sheet) {
			t.Errorf("no scene uses %s", found[1])
		}
	}
}

func TestPreview(t *testing.T) {
	if *preview == "" {
		t.Skip("no folder is named")
	}
	all := append(pictures(t), desert)
	var b strings.Builder
	b.WriteString("<!doctype html><meta charset=utf-8><style>" + piece.CSS + vignette.CSS + layout + "</style>" +
		written(t, vignette.Symbols(all...)))
	for range 2 {
		b.WriteString("<div>")
		for _, p := range all {
			b.WriteString(written(t, p.Whole()))
		}
		for _, p := range all {
			b.WriteString(written(t, p.Medallion()))
		}
		b.WriteString("</div>")
	}
	if err := os.WriteFile(filepath.Join(*preview, "vignettes.html"), []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
}

// layout is the style of the preview: one column for each theme.
const layout = "body{margin:0;display:grid;grid-template-columns:1fr 1fr}" +
	"div{padding:12px;background:var(--page);color-scheme:light}div+div{color-scheme:dark}" +
	".vignette{width:100%;height:auto;display:block;margin-bottom:12px}" +
	".medallion{width:110px;height:110px;border-radius:50%;margin:8px}"
