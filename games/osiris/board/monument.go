package board

import (
	"ennead/game"
	"ennead/games/osiris"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// shape is the silhouette of a kind of monument: its size, its base, the parts in the colour and pattern of its owner,
// the lines on them, and the position of the owner's mark.
type shape struct {
	w, h               float64
	foot, body, lines  string
	markX, markY, size float64
}

// silhouettes lists the monuments by [osiris.Monument].
var silhouettes = [...]shape{
	{
		w: 28, h: 66,
		foot:  "M3 64.500h22v-5H3zM6 59.500h16v-4H6z",
		body:  "M7.500 55.500L10 13.500 14 2.500l4 11 2.500 42z",
		lines: "M10 13.500h8M14 2.500v11",
		markX: 14, markY: 43, size: 15,
	},
	{
		w: 58, h: 46,
		foot: "M2 44.500h54v-5H2z",
		body: "M4 39.500c0-4 2-5.500 5-5.500h9.500V25.500H30c10.500 0 19 2.500 22 8.500 1.200 2.400 1.300 4 1 5.500z" +
			"M13.500 13.500C13.500 7 17.500 2.500 23.500 2.500c6.500 0 10.300 4 11 10.500L37.500 27h-8l-2.300-2.500" +
			"c-1 2.800-2.700 4.300-5.400 4.300-3.400 0-6-1.600-7-4.500l.2-2.300-2.500-1.200 1.500-3.500z",
		lines: "M13.800 12c4.500-1.800 9-2.200 13-1.200M26.800 10.800c.6 5 .6 9.500.4 13.700" +
			"M30 8.500c2 5.500 2.500 12 3.500 18.500M17 15.500h4M15.500 22.500h3.500M18.500 34H29" +
			"M41 39.500c-4.500-5-2-11 5-11",
		markX: 40.5, markY: 30.5, size: 14,
	},
	{
		w: 60, h: 50,
		foot: "M2 48.500h56v-4H2z",
		body: "M4.500 44.500L8 10.500h15l1.500 11h11L37 10.500h15l3.500 34H37v-14H23v14z" +
			"M6.500 10.500V6h18v4.500zM35.500 10.500V6h18v4.500z",
		lines: "M23 44.500v-14h14v14M11 2v4M49 2v4M10 16h12M38 16h12",
		markX: 30, markY: 26, size: 14.5,
	},
}

// ownerName returns the owner of a monument as classes and symbols name it.
func ownerName(owner game.Seat) string {
	if owner == osiris.Neutral {
		return "neutral"
	}
	return piece.SeatName(owner)
}

// patterns are the patterns of the seats' colours.
var patterns = map[string]string{"scarab": "k-hatch", "feather": "k-dots", "jackal": "k-bars", "sun": "k-rings"}

// monumentSymbols returns all monuments in the colours of all owners.
func monumentSymbols() string {
	c := &svg.Canvas{}
	for kind, s := range silhouettes {
		for i := range osiris.MaxSeats + 1 {
			name := "neutral"
			if i < osiris.MaxSeats {
				name = piece.SeatName(game.Seat(i))
			}
			c.Open("symbol", svg.ID("os-"+monumentNames[kind]+"-"+name),
				svg.A("viewBox", "0 0 "+svg.N(s.w)+" "+svg.N(s.h)))
			c.Path(s.foot, "os-plinth")
			c.Path(s.body, "pf os-cut")
			if pattern, ok := patterns[name]; ok {
				c.Path(s.body, "", svg.A("fill", "url(#"+pattern+")"), svg.A("fill-rule", "evenodd"))
			}
			c.Path(s.lines, "os-carve")
			if name != "neutral" {
				c.Use("m-"+name, s.markX, s.markY, s.size, "")
			}
			c.End()
		}
	}
	return c.String()
}

// monument draws a monument with its foot at a point; tall is the height of an obelisk at that scale.
func monument(c *svg.Canvas, kind osiris.Monument, owner game.Seat, x, y, tall float64, attrs ...svg.Attr) {
	s := silhouettes[kind]
	f := tall / silhouettes[osiris.Obelisk].h
	c.UseIn("os-"+monumentNames[kind]+"-"+ownerName(owner), x, y-s.h*f/2, s.w*f, s.h*f, "c-"+ownerName(owner), attrs...)
}

// monumentIn draws a monument that fits a square around a point.
func monumentIn(c *svg.Canvas, kind osiris.Monument, owner game.Seat, x, y, size float64) {
	s := silhouettes[kind]
	f := size / max(s.w, s.h)
	c.UseIn("os-"+monumentNames[kind]+"-"+ownerName(owner), x, y, s.w*f, s.h*f, "c-"+ownerName(owner))
}
