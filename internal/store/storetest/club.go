package storetest

import (
	"errors"
	"testing"
	"time"

	"ennead/internal/store"
)

// founded stores a club of three, which zo owns.
func founded(t *testing.T, s store.Store, id string) {
	t.Helper()
	must(t, s.CreateClub(t.Context(), store.Club{ID: id, Name: "Jeudi ☥", Link: "secret", Founded: 1 << 40}, "zo", 1))
	must(t, s.EditClub(t.Context(), id, func(c *store.Club) error {
		c.Members = append(c.Members, store.Member{Person: "éa", Role: store.ClubMember, Since: 1<<40 + 1},
			store.Member{Person: "bek", Role: store.ClubOrganiser, Since: 1<<40 + 2})
		return nil
	}))
}

func clubs(t *testing.T, s store.Store) {
	ctx := t.Context()
	fillPeople(t, s)
	_, err := s.Club(ctx, "club")
	wants(t, err, store.ErrNotFound)
	wants(t, s.EditClub(ctx, "club", func(*store.Club) error { return nil }), store.ErrNotFound)
	founded(t, s, "club")
	must(t, s.CreateClub(ctx, store.Club{ID: "club", Name: "another"}, "zo", 1)) // sent again
	wants(t, s.CreateClub(ctx, store.Club{ID: "two"}, "zo", 1), store.ErrMany)
	want := store.Club{ID: "club", Version: 2, Name: "Jeudi ☥", Link: "secret", Founded: 1 << 40}
	want.Members = []store.Member{
		{Person: "zo", Role: store.ClubOwner, Since: 1 << 40, Name: "Zo", Account: true},
		{Person: "éa", Role: store.ClubMember, Since: 1<<40 + 1},
		{Person: "bek", Role: store.ClubOrganiser, Since: 1<<40 + 2}}
	got, err := s.Club(ctx, "club")
	must(t, err)
	same(t, got, want)
	no := errors.New("no")
	wants(t, s.EditClub(ctx, "club", func(c *store.Club) error {
		c.Name = "other"
		return no
	}), no)
	must(t, s.EditClub(ctx, "club", func(c *store.Club) error {
		c.Name, c.Link, c.Members = "Vendredi", "other", c.Members[:2]
		c.Members[1].Role = store.ClubOrganiser
		return nil
	}))
	want.Version, want.Name, want.Link, want.Members = 3, "Vendredi", "other", want.Members[:2]
	want.Members[1].Role = store.ClubOrganiser
	got, err = s.Club(ctx, "club")
	must(t, err)
	same(t, got, want)
	members := want.Members
	want.Members = nil
	list, err := s.ClubsOf(ctx, "éa")
	must(t, err)
	same(t, list, []store.Club{want})
	in, err := s.MembershipsOf(ctx, "éa")
	must(t, err)
	same(t, in, []store.Membership{{Club: "Vendredi", Role: store.ClubOrganiser, Since: 1<<40 + 1}})
	must(t, s.CreateClub(ctx, store.Club{ID: "own"}, "éa", 1))
	hand := func(c *store.Club) error {
		c.Members[0].Role, c.Members[1].Role = store.ClubOrganiser, store.ClubOwner
		return nil
	}
	wants(t, s.HandOver(ctx, "club", 1, hand), store.ErrMany)
	wants(t, s.HandOver(ctx, "nothing", 1, hand), store.ErrNotFound)
	got, err = s.Club(ctx, "club")
	must(t, err)
	same(t, got.Members, members)
	must(t, s.HandOver(ctx, "club", 2, hand))
	role, err := s.ClubRole(ctx, "club", "éa")
	must(t, err)
	same(t, role, store.ClubOwner)
	must(t, s.EditClub(ctx, "club", func(c *store.Club) error {
		c.Members[0].Role, c.Members[1].Role = store.ClubOwner, store.ClubOrganiser
		return nil
	}))
	role, err = s.ClubRole(ctx, "club", "éa")
	must(t, err)
	same(t, role, store.ClubOrganiser)
	_, err = s.ClubRole(ctx, "club", "bek")
	wants(t, err, store.ErrNotFound)
	must(t, s.AddResult(ctx, played("a", "senet", time.UnixMilli(1<<40), "zo", "bek")))
	ratings, err := s.ClubRatings(ctx, "club")
	must(t, err)
	if len(ratings) != 1 || ratings[0].Person != "zo" || ratings[0].Game != "senet" {
		t.Errorf("the ratings of the club are %+v", ratings)
	}
	cup := announced("cup", "zo")
	cup.Club = "club"
	must(t, s.CreateContest(ctx, cup, 9))
	must(t, s.CreateContest(ctx, announced("other", "zo"), 9))
	rows, err := s.ContestsIn(ctx, "club", 9)
	must(t, err)
	if len(rows) != 1 || rows[0].ID != "cup" || rows[0].Club != "club" {
		t.Errorf("the contests of the club are %+v", rows)
	}
	must(t, s.EditClub(ctx, "club", func(c *store.Club) error {
		c.Members = nil
		return nil
	}))
	_, err = s.Club(ctx, "club")
	wants(t, err, store.ErrNotFound)
	open, err := s.Contest(ctx, "cup")
	must(t, err)
	same(t, open.Club, "")
}

func clubsErased(t *testing.T, s store.Store) {
	ctx := t.Context()
	fillPeople(t, s)
	founded(t, s, "club")
	must(t, s.CreateClub(ctx, store.Club{ID: "alone"}, "zo", 9))
	must(t, s.EditPerson(ctx, "éa", func(p *store.Person) error {
		p.Kind, p.Name, p.NameKey = "account", "Éa", "ea"
		return nil
	}))
	must(t, s.Erase(ctx, "zo", "gone"))
	c, err := s.Club(ctx, "club")
	must(t, err)
	same(t, c.Members, []store.Member{
		{Person: "éa", Role: store.ClubOwner, Since: 1<<40 + 1, Name: "Éa", Account: true}, // who alone has an account
		{Person: "bek", Role: store.ClubOrganiser, Since: 1<<40 + 2}})
	_, err = s.Club(ctx, "alone")
	wants(t, err, store.ErrNotFound)
}
