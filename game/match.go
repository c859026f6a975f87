package game

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"
)

// Match is a record and the state it leads to: a table without people and time. All changes go through [Match.Play] and
// [Match.Undo]; everything else can be recomputed from the record.
type Match struct {
	Game    Game
	Record  *Record
	State   State
	Limits  Limits // of the record; zero for the usual ones
	steps   []step
	log     Log
	draws   int // how many moves are Nature's
	made    int // how many moves were made, including those removed since
	all     Room
	talk    [MaxSeats]Room // of which out-of-turn moves
	reading bool           // the turns come from a record: none is removed
	moves   []Move         // scratch: legal moves
}

// step is what replaying learns about a turn of the record.
type step struct {
	seen      Seats // who may know the move
	news      bool  // by Nature, with more than one possible outcome
	outOfTurn bool  // see [Negotiated]
	words     bool  // out of turn and mere words
	talk      bool  // out of turn, and by a player: it takes up the seat's room for talk
	events    int   // events before this turn
	made      int   // moves made before this turn
	room      Room
}

// Errors of a match.
var (
	// ErrNotYours says that the seat is not to move now.
	ErrNotYours = errors.New("this seat owes no choice now")
	// ErrHidden says that the record is masked and cannot be replayed.
	ErrHidden = errors.New("the record hides moves")
	// ErrVersion says that the record was played under another version of the rules.
	ErrVersion = errors.New("the record was played under another version of the rules")
	// ErrUnfinished says that the record is correct so far but ends before the game does.
	ErrUnfinished = errors.New("the record ends before the game does")
	// ErrNote says that this move cannot have a note, or not this one.
	ErrNote = errors.New("a note belongs to an out-of-turn move and has at most 200 visible characters")
	// ErrBarrier says that this seat has nothing that can be taken back.
	ErrBarrier = errors.New("nothing to take back since the last new information")
)

// NewMatch begins a match without moves.
func NewMatch(g Game, header Record) (*Match, error) {
	header.Game, header.Version, header.Turns, header.Ended = g.ID(), g.Version(), nil, false
	s, err := g.New(header.Setup)
	if err != nil {
		return nil, err
	}
	return &Match{Game: g, Record: &header, State: s}, nil
}

// Replay plays a record from the start and checks that every move is legal. If one is not, it also returns the match up
// to that move.
func Replay(g Game, r *Record) (*Match, error) { return ReplayContext(context.Background(), g, r) }

// ReplayContext is [Replay], but stops with the context's error when that is done.
func ReplayContext(ctx context.Context, g Game, r *Record) (*Match, error) {
	return replay(ctx, g, r, func(*Match, Turn) error { return nil })
}

// replay calls check before each turn.
func replay(ctx context.Context, g Game, r *Record, check func(*Match, Turn) error) (*Match, error) {
	if r.Game != g.ID() {
		return nil, Wrong(ErrRecord, "problem.other_game", "a record of {other} cannot be replayed as {game}", "other",
			Quote(r.Game), "game", g.ID())
	}
	if r.Version != g.Version() {
		return nil, Wrong(ErrVersion, "problem.version", "{is} instead of {want}", "is", r.Version, "want", g.Version())
	}
	m, err := NewMatch(g, *r)
	if err != nil {
		return nil, err
	}
	err = m.replay(ctx, r.Turns, check)
	m.Record.Ended = r.Ended && err == nil
	return m, err
}

// Replay plays further turns from a record. None of them is removed, and their limits are not checked again.
func (m *Match) Replay(turns []Turn) error {
	return m.replay(context.Background(), turns, func(*Match, Turn) error { return nil })
}

func (m *Match) replay(ctx context.Context, turns []Turn, check func(*Match, Turn) error) error {
	m.reading = true
	defer func() { m.reading = false }()
	m.Record.Turns, m.steps = slices.Grow(m.Record.Turns, len(turns)), slices.Grow(m.steps, len(turns))
	for i, t := range turns {
		if err := ctx.Err(); err != nil {
			return err
		}
		if t.Hidden {
			return Wrong(ErrHidden, "problem.hidden", "move {move}", "move", i+1)
		}
		if err := check(m, t); err != nil {
			return err
		}
		if err := m.PlayWith(t.Seat, t.Move, t.Note); err != nil {
			return Wrong(nil, "problem.move", "move {move} ({text}): {why}", "move", i+1, "text", t.Seat.Text()+" "+
				m.Game.Lexicon().Text(t.Move), "why", err)
		}
		m.Record.Turns[len(m.Record.Turns)-1].Waived = t.Waived
	}
	return nil
}

// Play makes a move if it is legal and the record has room for it. Otherwise nothing changes and the error is that of
// [Allowed], [ErrFull] or [ErrTalk].
func (m *Match) Play(seat Seat, move Move) error { return m.PlayWith(seat, move, "") }

