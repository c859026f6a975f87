package board

import (
	_ "embed"
	"strings"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
)

// Board draws Kemet.
type Board struct{}

var (
	_ piece.Board     = Board{}
	_ piece.Ordered   = Board{}
	_ piece.Chaptered = Board{}
	_ piece.Continued = Board{}
	_ piece.Landscape = Board{}
	_ piece.Idles     = Board{}
	_ piece.Twinned   = Board{}
)

//go:embed map.css
var mapStyle string

//go:embed board.css
var style string

//go:embed pieces.svg
var pieceShapes string

//go:embed shapes.svg
var shapes string

// Style returns the styles that only this board has, to follow [piece.CSS].
func (Board) Style() string { return mapStyle + style + mineStyle }

// Symbols returns the sheet of symbols that a page with this board holds once.
func (Board) Symbols(scene piece.Scene) string {
	return piece.Symbols(newPicture(scene).sheet())
}

func (p *picture) sheet() piece.Sheet {
	return piece.Sheet{Own: shapes + mineShapes + pieceShapes + pyramidSymbols() + p.land() + p.printedTiles(),
		Signs: signs}
}

// Board draws the map with everything on it.
func (Board) Board(scene piece.Scene) string { return newPicture(scene).world() }

// picture is a drawing in progress.
type picture struct {
	piece.Drawing
	s     *kemet.State
	b     *kemet.Board
	chart *chart
	at    map[uint8][]string // what can be pressed on the map, by space: legal moves, or goals of a Move

	aimed  *aimed      // the Move that the viewer chooses as a whole, or nil
	hiding []game.Move // what the viewer does with each card before a combat, while they choose it
}

func newPicture(scene piece.Scene) *picture {
	p := &picture{Drawing: piece.Draw(scene), s: scene.State.(*kemet.State), at: map[uint8][]string{}}
	p.b, p.Aside = p.s.Board(), p.prayerAfter
	p.chart = chartOf(p.b, p.s.Seats(), eastern(p.s), p.Turn == piece.Facing)
	if p.aimed = p.aimedAt(); p.aimed != nil {
		p.collectGoals()
	} else if p.hide(); p.Active {
		p.collectMoves()
	}
	return p
}

// spaceID returns the name of a space for ids and catalogue keys.
func spaceID(space uint8) string { return strings.ReplaceAll(kemet.SpaceNames[space], ".", "-") }
