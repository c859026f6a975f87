package piece

import (
	"strings"

	"ennead/game"

	"maragu.dev/gomponents"
)

// Gestures is a [Board] on which the viewer can choose several moves together, such as a whole journey by its goal,
// before any of them is made. The moves chosen so far are the scene's Aim.
type Gestures interface {
	// Gesture returns what can be chosen together now; nil if there is nothing, or the aim is none of it.
	Gesture(scene Scene) *Gesture
	// BeginsGesture reports whether a legal move can be the beginning of a gesture, for a scene without an aim.
	BeginsGesture(scene Scene, m game.Move) bool
}

// Gesture is a panel in which several moves are chosen. Each of its buttons leads to another aim; one makes the moves.
type Gesture struct {
	Title  string
	Fields []Field
	Says   gomponents.Node // what the moves cost and give
	Series []game.Move     // every one legal after those before it; nil while something is missing
	Label  string          // of the button that makes them
	More   []Field         // what leads elsewhere, below that button
	Small  []game.Move     // legal moves, to choose step by step
}

// Field is one thing to choose in a gesture.
type Field struct {
	ID      string
	Title   string // "" for none
	Note    string // what there is to know about it
	Sort    Sort
	Options []Option
}

// Sort says how a field looks.
type Sort uint8

// The sorts of fields.
const (
	Listed  Sort = iota // buttons, each with a picture and a text
	Counted             // small buttons in a row; the keys + and - go from one to the next
	Checked             // buttons that switch something on and off
)

// Option is an aim that a gesture leads to.
type Option struct {
	ID     string // within the field
	Series []game.Move
	Name   string
	Says   string // what there is to know about it
	Icon   gomponents.Node
	Chosen bool
}

// Between separates the moves of a series; no move contains it.
const Between = ", "

// Series returns the text of several moves, as the value of one button and as the data-move of what can be pressed.
func Series(l *game.Lexicon, moves []game.Move) string {
	texts := make([]string, len(moves))
	for i, m := range moves {
		texts[i] = l.Text(m)
	}
	return strings.Join(texts, Between)
}

// Gestured returns the gesture of an active viewer, nil if there is none.
func Gestured(b Board, scene Scene) *Gesture {
	if g, ok := b.(Gestures); ok && scene.Active && !scene.Single {
		return g.Gesture(scene)
	}
	return nil
}

// BeginsGesture reports whether a legal move of an active viewer can be the beginning of a gesture.
func BeginsGesture(b Board, scene Scene, m game.Move) bool {
	g, ok := b.(Gestures)
	return ok && scene.Active && !scene.Single && g.BeginsGesture(scene, m)
}
