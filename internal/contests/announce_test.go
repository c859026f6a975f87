package contests

import (
	"slices"
	"strings"
	"testing"

	"ennead/internal/contest"
	"ennead/internal/store"
	"ennead/internal/table"
)

// hears has people want to hear of something; heard returns what they are to be told, by whom and kind, sorted.
func (h *house) hears(people ...table.PersonID) {
	for _, who := range people {
		h.alter(who, func(p *store.Person) { p.Notices = "x" })
	}
}

func (h *house) heard(people ...table.PersonID) string {
	h.t.Helper()
	var all []string
	for _, who := range people {
		told, err := h.db.NoticesOf(h.t.Context(), string(who))
		must(h.t, err)
		p, err := h.db.Person(h.t.Context(), string(who))
		must(h.t, err)
		for _, n := range told {
			if n.About != "" {
				all = append(all, p.Name+" "+n.Kind)
			}
		}
	}
	slices.Sort(all)
	return strings.Join(all, ", ")
}

// Who plays in a contest is told that it begins, ends or is called off, and so is its organiser, unless they do it.
// Whoever has withdrawn is told nothing more, and of a title that is taken away only the organiser.
func TestAnnounced(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ctx := t.Context()
		id, organiser, people := h.announced(draft(contest.Swiss, 3), 4)
		all := append([]table.PersonID{organiser}, people...)
		told := func(want string) {
			t.Helper()
			if got := h.heard(all...); got != want {
				t.Errorf("told: %s; instead of: %s", got, want)
			}
			for _, who := range all {
				must(t, h.db.DropAnnouncements(ctx, string(who), id))
			}
		}
		h.hears(all...)
		told("")
		must(t, h.Start(ctx, id, organiser))
		told("player1 begun, player2 begun, player3 begun, player4 begun")
		must(t, h.Untitle(ctx, id))
		told("organiser untitle")
		must(t, h.Untitle(ctx, id))
		must(t, h.Withdraw(ctx, id, people[3]))
		told("")
		must(t, h.End(ctx, id, "spam"))
		told("organiser ended, player1 ended, player2 ended, player3 ended")

		id, err := h.Create(ctx, draft(contest.Swiss, 3), organiser)
		must(t, err)
		must(t, h.Enter(ctx, id, people[0]))
		must(t, h.Cancel(ctx, id, organiser))
		told("player1 off")

		id, err = h.Create(ctx, draft(contest.Swiss, 3), organiser)
		must(t, err)
		must(t, h.Enter(ctx, id, people[0]))
		must(t, h.CallOff(ctx, id, "other"))
		told("organiser off, player1 off")
	})
}

// A contest for which too few have entered when its time comes is called off, which they and the organiser are told,
// by one server of several.
func TestAnnouncedTooFew(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		s := another()
		h, other := open(t, s, false), open(t, another(), false)
		id, organiser, people := h.announced(draft(contest.Swiss, 3), 1)
		h.hears(organiser, people[0])
		must(t, s.EditContest(t.Context(), id, func(k *store.Contest) error {
			k.Due = 1
			return nil
		}))
		done := make(chan error)
		for _, server := range []*house{h, other} {
			go func() { done <- server.beginAtTime(t.Context(), id) }()
		}
		must(t, <-done)
		must(t, <-done)
		if got := h.heard(organiser, people[0]); got != "organiser off, player1 off" {
			t.Errorf("told: %s", got)
		}
	})
}

// Whoever has entered a contest is told that it is called off when its organiser is erased before it begins. A contest
// that is played goes on to its end, which its players are told.
func TestAnnouncedErased(t *testing.T) {
	bothEngines(t, func(t *testing.T, another func() store.Store) {
		h := open(t, another(), false)
		ctx := t.Context()
		running, organiser, people := h.announced(draft(contest.Swiss, 1), 3)
		must(t, h.Start(ctx, running, organiser))
		waits, err := h.Create(ctx, draft(contest.Swiss, 3), organiser)
		must(t, err)
		for _, who := range append(people, organiser) {
			must(t, h.Enter(ctx, waits, who))
		}
		must(t, h.Withdraw(ctx, waits, people[2]))
		h.hears(people...)
		must(t, h.tables.Erase(ctx, organiser))
		if got := h.heard(people...); got != "player1 off, player2 off" {
			t.Errorf("told: %s", got)
		}
		for id, state := range map[string]string{waits: store.ContestCancelled, running: store.ContestRunning} {
			if k := h.look(id); k.State != state || k.Host != "" || k.Title != "" {
				t.Errorf("without its organiser the contest %q of %q is %s", k.Title, k.Host, k.State)
			}
		}
		must(t, h.End(ctx, running, "other"))
		if got := h.heard(people...); got != "player1 ended, player1 off, player2 ended, player2 off, player3 ended" {
			t.Errorf("told: %s", got)
		}
	})
}
