package postgres

import (
	"fmt"
	"strconv"
	"strings"

	"ennead/internal/store"
)

// statement is one SQL statement that writes tables: a WITH whose first parts find out which of them may be written,
// and give a row named written for each of these; all other parts join it. Every part sees the database as it was
// before the statement, whatever the other parts do, so no row may be deleted by one and inserted by another.
type statement struct {
	parts []string
	args  []any
}

// arg adds an argument, and returns its place.
func (s *statement) arg(value any) string {
	s.args = append(s.args, value)
	return "$" + strconv.Itoa(len(s.args))
}

// part adds a part. Names that nobody refers to are numbers.
func (s *statement) part(text string, args ...any) {
	s.named("part"+strconv.Itoa(len(s.parts)), text, args...)
}

func (s *statement) named(name, text string, args ...any) {
	s.parts = append(s.parts, name+" AS ("+fmt.Sprintf(text, args...)+")")
}

// text returns the statement with what it answers.
func (s *statement) text(answer string) string {
	return "WITH " + strings.Join(s.parts, ",\n") + "\n" + answer
}

// contents writes what belongs to tables beside their rows. Moves replace those of the same number.
func (s *statement) contents(list []*store.Change) {
	s.headers(list)
	s.seats(list)
	s.happened(list)
	s.jobs(list)
	s.notices(list)
	s.moves(list)
}

// headers replaces headers.
func (s *statement) headers(list []*store.Change) {
	var ids, texts []string
	for _, c := range list {
		if c.Header != nil {
			ids, texts = append(ids, c.ID), append(texts, *c.Header)
		}
	}
	if len(ids) == 0 {
		return
	}
	s.part(`INSERT INTO headers (table_id, header)
		SELECT id, n.header FROM written w JOIN unnest(%s::text[], %s::text[]) AS n (id, header) USING (id)
		ON CONFLICT (table_id) DO UPDATE SET header = excluded.header`, s.arg(ids), s.arg(texts))
}

// seats writes all seats of the tables that have any to write.
func (s *statement) seats(list []*store.Change) {
	var ids, kinds, names, levels, persons, asks, orders, offers, plans, of, devices, all []string
	var numbers, links, untils, agreed, holders []int64
	var accounts []bool
	for _, c := range list {
		if len(c.Seats) > 0 {
			all = append(all, c.ID)
		}
		for i, seat := range c.Seats {
			ids, numbers = append(ids, c.ID), append(numbers, int64(i))
			kinds, names, levels = append(kinds, seat.Kind), append(names, seat.Name), append(levels, seat.Level)
			persons, accounts = append(persons, seat.Person), append(accounts, seat.Account)
			asks, orders = append(asks, seat.Ask), append(orders, seat.Orders)
			links, offers, untils = append(links, seat.Link), append(offers, seat.Offer), append(untils, seat.Until)
			agreed, plans = append(agreed, int64(seat.Agreed)), append(plans, seat.Plan)
			for _, device := range seat.Devices {
				of, holders, devices = append(of, c.ID), append(holders, int64(i)), append(devices, device)
			}
		}
	}
	if len(all) == 0 {
		return
	}
	s.part(`INSERT INTO seats
			(table_id, seat, kind, name, level, person, account, ask, orders, link, offer, until, agreed, plan)
		SELECT id, n.seat, n.kind, n.name, n.level, n.person, n.account, n.ask, n.orders, n.link, n.offer,
			n.until, n.agreed, n.plan
		FROM written w JOIN unnest(%s::text[], %s::bigint[], %s::text[], %s::text[], %s::text[], %s::text[],
			%s::boolean[], %s::text[], %s::text[], %s::bigint[], %s::text[], %s::bigint[], %s::bigint[], %s::text[])
			AS n (id, seat, kind, name, level, person, account, ask, orders, link, offer, until, agreed, plan)
			USING (id)
		ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, name = excluded.name,
			level = excluded.level, person = excluded.person, account = excluded.account, ask = excluded.ask,
			orders = excluded.orders, link = excluded.link,
			offer = excluded.offer, until = excluded.until, agreed = excluded.agreed, plan = excluded.plan`,
		s.arg(ids), s.arg(numbers), s.arg(kinds), s.arg(names), s.arg(levels), s.arg(persons), s.arg(accounts),
		s.arg(asks), s.arg(orders), s.arg(links), s.arg(offers), s.arg(untils), s.arg(agreed), s.arg(plans))
	// Those that stay are left alone: see above.
	held := fmt.Sprintf("unnest(%s::text[], %s::bigint[], %s::text[]) AS n (id, seat, person)", s.arg(of),
		s.arg(holders), s.arg(devices))
	s.part(`DELETE FROM devices d USING written w WHERE d.table_id = w.id AND w.id = ANY(%s::text[])
		AND NOT EXISTS (SELECT FROM %s WHERE n.id = w.id AND n.seat = d.seat AND n.person = d.person)`,
		s.arg(all), held)
	s.part(`INSERT INTO devices (table_id, seat, person) SELECT id, n.seat, n.person FROM written w JOIN %s USING (id)
		ON CONFLICT DO NOTHING`, held)
}

