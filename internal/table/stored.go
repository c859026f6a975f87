package table

import (
	"bytes"
	"cmp"
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"ennead/game"
	"ennead/internal/clock"
	"ennead/internal/store"
)

// restore makes a table from what is stored. If its record cannot be replayed, the table is frozen, with as much of
// the match as could be. It is replayed under its own rules; if nobody has these any more, a finished game is accepted
// if it replays under the newest ones.
func (h *House) restore(ctx context.Context, s *store.Table) *Table {
	t, err := h.restored(ctx, s)
	if err != nil {
		h.conf.Log.ErrorContext(ctx, "cannot replay table", "table", t.ID, "reason", t.Reason, "error", err)
	}
	return t
}

// restored is restore, but also returns why a table cannot be replayed.
func (h *House) restored(ctx context.Context, s *store.Table) (*Table, error) {
	t := &Table{
		ID: ID(s.ID), Version: s.Version, Status: Status(s.Status), Reason: Reason(s.Reason), Game: s.Game,
		Public: s.Public, Seats: seats(s.Seats), Created: time.UnixMilli(s.Created),
		Updated: time.UnixMilli(s.Updated), Moved: time.UnixMilli(s.Moved), stirred: time.UnixMilli(s.Updated),
		Happened: happened(s.Happened), owner: s.Owner,
	}
	terms, err := parseTerms(s.Terms)
	if err != nil {
		h.conf.Log.ErrorContext(ctx, "cannot read the terms of a table: nobody else may see it", "table", t.ID,
			"error", err)
		terms = Terms{Private: true, Watch: WatchNobody}
	}
	t.Terms, t.secret = terms, new([32]byte)
	copy(t.secret[:], s.Secret)
	reason, err := h.replay(t, s)
	if err != nil {
		if t.Status == Over {
			t.text = recordText(s)
		}
		t.Status, t.Reason = Frozen, reason
	}
	for _, m := range s.Moves {
		t.made = append(t.made, m.At)
	}
	for i := range t.Seats {
		if t.Match != nil {
			_, t.Seats[i].Ready = t.Match.Record.Bits[game.Seat(i)]
		}
	}
	if err != nil {
		return t, err
	}
	for i := range t.Seats {
		_, err := parseOrders(s.Seats[i].Orders)
		if err = cmp.Or(err, t.fits(game.Seat(i))); err != nil {
			h.conf.Log.ErrorContext(ctx, "cannot read the standing orders of a seat: it has none", "table", t.ID,
				"seat", i+1, "error", err)
			t.Seats[i].orders = orders{}
		}
	}
	if err := t.remember(s.Marks); err != nil {
		h.conf.Log.ErrorContext(ctx, "cannot read what is known of a table beside its record", "table", t.ID,
			"error", err)
	}
	if rule, timed := t.Clock(); timed && t.times != nil {
		t.times.credit(h.outages.list(), rule)
	}
	return t, nil
}

// replay fills in the match.
func (h *House) replay(t *Table, s *store.Table) (reason Reason, err error) {
	t.Rules = rulesOf(s.Header)
	g := h.reading(s.Game, t.Rules)
	if g == nil {
		return ReasonNoGame, ErrNoGame
	}
	r, err := game.ReadRecordUnder(strings.NewReader(recordText(s)), h.reading)
	if err != nil {
		return ReasonRecord, err
	}
	t.Seal = r.Seal
	for i := range min(len(r.Turns), len(s.Moves)) {
		r.Turns[i].Waived = s.Moves[i].Waived
	}
	if t.Status == Gathering {
		t.Rules = g.Version() // nothing has been played under others
	}
	t.guide = h.guideOf(t)
	began := h.conf.Now()
	err = guarded(func() (err error) {
		t.Match, err = game.Replay(g, r.Today(g))
		return err
	})
	h.conf.Meter.Replayed(g.ID(), h.since(began))
	whole := err == nil && t.Match.Over() && r.Older(g) && t.Status == Over
	switch {
	case t.Rules != g.Version() && !whole:
		return ReasonOld, errors.Join(game.Wrong(game.ErrVersion, "problem.version", "{is} instead of {want}", "is",
			t.Rules, "want", g.Version()), err)
	case errors.Is(err, errBroken):
		return ReasonRules, err
	case err != nil:
		return ReasonRecord, err
	case t.Match.State.Seats() != len(t.Seats):
		return ReasonRecord, fmt.Errorf("%d seats instead of %d", len(t.Seats), t.Match.State.Seats())
	}
	return "", nil
}

// rulesOf returns the version of the rules that the header of a stored record names, 0 if it names none.
func rulesOf(header string) int {
	for line := range strings.Lines(header) {
		if text, ok := strings.CutPrefix(line, "rules "); ok {
			version, _ := strconv.Atoi(strings.TrimSpace(text))
			return version
		}
	}
	return 0
}

