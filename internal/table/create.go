package table

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"ennead/game"
)

// Spec describes a table to be opened.
type Spec struct {
	Game   string
	Setup  game.Setup // Players may be 0: as many as there are Seats
	Seats  []SeatSpec // the players in order, without automata
	Public bool
	Terms  Terms
}

// SeatSpec says who is to sit on a seat: a person (Name may be empty until somebody takes it) or a bot.
type SeatSpec struct {
	Kind  Kind
	Name  string
	Level string
}

// Create opens a table and draws its secret. The owner takes ownerSeat (counted as in spec.Seats), or none if that is
// [game.Spectator]. A table with only bots begins at once.
func (h *House) Create(ctx context.Context, spec Spec, owner PersonID, ownerSeat game.Seat) (ID, error) {
	guest, err := h.sitter(ctx, owner, ownerName(spec, ownerSeat))
	if err != nil {
		return "", err
	}
	t, err := h.design(ctx, spec, guest.who)
	if err != nil {
		return "", err
	}
	if ownerSeat != game.Spectator {
		if int(ownerSeat) >= len(spec.Seats) || spec.Seats[ownerSeat].Kind != Person {
			return "", ErrNoSeat
		}
		if err := t.sit(players(t.Match.State)[ownerSeat], guest); err != nil {
			return "", err
		}
		if err := h.suits(ctx, t, guest.who); err != nil {
			return "", err
		}
	}
	if err := h.store(ctx, t, t.beginIfReady); err != nil {
		return "", err
	}
	return t.ID, h.remember(ctx, guest)
}

// design makes a table as it is described, which is not stored yet.
func (h *House) design(ctx context.Context, spec Spec, owner string) (*Table, error) {
	g, err := h.Offered(ctx, spec.Game)
	if err != nil {
		return nil, err
	}
	if len(spec.Setup.Components) == 0 {
		spec.Setup.Components = h.conf.Components[g.ID()]
	}
	m, err := h.newMatch(ctx, g, spec)
	if err != nil {
		return nil, err
	}
	if err := h.around(ctx, &spec.Terms, g.ID(), PersonID(owner)); err != nil {
		return nil, err
	}
	if err := spec.Terms.valid(spec.Public, h.now()); err != nil {
		return nil, err
	}
	t := h.newTable(m, owner)
	t.Public, t.Terms = spec.Public, spec.Terms
	if err := h.seat(t, spec.Seats); err != nil || !t.Terms.Rated {
		return t, err
	}
	return t, h.rateable(t)
}

func ownerName(spec Spec, seat game.Seat) string {
	if int(seat) < len(spec.Seats) {
		return spec.Seats[seat].Name
	}
	return ""
}

// newMatch begins the requested game.
func (h *House) newMatch(ctx context.Context, g game.Game, spec Spec) (m *game.Match, err error) {
	least, most := g.Players()
	if n := len(spec.Seats); n < least || n > most || (spec.Setup.Players != 0 && spec.Setup.Players != n) {
		return nil, ErrSeats
	}
	setup := spec.Setup
	setup.Players = len(spec.Seats)
	if setup.Components, err = cleanComponents(setup.Components); err != nil {
		return nil, err
	}
	if !h.takes(g, setup.Components) {
		return nil, ErrForeign
	}
	if setup.Components != nil && !bytes.Equal(setup.Components, h.conf.Components[g.ID()]) {
		leave, err := h.desk.enter(ctx)
		if err != nil {
			return nil, err
		}
		defer leave()
	}
	err = guarded(func() (err error) {
		m, err = game.NewMatch(g, game.Record{Setup: setup})
		return err
	})
	if err == nil {
		err = settleSetup(m)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrSetup, err)
	}
	return m, nil
}

// cleanComponents returns components in a form that a record can hold.
func cleanComponents(text []byte) ([]byte, error) {
	switch {
	case len(text) == 0:
		return nil, nil
	case len(text) > game.MaxComponents:
		return nil, ErrTooLarge
	case !utf8.Valid(text) || bytes.ContainsRune(text, 0):
		return nil, fmt.Errorf("%w: the components are not text", ErrSetup)
	}
	return bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")), nil
}

// settleSetup makes sure that the record can be read back, and that the caller can no longer change it.
func settleSetup(m *game.Match) error {
	read, err := game.ReadRecord(strings.NewReader(header(m, m.Game.Version())),
		func(string) game.Game { return m.Game })
	if err != nil {
		return err
	}
	asked := m.Record.Setup
	if !maps.Equal(read.Setup.Options, asked.Options) || !bytes.Equal(read.Setup.Components, asked.Components) {
		return errors.New("options or components do not fit into a record")
	}
	m.Record.Setup = read.Setup
	return nil
}

// newTable returns a gathering table for a match, with its own secret.
func (h *House) newTable(m *game.Match, owner string) *Table {
	now := h.now()
	t := &Table{
		ID: newID(), Version: 1, Status: Gathering, Game: m.Game.ID(), Rules: m.Game.Version(), Match: m, owner: owner,
		Created: now, Updated: now, Moved: now, stirred: now, secret: (*[32]byte)(random(32)),
	}
	t.Seal = (&game.Fair{Secret: *t.secret}).Seal()
	m.Record.Seal, m.Record.Secret, m.Record.Bits = t.Seal, "", nil
	return t
}

// players returns the seats that are not automata, in order.
func players(s game.State) []game.Seat {
	var list []game.Seat
	for seat := range game.Seat(s.Seats()) {
		if !s.Automata().Has(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// seat sets up the seats of a new table.
func (h *House) seat(t *Table, specs []SeatSpec) error {
	places := players(t.Match.State)
	if len(places) != len(specs) {
		return ErrSeats
	}
	t.Seats = make([]Seat, t.Match.State.Seats())
	for i := range t.Seats {
		t.Seats[i].Kind = Automaton
	}
	for i, spec := range specs {
		s := Seat{Kind: spec.Kind, Level: spec.Level}
		if spec.Name != "" {
			name, err := cleanName(spec.Name)
			if err != nil {
				return err
			}
			s.Name = name
		}
		switch spec.Kind {
		case Person:
			s.Level = ""
		case Bot:
			if err := h.seatable(spec.Level, t.Match.Game); err != nil {
				return err
			}
		default:
			return ErrSeats
		}
		t.Seats[places[i]] = s
	}
	t.nameBots()
	t.nameSeats()
	return nil
}

// seatable returns nil if people may seat a bot of that level.
func (h *House) seatable(level string, g game.Game) error {
	if h.conf.Levels != nil && !slices.Contains(h.conf.Levels, level) {
		return ErrLevel
	}
	_, err := h.player(level, g, Effort{Part: 1})
	return err
}

// store stores a new table after a last step, and announces it.
func (h *House) store(ctx context.Context, t *Table, last func() error) error {
	if err := guarded(last); err != nil {
		return fmt.Errorf("%w: %w", ErrSetup, err)
	}
	if err := h.admit(ctx, t); err != nil {
		return err
	}
	h.cache.put(t)
	h.tell(ctx, t)
	return nil
}
