package web

import (
	"context"
	"encoding/json"
	"image"
	"image/color"
	_ "image/png"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ennead/internal/piece"
	"ennead/internal/web/page"
)

// Every page leads to the manifest in its language, and says in which colour the browser draws its bar.
func TestManifest(t *testing.T) {
	s := open(t)
	for lang, name := range map[string]string{"en": "Ennead: games of ancient Egypt",
		"fr": "Ennead\u00a0: jeux de l’Égypte ancienne"} {
		b := s.browser()
		b.header["Accept-Language"] = lang
		b.get("/about").wants(t, 200).has(t, `<link rel="manifest" href="/manifest.webmanifest?lang=`+lang+`">`,
			`<link rel="apple-touch-icon" href="/icon/touch.png">`,
			`<meta name="theme-color" content="#2A2635" media="(prefers-color-scheme:dark)">`+
				`<meta name="theme-color" content="#F8F1DE">`)
		a := s.browser().get("/manifest.webmanifest?lang="+lang).wants(t, 200)
		if kind := a.header.Get("Content-Type"); kind != "application/manifest+json" {
			t.Errorf("its type is %s", kind)
		}
		if life := a.header.Get("Cache-Control"); !strings.HasPrefix(life, "public, max-age=") {
			t.Errorf("it lives %s", life)
		}
		if a := b.get("/manifest.webmanifest"); a.header.Get("Cache-Control") != "no-store" || !strings.Contains(a.body,
			`"lang":"`+lang+`"`) {
			t.Errorf("without a language in the address it is %s\n%s", a.header.Get("Cache-Control"), a.body)
		}
		var m struct {
			ID, Name, Scope, Display, Lang string
			Short                          string `json:"short_name"`
			Start                          string `json:"start_url"`
			Theme                          string `json:"theme_color"`
			Background                     string `json:"background_color"`
			Icons                          []struct{ Src, Sizes, Type, Purpose string }
		}
		must(t, json.Unmarshal([]byte(a.body), &m))
		if m.Name != name || m.Short != "Ennead" ||
			m.Lang != lang || m.ID != "/" || m.Start != "/play" || m.Scope != "/" || m.Display != "standalone" {
			t.Errorf("the manifest says %+v", m)
		}
		for variable, colour := range map[string]string{"--panel": m.Theme, "--page": m.Background} {
			if !strings.Contains(piece.CSS, variable+":light-dark("+colour+",") {
				t.Errorf("%s is not %s by day", variable, colour)
			}
		}
		purposes := []string{}
		for _, icon := range m.Icons {
			purposes = append(purposes, icon.Purpose+" "+icon.Sizes)
			if got := b.get(icon.Src).wants(t, 200); got.header.Get("Content-Type") != icon.Type {
				t.Errorf("%s is %s", icon.Src, got.header.Get("Content-Type"))
			} else if c, _, err := image.DecodeConfig(strings.NewReader(got.body)); err != nil ||
				text(c.Width)+"x"+text(c.Height) != icon.Sizes {
				t.Errorf("%s is %d by %d: %v", icon.Src, c.Width, c.Height, err)
			}
		}
		if !slices.Equal(purposes, []string{"any 192x192", "any 512x512", "maskable 512x512"}) {
			t.Errorf("the icons are %v", purposes)
		}
	}
	if !strings.Contains(piece.CSS, "--panel:light-dark("+page.DayPanel+","+page.NightPanel+")") {
		t.Error("the bar of the browser has another colour than the header")
	}
	b := s.browser()
	b.post("/settings", "theme", "dark", "back", "/about").wants(t, 200).
		has(t, `<meta name="theme-color" content="#2A2635"><link`).lacks(t, "#F8F1DE")
	b.post("/settings", "theme", "light", "back", "/about").wants(t, 200).
		has(t, `<meta name="theme-color" content="#F8F1DE"><link`).lacks(t, "#2A2635")
}

// The icons show what icon.svg shows: a golden disc in the middle, pale ones around it, on blue. Those whose corners a
// device cuts have blue corners, the others none; a maskable one keeps its discs where every device shows them.
func TestIcons(t *testing.T) {
	b := open(t).browser()
	blue, pale, gold := color.NRGBA{0x1F, 0x3A, 0x6E, 255}, color.NRGBA{0xF6, 0xED, 0xD6, 255},
		color.NRGBA{0xE3, 0xB0, 0x4B, 255}
	for name, full := range map[string]bool{"192.png": false, "512.png": false, "maskable.png": true,
		"touch.png": true} {
		picture, _, err := image.Decode(strings.NewReader(b.get("/icon/"+name).wants(t, 200).body))
		must(t, err)
		size := picture.Bounds().Dx()
		at := func(x, y float64) color.NRGBA { // in the units of icon.svg
			return color.NRGBAModel.Convert(picture.At(int(x*float64(size)/32), int(y*float64(size)/32))).(color.NRGBA)
		}
		for where, want := range map[[2]float64]color.NRGBA{{16, 16}: gold, {16, 9}: pale, {23, 23}: pale,
			{12, 12}: blue, {1, 16}: blue} {
			if got := at(where[0], where[1]); got != want {
				t.Errorf("%s: at %v it is %v instead of %v", name, where, got, want)
			}
		}
		if got := at(0.2, 0.2); full && got != blue || !full && got.A != 0 {
			t.Errorf("%s: its corner is %v", name, got)
		}
		if name != "maskable.png" {
			continue
		}
		for y := range size {
			for x := range size {
				dx, dy := float64(x-size/2), float64(y-size/2)
				if far := dx*dx + dy*dy; far > 0.16*float64(size*size) &&
					color.NRGBAModel.Convert(picture.At(x, y)) != color.Color(blue) {
					t.Fatalf("at %d, %d a disc lies where a device may cut it off", x, y)
				}
			}
		}
	}
	for _, name := range []string{"0.svg", "11.svg", "+3.svg", "3", "64.png", "192.svg", "..%2fsite.css"} {
		b.get("/icon/"+name).wants(t, 404)
	}
	b.get("/icon/3.svg").wants(t, 200).has(t, "<svg", ">3</text>")
	b.get("/icon/10.svg").wants(t, 200).has(t, ">9+</text>")
}

