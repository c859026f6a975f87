package person

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"ennead/internal/store"
)

const (
	mostTies     = 500 // of a person to others
	mostRequests = 20  // people whom somebody may ask for friendship within a day
	// hereFor is how long somebody counts as here after they were seen. An open page asks the site once a minute, and
	// that somebody was seen is written once a minute.
	hereFor = 3 * time.Minute
)

// Relation is what two people are to each other, as far as the first of them may know. Nobody learns from it that the
// other has blocked, muted or ignored them.
type Relation struct {
	Friend    bool // both have asked
	Asked     bool // the first has asked, and has no answer
	Asks      bool // the other asks, and waits for an answer
	Favourite bool
	Muted     bool
	Blocked   bool
}

// Acquaintance is somebody with whom a person has to do.
type Acquaintance struct {
	store.Person
	Relation
}

// Relation returns what another person is to a visitor, or to a stranger, who is nil.
func (p *People) Relation(ctx context.Context, v *Visitor, other string) (Relation, error) {
	if v == nil {
		return Relation{}, nil
	}
	ties, err := p.Store.Between(ctx, v.ID, other)
	return relation(v.ID, other, ties), err
}

// relation reads what another is to a person from their ties; those of others are passed over.
func relation(person, other string, ties []store.Tie) (r Relation) {
	own, theirs := map[string]bool{}, map[string]bool{}
	for _, t := range ties {
		switch {
		case t.Person == person && t.Other == other:
			own[t.Kind] = true
		case t.Person == other && t.Other == person:
			theirs[t.Kind] = true
		}
	}
	apart := own[store.TieBlock] || theirs[store.TieBlock]
	r.Friend = own[store.TieFriend] && theirs[store.TieFriend] && !apart
	r.Asked = own[store.TieFriend] && !r.Friend
	r.Asks = theirs[store.TieFriend] && !own[store.TieFriend] && !own[store.TieIgnore] && !own[store.TieBlock]
	r.Favourite, r.Muted, r.Blocked = own[store.TieFavourite], own[store.TieMute], own[store.TieBlock]
	return r
}

// Circle lists the people with whom a visitor has to do, by name. Those who have closed their account, or are banned,
// are left out as long as that holds.
func (p *People) Circle(ctx context.Context, v *Visitor) (all []Acquaintance, err error) {
	ties, others, err := p.Store.Circle(ctx, v.ID)
	if err != nil {
		return nil, err
	}
	with := map[string][]store.Tie{}
	for _, t := range ties {
		other := t.Other
		if other == v.ID {
			other = t.Person
		}
		with[other] = append(with[other], t)
	}
	for _, other := range others {
		r := relation(v.ID, other.ID, with[other.ID])
		if !away(other) && r != (Relation{}) {
			all = append(all, Acquaintance{other, r})
		}
	}
	slices.SortFunc(all, func(a, b Acquaintance) int {
		return cmp.Or(cmp.Compare(a.NameKey, b.NameKey), cmp.Compare(a.Name, b.Name), cmp.Compare(a.ID, b.ID))
	})
	return all, nil
}

// Page returns the account that has a page under that name, as a visitor may know it: [ErrNobody] if there is none, or
// it is closed or banned.
func (p *People) Page(ctx context.Context, v *Visitor, name string) (a Acquaintance, err error) {
	if a.Person, err = p.Called(ctx, name); err == nil && away(a.Person) {
		err = ErrNobody
	}
	if err != nil {
		return a, err
	}
	a.Relation, err = p.Relation(ctx, v, a.ID)
	return a, err
}

// Of returns a person as a visitor may know them: [ErrNobody] if there is none.
func (p *People) Of(ctx context.Context, v *Visitor, id string) (a Acquaintance, err error) {
	if a.Person, err = p.Store.Person(ctx, id); err != nil {
		return a, known(err, ErrNobody)
	}
	a.Relation, err = p.Relation(ctx, v, id)
	return a, err
}

// Here reports whether a person uses the site now.
func (p *People) Here(person store.Person) bool { return p.now()-person.Seen < hereFor.Milliseconds() }

// Befriend asks another account for friendship, or says yes to one that asks. The answer is the same if the other has
// blocked the visitor: their request is just never seen.
func (p *People) Befriend(ctx context.Context, v *Visitor, other string) error {
	if err := p.both(ctx, v, other); err != nil {
		return err
	}
	ties, err := p.Store.Between(ctx, v.ID, other)
	if err != nil {
		return err
	}
	r := relation(v.ID, other, ties)
	if r.Friend || r.Asked {
		return nil
	}
	if !r.Asks {
		err := p.often(ctx, "friendship asked by", v.ID, mostRequests, 24*time.Hour)
		if errors.Is(err, ErrOften) {
			err = ErrAsked
		}
		if err != nil {
			return err
		}
	}
	if err := p.tie(ctx, v, other, store.TieFriend); err != nil {
		return err
	}
	return p.untie(ctx, v, other, store.TieIgnore, store.TieBlock)
}

// Unfriend ends a friendship, or takes back a request for one.
func (p *People) Unfriend(ctx context.Context, v *Visitor, other string) error {
	ties, err := p.Store.Between(ctx, v.ID, other)
	if err != nil {
		return err
	}
	return p.unfriend(ctx, v, other, ties)
}

