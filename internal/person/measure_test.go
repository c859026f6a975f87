package person_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"ennead/internal/person"
	"ennead/internal/store"
)

// audit returns the actions that are written down, in their order; the audit must be whole.
func (h *house) audit() string {
	h.t.Helper()
	lines, err := h.Store.Audit(h.t.Context(), 0, 1000)
	must(h.t, err)
	_, err = store.CheckAudit(h.t.Context(), h.Store)
	must(h.t, err)
	var actions []string
	for _, l := range lines {
		actions = append(actions, l.Action)
	}
	return strings.Join(actions, " ")
}

// mod returns an account that is a moderator.
func (h *house) mod(name string) person.Moderator {
	h.t.Helper()
	token, _ := h.account(name)
	must(h.t, h.Grant(h.t.Context(), person.Operator, h.recognize(token).ID, person.Mod))
	by, ok := h.recognize(token).Moderates()
	if !ok || by.Role != person.Mod {
		h.t.Fatalf("%s is no moderator", name)
	}
	return by
}

func decision(kind string) person.Decision {
	return person.Decision{Kind: kind, Reason: "insult", Words: "Insults at a table.", Days: 7, Name: "Player"}
}

// Every measure changes its person and writes one line; lifting it changes them back and writes another.
func TestMeasures(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		ctx := t.Context()
		by := h.mod("Mo")
		token, d := h.account("Rok")
		rok := h.recognize(token)
		want := "grant"
		for _, kind := range person.Measures() {
			m, before, err := h.Act(ctx, by, rok.ID, decision(kind))
			must(t, err)
			same(t, before.Name, "Rok")
			want += " " + kind
			same(t, h.audit(), want)
			now := h.stored(rok.ID)
			same(t, [3]bool{now.MutedTill > 0, now.Name == "Player", now.BannedSince > 0},
				[3]bool{kind == person.Mute, kind == person.Rename, kind == person.Ban})
			same(t, m.Until > 0, kind == person.Mute)
			if kind == person.Ban {
				h.unknown(token)
				_, _, err := h.Open(ctx, h.link(rok.ID), "Firefox")
				var banned *person.Banned
				if !errors.As(err, &banned) {
					t.Errorf("a link signs in: %v", err)
				}
				id, err := h.show(d)
				must(t, err)
				_, _, err = h.SignIn(ctx, id, "Firefox")
				if !errors.As(err, &banned) {
					t.Errorf("a passkey signs in: %v", err)
				}
				read, err := h.AppealOf(ctx, banned)
				must(t, err)
				who, err := h.Appeals(ctx, h.tell(read))
				must(t, err)
				same(t, who.ID, rok.ID)
				if _, _, err = h.Open(ctx, read, "Firefox"); !errors.Is(err, person.ErrTicket) {
					t.Errorf("the page of an appeal signs in: %v", err)
				}
				h.later(time.Hour)
				_, err = h.Appeals(ctx, read)
				wants(t, err, person.ErrTicket)
			}
			if kind == person.Rename {
				wants(t, h.Rename(ctx, rok.ID, "RÓK"), person.ErrTaken)
			}
			_, _, err = h.Lift(ctx, by, m.ID)
			must(t, err)
			_, _, err = h.Lift(ctx, by, m.ID)
			wants(t, err, person.ErrLifted)
			want += " lift"
			same(t, h.audit(), want)
			now = h.stored(rok.ID)
			same(t, [3]any{now.MutedTill, now.BannedSince, now.Name}, [3]any{int64(0), int64(0), "Rok"})
		}
		all, err := h.MeasuresAbout(ctx, rok.ID)
		must(t, err)
		same(t, len(all), 4)
		session, _, err := h.SignIn(ctx, rok.ID, "Firefox")
		must(t, err)
		h.known(h.tell(session), rok.ID)
	})
}

// link returns the token of a link by which an account signs in.
func (h *house) link(id string) string {
	h.t.Helper()
	token, _, err := h.LinkFor(h.t.Context(), id)
	must(h.t, err)
	return h.tell(token)
}

