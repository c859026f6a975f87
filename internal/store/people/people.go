// Package people keeps those who play and how they find each other, in SQL that every engine understands.
package people

import (
	"context"
	"encoding/json"
	"fmt"

	"ennead/internal/store"
)

// Engine runs transactions. What it writes it may run again if it does not know what became of it.
type Engine interface {
	Reading(ctx context.Context, do func(context.Context, Tx) error) error
	Writing(ctx context.Context, do func(context.Context, Tx) error) error
}

// Tx is a transaction of an engine.
type Tx interface {
	// Exec runs a statement, and returns how many rows it changed. A key that exists already is [store.ErrExists].
	Exec(ctx context.Context, text string, args ...any) (changed int64, err error)
	// Query calls row for each row of the result, with what scans it.
	Query(ctx context.Context, row func(scan func(into ...any) error) error, text string, args ...any) error
	// Alone keeps others from changing any row of a relation before the transaction ends.
	Alone(ctx context.Context, relation string) error
	// Lock is what the engine adds to a SELECT so that the row does not change before the transaction ends.
	Lock() string
}

// Shelf implements the parts of [store.Store] that are about people: themselves, the lobby, notices, ratings, facts,
// moderation, signs of playing together, contests, clubs and components.
type Shelf struct{ Engine Engine }

var (
	_ store.People     = Shelf{}
	_ store.Lobby      = Shelf{}
	_ store.Notices    = Shelf{}
	_ store.Ratings    = Shelf{}
	_ store.Facts      = Shelf{}
	_ store.Boxes      = Shelf{}
	_ store.Moderation = Shelf{}
	_ store.Signs      = Shelf{}
	_ store.Contests   = Shelf{}
	_ store.Clubs      = Shelf{}
)

// read runs a transaction that reads; doing says what for.
func (s Shelf) read(ctx context.Context, doing string, do func(context.Context, Tx) error) error {
	if err := s.Engine.Reading(ctx, do); err != nil {
		return fmt.Errorf("%s: %w", doing, err)
	}
	return nil
}

func (s Shelf) write(ctx context.Context, doing string, do func(context.Context, Tx) error) error {
	if err := s.Engine.Writing(ctx, do); err != nil {
		return fmt.Errorf("%s: %w", doing, err)
	}
	return nil
}

// run is a transaction of one statement.
func (s Shelf) run(ctx context.Context, doing, text string, args ...any) error {
	return s.write(ctx, doing, func(ctx context.Context, tx Tx) error {
		_, err := tx.Exec(ctx, text, args...)
		return err
	})
}

// one scans the only row of a result; [store.ErrNotFound] if there is none.
func one(ctx context.Context, tx Tx, into []any, text string, args ...any) error {
	err := store.ErrNotFound
	if failed := tx.Query(ctx, func(scan func(...any) error) error {
		err = scan(into...)
		return err
	}, text, args...); failed != nil {
		return failed
	}
	return err
}

// hit returns [store.ErrNotFound] if a statement changed nothing.
func hit(changed int64, err error) error {
	if err == nil && changed == 0 {
		return store.ErrNotFound
	}
	return err
}

// list reads all rows of a query.
func list[T any](
	ctx context.Context, s Shelf, doing string, columns func(*T) []any, text string, args ...any,
) (all []T, err error) {
	err = s.read(ctx, doing, func(ctx context.Context, tx Tx) error {
		all = nil
		return tx.Query(ctx, func(scan func(...any) error) error {
			var row T
			err := scan(columns(&row)...)
			all = append(all, row)
			return err
		}, text, args...)
	})
	return all, err
}

const personColumns = "p.person, p.kind, p.name, p.name_key, p.created, p.seen, p.closed, p.signed, p.role, " +
	"p.renamed, p.alert, p.hours, p.notices, p.muted, p.banned"

// personRow is the destination for personColumns.
type personRow struct {
	store.Person
	renamed string
}

func (p *personRow) columns() []any {
	return []any{&p.ID, &p.Kind, &p.Name, &p.NameKey, &p.Created, &p.Seen, &p.Closed, &p.Signed, &p.Role, &p.renamed,
		&p.Alert, &p.Hours, &p.Notices, &p.MutedTill, &p.BannedSince}
}

func (p *personRow) person() (store.Person, error) {
	err := json.Unmarshal([]byte(p.renamed), &p.Renamed)
	return p.Person, err
}

// Person implements [store.People].
func (s Shelf) Person(ctx context.Context, id string) (p store.Person, err error) {
	err = s.read(ctx, "read a person", func(ctx context.Context, tx Tx) error {
		p, err = person(ctx, tx, "p.person = $1", id)
		return err
	})
	return p, err
}

// Named implements [store.People].
func (s Shelf) Named(ctx context.Context, key string) (p store.Person, err error) {
	err = s.read(ctx, "find a person", func(ctx context.Context, tx Tx) error {
		p, err = person(ctx, tx, "p.name_key = $1 AND p.name_key <> ''", key)
		return err
	})
	return p, err
}

func person(ctx context.Context, tx Tx, where string, args ...any) (store.Person, error) {
	var row personRow
	if err := one(ctx, tx, row.columns(), "SELECT "+personColumns+" FROM people p WHERE "+where, args...); err != nil {
		return store.Person{}, err
	}
	return row.person()
}

// OfKind implements [store.People].
func (s Shelf) OfKind(ctx context.Context, kind string) ([]store.Person, error) {
	return s.persons(ctx, "list persons", "p.kind = $1", "", kind)
}

