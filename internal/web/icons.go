package web

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"net/http"
	"strconv"
	"strings"
	"sync"
)

// mostCounted is the highest number on an icon; after it there is a plus.
const mostCounted = 9

// iconLife is how long browsers keep an icon, and what tells them of it. Its address is the same in all versions: one
// that changed would make a browser ask the owner of a device about a new icon.
const iconLife = "public, max-age=604800"

// icon sends an icon: that of a tab with a number on it ("/icon/3.svg"), or one for the home screen ("/icon/192.png").
func (s *Server) icon(w http.ResponseWriter, r *http.Request) {
	name, kind := r.PathValue("name"), "image/svg+xml"
	var body []byte
	if draw := drawn[name]; draw != nil {
		body, kind = draw(), "image/png"
	} else if n, err := strconv.Atoi(strings.TrimSuffix(name, ".svg")); err == nil && n >= 1 &&
		n <= mostCounted+1 && name == strconv.Itoa(n)+".svg" {
		body = counted(s.files.byName["icon.svg"].plain, n)
	} else {
		http.Error(w, "404 not found", http.StatusNotFound)
		return
	}
	w.Header().Set("Content-Type", kind)
	w.Header().Set("Content-Security-Policy", filePolicy)
	w.Header().Set("Cache-Control", iconLife)
	_, _ = w.Write(body)
}

// counted returns an icon with a number on it.
func counted(icon []byte, n int) []byte {
	text := strconv.Itoa(n)
	if n > mostCounted {
		text = strconv.Itoa(mostCounted) + "+"
	}
	badge := fmt.Sprintf(`<circle cx="21" cy="21" r="11" fill="#B5432E" stroke="#F6EDD6" stroke-width="2"/>`+
		`<text x="21" y="26.500" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="15" `+
		`fill="#FFF">%s</text></svg>`, text)
	return bytes.Replace(icon, []byte("</svg>"), []byte(badge), 1)
}

// drawn are the icons for the home screens of devices, by name. Some devices cut the corners themselves, so those icons
// fill the square; of a maskable one they may show only a circle, four fifths as wide.
var drawn = map[string]func() []byte{
	"192.png":      drawing(192, false, 1),
	"512.png":      drawing(512, false, 1),
	"maskable.png": drawing(512, true, 0.86),
	"touch.png":    drawing(180, true, 1),
}

// emblem is icon.svg: discs on a square with round corners.
type emblem struct {
	Ground struct {
		Width float64 `xml:"width,attr"`
		Round float64 `xml:"rx,attr"`
		Fill  string  `xml:"fill,attr"`
	} `xml:"rect"`
	Rings []struct {
		Fill  string `xml:"fill,attr"`
		Discs []disc `xml:"circle"`
	} `xml:"g"`
	Discs []disc `xml:"circle"`
}

type disc struct {
	X    float64 `xml:"cx,attr"`
	Y    float64 `xml:"cy,attr"`
	R    float64 `xml:"r,attr"`
	Fill string  `xml:"fill,attr"`
}

// readEmblem reads icon.svg.
func readEmblem() *emblem {
	text, err := static.ReadFile("static/icon.svg")
	e := &emblem{}
	if err == nil {
		err = xml.Unmarshal(text, e)
	}
	if err != nil {
		panic(err) // the file is embedded
	}
	for _, ring := range e.Rings {
		for _, d := range ring.Discs {
			d.Fill = ring.Fill
			e.Discs = append(e.Discs, d)
		}
	}
	return e
}

// drawing returns icon.svg as a PNG of so many pixels, drawn when somebody first asks for it. A full one has no round
// corners; the discs are zoomed towards the centre.
func drawing(pixels int, full bool, zoom float64) func() []byte {
	return sync.OnceValue(func() []byte {
		e := readEmblem()
		unit := float64(pixels) / e.Ground.Width // pixels
		middle := e.Ground.Width / 2
		picture := image.NewNRGBA(image.Rect(0, 0, pixels, pixels))
		for at := range pixels * pixels {
			x, y := (float64(at%pixels)+0.5)/unit, (float64(at/pixels)+0.5)/unit
			c := inked(e.Ground.Fill)
			if !full {
				c.A = uint8(255*covered(e.corner(x-middle, y-middle)*unit) + 0.5)
			}
			for _, d := range e.Discs {
				away := math.Hypot((x-middle)/zoom+middle-d.X, (y-middle)/zoom+middle-d.Y) - d.R
				c = mixed(c, inked(d.Fill), covered(away*zoom*unit))
			}
			picture.SetNRGBA(at%pixels, at/pixels, c)
		}
		var out bytes.Buffer
		if err := png.Encode(&out, picture); err != nil {
			panic(err) // a buffer takes everything
		}
		return out.Bytes()
	})
}

// corner returns how far a point, seen from the middle, is outside of the ground; inside it is negative.
func (e *emblem) corner(x, y float64) float64 {
	straight := e.Ground.Width/2 - e.Ground.Round
	x, y = math.Abs(x)-straight, math.Abs(y)-straight
	return math.Hypot(max(x, 0), max(y, 0)) + min(max(x, y), 0) - e.Ground.Round
}

// covered returns how much of a pixel a shape covers whose edge is that many pixels away; inside it is negative.
func covered(away float64) float64 { return min(max(0.5-away, 0), 1) }

// mixed returns a colour with a share of another one over it.
func mixed(below, above color.NRGBA, share float64) color.NRGBA {
	part := func(a, b uint8) uint8 { return uint8(float64(a)*(1-share) + float64(b)*share + 0.5) }
	return color.NRGBA{part(below.R, above.R), part(below.G, above.G), part(below.B, above.B), below.A}
}

// inked reads a colour such as "#1F3A6E".
func inked(fill string) color.NRGBA {
	n, err := strconv.ParseUint(strings.TrimPrefix(fill, "#"), 16, 32)
	if err != nil {
		panic(err) // the file is embedded
	}
	return color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 255}
}
