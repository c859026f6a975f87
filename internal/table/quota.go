package table

import (
	"context"
	"math"
	"net/netip"
	"sync"
	"time"
)

// Quotas are how many tables one person may have opened, and how many all together who come from one network, such as a
// household, a school or a crowd of invented visitors. Zero means any number.
type Quotas struct {
	Open, OpenNetwork       int // tables that wait for people
	Running, RunningNetwork int // games under way, those at which nothing has happened for two weeks left out
	Opening, OpeningNetwork int // tables opened within ten minutes
}

// UsualQuotas leave room for who plays many games by turns, and for a school in which everybody begins at once.
var UsualQuotas = Quotas{Open: 6, OpenNetwork: 40, Running: 60, RunningNetwork: 400, Opening: 20, OpeningNetwork: 80}

// Times are so many times the quotas, at least one of each; none at all for zero.
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
	asleep     = 14 * 24 * time.Hour // after which a game under way counts no more
	shortWhile = 10 * time.Minute
)

// From notes in a context which network a request comes from. What comes from none meets no quota of networks.
func From(ctx context.Context, network netip.Prefix) context.Context {
	return context.WithValue(ctx, fromKey{}, network)
}

type fromKey struct{}

// network is what the store knows the network of a request by: a keyed hash, empty if it comes from none. Who has an IPv6
// connection commonly has 256 networks of 64 bits, so that they count as one.
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

// door lets tables in one after the other, so that nobody opens many at once past their quota.
type door struct {
	mu     sync.Mutex
	opened pace
}

// admit stores a new table, unless there are too many of its owner or of the network that the request comes from.
func (h *House) admit(ctx context.Context, t *Table) error {
	stored, q := t.stored(), h.conf.Quotas
	stored.Network = h.network(ctx)
	h.door.mu.Lock()
	defer h.door.mu.Unlock()
	now := h.now()
	for _, room := range []struct {
		status          Status
		since           time.Time
		person, network int
		full            error
	}{
		{Gathering, time.Time{}, q.Open, q.OpenNetwork, ErrManyOpen},
		{Playing, now.Add(-asleep), q.Running, q.RunningNetwork, ErrManyRunning},
	} {
		if t.Status != room.status || room.person == 0 {
			continue
		}
		mine, ours, err := h.conf.Store.Opened(ctx, string(room.status), t.owner, stored.Network, room.since.UnixMilli())
		if err != nil {
			return err
		}
		if mine >= room.person || ours >= room.network {
			return room.full
		}
	}
	if q.Opening > 0 && !h.door.opened.may(now, share{t.owner, q.Opening, shortWhile}, share{stored.Network, q.OpeningNetwork, shortWhile}) {
		return ErrManyAtOnce
	}
	return h.conf.Store.Create(ctx, stored)
}
