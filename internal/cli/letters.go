package cli

import (
	"context"
	"errors"
	"log/slog"
	"net/url"

	"ennead/internal/post"
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
