package table

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/internal/store"
)

// account gives a person an account with that name.
func (h *house) account(person PersonID, name, key string) {
	h.t.Helper()
	must(h.t, h.conf.Store.EditPerson(h.t.Context(), string(person), func(p *store.Person) error {
		p.Kind, p.Name, p.NameKey = "account", name, key
		return nil
	}))
}

func TestVisit(t *testing.T) {
	h := open(t)
	h.acquainted(ann, bek, dan)
	h.account(cem, "Cem", "cem")
	h.tie(ann, store.TieFriend, dan)
	h.tie(dan, store.TieFriend, ann)
	h.tie(bek, store.TieFriend, ann) // whom ann has not answered
	for _, test := range []struct {
		terms                 Terms
		begun                 bool
		cem, dan, bek, nobody error // who is invited, a friend, who would like to be one, and anybody else
	}{
		{terms: Terms{}},
		{terms: Terms{}, begun: true},
		{Terms{Private: true}, false, nil, ErrNoTable, ErrNoTable, ErrNoTable},
		{Terms{Private: true}, true, nil, ErrNoTable, ErrNoTable, ErrNoTable},
		{Terms{Private: true, Watch: WatchFriends}, true, ErrUnwatched, nil, ErrNoTable, ErrNoTable},
		{Terms{Private: true, Watch: WatchNobody}, true, ErrUnwatched, ErrNoTable, ErrNoTable, ErrNoTable},
		{terms: Terms{Watch: WatchNobody}},
		{Terms{Watch: WatchNobody}, true, ErrUnwatched, ErrUnwatched, ErrUnwatched, ErrUnwatched},
		{Terms{Watch: WatchFriends}, true, ErrUnwatched, nil, ErrUnwatched, ErrUnwatched},
	} {
		spec := people(2)
		spec.Terms = test.terms
		id, err := h.Create(t.Context(), spec, ann, 0)
		must(t, err)
		_, err = h.Invite(t.Context(), id, ann, "Çem") // the same to the eye
		must(t, err)
		if test.begun {
			h.begin(id)
		}
		for who, want := range map[PersonID]error{ann: nil, cem: test.cem, dan: test.dan, bek: test.bek,
			eve: test.nobody, "": test.nobody} {
			got, err := h.Visit(t.Context(), id, who)
			if err != want || err == nil && got.Behind != 0 { //nolint:errorlint // it is that very error
				t.Errorf("%+v, begun %v, %s: %v, want %v", test.terms, test.begun, string(who), err, want)
			}
		}
		if !test.begun {
			continue
		}
		for h.step(id) {
		}
		if _, err := h.Visit(t.Context(), id, eve); (err == nil) == test.terms.Private {
			t.Errorf("%+v after the game: %v", test.terms, err)
		}
	}
}

// TestLate lets somebody look on with a delay through a whole game: they see the table as it was, never in the middle
// of a draw, and all of it once the game is over.
func TestLate(t *testing.T) {
	h := open(t)
	spec := people(2)
	spec.Terms.Delay = 5
	id := h.begun(spec)
	for h.step(id) {
		whole := h.look(id)
		if whole.Status == Over {
			break
		}
		late, err := h.Visit(t.Context(), id, dan)
		must(t, err)
		all, shown := len(whole.Match.Record.Turns), len(late.Match.Record.Turns)
		if shown > max(0, all-5) || shown < all-12 || late.Behind != max(1, all-shown) ||
			late.Version != whole.Version {
			t.Fatalf("%d of %d turns are shown, %d behind", shown, all, late.Behind)
		}
		if shown > 0 && late.Match.State.Owing().Has(game.Nature) {
			t.Fatal("the table stands still in a draw")
		}
		past, err := whole.Match.Upto(shown)
		must(t, err)
		if !past.State.Equal(late.Match.State) {
			t.Fatal("what is shown has not been so")
		}
		if mine, err := h.Visit(t.Context(), id, ann); err != nil || mine.Behind != 0 {
			t.Fatalf("a player sees the table late: %v", err)
		}
	}
	if over, err := h.Visit(t.Context(), id, dan); err != nil || over.Behind != 0 || over.Status != Over {
		t.Errorf("after the game: %v", err)
	}
}

