package evaluator

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// The features of a foreman.
const (
	fCargo       = iota // VP of the boats that could be loaded now
	fNear               // VP of the best boat that could not, times the share of its cost in the reserve
	fNextNear           // the same for the second best boat
	fGoods              // remaining resources, up to two of a kind, without statues
	fSurplus            // further resources of a kind
	fStatues            // remaining statues
	fBonus              // expected to have the most torturers
	fTorturers          // torturers expected on sites
	fThebes             // a torturer expected at Thebes
	fNegotiators        // negotiators expected on sites
	fIncome             // negotiators expected to find a resource
	fPile               // the active site's resources, times the chance to win them
	fProspect           // the resources of sites still to come, times the share of all cards that is in hand
	fHand               // points of the cards in hand, as far as they can still be played
	fSpecials           // special cards in hand
	fAnkhs              // ankhs in hand
	fFirst              // expected to be early in the play order
	featureCount
)

const maxSeats = 4

// features are the values of all features of one foreman.
type features [featureCount]float32

// view is a position under evaluation.
type view struct {
	s      *pyramidion.State
	f      [maxSeats]features
	vp     [maxSeats]int
	past   float32             // share of the way to the target that the leader has gone
	coming int                 // sites still to resolve this round, after the active one
	order  [maxSeats]game.Seat // the expected play order
	last   bool                // only loading is left before the game ends
	wins   chances
}

func (v *view) look() {
	s := v.s
	v.coming = len(s.Data.Tables[s.Count].Sequence) - s.Sundials.Len()
	if s.Site != pyramidion.NoSite {
		v.coming--
		v.site()
	}
	for seat := range game.Seat(s.Count) {
		v.vp[seat] = s.VP(seat)
	}
	v.places()
	v.load()
	v.posts()
	v.hands()
	most := float32(0)
	for seat := range game.Seat(s.Count) {
		most = max(most, float32(v.vp[seat])+v.f[seat][fCargo]+v.f[seat][fBonus])
	}
	v.past = v.gone(most)
	v.last = v.past == 1 && v.coming == 0 && s.Site == pyramidion.NoSite
}

// gone returns how far the game has come, from 0 to 1: by the leader's points, or without a target by the boats
// loaded.
func (v *view) gone(most float32) float32 {
	s := v.s
	if target := s.Data.Targets[s.Target]; target > 0 {
		return min(most/float32(target), 1)
	}
	gone := s.Data.Boats &^ (s.Row | s.Pile | s.Sunk)
	return float32(gone.Len()) / float32(s.Data.Boats.Len())
}

// handful is the usual number of cards played on a site.
const handful = 3

// hands evaluates cards in hand. They are useful as long as sites are still to come, and only as many as can be
// played there.
func (v *view) hands() {
	s := v.s
	if v.coming == 0 {
		return
	}
	sum, all := float32(0), [maxSeats]float32{}
	for seat := range game.Seat(s.Count) {
		p, f := &s.Player[seat], &v.f[seat]
		held := p.Hold()
		if held == 0 {
			continue
		}
		use := min(1, float32(handful*v.coming)/float32(held))
		var points pyramidion.Tally
		for cards := p.Hand; cards != 0; cards = cards.Rest() {
			points += s.Data.Words[cards.First()]
		}
		f[fHand] = float32(points.Sum()) * use
		f[fSpecials] = float32((p.Hand & s.Data.Of[pyramidion.Special]).Len()) * use
		f[fAnkhs] = float32((p.Hand & s.Data.Ankhs).Len()) * use
		all[seat] = f[fHand] + special*f[fSpecials]
		sum += all[seat]
	}
	if sum == 0 {
		return
	}
	prospect := v.prospect()
	for seat := range s.Count {
		v.f[seat][fProspect] = prospect * all[seat] / sum
	}
}

// special is how many points a special card counts as.
const special = 4

// prospect returns the resources of sites still to come, times the share of these sites that will be activated.
func (v *view) prospect() float32 {
	s := v.s
	sites, sum := 0, 0
	for site := range s.Goods {
		if !s.Sundials.Has(uint8(site)) && pyramidion.Site(site) != s.Site {
			goods := packed(&s.Goods[site])
			sum += goods.sum() + int(goods>>statue)
			sites++
		}
	}
	return float32(sum*v.coming) / float32(max(sites, 1))
}

// posts counts troops on sites as expected after the active site is resolved.
func (v *view) posts() {
	s := v.s
	rich := v.rich()
	for seat := range game.Seat(s.Count) {
		f := &v.f[seat]
		torturers, negotiators := s.Posts(seat, pyramidion.Torturers), s.Posts(seat, pyramidion.Negotiators)
		f[fTorturers], f[fNegotiators] = float32(torturers.Len()), float32(negotiators.Len())
		f[fThebes], f[fIncome] = float32(torturers>>pyramidion.Thebes&1), float32((negotiators & rich).Len())
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

// post counts a share of a troop on a site.
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
	if v.rich().Has(uint8(site)) {
		f[fIncome] += part
	}
}

// rich returns the sites where negotiators are expected to find resources in the next round.
func (v *view) rich() (sites pyramidion.Sites) {
	s := v.s
	coming := &s.Data.Spread[s.Spread]
	for site := range s.Goods {
		if packed(&coming[site]) != 0 || s.Sundials.Has(uint8(site)) && packed(&s.Goods[site]) != 0 {
			sites = sites.With(uint8(site))
		}
	}
	return sites
}

// changes replaces the owner of a troop on the active site by the seats likely to win it.
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

// places works out the next play order: a seat with an order token gets that place, and the others keep their order
// (PYR-11.1).
func (v *view) places() {
	s := v.s
	last, taken := float32(s.Count-1), 0
	for seat := range game.Seat(s.Count) {
		if token := s.Player[seat].Token; token != 0 {
			v.order[token-1] = seat
			taken |= 1 << (token - 1)
		}
	}
	place := 0
	for _, seat := range s.Order[:s.Count] {
		if seat == pyramidion.NoSeat || s.Player[seat].Token != 0 {
			continue
		}
		for taken>>place&1 == 1 {
			place++
		}
		v.order[place] = seat
		place++
	}
	idle := s.Site != pyramidion.Gizeh && !s.Sundials.Has(uint8(pyramidion.Gizeh))
	swaps := s.Data.Tables[s.Count].Swaps && v.coming == 0 && idle
	for place, seat := range v.order[:s.Count] {
		if swaps { // PYR-15.6
			place = int(s.Count) - 1 - place
		}
		v.f[seat][fFirst] = (last - float32(place)) / last
	}
}