// PlayWith makes a move with a note by its author. The rules never see it, nor do seats that may not see the move. Only
// out-of-turn moves can have notes: otherwise the error is [ErrNote].
func (m *Match) PlayWith(seat Seat, move Move, note string) error {
	st := step{events: len(m.log.Events), made: m.made}
	st.outOfTurn, st.words = IsOutOfTurn(m.State, move)
	st.talk = st.outOfTurn && !IsDesertion(m.State, move)
	if note != "" && !(st.outOfTurn && NoteFits(note)) {
		return ErrNote
	}
	var err error
	if m.moves, err = allowed(m.Game, m.State, m.moves, seat, move); err != nil {
		return err
	}
	t := Turn{Seat: seat, Move: move, Note: note}
	st.seen, st.room = m.State.VisibleTo(seat, move), roomOf(m.Game.Lexicon(), t)
	gone := m.overtaken(t, st)
	if err := m.fits(t, st, gone); err != nil {
		return err
	}
	if seat == Nature {
		st.news = len(m.moves) > 1
		m.draws++
	}
	m.State.Play(seat, move, &m.log)
	m.drop(gone)
	m.add(t, st)
	return nil
}

// AutoPass declines a reaction window for a seat that does not want to be asked. The move is like any other, but it
// reveals nothing, since nobody made a choice; so it is no barrier to undo.
func (m *Match) AutoPass(seat Seat) error {
	w, open := WindowOf(m.State, seat)
	if !open {
		return ErrNotYours
	}
	if err := m.Play(seat, w.Pass); err != nil {
		return err
	}
	m.Record.Turns[len(m.Record.Turns)-1].Waived = true
	return nil
}

// AutoPlay makes the move that [OnlyChoice] returns. The move is like any other, but nobody made a choice. So undo
// passes over it, and takes it back together with the choice before it.
func (m *Match) AutoPlay() error {
	only, ok := OnlyChoice(m.State)
	if !ok {
		return ErrNotYours
	}
	if err := m.Play(only.Seat, only.Move); err != nil {
		return err
	}
	m.Record.Turns[len(m.Record.Turns)-1].Waived = true
	return nil
}

// AutoWithdraw makes the only move of a seat that is to move and whose player has left (see [Deserted]). The move is
// like any other, but nobody made a choice. So undo passes over it, as with [Match.AutoPlay].
func (m *Match) AutoWithdraw() error {
	seats := m.State.Owing() & DesertersOf(m.State)
	if seats == 0 {
		return ErrNotYours
	}
	if m.moves = m.State.Moves(m.moves[:0], seats.First()); len(m.moves) != 1 {
		return ErrUnlisted
	}
	if err := m.Play(seats.First(), m.moves[0]); err != nil {
		return err
	}
	m.Record.Turns[len(m.Record.Turns)-1].Waived = true
	return nil
}

// AutoDecline declines an offer for a seat that does not want it, by a move of [Offering.Declines]. The move is like
// any other, also for undo, which keeps words.
func (m *Match) AutoDecline(seat Seat, move Move) error {
	if _, words := IsOutOfTurn(m.State, move); !words {
		return ErrNotYours
	}
	if err := m.Play(seat, move); err != nil {
		return err
	}
	m.Record.Turns[len(m.Record.Turns)-1].Waived = true
	return nil
}

// Copy returns an independent match.
func (m *Match) Copy() *Match {
	c, r := *m, *m.Record
	r.Turns = slices.Clip(r.Turns) // so that both can append
	c.Record, c.State, c.moves = &r, m.State.Copy(), nil
	c.steps, c.log.Events = slices.Clip(m.steps), slices.Clip(m.log.Events)
	return &c
}

// Draw makes Nature's moves by fair chance until a player is to move or the game is over. It returns the number of
// moves.
func (m *Match) Draw(f *Fair) (int, error) {
	made := 0
	for m.State.Owing().Has(Nature) {
		move, err := f.Draw(m.State, m.draws)
		if err != nil {
			return made, err
		}
		if err := m.Play(Nature, move); err != nil {
			return made, fmt.Errorf("draw %d: %w", m.draws, err)
		}
		made++
	}
	return made, nil
}

// Over reports whether the game has ended.
func (m *Match) Over() bool { return m.Record.Ended || m.State.Owing() == 0 }

// End ends the game here although its rules do not: nobody plays on, so nothing is hidden any more. The record says so
// in its last line, so that nobody takes it for one that was cut off.
func (m *Match) End() { m.Record.Ended = true }

// Upto returns the match as it was after the first n turns: nobody had ended it then, even after all of them.
func (m *Match) Upto(n int) (*Match, error) {
	if n < 0 || n > len(m.Record.Turns) {
		return nil, Wrong(ErrRecord, "problem.no_move", "there is no move {move}", "move", n)
	}
	r := *m.Record
	r.Turns, r.Ended = r.Turns[:n], false
	return m.again(&r)
}

