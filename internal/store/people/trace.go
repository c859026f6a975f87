package people

import (
	"context"

	"ennead/internal/store"
)

// Traces implements [store.People].
func (s Shelf) Traces(ctx context.Context, person string) ([]string, error) {
	if person == "" {
		return nil, nil // nobody
	}
	return list(ctx, s, "list the tables that know a person", func(id *string) []any { return []any{id} },
		`SELECT table_id FROM seats WHERE person = $1 AND person <> ''
		UNION SELECT table_id FROM devices WHERE person = $1
		UNION SELECT id FROM tables WHERE owner = $1
		UNION SELECT table_id FROM happenings WHERE person = $1
		ORDER BY 1`, person)
}

// HappenedTo implements [store.People].
func (s Shelf) HappenedTo(ctx context.Context, person, kind string) ([]string, error) {
	return list(ctx, s, "list the tables where something happened", func(id *string) []any { return []any{id} },
		"SELECT DISTINCT table_id FROM happenings WHERE person = $1 AND person <> '' AND kind = $2 ORDER BY 1", person,
		kind)
}

// EditHappened implements [store.People].
func (s Shelf) EditHappened(ctx context.Context, id string, edit func([]store.Happening)) error {
	return s.write(ctx, "change what has happened", func(ctx context.Context, tx Tx) error {
		var numbers []int64
		var before []store.Happening
		if err := tx.Query(ctx, func(scan func(...any) error) error {
			var number int64
			var h store.Happening
			err := scan(&number, &h.Turns, &h.At, &h.Kind, &h.Seat, &h.Name, &h.Next, &h.Person, &h.Doubtful)
			numbers, before = append(numbers, number), append(before, h)
			return err
		}, `SELECT number, turns, at, kind, seat, name, next, person, doubtful FROM happenings WHERE table_id = $1
			ORDER BY number`+tx.Lock(), id); err != nil {
			return err
		}
		after := append([]store.Happening{}, before...)
		edit(after)
		for i, h := range after {
			if h == before[i] {
				continue
			}
			if err := store.CheckText(h.Name, h.Next, h.Person); err != nil {
				return err
			}
			if _, err := tx.Exec(ctx, `UPDATE happenings SET name = $3, next = $4, person = $5
				WHERE table_id = $1 AND number = $2`, id, numbers[i], h.Name, h.Next, h.Person); err != nil {
				return err
			}
		}
		return nil
	})
}

// Unsay implements [store.People].
func (s Shelf) Unsay(ctx context.Context, id string, seat uint8, from, to int64) error {
	return s.run(ctx, "delete chat lines",
		"DELETE FROM lines WHERE table_id = $1 AND seat = $2 AND said BETWEEN $3 AND $4", id, int64(seat), from, to)
}

// Tidy implements [store.People].
func (s Shelf) Tidy(ctx context.Context, before, now int64) (guests int, err error) {
	err = s.write(ctx, "delete what nobody uses", func(ctx context.Context, tx Tx) error {
		if _, err := tx.Exec(ctx, "DELETE FROM sessions WHERE used < $1", before); err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, "DELETE FROM tickets WHERE expires <= $1", now); err != nil {
			return err
		}
		n, err := tx.Exec(ctx, `DELETE FROM people WHERE kind = 'guest' AND closed = 0 AND role = ''
			AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = people.person)
			AND NOT EXISTS (SELECT 1 FROM credentials c WHERE c.person = people.person)
			AND NOT EXISTS (SELECT 1 FROM mails m WHERE m.person = people.person)
			AND NOT EXISTS (SELECT 1 FROM tickets t WHERE t.person = people.person)
			AND NOT EXISTS (SELECT 1 FROM ties t WHERE t.person = people.person)
			AND NOT EXISTS (SELECT 1 FROM ties t WHERE t.other = people.person)
			AND NOT EXISTS (SELECT 1 FROM remarks r WHERE r.person = people.person)
			AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.person = people.person AND s.person <> '')
			AND NOT EXISTS (SELECT 1 FROM devices d WHERE d.person = people.person)
			AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.owner = people.person)
			AND person NOT IN (SELECT person FROM happenings)`)
		guests = int(n)
		return err
	})
	return guests, err
}
