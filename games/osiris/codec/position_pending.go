package codec

import (
	"ennead/games/osiris"
	"ennead/games/position"
)

// A position as a state: the steps that wait.

// mostPending is how many steps a position may have waiting; the setup of five has the most.
const mostPending = osiris.MaxSeats + 2

// pending reads the steps; the rows of the table say which may wait where. A card whose effect goes on is in no pile.
func (l *loader) pending(list []position.Frame) {
	position.Wait(l.Reader, &osiris.Steps, l.State, &l.Stack, list, mostPending)
	if f, ok := l.Waits(osiris.StepSpent); ok {
		l.Deck = l.Deck.Without(f.A)
	}
	l.That(l.Top().Step != osiris.StepDraw || l.Deck != 0, "/pending: there is no card to draw (OSI-RUL-28)")
}

// choice: something is left to choose, and nobody is asked what has one answer alone (OSI-14.2).
func (l *loader) choice() {
	position.Choice(l.Reader, &osiris.Steps, l.State, &l.Stack)
	l.That(!l.Settled(),
		"/pending: %q waits last, and its only choice is made by itself (OSI-14.2)", osiris.Steps[l.Top().Step].Name)
}
