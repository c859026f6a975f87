package table

import (
	"context"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// listed is the maximum length of a list.
const listed = 100

// Summary is a table in a list.
type Summary struct {
	ID      ID
	Version int64
	Status  Status
	Game    string
	Public  bool
	Terms   Terms
	Seats   []Seat     // Ready is not set
	Owing   game.Seats // the seats to move; none unless playing
	Mine    game.Seats // seats of the person who asked; none in a public list
	Created time.Time
	Updated time.Time
}

// Mine lists the tables where the person sits or that the person opened, most recently changed first, 100 at most.
func (h *House) Mine(ctx context.Context, person PersonID) ([]Summary, error) {
	who, err := h.who(person)
	if err != nil {
		return nil, err
	}
	rows, err := h.conf.Store.ByPerson(ctx, who, listed)
	if err = h.readable(err); err != nil {
		return nil, err
	}
	list := summaries(rows)
	for i := range list {
		list[i].Mine = held(list[i].Seats, who)
	}
	return list, nil
}

// Waits reports whether the person who asked is to move.
func (s Summary) Waits() bool { return s.Status == Playing && s.Owing&s.Mine != 0 }

// Waiting returns at how many tables a person is to move.
func (h *House) Waiting(ctx context.Context, person PersonID) (tables int, err error) {
	mine, err := h.Mine(ctx, person)
	for _, t := range mine {
		if t.Waits() {
			tables++
		}
	}
	return tables, err
}

// Public lists public tables: first those waiting for people, then games in progress, then finished ones, each kind
// by most recent change. At most a few belong to any one person. Where somebody waits for people who keeps apart from
// the reader, who may be a stranger, the reader would not be let in, and is not shown the table.
func (h *House) Public(ctx context.Context, reader PersonID) (list []Summary, err error) {
	for _, status := range []Status{Gathering, Playing, Over} {
		some, err := h.publicOf(ctx, reader, status)
		if err != nil {
			return nil, err
		}
		list = append(list, some...)
	}
	return list, nil
}

// publicOf is [House.Public] for the tables of one status.
func (h *House) publicOf(ctx context.Context, reader PersonID, status Status) (list []Summary, err error) {
	most, each := 40, 2
	if status == Over {
		most, each = 20, 1
	}
	rows, err := h.conf.Store.Public(ctx, string(status), most, each)
	if err = h.readable(err); err != nil {
		return nil, err
	}
	var apart []string
	if status == Gathering {
		if apart, err = h.apart(ctx, string(reader)); err != nil {
			return nil, err
		}
	}
	for _, r := range rows {
		if one := summary(r); !meet(apart, present(one.Seats, r.Owner)) {
			list = append(list, one)
		}
	}
	return list, nil
}

func summaries(rows []store.Row) []Summary {
	list := make([]Summary, len(rows))
	for i, r := range rows {
		list[i] = summary(r)
	}
	return list
}

func summary(r store.Row) Summary {
	terms, _ := parseTerms(r.Terms) // whoever may not see the table does not get it from a list, either
	return Summary{
		ID: ID(r.ID), Version: r.Version, Status: Status(r.Status), Game: r.Game, Public: r.Public,
		Terms: terms, Seats: seats(r.Seats), Owing: game.Seats(r.Owing),
		Created: time.UnixMilli(r.Created), Updated: time.UnixMilli(r.Updated),
	}
}
