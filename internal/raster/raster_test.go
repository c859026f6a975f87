package raster

import (
	"context"
	"image"
	"image/color"
	"math"
	"strings"
	"testing"
)

func drawn100(t *testing.T, css, inside string) *image.RGBA {
	t.Helper()
	markup := `<svg class="art" width="100" height="100" viewBox="0 0 100 100">` + inside + `</svg>`
	picture, err := Read(css).Draw(t.Context(), markup, 100, 100)
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

// inked returns how many pixels are covered, parts of them added up.
func inked(picture *image.RGBA) (sum float64) {
	for i := 3; i < len(picture.Pix); i += 4 {
		sum += float64(picture.Pix[i]) / 255
	}
	return sum
}

// Shapes cover as much as their formulas say.
func TestAreas(t *testing.T) {
	for name, c := range map[string]struct {
		markup string
		want   float64
	}{
		"rect":     {`<rect x="10.5" y="20" width="30" height="40"/>`, 1200},
		"round":    {`<rect x="10" y="10" width="40" height="40" rx="20"/>`, math.Pi * 400},
		"circle":   {`<circle cx="50" cy="50" r="30"/>`, math.Pi * 900},
		"ellipse":  {`<ellipse cx="50" cy="50" rx="30" ry="10"/>`, math.Pi * 300},
		"outside":  {`<rect x="-50" y="-50" width="100" height="100"/>`, 2500},
		"arc":      {`<path d="M20 50a30 30 0 0 1 60 0Z"/>`, math.Pi * 450},
		"arc back": {`<path d="M20,50 A30 30 0 1060 90 L50 50z"/>`, math.NaN()},
		"cubic":    {`<path d="M0 0C0 60 60 60 60 0Z"/>`, 2160},
		"line":     {`<line x1="10" x2="90" y1="50" y2="50" stroke="#000" stroke-width="4"/>`, 320},
		"square":   {`<path d="M10 50h80" stroke="#000" stroke-width="4" stroke-linecap="square"/>`, 336},
		"round cap": {`<path d="M10 50h80" stroke="#000" stroke-width="4" stroke-linecap="round"/>`,
			320 + math.Pi*4},
		"dashes": {`<path d="M0 50h100" stroke="#000" stroke-width="2" stroke-dasharray="6 4"/>`, 120},
		"ring":   {`<circle cx="50" cy="50" r="30" fill="none" stroke="#000" stroke-width="6"/>`, 2 * math.Pi * 180},
		"miter": {`<rect x="20" y="20" width="50" height="50" fill="none" stroke="#000" stroke-width="4"/>`,
			54*54 - 46*46},
		"evenodd": {`<path fill-rule="evenodd" d="M10 10h60v60h-60zM20 20h40v40h-40z"/>`, 3600 - 1600},
		"nonzero": {`<path d="M10 10h60v60h-60zM20 20h40v40h-40z"/>`, 3600},
		"moved":   {`<g transform="translate(50 50) rotate(45) scale(2)"><rect width="10" height="10"/></g>`, 400},
		"half":    {`<g opacity=".5"><rect width="20" height="20"/><rect width="20" height="20"/></g>`, 200},
		"clip": {`<clipPath id="c"><circle cx="50" cy="50" r="20"/></clipPath>` +
			`<rect width="100" height="100" clip-path="url(#c)"/>`, math.Pi * 400},
		"copy": {`<symbol id="s" viewBox="0 0 10 10"><rect width="10" height="5"/></symbol>` +
			`<use href="#s" x="10" y="10" width="40" height="60"/>`, 800},
		"pattern": {`<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse">` +
			`<rect width="5" height="10"/></pattern><rect width="100" height="100" fill="url(#p)"/>`, 5000},
		"itself": {`<g id="g"><use href="#g"/><rect width="10" height="10"/></g>`, 100},
	} {
		got := inked(drawn100(t, "", c.markup))
		if math.Abs(got-c.want) > 1+c.want/100 {
			t.Errorf("%s covers %.1f, not %.1f", name, got, c.want)
		}
	}
}

// Style sheets say what they say in a browser, as far as boards use them.
func TestStyles(t *testing.T) {
	red, blue := color.RGBA{255, 0, 0, 255}, color.RGBA{0, 0, 255, 255}
	const shape = `<g class="outer"><rect class="a b" width="100" height="100"/></g>`
	for css, want := range map[string]color.RGBA{
		`.a{fill:#f00}`:                                                 red,
		`rect{fill:#00f}.a{fill:#f00}`:                                  red,
		`.a{fill:#f00}rect{fill:#00f}`:                                  red,
		`.a{fill:#00f}.b{fill:#f00}`:                                    red,
		`.a.b{fill:#f00}.b{fill:#00f}`:                                  red,
		`path,rect{&.a{fill:#f00}}`:                                     red,
		`.outer{fill:#f00}`:                                             red,
		`.outer{.a{fill:#f00}}`:                                         red,
		`.outer>.a{fill:#f00}.art>.a{fill:#00f}`:                        red,
		`.a{fill:#f00}.a:hover{fill:#00f}`:                              red,
		`.a{fill:#f00}@media(width:1px){.a{fill:#00f}}`:                 red,
		`:root{--x:light-dark(#F00,#00F)}.a{fill:var(--x)}`:             red,
		`.outer{--x:#f00}.a{fill:var(--x,#00f)}`:                        red,
		`.a{fill:var(--x,var(--y,#f00))}`:                               red,
		`:root{--x:#00f}.outer{--x:#f00}.a{--y:var(--x);fill:var(--y)}`: red,
		`.outer{color:#f00}.a{fill:currentColor}`:                       red,
		`#page:not([class*=night]) .a{fill:#f00}`:                       red,
		`.outer :is(.z,.a){fill:#f00}`:                                  red,
		`.a{fill:#00f}/* .a{fill:#f00} */`:                              blue,
		`.a{fill:color-mix(in srgb,#00f 100%,#f00)}`:                    blue,
	} {
		if got := drawn100(t, css, shape).RGBAAt(50, 50); got != want {
			t.Errorf("%s gives %v", css, got)
		}
	}
	if v := length("calc(-.4px + 2*(1px + 3px))", 0); math.Abs(v-7.6) > 1e-9 {
		t.Errorf("a calculation gives %v", v)
	}
}

// Text stands where it is anchored, in letters that have ink, and names in letters that no font here has do not fail.
func TestText(t *testing.T) {
	end := drawn100(t, "", `<text x="50" y="50" font-size="20" text-anchor="end">Ägypt</text>`)
	start := drawn100(t, "", `<text x="50" y="50" font-size="20">Ägypt</text>`)
	for name, p := range map[string]*image.RGBA{"end": end, "start": start} {
		left, right := 0., 0.
		for i := 3; i < len(p.Pix); i += 4 {
			if i/4%100 < 50 {
				left += float64(p.Pix[i])
			} else {
				right += float64(p.Pix[i])
			}
		}
		if name == "end" {
			left, right = right, left
		}
		if right < 10*255 || left > right/50 {
			t.Errorf("%s: %.0f before, %.0f after", name, left/255, right/255)
		}
	}
	if bold, plain := Width("Ennead", 20, true), Width("Ennead", 20, false); bold <= plain || plain < 50 || plain > 90 {
		t.Errorf("widths %v and %v", bold, plain)
	}
	if inked(drawn100(t, "", `<text x="10" y="50" font-size="20">王</text>`)) == 0 {
		t.Error("a letter that the fonts lack leaves no trace")
	}
	curved := `<path id="p" d="M10 50h80" fill="none"/><text><textPath href="#p" startOffset="50%">ab</textPath></text>`
	if inked(drawn100(t, "", curved)) < 20 {
		t.Error("nothing is written along a path")
	}
}

// Gradients go from stop to stop.
func TestGradient(t *testing.T) {
	p := drawn100(t, "", `<linearGradient id="g"><stop offset="0" stop-color="#000"/>`+
		`<stop offset="1" stop-color="#fff"/></linearGradient><rect width="100" height="100" fill="url(#g)"/>`)
	for x, want := range map[int]int{0: 1, 50: 128, 99: 254} {
		if got := int(p.RGBAAt(x, 50).R); got < want-3 || got > want+3 {
			t.Errorf("at %d it is %d", x, got)
		}
	}
}

// What is no markup is an error, and who stops waiting stops the work.
func TestRefused(t *testing.T) {
	if _, err := Read("").Draw(t.Context(), "<svg", 10, 10); err == nil {
		t.Error("half an element is drawn")
	}
	done, stop := context.WithCancel(t.Context())
	stop()
	if _, err := Read("").Draw(done, "<svg></svg>", 10, 10); err == nil {
		t.Error("it draws although nobody waits")
	}
}

// Nothing that is written badly takes it down or takes long.
func FuzzDraw(f *testing.F) {
	f.Add(`<rect width="1e9" height="1e9" stroke="#000" stroke-dasharray=".001"/>`, `.a{fill:var(--a)}`)
	f.Add(`<path d="M0 0A1 1 0 0 1 1e30 1e30zzz" stroke="red"/>`, `@media{`)
	f.Add(`<pattern id="p" width="1e-9" height="9"><rect fill="url(#p)"/></pattern>`+
		`<rect fill="url(#p)" width="9" height="9"/>`,
		`.a{&.b{`)
	f.Fuzz(func(t *testing.T, inside, css string) {
		if len(inside)+len(css) > 2000 || strings.Count(inside, "<use") > 8 {
			t.Skip()
		}
		_, _ = Read(css).Draw(t.Context(), `<svg width="20" height="20">`+inside+`</svg>`, 20, 20)
	})
}