// moves writes moves, also in place of others.
func (s *statement) moves(list []*store.Change) {
	var ids, texts, notes []string
	var numbers, seats, times []int64
	var waived []bool
	for _, c := range list {
		for i, m := range c.Moves {
			ids, numbers = append(ids, c.ID), append(numbers, int64(c.From+i))
			seats, texts, notes = append(seats, int64(m.Seat)), append(texts, m.Text), append(notes, m.Note)
			waived, times = append(waived, m.Waived), append(times, m.At)
		}
	}
	if len(ids) == 0 {
		return
	}
	s.part(`INSERT INTO moves (table_id, seq, seat, text, note, waived, at)
		SELECT id, n.seq, n.seat, n.text, n.note, n.waived, n.at
		FROM written w JOIN unnest(%s::text[], %s::bigint[], %s::bigint[], %s::text[], %s::text[], %s::boolean[],
			%s::bigint[]) AS n (id, seq, seat, text, note, waived, at) USING (id)
		ON CONFLICT (table_id, seq) DO UPDATE SET seat = excluded.seat, text = excluded.text, note = excluded.note,
			waived = excluded.waived, at = excluded.at`,
		s.arg(ids), s.arg(numbers), s.arg(seats), s.arg(texts), s.arg(notes), s.arg(waived), s.arg(times))
}

// happened adds to what happened, and drops the oldest entries above [store.MostHappened].
func (s *statement) happened(list []*store.Change) {
	var of, ids, kinds, names, nexts, persons []string
	var counts, numbers, turns, times, seats []int64
	var doubtful []bool
	for _, c := range list {
		if len(c.Happened) == 0 {
			continue
		}
		latest := c.Happened[max(0, len(c.Happened)-store.MostHappened):]
		of, counts = append(of, c.ID), append(counts, int64(len(latest)))
		for i, h := range latest {
			ids, numbers = append(ids, c.ID), append(numbers, int64(i+1))
			turns, times, seats = append(turns, int64(h.Turns)), append(times, h.At), append(seats, int64(h.Seat))
			kinds, names = append(kinds, h.Kind), append(names, h.Name)
			nexts, persons = append(nexts, h.Next), append(persons, h.Person)
			doubtful = append(doubtful, h.Doubtful)
		}
	}
	if len(of) == 0 {
		return
	}
	s.named("latest", `SELECT n.id, n.count, coalesce((SELECT max(number) FROM happenings WHERE table_id = n.id), 0)
		AS number FROM unnest(%s::text[], %s::bigint[]) AS n (id, count)`, s.arg(of), s.arg(counts))
	s.part(`INSERT INTO happenings (table_id, number, turns, at, kind, seat, name, next, person, doubtful)
		SELECT id, l.number + n.number, n.turns, n.at, n.kind, n.seat, n.name, n.next, n.person, n.doubtful
		FROM written w JOIN latest l USING (id) JOIN unnest(%s::text[], %s::bigint[], %s::bigint[], %s::bigint[],
			%s::text[], %s::bigint[], %s::text[], %s::text[], %s::text[], %s::boolean[])
			AS n (id, number, turns, at, kind, seat, name, next, person, doubtful) USING (id)`,
		s.arg(ids), s.arg(numbers), s.arg(turns), s.arg(times), s.arg(kinds), s.arg(seats), s.arg(names),
		s.arg(nexts), s.arg(persons), s.arg(doubtful))
	s.part(`DELETE FROM happenings h USING written w JOIN latest l USING (id) WHERE h.table_id = w.id
		AND l.number + l.count > %[1]d AND h.number <= l.number + l.count - %[1]d`, store.MostHappened)
}

// notices stores of what people are to be told who want to hear of anything, in place of what they have not been told
// yet.
func (s *statement) notices(list []*store.Change) {
	var ids, persons, kinds []string
	var marks, times, dues []int64
	for _, c := range list {
		for _, one := range c.Notices {
			ids, persons, kinds = append(ids, c.ID), append(persons, one.Person), append(kinds, one.Kind)
			marks, times, dues = append(marks, one.Mark), append(times, one.At), append(dues, one.Due)
		}
	}
	if len(ids) == 0 {
		return
	}
	from := fmt.Sprintf(`FROM written w JOIN unnest(%s::text[], %s::text[], %s::text[], %s::bigint[], %s::bigint[],
		%s::bigint[]) AS n (id, person, kind, mark, at, due) USING (id)`, s.arg(ids), s.arg(persons), s.arg(kinds),
		s.arg(marks), s.arg(times), s.arg(dues))
	s.part(`DELETE FROM notices o USING (SELECT n.* %s) n WHERE o.person = n.person AND o.kind = n.kind
		AND o.table_id = n.id AND o.mark <> n.mark AND o.sent = 0`, from)
	s.part(`INSERT INTO notices (person, kind, table_id, mark, at, due, sent)
		SELECT p.person, n.kind, n.id, n.mark, n.at, n.due, 0 FROM (SELECT n.* %s) n
			JOIN people p ON p.person = n.person AND p.notices <> '' ON CONFLICT DO NOTHING`, from)
}
