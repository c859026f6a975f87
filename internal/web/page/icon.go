package page

import (
	"maps"
	"slices"
	"strconv"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// strokes are our line icons, in a box of 24 by 24.
var strokes = map[string]string{
	"gear": "M12 8.6a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 1 0 0-6.8M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3" +
		"M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M5.5 18.5l2.1-2.1M16.4 7.6l2.1-2.1",
	"book": "M12 6.5C10 5 7 4.5 3.5 4.8v13.4C7 17.9 10 18.4 12 20" +
		"M12 6.5C14 5 17 4.5 20.5 4.8v13.4C17 17.9 14 18.4 12 20M12 6.5V20",
	"undo":   "M8.5 5L4 9.5L8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-4",
	"lock":   "M5.5 11h13v9h-13zM8 11V8a4 4 0 0 1 8 0v3",
	"check":  "M4.5 12.5l5 5L19.5 7",
	"cross":  "M6 6l12 12M18 6L6 18",
	"scroll": "M6 4h11v13a3 3 0 0 0 3 3H8a3 3 0 0 1-3-3M6 4a2 2 0 0 0-2 2v2h3M17 4v4M9 9h5M9 12.5h5",
	"ask": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M9.3 9.5a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.2 1-1.2 2" +
		"M12 17v.2",
	"keyboard": "M3 6.5h18v11H3zM6.5 10h.1M10 10h.1M13.5 10h.1M17 10h.1M8 14h8",
	"home":     "M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20",
	"search":   "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20.5 20.5",
	"learn":    "M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.5V16c3 2.5 8 2.5 11 0v-4.5M21.5 9.5v5.5",
	"eye": "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12" +
		"M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6",
	"link": "M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3" +
		"M14 10a4 4 0 0 0-5.7 0L4.7 13.6a4 4 0 0 0 5.7 5.7L12 17.7",
	"down":  "M12 4v11M7 10.5l5 5l5-5M5 20h14",
	"fork":  "M7 4v16M7 14c0-5 10-3 10-8M4.5 6.5L7 4l2.5 2.5M14.5 8L17 5.5L19.5 8",
	"seal":  "M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5c-4.5-1.7-7.5-5-7.5-9.5V6zM8.5 12l2.5 2.5l4.5-5",
	"first": "M6 5v14M18 5l-8 7l8 7",
	"back":  "M15.5 5L8 12l7.5 7",
	"next":  "M8.5 5L16 12l-7.5 7",
	"play":  "M8 5l11 7l-11 7z",
	"pause": "M8.5 5v14M15.5 5v14",
	"last":  "M18 5v14M6 5l8 7l-8 7",
	"chart": "M4 4v16h16M7.5 15.5l4-5l3.5 2.5l4.5-6.5",
	"clock": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 7.5V12l3 2",
	"people": "M8.5 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M2.5 20c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M16 5.5a3 3 0 0 1 0 6" +
		"M17.5 15c2.5.5 4 2.3 4 5",
	"device": "M7 3h10v18H7zM11 18h2",
	"bell":   "M5.5 17h13L17 14.5V10a5 5 0 0 0-10 0v4.5zM10.5 20h3",
	"trade":  "M4 8h13M13.5 4L17.5 8l-4 4M20 16H7M10.5 12l-4 4l4 4",
	"talk":   "M4 5h16v11h-9l-4.5 4v-4H4zM8 9.2h8M8 12.2h5",
	"sound":  "M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
	"mute":   "M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l5 5M21 9.5l-5 5",
	"sun":    "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5",
	"bot":    "M5 9h14v10H5zM12 9V5M9 13v2M15 13v2",
	"pencil": "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5",
	"mask":   "M5 4h14v9c0 4-3 7-7 8c-4-1-7-4-7-8zM8.5 10h2.5M13 10h2.5M9.5 15.5c1.5-1 3.5-1 5 0",
}

// icon renders a line icon, in the colour of the text. The page defines its shape once.
func icon(name string) Node {
	return El("svg", Class("i"), Width("18"), Height("18"), Aria("hidden", "true"),
		El("use", Href("#i-"+name)))
}

// credentials are the icons of the pages about people, which no table needs.
var credentials = map[string]string{
	"key":   "M8 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M11.5 12H21M17.5 12v3.5M20.5 12v2.5",
	"mail":  "M3.5 5.5h17v13h-17zM3.5 6.5l8.5 7l8.5-7",
	"phone": "M7 3h10v18H7zM11 18h2",
}

// icons defines the shapes of icons, so that what is sent for a move need not.
func icons(strokes map[string]string) Node {
	shapes := Group{}
	for _, name := range slices.Sorted(maps.Keys(strokes)) {
		shapes = append(shapes, El("symbol", ID("i-"+name), Attr("viewBox", "0 0 24 24"),
			El("path", Attr("d", strokes[name]))))
	}
	return El("svg", Class("icons"), Width("0"), Height("0"), Aria("hidden", "true"), shapes)
}

// emblem renders the logo: nine discs, the middle one golden.
func emblem() Node {
	discs := Group{}
	for y := 4; y <= 20; y += 8 {
		for x := 4; x <= 20; x += 8 {
			kind := "disc"
			if x == 12 && y == 12 {
				kind = "disc sun"
			}
			discs = append(discs, El("circle", Attr("cx", strconv.Itoa(x)), Attr("cy", strconv.Itoa(y)),
				Attr("r", "3.3"), Class(kind)))
		}
	}
	return El("svg", Class("mark"), Width("22"), Height("22"), Attr("viewBox", "0 0 24 24"), Aria("hidden", "true"),
		discs)
}
