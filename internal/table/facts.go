package table

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"ennead/game"
	"ennead/internal/clock"
	"ennead/internal/learnt"
	"ennead/internal/store"
)

// The paces of a game with clocks, as facts have them.
const (
	PaceLive = "live"
	PaceDays = "days"
)

// erased begins the id of somebody who was erased during a rated game.
const erased = "nobody-"

// endsPlayed reports whether a game has ended since that somebody has played.
func (t *Table) endsPlayed(old *Table) bool {
	return t.Status == Over && old.Status != Over && len(t.starters()) > 0
}

// storeFacts stores how the seats of a game came off, and what was done there. If the table changes meanwhile, an
// account may have the seats that a guest had: then it begins anew.
func (h *House) storeFacts(ctx context.Context, t *Table) error {
	for {
		all := h.facts(ctx, t)
		if len(all) == 0 {
			return nil
		}
		err := h.conf.Store.SetFacts(ctx, string(t.ID), t.Version, all)
		if !errors.Is(err, store.ErrStale) {
			return err
		}
		if t, err = h.Look(ctx, t.ID); errors.Is(err, ErrNoTable) {
			return nil
		} else if err != nil {
			return err
		}
	}
}

// facts returns how each seat came off that somebody or a bot has had from the beginning; nothing of practice, of
// guided games, and of records that nobody has played here. Who played several seats against themselves is nobody
// there.
func (h *House) facts(ctx context.Context, t *Table) (list []store.Fact) {
	if t == nil || t.Status != Over || t.Match == nil || t.Practice() || t.guide != nil {
		return nil
	}
	persons := t.starters()
	if len(persons) == 0 {
		return nil
	}
	_, rated := t.result()
	done := h.done(ctx, t)
	all, bots := t.withBots(persons)
	ranks, firsts := ranked(all, t.Match.State.Rank), 0
	for _, r := range ranks {
		if r.Place == 1 {
			firsts++
		}
	}
	for _, r := range ranks {
		f := store.Fact{
			Table: string(t.ID), Seat: uint8(r.Seat), Game: t.Game, Finished: t.lastMade().UnixMilli(),
			Players: t.Match.Record.Setup.Players, Bots: bots, Rated: rated, Pace: t.pace(), Rank: r.Place,
			Firsts: firsts, Points: t.Match.State.Score(r.Seat), Place: done[r.Seat].Place, Went: r.Gone,
		}
		if !r.Gone { // otherwise somebody else has played there, too
			f.Deeds = learnt.WriteDeeds(done[r.Seat].Deeds)
		}
		alone := func(s starter) bool { return s.seat != r.Seat && s.who == r.who }
		if r.who != "" && r.who != gone && !strings.HasPrefix(r.who, erased) && !slices.ContainsFunc(persons, alone) {
			f.Person, f.Stints = r.who, writeStints(t.thought(r.Seat))
			f.Strikes, f.Announced = t.strikesOf(r.who, r.Seat), r.Gone && t.announced(r.Seat)
		}
		list = append(list, f)
	}
	if !slices.ContainsFunc(list, func(f store.Fact) bool { return f.Person != "" }) {
		return nil
	}
	slices.SortFunc(list, func(a, b store.Fact) int { return int(a.Seat) - int(b.Seat) })
	return list
}

// done returns what was done at each seat of a game, and nothing if that cannot be told: the rest counts all the same.
func (h *House) done(ctx context.Context, t *Table) (done []learnt.Done) {
	var kinds []learnt.Kind
	if h.conf.Deeds != nil {
		kinds = h.conf.Deeds(t.Match.Game)
	}
	if err := guarded(func() (err error) {
		done, err = learnt.ReadRecord(t.Match.Game, kinds, t.Match.Record)
		return err
	}); err != nil {
		h.conf.Log.ErrorContext(ctx, "cannot tell what was done in a game", "table", t.ID, "error", err, "stack",
			stackOf(err))
		return make([]learnt.Done, len(t.Seats))
	}
	return done
}

// withBots returns the persons who began a game, and the seats that bots and automata have had from the beginning.
func (t *Table) withBots(persons []starter) (all []starter, bots int) {
	all = slices.Clone(persons)
	for i, s := range t.Seats {
		person := func(p starter) bool { return p.seat == game.Seat(i) }
		if s.Kind != Person && !slices.ContainsFunc(persons, person) {
			all = append(all, starter{seat: game.Seat(i), name: s.Name})
			bots++
		}
	}
	return all, bots
}

