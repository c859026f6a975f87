package guide

import (
	"crypto/sha256"
	"slices"

	"ennead/game"
)

// Guide is a game with everything in it but what the learner chooses.
type Guide struct {
	Game    string // [game.Game.ID]
	Setup   game.Setup
	Learner game.Seat
	Names   []string // by seat; empty for the learner and for automata
	Lessons []Lesson

	chance string   // of which the secret is the hash
	untold []string // keys of what happens that a learner is not told
	script []line
	laid   int // so many lines of it are made before the first lesson
}

// Lesson is one idea.
type Lesson struct {
	Name string
	Rule string // the rule that it rests on
	Look string // the id of the part of the page that it is about, where nothing glows; or empty
	key  string
}

// Title and Text are keys of the catalogues.
func (l Lesson) Title() string { return l.key }

// Text is the key of what is explained.
func (l Lesson) Text() string { return l.key + ".text" }

// line is one move of the script, or several of which one is to be made.
type line struct {
	lesson int
	seat   game.Seat
	moves  []game.Move
}

// Fair is the chance of the guide: the usual one, only that its secret is known to everybody, so that each draw
// comes out the same every time.
func (g *Guide) Fair() *game.Fair { return &game.Fair{Secret: sha256.Sum256([]byte(g.chance))} }

// End is the lesson after the last: what is said when the script is at its end.
func (g *Guide) End() Lesson { return g.lesson("end", "") }

func (g *Guide) lesson(name, rule string) Lesson {
	return Lesson{Name: name, Rule: rule, key: "guide." + g.Game + "." + name}
}

// Place is a moment of a guide.
type Place struct {
	Guide *Guide
	made  int // so many lines of the script
}

// Start is the moment before the first move.
func (g *Guide) Start() Place { return Place{Guide: g} }

// Place is where a game with these turns stands in the guide; false if it has left it. What chance drew and windows
// that passed by themselves stand in no script.
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

// Laid is how many of a game's turns, from the first on, lay the table: chance, and what the guide has everybody do before
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

// Waits tells whether the learner is to choose now.
func (p Place) Waits() bool { return p.Seat() == p.Guide.Learner && p.made >= p.Guide.laid }

// Over tells whether the script is at its end.
func (p Place) Over() bool { return p.made == len(p.Guide.script) }

// Number is that of the lesson, from 0; one more than the last at the end.
func (p Place) Number() int {
	if p.Over() {
		return len(p.Guide.Lessons)
	}
	return p.Guide.script[p.made].lesson
}

// Lesson is the one that the next move belongs to.
func (p Place) Lesson() Lesson {
	if p.Over() {
		return p.Guide.End()
	}
	return p.Guide.Lessons[p.Number()]
}

// Seat is whose move is next; the spectator's at the end.
func (p Place) Seat() game.Seat {
	if p.Over() {
		return game.Spectator
	}
	return p.Guide.script[p.made].seat
}

// At is how many moves of the script have been made.
func (p Place) At() int { return p.made }

// Next is the moment after one of the moves.
func (p Place) Next() Place {
	p.made++
	return p
}

// Written are the moves of the script of which one is to be made now.
func (p Place) Written() []game.Move { return slices.Clone(p.Guide.script[p.made].moves) }

// Moves are those of the script of which one is to be made now: those among them that are legal.
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