// What cannot be done changes nothing and is not written down.
func TestMeasuresThatCannotBe(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	by, other := h.mod("Mo"), h.mod("Mira")
	token, _ := h.account("Rok")
	rok := h.recognize(token)
	_, guest := h.guest()
	_, _, err := h.Act(ctx, by, rok.ID, decision(person.Mute))
	must(t, err)
	before, written := h.stored(rok.ID), h.audit()
	with := func(kind string, edit func(*person.Decision)) person.Decision {
		d := decision(kind)
		edit(&d)
		return d
	}
	for _, c := range []struct {
		by   person.Moderator
		id   string
		d    person.Decision
		want error
	}{
		{by, rok.ID, decision(person.Mute), person.ErrAlready},
		{by, rok.ID, decision("burn"), person.ErrMeasure},
		{by, rok.ID, with(person.Warn, func(d *person.Decision) { d.Reason = "rude" }), person.ErrReason},
		{by, rok.ID, with(person.Warn, func(d *person.Decision) { d.Words = " \n" }), person.ErrSaid},
		{by, rok.ID, with(person.Warn, func(d *person.Decision) { d.Words = strings.Repeat("é", 501) }),
			person.ErrSaid},
		{by, rok.ID, with(person.Warn, func(d *person.Decision) { d.Words = "\xff" }), person.ErrSaid},
		{by, rok.ID, with(person.Mute, func(d *person.Decision) { d.Days = 0 }), person.ErrDays},
		{by, rok.ID, with(person.Mute, func(d *person.Decision) { d.Days = 366 }), person.ErrDays},
		{by, rok.ID, with(person.Rename, func(d *person.Decision) { d.Name = "MÓ" }), person.ErrName},
		{by, rok.ID, with(person.Ban, func(d *person.Decision) { d.Report = "none" }), person.ErrSettled},
		{by, guest.ID, decision(person.Rename), person.ErrUnnamed},
		{by, "nobody", decision(person.Warn), person.ErrNobody},
		{by, by.ID, decision(person.Warn), person.ErrMay},
		{by, other.ID, decision(person.Ban), person.ErrMay},
	} {
		_, _, err := h.Act(ctx, c.by, c.id, c.d)
		wants(t, err, c.want)
	}
	_, _, err = h.Lift(ctx, by, "none")
	wants(t, err, person.ErrNoMeasure)
	wants(t, h.Settle(ctx, by, "none"), person.ErrSettled)
	now := h.stored(rok.ID)
	same(t, [3]any{now.MutedTill, now.BannedSince, now.Name}, [3]any{before.MutedTill, before.BannedSince, before.Name})
	same(t, h.audit(), written)
	h.known(token, rok.ID)
	if _, _, err := h.Act(ctx, person.Operator, other.ID, decision(person.Warn)); err != nil {
		t.Errorf("the operator cannot warn a moderator: %v", err)
	}
	h.later(8 * day)
	if _, _, err := h.Act(ctx, by, rok.ID, decision(person.Mute)); err != nil {
		t.Errorf("nobody can be muted a second time: %v", err)
	}
}

