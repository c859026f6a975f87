package guide

import (
	"crypto/sha256"
	"slices"

	"ennead/game"
)

// Guide is a scripted game, complete except for the learner's choices.
type Guide struct {
	Game    string // [game.Game.ID]
	Setup   game.Setup
	Learner game.Seat
	Names   []string // by seat; empty for the learner and for automata
	Lessons []Lesson

	chance string   // the text whose hash is the secret
	untold []string // keys of events that a learner is not shown
	script []line
	laid   int // number of its lines that are made before the first lesson
}

// Lesson is one idea.
type Lesson struct {
	Name string
	Rule string // the rule that it explains
	Look string // the id of the part of the page that it is about, if nothing glows; or empty
	key  string
}

// Title returns the catalogue key of the title.
func (l Lesson) Title() string { return l.key }

// Text returns the catalogue key of the explanation.
func (l Lesson) Text() string { return l.key + ".text" }

// line is one move of the script, or several of which one is to be made.
type line struct {
	lesson int
	seat   game.Seat
	moves  []game.Move
}

// Fair returns the chance of the guide: the usual kind, but with a public secret, so that each draw comes out the
// same every time.
func (g *Guide) Fair() *game.Fair { return &game.Fair{Secret: sha256.Sum256([]byte(g.chance))} }

// End returns the lesson after the last: the text at the end of the script.
func (g *Guide) End() Lesson { return g.lesson("end", "") }

func (g *Guide) lesson(name, rule string) Lesson {
	return Lesson{Name: name, Rule: rule, key: "guide." + g.Game + "." + name}
}

// Place is a moment of a guide.
type Place struct {
	Guide *Guide
	made  int // number of script lines made
}

// Start returns the place before the first move.
func (g *Guide) Start() Place { return Place{Guide: g} }

// Place returns where a game with these turns is in the guide; false if it has left it. Chance and declined reaction
// windows are not in the script.
func (g *Guide) Place(turns []game.Turn) (Place, bool) {
	p := g.Start()
	for _, t := range turns {
		if t.Seat == game.Nature || t.Waived {
			continue
		}
		if p.Over() || p.Seat() != t.Seat || !slices.Contains(g.script[p.made].moves, t.Move) {
			return p, false
		}
		p.made++
	}
	return p, true
}

// Laid returns how many of a game's turns, from the first on, set up the table: chance, and the guide's moves before
// the first lesson.
func (g *Guide) Laid(turns []game.Turn) int {
	made := 0
	for i, t := range turns {
		if t.Seat == game.Nature || t.Waived {
			continue
		}
		if made == g.laid {
			return i
		}
		made++
	}
	return len(turns)
}

// Waits reports whether the learner is to choose now.
func (p Place) Waits() bool { return p.Seat() == p.Guide.Learner && p.made >= p.Guide.laid }

// Over reports whether the script has ended.
func (p Place) Over() bool { return p.made == len(p.Guide.script) }

// Number returns the number of the lesson, from 0; one more than the last at the end.
func (p Place) Number() int {
	if p.Over() {
		return len(p.Guide.Lessons)
	}
	return p.Guide.script[p.made].lesson
}

// Lesson returns the lesson that the next move belongs to.
func (p Place) Lesson() Lesson {
	if p.Over() {
		return p.Guide.End()
	}
	return p.Guide.Lessons[p.Number()]
}

// Seat returns the seat of the next move; the spectator's at the end.
func (p Place) Seat() game.Seat {
	if p.Over() {
		return game.Spectator
	}
	return p.Guide.script[p.made].seat
}

// At returns how many moves of the script have been made.
func (p Place) At() int { return p.made }

// Next returns the place after one of the moves.
func (p Place) Next() Place {
	p.made++
	return p
}

// Written returns the moves of the script, one of which is to be made now.
func (p Place) Written() []game.Move { return slices.Clone(p.Guide.script[p.made].moves) }

// Moves returns the legal ones among the moves of the script, one of which is to be made now.
func (p Place) Moves(s game.State) []game.Move {
	if p.Over() {
		return nil
	}
	var legal []game.Move
	for _, m := range p.Written() {
		if s.Why(p.Seat(), m).No == 0 {
			legal = append(legal, m)
		}
	}
	return legal
}
