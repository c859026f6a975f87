// Package plan tries choices on a private copy of a game, made from what one seat may see of it. Everything is a
// function of that view, so it reveals nothing else: the choices are made at once in several worlds that the seat
// cannot tell from the real one, and a line goes on only while the seat would see the same in all of them.
package plan

import (
	"reflect"
	"slices"

	"ennead/game"
)

const (
	// Most is how many choices a line has at most.
	Most = 40
	// worlds is how many are made up. In fewer ones more that is uncertain would look certain.
	worlds = 32
	// unasked is how many turns may follow a choice without another one.
	unasked = 64
)

// Whoever is the seat of a [Choice] that whoever is to choose makes.
const Whoever = game.Spectator

// Choice is a move of a seat.
type Choice struct {
	Seat game.Seat
	Move game.Move
}

// Step is a choice that was tried.
type Step struct {
	Choice
	Label         game.Message
	Before, After game.State   // what the reader sees
	Events        []game.Event // as the reader may know them, also of what follows by itself
}

// End says why nobody can choose at the end of a line.
type End string

// The ends of a line.
const (
	Open   End = ""       // somebody can choose
	Over   End = "over"   // the game would be over
	Chance End = "chance" // a card or a die would be drawn
	Hidden End = "hidden" // what follows depends on what the reader may not know
	Secret End = "secret" // others would choose, and the reader may not know among what
	Long   End = "long"   // the line has as many choices as it may have
)

// Line is what comes of some choices, made one after the other.
type Line struct {
	Steps   []Step
	View    game.State // what the reader sees at its end
	End     End
	Chooser game.Seat  // who can choose next, if it is open
	Choices []Option   // among what
	Passed  game.Seats // who was assumed to let a chance to react pass
	// Broken says that the choice after Steps is not possible; Why is the reason if the rules give one.
	Broken bool
	Why    *game.Refusal
}

// Option is a choice with its name.
type Option struct {
	Move  game.Move
	Label game.Message
}

// Table is what a plan is made from.
type Table struct {
	Game game.Game
	View game.State // masked for the reader
	Seat game.Seat  // the reader's
	// Asks reports whether the reader wants to be asked in a reaction window of theirs; the view is masked for them.
	Asks func(view game.State, w game.Window) bool
	// Chooses says that even an only choice is the reader's own to make.
	Chooses bool
}

// Try makes choices as long as they are possible and the reader may know what they lead to.
func (t Table) Try(choices []Choice) *Line {
	r := game.NewRand(0)
	var all []game.State
	for range worlds {
		w := t.View.Copy()
		w.Determinize(t.Seat, &r)
		all = append(all, w)
	}
	return t.in(all, r, choices)
}

// in makes the choices in those worlds.
func (t Table) in(worlds []game.State, r game.Rand, choices []Choice) *Line {
	l := &trial{Table: t, worlds: worlds, rand: r, line: &Line{View: t.View}}
	l.next()
	for _, c := range choices {
		if l.line.End != Open || !l.try(c) {
			break
		}
	}
	l.offer()
	return l.line
}

// trial is a line while it is tried.
type trial struct {
	Table
	worlds []game.State
	rand   game.Rand
	line   *Line
	moves  []game.Move
}

// try makes one choice, and reports whether it is possible.
func (t *trial) try(c Choice) bool {
	l := t.line
	if c.Seat == Whoever {
		c.Seat = l.Chooser
	}
	label, ok := t.label(c)
	if !ok {
		l.Broken = true
		if c.Seat == t.Seat {
			l.Why = t.Game.Refusal(l.View, t.Seat, c.Move)
		}
		return false
	}
	step := Step{Choice: c, Label: label, Before: l.View, After: l.View}
	end := t.play(c, &step)
	if end == Open {
		end = t.settle(c.Seat, &step)
	}
	l.Steps, l.View, l.End = append(l.Steps, step), step.After, end
	t.next()
	return true
}

// play makes a move in every world, and shows it if the reader sees the same in all of them.
func (t *trial) play(c Choice, step *Step) End {
	return t.each(step, func(game.State) game.Move { return c.Move }, c.Seat)
}

