package raster

import (
	"image"
	"image/color"
	"math"
)

// paint is what a shape is filled with: the colour of a pixel.
type paint interface{ at(x, y int) color.NRGBA }

type plain color.NRGBA

func (p plain) at(int, int) color.NRGBA { return color.NRGBA(p) }

// gradient is a row of colours along a line or from a centre outwards.
type gradient struct {
	back   matrix // from the picture to the gradient
	radial bool
	from   point // the start or the centre
	to     point // the end
	radius float64
	spread string
	stops  []stop
}

type stop struct {
	at     float64
	colour color.NRGBA
}

func (g *gradient) at(x, y int) color.NRGBA {
	p := g.back.of(point{float64(x) + .5, float64(y) + .5})
	t := 0.
	if g.radial {
		t = math.Hypot(p.x-g.from.x, p.y-g.from.y) / g.radius
	} else if dx, dy := g.to.x-g.from.x, g.to.y-g.from.y; dx != 0 || dy != 0 {
		t = ((p.x-g.from.x)*dx + (p.y-g.from.y)*dy) / (dx*dx + dy*dy)
	}
	switch g.spread {
	case "repeat":
		t -= math.Floor(t)
	case "reflect":
		if t = math.Mod(math.Abs(t), 2); t > 1 {
			t = 2 - t
		}
	}
	last := g.stops[0]
	for _, s := range g.stops {
		if t < s.at {
			if s.at == last.at {
				return s.colour
			}
			return blend(last.colour, s.colour, min(max((t-last.at)/(s.at-last.at), 0), 1))
		}
		last = s
	}
	return last.colour
}

// tile is a pattern: a picture that repeats.
type tile struct {
	back           matrix // from the picture to the pattern
	x, y, w, h     float64
	pixels         *image.RGBA
	across, upward float64 // pixels per unit
}

func (t *tile) at(x, y int) color.NRGBA {
	p := t.back.of(point{float64(x) + .5, float64(y) + .5})
	u, v := (p.x-t.x)/t.w, (p.y-t.y)/t.h
	i, j := int((u-math.Floor(u))*t.w*t.across), int((v-math.Floor(v))*t.h*t.upward)
	i, j = min(i, t.pixels.Rect.Dx()-1), min(j, t.pixels.Rect.Dy()-1)
	return color.NRGBAModel.Convert(t.pixels.RGBAAt(i, j)).(color.NRGBA)
}

// layer is a picture in progress and the part of it that has been drawn on.
type layer struct {
	*image.RGBA
	dirty image.Rectangle
}

// over draws a paint where a mask and a clip let it through.
func (l *layer) over(m *mask, clip *mask, p paint, opacity float64) {
	if opacity <= 0 || m.at.Empty() {
		return
	}
	flat, same := p.(plain)
	c := color.NRGBA(flat)
	if same && c.A == 0 {
		return
	}
	l.dirty = l.dirty.Union(m.at)
	strength := uint32(min(opacity, 1)*255 + .5)
	i := 0
	for y := m.at.Min.Y; y < m.at.Max.Y; y++ {
		pix := l.Pix[l.PixOffset(m.at.Min.X, y):]
		for x := m.at.Min.X; x < m.at.Max.X; x++ {
			a := uint32(m.cover[i])
			i++
			if a != 0 && clip != nil {
				a = a * uint32(clip.of(x, y)) / 255
			}
			if a != 0 {
				if !same {
					c = p.at(x, y)
				}
				put(pix, c, a*strength/255)
			}
			pix = pix[4:]
		}
	}
}

// put draws a colour over a pixel, so much of it.
func put(pix []uint8, c color.NRGBA, cover uint32) {
	a := uint32(c.A) * cover / 255
	rest := 255 - a
	pix[0] = uint8((uint32(c.R)*a + uint32(pix[0])*rest + 127) / 255)
	pix[1] = uint8((uint32(c.G)*a + uint32(pix[1])*rest + 127) / 255)
	pix[2] = uint8((uint32(c.B)*a + uint32(pix[2])*rest + 127) / 255)
	pix[3] = uint8((255*a + uint32(pix[3])*rest + 127) / 255)
}

// merge draws another layer over this one and empties that.
func (l *layer) merge(other *layer, opacity float64) {
	strength := uint32(min(opacity, 1)*255 + .5)
	for y := other.dirty.Min.Y; y < other.dirty.Max.Y; y++ {
		from := other.Pix[other.PixOffset(other.dirty.Min.X, y):]
		to := l.Pix[l.PixOffset(other.dirty.Min.X, y):]
		for i := 0; i < 4*other.dirty.Dx(); i += 4 {
			if from[i+3] == 0 {
				continue
			}
			rest := 255 - uint32(from[i+3])*strength/255
			for k := range 4 {
				to[i+k] = uint8(min(255, (uint32(from[i+k])*strength+uint32(to[i+k])*rest+127)/255))
			}
		}
		clear(from[:4*other.dirty.Dx()])
	}
	l.dirty = l.dirty.Union(other.dirty)
	other.dirty = image.Rectangle{}
}

// saturate takes colour away: 0 leaves grey, 1 everything.
func (l *layer) saturate(much float64) {
	for y := l.dirty.Min.Y; y < l.dirty.Max.Y; y++ {
		pix := l.Pix[l.PixOffset(l.dirty.Min.X, y):]
		for i := 0; i < 4*l.dirty.Dx(); i += 4 {
			grey := .213*float64(pix[i]) + .715*float64(pix[i+1]) + .072*float64(pix[i+2])
			for k := range 3 {
				pix[i+k] = uint8(min(max(grey+much*(float64(pix[i+k])-grey), 0), 255))
			}
		}
	}
}
