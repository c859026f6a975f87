package evaluator

import (
	"math/bits"

	"ennead/game"
	"ennead/games/osiris"
)

// The features of a governor.
const (
	fRows         = iota // glory of completed adjacent lots
	fReaches             // glory of completed segment lots
	fPairs               // groups that lack one monument to another adjacent lot
	fThrees              // segments that lack one monument to another lot
	fTokens              // value of the tokens in glory points
	fPlan                // glory of the best monument to plan, by how far the tokens go
	fNextPlan            // the same for the second best
	fReady               // glory of the best monument that the tokens can plan now
	fPlanned             // glory of planned monuments that can be built now
	fStuck               // glory of planned monuments that cannot
	fWorkers             // unplaced workers of an active governor
	fForemen             // foremen among them, as far as the viewer knows
	fCards               // city cards in hand
	fBlessings           // blessings still playable, at one a season
	fActive              // has not withdrawn this season
	fRegent              // is the next Regent
	fCompletion          // completion bonuses, by the square of the share built
	fCorners             // value of the tokens on the corners of the city cards in hand that the viewer knows
	fBuilders            // Sculptors, Architects, Masons and Ferrymen among the known cards
	fHarvesters          // Scouts, Journeymen and Overseers
	fTraders             // Merchants, Caravaneers and Tax Collectors
	fScribes             // Scribes
	fHelpers             // Recruiters and Priests
	fFarmers             // farmers among the unplaced workers, as far as the viewer knows, foremen too
	fStonecutters        // stonecutters
	fAnubis              // holds the blessing, and can still play one
	fBastet              // the same for the others; Isis and Thoth count as any blessing does
	fHorus
	fHarvest  // value of the tokens that the unplaced workers could harvest, as far as the viewer knows them
	fGoal     // as fPlan, with the harvest and the corners of the known cards
	fNextGoal // as fNextPlan, with these
	fSends    // cards of fHarvesters for which there is an unplaced worker
	fBuilds   // cards of fBuilders for which there is a planned monument that can be built now
	featureCount
)

// sort is the feature of a kind of city cards, besides their number.
var sort = [osiris.CardKinds]int{
	osiris.Sculptor: fBuilders, osiris.Architect: fBuilders, osiris.Mason: fBuilders, osiris.Ferryman: fBuilders,
	osiris.Scout: fHarvesters, osiris.Journeyman: fHarvesters, osiris.Overseer: fHarvesters,
	osiris.Merchant: fTraders, osiris.Caravaneer: fTraders, osiris.TaxCollector: fTraders,
	osiris.Scribe: fScribes, osiris.Recruiter: fHelpers, osiris.Priest: fHelpers,
}

// The worth of a token of each resource, and of a glory point. The boxes of the regent row are meant to be equal, and
// one of them is a glory point and a brick (OSI-5.10.4).
const (
	aGrain = 12
	aBrick = 15
	aStone = 20
	aPoint = 45
)

// features are the features of one governor.
type features [featureCount]float32

// view is a position with its features.
type view struct {
	s    *osiris.State
	f    [osiris.MaxSeats]features
	past float32 // share of the game that has been played
	out  float32 // share of the governors who have withdrawn
	open crops
	can  [osiris.MaxSeats]float32 // planned monuments that can be built now
	plan [len(osiris.Components{}.Plans)]plan
}

func (v *view) look() {
	s := v.s
	v.out = float32(s.Gone.Len()) / float32(s.Seats())
	v.past = min((float32(max(s.Season, 1))-1+v.out)/osiris.Seasons, 1)
	if v.sends() {
		v.open = cropsOf(s)
	}
	v.plans()
	v.lots()
	for seat := range game.Seat(s.Seats()) {
		v.planned(seat)
		v.standing(seat)
		h := handOf(&s.Player[seat])
		v.f[seat].take(v, seat, &h)
	}
}

