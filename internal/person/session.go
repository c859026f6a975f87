package person

import (
	"context"
	"crypto/rand"
	"encoding/base32"
	"errors"
	"slices"
	"strings"
	"time"

	"ennead/internal/store"
)

const (
	sessionLife = 400 * 24 * time.Hour // without use; no browser keeps a cookie longer
	usedEvery   = time.Hour            // so often is written that a guest uses a session
	seenEvery   = time.Minute          // and that an account does, whose friends see when they were here last
	mostAgent   = 200                  // bytes of what a browser says of itself
)

// Recognize returns who sends a token. It is nil if no session has it.
func (p *People) Recognize(ctx context.Context, token string) (*Visitor, error) {
	if len(token) != len(hashed("")) {
		return nil, nil //nolint:nilnil // nobody
	}
	session, person, err := p.Store.Session(ctx, hashed(token))
	switch {
	case errors.Is(err, store.ErrNotFound):
		return nil, nil //nolint:nilnil // nobody
	case err != nil:
		return nil, err
	}
	now := p.now()
	if p.expired(session) || away(person) || person.Kind == Gone {
		return nil, nil //nolint:nilnil // nobody any more
	}
	every := usedEvery
	if person.Kind == Account {
		every = seenEvery
	}
	if now-session.Used > every.Milliseconds() {
		if err := p.Store.Use(ctx, session.Hash, now); err != nil {
			return nil, err
		}
	}
	return &Visitor{person, session}, nil
}

func (p *People) expired(s store.Session) bool { return p.now()-s.Used >= sessionLife.Milliseconds() }

// Arrive begins a session of a new guest.
func (p *People) Arrive(ctx context.Context, agent string) (token string, v *Visitor, err error) {
	return p.arrive(ctx, store.Person{ID: newID(), Kind: Guest}, agent)
}

// Return begins a session of the person for whom a signed cookie of an older program stands. It is nil if the cookie
// stands for nobody any more.
func (p *People) Return(ctx context.Context, id, agent string) (token string, v *Visitor, err error) {
	if v, err = p.Former(ctx, id); v == nil || err != nil {
		return "", nil, err
	}
	return p.arrive(ctx, v.Person, agent)
}

// Former returns the person for whom a signed cookie of an older program stands, without beginning a session. It is nil
// if it stands for nobody any more.
func (p *People) Former(ctx context.Context, id string) (*Visitor, error) {
	person, err := p.Store.Person(ctx, id)
	switch {
	case errors.Is(err, store.ErrNotFound):
		person = store.Person{ID: id, Kind: Guest, Signed: true}
	case err != nil:
		return nil, err
	case !person.Signed || away(person) || person.Kind == Gone:
		return nil, nil //nolint:nilnil // nobody any more
	}
	return &Visitor{Person: person}, nil
}

// SignIn begins a session of a person who has shown a credential or a ticket. One who has closed the account within
// [Regret] has it again; the error of one who is banned is [*Banned].
func (p *People) SignIn(ctx context.Context, id, agent string) (token string, v *Visitor, err error) {
	person, err := p.Store.Person(ctx, id)
	if err != nil {
		return "", nil, known(err, ErrTicket)
	}
	if p.left(person) {
		return "", nil, ErrTicket
	}
	if person.BannedSince > 0 {
		return "", nil, &Banned{id}
	}
	if person.Closed > 0 {
		if err := p.Store.EditPerson(ctx, id, func(p *store.Person) error {
			p.Closed = 0
			return nil
		}); err != nil {
			return "", nil, err
		}
		person.Closed = 0
	}
	return p.arrive(ctx, person, agent)
}

func (p *People) arrive(ctx context.Context, person store.Person, agent string) (string, *Visitor, error) {
	token, hash := secret()
	now := p.now()
	if person.Created == 0 {
		person.Created = now
	}
	person.Seen = now
	session := store.Session{Hash: hash, Person: person.ID, Created: now, Used: now, Agent: cleanAgent(agent)}
	if err := p.Store.Arrive(ctx, person, session); err != nil {
		return "", nil, err
	}
	return token, &Visitor{person, session}, nil
}

// cleanAgent returns what is stored of a browser's own words.
func cleanAgent(agent string) string {
	agent = strings.Map(func(r rune) rune {
		if r < ' ' || r > '~' {
			return -1
		}
		return r
	}, agent)
	return agent[:min(len(agent), mostAgent)]
}

// Sessions lists where a person is signed in, the session that was used last first.
func (p *People) Sessions(ctx context.Context, v *Visitor) ([]store.Session, error) {
	all, err := p.Store.Sessions(ctx, v.ID)
	return slices.DeleteFunc(all, p.expired), err
}

// SignOut ends the session of a visitor.
func (p *People) SignOut(ctx context.Context, v *Visitor) error { return p.End(ctx, v, v.Session.Hash) }

// End ends a session of the same person.
func (p *People) End(ctx context.Context, v *Visitor, hash string) error {
	if err := p.Store.End(ctx, v.ID, hash); !errors.Is(err, store.ErrNotFound) {
		return err
	}
	return nil // it has ended
}

// EndOthers ends all sessions of a person but this one, and the words for another device. Signed cookies of older
// programs stand for them no more.
func (p *People) EndOthers(ctx context.Context, v *Visitor) error {
	return p.endOthers(ctx, v.ID, v.Session.Hash)
}

func (p *People) endOthers(ctx context.Context, id, but string) error {
	if err := p.endDevice(ctx, id); err != nil {
		return err
	}
	return p.Store.EndOthers(ctx, id, but)
}

// newID returns the id of a new person, in the same form as the ids of those whom older programs have stored.
func newID() string {
	b := make([]byte, 16)
	_, _ = rand.Read(b) // never fails
	return strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(b))
}