// unfriend takes back what a visitor asked for. If both had asked, that of the other goes, too: otherwise the other
// would ask again by the end of the friendship. A request without an answer stays as it is, so that whoever asked does
// not learn of one.
func (p *People) unfriend(ctx context.Context, v *Visitor, other string, ties []store.Tie) error {
	asked := func(one, another string) bool {
		return slices.ContainsFunc(ties, func(t store.Tie) bool {
			return t.Kind == store.TieFriend && t.Person == one && t.Other == another
		})
	}
	if !asked(v.ID, other) {
		return nil
	}
	if err := p.Store.Untie(ctx, v.ID, other, store.TieFriend); err != nil || !asked(other, v.ID) {
		return err
	}
	return p.Store.Untie(ctx, other, v.ID, store.TieFriend)
}

// Ignore leaves a request for friendship without an answer, and those that may follow.
func (p *People) Ignore(ctx context.Context, v *Visitor, other string) error {
	r, err := p.Relation(ctx, v, other)
	if err != nil || !r.Asks {
		return err
	}
	return p.tie(ctx, v, other, store.TieIgnore)
}

// Favourite remembers an account that a visitor wants to find again. The other is not told.
func (p *People) Favourite(ctx context.Context, v *Visitor, other string) error {
	if err := p.both(ctx, v, other); err != nil {
		return err
	}
	return p.tie(ctx, v, other, store.TieFavourite)
}

// Unfavourite forgets that.
func (p *People) Unfavourite(ctx context.Context, v *Visitor, other string) error {
	return p.untie(ctx, v, other, store.TieFavourite)
}

// Mute hides from a visitor what another writes.
func (p *People) Mute(ctx context.Context, v *Visitor, other string) error {
	return p.tie(ctx, v, other, store.TieMute)
}

// Unmute shows it again.
func (p *People) Unmute(ctx context.Context, v *Visitor, other string) error {
	return p.untie(ctx, v, other, store.TieMute)
}

// Block keeps a visitor and another apart. A friendship ends as if it had been ended, and a request of the other stays
// as it is, but is not seen any more.
func (p *People) Block(ctx context.Context, v *Visitor, other string) error {
	if err := p.tie(ctx, v, other, store.TieBlock); err != nil {
		return err
	}
	ties, err := p.Store.Between(ctx, v.ID, other) // read after the block: whoever says yes from now on is no friend
	if err != nil {
		return err
	}
	if err := p.unfriend(ctx, v, other, ties); err != nil {
		return err
	}
	return p.untie(ctx, v, other, store.TieFavourite)
}

// Unblock ends that.
func (p *People) Unblock(ctx context.Context, v *Visitor, other string) error {
	return p.untie(ctx, v, other, store.TieBlock)
}

// Inherit gives an account what a guest is to others, and others to the guest: whom they have blocked stays blocked.
func (p *People) Inherit(ctx context.Context, guest, account *Visitor) error {
	if guest.Kept() || !account.Kept() {
		return ErrGuest
	}
	return p.Store.Inherit(ctx, guest.ID, account.ID)
}

// both returns nil if a visitor and another person have accounts: [ErrGuest] or [ErrNobody].
func (p *People) both(ctx context.Context, v *Visitor, other string) error {
	if !v.Kept() {
		return ErrGuest
	}
	person, err := p.Store.Person(ctx, other)
	if err == nil && (person.Kind != Account || away(person)) {
		err = ErrNobody
	}
	return known(err, ErrNobody)
}

// tie stores what another is to a visitor.
func (p *People) tie(ctx context.Context, v *Visitor, other, kind string) error {
	person, err := p.Store.Person(ctx, other)
	switch {
	case err != nil:
		return known(err, ErrNobody)
	case person.Kind == Gone || other == v.ID:
		return ErrNobody
	}
	if err := p.settle(ctx, v); err != nil {
		return err
	}
	own, err := p.Store.Ties(ctx, v.ID)
	if err != nil {
		return err
	}
	if len(own) >= mostTies {
		return ErrTies
	}
	return p.Store.Tie(ctx, store.Tie{Person: v.ID, Other: other, Kind: kind, Since: p.now()})
}

// untie takes back what another is to a visitor, in these ways.
func (p *People) untie(ctx context.Context, v *Visitor, other string, kinds ...string) error {
	for _, kind := range kinds {
		if err := p.Store.Untie(ctx, v.ID, other, kind); err != nil {
			return err
		}
	}
	return nil
}

// Token stands for one acquaintance of a visitor in the forms of their pages: ids of people are on no page.
func (p *People) Token(v *Visitor, other string) string {
	return p.keyed("acquaintance", v.ID+" "+other)
}

// Acquaintance returns whom a token stands for: [ErrNobody] if it is none of this visitor's.
func (p *People) Acquaintance(ctx context.Context, v *Visitor, token string) (Acquaintance, error) {
	all, err := p.Circle(ctx, v)
	if err != nil {
		return Acquaintance{}, err
	}
	for _, a := range all {
		if p.Token(v, a.ID) == token {
			return a, nil
		}
	}
	return Acquaintance{}, ErrNobody
}
