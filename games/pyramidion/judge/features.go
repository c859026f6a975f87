package judge

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// What is looked at, by foreman.
const (
	fCargo       = iota // points of the boats that could be loaded at once
	fNear               // of the best boat that could not, by how far the reserve goes
	fNextNear           // of the second best
	fGoods              // resources that are left over, statues not counted
	fStatues            // statues that are left over
	fBonus              // is going to have the most torturers
	fTorturers          // torturers that are going to be on sites
	fThebes             // one of them at Thebes
	fNegotiators        // negotiators that are going to be on sites
	fIncome             // those that are going to find something
	fPile               // the active site's resources, by the chance to win them
	fHand               // points of the cards in hand, by what can still be done with them
	fSpecials           // special cards among them
	fAnkhs              // ankhs
	fFirst              // is going to be early in the play order
	featureCount
)

const maxSeats = 4

// features are what is looked at of one foreman.
type features [featureCount]float32

// view is a position while it is looked at.
type view struct {
	s      *pyramidion.State
	f      [maxSeats]features
	vp     [maxSeats]int
	past   float32 // share of the way to the target that who is ahead has gone
	coming int     // sites that are still to be resolved this round after the active one
	wins   chances
}

func (v *view) look() {
	s := v.s
	v.coming = len(s.Data.Tables[s.Count].Sequence) - s.Sundials.Len()
	if s.Site != pyramidion.NoSite {
		v.coming--
		v.site()
	}
	most := 0
	for seat := range game.Seat(s.Count) {
		v.vp[seat] = s.VP(seat)
		loads := v.cargo(seat)
		v.f[seat][fCargo] = float32(loads)
		most = max(most, v.vp[seat]+loads)
		v.hand(seat)
	}
	v.past = v.gone(most)
	v.posts()
	v.order()
}

// gone is how far the game has come, by the points of who is ahead; without a target by the boats that are gone.
func (v *view) gone(most int) float32 {
	s := v.s
	if target := s.Data.Targets[s.Target]; target > 0 {
		return min(float32(most)/float32(target), 1)
	}
	gone := s.Data.Boats &^ (s.Row | s.Pile | s.Sunk)
	return float32(gone.Len()) / float32(s.Data.Boats.Len())
}

// handful is how many cards are played on a site.
const handful = 3

// hand: cards are of use as long as sites are to come, and so many of them as can be played there.
func (v *view) hand(seat game.Seat) {
	s, p, f := v.s, &v.s.Player[seat], &v.f[seat]
	held := p.Hold()
	if v.coming == 0 || held == 0 {
		return
	}
	use := min(1, float32(handful*v.coming)/float32(held))
	for cards := p.Hand &^ (s.Data.Of[pyramidion.Special] | s.Data.Of[pyramidion.Revolt]); cards != 0; cards = cards.Rest() {
		for _, n := range s.Data.Card[cards.First()].Values {
			f[fHand] += float32(n) * use
		}
	}
	f[fSpecials] = float32((p.Hand & s.Data.Of[pyramidion.Special]).Len()) * use
	f[fAnkhs] = float32((p.Hand & s.Data.Ankhs).Len()) * use
}

// posts: troops on sites as they are going to be when the active one is resolved.
func (v *view) posts() {
	s := v.s
	for site, owner := range s.Troop[pyramidion.Torturers] {
		v.post(owner, site, pyramidion.Torturers, 1)
	}
	for site, owner := range s.Troop[pyramidion.Negotiators] {
		v.post(owner, site, pyramidion.Negotiators, 1)
	}
	if s.Site != pyramidion.NoSite {
		v.changes(pyramidion.Torturers, pyramidion.Influence)
		v.changes(pyramidion.Negotiators, pyramidion.Negotiation)
	}
	for seat := range v.s.Count {
		best := float32(0)
		for other := range v.s.Count {
			if other != seat {
				best = max(best, v.f[other][fTorturers])
			}
		}
		v.f[seat][fBonus] = min(max(v.f[seat][fTorturers]-best, 0), 1)
	}
}

// post counts a part of a troop on a site.
func (v *view) post(owner game.Seat, site int, kind pyramidion.Troop, part float32) {
	if owner == pyramidion.NoSeat {
		return
	}
	f := &v.f[owner]
	if kind == pyramidion.Torturers {
		f[fTorturers] += part
		if pyramidion.Site(site) == pyramidion.Thebes {
			f[fThebes] += part
		}
		return
	}
	f[fNegotiators] += part
	if v.s.Data.Spread[v.s.Spread][site] != (pyramidion.Goods{}) || v.s.Sundials.Has(uint8(site)) && v.s.Goods[site] != (pyramidion.Goods{}) {
		f[fIncome] += part
	}
}

// changes counts who is going to have a troop on the active site instead of who has one.
func (v *view) changes(kind pyramidion.Troop, c pyramidion.Category) {
	s, site := v.s, int(v.s.Site)
	owner := s.Troop[kind][site]
	for seat := range game.Seat(s.Count) {
		part := v.wins[seat][c]
		if part == 0 || seat == owner || s.Left(seat, kind) == 0 {
			continue
		}
		v.post(seat, site, kind, part)
		v.post(owner, site, kind, -part)
	}
}

// order: who took an order token is going to have that place (PYR-11.1).
func (v *view) order() {
	s := v.s
	last := float32(s.Count - 1)
	for seat := range game.Seat(s.Count) {
		place := s.Place(seat)
		if token := s.Player[seat].Token; token != 0 {
			place = int(token) - 1
		}
		v.f[seat][fFirst] = (last - float32(place)) / last
	}
}
