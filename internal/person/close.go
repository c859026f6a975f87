package person

import (
	"context"
	"time"

	"ennead/internal/store"
)

// Regret is how long somebody who has closed their account may come back.
const Regret = 14 * 24 * time.Hour

// left reports whether a person has left for good: they are erased, or may be at any moment.
func (p *People) left(person store.Person) bool {
	return person.Kind == Gone || person.Closed > 0 && p.now()-person.Closed >= Regret.Milliseconds()
}

// away reports whether somebody uses the house no more, as far as others see: they have closed their account, or are
// banned.
func away(person store.Person) bool { return person.Closed > 0 || person.BannedSince > 0 }

// Close ends all sessions of a person. What they left is erased after [Regret], and at once if they could not sign in
// again. Who closes a closed account puts nothing off.
func (p *People) Close(ctx context.Context, id string) error {
	now := p.now()
	if err := p.Store.EditPerson(ctx, id, func(person *store.Person) error {
		switch {
		case person.Kind != Account:
			person.Closed = now - Regret.Milliseconds()
		case person.Closed == 0:
			person.Closed = now
		}
		return nil
	}); err != nil {
		return err
	}
	if err := p.endDevice(ctx, id); err != nil {
		return err
	}
	return p.Store.EndOthers(ctx, id, "")
}

// Stay takes back that a person has closed their account, until they are erased: [ErrNobody]. Others do so by signing
// in, which somebody who is banned cannot.
func (p *People) Stay(ctx context.Context, id string) error {
	return known(p.Store.EditPerson(ctx, id, func(person *store.Person) error {
		if p.left(*person) {
			return ErrNobody
		}
		person.Closed = 0
		return nil
	}), ErrNobody)
}

// mostExports is how often a day somebody may have all that the house keeps of them.
const mostExports = 10

// MayExport counts a file with all of a person, or returns [ErrOften].
func (p *People) MayExport(ctx context.Context, v *Visitor) error {
	return p.often(ctx, "files of", v.ID, mostExports, 24*time.Hour)
}

// mostFetched is how often a day a network may fetch files of public records.
const mostFetched = 40

// MayFetch counts a file of public records for a network, or returns [ErrOften].
func (p *People) MayFetch(ctx context.Context, network string) error {
	return p.often(ctx, "public records fetched by", network, mostFetched, 24*time.Hour)
}
