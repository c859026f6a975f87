package piece

import (
	"math"

	"ennead/internal/svg"
)

// Scales are a pair of scales, their origin at the foot of the post.
type Scales struct {
	Reach float64 // of the beam, to either side
	High  float64 // from the foot to the beam
	Drop  float64 // from the beam to a pan
	Wide  float64 // of a pan
	Tilt  float64 // degrees clockwise: the right pan is the lower one
}

// Tilted returns how far scales tilt for a difference of weight: each degrees per unit, up to the limit; a positive
// weight tilts to the left.
func Tilted(weight int, each, limit float64) float64 {
	return -max(-limit, min(limit, each*float64(weight)))
}

// Pan returns the middle of the left or the right pan's rim.
func (s Scales) Pan(right bool) (x, y float64) {
	side := -1.0
	if right {
		side = 1
	}
	sin, cos := math.Sincos(s.Tilt * math.Pi / 180)
	return side * s.Reach * cos, -s.High + side*s.Reach*sin + s.Drop
}

// Draw draws the scales with empty pans.
func (s Scales) Draw(c *svg.Canvas) {
	n := svg.N
	c.Path("M-22 0h44l-6-7h-32z", "scales-foot")
	c.Path("M-3-7V"+n(-s.High)+"h6V-7z", "scales-wood")
	for _, right := range []bool{false, true} {
		x, y := s.Pan(right)
		top := y - s.Drop
		c.Path("M"+n(x)+" "+n(top)+"L"+n(x-s.Wide*.44)+" "+n(y)+"M"+n(x)+" "+n(top)+"L"+n(x+s.Wide*.44)+" "+n(y),
			"scales-string")
		half := s.Wide / 2
		c.Path("M"+n(x-half)+" "+n(y)+"h"+n(s.Wide)+"c"+n(-half*.125)+" 13"+n(-half*.42)+" 17"+n(-half)+" 17s"+
			n(-half*.875)+"-4"+n(-half)+"-17z", "scales-pan")
	}
	c.Group(svg.Transform(svg.Translate(0, -s.High) + " " + svg.Rotate(s.Tilt)))
	c.Box(0, 0, 2*s.Reach+6, 6, 1.5, "scales-wood")
	c.End()
}
