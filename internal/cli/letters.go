package cli

import (
	"context"
	"errors"
	"log/slog"
	netmail "net/mail"
	"net/url"

	"ennead/internal/locale"
	"ennead/internal/notice"
	"ennead/internal/person"
	"ennead/internal/post"
	"ennead/internal/store"
	"ennead/internal/table"
	"ennead/internal/web"
)

// letters says how the server sends mail.
type letters struct {
	Mail string `env:"ENNEAD_MAIL" placeholder:"ADDRESS"`
	From string `name:"mail-from" env:"ENNEAD_MAIL_FROM" placeholder:"ADDRESS"`
}

// post returns what sends letters, nil if the server sends none, and what ends it. Links in letters begin with the
// public address: what a request says of it could be anybody's. The address of the mail server may hold a password, so
// errors quote nothing of it.
func (l letters) post(known *url.URL, log *slog.Logger) (p *post.Post, shut func(), err error) {
	switch {
	case l.Mail == "" && l.From == "":
		return nil, func() {}, nil
	case l.Mail == "" || l.From == "":
		return nil, nil, usage("cli.error.mail_both")
	case known == nil:
		return nil, nil, usage("cli.error.mail_url")
	}
	p, err = post.New(l.Mail, l.From)
	switch {
	case errors.Is(err, post.ErrFrom):
		return nil, nil, usage("cli.error.mail_from", "given", l.From)
	case err != nil:
		return nil, nil, usage("cli.error.mail")
	}
	p.Log = log
	return p, func() {
		ctx, cancel := context.WithTimeout(context.Background(), grace)
		defer cancel()
		if err := p.Close(ctx); err != nil {
			log.Warn("the last letters are lost", "error", err)
		}
	}, nil
}

// courier configures what tells people what happens at their tables. All that leaves the site begins with its public
// address, so without one nothing does. Mail is nil if the server sends none.
func (l letters) courier(
	ctx context.Context, db store.Store, house *table.House, p *person.People, mail *post.Post, known *url.URL,
	words *locale.Catalogues, log *slog.Logger,
) (conf notice.Config, err error) {
	conf = notice.Config{Store: db, House: house, Key: p.Key, Write: web.Letters(words), Brief: web.Briefs(words),
		Log: log}
	if known == nil {
		return conf, nil
	}
	if mail != nil {
		conf.Send = mail.Send
	}
	conf.Site, conf.Contact = known.String(), l.contact(known)
	conf.Push, err = db.Setting(ctx, "push key", notice.NewPushKey())
	return conf, err
}

// contact returns whom a push service may write to that has a complaint: where letters come from, otherwise the site.
func (l letters) contact(known *url.URL) string {
	if from, err := netmail.ParseAddress(l.From); err == nil {
		return from.Address
	}
	if known.Scheme != "https" {
		return "ennead@" + known.Hostname() // only to try it: no browser takes pushes from such a site
	}
	return known.String()
}
