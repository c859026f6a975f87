package table

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"ennead/analysis"
	"ennead/game"
)

// Retry opens a practice table at a decision of a finished game: the person takes the seat that had to choose after
// that many turns, bots keep their levels, and bots of the given one take the seats of other people. It is a fork, so
// what was hidden is what it was in that game, and chance is new ([House.Fork]).
func (h *House) Retry(
	ctx context.Context, id ID, turns int, seat game.Seat, person PersonID, level string,
) (ID, error) {
	guest, err := h.sitter(ctx, person, "")
	if err != nil {
		return "", err
	}
	t, err := h.finished(ctx, id)
	if err != nil {
		return "", err
	}
	m, err := t.Match.Upto(turns)
	if errors.Is(err, game.ErrRecord) || err == nil && !m.State.Owing().Has(seat) {
		return "", ErrTurn
	}
	if err != nil {
		return "", fmt.Errorf("try again at table %s: %w", id, err)
	}
	var seats []SeatSpec
	for _, other := range players(m.State) {
		switch s := t.Seats[other]; {
		case other == seat:
			seats = append(seats, SeatSpec{Kind: Person})
		case s.Kind == Bot && h.seatable(s.Level, m.Game) == nil:
			seats = append(seats, SeatSpec{Kind: Bot, Level: s.Level, Name: s.Name})
		default:
			seats = append(seats, SeatSpec{Kind: Bot, Level: level})
		}
	}
	return h.practise(ctx, m, guest, seats, Happening{What: Retried, Seat: seat, Next: string(id)})
}

// Again is a decision of a finished game that is tried again.
type Again struct {
	From  ID        // the finished game
	Turns int       // played before the decision
	Seat  game.Seat // that decides
	Old   *game.Move
	New   *game.Move // nil until the seat has decided
	// What bots make of them: first what they would do, then the new move and the old one, each once. Nil until the
	// seat has decided.
	Options []analysis.Option
	Labels  []game.Message // of the options
	Before  game.Message   // the label of Old
}

// retries returns the note of what the table tries again.
func (t *Table) retries() (note Happening, ok bool) {
	if len(t.Happened) == 0 || t.Match == nil || t.Happened[0].What != Retried {
		return note, false
	}
	return t.Happened[0], true
}

// Again returns what a table tries again and, once the person has chosen, how the new choice compares with the old one
// and with the best; nil at other tables.
func (h *House) Again(ctx context.Context, t *Table) (*Again, error) {
	note, ok := t.retries()
	if !ok || h.conf.Analyst == nil || note.Turns > len(t.Match.Record.Turns) {
		return nil, nil
	}
	m, err := t.Match.Upto(note.Turns)
	if err != nil {
		return nil, err
	}
	a := &Again{From: ID(note.Next), Turns: note.Turns, Seat: note.Seat}
	view := m.View(a.Seat)
	if from, err := h.Look(ctx, a.From); err == nil && from.Match != nil && from.Status == Over {
		a.Old = from.chosen(a.Turns, a.Seat)
	}
	if a.Old != nil {
		a.Before = m.Game.Label(view, a.Seat, *a.Old)
	}
	if a.New = t.chosen(a.Turns, a.Seat); a.New == nil {
		return a, nil
	}
	spec := h.conf.Analyst(m.Game).At(a.Turns)
	err = guarded(func() (err error) {
		a.Options, err = h.rated(ctx, t, view, a, spec)
		return err
	})
	if errors.Is(err, analysis.ErrNoDecision) {
		return nil, nil
	}
	for _, o := range a.Options {
		a.Labels = append(a.Labels, m.Game.Label(view, a.Seat, o.Move))
	}
	return a, err
}

// chosen returns the first choice of a seat after that many turns.
func (t *Table) chosen(turns int, seat game.Seat) *game.Move {
	for at := turns; at < len(t.Match.Record.Turns); at++ {
		turn := t.Match.Record.Turns[at]
		if outOfTurn, _ := t.Match.IsOutOfTurn(at); turn.Seat == seat && !outOfTurn && !turn.Waived {
			return &turn.Move
		}
	}
	return nil
}

// retries are the comparisons made lately.
type retries struct {
	mu   sync.Mutex
	done map[retried][]analysis.Option
}

type retried struct {
	table ID
	move  game.Move
}

// rated compares the new move and the old one with what a bot would do. Answers are kept: pages ask for them again and
// again.
func (h *House) rated(
	ctx context.Context, t *Table, view game.State, a *Again, spec analysis.Spec,
) ([]analysis.Option, error) {
	key := retried{t.ID, *a.New}
	h.retries.mu.Lock()
	known, ok := h.retries.done[key]
	h.retries.mu.Unlock()
	if ok {
		return known, nil
	}
	var options []analysis.Option
	for _, move := range []*game.Move{a.New, cmp.Or(a.Old, a.New)} {
		d, err := analysis.Weigh(ctx, view, a.Seat, *move, spec)
		if err != nil {
			return nil, err
		}
		if options == nil {
			options = append(options, d.Best())
		}
		if !slices.ContainsFunc(options, func(o analysis.Option) bool { return o.Move == *move }) {
			played := d.Played() // compared with the best in pairs: what counts is the difference
			played.Win = max(options[0].Win-d.Cost, 0)
			options = append(options, played)
		}
	}
	h.retries.mu.Lock()
	defer h.retries.mu.Unlock()
	if len(h.retries.done) >= hintsKept {
		clear(h.retries.done)
	}
	h.retries.done[key] = options
	return options, nil
}