// persons lists some persons, by id.
func (s Shelf) persons(ctx context.Context, doing, where, limit string, args ...any) ([]store.Person, error) {
	rows, err := list(ctx, s, doing, (*personRow).columns,
		"SELECT "+personColumns+" FROM people p WHERE "+where+" ORDER BY p.person "+limit, args...)
	if err != nil {
		return nil, err
	}
	all := make([]store.Person, len(rows))
	for i, row := range rows {
		if all[i], err = row.person(); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// EditPerson implements [store.People].
func (s Shelf) EditPerson(ctx context.Context, id string, edit func(*store.Person) error) error {
	return s.write(ctx, "change a person", func(ctx context.Context, tx Tx) error {
		if _, err := tx.Exec(ctx, "INSERT INTO people (person, name) VALUES ($1, '') ON CONFLICT DO NOTHING",
			id); err != nil {
			return err
		}
		p, err := person(ctx, tx, "p.person = $1"+tx.Lock(), id)
		if err != nil {
			return err
		}
		if err := edit(&p); err != nil {
			return err
		}
		return update(ctx, tx, id, p)
	})
}

// update writes all of a person who is stored.
func update(ctx context.Context, tx Tx, id string, p store.Person) error {
	if err := store.CheckText(p.Name, p.NameKey, p.Kind, p.Role, p.Alert, p.Hours, p.Notices); err != nil {
		return err
	}
	renamed, err := json.Marshal(append([]int64{}, p.Renamed...))
	if err != nil {
		return err
	}
	_, err = tx.Exec(ctx, `UPDATE people SET kind = $2, name = $3, name_key = $4, created = $5, seen = $6,
		closed = $7, signed = $8, role = $9, renamed = $10, alert = $11, hours = $12, notices = $13, muted = $14,
		banned = $15 WHERE person = $1`,
		id, p.Kind, p.Name, p.NameKey, p.Created, p.Seen, p.Closed, p.Signed, p.Role, string(renamed), p.Alert,
		p.Hours, p.Notices, p.MutedTill, p.BannedSince)
	return err
}

// Closing implements [store.People].
func (s Shelf) Closing(ctx context.Context, before int64) ([]string, error) {
	return list(ctx, s, "list who closed their account", func(id *string) []any { return []any{id} },
		"SELECT p.person FROM people p WHERE p.closed > 0 AND p.closed < $1 ORDER BY p.closed", before)
}

// Name implements [store.People].
func (s Shelf) Name(ctx context.Context, id string) (name string, err error) {
	err = s.read(ctx, "read a name", func(ctx context.Context, tx Tx) error {
		return one(ctx, tx, []any{&name}, "SELECT p.name FROM people p WHERE p.person = $1", id)
	})
	return name, err
}

// SetName implements [store.People].
func (s Shelf) SetName(ctx context.Context, id, name string) error {
	if err := store.CheckText(id, name); err != nil {
		return fmt.Errorf("write a name: %w", err)
	}
	return s.run(ctx, "write a name", `INSERT INTO people (person, name) VALUES ($1, $2)
		ON CONFLICT (person) DO UPDATE SET name = excluded.name`, id, name)
}

// Erase implements [store.People].
func (s Shelf) Erase(ctx context.Context, id, gone string, cancelled ...store.Notice) error {
	nobody := anonymous()
	return s.write(ctx, "erase a person", func(ctx context.Context, tx Tx) error {
		if err := unname(ctx, tx, id, nobody); err != nil {
			return err
		}
		if err := leaveClubs(ctx, tx, id); err != nil {
			return err
		}
		if err := leaveContests(ctx, tx, id, cancelled); err != nil {
			return err
		}
		for _, text := range []string{
			"UPDATE entries SET person = $2 WHERE person = $1",
			"UPDATE contests SET organiser = $2, title = '', version = version + 1 WHERE organiser = $1",
		} {
			if _, err := tx.Exec(ctx, text, id, nobody); err != nil {
				return err
			}
		}
		for _, relation := range []string{"facts", "signs"} {
			if err := tx.Alone(ctx, relation); err != nil {
				return err
			}
		}
		for _, text := range []string{
			"UPDATE facts SET person = '', stints = '' WHERE person = $1",
			"DELETE FROM sessions WHERE person = $1",
			"DELETE FROM credentials WHERE person = $1",
			"DELETE FROM mails WHERE person = $1",
			"DELETE FROM tickets WHERE person = $1",
			"DELETE FROM ties WHERE person = $1 OR other = $1",
			"DELETE FROM invites WHERE person = $1 OR host = $1",
			"DELETE FROM wants WHERE person = $1",
			"DELETE FROM notices WHERE person = $1",
			"DELETE FROM announcements WHERE person = $1",
			"DELETE FROM reports WHERE person = $1 OR about = $1",
			"DELETE FROM measures WHERE person = $1",
			"DELETE FROM remarks WHERE person = $1",
			"DELETE FROM sittings WHERE person = $1",
			"DELETE FROM signs WHERE person = $1 OR other = $1",
			"DELETE FROM cases WHERE person = $1 OR other = $1",
			"UPDATE components SET maker = '', name = '' WHERE maker = $1",
		} {
			if _, err := tx.Exec(ctx, text, id); err != nil {
				return err
			}
		}
		_, err := tx.Exec(ctx, `UPDATE people SET kind = $2, name = '', name_key = '', created = 0, seen = 0,
			closed = 0, signed = FALSE, role = '', renamed = '[]', alert = '', hours = '', notices = '',
			muted = 0, banned = 0 WHERE person = $1`, id, gone)
		return err
	})
}
