package page

import (
	"fmt"
	"strconv"
	"strings"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Square is a code for a camera.
type Square struct {
	Size  int // in fields
	Black func(x, y int) bool
}

// render renders the code with the quiet border that cameras need.
func (s Square) render(label string) Node {
	const border = 4
	var path strings.Builder
	for y := range s.Size {
		for x := range s.Size {
			if s.Black(x, y) {
				fmt.Fprintf(&path, "M%d %dh1v1h-1z", x+border, y+border)
			}
		}
	}
	side := strconv.Itoa(s.Size + 2*border)
	return SVG(Class("square"), Attr("viewBox", "0 0 "+side+" "+side), Role("img"), Aria("label", label),
		Attr("shape-rendering", "crispEdges"),
		El("rect", Width(side), Height(side), Attr("fill", "#fff")),
		El("path", Attr("fill", "#000"), Attr("d", path.String())))
}
