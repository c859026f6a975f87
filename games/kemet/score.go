package kemet

import "ennead/game"

// Victory points: chapter 8. They are public at any time; the score is what it would be now.

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

// Score is the VP of a seat, temporary and permanent.
func (s *State) Score(seat game.Seat) int { return s.lent[seat].Len() + s.Kept(seat) }

// Kept is the VP of a seat that nobody can take away, the permanent ones (KEM-8.1).
func (s *State) Kept(seat game.Seat) int {
	p := &s.Player[seat]
	return int(p.CombatVP) + int(p.ControlVP) + int(p.SanctuaryVP) +
		s.PowerOf(seat, PowerDomination) + s.PowerOf(seat, PowerSphinx)
}

// Sheet is the VP by kind.
func (s *State) Sheet() []game.Category {
	return game.SheetOf(scoreKeys[:], s.Seats(), func(seat game.Seat) []int {
		points := s.count(seat)
		return points[:]
	})
}

// Rank is the seat's place (KEM-8.9, KEM-8.10).
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

// left is a seat's place on the order track from the left.
func (s *State) left(seat game.Seat) int {
	for i, at := range s.Order[:s.Count] {
		if at == seat {
			return i
		}
	}
	return int(s.Count)
}
