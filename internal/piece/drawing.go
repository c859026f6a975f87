package piece

import (
	"ennead/game"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// Drawing is a board being drawn: what the drawings of all games know of their scene. Each game's drawing embeds it.
type Drawing struct {
	Scene
	C      *svg.Canvas
	Legal  map[string]game.Move // the viewer's, by canonical text; empty if the viewer may not choose
	Recent map[string]bool      // the ids of what happened last
	Aims   map[string]string    // what else can be pressed: names of the aims of a gesture, by their text
	Aside  Aside                // nil adds nothing
	name   string               // of the game, the prefix of its keys
}

// Aside returns what a game adds to the element of a choice, such as where it would lead.
type Aside func(game.Move) []svg.Attr

// Draw begins the drawing of a scene.
func Draw(scene Scene) Drawing {
	d := Drawing{Scene: scene, C: &svg.Canvas{}, Legal: map[string]game.Move{}, Recent: map[string]bool{},
		name: scene.Game.ID()}
	if d.Active {
		for _, m := range d.State.Moves(nil, d.Viewer) {
			d.Legal[d.Game.Lexicon().Text(m)] = m
		}
	}
	return d
}

// Take returns what has been drawn so far as a part of a page, and empties the canvas.
func (d *Drawing) Take() gomponents.Node {
	text := d.C.String()
	d.C = &svg.Canvas{}
	return gomponents.Raw(text)
}

// Word returns a word of the board; args alternate names and values.
func (d *Drawing) Word(key string, args ...any) string {
	return d.Words.Word(d.name+".board."+key, args...)
}

// Term returns a word of the game, such as the name of a card.
func (d *Drawing) Term(key string) string { return d.Words.Word(d.name + "." + key) }

// Name returns who sits on a seat.
func (d *Drawing) Name(seat game.Seat) string { return d.Word("seat", "seat", seat) }

// Number formats a number for the reader.
func (d *Drawing) Number(n int) string { return d.Words.Number(n) }

// Seated reports whether the viewer sits at the table.
func (d *Drawing) Seated() bool { return int(d.Viewer) < d.State.Seats() }

// Choice returns the attributes of the one element for a legal move, or for an aim; false if it is neither. more is
// added to the label after what it does.
func (d *Drawing) Choice(move, more string) ([]svg.Attr, bool) {
	label, aim := d.Aims[move]
	m, legal := d.Legal[move]
	switch {
	case !legal && !aim:
		return nil, false
	case !aim:
		label = d.Words.Say(d.Game.Label(d.State, d.Viewer, m))
	}
	if more != "" {
		label += " · " + more
	}
	attrs := []svg.Attr{
		svg.Class("may"), svg.A("data-move", move), svg.A("role", "button"), svg.A("tabindex", "0"),
		svg.A("aria-label", label),
	}
	if d.Aside != nil && legal {
		attrs = append(attrs, d.Aside(m)...)
	}
	return attrs, true
}

// FirstOf returns the first legal one of the moves with these verbs and that thing, or an empty text.
func (d *Drawing) FirstOf(verbs []string, thing string) string {
	for _, verb := range verbs {
		if _, ok := d.Legal[verb+" "+thing]; ok {
			return verb + " " + thing
		}
	}
	return ""
}
