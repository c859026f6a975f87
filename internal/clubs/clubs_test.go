package clubs

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"ennead/internal/store"
	"ennead/internal/store/enginetest"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/table"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(pgtest.Main{M: m}) }

// house has clubs.
type house struct {
	*Clubs
	t  *testing.T
	db store.Store
}

// spends is a store that notes the last quota that was asked for.
type spends struct {
	store.Store
	last string
}

func (s *spends) Spend(ctx context.Context, who string, most int, within time.Duration) (bool, error) {
	s.last = who
	return s.Store.Spend(ctx, who, most, within)
}

// bothEngines runs a test on each engine.
func bothEngines(t *testing.T, test func(t *testing.T, h *house)) {
	for name, engine := range enginetest.Engines {
		t.Run(name, func(t *testing.T) {
			db := engine(t)()
			quota := func(what string, who table.PersonID) string { return what + " " + strings.ToUpper(string(who)) }
			test(t, &house{&Clubs{Store: &spends{Store: db}, Now: time.Now, Quota: quota}, t, db})
		})
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func wants(t *testing.T, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Fatalf("got %v, want %v", err, want)
	}
}

// account returns somebody who can sign in.
func (h *house) account(name string) table.PersonID {
	h.t.Helper()
	id := "person-of-the-club-" + name
	h.alter(id, func(p *store.Person) { p.Kind, p.Name, p.NameKey = "account", name, name })
	return table.PersonID(id)
}

func (h *house) alter(id string, change func(*store.Person)) {
	h.t.Helper()
	must(h.t, h.db.EditPerson(h.t.Context(), id, func(p *store.Person) error {
		change(p)
		return nil
	}))
}

// founded returns a club of ann, with bek as an organiser and cem as a member.
func (h *house) founded() (id string, ann, bek, cem table.PersonID) {
	h.t.Helper()
	ctx := h.t.Context()
	ann, bek, cem = h.account("ann"), h.account("bek"), h.account("cem")
	id, err := h.Found(ctx, " Thursday  club ", ann)
	must(h.t, err)
	club, err := h.Look(ctx, id, ann)
	must(h.t, err)
	must(h.t, h.Join(ctx, id, club.Link, bek))
	must(h.t, h.Join(ctx, id, club.Link, cem))
	must(h.t, h.Appoint(ctx, id, ann, "bek", store.ClubOrganiser))
	return id, ann, bek, cem
}

// A club is founded, people join by its address, and each may do what their role allows.
func TestClub(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		ctx := t.Context()
		id, ann, bek, cem := h.founded()
		for who, leads := range map[table.PersonID]bool{ann: true, bek: true, cem: false} {
			club, err := h.Look(ctx, id, who)
			must(t, err)
			if club.Leads() != leads || (club.Link != "") != leads || club.Name != "Thursday club" {
				t.Errorf("%+v", club)
			}
		}
		dan := h.account("dan")
		for _, stranger := range []table.PersonID{"", dan} {
			_, err := h.Look(ctx, id, stranger)
			wants(t, err, ErrNone)
		}
		for _, do := range []func() error{
			func() error { return h.Appoint(ctx, id, bek, "cem", store.ClubOrganiser) },
			func() error { return h.Rename(ctx, id, bek, "Friday") },
			func() error { return h.Dissolve(ctx, id, bek) },
			func() error { return h.Remove(ctx, id, bek, "ann") },
			func() error { return h.Remove(ctx, id, cem, "bek") },
			func() error { return h.Renew(ctx, id, cem) },
			func() error { return h.Appoint(ctx, id, ann, "cem", "king") },
		} {
			wants(t, do(), ErrMay)
		}
		wants(t, h.Remove(ctx, id, ann, "nobody"), ErrMember)
		wants(t, h.Remove(ctx, id, dan, "cem"), ErrNone)
		club, err := h.Look(ctx, id, ann)
		must(t, err)
		must(t, h.Renew(ctx, id, bek))
		wants(t, h.Join(ctx, id, club.Link, dan), ErrNone)
		must(t, h.Remove(ctx, id, bek, "cem"))
		must(t, h.Rename(ctx, id, ann, "Friday"))
		must(t, h.Appoint(ctx, id, ann, "bek", store.ClubOwner))
		club, err = h.Look(ctx, id, bek)
		must(t, err)
		if !club.Owns() || len(club.Members) != 2 || club.Name != "Friday" || club.Members[0].Role !=
			store.ClubOrganiser {
			t.Errorf("handed over, the club is %+v", club)
		}
		must(t, h.Leave(ctx, id, bek))
		club, err = h.Look(ctx, id, ann)
		must(t, err)
		if !club.Owns() {
			t.Error("nobody owns what its owner has left")
		}
		must(t, h.Leave(ctx, id, ann))
		wants(t, h.Leave(ctx, id, ann), ErrNone)
	})
}

