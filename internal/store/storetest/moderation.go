package storetest

import (
	"context"
	"strconv"
	"sync"
	"testing"

	"ennead/internal/store"
)

// mutes returns the decision that mutes a person, with a measure of the same id.
func mutes(id, person string) store.Ruling {
	return store.Ruling{ID: id, At: 1 << 40, Actor: "mod", Action: "mute", Subject: person, Data: `{"é":"☥"}`,
		Measure: id, Edit: func(p *store.Person, m *store.Measure) error {
			*m = store.Measure{Kind: "mute", Reason: "insult", Words: "né ☥", Actor: "mod", Made: 1 << 40,
				Until: 1 << 41, Former: "Né", Name: "Player"}
			p.MutedTill = m.Until
			return nil
		}}
}

// audit returns the whole audit, which must be whole.
func audit(t *testing.T, s store.Store) []store.AuditLine {
	t.Helper()
	lines, err := s.Audit(t.Context(), 0, 1000)
	must(t, err)
	last, err := store.CheckAudit(t.Context(), s)
	must(t, err)
	if n := len(lines); n > 0 {
		same(t, last, lines[n-1])
	}
	return lines
}

// rulings makes decisions. Each writes one line of the audit, and one that fails writes none.
func rulings(t *testing.T, s store.Store) {
	ctx := t.Context()
	must(t, s.Arrive(ctx, store.Person{ID: "ann", Kind: "account"}, store.Session{Hash: "hash"}))
	must(t, s.SetName(ctx, "bek", "Bek"))
	must(t, s.EditPerson(ctx, "bek", func(p *store.Person) error {
		p.NameKey = "bek"
		return nil
	}))
	must(t, s.Report(ctx, store.Report{ID: "report", Person: "bek", About: "ann", Made: 1}))
	first := mutes("1", "ann")
	first.Report = "report"
	for range 2 { // sent again, it has no second effect
		must(t, s.Rule(ctx, first))
	}
	lines := audit(t, s)
	want := store.AuditLine{Seq: 1, ID: "1", At: 1 << 40, Actor: "mod", Action: "mute", Subject: "ann",
		Data: `{"é":"☥"}`}
	want.Hash = want.Sum("")
	same(t, lines, []store.AuditLine{want})
	measure := store.Measure{ID: "1", Person: "ann", Kind: "mute", Reason: "insult", Words: "né ☥", Actor: "mod",
		Made: 1 << 40, Until: 1 << 41, Former: "Né", Name: "Player"}
	got, err := s.Measure(ctx, "1")
	must(t, err)
	same(t, got, measure)
	left, err := s.Reports(ctx)
	must(t, err)
	same(t, len(left), 0)

	fails := func(want error, r store.Ruling) {
		t.Helper()
		wants(t, s.Rule(ctx, r), want)
		same(t, len(audit(t, s)), 1)
		ann, err := s.Person(ctx, "ann")
		must(t, err)
		same(t, [3]any{ann.MutedTill, ann.BannedSince, ann.NameKey}, [3]any{int64(1 << 41), int64(0), ""})
		all, err := s.Measures(ctx, "ann")
		must(t, err)
		same(t, all, []store.Measure{measure})
	}
	again := first
	again.ID, again.Measure = "2", "2"
	fails(store.ErrNotFound, again) // the report is settled
	fails(store.ErrNotFound, mutes("2", "nobody"))
	fails(store.ErrText, mutes("\x00", "ann"))
	refused := store.Ruling{ID: "2", Subject: "ann", Measure: "1", Ends: true}
	refused.Edit = func(p *store.Person, m *store.Measure) error {
		p.BannedSince, m.Lifted = 1, 1
		return store.ErrStale
	}
	fails(store.ErrStale, refused)
	refused.Edit = func(p *store.Person, m *store.Measure) error {
		p.BannedSince, p.NameKey = 1, "bek"
		return nil
	}
	fails(store.ErrExists, refused)
	_, _, err = s.Session(ctx, "hash")
	must(t, err)

	none := func() {
		t.Helper()
		all, err := s.Appeals(ctx)
		must(t, err)
		same(t, len(all), 0)
	}
	none()
	answers := store.Ruling{ID: "2", At: 5, Actor: "ann", Action: "answer", Subject: "ann", Measure: "1"}
	answers.Edit = func(_ *store.Person, m *store.Measure) error {
		m.Answer, m.Answered = "Why ☥?", 5
		return nil
	}
	must(t, s.Rule(ctx, answers))
	measure.Answer, measure.Answered = "Why ☥?", 5
	all, err := s.Appeals(ctx)
	must(t, err)
	same(t, all, []store.Measure{measure})
	decides := store.Ruling{ID: "3", At: 6, Action: "lift", Subject: "ann", Measure: "1", Ends: true}
	decides.Edit = func(p *store.Person, m *store.Measure) error {
		p.MutedTill, p.BannedSince = 0, 6
		m.Lifted, m.Reply, m.Decided = 6, "You are right.", 6
		return nil
	}
	must(t, s.Rule(ctx, decides))
	none()
	measure.Lifted, measure.Reply, measure.Decided = 6, "You are right.", 6
	all, err = s.Measures(ctx, "ann")
	must(t, err)
	same(t, all, []store.Measure{measure})
	_, _, err = s.Session(ctx, "hash")
	wants(t, err, store.ErrNotFound)
	ann, err := s.Person(ctx, "ann")
	must(t, err)
	same(t, [2]int64{ann.MutedTill, ann.BannedSince}, [2]int64{0, 6})
	must(t, s.Rule(ctx, store.Ruling{ID: "4", Action: "see", Subject: "bek"}))
	lines = audit(t, s)
	same(t, len(lines), 4)
	for subject, want := range map[string][]store.AuditLine{"": {lines[3], lines[2]}, "ann": {lines[2], lines[1]}} {
		got, err := s.AuditEnd(ctx, subject, 0, 2)
		must(t, err)
		same(t, got, want)
		got, err = s.AuditEnd(ctx, subject, want[0].Seq, 1)
		must(t, err)
		same(t, got, want[1:])
	}
	later, err := s.Audit(ctx, 2, 1)
	must(t, err)
	same(t, later, lines[2:3])
	_, err = s.Measure(ctx, "9")
	wants(t, err, store.ErrNotFound)
	forged(t, lines)
}

