package people

import (
	"context"
	"errors"
	"math"
	mathrand "math/rand/v2"

	"ennead/internal/store"
)

const measureColumns = "id, person, kind, reason, words, actor, made, until, lifted, former, name, answer, answered, " +
	"reply, decided"

func measureRow(m *store.Measure) []any {
	return []any{&m.ID, &m.Person, &m.Kind, &m.Reason, &m.Words, &m.Actor, &m.Made, &m.Until, &m.Lifted, &m.Former,
		&m.Name, &m.Answer, &m.Answered, &m.Reply, &m.Decided}
}

const auditColumns = "seq, id, at, actor, action, subject, data, hash"

func auditRow(l *store.AuditLine) []any {
	return []any{&l.Seq, &l.ID, &l.At, &l.Actor, &l.Action, &l.Subject, &l.Data, &l.Hash}
}

// Rule implements [store.Moderation].
func (s Shelf) Rule(ctx context.Context, r store.Ruling) error {
	if err := store.CheckText(r.ID, r.Actor, r.Action, r.Subject, r.Data, r.Why); err != nil {
		return err
	}
	return s.write(ctx, "make a decision", func(ctx context.Context, tx Tx) error {
		if err := tx.Alone(ctx, "audit"); err != nil {
			return err
		}
		switch err := one(ctx, tx, []any{new(int64)}, "SELECT seq FROM audit WHERE id = $1", r.ID); {
		case err == nil:
			return nil // it was made, and sent again
		case !errors.Is(err, store.ErrNotFound):
			return err
		}
		if err := carryOut(ctx, tx, r); err != nil {
			return err
		}
		if err := errors.Join(queue(ctx, tx, r.Jobs), announce(ctx, tx, r.Notices)); err != nil {
			return err
		}
		return writeDown(ctx, tx, r)
	})
}

// carryOut changes what a decision changes.
func carryOut(ctx context.Context, tx Tx, r store.Ruling) error {
	if r.Edit != nil {
		if err := judge(ctx, tx, r); err != nil {
			return err
		}
	}
	if r.Result != "" {
		if err := recount(ctx, tx, r); err != nil {
			return err
		}
	}
	if err := remove(ctx, tx, r); err != nil {
		return err
	}
	if r.Report != "" {
		if err := hit(tx.Exec(ctx, "UPDATE reports SET settled = $2 WHERE id = $1 AND settled = 0", r.Report,
			r.At)); err != nil {
			return err
		}
	}
	if r.Case != "" {
		if err := hit(tx.Exec(ctx, "UPDATE cases SET settled = $2 WHERE id = $1 AND settled = 0 AND text = $3",
			r.Case, r.At, r.Found)); err != nil {
			return err
		}
	}
	if !r.Ends {
		return nil
	}
	if _, err := tx.Exec(ctx, "DELETE FROM sessions WHERE person = $1", r.Subject); err != nil {
		return err
	}
	return withdraw(ctx, tx, r.Subject)
}

// queue queues jobs with a decision.
func queue(ctx context.Context, tx Tx, jobs []store.Job) error {
	for _, j := range jobs {
		if _, err := tx.Exec(ctx, `INSERT INTO jobs (kind, key, due, stamp) VALUES ($1, $2, $3, $4)
			ON CONFLICT (kind, key) DO UPDATE SET due = excluded.due, stamp = excluded.stamp`, j.Kind, j.Key, j.Due,
			mathrand.Int64()); err != nil {
			return err
		}
	}
	return nil
}

// Withdraw implements [store.Moderation].
func (s Shelf) Withdraw(ctx context.Context, person string) error {
	return s.write(ctx, "take a person out of the lobby", func(ctx context.Context, tx Tx) error {
		return withdraw(ctx, tx, person)
	})
}

func withdraw(ctx context.Context, tx Tx, person string) error {
	for _, text := range []string{
		"DELETE FROM wants WHERE person = $1",
		"DELETE FROM invites WHERE person = $1 OR host = $1",
	} {
		if _, err := tx.Exec(ctx, text, person); err != nil {
			return err
		}
	}
	return nil
}

