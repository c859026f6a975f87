package people

import (
	"context"

	"ennead/internal/store"
)

const mailColumns = "m.mail_key, m.person, m.address, m.since"

func mailRow(m *store.Mail) []any { return []any{&m.Key, &m.Person, &m.Address, &m.Since} }

// SetMail implements [store.People].
func (s Shelf) SetMail(ctx context.Context, m store.Mail) error {
	if err := store.CheckText(m.Key, m.Address); err != nil {
		return err
	}
	return s.write(ctx, "store a mail address", func(ctx context.Context, tx Tx) error {
		if _, err := tx.Exec(ctx, "DELETE FROM mails WHERE person = $1 AND mail_key <> $2", m.Person,
			m.Key); err != nil {
			return err
		}
		changed, err := tx.Exec(ctx, `INSERT INTO mails (mail_key, person, address, since) VALUES ($1, $2, $3, $4)
			ON CONFLICT (mail_key) DO UPDATE SET address = excluded.address WHERE mails.person = excluded.person`,
			m.Key, m.Person, m.Address, m.Since)
		if err == nil && changed == 0 {
			return store.ErrExists
		}
		return err
	})
}

// Mail implements [store.People].
func (s Shelf) Mail(ctx context.Context, key string) (store.Mail, error) {
	return s.mail(ctx, "m.mail_key = $1", key)
}

// MailOf implements [store.People].
func (s Shelf) MailOf(ctx context.Context, person string) (store.Mail, error) {
	return s.mail(ctx, "m.person = $1", person)
}

func (s Shelf) mail(ctx context.Context, where, key string) (m store.Mail, err error) {
	err = s.read(ctx, "read a mail address", func(ctx context.Context, tx Tx) error {
		return one(ctx, tx, mailRow(&m), "SELECT "+mailColumns+" FROM mails m WHERE "+where, key)
	})
	return m, err
}

// DropMail implements [store.People].
func (s Shelf) DropMail(ctx context.Context, person string) error {
	return s.drop(ctx, person, "DELETE FROM mails WHERE person = $1", person)
}