// withdrawals takes a person out of the lobby when their sessions end, and queues what follows with the decision.
func withdrawals(t *testing.T, s store.Store) {
	ctx := t.Context()
	table := sample("t1")
	must(t, s.Create(ctx, table))
	for _, who := range []string{"ann", "bek", "cem"} {
		must(t, s.SetName(ctx, who, who))
	}
	want := func(who ...string) {
		must(t, s.EditWants(ctx, func([]store.Want) (all []store.Want, _ error) {
			for _, w := range who {
				all = append(all, store.Want{Person: w, Text: "{}"})
			}
			return all, nil
		}))
	}
	left := func() (all []string) {
		wants, err := s.Wants(ctx)
		must(t, err)
		for _, w := range wants {
			all = append(all, "want of "+w.Person)
		}
		invites, err := s.Invites(ctx, table.ID)
		must(t, err)
		for _, i := range invites {
			all = append(all, i.Host+" invites "+i.Person)
		}
		return all
	}
	want("ann", "bek")
	must(t, s.Invite(ctx, store.Invite{Table: table.ID, Person: "ann", Host: "cem", Since: 1}))
	must(t, s.Invite(ctx, store.Invite{Table: table.ID, Person: "bek", Host: "ann", Since: 2}))
	must(t, s.Invite(ctx, store.Invite{Table: table.ID, Person: "cem", Host: "bek", Since: 3}))
	job := store.JobID{Kind: store.FollowJob, Key: "ban"}
	refused := store.Ruling{ID: "no", Subject: "ann", Ends: true, Report: "none", Jobs: []store.Job{{JobID: job}}}
	wants(t, s.Rule(ctx, refused), store.ErrNotFound)
	_, err := s.Job(ctx, job)
	wants(t, err, store.ErrNotFound)
	same(t, left(), []string{"want of ann", "want of bek", "cem invites ann", "ann invites bek", "bek invites cem"})
	must(t, s.Rule(ctx, store.Ruling{ID: "ban", Subject: "ann", Ends: true, Jobs: []store.Job{{JobID: job, Due: 7}}}))
	queued, err := s.Job(ctx, job)
	must(t, err)
	same(t, queued.Due, int64(7))
	same(t, left(), []string{"want of bek", "bek invites cem"})
	want("ann")
	must(t, s.Withdraw(ctx, "ann"))
	same(t, left(), []string{"bek invites cem"})
}

// inheritedMutes lets an account inherit the mute of a guest: the longer one holds, and the other ends.
func inheritedMutes(t *testing.T, s store.Store) {
	ctx := t.Context()
	mute := func(id, person string, made, until int64) {
		t.Helper()
		must(t, s.SetName(ctx, person, ""))
		r := store.Ruling{ID: id, At: made, Subject: person, Measure: id}
		r.Edit = func(p *store.Person, m *store.Measure) error {
			m.Kind, m.Made, m.Until, p.MutedTill = "mute", made, until, until
			return nil
		}
		must(t, s.Rule(ctx, r))
	}
	mute("past", "ann", 1, 5)
	mute("short", "ann", 10, 50)
	mute("long", "guest", 20, 90)
	mute("inside", "other", 30, 40)
	must(t, s.Inherit(ctx, "guest", "ann"))
	must(t, s.Inherit(ctx, "other", "ann"))
	until := map[string]int64{}
	all, err := s.Measures(ctx, "ann")
	must(t, err)
	for _, m := range all {
		until[m.ID] = m.Until
	}
	same(t, until, map[string]int64{"past": 5, "short": 20, "long": 90, "inside": 30})
	ann, err := s.Person(ctx, "ann")
	must(t, err)
	same(t, ann.MutedTill, int64(90))
}

