package raster

import (
	_ "embed"
	"strings"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// The fonts of the site, cut to its letters by tools/fonts, in the form that is not packed.
var (
	//go:embed fonts/inter-400.ttf
	regularFile []byte
	//go:embed fonts/inter-700.ttf
	boldFile []byte
	//go:embed fonts/cormorant-700.ttf
	titleFile []byte
)

// face is a font and its outlines, which are read once.
type face struct {
	font   *sfnt.Font
	mu     sync.Mutex
	buf    sfnt.Buffer
	glyphs map[rune]*glyph
}

// glyph is a letter at [unit] pixels an em.
type glyph struct {
	index    sfnt.GlyphIndex
	advance  float64
	segments sfnt.Segments
}

// unit is the size at which outlines are read.
const unit = 256

var faces = sync.OnceValue(func() [3]*face {
	var all [3]*face
	for i, file := range [3][]byte{regularFile, boldFile, titleFile} {
		f, err := sfnt.Parse(file)
		if err != nil {
			panic("raster: a font of the program cannot be read: " + err.Error())
		}
		all[i] = &face{font: f, glyphs: map[rune]*glyph{}}
	}
	return all
})

// faceOf returns the font that a style asks for.
func faceOf(s style) *face {
	switch {
	case strings.HasPrefix(strings.Trim(s.family, `"' `), "Cormorant"):
		return faces()[2]
	case s.weight == "bold", number(s.weight) >= 550:
		return faces()[1]
	}
	return faces()[0]
}

// mostGlyphs bounds the letters that a font keeps: names hold any.
const mostGlyphs = 1024

// missing stands for letters that the fonts lack, as names may have them.
const missing = '•'

func (f *face) glyph(r rune) *glyph {
	f.mu.Lock()
	defer f.mu.Unlock()
	if g, ok := f.glyphs[r]; ok {
		return g
	}
	if len(f.glyphs) >= mostGlyphs {
		clear(f.glyphs)
	}
	g := &glyph{}
	for _, letter := range [2]rune{r, missing} {
		if i, err := f.font.GlyphIndex(&f.buf, letter); err == nil && g.index == 0 {
			g.index = i
		}
	}
	if a, err := f.font.GlyphAdvance(&f.buf, g.index, fixed.I(unit), font.HintingNone); err == nil {
		g.advance = float64(a) / 64
	}
	if s, err := f.font.LoadGlyph(&f.buf, g.index, fixed.I(unit), nil); err == nil {
		g.segments = append(sfnt.Segments(nil), s...)
	}
	f.glyphs[r] = g
	return g
}

func (f *face) kern(a, b *glyph) float64 {
	f.mu.Lock()
	defer f.mu.Unlock()
	k, err := f.font.Kern(&f.buf, a.index, b.index, fixed.I(unit), font.HintingNone)
	if err != nil {
		return 0
	}
	return float64(k) / 64
}

// set returns a text as letters with the place of each on a line, and the length of the line.
func (f *face) set(text string, size, spacing float64) (letters []letter, end float64) {
	var before *glyph
	k := size / unit
	for _, r := range text {
		g := f.glyph(r)
		if before != nil {
			end += f.kern(before, g) * k
		}
		letters = append(letters, letter{g, end, g.advance * k})
		end += g.advance*k + spacing
		before = g
	}
	return letters, end - spacing
}

type letter struct {
	*glyph
	x, width float64
}

// draw draws the outline of a letter.
func (g *glyph) draw(p *pen, m matrix) {
	at := func(v fixed.Point26_6) point { return m.of(point{float64(v.X) / 64, float64(v.Y) / 64}) }
	for _, s := range g.segments {
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			p.close()
			p.move(at(s.Args[0]))
		case sfnt.SegmentOpLineTo:
			p.lineTo(at(s.Args[0]))
		case sfnt.SegmentOpQuadTo:
			p.quadratic(at(s.Args[0]), at(s.Args[1]))
		case sfnt.SegmentOpCubeTo:
			p.cubic(at(s.Args[0]), at(s.Args[1]), at(s.Args[2]))
		}
	}
	p.close()
}

// Width returns how long a text of one line is, in pixels, in the fonts of the site.
func Width(text string, size float64, bold bool) float64 {
	s := style{weight: "400"}
	if bold {
		s.weight = "700"
	}
	_, end := faceOf(s).set(text, size, 0)
	return end
}
