package postgres

import (
	"fmt"
	"strconv"
	"strings"

	"ennead/internal/store"
)

// statement is one SQL statement that writes a table: a WITH whose first parts find out whether the write may happen,
// and give one row named written if it may; all other parts join it. Every part sees the database as it was before the
// statement, whatever the other parts do, so no row may be deleted by one and inserted by another.
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

// header replaces the header.
func (s *statement) header(text string) {
	s.part(`INSERT INTO headers (table_id, header) SELECT id, %s::text FROM written
		ON CONFLICT (table_id) DO UPDATE SET header = excluded.header`, s.arg(text))
}

// seats writes all seats, unless there are none to write.
func (s *statement) seats(seats []store.Seat) {
	if len(seats) == 0 {
		return
	}
	n := len(seats)
	kinds, names, levels, persons := make([]string, n), make([]string, n), make([]string, n), make([]string, n)
	asks, orders, offers, plans := make([]string, n), make([]string, n), make([]string, n), make([]string, n)
	accounts := make([]bool, n)
	links, untils, agreed := make([]int64, n), make([]int64, n), make([]int64, n)
	holders, devices := []int64{}, []string{}
	for i, seat := range seats {
		kinds[i], names[i], levels[i], persons[i] = seat.Kind, seat.Name, seat.Level, seat.Person
		asks[i], orders[i], offers[i], plans[i] = seat.Ask, seat.Orders, seat.Offer, seat.Plan
		accounts[i] = seat.Account
		links[i], untils[i], agreed[i] = seat.Link, seat.Until, int64(seat.Agreed)
		for _, device := range seat.Devices {
			holders, devices = append(holders, int64(i)), append(devices, device)
		}
	}
	s.part(`INSERT INTO seats
			(table_id, seat, kind, name, level, person, account, ask, orders, link, offer, until, agreed, plan)
		SELECT w.id, n.number - 1, n.kind, n.name, n.level, n.person, n.account, n.ask, n.orders, n.link, n.offer,
			n.until, n.agreed, n.plan
		FROM written w, unnest(%s::text[], %s::text[], %s::text[], %s::text[], %s::boolean[], %s::text[], %s::text[],
			%s::bigint[], %s::text[], %s::bigint[], %s::bigint[], %s::text[]) WITH ORDINALITY
			AS n (kind, name, level, person, account, ask, orders, link, offer, until, agreed, plan, number)
		ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, name = excluded.name,
			level = excluded.level, person = excluded.person, account = excluded.account, ask = excluded.ask,
			orders = excluded.orders, link = excluded.link,
			offer = excluded.offer, until = excluded.until, agreed = excluded.agreed, plan = excluded.plan`,
		s.arg(kinds), s.arg(names), s.arg(levels), s.arg(persons), s.arg(accounts), s.arg(asks),
		s.arg(orders), s.arg(links), s.arg(offers), s.arg(untils), s.arg(agreed), s.arg(plans))
	// Those that stay are left alone: see above.
	held := fmt.Sprintf("unnest(%s::bigint[], %s::text[]) AS n (seat, person)", s.arg(holders), s.arg(devices))
	s.part(`DELETE FROM devices d USING written w WHERE d.table_id = w.id
		AND NOT EXISTS (SELECT FROM %s WHERE n.seat = d.seat AND n.person = d.person)`, held)
	s.part(`INSERT INTO devices (table_id, seat, person) SELECT w.id, n.seat, n.person FROM written w, %s
		ON CONFLICT DO NOTHING`, held)
}