func TestInvite(t *testing.T) {
	h := open(t)
	ctx := t.Context()
	h.account(bek, "Bek", "bek")
	h.account(cem, "Cem", "cem")
	h.acquainted(ann)
	h.tie(cem, store.TieBlock, ann)
	spec := people(3)
	spec.Terms.Private = true
	id, err := h.Create(ctx, spec, ann, 0)
	must(t, err)
	invited := func(who PersonID, want int) {
		t.Helper()
		if list, err := h.InvitedTo(ctx, who); err != nil || len(list) != want {
			t.Errorf("%s is invited to %d tables: %v", string(who), len(list), err)
		}
	}
	for _, name := range []string{"Nobody", "", "\x00", "Ann"} {
		_, err := h.Invite(ctx, id, ann, name)
		wants(t, err, ErrUninvitable)
	}
	_, err = h.Invite(ctx, id, bek, "Bek")
	wants(t, err, ErrNotOwner)
	for _, name := range []string{"Bek", "BEK", "Cem"} { // who has blocked ann gets the same answer
		_, err := h.Invite(ctx, id, ann, name)
		must(t, err)
	}
	names, err := h.Guests(ctx, h.look(id))
	must(t, err)
	if len(names) != 2 {
		t.Errorf("invited are %q", names)
	}
	invited(bek, 1)
	invited(cem, 0)
	wants(t, h.Join(ctx, id, 1, cem, ""), ErrClosed)
	wants(t, h.Join(ctx, id, 1, dan, "Dan"), ErrClosed)
	must(t, h.Join(ctx, id, 2, bek, ""))
	invited(bek, 0)
	if s := h.look(id).Seats[2]; s.Name != "Bek" || !s.Account {
		t.Errorf("the seat is %q's", s.Name)
	}
	_, err = h.Uninvite(ctx, id, ann, "Cem")
	must(t, err)
	if _, err := h.Visit(ctx, id, cem); err != ErrNoTable { //nolint:errorlint // it is that very error
		t.Errorf("without an invitation: %v", err)
	}
}

// TestTermsOfATable tries what the host may change, and when.
func TestTermsOfATable(t *testing.T) {
	h := open(t)
	ctx := t.Context()
	id, err := h.Create(ctx, people(2), ann, 0)
	must(t, err)
	now := time.Now()
	for _, bad := range []Terms{{Delay: -1}, {Delay: 21}, {Watch: "some"}, {Language: "xx"},
		{Begins: now.Add(-time.Hour).UnixMilli()}, {Begins: now.Add(40 * 24 * time.Hour).UnixMilli()}} {
		_, err := h.SetTerms(ctx, id, ann, false, bad)
		wants(t, err, ErrTerms)
		spec := people(2)
		spec.Terms = bad
		_, err = h.Create(ctx, spec, ann, 0)
		wants(t, err, ErrTerms)
	}
	_, err = h.SetTerms(ctx, id, ann, true, Terms{Private: true})
	wants(t, err, ErrTerms)
	_, err = h.SetTerms(ctx, id, bek, true, Terms{})
	wants(t, err, ErrNotOwner)
	want := Terms{Watch: WatchFriends, Delay: 10, Language: "fr", Newcomers: true}
	_, err = h.SetTerms(ctx, id, ann, true, want)
	must(t, err)
	h.reopen()
	if got := h.look(id); got.Terms != want || !got.Public {
		t.Errorf("got %+v", got.Terms)
	}
	list, err := h.Public(ctx, "")
	must(t, err)
	if len(list) != 1 || list[0].Terms != want {
		t.Errorf("listed are %+v", list)
	}
	h.begin(id)
	_, err = h.SetTerms(ctx, id, ann, false, Terms{})
	wants(t, err, ErrBegun)
}

// TestUnreadableTerms: a table whose terms nobody can read is nobody else's to see.
func TestUnreadableTerms(t *testing.T) {
	h := open(t)
	id := h.begun(people(2))
	at := h.look(id)
	bad := "{"
	must(t, h.conf.Store.Change(t.Context(), &store.Change{ID: string(id), Expected: at.Version,
		Status: string(Playing), From: len(at.Match.Record.Turns), Terms: &bad}))
	_, err := h.Visit(t.Context(), id, dan)
	wants(t, err, ErrNoTable)
	_, err = h.Visit(t.Context(), id, ann)
	must(t, err)
}

