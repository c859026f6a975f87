package pharaon

import (
	"math/bits"

	"ennead/game"
)

// Scoring: sections 11 and 12, and the Traitor's count (PHA-15.16).

// The score categories, in the order of PHA-12.2.
const (
	ScoreGods = iota
	ScoreNobles
	ScoreBurial
	ScoreArtisans
	ScoreHonours // the Pharaoh and First Player tokens
	ScoreNile
	ScoreTokens
	scoreCount
)

var scoreKeys = [scoreCount]string{
	"pharaon.score.gods", "pharaon.score.nobles", "pharaon.score.burial", "pharaon.score.artisans",
	"pharaon.score.honours", "pharaon.score.nile", "pharaon.score.tokens",
}

// count returns the score of a seat by category, as if the game ended now.
func (s *State) count(seat game.Seat) (points [scoreCount]int) {
	p := &s.Player[seat]
	if s.Solo && seat == TraitorSeat {
		points[ScoreGods] = s.godPoints(s.plotGods())
		level := int(s.Plot.Level)
		if level == 0 {
			level = s.Data.NoblePP
		}
		points[ScoreNobles] = level * p.Nobles.Len()
	} else {
		gods := s.GodsOf(seat)
		points[ScoreGods] = s.godPoints(gods)
		points[ScoreNobles] = s.noblePoints(seat, gods)
	}
	if p.Step > 0 { // PHA-12.5
		points[ScoreBurial] = s.Data.Steps[p.Step-1].PP
	}
	for a := p.Artisans; a != 0; a = a.Rest() {
		points[ScoreArtisans] += s.Data.Artisans[a.First()].PP
	}
	if s.Pharaoh == seat {
		points[ScoreHonours] += s.Data.PharaohPP
	}
	if s.First == seat {
		points[ScoreHonours] += s.Data.FirstPP
	}
	for _, cell := range p.Nile { // PHA-12.7
		points[ScoreNile] += s.Data.NilePP[cell]
	}
	prestige := s.Data.Prestige[0]*int(p.Tokens[Prestige1]) + s.Data.Prestige[1]*int(p.Tokens[Prestige2])
	points[ScoreTokens] = p.TokenCount() + prestige
	return points
}

// TokenCount counts the resource and offering tokens of a player (PHA-12.8).
func (p *Player) TokenCount() (n int) {
	for _, k := range p.Tokens {
		n += int(k)
	}
	return n
}

// offerings counts the offering tokens of all kinds.
func (p *Player) offerings() (n int) {
	for _, k := range p.Tokens[ResourceOffering:] {
		n += int(k)
	}
	return n
}

// Score returns the seat's total, as if the game ended now.
func (s *State) Score(seat game.Seat) (total int) {
	for _, n := range s.count(seat) {
		total += n
	}
	return total
}

// Sheet returns the scores of all seats by category.
func (s *State) Sheet() []game.Category {
	return game.SheetOf(scoreKeys[:], s.Seats(), func(seat game.Seat) []int {
		points := s.count(seat)
		return points[:]
	})
}

// Rounds returns how many rounds have begun, see [game.Rounded].
func (s *State) Rounds() int { return int(s.Round) }

// Rank returns the seat's place, from 1: by PP, then the Pharaoh token, then tokens (PHA-12.9, PHA-12.10). The
// Traitor wins ties (PHA-15.17).
func (s *State) Rank(seat game.Seat) int {
	rank, score := 1, s.Score(seat)
	for other := range game.Seat(s.Count) {
		if other == seat {
			continue
		}
		if o := s.Score(other); o > score || o == score && s.winsTie(other, seat) {
			rank++
		}
	}
	return rank
}

// winsTie reports whether seat a ranks before seat b with as many points.
func (s *State) winsTie(a, b game.Seat) bool {
	switch {
	case s.Solo:
		return a == TraitorSeat
	case s.Pharaoh == a || s.Pharaoh == b:
		return s.Pharaoh == a
	default:
		return s.Player[a].TokenCount() > s.Player[b].TokenCount()
	}
}

// Elements counts what the gods adjacent to a quarter require from a seat there (PHA-11.1).
func (s *State) Elements(seat game.Seat, q Quarter) int { return s.elements(&s.Player[seat], q) }

// elements counts what the gods adjacent to a quarter require from it (PHA-11.1).
func (s *State) elements(p *Player, q Quarter) int {
	switch q {
	case Nobles:
		return p.Nobles.Len()
	case Nile:
		n := 0
		for _, cell := range p.Nile {
			if cell > 0 {
				n++
			}
		}
		return n
	case Offerings:
		return p.offerings()
	case Burial:
		return int(p.Step)
	default:
		return p.Artisans.Len()
	}
}

// godPoints returns the PP of a set of columns, both halves of each (PHA-11.2).
func (s *State) godPoints(columns uint8) (pp int) {
	for ; columns != 0; columns &= columns - 1 {
		pp += s.GodPP(bits.TrailingZeros8(columns))
	}
	return pp
}