// The service worker belongs to this version, may have all pages, and is asked for anew each time. It needs what the
// page without a connection names, and the fonts.
func TestWorker(t *testing.T) {
	s := open(t)
	b := s.browser()
	a := b.get("/sw.js").wants(t, 200)
	for name, want := range map[string]string{"Content-Type": "text/javascript; charset=utf-8",
		"Cache-Control": "no-cache", "Content-Security-Policy": contentPolicy} {
		if got := a.header.Get(name); got != want {
			t.Errorf("%s is %q", name, got)
		}
	}
	first, rest, _ := strings.Cut(a.body, "\n")
	begins := regexp.MustCompile(`^const folder="(/static/[0-9a-f]{12}/)",needed=(\[.*\]),house="";$`)
	said := begins.FindStringSubmatch(first)
	if said == nil || said[1] != s.web.files.at("") || !strings.Contains(rest, "addEventListener") {
		t.Fatalf("it begins with %s", first)
	}
	var needed []string
	must(t, json.Unmarshal([]byte(said[2]), &needed))
	var wanted []string
	for _, found := range regexp.MustCompile(`(?:href|src)="(/static/[^"]*)"`).FindAllStringSubmatch(
		b.get("/offline").wants(t, 200).body, -1) {
		wanted = append(wanted, found[1])
	}
	for _, found := range regexp.MustCompile(`url\((fonts/[^)]*)\)`).FindAllStringSubmatch(
		b.get(s.web.files.at("site.css")).body, -1) {
		wanted = append(wanted, s.web.files.at(found[1]))
	}
	slices.Sort(wanted)
	if wanted = slices.Compact(wanted); len(wanted) < 5 || !slices.Equal(wanted, needed) {
		t.Errorf("the page needs %v, the worker keeps %v", wanted, needed)
	}
	for _, address := range needed {
		b.get(address).wants(t, 200)
	}
	if other := newFiles(nil); other.hash == s.web.files.hash {
		t.Error("with other files the worker is the same")
	}
}

// The page without a connection is the same whoever asks, and names nobody.
func TestOffline(t *testing.T) {
	s := open(t)
	ann := s.browser()
	path := ann.open("quick", "device", "name", "Nefertari")
	ann.post("/settings", "lang", "fr", "theme", "dark", "back", "/")
	for lang, title := range map[string]string{"en": "No connection", "fr": "Pas de connexion"} {
		for _, theme := range []string{"", "light", "dark"} {
			address := "/offline?lang=" + lang + "&theme=" + theme
			a := ann.get(address).wants(t, 200).has(t, `<html lang="`+lang+`"`, "<h1 class=\"cg\">"+title, `href=""`).
				lacks(t, "Nefertari", path, "/me", "<form")
			if got := s.browser().get(address).body; got != a.body {
				t.Errorf("%s differs between visitors", address)
			}
			if strings.Contains(a.body, "data-theme") != (theme != "") || theme != "" && !strings.Contains(a.body,
				`data-theme="`+theme+`"`) {
				t.Errorf("%s has another theme", address)
			}
		}
	}
	ann.get(`/offline?lang="><b>&theme="><b>`).wants(t, 200).has(t, "No connection").lacks(t, "<b>", "data-theme")
}

// Of all addresses only those of the static files, the icons and the manifest say that anybody may keep their answer,
// whoever asks and whatever is wrong. The service worker keeps only static files; a test in a browser sees to it.
func TestNothingIsKept(t *testing.T) {
	s := open(t)
	ann := s.browser()
	path := ann.open("quick", "device")
	ann.post(path + "/ready")
	holes := strings.NewReplacer("{$}", "", "{id}", strings.TrimPrefix(path, "/t/"), "{game}", "sticks",
		"{name}", "3.svg", "{key}", s.house.SeatKey(s.look(path), 0), "{seat}", "1", "{at}", "1", "{ticket}", "none")
	ctx, stop := context.WithCancel(t.Context())
	defer stop() // streams have no end
	life := func(method, address string) string {
		r, err := http.NewRequestWithContext(ctx, method, s.URL+address, nil)
		must(t, err)
		got, err := ann.Do(r)
		must(t, err)
		t.Cleanup(func() { got.Body.Close() })
		return got.Header.Get("Cache-Control")
	}
	kept := []string{}
	for _, method := range []string{"GET", "POST"} { // the forms sign Ann out
		for _, r := range s.web.routes() {
			address, ok := strings.CutPrefix(r.pattern, method+" ")
			if !ok {
				continue
			}
			if l := life(method, holes.Replace(address)); l != "no-store" && l != "no-cache" {
				kept = append(kept, address)
			}
		}
	}
	if !slices.Equal(kept, []string{"/icon/{name}"}) {
		t.Errorf("the answers of %v may be kept", kept)
	}
}