// recordText returns the whole text of a stored record. That the players ended the game is a state of the table there.
// So the header and the moves of a table stay what older programs on the same store can read.
func recordText(s *store.Table) string {
	var text strings.Builder
	text.WriteString(s.Header)
	for _, m := range s.Moves {
		text.WriteString(game.Seat(m.Seat).Text() + " " + m.Text)
		if m.Note != "" {
			text.WriteString(" " + strconv.Quote(m.Note))
		}
		text.WriteString("\n")
	}
	if Status(s.Status) == Over && Reason(s.Reason).ends() {
		text.WriteString("ended\n")
	}
	return text.String()
}

// header returns the text of a record without its moves, played under these rules.
func header(m *game.Match, rules int) string {
	r := *m.Record
	r.Turns, r.Ended, r.Version = nil, false, rules
	var text bytes.Buffer
	_ = game.WriteRecord(&text, m.Game, &r) // writing to a buffer never fails
	return text.String()
}

func seats(stored []store.Seat) []Seat {
	list := make([]Seat, len(stored))
	for i, s := range stored {
		list[i] = Seat{
			Kind: Kind(s.Kind), Name: s.Name, Level: s.Level, Taken: s.Person != "", Account: s.Account,
			who: s.Person, ask: parseWish(s.Ask),
			link: link{s.Link, Purpose(s.Offer), s.Until}, vote: vote{game.Seats(s.Agreed), s.Plan},
		}
		copy(list[i].also[:], s.Devices)
		list[i].orders, _ = parseOrders(s.Orders)
	}
	return list
}

func storedSeats(seats []Seat) []store.Seat {
	list := make([]store.Seat, len(seats))
	for i, s := range seats {
		list[i] = store.Seat{
			Kind: string(s.Kind), Name: s.Name, Level: s.Level, Person: s.who, Account: s.Account,
			Devices: s.also.list(), Ask: s.ask.text(), Orders: s.orders.text(),
			Link: s.link.number, Offer: string(s.link.use), Until: s.link.until, Agreed: uint16(s.vote.agreed),
			Plan: s.vote.level,
		}
	}
	return list
}

func storedMoves(m *game.Match, from int, at int64) []store.Move {
	var list []store.Move
	for _, t := range m.Record.Turns[from:] {
		list = append(list, store.Move{Seat: uint8(t.Seat), Text: m.Game.Lexicon().Text(t.Move), Note: t.Note,
			Waived: t.Waived, At: at})
	}
	return list
}

// stored returns a whole table for the store.
func (t *Table) stored() *store.Table {
	return &store.Table{
		Row: store.Row{
			ID: string(t.ID), Game: t.Game, Status: string(t.Status), Reason: string(t.Reason), Public: t.Public,
			Terms: t.Terms.text(), Owner: t.owner, Owing: uint16(t.Owing()),
			Created: t.Created.UnixMilli(), Updated: t.Updated.UnixMilli(),
			Moved: t.Moved.UnixMilli(), Seats: storedSeats(t.Seats),
		},
		Header: header(t.Match, t.Rules), Secret: t.secret[:], Moves: storedMoves(t.Match, 0, 0),
		Happened: storedHappened(t.Happened),
		Jobs:     t.jobs(),
	}
}

// difference returns what the store has to change to turn old into next.
func difference(old, next *Table) *store.Change {
	c := &store.Change{
		ID: string(old.ID), Expected: old.Version, Status: string(next.Status), Reason: string(next.Reason),
		Owing: uint16(next.Owing()), Updated: next.Updated.UnixMilli(), Moved: next.Moved.UnixMilli(),
		Happened: storedHappened(next.Happened[max(0, len(next.Happened)-next.news):]),
	}
	before, after := old.Match.Record.Turns, next.Match.Record.Turns
	for c.From < min(len(before), len(after)) && before[c.From] == after[c.From] {
		c.From++
	}
	made := make([]int64, len(before))
	copy(made, old.made)
	c.Moves = storedMoves(next.Match, c.From, 0)
	for i, at := range clock.Kept(before[c.From:], made[c.From:], after[c.From:], c.Updated) {
		c.Moves[i].At = at
	}
	if !sameHeader(old.Match.Record, next.Match.Record) {
		text := header(next.Match, next.Rules)
		c.Header = &text
	}
	if old.owner != next.owner {
		c.Owner = &next.owner
	}
	if old.Public != next.Public {
		c.Public = &next.Public
	}
	if old.Terms != next.Terms {
		text := next.Terms.text()
		c.Terms = &text
	}
	if !slices.Equal(old.Seats, next.Seats) {
		c.Seats = storedSeats(next.Seats)
	}
	return c
}

// sameHeader compares what may change while a table lives.
func sameHeader(a, b *game.Record) bool {
	return slices.Equal(a.Names, b.Names) && maps.Equal(a.Bits, b.Bits) && a.Secret == b.Secret
}

// publish puts the secret into the record.
func (t *Table) publish() { t.Match.Record.Secret = hex.EncodeToString(t.secret[:]) }