// GodPP returns the PP of the god between positions p and p+1.
func (s *State) GodPP(p int) int {
	return s.Data.Edges[s.Circle[p]].CW.PP + s.Data.Edges[s.Circle[(p+1)%Quarters]].CCW.PP
}

// GodsOf returns the set of columns that score for a seat. One element cannot count for both gods adjacent to a
// quarter (PHA-11.3). Among the sets that meet their conditions, the one with the highest total scores (PHA-11.5).
func (s *State) GodsOf(seat game.Seat) uint8 {
	if s.Solo && seat == TraitorSeat {
		return s.plotGods()
	}
	met, clash := s.GodsMet(seat)
	if met&clash == 0 {
		return met
	}
	best, bestPP := uint8(0), -1
	for set := met; ; set = (set - 1) & met {
		if admissible(set, clash) {
			if pp := s.godPoints(set) + s.noblePoints(seat, set); pp > bestPP {
				best, bestPP = set, pp
			}
		}
		if set == 0 {
			return best
		}
	}
}

// GodsMet returns the set of columns whose two conditions hold, each taken alone. clash is the set of positions p
// whose quarter has too few elements for columns p-1 and p together, if both are met.
func (s *State) GodsMet(seat game.Seat) (met, clash uint8) {
	p := &s.Player[seat]
	var have [Quarters]int
	for at, q := range s.Circle {
		have[at] = s.elements(p, q)
	}
	for at, q := range s.Circle {
		next := (at + 1) % Quarters
		if have[at] >= s.Data.Edges[q].CW.Need && have[next] >= s.Data.Edges[s.Circle[next]].CCW.Need {
			met |= 1 << at
		}
	}
	for at, q := range s.Circle {
		before := (at + 4) % Quarters
		if met&(1<<at) != 0 && met&(1<<before) != 0 && have[at] < s.Data.Edges[q].CW.Need+s.Data.Edges[q].CCW.Need {
			clash |= 1 << at
		}
	}
	return met, clash
}

// admissible reports whether the set avoids all clashes: no clashing quarter has both its columns in it.
func admissible(set, clash uint8) bool {
	before := (set<<1 | set>>4) & (1<<Quarters - 1)
	return set&before&clash == 0
}

// noblePoints returns the PP of a seat's nobles, given its gods (PHA-12.3).
func (s *State) noblePoints(seat game.Seat, gods uint8) (pp int) {
	copies, best := 0, 0
	for n := s.Player[seat].Nobles; n != 0; n = n.Rest() {
		if s.Data.Nobles[n.First()].Score.Copy {
			copies++
			continue
		}
		each := s.NoblePP(seat, n.First(), gods)
		best = max(best, each)
		pp += each
	}
	return pp + copies*best // PHA-12.3.12
}

// NoblePP returns the PP of one noble for its owner, given the owner's gods. The Diplomat copies the owner's best
// other noble.
func (s *State) NoblePP(seat game.Seat, n uint8, gods uint8) int {
	p := &s.Player[seat]
	f := &s.Data.Nobles[n].Score
	if f.Copy {
		best := 0
		for other := p.Nobles; other != 0; other = other.Rest() {
			if !s.Data.Nobles[other.First()].Score.Copy {
				best = max(best, s.NoblePP(seat, other.First(), gods))
			}
		}
		return best
	}
	pp := f.Base
	if f.GodBeside > 0 { // PHA-10.5
		at := s.At(f.Beside)
		pp += f.GodBeside * bits.OnesCount8(gods&(1<<at|1<<((at+4)%Quarters)))
	}
	if s.Pharaoh == seat {
		pp += f.Pharaoh
	}
	if s.First == seat {
		pp += f.First
	}
	pp += f.Noble*p.Nobles.Len() + f.Step*int(p.Step) + f.Silver*int(p.Tokens[Silver]) + f.God*bits.OnesCount8(gods)
	if f.Offering > 0 {
		pp += f.Offering * p.offerings()
	}
	if f.ArtisanPP > 0 {
		pp += f.ArtisanPP * s.artisanValues(p)
	}
	if f.FullTrack > 0 {
		for _, cell := range p.Nile {
			if cell == TopCell {
				pp += f.FullTrack
			}
		}
	}
	if f.Basic > 0 {
		pp += f.Basic * s.basics(p, f.WithOffers)
	}
	return pp
}

// artisanValues counts the different PP values among a player's artisans (PHA-12.3.5).
func (s *State) artisanValues(p *Player) int {
	var seen uint64
	for a := p.Artisans; a != 0; a = a.Rest() {
		seen |= 1 << s.Data.Artisans[a.First()].PP
	}
	return bits.OnesCount64(seen)
}

// basics counts basic resources, and with offers also resource offerings (PHA-12.3.11).
func (s *State) basics(p *Player, offers bool) (n int) {
	for c := range Colours {
		n += int(p.Tokens[c])
		if offers {
			n += int(p.Tokens[int(ResourceOffering)+c])
		}
	}
	return n
}
