package board

import (
	"strconv"
	"strings"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Names of the pans in ids and classes.
var panNames = [...]string{"l", "r", "b"}

// scales draws the viewer's scales, tipped by the dice in the pans. The die under the pointer appears as a ghost
// (TEK-4.5, TEK-6.1).
func (p *picture) scales() gomponents.Node {
	balance := p.s.Balance(p.Viewer)
	const w, h = 246.0, 118.0
	figure := piece.Figure("img", p.scalesSay(), "te-scales", w, h, func(c *svg.Canvas) {
		c.Group(svg.At(w/2-6, h-6))
		s := piece.Scales{Reach: 68, High: 86, Drop: 44, Wide: 92, Tilt: piece.Tilted(balance, 1.6, 8)}
		s.Draw(c)
		c.Use("g-feather", 0, -98, 22, "te-faith te-afield")
		if len(p.Legal) > 0 {
			c.Box(0, -44, 46, 21, 10, "te-to te-to-any te-after")
		}
		for pan := tekhenu.Left; pan <= tekhenu.Right; pan++ {
			x, y := s.Pan(pan == tekhenu.Right)
			c.Use("te-"+purityNames[pan], x, y+8, 12, "")
			p.inPan(c, pan, x, y-13, balance)
		}
		p.inPan(c, tekhenu.Below, -102, -10, balance)
		c.End()
	})
	said := html.Span(text(p.Word("balance-now")+" "), html.B(text(signed(balance))))
	return piece.Area{ID: "scales", Title: p.Word("scales"), Note: []gomponents.Node{said}}.Holds(figure)
}

// signed writes a number with its sign. Zero has none.
func signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return strings.ReplaceAll(strconv.Itoa(n), "-", "−")
}

// minus writes a number with a sign only if it is negative.
func (p *picture) minus(n int) string {
	if n < 0 {
		return signed(n)
	}
	return p.Number(n)
}

// inPan draws the dice in a pan and the surplus on the right one, with room for the die under the pointer.
func (p *picture) inPan(c *svg.Canvas, pan tekhenu.Pan, x, y float64, balance int) {
	pl := &p.s.Player[p.Viewer]
	var in []tekhenu.Die
	for _, d := range pl.Dice {
		if d.Face > 0 && d.Pan == pan {
			in = append(in, d)
		}
	}
	ghosts := p.ghosts(pan)
	all := len(in)
	if len(ghosts) > 0 {
		all++
	}
	step := min(28.0, 92/float64(max(all, 1)))
	size := min(28, step*1.05)
	if pan == tekhenu.Below {
		step, size = 16, 20
		x += 8 * float64(max(all-1, 0))
	}
	at := func(i int) float64 { return x + svg.Spread(i, all, step) }
	for i, d := range in {
		dice[d.Colour].Show(c, p.Number(int(d.Face)), at(i), y, size)
	}
	weights := p.weights(pan)
	for i, w := range weights {
		wx := x + svg.Spread(i, len(weights), 26)
		good(c, w.good, wx-6, y+38, 14)
		c.Text(wx+2, y+42, 11, signed(w.n), "tb tink")
	}
	if len(ghosts) > 0 {
		c.Box(at(len(in)), y, size-3, size-3, 4, "te-to te-to-"+panNames[pan]+" te-ghost-die")
	}
	for _, face := range ghosts {
		p.ghostDie(c, pan, face, at(len(in)), y, size, balance)
	}
}

// weight is a number of tokens in a pan. n is what they add to the balance.
type weight struct {
	good tekhenu.Token
	n    int
}

// weights returns the Faith in a pan, and the surplus in the right one (TEK-6.1, TEK-6.2).
func (p *picture) weights(pan tekhenu.Pan) (all []weight) {
	pl := &p.s.Player[p.Viewer]
	if pan == tekhenu.Below {
		return nil
	}
	side := 1 - 2*int(pan)
	if n := int(pl.Faith[pan]); n > 0 {
		all = append(all, weight{tekhenu.Faith, side * n})
	}
	for t, n := range pl.Surplus {
		if n > 0 && pan == tekhenu.Right {
			all = append(all, weight{tekhenu.Token(t), -int(n)})
		}
	}
	return all
}

// ghosts returns the faces of dice that the viewer might put into a pan now.
func (p *picture) ghosts(pan tekhenu.Pan) (faces []uint8) {
	var has [7]bool
	for move, m := range p.Legal {
		if strings.HasPrefix(move, "die ") && p.lands(m) == pan {
			has[m.C] = true
		}
	}
	for face := uint8(1); face <= 6; face++ {
		if has[face] {
			faces = append(faces, face)
		}
	}
	return faces
}

// lands returns the pan into which a die would go.
func (p *picture) lands(m game.Move) tekhenu.Pan {
	if p.s.Turn.Anubis > 0 {
		return tekhenu.Below
	}
	if p.s.Purity(tekhenu.God(m.A), tekhenu.Colour(m.B)) == tekhenu.Pure {
		return tekhenu.Left
	}
	return tekhenu.Right
}

// ghostDie draws the die under the pointer in its pan, and the balance that would follow.
func (p *picture) ghostDie(c *svg.Canvas, pan tekhenu.Pan, face uint8, x, y, size float64, balance int) {
	after := balance + [...]int{int(face), -int(face), 0}[pan]
	c.Group(svg.Class("te-to te-to-" + panNames[pan] + p.Number(int(face))))
	c.Text(x, y+size*.17, size*.47, p.Number(int(face)), "tm tb")
	c.Text(0, -39, 14, signed(after), "tm tb")
	c.End()
}

// weighs returns the attribute that links a die to its ghost.
func (p *picture) weighs(m game.Move) []svg.Attr {
	if words := strings.Fields(tekhenu.Lexicon.Text(m)); words[0] == "die" && p.Seated() {
		pan := "te-to-" + panNames[p.lands(m)]
		return []svg.Attr{svg.A("data-lights", "te-to-any "+pan+" "+pan+words[3])}
	}
	return nil
}

// scalesSay describes what lies on the scales.
func (p *picture) scalesSay() string { return p.Word("scales") + ": " + p.pansSay(p.Viewer) }

// pansSay describes the dice of a seat, pan by pan, and its balance.
func (p *picture) pansSay(seat game.Seat) string {
	var parts []string
	for pan, key := range [...]string{"left", "right", "below"} {
		var in []string
		for _, d := range p.s.Player[seat].Dice {
			if d.Face > 0 && d.Pan == tekhenu.Pan(pan) {
				in = append(in, p.Word("die", "colour", colourTerm(d.Colour), "n", int(d.Face)))
			}
		}
		if len(in) > 0 {
			parts = append(parts, p.Term("pan."+key)+": "+strings.Join(in, ", "))
		}
	}
	return strings.Join(append(parts, p.Word("balance", "n", signed(p.s.Balance(seat)))), " · ")
}