// shelf is an audit without a store.
type shelf struct {
	store.Moderation
	lines []store.AuditLine
}

func (s shelf) Audit(_ context.Context, after int64, _ int) (all []store.AuditLine, err error) {
	for _, l := range s.lines {
		if l.Seq > after {
			all = append(all, l)
		}
	}
	return all, nil
}

// forged changes every line of an audit in every way, and takes it out: the check names that line, or the one after it.
func forged(t *testing.T, lines []store.AuditLine) {
	for i := range lines {
		for what, forge := range map[string]func(*store.AuditLine){
			"id": func(l *store.AuditLine) { l.ID += "x" }, "time": func(l *store.AuditLine) { l.At++ },
			"actor": func(l *store.AuditLine) { l.Actor = "eve" }, "action": func(l *store.AuditLine) { l.Action = "" },
			"subject": func(l *store.AuditLine) { l.Subject = "eve" },
			"data":    func(l *store.AuditLine) { l.Data += " " },
			"hash":    func(l *store.AuditLine) { l.Hash = lines[0].Hash[:63] },
			"number":  func(l *store.AuditLine) { l.Seq += 9 },
			"chain":   func(l *store.AuditLine) { l.Actor = "eve"; l.Hash = l.Sum("") },
		} {
			changed := shelf{lines: append([]store.AuditLine{}, lines...)}
			forge(&changed.lines[i])
			if _, err := store.CheckAudit(t.Context(), changed); err == nil && (what != "chain" || i > 0) {
				t.Errorf("nobody sees that the %s of line %d is another", what, i+1)
			}
		}
	}
	gap := shelf{lines: append([]store.AuditLine{}, lines...)}
	before := ""
	for i := range gap.lines {
		l := &gap.lines[i]
		l.Seq += int64(i * i)
		l.Hash = l.Sum(before)
		before = l.Hash
	}
	last, err := store.CheckAudit(t.Context(), gap)
	must(t, err)
	same(t, last, gap.lines[len(lines)-1])
	without := shelf{lines: append(append([]store.AuditLine{}, lines[:1]...), lines[2:]...)}
	_, err = store.CheckAudit(t.Context(), without)
	same(t, err, error(&store.AuditError{Seq: 2}))
}

// rulingsAtOnce lets many decide at once: the audit has a line for each, in one chain.
func rulingsAtOnce(t *testing.T, s store.Store) {
	const n = 12
	for i := range n {
		must(t, s.SetName(t.Context(), "p"+strconv.Itoa(i), ""))
	}
	var wait sync.WaitGroup
	for i := range n {
		wait.Go(func() {
			if err := s.Rule(t.Context(), mutes(strconv.Itoa(i), "p"+strconv.Itoa(i))); err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	same(t, len(audit(t, s)), n)
}

// removals removes what somebody said of a game, with a measure, and lets it be read again.
func removals(t *testing.T, s store.Store) {
	ctx := t.Context()
	must(t, s.Create(ctx, sample("a")))
	must(t, s.SetName(ctx, "ann", "Ann"))
	said := store.Remark{Table: "a", ID: "1", Person: "ann", Turns: 7, Text: "né ☥", Made: 3}
	must(t, s.AddRemark(ctx, said, 9, 9))
	list := func(want store.Remark) {
		t.Helper()
		got, err := s.Remarks(ctx, "a")
		must(t, err)
		same(t, got, []store.Remark{want})
		got, err = s.RemarksBy(ctx, "ann")
		must(t, err)
		same(t, got, []store.Remark{want})
	}
	removes := func(id, remark, by string) store.Ruling {
		r := mutes(id, by)
		r.Action, r.Remark = "remark", &store.RemarkID{Table: "a", ID: remark}
		return r
	}
	must(t, s.SetName(ctx, "bek", "Bek"))
	wants(t, s.Rule(ctx, removes("x", "2", "ann")), store.ErrNotFound)
	wants(t, s.Rule(ctx, removes("x", "1", "bek")), store.ErrNotFound) // it is somebody else's
	list(said)
	same(t, len(audit(t, s)), 0)
	for range 2 { // sent again, it has no second effect
		must(t, s.Rule(ctx, removes("m", "1", "ann")))
	}
	removed := said
	removed.Removed = "m"
	list(removed)
	wants(t, s.Rule(ctx, removes("x", "1", "ann")), store.ErrNotFound)
	all, err := s.Measures(ctx, "ann")
	must(t, err)
	same(t, len(all), 1)
	for _, measure := range []string{"other", "m"} {
		list(removed)
		must(t, s.Rule(ctx, store.Ruling{ID: "lift " + measure, Action: "lift", Subject: "ann", Measure: measure,
			Returns: true}))
	}
	list(said)
	same(t, len(audit(t, s)), 3)
}
