package table

import (
	"context"
	"slices"
	"time"

	"ennead/game"
	"ennead/internal/clock"
	"ennead/internal/store"
)

// NoticeKind says of what a person is to be told who is not looking.
type NoticeKind string

// The kinds, in the order in which letters go out.
const (
	NoticeTurn    NoticeKind = "turn"    // it is their turn
	NoticeLow     NoticeKind = "low"     // little of their time is left, in a game over days
	NoticeLate    NoticeKind = "late"    // their time was up, and a steward played for them
	NoticeOver    NoticeKind = "over"    // a game of theirs has ended
	NoticeInvite  NoticeKind = "invite"  // a seat waits for them
	NoticeMessage NoticeKind = "message" // somebody wrote at a table of theirs
	NoticeContest NoticeKind = "contest" // contests and moderators tell something, see [Announcements]
)

// NoticeKinds returns all kinds.
func NoticeKinds() []NoticeKind {
	return []NoticeKind{NoticeTurn, NoticeLow, NoticeLate, NoticeOver, NoticeInvite, NoticeMessage,
		NoticeContest}
}

// How long somebody has to look at the table before they are told, and when little time is left: a part of the bank, or
// as much as that if it is more.
const (
	lookWithin     = 10 * time.Minute
	lookWithinLive = 20 * time.Second
	inviteWithin   = time.Minute
	lowPart        = 4
	lowTime        = 12 * time.Hour
)

// Live reports whether the players sit at the table at the same time: it has clocks, and they do not stand at night.
func (t *Table) Live() bool {
	rule, timed := t.Clock()
	return timed && !rule.Quiet
}

// lookWithin returns how long the people of the table have to look at it before they are told what happens there.
func (t *Table) lookWithin() time.Duration {
	if t.Live() {
		return lookWithinLive
	}
	return lookWithin
}

// awaited returns the seats whose persons are to move. A reaction that the table will decline for somebody by itself is
// none.
func (t *Table) awaited() game.Seats {
	seats := t.Owing() & t.persons() &^ t.Handed()
	for seat := range seats.All() {
		if _, lapses := t.Lapses(seat); lapses || !t.Seats[seat].Taken {
			seats &^= seat.Set()
		}
	}
	return seats
}

// shared reports whether two people play a game of their own there: nobody waits for anybody otherwise.
func (t *Table) shared() bool {
	if t.Match == nil || t.guide != nil || t.Practice() {
		return false
	}
	first := ""
	for _, s := range t.Seats {
		switch {
		case s.Kind != Person || !s.Taken || s.Gone() || s.heldBy(first):
		case first == "":
			first = s.who
		default:
			return true
		}
	}
	return false
}

// notices returns of what people are to be told who do not look at the table before long. The mark of a turn is when it
// began: so of one that begins anew, since others take something back, nobody is told twice while nobody has been told.
func (h *House) notices(old, next *Table) (list []store.Notice) {
	if !h.conf.Notices || !next.shared() {
		return nil
	}
	now := next.Updated.UnixMilli()
	within := next.lookWithin()
	add := func(who string, kind NoticeKind, due time.Time) {
		list = append(list, store.Notice{Person: who, Kind: string(kind), Mark: now, At: now, Due: due.UnixMilli()})
	}
	soon, were, are := next.Updated.Add(within), old.awaited(), next.awaited()
	for i, s := range next.Seats {
		theirs := held(next.Seats, s.who)
		if s.Kind != Person || !s.Taken || s.Gone() || theirs.First() != game.Seat(i) {
			continue
		}
		if are&theirs != 0 && were&held(old.Seats, s.who) == 0 {
			add(s.who, NoticeTurn, soon)
			if at, ok := next.runsLow(are & theirs); ok && at.After(soon) {
				add(s.who, NoticeLow, at)
			}
		}
		if late := next.stewardFor(theirs); late {
			add(s.who, NoticeLate, soon)
		}
		if old.Status == Playing && next.Status == Over {
			add(s.who, NoticeOver, soon)
		}
	}
	return list
}

// stewardFor reports whether a steward takes over one of these seats with the change that is being made.
func (t *Table) stewardFor(seats game.Seats) bool {
	for _, one := range t.Happened[len(t.Happened)-min(t.news, len(t.Happened)):] {
		if (one.What == Late || one.What == Gone) && seats.Has(one.Seat) {
			return true
		}
	}
	return false
}

// runsLow returns when little time is left to one of these seats, as things stand; false if that never comes.
func (t *Table) runsLow(seats game.Seats) (at time.Time, ok bool) {
	rule, timed := t.Clock()
	if !timed || !rule.Quiet || t.times == nil {
		return at, false
	}
	due, ok := t.times.state.Book(t.Updated).First(seats)
	return due.Add(-max(rule.Bank/lowPart, lowTime)), ok
}

// once returns that people are to be told of something of which one is told once until one looks.
func (h *House) once(kind NoticeKind, within time.Duration, people ...string) (list []store.Notice) {
	if !h.conf.Notices {
		return nil
	}
	now := h.now()
	for _, who := range people {
		list = append(list, store.Notice{Person: who, Kind: string(kind), At: now.UnixMilli(),
			Due: now.Add(within).UnixMilli()})
	}
	return list
}

