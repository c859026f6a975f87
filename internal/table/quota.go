package table

import (
	"context"
	"errors"
	"math"
	"net/netip"
	"sync"
	"time"

	"ennead/internal/store"
)

// Quotas limit how many tables may be open per person, and for all who come from one network, such as a household, a
// school or a crowd of invented visitors, and how many analyses guests may ask for. Zero means no limit.
type Quotas struct {
	Open, OpenNetwork       int // tables waiting for people
	Running, RunningNetwork int // games in progress, without those in which nothing has happened for two weeks
	Opening, OpeningNetwork int // tables opened within ten minutes
	Guest, Account          int // tables of one person that wait or are played, without those that do not count above
	Analyses                int // that a guest, or a network of visitors without a name, asks for within a day
}

// UsualQuotas leave room for somebody who plays many turn-based games, and for a school in which everybody begins at
// once.
var UsualQuotas = Quotas{Open: 6, OpenNetwork: 40, Running: 60, RunningNetwork: 400, Opening: 20, OpeningNetwork: 80,
	Guest: 10, Account: 60, Analyses: 5}

// Times multiplies the quotas, with at least one of each; a factor of zero removes them.
func (q Quotas) Times(factor float64) Quotas {
	if factor <= 0 {
		return Quotas{}
	}
	for _, n := range []*int{&q.Open, &q.OpenNetwork, &q.Running, &q.RunningNetwork, &q.Opening, &q.OpeningNetwork,
		&q.Guest, &q.Account, &q.Analyses} {
		*n = int(max(1, min(math.Round(float64(*n)*factor), math.MaxInt32)))
	}
	return q
}

const (
	asleep     = 14 * 24 * time.Hour // after which a game in progress no longer counts
	leftAlone  = 2 * 24 * time.Hour  // the same among the tables of a guest, who often just tries something
	shortWhile = 10 * time.Minute
)

// From stores in a context the network that a request comes from. A request without one has no network quota.
func From(ctx context.Context, network netip.Prefix) context.Context {
	return context.WithValue(ctx, fromKey{}, network)
}

type fromKey struct{}

// network returns the key by which the store knows the network of a request: a keyed hash, or empty if it has none.
// An IPv6 customer commonly has 256 networks of 64 bits, so those count as one.
func (h *House) network(ctx context.Context) string {
	from, _ := ctx.Value(fromKey{}).(netip.Prefix)
	if !from.IsValid() {
		return ""
	}
	if from.Addr().Is6() && from.Bits() > 56 {
		from = netip.PrefixFrom(from.Addr(), 56).Masked()
	}
	return h.mac("network", from.String())
}

// door admits tables one at a time, so that nobody exceeds a quota by opening many at once.
type door struct {
	mu     sync.Mutex
	opened pace
}

// admit stores a new table, unless its owner or the network of the request has too many.
func (h *House) admit(ctx context.Context, t *Table) error {
	stored := t.stored()
	stored.Network = h.network(ctx)
	h.door.mu.Lock()
	defer h.door.mu.Unlock()
	if err := h.room(ctx, t.Status, t.owner, stored.Network); err != nil {
		return err
	}
	return h.conf.Store.Create(ctx, stored)
}

// room counts one more table of a person and a network, unless they have too many.
func (h *House) room(ctx context.Context, at Status, owner, network string) error {
	now, q := h.now(), h.conf.Quotas
	for _, room := range []struct {
		status          Status
		since           time.Time
		person, network int
		full            error
	}{
		{Gathering, time.Time{}, q.Open, q.OpenNetwork, ErrManyOpen},
		{Playing, now.Add(-asleep), q.Running, q.RunningNetwork, ErrManyRunning},
	} {
		if at != room.status || room.person == 0 {
			continue
		}
		mine, ours, err := h.conf.Store.Opened(ctx, string(room.status), owner, network, room.since.UnixMilli())
		if err != nil {
			return err
		}
		if mine >= room.person || ours >= room.network {
			return room.full
		}
	}
	if err := h.roomInAll(ctx, at, owner); err != nil {
		return err
	}
	if q.Opening > 0 && !h.door.opened.may(now, share{owner, q.Opening, shortWhile},
		share{network, q.OpeningNetwork, shortWhile}) {
		return ErrManyAtOnce
	}
	return nil
}

// roomInAll returns why somebody may not have one more table that waits or is played.
func (h *House) roomInAll(ctx context.Context, at Status, owner string) error {
	most, since, full := h.conf.Quotas.Account, asleep, ErrManyRunning
	if owner == "" || most == 0 || at != Gathering && at != Playing {
		return nil
	}
	kept, err := h.keeps(ctx, owner)
	if err != nil {
		return err
	}
	if !kept {
		most, since, full = h.conf.Quotas.Guest, leftAlone, ErrManyGuest
	}
	all := 0
	for status, since := range map[Status]int64{Gathering: 0, Playing: h.now().Add(-since).UnixMilli()} {
		mine, _, err := h.conf.Store.Opened(ctx, string(status), owner, "", since)
		if err != nil {
			return err
		}
		all += mine
	}
	if all >= most {
		return full
	}
	return nil
}

// keeps reports whether somebody has an account.
func (h *House) keeps(ctx context.Context, who string) (bool, error) {
	p, err := h.conf.Store.Person(ctx, who)
	if errors.Is(err, store.ErrNotFound) {
		return false, nil
	}
	return p.NameKey != "", err
}

// mayAnalyse returns [ErrAnalyses] if somebody without an account has asked for too many analyses within a day.
// Visitors who are nobody yet share that of their network.
func (h *House) mayAnalyse(ctx context.Context, person PersonID) error {
	most, who := h.conf.Quotas.Analyses, h.network(ctx)
	if most == 0 {
		return nil
	}
	if person != "" {
		known, err := h.who(person)
		if err != nil {
			return err
		}
		kept, err := h.keeps(ctx, known)
		if err != nil || kept {
			return err
		}
		who = h.mac("analyses", known)
	}
	if who == "" {
		return nil
	}
	may, err := h.conf.Store.Spend(ctx, "analyses of "+who, most, 24*time.Hour)
	if err == nil && !may {
		err = ErrAnalyses
	}
	return err
}