// moves replaces the moves from that one on.
func (s *statement) moves(from int, moves []store.Move) {
	first := s.arg(int64(from))
	s.part("DELETE FROM moves m USING written w WHERE m.table_id = w.id AND m.seq >= %s::bigint + %d", first,
		len(moves))
	if len(moves) == 0 {
		return
	}
	n := len(moves)
	seats, times := make([]int64, n), make([]int64, n)
	texts, notes, waived := make([]string, n), make([]string, n), make([]bool, n)
	for i, m := range moves {
		seats[i], texts[i], notes[i], waived[i], times[i] = int64(m.Seat), m.Text, m.Note, m.Waived, m.At
	}
	s.part(`INSERT INTO moves (table_id, seq, seat, text, note, waived, at)
		SELECT w.id, %s::bigint + n.number - 1, n.seat, n.text, n.note, n.waived, n.at
		FROM written w, unnest(%s::bigint[], %s::text[], %s::text[], %s::boolean[], %s::bigint[]) WITH ORDINALITY
			AS n (seat, text, note, waived, at, number)
		ON CONFLICT (table_id, seq) DO UPDATE SET seat = excluded.seat, text = excluded.text, note = excluded.note,
			waived = excluded.waived, at = excluded.at`,
		first, s.arg(seats), s.arg(texts), s.arg(notes), s.arg(waived), s.arg(times))
}

// happened adds to what happened, and drops the oldest entries above [store.MostHappened].
func (s *statement) happened(id string, list []store.Happening) {
	if len(list) == 0 {
		return
	}
	list = list[max(0, len(list)-store.MostHappened):]
	n := len(list)
	turns, times, seats := make([]int64, n), make([]int64, n), make([]int64, n)
	kinds, names, nexts, persons := make([]string, n), make([]string, n), make([]string, n), make([]string, n)
	for i, h := range list {
		turns[i], times[i], seats[i] = int64(h.Turns), h.At, int64(h.Seat)
		kinds[i], names[i], nexts[i], persons[i] = h.Kind, h.Name, h.Next, h.Person
	}
	s.named("latest", "SELECT coalesce(max(number), 0) AS number FROM happenings WHERE table_id = %s", s.arg(id))
	s.part(`INSERT INTO happenings (table_id, number, turns, at, kind, seat, name, next, person)
		SELECT w.id, l.number + n.number, n.turns, n.at, n.kind, n.seat, n.name, n.next, n.person
		FROM written w, latest l, unnest(%s::bigint[], %s::bigint[], %s::text[], %s::bigint[], %s::text[], %s::text[],
			%s::text[]) WITH ORDINALITY AS n (turns, at, kind, seat, name, next, person, number)`,
		s.arg(turns), s.arg(times), s.arg(kinds), s.arg(seats), s.arg(names), s.arg(nexts), s.arg(persons))
	s.part(`DELETE FROM happenings h USING written w, latest l WHERE h.table_id = w.id
		AND h.number <= l.number + %s::bigint - %d`, s.arg(int64(n)), store.MostHappened)
}

// notices stores of what people are to be told who want to hear of anything, in place of what they have not been told
// yet.
func (s *statement) notices(list []store.Notice) {
	if len(list) == 0 {
		return
	}
	n := len(list)
	persons, kinds := make([]string, n), make([]string, n)
	marks, times, dues := make([]int64, n), make([]int64, n), make([]int64, n)
	for i, one := range list {
		persons[i], kinds[i], marks[i], times[i], dues[i] = one.Person, one.Kind, one.Mark, one.At, one.Due
	}
	from := fmt.Sprintf(`FROM written w, unnest(%s::text[], %s::text[], %s::bigint[], %s::bigint[], %s::bigint[])
		AS n (person, kind, mark, at, due)`, s.arg(persons), s.arg(kinds), s.arg(marks), s.arg(times), s.arg(dues))
	s.part(`DELETE FROM notices o USING (SELECT w.id, n.* %s) n WHERE o.person = n.person AND o.kind = n.kind
		AND o.table_id = n.id AND o.mark <> n.mark AND o.sent = 0`, from)
	s.part(`INSERT INTO notices (person, kind, table_id, mark, at, due, sent)
		SELECT p.person, n.kind, n.id, n.mark, n.at, n.due, 0 FROM (SELECT w.id, n.* %s) n
			JOIN people p ON p.person = n.person AND p.notices <> '' ON CONFLICT DO NOTHING`, from)
}
