package svg

import (
	"encoding/xml"
	"errors"
	"io"
	"math"
	"strings"
	"testing"
)

func TestNumber(t *testing.T) {
	for v, want := range map[float64]string{
		0: "0", -0.04: "0", 1: "1", -1: "-1", 1.25: "1.3", -2.5: "-2.5", 10.04: "10", 999.96: "1000", -0.06: "-0.1",
	} {
		if got := N(v); got != want {
			t.Errorf("N(%v) = %s, want %s", v, got, want)
		}
	}
}

func TestTransforms(t *testing.T) {
	for got, want := range map[string]string{
		Translate(1.26, -3): "translate(1.3 -3)",
		Rotate(72):          "rotate(72)",
		Scale(.8333):        "scale(0.833)",
		Scale(2):            "scale(2)",
	} {
		if got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

func TestShapes(t *testing.T) {
	for _, c := range []struct {
		name string
		draw func(*Canvas)
		want string
	}{
		{"rect leaves out zeros", func(c *Canvas) { c.Rect(0, 2, 3, 4, 0, "card") },
			`<rect y="2" width="3" height="4" class="card"/>`},
		{"box", func(c *Canvas) { c.Box(5, 5, 4, 2, 1, "") }, `<rect x="3" y="4" width="4" height="2" rx="1"/>`},
		{"circle", func(c *Canvas) { c.Circle(0, 0, 7, "", ID("a")) }, `<circle r="7" id="a"/>`},
		{"line", func(c *Canvas) { c.Line(0, 1, 2, 3, "l") }, `<line y1="1" x2="2" y2="3" class="l"/>`},
		{"path", func(c *Canvas) { c.Path("M0 0", "p") }, `<path d="M0 0" class="p"/>`},
		{"use", func(c *Canvas) { c.Use("t-agr", 10, 10, 4, "", At(1, 2)) },
			`<use href="#t-agr" x="8" y="8" width="4" height="4" transform="translate(1 2)"/>`},
		{"text", func(c *Canvas) { c.Text(1, 2, 10, "a < b & c", "tm") },
			`<text x="1" y="2" font-size="10" class="tm">a &lt; b &amp; c</text>`},
		{"text path", func(c *Canvas) { c.TextPath("rim", 21, "Nil", "r") },
			`<text class="r" font-size="21"><textPath href="#rim" startOffset="50%">Nil</textPath></text>`},
		{"group", func(c *Canvas) { c.Group(Class("")); c.Title("t"); c.Title(""); c.End() },
			`<g><title>t</title></g>`},
		{"attribute", func(c *Canvas) { c.Empty("g", A("x", `"><script>`)) }, `<g x="&#34;&gt;&lt;script&gt;"/>`},
	} {
		canvas := &Canvas{}
		c.draw(canvas)
		if got := canvas.String(); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}

func TestUnclosed(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("an element that is not closed goes unnoticed")
		}
	}()
	c := &Canvas{}
	c.Group()
	_ = c.String()
}

func TestPolar(t *testing.T) {
	for _, c := range []struct{ r, deg, x, y float64 }{{10, 0, 0, -10}, {10, 90, 10, 0}, {10, 180, 0, 10},
		{10, -90, -10, 0}} {
		if x, y := P(c.r, c.deg); math.Abs(x-c.x)+math.Abs(y-c.y) > 1e-9 {
			t.Errorf("P(%v, %v) = %v, %v", c.r, c.deg, x, y)
		}
	}
	for got, want := range map[string]string{
		Arc(10, 0, 90):               "M0 -10A10 10 0 0 1 10 0",
		Arc(10, 90, 0):               "M10 0A10 10 0 0 0 0 -10",
		Arc(10, 0, 270):              "M0 -10A10 10 0 1 1 -10 0",
		RingSector(5, 10, 0, 90):     "M0 -10A10 10 0 0 1 10 0L5 0A5 5 0 0 0 0 -5z",
		Inset(150, 380, -36, 36, 31): "M-197.5 -324.6A380 380 0 0 1 197.5 -324.6L61.2 -137A150 150 0 0 0 -61.2 -137z",
	} {
		if got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// FuzzText checks that markup for any text parses, and gives the same text again.
func FuzzText(f *testing.F) {
	for _, s := range []string{"", "Mei", "<b>&amp;\"'", "\x00\x1f\ufffe", "\xff", "Œuvre 𓋹"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		c := &Canvas{}
		c.Open("a", A("b", s))
		c.Text(1, 1, 1, s, "")
		c.End()
		d := xml.NewDecoder(strings.NewReader(c.String()))
		for {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				return
			} else if err != nil {
				t.Fatalf("%q: %v", c.String(), err)
			}
		}
	})
}
