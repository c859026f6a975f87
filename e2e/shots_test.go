package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
)

func (b *tab) shoot(name string) {
	b.t.Helper()
	picture, err := chromedp.Run(b.ctx, chromedp.CaptureScreenshot())
	must(b.t, err)
	must(b.t, os.WriteFile(filepath.Join(os.Getenv("ENNEAD_SHOTS"), name+".png"), picture, 0o644))
}

// With ENNEAD_SHOTS=FOLDER, pictures of the pages to be looked at.
func TestShots(t *testing.T) {
	if os.Getenv("ENNEAD_SHOTS") == "" {
		t.Skip("ENNEAD_SHOTS names no folder for pictures")
	}
	h := open(t)
	b := h.tab(1440, 900)
	b.shoot("home-1440")
	table := b.begin("bots")
	for range 24 {
		b.wait(`document.querySelector("#choices") || document.querySelector("#sheet")`)
		b.choose(b.some())
	}
	b.wait(`document.querySelector("#choices")`)
	for _, size := range [][2]int64{{390, 844}, {768, 1024}, {1440, 900}, {2560, 1440}} {
		for _, theme := range []string{"light", "dark"} {
			b.do(chromedp.EmulateViewport(size[0], size[1]))
			b.scheme(theme)
			for _, page := range []string{"/", table, "/rules/pharaon"} {
				if page != table && theme == "dark" && size[0] != 390 {
					continue
				}
				b.open(page)
				b.wait(`document.fonts.status === "loaded"`)
				b.do(chromedp.Sleep(300 * 1e6))
				b.shoot(fmt.Sprintf("%s-%d-%s", map[string]string{"/": "home", table: "table", "/rules/pharaon": "rules"}[page], size[0], theme))
			}
		}
	}
}
