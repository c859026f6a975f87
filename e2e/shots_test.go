package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

func (b *tab) shoot(name string) {
	b.t.Helper()
	b.wait(`document.fonts.status === "loaded"`)
	b.do(chromedp.Sleep(300 * time.Millisecond))
	picture, err := chromedp.Run(b.ctx, chromedp.CaptureScreenshot())
	must(b.t, err)
	must(b.t, os.WriteFile(filepath.Join(os.Getenv("ENNEAD_SHOTS"), name+".png"), picture, 0o644))
}

// With ENNEAD_SHOTS=FOLDER, takes screenshots of the pages.
func TestShots(t *testing.T) {
	if os.Getenv("ENNEAD_SHOTS") == "" {
		t.Skip("ENNEAD_SHOTS names no folder for pictures")
	}
	h := open(t)
	b := h.tab(1440, 900)
	b.fine = []string{"status of 404"}
	solo := b.begin("solo")
	b.finish(b.some)
	b.open("/")
	b.click("button[value=friends]")
	b.wait(`document.querySelector("#ready")`)
	lobby := eval[string](b, "location.pathname")
	device := b.begin("device")
	b.wait(`document.querySelector(".curtain")`)
	b.open("/")
	bots := b.begin("bots")
	for range 30 {
		b.turn(b.some)
	}
	pages := map[string]string{
		"home": "/", "over": solo, "lobby": lobby, "curtain": device, "table": bots, "replay": bots + "?at=60",
		"rules": "/rules/pharaon", "about": "/about", "lost": "/nowhere",
	}
	for _, lang := range []string{"en", "fr"} {
		b.speaks(lang)
		for _, width := range []int64{390, 768, 1440, 2560} {
			height := map[int64]int64{390: 844, 768: 1024, 1440: 900, 2560: 1440}[width]
			b.do(chromedp.EmulateViewport(width, height))
			for _, theme := range []string{"light", "dark"} {
				b.scheme(theme)
				for name, path := range pages {
					if lang == "fr" && theme == "dark" || name != "table" && name != "home" && name != "lobby" &&
						(theme == "dark" || width > 1440) {
						continue
					}
					b.open(path)
					if name == "home" {
						eval[bool](b, `(document.querySelectorAll("details.custom").forEach(d => d.open = true), true)`)
					}
					b.shoot(fmt.Sprintf("%s-%d-%s-%s", name, width, lang, theme))
				}
			}
		}
	}
}