// pace returns whether a game was played live or over days, and nothing if it had no clocks.
func (t *Table) pace() string {
	rule, timed := t.Clock()
	switch {
	case !timed:
		return ""
	case rule.Quiet:
		return PaceDays
	}
	return PaceLive
}

// mostStints is how many stints of a seat are kept of a game, the first ones.
const mostStints = 500

// thought returns how long a seat took for each of its stints: from when it began to owe a choice until it owed none.
// Stints without a choice but reactions are left out, and so are those in which somebody else played, or the clock
// stood for a pause, a vacation or an outage.
func (t *Table) thought(seat game.Seat) (all []time.Duration) {
	if t.times == nil {
		return nil
	}
	var since time.Time
	real, own := false, true
	see := func(turn clock.Turn) {
		owes := turn.Owing.Has(seat)
		switch {
		case owes && since.IsZero():
			since, real, own = turn.At, false, true
		case !owes && !since.IsZero():
			if real && own && since.UnixMilli() > 0 && !t.times.disturbed(seat, since, turn.At) {
				all = append(all, max(0, turn.At.Sub(since)))
			}
			since = time.Time{}
		}
		real = real || owes && !turn.Windows.Has(seat)
	}
	see(t.times.start)
	for n, turn := range t.times.turns {
		if turn.Beside {
			continue
		}
		own = own && (turn.Seat != seat || n < len(t.times.by) && !t.times.by[n])
		see(turn)
	}
	return all[:min(len(all), mostStints)]
}

// disturbed reports whether something kept the person of a seat from playing between two moments.
func (w *times) disturbed(seat game.Seat, from, to time.Time) bool {
	return slices.ContainsFunc(w.all(), func(e clock.Event) bool {
		begins, ends := e.At, e.At.Add(e.For)
		switch e.Kind {
		case clock.Credit:
			begins, ends = e.At.Add(-e.For), e.At
		case clock.Pause:
			if e.For == 0 {
				ends = to
			}
		case clock.Vacation, clock.Steward, clock.Absent:
			if e.Seat != seat {
				return false
			}
		default:
			return false
		}
		return begins.Before(to) && !ends.Before(from)
	})
}

// writeStints writes times for the store, in whole seconds.
func writeStints(all []time.Duration) string {
	seconds := make([]string, len(all))
	for i, d := range all {
		seconds[i] = strconv.Itoa(int(d.Round(time.Second).Seconds()))
	}
	return strings.Join(seconds, " ")
}

func readStints(text string) (all []time.Duration) {
	for word := range strings.FieldsSeq(text) {
		if n, err := strconv.Atoi(word); err == nil {
			all = append(all, time.Duration(n)*time.Second)
		}
	}
	return all
}

// FactsRebuilt says what a reading of all records has found.
type FactsRebuilt struct {
	Games  int `json:"games"`  // that are over, and of which there are facts now
	Unread int `json:"unread"` // tables that cannot be read or replayed, or are frozen
}

// RebuildFacts reads the facts of all finished games anew from their records, one after the other.
func (h *House) RebuildFacts(ctx context.Context) (found FactsRebuilt, err error) {
	ids, err := h.conf.Store.IDs(ctx)
	if err != nil {
		return found, err
	}
	for _, id := range ids {
		if err := h.rebuildFacts(ctx, ID(id), &found); err != nil {
			return found, err
		}
	}
	return found, nil
}

// rebuildFacts reads the facts of a table anew, and once more if it has changed meanwhile.
func (h *House) rebuildFacts(ctx context.Context, id ID, found *FactsRebuilt) error {
	for {
		t, err := h.Look(ctx, id)
		switch {
		case errors.Is(err, ErrNoTable):
			return nil // deleted meanwhile
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil, t.Status == Frozen:
			found.Unread++
			return nil //nolint:nilerr // it is counted
		}
		all := h.facts(ctx, t)
		if len(all) == 0 {
			return nil
		}
		err = h.conf.Store.SetFacts(ctx, string(id), t.Version, all)
		if err == nil {
			found.Games++
		}
		if !errors.Is(err, store.ErrStale) {
			return err
		}
	}
}
