package board

import (
	_ "embed"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// Board draws Pharaon.
type Board struct{}

var (
	_ piece.Board     = Board{}
	_ piece.Ordered   = Board{}
	_ piece.Chaptered = Board{}
)

// Style is what the classes of this board look like, beside those of [piece.CSS].
//
//go:embed board.css
var style string

//go:embed shapes.svg
var shapes string

// Style is the style of this board alone, after [piece.CSS].
func (Board) Style() string { return style }

// Symbols is the sheet of symbols that a page with this board holds once: the common vocabulary, and
// all that is printed on the components of the table.
func (Board) Symbols(scene piece.Scene) string {
	return piece.Symbols(resources, shapes+offeringSymbols()+newPicture(scene).printed(), signs...)
}

// picture is a drawing being made.
type picture struct {
	piece.Scene
	s     *pharaon.State
	c     *svg.Canvas
	legal map[string]game.Move // the viewer's, by canonical text; empty where the viewer may not choose
	just  marks
}

func newPicture(scene piece.Scene) *picture {
	p := &picture{Scene: scene, s: scene.State.(*pharaon.State), c: &svg.Canvas{}, legal: map[string]game.Move{}}
	if p.Active {
		for _, m := range p.s.Moves(nil, p.Viewer) {
			p.legal[pharaon.Game.Lexicon().Text(m)] = m
		}
	}
	if p.Turn == piece.Facing {
		p.Turn = p.facing()
	}
	p.Turn = ((p.Turn % quarters) + quarters) % quarters
	p.just = p.happened()
	return p
}

const quarters = len(pharaon.State{}.Circle)

// position is where a quarter lies in the drawing, clockwise from the top.
func (p *picture) position(q pharaon.Quarter) int {
	return (p.s.At(q) - p.Turn + quarters) % quarters
}

// seated tells whether the viewer sits at the table.
func (p *picture) seated() bool { return int(p.Viewer) < p.s.Seats() }

// word is a word of this board; args alternate names and values.
func (p *picture) word(key string, args ...any) string {
	return p.Words.Word("pharaon.board."+key, args...)
}

func (p *picture) term(key string) string { return p.Words.Word("pharaon." + key) }

// label is the words for a legal move.
func (p *picture) label(m game.Move) string { return p.Words.Say(p.s.Label(p.Viewer, m)) }

// choice are the attributes of the one element that stands for a legal move; none if it is not legal.
func (p *picture) choice(move string) ([]svg.Attr, bool) {
	m, ok := p.legal[move]
	if !ok {
		return nil, false
	}
	return []svg.Attr{
		svg.Class("may"), svg.A("data-move", move), svg.A("role", "button"), svg.A("tabindex", "0"), svg.A("aria-label", p.label(m)),
	}, true
}

// thing draws something with an identity at a place: on the gold plate if it may be chosen, with
// what it says as its tooltip, and with a mark if it just happened.
func (p *picture) thing(id, move, title string, at spot, shape piece.Shape, draw func()) {
	attrs, may := p.choice(move)
	if !may {
		attrs = []svg.Attr{}
		if title != "" {
			attrs = append(attrs, svg.A("role", "img"))
		}
	}
	p.c.Group(append(attrs, svg.ID(id), svg.Transform(at.transform()))...)
	if may { // the label says it all; what is drawn would only repeat parts of it
		p.c.Group(hidden)
	}
	p.c.Title(title)
	if may {
		piece.May(p.c, 0, 0, shape)
	}
	draw()
	if p.just[id] {
		piece.Just(p.c, 0, 0, shape)
	}
	if may {
		p.c.End()
	}
	p.c.End()
}

// hidden keeps what is drawn from those who have it read to them.
var hidden = svg.A("aria-hidden", "true")

// node is what was drawn with the picture's canvas, which is then empty again.
func (p *picture) node() gomponents.Node {
	text := p.c.String()
	p.c = &svg.Canvas{}
	return gomponents.Raw(text)
}