// judge changes the subject of a decision, and its measure.
func judge(ctx context.Context, tx Tx, r store.Ruling) error {
	p, err := person(ctx, tx, "p.person = $1"+tx.Lock(), r.Subject)
	if err != nil {
		return err
	}
	var m store.Measure
	if r.Measure != "" {
		err := one(ctx, tx, measureRow(&m), "SELECT "+measureColumns+" FROM measures WHERE id = $1 AND person = $2",
			r.Measure, r.Subject)
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			return err
		}
	}
	if err := r.Edit(&p, &m); err != nil {
		return err
	}
	if err := update(ctx, tx, r.Subject, p); err != nil || r.Measure == "" {
		return err
	}
	if err := store.CheckText(m.Kind, m.Reason, m.Words, m.Actor, m.Former, m.Name, m.Answer, m.Reply); err != nil {
		return err
	}
	_, err = tx.Exec(ctx, "INSERT INTO measures ("+measureColumns+`)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
		ON CONFLICT (id) DO UPDATE SET until = excluded.until, lifted = excluded.lifted, answer = excluded.answer,
			answered = excluded.answered, reply = excluded.reply, decided = excluded.decided`,
		r.Measure, r.Subject, m.Kind, m.Reason, m.Words, m.Actor, m.Made, m.Until, m.Lifted, m.Former, m.Name,
		m.Answer, m.Answered, m.Reply, m.Decided)
	return err
}

// writeDown adds the line of a decision to the audit.
func writeDown(ctx context.Context, tx Tx, r store.Ruling) error {
	var last store.AuditLine
	if err := tx.Query(ctx, func(scan func(...any) error) error { return scan(auditRow(&last)...) },
		"SELECT "+auditColumns+" FROM audit ORDER BY seq DESC LIMIT 1"); err != nil {
		return err
	}
	l := store.AuditLine{Seq: last.Seq + 1, ID: r.ID, At: r.At, Actor: r.Actor, Action: r.Action, Subject: r.Subject,
		Data: r.Data}
	_, err := tx.Exec(ctx, "INSERT INTO audit ("+auditColumns+") VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", l.Seq, l.ID,
		l.At, l.Actor, l.Action, l.Subject, l.Data, l.Sum(last.Hash))
	return err
}

// Measures implements [store.Moderation].
func (s Shelf) Measures(ctx context.Context, person string) ([]store.Measure, error) {
	return list(ctx, s, "list the measures about a person", measureRow,
		"SELECT "+measureColumns+" FROM measures WHERE person = $1 ORDER BY made DESC, id", person)
}

// Measure implements [store.Moderation].
func (s Shelf) Measure(ctx context.Context, id string) (m store.Measure, err error) {
	err = s.read(ctx, "read a measure", func(ctx context.Context, tx Tx) error {
		return one(ctx, tx, measureRow(&m), "SELECT "+measureColumns+" FROM measures WHERE id = $1", id)
	})
	return m, err
}

// Appeals implements [store.Moderation].
func (s Shelf) Appeals(ctx context.Context) ([]store.Measure, error) {
	return list(ctx, s, "list appeals", measureRow, "SELECT "+measureColumns+
		" FROM measures WHERE answered > 0 AND decided = 0 AND lifted = 0 ORDER BY answered, id")
}

// ReportOf implements [store.Moderation].
func (s Shelf) ReportOf(ctx context.Context, id string) (r store.Report, err error) {
	err = s.read(ctx, "read a report", func(ctx context.Context, tx Tx) error {
		return one(ctx, tx, reportRow(&r), "SELECT "+reportColumns+" FROM reports WHERE id = $1", id)
	})
	return r, err
}

// ReportsAbout implements [store.Moderation].
func (s Shelf) ReportsAbout(ctx context.Context, person string) ([]store.Report, error) {
	return list(ctx, s, "list the reports about a person", reportRow,
		"SELECT "+reportColumns+" FROM reports WHERE about = $1 ORDER BY made DESC, id", person)
}

// Audit implements [store.Moderation].
func (s Shelf) Audit(ctx context.Context, after int64, most int) ([]store.AuditLine, error) {
	return list(ctx, s, "read the audit", auditRow,
		"SELECT "+auditColumns+" FROM audit WHERE seq > $1 ORDER BY seq LIMIT CAST($2 AS BIGINT)", after, int64(most))
}

// AuditEnd implements [store.Moderation].
func (s Shelf) AuditEnd(ctx context.Context, subject string, before int64, most int) ([]store.AuditLine, error) {
	if before == 0 {
		before = math.MaxInt64
	}
	if subject == "" {
		return list(ctx, s, "read the end of the audit", auditRow,
			"SELECT "+auditColumns+" FROM audit WHERE seq < $1 ORDER BY seq DESC LIMIT CAST($2 AS BIGINT)", before,
			int64(most))
	}
	return list(ctx, s, "read the audit about a person", auditRow,
		"SELECT "+auditColumns+" FROM audit WHERE subject = $1 AND seq < $2 ORDER BY seq DESC LIMIT CAST($3 AS BIGINT)",
		subject, before, int64(most))
}