// sends reports whether anybody has an unplaced worker whose kind the viewer knows.
func (v *view) sends() bool {
	for seat := range v.s.Seats() {
		if v.s.Player[seat].Workers != (osiris.Workers{}) {
			return true
		}
	}
	return false
}

// standing computes blessings, the regency and completion bonuses.
func (v *view) standing(seat game.Seat) {
	s, p, f := v.s, &v.s.Player[seat], &v.f[seat]
	left := osiris.Seasons - int(s.Season)
	if p.Order == 0 {
		f[fActive] = 1
		if p.Played == 0 {
			left++
		}
	}
	f[fBlessings] = float32(min(bits.OnesCount8(p.Blessings), left))
	if left > 0 {
		for k, blessing := range [...]osiris.Blessing{osiris.Anubis, osiris.Bastet, osiris.Horus} {
			f[fAnubis+k] = float32(p.Blessings >> blessing & 1)
		}
	}
	if p.Order == 1 && !s.Aside.Has(seat) {
		f[fRegent] = 1
	}
	for m, bonus := range s.Data.Scoring.Completion {
		if all := s.Data.Pieces[m]; s.Complete&(1<<m) == 0 && p.Lost[m] == 0 {
			part := float32(p.Built[m]) / float32(all)
			f[fCompletion] += float32(bonus) * part * part
		}
	}
}

// planned computes the planned monuments. A governor who has withdrawn builds only the ones that Horus keeps (OSI-8.1,
// OSI-12.3).
func (v *view) planned(seat game.Seat) {
	s, f := v.s, &v.f[seat]
	for own := s.Own[seat]; own != 0; own = own.Rest() {
		n := own.First()
		if s.Player[seat].Order != 0 && s.Plans[n].Kept != osiris.Stays {
			continue
		}
		if data := &s.Data.Plans[n]; s.Room(data.Monument) {
			f[fPlanned] += float32(s.Data.Monument[data.Monument].Glory)
			v.can[seat]++
		} else {
			f[fStuck] += float32(s.Data.Monument[data.Monument].Glory)
		}
	}
}

// lots computes completed and almost completed lots (OSI-9.2).
func (v *view) lots() {
	s := v.s
	var own, twice [osiris.MaxSeats]osiris.Sites
	for raised := s.Raised; raised != 0; raised = raised.Rest() {
		site := raised.First()
		b := &s.Site[site]
		if int(b.Owner) < s.Seats() {
			own[b.Owner] = own[b.Owner].With(site)
		}
		if int(b.Second) < s.Seats() {
			if own[b.Second].Has(site) {
				twice[b.Second] = twice[b.Second].With(site)
			}
			own[b.Second] = own[b.Second].With(site)
		}
	}
	size, row := int(s.Data.Scoring.RowSize), float32(s.Data.Scoring.Row)
	reach, glory := int(s.Data.Scoring.ReachSize), float32(s.Data.Scoring.Reach)
	for seat := range s.Seats() {
		f := &v.f[seat]
		for left := own[seat]; left != 0; {
			group := v.group(left)
			left &^= group
			n := group.Len() + (group & twice[seat]).Len()
			f[fRows] += row * float32(n/size)
			if n%size == size-1 {
				f[fPairs]++
			}
		}
		for segment := 1; segment <= osiris.Seasons; segment++ {
			along := s.Data.Segment[segment]
			n := (own[seat] & along).Len() + (twice[seat] & along).Len()
			if n < reach-1 { // as nearly always, and division takes long
				continue
			}
			f[fReaches] += glory * float32(n/reach)
			if n%reach == reach-1 {
				f[fThrees]++
			}
		}
	}
}

// group returns the sites that are connected with the first one.
func (v *view) group(sites osiris.Sites) osiris.Sites {
	group := osiris.Sites(0).With(sites.First())
	for edge := group; edge != 0; {
		next := v.s.Data.Beside[edge.First()] & sites &^ group
		edge = edge.Rest() | next
		group |= next
	}
	return group
}
