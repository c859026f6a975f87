package storetest

import (
	"strconv"
	"sync"
	"testing"

	"ennead/internal/store"
)

func invitations(t *testing.T, s store.Store) {
	ctx := t.Context()
	for _, id := range []string{"a", "b"} {
		must(t, s.Create(ctx, sample(id)))
	}
	for _, id := range []string{"ann", "bek", "cem"} {
		must(t, s.SetName(ctx, id, id))
	}
	first := store.Invite{Table: "a", Person: "bek", Seat: store.AnySeat, Host: "ann", Since: 1}
	second := store.Invite{Table: "a", Person: "cem", Seat: 1, Since: 2}
	other := store.Invite{Table: "b", Person: "bek", Seat: 0, Host: "cem", Since: 3}
	replaced := store.Invite{Table: "a", Person: "bek", Seat: 1, Host: "cem", Since: 9}
	for _, i := range []store.Invite{other, second, replaced, first} {
		must(t, s.Invite(ctx, i))
	}
	wants(t, s.Invite(ctx, store.Invite{Table: "none", Person: "bek"}), store.ErrNotFound)
	wants(t, s.Invite(ctx, store.Invite{Table: "a", Person: "nobody"}), store.ErrNotFound)
	wants(t, s.Invite(ctx, store.Invite{Table: "a", Person: "bek", Host: "\x00"}), store.ErrText)
	lists := func(table, person string, want ...store.Invite) {
		t.Helper()
		got, err := s.Invites(ctx, table)
		if person != "" {
			got, err = s.InvitedTo(ctx, person)
		}
		must(t, err)
		same(t, got, want)
	}
	lists("a", "", first, second)
	lists("", "bek", first, other)
	lists("", "ann")
	must(t, s.Uninvite(ctx, "a", "bek"))
	lists("a", "", second)
	must(t, s.Delete(ctx, "a", 1))
	lists("a", "")
	must(t, s.Erase(ctx, "cem", "gone")) // who had invited bek
	lists("", "bek")
}

// seekers lets many look for a game at once: nobody is lost, and everybody is seen by those who come after.
func seekers(t *testing.T, s store.Store) {
	ctx := t.Context()
	const n = 12
	for i := range n {
		must(t, s.SetName(ctx, "p"+strconv.Itoa(i), ""))
	}
	var wait sync.WaitGroup
	for i := range n {
		wait.Go(func() {
			if err := s.EditWants(ctx, func(all []store.Want) ([]store.Want, error) {
				return append(all, store.Want{Person: "p" + strconv.Itoa(i), Since: int64(len(all)), Text: "☥"}), nil
			}); err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	all, err := s.Wants(ctx)
	must(t, err)
	same(t, len(all), n)
	for i, w := range all {
		same(t, w.Since, int64(i))
	}
	wants(t, s.EditWants(ctx, func([]store.Want) ([]store.Want, error) { return nil, store.ErrStale }), store.ErrStale)
	want := store.Want{Person: "p3", Since: 3, Seen: 4, Text: "senet"}
	must(t, s.EditWants(ctx, func([]store.Want) ([]store.Want, error) { return []store.Want{want}, nil }))
	all, err = s.Wants(ctx)
	must(t, err)
	same(t, all, []store.Want{want})

	block := store.Tie{Person: "p1", Other: want.Person, Kind: store.TieBlock, Since: 5}
	for _, tie := range []store.Tie{block, {Person: want.Person, Other: "p1", Kind: store.TieMute},
		{Person: "p2", Other: "p1", Kind: store.TieBlock}, {Person: want.Person, Other: "p2", Kind: store.TieFriend}} {
		must(t, s.Tie(ctx, tie))
	}
	parted := func(want ...store.Tie) {
		t.Helper()
		got, err := s.WantsApart(ctx)
		must(t, err)
		same(t, got, want)
	}
	parted() // p1 does not look
	must(t, s.EditWants(ctx, func(all []store.Want) ([]store.Want, error) {
		return append(all, store.Want{Person: "p1", Since: 6}), nil
	}))
	parted(block)
}

func reports(t *testing.T, s store.Store) {
	ctx := t.Context()
	late := store.Report{ID: "a", Person: "ann", About: "bek", Place: "table", Text: "né ☥", Made: 2}
	early := store.Report{ID: "b", Person: "cem", About: "ann", Text: "{}", Made: 1}
	for _, r := range []store.Report{late, early, late} {
		must(t, s.Report(ctx, r))
	}
	left := func(want ...store.Report) {
		t.Helper()
		got, err := s.Reports(ctx)
		must(t, err)
		same(t, got, want)
	}
	left(early, late)
	must(t, s.Rule(ctx, store.Ruling{ID: "1", At: 3, Report: "b"}))
	wants(t, s.Rule(ctx, store.Ruling{ID: "2", At: 4, Report: "b"}), store.ErrNotFound)
	wants(t, s.Rule(ctx, store.Ruling{ID: "3", At: 4, Report: "c"}), store.ErrNotFound)
	left(late)
	for person, want := range map[string][]store.Report{"ann": {late}, "bek": nil} {
		got, err := s.ReportsBy(ctx, person)
		must(t, err)
		same(t, got, want)
	}
	early.Settled = 3
	got, err := s.ReportOf(ctx, "b")
	must(t, err)
	same(t, got, early)
	_, err = s.ReportOf(ctx, "c")
	wants(t, err, store.ErrNotFound)
	for person, want := range map[string][]store.Report{"ann": {early}, "bek": {late}, "cem": nil} {
		got, err := s.ReportsAbout(ctx, person)
		must(t, err)
		same(t, got, want)
	}
	other := store.Report{ID: "d", Person: "cem", Text: "{}", Made: 3}
	must(t, s.Report(ctx, other))
	must(t, s.EditReports(ctx, "é ☥", func(all []store.Report) {
		same(t, all, []store.Report{late})
		all[0].Text, all[0].About = "né ☥ de nouveau", "nobody"
	}))
	late.Text = "né ☥ de nouveau"
	left(late, other)
	wants(t, s.EditReports(ctx, "é ☥", func(all []store.Report) { all[0].Text = "\x00" }), store.ErrText)
	must(t, s.EditReports(ctx, "nobody", func(all []store.Report) { same(t, len(all), 0) }))
	left(late, other)
}

func terms(t *testing.T, s store.Store) {
	ctx := t.Context()
	must(t, s.Create(ctx, sample("a")))
	want := load(t, s, "a")
	hidden, text := false, "{}"
	for _, edit := range []func(*store.Change){
		func(c *store.Change) { c.Public, want.Public = &hidden, false },
		func(c *store.Change) { c.Terms, want.Terms = &text, text },
		func(*store.Change) {},
	} {
		c := change(want)
		edit(c)
		must(t, s.Change(ctx, c))
		want.Version++
		same(t, load(t, s, "a"), want)
	}
	zero, c := "\x00", change(want)
	c.Terms = &zero
	wants(t, s.Change(ctx, c), store.ErrText)
}