// Who may not belong to a club is told so.
func TestClubRefusals(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		ctx := t.Context()
		id, ann, _, _ := h.founded()
		club, err := h.Look(ctx, id, ann)
		must(t, err)
		banned, blocked, muted := h.account("banned"), h.account("blocked"), h.account("muted")
		h.alter(string(banned), func(p *store.Person) { p.BannedSince = 1 })
		h.alter(string(muted), func(p *store.Person) { p.MutedTill = time.Now().Add(time.Hour).UnixMilli() })
		must(t, h.db.Tie(ctx, store.Tie{Person: string(blocked), Other: string(ann), Kind: store.TieBlock}))
		for who, want := range map[table.PersonID]error{banned: ErrAccount, "stranger": ErrAccount, blocked: ErrNone,
			muted: nil, ann: nil} {
			wants(t, h.Join(ctx, id, club.Link, who), want)
		}
		wants(t, h.Join(ctx, id, "", h.account("eve")), ErrNone)
		_, err = h.Found(ctx, "Club", muted)
		wants(t, err, ErrMuted)
		_, err = h.Found(ctx, " ", ann)
		wants(t, err, ErrName)
		for range mostOwned - 1 {
			_, err = h.Found(ctx, "Club", ann)
			must(t, err)
		}
		_, err = h.Found(ctx, "Club", ann)
		wants(t, err, ErrMany)
	})
}

// Many join at once: a club never has more members than it may.
func TestClubFull(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		id, ann, _, _ := h.founded()
		must(t, h.db.EditClub(t.Context(), id, func(c *store.Club) error {
			for n := range MostMembers - len(c.Members) - 2 {
				c.Members = append(c.Members, Member{Person: fmt.Sprint("somebody", n), Role: store.ClubMember,
					Since: 1})
			}
			return nil
		}))
		club, err := h.Look(t.Context(), id, ann)
		must(t, err)
		var all sync.WaitGroup
		for n := range 6 {
			who := h.account(fmt.Sprint("late", n))
			all.Go(func() {
				if err := h.Join(t.Context(), id, club.Link, who); err != nil && !errors.Is(err, ErrFull) {
					t.Error(err)
				}
			})
		}
		all.Wait()
		club, err = h.Look(t.Context(), id, ann)
		must(t, err)
		if len(club.Members) != MostMembers {
			t.Errorf("the club has %d members", len(club.Members))
		}
	})
}