// again replays another record of the same game, within the same limits.
func (m *Match) again(r *Record) (*Match, error) {
	other, err := Replay(m.Game, r)
	if other != nil {
		other.Limits = m.Limits
	}
	return other, err
}

// RecordFor returns the record as that seat may read it now. Secret moves of a running game are hidden, and turns that
// do not exist for the seat (see [Match.Known]) are left out. Once the game is over, nothing is hidden.
func (m *Match) RecordFor(seat Seat) *Record {
	r := *m.Record
	if m.Over() {
		return &r
	}
	r.Secret, r.Given = "", 0
	r.Turns = make([]Turn, 0, len(m.Record.Turns))
	for i, t := range m.Known(seat) {
		r.Turns = append(r.Turns, t)
		if i < m.Record.Given {
			r.Given++
		}
	}
	return &r
}

// Known yields the turns that exist for that seat now, as it may read them, with their numbers from 0. It skips others'
// out-of-turn moves that told the seat nothing. The numbers reveal the gaps, so never show them to the seat.
func (m *Match) Known(seat Seat) iter.Seq2[int, Turn] {
	over := m.Over()
	return func(yield func(int, Turn) bool) {
		for i, t := range m.Record.Turns {
			switch {
			case over:
			case m.Unknown(i, seat):
				continue
			case m.steps[i].seen.Has(seat):
				t.Waived = false
			default:
				t = Turn{Seat: t.Seat, Hidden: true}
			}
			if !yield(i, t) {
				return
			}
		}
	}
}

// Unknown reports whether the n-th turn, counted from 0, does not exist for that seat: it was out of turn and told the
// seat nothing.
func (m *Match) Unknown(n int, seat Seat) bool { return m.steps[n].outOfTurn && m.Sealed(n, seat) }

// IsOutOfTurn reports whether the n-th turn, counted from 0, was made out of turn, and whether it was mere words.
func (m *Match) IsOutOfTurn(n int) (outOfTurn, words bool) {
	return m.steps[n].outOfTurn, m.steps[n].words
}

// allEvents returns all events of the n-th turn.
func (m *Match) allEvents(n int) []Event {
	end := len(m.log.Events)
	if n+1 < len(m.steps) {
		end = m.steps[n+1].events
	}
	return m.log.Events[m.steps[n].events:end]
}

// Events returns what happened in the n-th turn, counted from 0, as that seat may know it: nothing if the turn does not
// exist for it.
func (m *Match) Events(n int, seat Seat) []Event {
	if m.Unknown(n, seat) {
		return nil
	}
	var events []Event
	for _, e := range m.allEvents(n) {
		if !m.Over() {
			e = e.For(seat)
		}
		events = append(events, e)
	}
	return events
}

// View returns what the seat may see of the state now; everything if the game is over.
func (m *Match) View(seat Seat) State {
	s := m.State.Copy()
	if !m.Over() {
		s.Mask(seat)
	}
	return s
}

// Verify replays a finished record and recomputes its seal and all its draws. A record whose players ended the game is
// verified as far as it goes, and [Record.Ended] is true in the match; that they did is what the record says, and
// cannot be proved. The error is [ErrUnfinished] if everything is correct except that the record ends too early: it may
// have been cut off.
func Verify(g Game, r *Record) (*Match, error) { return VerifyContext(context.Background(), g, r) }

// VerifyContext is [Verify], but stops with the context's error when that is done.
func VerifyContext(ctx context.Context, g Game, r *Record) (*Match, error) {
	fair, err := r.Fair()
	if err != nil {
		return nil, err
	}
	if seal := fair.Seal(); seal != r.Seal {
		return nil, Wrong(ErrRecord, "problem.seal", "the secret has the seal {is}, not {said}", "is", seal, "said",
			r.Seal)
	}
	m, err := replay(ctx, g, r, func(m *Match, t Turn) error {
		i := len(m.Record.Turns)
		if t.Seat != Nature || i < r.Given || !m.State.Owing().Has(Nature) {
			return nil
		}
		drawn, err := fair.Draw(m.State, m.draws)
		if err == nil && drawn != t.Move {
			err = Wrong(ErrRecord, "problem.draw", "move {move}: the draw should be {drawn}, the record says {said}",
				"move", i+1,
				"drawn", Quote(g.Lexicon().Text(drawn)), "said", Quote(g.Lexicon().Text(t.Move)))
		}
		return err
	})
	if err != nil {
		return m, err
	}
	switch over := m.State.Owing() == 0; {
	case over && m.Record.Ended:
		return m, Wrong(ErrRecord, "problem.ended",
			"the players are said to have ended the game, but it was over by the rules")
	case !m.Over():
		return m, ErrUnfinished
	}
	return m, nil
}
