package kemet

import "ennead/game"

// Victory points: chapter 8. They are public, and the score always counts them as they are now.

const (
	scoreTemples = iota
	scorePyramids
	scoreCombat
	scoreControl
	scoreSanctuary
	scoreTiles
	scoreCount
)

var scoreKeys = [scoreCount]string{
	"kemet.score.temples", "kemet.score.pyramids", "kemet.score.combat", "kemet.score.control", "kemet.score.sanctuary",
	"kemet.score.tiles",
}

func (s *State) count(seat game.Seat) (vp [scoreCount]int) {
	p := &s.Player[seat]
	for t := s.Board().Temples; t != 0; t = t.Rest() {
		if s.TempleVP[t.First()] == seat {
			vp[scoreTemples]++
		}
	}
	for owner := range s.Count {
		for _, holder := range s.PyrVP[owner] {
			if holder == seat {
				vp[scorePyramids]++
			}
		}
	}
	vp[scoreCombat], vp[scoreControl], vp[scoreSanctuary] = int(p.CombatVP), int(p.ControlVP), int(p.SanctuaryVP)
	vp[scoreTiles] = s.PowerOf(seat, PowerDomination) + s.PowerOf(seat, PowerSphinx)
	return vp
}

// Score returns the seat's VP, temporary and permanent.
func (s *State) Score(seat game.Seat) int { return s.lent[seat].Len() + s.Kept(seat) }

// Kept returns the seat's permanent VP, which nobody can take away (KEM-8.1).
func (s *State) Kept(seat game.Seat) int {
	p := &s.Player[seat]
	return int(p.CombatVP) + int(p.ControlVP) + int(p.SanctuaryVP) +
		s.PowerOf(seat, PowerDomination) + s.PowerOf(seat, PowerSphinx)
}

// Sheet returns the VP by category.
func (s *State) Sheet() []game.Category {
	return game.SheetOf(scoreKeys[:], s.Seats(), func(seat game.Seat) []int {
		points := s.count(seat)
		return points[:]
	})
}

// Rank returns the seat's rank, from 1 (KEM-8.9, KEM-8.10).
func (s *State) Rank(seat game.Seat) int {
	rank := 1
	for other := range game.Seat(s.Count) {
		if other != seat && s.ahead(other, seat) {
			rank++
		}
	}
	return rank
}

func (s *State) ahead(a, b game.Seat) bool {
	va, vb := s.Score(a), s.Score(b)
	ca, cb := s.Player[a].CombatVP, s.Player[b].CombatVP
	switch {
	case va != vb:
		return va > vb
	case a == s.Trigger || b == s.Trigger:
		return a == s.Trigger
	case ca != cb:
		return ca > cb
	}
	return s.left(a) < s.left(b)
}

// left returns the seat's place on the order track, from 0 on the left.
func (s *State) left(seat game.Seat) int {
	for i, at := range s.Order[:s.Count] {
		if at == seat {
			return i
		}
	}
	return int(s.Count)
}
