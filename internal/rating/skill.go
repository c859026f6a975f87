package rating

import "math"

// The scale: what is believed of a player of whom nothing is known, how much chance there is in one game (beta), and by
// how much a skill may change from one game to the next (tau) and from one season to the next (drift).
const (
	freshMu    = 25.0
	freshSigma = 25.0 / 3
	beta       = 25.0 / 6
	tau        = 25.0 / 300
	drift      = 2.0
)

// provisional is the sigma above which little is known of a player: they have it for their first 10 to 16 games.
const provisional = 6.5

// apart is how far the skills of those who play for their rating may lie from one another: 400 points as shown.
const apart = 10.0

// MostApart is the same, as people read it.
const MostApart = int(40 * apart)

// Skill is what is believed of a player in a game: most likely Mu, with a standard deviation of Sigma.
type Skill struct {
	Mu, Sigma float64
}

// Fresh returns the skill of a player who has not played yet.
func Fresh() Skill { return Skill{freshMu, freshSigma} }

// NewSeason returns the skill with which a player begins a new season: as strong, but less certainly so.
func NewSeason(s Skill) Skill {
	return Skill{s.Mu, min(freshSigma, math.Sqrt(float64(s.Sigma*s.Sigma)+drift*drift))}
}

// Provisional reports whether too little is known of the player to take the number seriously.
func (s Skill) Provisional() bool { return s.Sigma > provisional }

// Shown returns the skill as people read it: 1500 for who has not played.
func (s Skill) Shown() int { return int(math.Round(1500 + float64(40*(s.Mu-freshMu)))) }

// Unsure returns by how much the number that people read may be off, 19 times in 20.
func (s Skill) Unsure() int { return int(math.Round(float64(2 * 40 * s.Sigma))) }

// Floor returns what the skill very likely exceeds. Leaderboards are in its order, so that nobody leads them by luck.
func (s Skill) Floor() float64 { return s.Mu - float64(2*s.Sigma) }

// Comparable reports whether a game between these players may count. If one is far stronger than another, its end tells
// little, and who brings a second account of their own could gain by it again and again.
func Comparable(skills ...Skill) bool {
	for _, a := range skills {
		for _, b := range skills {
			if a.Mu-b.Mu > apart {
				return false
			}
		}
	}
	return true
}

// Ahead returns how likely a player is to come off better than another, as far as their skills are known.
func Ahead(a, b Skill) float64 {
	c := math.Sqrt(float64(a.Sigma*a.Sigma) + float64(b.Sigma*b.Sigma) + float64(2*beta*beta))
	return 1 / (1 + exp((b.Mu-a.Mu)/c))
}