// TestAppointment begins games at their time: not before, even if all are ready, with bots for those who have not come,
// after a restart, and not at all if nobody has come.
func TestAppointment(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, func(c *Config) { c.Levels = []string{"first"} })
		t.Cleanup(h.shut)
		ctx := t.Context()
		spec := people(3)
		opens := func() ID {
			t.Helper()
			spec.Terms.Begins = time.Now().Add(time.Hour).UnixMilli()
			id, err := h.Create(ctx, spec, ann, 0)
			must(t, err)
			return id
		}
		full, short, restarted, lonely := opens(), opens(), opens(), opens()
		h.begin(full)
		for _, id := range []ID{short, restarted} {
			_, err := h.Claim(ctx, id, h.key(id, 2), bek, "Bek")
			must(t, err)
		}
		must(t, h.Ready(ctx, short, 0, [16]byte{1}))
		for _, id := range []ID{full, short, lonely} {
			if got := h.after(id, time.Minute); got.Status != Gathering {
				t.Errorf("%s began early", id)
			}
		}
		h.reopen()
		for id, want := range map[ID]Status{full: Playing, short: Playing, restarted: Playing, lonely: Gathering} {
			at := h.after(id, time.Hour)
			if at.Status != want && !(want == Playing && at.Status == Over) {
				t.Errorf("%s is %s, not %s", id, at.Status, want)
			}
			if at.Terms.Begins != 0 {
				t.Error("the appointment stands")
			}
		}
		if at := h.look(short); at.Seats[1].Kind != Bot || at.Seats[1].Name == "" || at.Seats[2].Name != "Bek" ||
			at.Match.Record.Bits[0] != [16]byte{1} || at.Match.Record.Bits[2] == [16]byte{} {
			t.Errorf("seats %+v, bits %v", at.Seats, at.Match.Record.Bits)
		}
		h.begin(lonely)
		if at := h.look(lonely); at.Status != Playing {
			t.Error("who comes late cannot begin")
		}
	})
}

func TestRematch(t *testing.T) {
	h := open(t)
	ctx := t.Context()
	spec := people(4)
	spec.Seats[2] = SeatSpec{Kind: Bot, Level: "first"}
	spec.Seats[0].Name = "Ann"
	spec.Terms = Terms{Private: true, Language: "fr"}
	id, err := h.Create(ctx, spec, ann, 0)
	must(t, err)
	for seat, who := range map[game.Seat]PersonID{1: bek, 3: cem} {
		_, err := h.Claim(ctx, id, h.key(id, seat), who, string(who[:3]))
		must(t, err)
	}
	for seat := range game.Seat(4) {
		if seat != 2 {
			must(t, h.Ready(ctx, id, seat, [16]byte{byte(seat)}))
		}
	}
	_, err = h.Rematch(ctx, id, ann)
	wants(t, err, ErrNotOver)
	for h.look(id).Status != Over {
		if !h.step(id) {
			h.eventually(id, "waits for a person, or is over", func(t *Table) bool {
				return t.Status == Over || t.Owing()&^game.Seat(2).Set() != 0
			})
		}
	}
	_, err = h.Rematch(ctx, id, dan)
	wants(t, err, ErrNotSeated)

	next := make(chan ID, 2)
	for _, who := range []PersonID{bek, cem} { // at once
		go func() {
			id, err := h.Rematch(context.Background(), id, who)
			if err != nil {
				t.Error(err)
			}
			next <- id
		}()
	}
	again := <-next
	if other := <-next; other != again {
		t.Fatalf("two tables: %s and %s", again, other)
	}
	at := h.look(again)
	last := h.look(id)
	if at.Terms != (Terms{Private: true, Language: "fr"}) || at.Public || last.Terms.Next != again ||
		at.Match.Record.Setup.Options["rounds"] != "3" {
		t.Errorf("the next table has %+v and %+v", at.Terms, at.Match.Record.Setup)
	}
	if s := at.Seats; !s[2].heldBy(string(bek)) || !s[0].heldBy(string(cem)) || s[3].Kind != Bot || s[1].Taken {
		t.Errorf("the next table seats %+v", s)
	}
	kept, err := h.Kept(ctx, at)
	must(t, err)
	if kept[1] != "Ann" {
		t.Errorf("kept are %v", kept)
	}
	if _, err := h.Visit(ctx, again, dan); err != ErrNoTable { //nolint:errorlint // it is that very error
		t.Errorf("a stranger: %v", err)
	}
	got, err := h.Rematch(ctx, id, ann)
	must(t, err)
	if at := h.look(again); got != again || !at.Seats[1].heldBy(string(ann)) {
		t.Errorf("ann is not on her seat: %+v", at.Seats)
	}
	list, err := h.Mine(ctx, bek)
	must(t, err)
	if len(list) != 2 {
		t.Errorf("bek has %d tables", len(list))
	}
}