// each makes a move of a seat in every world.
func (t *trial) each(step *Step, move func(game.State) game.Move, seat game.Seat) End {
	var view game.State
	var events []game.Event
	for i, w := range t.worlds {
		var log game.Log
		w.Play(seat, move(w), &log)
		seen, told := w.Copy(), log.Events
		seen.Mask(t.Seat)
		for n := range told {
			told[n] = told[n].For(t.Seat)
		}
		if i == 0 {
			view, events = seen, told
		} else if !seen.Equal(view) || !slices.Equal(told, events) || w.Owing() != t.worlds[0].Owing() {
			return Hidden
		}
	}
	step.After, step.Events = view, append(step.Events, events...)
	return Open
}

// settle makes what follows a choice without another one: passes in reaction windows, choices without an alternative as
// tables make them, and chance that has one outcome or shows the reader nothing.
func (t *trial) settle(chooser game.Seat, step *Step) End {
	for range unasked {
		w := t.worlds[0]
		owing := w.Owing()
		if owing.Has(game.Nature) {
			if !t.blind() {
				return Open // the line ends here
			}
			if end := t.each(step, t.drawn, game.Nature); end != Open {
				return end
			}
			chooser = game.Spectator
			continue
		}
		seat, move, ok := t.automatic(w, step.After, chooser)
		if !ok {
			return Open
		}
		if end := t.play(Choice{seat, move}, step); end != Open {
			return end
		}
	}
	return Long
}

// automatic returns what the table would do by itself, where everybody else passes.
func (t *trial) automatic(w, view game.State, chooser game.Seat) (seat game.Seat, m game.Move, ok bool) {
	for seat := range w.Owing().All() {
		window, open := game.WindowOf(w, seat)
		if open && (seat != t.Seat || t.Asks != nil && !t.Asks(view, window)) {
			if seat != t.Seat {
				t.line.Passed = t.line.Passed.With(seat)
			}
			return seat, window.Pass, true
		}
	}
	only, ok := game.OnlyChoice(w)
	return only.Seat, only.Move, ok && (!only.Ends || only.Seat == chooser) && !(t.Chooses && only.Seat == t.Seat)
}

// blind reports whether chance decides nothing now that the reader would see.
func (t *trial) blind() bool {
	for _, w := range t.worlds {
		t.moves = w.Moves(t.moves[:0], game.Nature)
		if len(t.moves) > 1 && slices.ContainsFunc(t.moves, func(m game.Move) bool {
			return w.VisibleTo(game.Nature, m).Has(t.Seat)
		}) {
			return false
		}
	}
	return true
}

func (t *trial) drawn(w game.State) (m game.Move) {
	m, t.moves = t.rand.Roll(w, t.moves)
	return m
}

// next finds out who can choose at the end of the line.
func (t *trial) next() {
	l, owing := t.line, t.worlds[0].Owing()
	switch {
	case l.End != Open:
	case owing == 0:
		l.End = Over
	case owing.Has(game.Nature):
		l.End = Chance
	case len(l.Steps) == Most:
		l.End = Long
	case owing.Has(t.Seat):
		l.Chooser = t.Seat
	default:
		l.Chooser = owing.First()
	}
}

// offer finds out among what can be chosen at the end of the line.
func (t *trial) offer() {
	l := t.line
	if l.End != Open {
		return
	}
	view := l.View
	if l.Chooser != t.Seat {
		view = t.worlds[0].Copy()
		view.Mask(l.Chooser)
	}
	for _, m := range view.Moves(nil, l.Chooser) {
		if label, ok := t.label(Choice{l.Chooser, m}); ok {
			l.Choices = append(l.Choices, Option{m, label})
		}
	}
	if len(l.Choices) == 0 {
		l.End = Secret
	}
}

// label names a choice, if it is possible. One of another seat must be possible in all worlds, with the same name, and
// the reader must be told of it.
func (t *trial) label(c Choice) (label game.Message, ok bool) {
	if c.Seat != t.line.Chooser {
		return label, false
	}
	if c.Seat == t.Seat {
		t.moves = t.line.View.Moves(t.moves[:0], c.Seat)
		return t.Game.Label(t.line.View, c.Seat, c.Move), slices.Contains(t.moves, c.Move)
	}
	for i, w := range t.worlds {
		own := w.Copy()
		own.Mask(c.Seat)
		t.moves = own.Moves(t.moves[:0], c.Seat)
		if !slices.Contains(t.moves, c.Move) || !w.VisibleTo(c.Seat, c.Move).Has(t.Seat) {
			return label, false
		}
		said := t.Game.Label(own, c.Seat, c.Move)
		if i > 0 && !reflect.DeepEqual(said, label) {
			return label, false
		}
		label = said
	}
	return label, true
}