// Whoever a measure is about answers once, and somebody replies once, who keeps or lifts it.
func TestAppeals(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	by := h.mod("Mo")
	token, _ := h.account("Rok")
	rok := h.recognize(token)
	for _, lifts := range []bool{false, true} {
		m, _, err := h.Act(ctx, by, rok.ID, decision(person.Ban))
		must(t, err)
		_, _, err = h.Decide(ctx, by, m.ID, true, "Before the answer.")
		wants(t, err, person.ErrDecided)
		wants(t, h.AnswerTo(ctx, rok.ID, m.ID, ""), person.ErrSaid)
		wants(t, h.AnswerTo(ctx, rok.ID, "none", "Why?"), person.ErrNoMeasure)
		wants(t, h.AnswerTo(ctx, by.ID, m.ID, "Not mine."), person.ErrNoMeasure)
		must(t, h.AnswerTo(ctx, rok.ID, m.ID, "Why?"))
		wants(t, h.AnswerTo(ctx, rok.ID, m.ID, "Why?"), person.ErrAnswered)
		left, err := h.Store.Appeals(ctx)
		must(t, err)
		same(t, len(left), 1)
		same(t, left[0].Answer, "Why?")
		got, _, err := h.Decide(ctx, by, m.ID, lifts, "We looked again.")
		must(t, err)
		same(t, [2]any{got.Reply, got.Lifted > 0}, [2]any{"We looked again.", lifts})
		_, _, err = h.Decide(ctx, by, m.ID, true, "And again.")
		wants(t, err, person.ErrDecided)
		same(t, h.stored(rok.ID).BannedSince > 0, !lifts)
		if !lifts {
			_, _, err = h.Lift(ctx, by, m.ID)
			must(t, err)
		}
	}
	same(t, h.audit(), "grant ban answer keep lift ban answer lift")
	m, _, err := h.Act(ctx, by, rok.ID, decision(person.Warn))
	must(t, err)
	must(t, h.AnswerTo(ctx, rok.ID, m.ID, "Why?"))
	_, _, err = h.Lift(ctx, by, m.ID)
	must(t, err)
	left, err := h.Store.Appeals(ctx)
	must(t, err)
	same(t, len(left), 0)
}

// A name that was taken away comes back if nobody else has it, and if its person still has the one that they were
// given.
func TestNamesComeBack(t *testing.T) {
	for want, meanwhile := range map[string]func(h *house, id string){
		"Rok":    func(*house, string) {},
		"Player": func(h *house, _ string) { h.account("Rok") },
		"Sami":   func(h *house, id string) { must(h.t, h.Rename(h.t.Context(), id, "Sami")) },
	} {
		t.Run(want, func(t *testing.T) {
			h := begin(t)
			by := h.mod("Mo")
			token, _ := h.account("Rok")
			rok := h.recognize(token)
			m, _, err := h.Act(t.Context(), by, rok.ID, decision(person.Rename))
			must(t, err)
			meanwhile(h, rok.ID)
			_, _, err = h.Lift(t.Context(), by, m.ID)
			must(t, err)
			same(t, h.stored(rok.ID).Name, want)
			same(t, h.audit(), "grant rename lift")
		})
	}
}

// Whoever has answered moderators is told once they decide, and whoever reported something once they have dealt with
// it: that it is so, and nothing of it.
func TestDecisionsAreAnnounced(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	by := h.mod("Mo")
	token, _ := h.account("Rok")
	rok := h.recognize(token)
	must(t, h.Store.EditPerson(ctx, rok.ID, func(p *store.Person) error {
		p.Notices = "x"
		return nil
	}))
	told := func(want ...string) {
		t.Helper()
		all, err := h.Store.NoticesOf(ctx, rok.ID)
		must(t, err)
		got := []string{}
		for _, n := range all {
			got = append(got, n.Kind+" "+n.About)
			must(t, h.Store.DropAnnouncements(ctx, rok.ID, n.About))
		}
		same(t, strings.Join(got, ", "), strings.Join(want, ", "))
	}
	m, _, err := h.Act(ctx, by, rok.ID, decision(person.Warn))
	must(t, err)
	must(t, h.AnswerTo(ctx, rok.ID, m.ID, "Why?"))
	told()
	_, _, err = h.Decide(ctx, by, m.ID, false, "We looked again.")
	must(t, err)
	told("answer " + m.ID)
	other, _ := h.account("Ann")
	ann := h.recognize(other)
	for id, settle := range map[string]func() error{
		"settled": func() error { return h.Settle(ctx, by, "settled") },
		"acted": func() error {
			d := decision(person.Warn)
			d.Report = "acted"
			_, _, err := h.Act(ctx, by, ann.ID, d)
			return err
		},
	} {
		must(t, h.Store.Report(ctx, store.Report{ID: id, Person: rok.ID, About: ann.ID, Made: 1}))
		must(t, settle())
		told("settled " + id)
	}
}
