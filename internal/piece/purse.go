package piece

import (
	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Carries is a [Board] that knows what the viewer pays with. A page whose decision is far from the viewer's own area
// shows it next to the decision.
type Carries interface {
	// Purse returns the viewer's goods in a fixed order; nil for spectators.
	Purse(Scene) []Good
}

// Good is a kind of thing that the viewer has.
type Good struct {
	Sign  gomponents.Node // about 20 px high
	Count string
	Says  string // both in words
	None  bool   // there is none, though there could be
}

// Purse returns the viewer's goods, if the board knows them.
func Purse(b Board, scene Scene) []Good {
	if c, ok := b.(Carries); ok {
		return c.Purse(scene)
	}
	return nil
}

// Fact returns a good as a part of a page that is read as one.
func (g Good) Fact() gomponents.Node {
	return Fact("has"+When(g.None, " none"), g.Says, g.Sign, html.B(gomponents.Text(g.Count)))
}
