package table

import (
	"context"
	"net/netip"
	"slices"

	"ennead/game"
	"ennead/internal/store"
)

// neighbourhood returns the key under which the store knows the network of a request at one table: a keyed hash of its
// first 24 bits, or 48 of an IPv6 address. No two tables have the same for one network, so that it says nothing but who
// sat there together. It is empty if the request has no address, or a private one, which says nothing: those who play
// in one house have no other.
func (h *House) neighbourhood(ctx context.Context, id ID) string {
	from, _ := ctx.Value(fromKey{}).(netip.Prefix)
	at := from.Addr()
	if !from.IsValid() || at.IsLoopback() || at.IsPrivate() || at.IsLinkLocalUnicast() {
		return ""
	}
	bits := 24
	if at.Is6() {
		bits = 48
	}
	return h.mac("sitting", string(id), netip.PrefixFrom(at, min(bits, from.Bits())).Masked().String())
}

// noteSitting stores from which network the person of a seat plays at a rated table. A choice that has been made stands
// even if that fails.
func (h *House) noteSitting(ctx context.Context, t *Table, seat game.Seat) {
	network := h.neighbourhood(ctx, t.ID)
	if network == "" || !t.Terms.Rated || t.Seats[seat].who == "" {
		return
	}
	err := h.conf.Store.Sat(ctx, store.Sitting{Table: string(t.ID), Person: t.Seats[seat].who, Network: network,
		At: h.now().UnixMilli()}, string(Over))
	if err != nil {
		h.conf.Log.WarnContext(ctx, "from where somebody plays is not stored", "table", t.ID, "error", err)
	}
}

// doubts reports whether somebody who sits down in a game may be one of those who play there already, in another
// browser: they have no account, or they play from the network of another there, as far as the house keeps that. Such a
// person is no proof that whoever leaves has looked for somebody.
func (h *House) doubts(ctx context.Context, t *Table, g guest) (bool, error) {
	network := h.neighbourhood(ctx, t.ID)
	switch {
	case t.Status != Playing:
		return false, nil
	case !g.account:
		return true, nil
	case network == "" || !t.Terms.Rated:
		return false, nil
	}
	known, err := h.conf.Store.Sittings(ctx, string(t.ID))
	return slices.ContainsFunc(known, func(at store.Sitting) bool {
		return at.Network == network && at.Person != g.who
	}), err
}

// moved reports whether a seat has made a move.
func (t *Table) moved(seat game.Seat) bool {
	return slices.ContainsFunc(t.Match.Record.Turns, func(turn game.Turn) bool { return turn.Seat == seat })
}