// listeners returns who sits at the table beside the person of a seat, and wants to read what that person writes.
func (h *House) listeners(ctx context.Context, t *Table, seat game.Seat) (all []string, err error) {
	if !h.conf.Notices {
		return nil, nil
	}
	var deaf []string
	for _, writer := range t.Seats[seat].holders() {
		ties, err := h.conf.Store.Tied(ctx, writer)
		if err != nil {
			return nil, err
		}
		for _, tie := range ties {
			if tie.Kind == store.TieMute || tie.Kind == store.TieBlock {
				deaf = append(deaf, tie.Person)
			}
		}
	}
	for i, s := range t.Seats {
		theirs := held(t.Seats, s.who)
		if s.Kind == Person && s.Taken && !s.Gone() && theirs.First() == game.Seat(i) && !theirs.Has(seat) &&
			!slices.Contains(deaf, s.who) {
			all = append(all, s.who)
		}
	}
	return all, nil
}

// Word is what a person is told of a table: nothing but what everybody knows who may look on.
type Word struct {
	Table  ID
	Game   string
	Others []string  // the names of those who play with them
	Due    time.Time // when their time is up; zero if never
	Absent bool      // a steward plays on until they are back
	Final  bool      // a steward plays to the end, since they were absent too often

	Contest string // the id of the contest that it is about instead of a table, or empty; there is no Table then
	Title   string // of the contest, or empty
	Ruled   bool   // moderators have decided about it
}

// Word returns what a person is told of a table now. If there is nothing to tell any more, it is nil; if it is too
// early, again says when to ask again.
func (h *House) Word(
	ctx context.Context, id ID, person PersonID, kind NoticeKind,
) (w *Word, again time.Time, err error) {
	who, err := h.who(person)
	if err != nil {
		return nil, again, err
	}
	t, err := h.Look(ctx, id)
	if err != nil {
		return nil, again, err
	}
	theirs, tells := held(t.Seats, who), true
	switch kind {
	case NoticeInvite:
		tells, err = h.awaits(ctx, t, who)
	case NoticeMessage:
		tells, err = h.hears(ctx, t, who)
	}
	if tells && err == nil {
		w, again = t.told(theirs, kind, h.now())
	}
	return w, again, err
}

// summons reports whether the table belongs to a contest, begins at a time, and these seats of it are not ready.
func (t *Table) summons(theirs game.Seats) bool {
	_, appointed := t.appointed()
	return appointed && t.Terms.Contest != "" && slices.ContainsFunc(slices.Collect(theirs.All()),
		func(seat game.Seat) bool { return !t.Seats[seat].Ready })
}

// awaits reports whether a seat of the table waits for a person who is invited, or who was seated there by a contest.
func (h *House) awaits(ctx context.Context, t *Table, who string) (bool, error) {
	if t.summons(held(t.Seats, who)) {
		return true, nil
	}
	invited, err := h.invited(ctx, t.ID, who)
	if err != nil || !invited || held(t.Seats, who) != 0 || t.Free() == 0 {
		return false, err
	}
	seats, err := h.joinable(ctx, t, who)
	return seats != 0, err
}

// hears reports whether others have written lately what a person wants to read.
func (h *House) hears(ctx context.Context, t *Table, who string) (bool, error) {
	const lately = 30 // lines
	lines, err := h.Said(ctx, t.ID, lately)
	if err != nil {
		return false, err
	}
	deaf, err := h.Silence(ctx, PersonID(who))
	return slices.ContainsFunc(lines, func(l Line) bool {
		return !slices.Contains(t.writers(l), who) && !deaf.Hides(t, l)
	}), err
}

// told is [House.Word] for the seats of a person, at a moment.
func (t *Table) told(theirs game.Seats, kind NoticeKind, now time.Time) (w *Word, again time.Time) {
	turns, tells := t.awaited()&theirs, false
	switch kind {
	case NoticeTurn:
		tells = turns != 0
	case NoticeLow:
		at, runs := t.runsLow(turns)
		switch tells = turns != 0; {
		case tells && !runs: // the clock stands
			return nil, now.Add(time.Hour)
		case tells && now.Before(at): // it has stood
			return nil, at
		}
	case NoticeLate:
		tells = theirs != 0 && t.Status == Playing
	case NoticeOver:
		tells = theirs != 0 && t.Status == Over
	case NoticeInvite:
		tells = theirs == 0 || t.summons(theirs)
	case NoticeMessage:
		if tells = theirs != 0; tells {
			return t.word(theirs), again // whatever else happens there
		}
	}
	if !tells {
		return nil, again
	}
	w = t.word(theirs)
	w.readClocks(t, theirs, turns)
	return w, again
}

// word says of what table it is, and who else plays there.
func (t *Table) word(theirs game.Seats) *Word {
	return &Word{Table: t.ID, Game: t.Game, Others: others(t.Seats, theirs)}
}

// others returns the names of the people who play with those of some seats.
func others(seats []Seat, theirs game.Seats) (names []string) {
	for i, s := range seats {
		if s.Kind == Person && s.Name != "" && !theirs.Has(game.Seat(i)) {
			names = append(names, s.Name)
		}
	}
	return names
}

// readClocks adds what everybody knows of the clocks of some seats: when their time is up where they are to move, and
// whether a steward plays on for them.
func (w *Word) readClocks(t *Table, theirs, turns game.Seats) {
	if t.times == nil || t.Status != Playing {
		return
	}
	book := t.times.state.Book(t.Updated)
	w.Due, _ = book.First(turns)
	for seat := range theirs.All() {
		if book[seat].Status == clock.IsAbsent {
			w.Absent, w.Final = true, w.Final || t.Final(seat)
		}
	}
}