// The members are ranked by a game, and the calendar has what is to come in the contests of the club.
func TestClubLists(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		ctx := t.Context()
		id, ann, bek, cem := h.founded()
		must(t, h.db.AddResult(ctx, store.Result{Table: "a", Game: "senet", Finished: 1, Seats: []store.ResultSeat{
			{Person: string(cem), Rank: 1}, {Person: string(ann), Rank: 2}}}))
		h.alter(string(bek), func(p *store.Person) { p.Closed = 1 })
		for i, state := range []string{store.ContestOpen, store.ContestRunning, store.ContestFinished} {
			must(t, h.db.CreateContest(ctx, store.Contest{Seed: []byte{}, ContestRow: store.ContestRow{ID: state,
				Organiser: string(ann), Club: id, State: state, Due: int64(9 - i)}}, 9))
		}
		club, err := h.Look(ctx, id, cem)
		must(t, err)
		list := club.Ranking("senet")
		if len(list) != 2 || list[0].Name != "cem" || !list[0].Provisional || list[0].Games != 1 ||
			list[0].Rating == 0 || list[1].Name != "ann" {
			t.Errorf("the ranking is %+v", list)
		}
		if list := club.Ranking("mehen"); len(list) != 2 || list[0].Name != "ann" || list[0].Rating != 0 {
			t.Errorf("by a game that nobody plays the ranking is %+v", list)
		}
		dates := club.Calendar()
		if len(dates) != 2 || dates[0].ID != store.ContestRunning || dates[1].At.UnixMilli() != 9 {
			t.Errorf("the calendar is %+v", dates)
		}
	})
}

// What somebody founds is counted under a name that does not say who they are.
func TestQuota(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		h.founded()
		if last := h.Clubs.Store.(*spends).last; last != "clubs of PERSON-OF-THE-CLUB-ANN" {
			t.Errorf("a club is counted as %q", last)
		}
	})
}

// A club is not handed over to somebody whose account is closed or banned.
func TestHandedToNobody(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		id, ann, bek, _ := h.founded()
		for _, change := range []func(*store.Person){
			func(p *store.Person) { p.BannedSince = 1 },
			func(p *store.Person) { p.BannedSince, p.Closed = 0, 1 },
		} {
			h.alter(string(bek), change)
			wants(t, h.Appoint(t.Context(), id, ann, "bek", store.ClubOwner), ErrMember)
		}
		h.alter(string(bek), func(p *store.Person) { p.Closed = 0 })
		must(t, h.Appoint(t.Context(), id, ann, "bek", store.ClubOwner))
	})
}

// Nobody owns more clubs than they may, although several are handed over to them while they found another, and others
// change the clubs at the same time. What somebody inherits is theirs, however much it is.
func TestHandedOverAtOnce(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		ctx := t.Context()
		bek := h.account("bek")
		for range mostOwned - 1 {
			_, err := h.Found(ctx, "Club", bek)
			must(t, err)
		}
		type given struct {
			id  string
			who table.PersonID
		}
		var clubs []given
		for n := range 4 {
			who := h.account(fmt.Sprint("giver", n))
			id, err := h.Found(ctx, "Given", who)
			must(t, err)
			club, err := h.Look(ctx, id, who)
			must(t, err)
			must(t, h.Join(ctx, id, club.Link, bek))
			clubs = append(clubs, given{id, who})
		}
		var all sync.WaitGroup
		do := func(what func() error, refused error) {
			all.Go(func() {
				if err := what(); err != nil && !errors.Is(err, refused) {
					t.Error(err)
				}
			})
		}
		for _, c := range clubs {
			do(func() error { return h.Appoint(ctx, c.id, c.who, "bek", store.ClubOwner) }, ErrOwns)
			do(func() error { return h.Renew(ctx, c.id, c.who) }, nil)
		}
		do(func() error {
			_, err := h.Found(ctx, "One more", bek)
			return err
		}, ErrMany)
		all.Wait()
		owns := func() (n int) {
			mine, err := h.Memberships(ctx, bek)
			must(t, err)
			for _, m := range mine {
				if m.Role == store.ClubOwner {
					n++
				}
			}
			return n
		}
		if n := owns(); n != mostOwned {
			t.Errorf("somebody owns %d clubs, and may own %d", n, mostOwned)
		}
		for _, c := range clubs {
			must(t, h.Leave(ctx, c.id, c.who))
		}
		if n := owns(); n < mostOwned+2 {
			t.Errorf("after all others have left, somebody owns %d clubs", n)
		}
	})
}
