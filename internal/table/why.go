package table

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"ennead/analysis"
	"ennead/game"
)

// Why holds what a bot considered when it made a move.
type Why struct {
	analysis.Decision
	Labels  []game.Message // the name of each option
	Guessed bool           // the game is in progress, and the options were evaluated on what the asker knows
}

const (
	mostAskers    = 8 // who may wait for an explanation at the same time
	whyIterations = 2000
)

// Why explains a move of a bot. In a finished game that may be any move, analysed from what the bot saw. In a game in
// progress it must be a move that the viewer may know, at a table where nobody else sits who could learn from it; it
// is then analysed from what the viewer knows, so it reveals nothing hidden.
func (h *House) Why(ctx context.Context, id ID, viewer game.Seat, at int) (*Why, error) {
	t, err := h.Look(ctx, id)
	if err != nil {
		return nil, err
	}
	if err := h.explainable(t, viewer, at); err != nil {
		return nil, err
	}
	if h.askers.Add(1) > mostAskers {
		h.askers.Add(-1)
		return nil, ErrBusy
	}
	defer h.askers.Add(-1)
	select {
	case h.explaining <- struct{}{}:
		defer func() { <-h.explaining }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	var w *Why
	err = guarded(func() (err error) {
		w, err = h.explain(ctx, t, viewer, at)
		return err
	})
	if errors.Is(err, analysis.ErrNoDecision) {
		return nil, ErrForced
	}
	if err != nil {
		return nil, fmt.Errorf("explain move %d of table %s: %w", at+1, id, err)
	}
	return w, nil
}

// Explain puts it in words.
func (w *Why) Explain() []game.Message {
	return w.Decision.Explain(func(m game.Move) game.Message {
		return w.Labels[slices.IndexFunc(w.Options, func(o analysis.Option) bool { return o.Move == m })]
	})
}

// explainable returns nil if that move may be explained to the viewer.
func (h *House) explainable(t *Table, viewer game.Seat, at int) error {
	switch {
	case t.Status == Frozen:
		return ErrFrozen
	case t.Status == Gathering:
		return ErrGathering
	case at < 0 || at >= len(t.Match.Record.Turns):
		return ErrTurn
	case viewer != game.Spectator && int(viewer) >= len(t.Seats):
		return ErrNoSeat
	case h.conf.Analyst == nil:
		return ErrNoAnalyst
	}
	turn := t.Match.Record.Turns[at]
	outOfTurn, _ := t.Match.IsOutOfTurn(at)
	switch {
	case int(turn.Seat) >= len(t.Seats) || t.Seats[turn.Seat].Kind != Bot || at < t.BotSince(turn.Seat):
		return ErrNotBot
	case outOfTurn && t.Status == Over:
		return ErrForced
	case t.Status == Over:
		return nil
	case !t.alone(viewer):
		return ErrCompany
	case !t.reads(viewer, at):
		return ErrHidden
	case outOfTurn:
		return ErrForced
	}
	return nil
}

// reads reports whether the viewer may know a move.
func (t *Table) reads(viewer game.Seat, at int) bool {
	for n, turn := range t.Match.Known(viewer) {
		if n == at {
			return !turn.Hidden
		}
	}
	return false
}

// alone reports whether every person at the table is the one on that seat.
func (t *Table) alone(viewer game.Seat) bool {
	for _, s := range t.Seats {
		if s.Kind == Person && (viewer == game.Spectator || s.who != t.Seats[viewer].who || s.who == "") {
			return false
		}
	}
	return true
}

func (h *House) explain(ctx context.Context, t *Table, viewer game.Seat, at int) (*Why, error) {
	m, err := t.Match.Upto(at)
	if err != nil {
		return nil, err
	}
	turn := t.Match.Record.Turns[at]
	spec := h.conf.Analyst(m.Game).At(at)
	h.bots.queue.giveWay(ctx)
	spec.Iterations = whyIterations / h.bots.queue.partFor(t)
	w := &Why{Guessed: t.Status != Over}
	world := m.View(turn.Seat)
	if w.Guessed {
		w.Decision, world, err = analysis.Guess(ctx, m.View(viewer), viewer, turn.Seat, turn.Move, spec)
	} else {
		w.Decision, err = analysis.Weigh(ctx, world, turn.Seat, turn.Move, spec)
	}
	if err != nil {
		return nil, err
	}
	w.At = at
	for _, o := range w.Options {
		w.Labels = append(w.Labels, m.Game.Label(world, turn.Seat, o.Move))
	}
	return w, nil
}
