package table

import (
	"slices"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// A table is opened for people who are to play together, once, however often that is asked.
func TestOpenFor(t *testing.T) {
	h := open(t)
	must(t, h.conf.Store.Arrive(t.Context(), store.Person{ID: string(bek), Kind: "guest", Name: "Bek"},
		store.Session{Hash: "a browser", Person: string(bek), Used: time.Now().UnixMilli()}))
	must(t, h.conf.Store.EditPerson(t.Context(), string(cem), func(p *store.Person) error {
		p.Kind, p.Name, p.NameKey = "account", "Cem", "cem"
		return nil
	}))
	id, spec := NewID(), people(4)
	spec.Seats[2] = SeatSpec{Kind: Bot, Level: "first"}
	spec.Terms.Language = "fr"
	all := []Sitter{{ann, "Guest"}, {bek, "Guest"}, {cem, "Guest"}}
	must(t, h.OpenFor(t.Context(), id, spec, bek, all))
	at := h.look(id)
	var names []string
	for _, s := range at.Seats {
		names = append(names, s.Name)
	}
	if !slices.Equal(append(names[:2:2], names[3]), []string{"Guest", "Bek", "Cem"}) || at.Public ||
		at.Status != Gathering || at.Terms.Language != "fr" || !h.Owns(at, bek) || h.Owns(at, ann) {
		t.Errorf("the table is %+v, with %q", at, names)
	}
	for seat, p := range map[int]PersonID{0: ann, 1: bek, 3: cem} {
		if h.Held(at, p) != 1<<seat || at.Seats[seat].Account != (p == cem) {
			t.Errorf("on seat %d is %+v", seat, at.Seats[seat])
		}
	}
	must(t, h.OpenFor(t.Context(), id, spec, ann, all[:1]))
	h.reopen()
	must(t, h.OpenFor(t.Context(), id, people(2), cem, nil))
	if again := h.look(id); again.Version != at.Version || len(again.Seats) != 4 || !h.Owns(again, bek) {
		t.Error("the table has changed")
	}

	for _, c := range []struct {
		id     ID
		spec   Spec
		owner  PersonID
		people []Sitter
		want   error
	}{
		{NewID(), people(2), ann, all[:1], ErrSeats}, {NewID(), people(2), ann, all, ErrSeats},
		{NewID(), people(5), ann, all, ErrSeats}, {NewID(), Spec{Game: "senet"}, ann, all, ErrNoGame},
		{NewID(), people(2), "short", all[:2], ErrPerson}, {NewID(), people(1), ann, nil, ErrSeats},
		{NewID(), people(2), ann, []Sitter{all[0], {"short", "A"}}, ErrPerson},
		{"../t", people(2), ann, all[:2], ErrNoTable},
	} {
		wants(t, h.OpenFor(t.Context(), c.id, c.spec, c.owner, c.people), c.want)
	}
	if list, err := h.All(t.Context()); err != nil || len(list) != 1 {
		t.Errorf("there are %d tables: %v", len(list), err)
	}
}

// The people of a contest are told of their table although the server that opened it died before it told them.
func TestSummonedAgain(t *testing.T) {
	h := open(t, func(c *Config) { c.Notices = true })
	id := h.summoned(ann, bek)
	at := h.look(id)
	must(t, h.conf.Store.Uninvite(t.Context(), string(id), string(ann), string(NoticeInvite)))
	spec := Spec{Game: at.Game, Seats: people(2).Seats, Terms: at.Terms}
	must(t, h.OpenFor(t.Context(), id, spec, "", []Sitter{{Person: ann}, {Person: bek}}))
	list, err := h.conf.Store.Invites(t.Context(), string(id))
	must(t, err)
	if len(list) != 2 || h.noted(id, ann)[NoticeInvite] == 0 {
		t.Errorf("invited are %+v, and Ann is told %v", list, h.noted(id, ann))
	}
}

// Nobody sits down at a table of a contest who does not play in it, although all may watch it, not even by a link.
// Whoever left it may come back.
func TestContestIsClosed(t *testing.T) {
	h := open(t)
	h.accounts(cem, ann, bek)
	id, spec := NewID(), people(2)
	spec.Public = true
	spec.Terms = Terms{Clock: "live quick", Contest: "cup", Begins: h.now().Add(10 * time.Minute).UnixMilli()}
	must(t, h.OpenFor(t.Context(), id, spec, "", []Sitter{{Person: ann}, {Person: bek}}))
	_, err := h.Leave(t.Context(), id, 1, bek)
	must(t, err)
	wants(t, h.Join(t.Context(), id, 1, cem, ""), ErrClosed)
	_, err = h.Claim(t.Context(), id, h.SeatKey(h.look(id), 1), cem, "")
	wants(t, err, ErrClosed)
	for who, want := range map[PersonID]game.Seats{cem: 0, bek: 1 << 1} {
		may, err := h.MayJoin(t.Context(), h.look(id), who)
		must(t, err)
		if may != want {
			t.Errorf("%s may sit on %v", who, may)
		}
	}
	must(t, h.Join(t.Context(), id, 1, bek, ""))
}
