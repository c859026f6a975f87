package board

import (
	"strings"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// Icon is the picture of a move's button.
func (Board) Icon(scene piece.Scene, m game.Move) gomponents.Node {
	p := newPicture(scene)
	words := strings.Fields(kemet.Game.Lexicon().Text(m))
	return piece.Picture("", 36, 36, func(c *svg.Canvas) { p.icon(c, words) })
}

// icon draws a move given by the words of its canonical text.
func (p *picture) icon(c *svg.Canvas, words []string) {
	switch words[0] {
	case "troop", "land":
		c.Use("k-foot", 0, 0, 32, "")
	case "teleport", "leap":
		c.Use("k-tele", 0, 0, 32, "")
	case "fight", "burn":
		c.Use("k-clash", 0, 0, 32, "")
	case "raise":
		c.Use("gem-"+words[1], 0, 0, 30, "")
	case "done", "pass", "stay":
		piece.Tick(c, 0, 0, 13)
	default:
		piece.Mark(c, p.Viewer, 0, 0, 32)
	}
}
