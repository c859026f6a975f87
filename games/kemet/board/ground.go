package board

import (
	"fmt"
	"strings"
	"sync"

	"ennead/games/kemet"
	"ennead/internal/svg"
)

// The sheet of symbols holds what does not change during a game, drawn once for each kind of screen: the ground below
// the cities and the choices, and the buildings above.

// sheet is a chart that is being drawn into the sheet of symbols.
type sheet struct {
	*chart
	*svg.Canvas
	s    *kemet.State
	open map[string]*kemet.Space // the spaces in play, by name
}

// prints caches the maps of the built-in components by [print].
var prints sync.Map

// print is what the map of the built-in components depends on.
type print struct {
	players int
	narrow  bool
}

// land returns the outlines, grounds and buildings of the map.
func (p *picture) land() string {
	if p.s.Data.Source != nil { // custom components
		return landOf(p.s, p.chart)
	}
	key := print{p.s.Seats(), p.chart.narrow}
	text, ok := prints.Load(key)
	if !ok {
		text, _ = prints.LoadOrStore(key, landOf(p.s, p.chart))
	}
	return text.(string)
}

func landOf(s *kemet.State, chart *chart) string {
	w := sheet{chart, &svg.Canvas{}, s, map[string]*kemet.Space{}}
	for in := s.Board().In; in != 0; in = in.Rest() {
		space := &s.Data.Spaces[in.First()]
		w.open[strings.ToLower(space.ID)] = space
	}
	w.outlines()
	w.ground()
	w.over()
	w.values()
	return w.String()
}

// eastern reports whether any space of the east bank is in play (KEM-1.6).
func eastern(s *kemet.State) bool {
	for in := s.Board().In; in != 0; in = in.Rest() {
		if s.Data.Spaces[in.First()].East {
			return true
		}
	}
	return false
}

// ref returns the id of a space's outline. Names of spaces contain dots, ids must not.
func (c *chart) ref(land string) string {
	return c.id + strings.NewReplacer(".", "-", " ", "-").Replace(land)
}

func (c *chart) class(names string) svg.Attr {
	if c.narrow {
		names = strings.TrimSpace(names + " k-narrow")
	}
	return svg.Class(names)
}

// town reports whether a land is a district. The points of districts begin with a digit.
func (c *chart) town(land string) bool { return c.land[land][0] <= '9' }

func rock(land string) bool { return strings.HasPrefix(land, "rock") }

// outlines draws the paths and clips of all lands, and the lines between them by kind.
func (w sheet) outlines() {
	var shore, way, cliff svg.Data
	for _, land := range sorted(w.land) {
		w.Path(w.outline(land), "", svg.ID(w.ref(land)))
		if w.open[land] != nil {
			w.clip(w.ref(land)+"-c", land)
		}
	}
	var all []string
	for _, land := range sorted(w.land) {
		if !w.town(land) {
			all = append(all, land)
		}
	}
	w.clip(w.id+"land", all...)
	w.Open("clipPath", svg.ID(w.id+"frame"))
	w.Rect(0, 0, w.w, w.h, 6, "")
	w.End()
	w.borders(func(names []string, land, other string) {
		line := w.bent(names)
		switch {
		case w.framed(names) || w.town(land):
		case other == "":
			shore = trace(shore, line, true)
		case rock(land) || rock(other):
			if w.open[land] == nil && w.open[other] == nil {
				return
			}
			cliff = trace(cliff, line, true)
		case w.open[land] != nil:
			way = trace(way, line, true)
		}
	})
	w.Path(shore.String(), "", svg.ID(w.id+"shore"))
	w.Path(way.String(), "", svg.ID(w.id+"way"))
	w.Path(cliff.String(), "", svg.ID(w.id+"cliff"))
}

func (w sheet) clip(id string, lands ...string) {
	w.Open("clipPath", svg.ID(id))
	for _, land := range lands {
		w.outlineAgain(land, "")
	}
	w.End()
}

// outlineAgain draws the outline of a land again.
func (w sheet) outlineAgain(land, class string, attrs ...svg.Attr) {
	w.again(w.ref(land), class, attrs...)
}

// again draws a symbol that has an id once more.
func (w sheet) again(id, class string, attrs ...svg.Attr) {
	w.Copy(id, append([]svg.Attr{svg.Class(class)}, attrs...)...)
}

// ground draws water and land with everything flat on it.
func (w sheet) ground() {
	w.Group(svg.ID(w.id+"ground"), w.class(""))
	w.Rect(0, 0, w.w, w.h, 0, "k-water")
	w.again(w.id+"shore", "k-deep")
	w.Path(w.waves(), "k-wave")
	tints := w.tints()
	for _, land := range sorted(w.land) {
		if !w.town(land) {
			w.outlineAgain(land, tints[land])
		}
	}
	w.Group(svg.A("clip-path", "url(#"+w.id+"land)"))
	w.again(w.id+"shore", "k-green")
	w.again(w.id+"shore", "k-furrow")
	w.sand()
	w.End()
	for _, land := range sorted(w.open) {
		switch w.open[land].Kind {
		case kemet.Temple:
			w.frieze(land, "")
		case kemet.Sanctuary:
			w.frieze(land, " k-gods")
		}
	}
	w.again(w.id+"way", "k-way-edge")
	w.again(w.id+"way", "k-way")
	w.again(w.id+"cliff", "k-cliff")
	w.again(w.id+"cliff", "k-stud")
	w.again(w.id+"shore", "k-bank")
	for _, s := range w.scenery {
		w.stand("k-"+s.what, w.chart.at(s.at), 1)
	}
	w.veil()
	w.Rect(0, 0, w.w, w.h, 0, "k-fibre", svg.A("fill", "url(#ke-fibre)"))
	w.End()
}

// frieze draws a pattern along the inside of the border of a temple or of the Sanctuary.
func (w sheet) frieze(land, kind string) {
	clip := svg.A("clip-path", "url(#"+w.ref(land)+"-c)")
	w.outlineAgain(land, "k-frieze-edge", clip)
	w.outlineAgain(land, "k-frieze"+kind, clip)
	w.outlineAgain(land, "k-teeth", clip)
}

// tints assigns different sands to lands that touch.
func (w sheet) tints() map[string]string {
	near := map[string]map[string]bool{}
	touch := func(a, b string) {
		if near[a] == nil {
			near[a] = map[string]bool{}
		}
		near[a][b] = true
	}
	w.borders(func(_ []string, land, other string) {
		touch(land, other)
		touch(other, land)
	})
	tint := map[string]string{}
	for _, land := range sorted(w.land) {
		switch {
		case rock(land):
			tint[land] = "k-rock"
		case strings.HasSuffix(land, "delta"):
			tint[land] = "k-isle"
		default:
			taken := map[string]bool{}
			for other := range near[land] {
				taken[tint[other]] = true
			}
			for n := 1; tint[land] == ""; n++ {
				if class := fmt.Sprintf("k-sand%d", n); !taken[class] {
					tint[land] = class
				}
			}
		}
	}
	return tint
}

// veil covers a bank that is not in play (KEM-1.6).
func (w sheet) veil() {
	var d svg.Data
	for _, land := range sorted(w.land) {
		if !w.town(land) && w.open[land] == nil && land != "rock west" {
			d = append(d, w.outline(land)...)
		}
	}
	if !eastern(w.s) {
		w.Path(d.String(), "k-veil")
	}
}

// stand draws a symbol with its foot on a point.
func (w sheet) stand(symbol string, at point, size float64) {
	w.again(symbol, "", svg.Transform(svg.Translate(at.x, at.y)+" "+svg.Scale(size*w.size)))
}
