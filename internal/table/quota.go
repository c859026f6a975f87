package table

import (
	"context"
	"math"
	"net/netip"
	"sync"
	"time"
)

// Quotas limit how many tables may be open per person, and for all who come from one network, such as a household, a
// school or a crowd of invented visitors. Zero means no limit.
type Quotas struct {
	Open, OpenNetwork       int // tables waiting for people
	Running, RunningNetwork int // games in progress, without those in which nothing has happened for two weeks
	Opening, OpeningNetwork int // tables opened within ten minutes
}

// UsualQuotas leave room for somebody who plays many turn-based games, and for a school in which everybody begins at
// once.
var UsualQuotas = Quotas{Open: 6, OpenNetwork: 40, Running: 60, RunningNetwork: 400, Opening: 20, OpeningNetwork: 80}

// Times multiplies the quotas, with at least one of each; a factor of zero removes them.
func (q Quotas) Times(factor float64) Quotas {
	if factor <= 0 {
		return Quotas{}
	}
	for _, n := range []*int{&q.Open, &q.OpenNetwork, &q.Running, &q.RunningNetwork, &q.Opening, &q.OpeningNetwork} {
		*n = int(max(1, min(math.Round(float64(*n)*factor), math.MaxInt32)))
	}
	return q
}

const (
	asleep     = 14 * 24 * time.Hour // after which a game in progress no longer counts
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
	if q.Opening > 0 && !h.door.opened.may(now, share{owner, q.Opening, shortWhile},
		share{network, q.OpeningNetwork, shortWhile}) {
		return ErrManyAtOnce
	}
	return nil
}
