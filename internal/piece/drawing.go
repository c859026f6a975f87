package piece

import (
	"ennead/game"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// Drawing is a board being drawn: what the drawings of all games know of their scene. The drawing of a
// game embeds it.
type Drawing struct {
	Scene
	C      *svg.Canvas
	Legal  map[string]game.Move // the viewer's, by canonical text; empty where the viewer may not choose
	Recent map[string]bool      // the ids of what happened last
	Aside  Aside                // nil adds nothing
	name   string               // of the game, before the keys of its words
}

// Aside is what a game adds to the element of a choice, such as where it would lead.
type Aside func(game.Move) []svg.Attr

// Draw begins the drawing of a scene.
func Draw(scene Scene) Drawing {
	d := Drawing{Scene: scene, C: &svg.Canvas{}, Legal: map[string]game.Move{}, Recent: map[string]bool{}, name: scene.Game.ID()}
	if d.Active {
		for _, m := range d.State.Moves(nil, d.Viewer) {
			d.Legal[d.Game.Lexicon().Text(m)] = m
		}
	}
	return d
}

// Take is what was drawn so far as a part of a page; the canvas is empty again.
func (d *Drawing) Take() gomponents.Node {
	text := d.C.String()
	d.C = &svg.Canvas{}
	return gomponents.Raw(text)
}

// Word is a word of the board; args alternate names and values.
func (d *Drawing) Word(key string, args ...any) string {
	return d.Words.Word(d.name+".board."+key, args...)
}

// Term is a word of the game, such as the name of a card.
func (d *Drawing) Term(key string) string { return d.Words.Word(d.name + "." + key) }

// Name is who sits on a seat.
func (d *Drawing) Name(seat game.Seat) string { return d.Word("seat", "seat", seat) }

// Number is a number as the reader writes it.
func (d *Drawing) Number(n int) string { return d.Words.Number(n) }

// Seated tells whether the viewer sits at the table.
func (d *Drawing) Seated() bool { return int(d.Viewer) < d.State.Seats() }

// Choice is the attributes of the one element that stands for a legal move; none if it is not legal. more
// is said after what the move does.
func (d *Drawing) Choice(move, more string) ([]svg.Attr, bool) {
	m, ok := d.Legal[move]
	if !ok {
		return nil, false
	}
	label := d.Words.Say(d.Game.Label(d.State, d.Viewer, m))
	if more != "" {
		label += " · " + more
	}
	attrs := []svg.Attr{
		svg.Class("may"), svg.A("data-move", move), svg.A("role", "button"), svg.A("tabindex", "0"), svg.A("aria-label", label),
	}
	if d.Aside != nil {
		attrs = append(attrs, d.Aside(m)...)
	}
	return attrs, true
}

// FirstOf is the first legal of the moves that some verbs make of a thing, or none.
func (d *Drawing) FirstOf(verbs []string, thing string) string {
	for _, verb := range verbs {
		if _, ok := d.Legal[verb+" "+thing]; ok {
			return verb + " " + thing
		}
	}
	return ""
}
