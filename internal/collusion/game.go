package collusion

// Game is what a rated game says of two of its people, the first and the second.
type Game struct {
	Table    string
	Ahead    int     // 1 if the first came off better, -1 if the second did, 0 if neither
	Expected float64 // how likely the first was to come off better, by the ratings before
	Shared   bool    // both sat in one network
	Gave     int     // pieces that the first gave the second for nothing
	Got      int     // pieces that the second gave the first for nothing
}

// Kind is what a finding is about.
type Kind string

// The kinds.
const (
	Network Kind = "network" // both sat in one network at a rated table
	Gifts   Kind = "gifts"   // one gives the other things for nothing, game after game
	Results Kind = "results" // one comes off better so often that chance explains it badly
)

// Finding is something that moderators should look at. It says on what it is based.
type Finding struct {
	Kind    Kind     `json:"kind"`
	Favours int      `json:"favours,omitempty"` // 1 if it favours the first person, 2 if the second; 0 if neither
	Games   int      `json:"games"`             // that speak for it
	Of      int      `json:"of"`                // among so many in which it could have shown
	Gained  int      `json:"gained,omitempty"`  // pieces that the favoured person got for nothing
	Spent   int      `json:"spent,omitempty"`   // pieces that the favoured person gave for nothing
	Odds    int      `json:"odds,omitempty"`    // chance does this, or more of it, at most once in so many times
	Tables  []string `json:"tables"`            // that speak for it, the latest first
}

// Told returns what a sentence about it names: the favoured person first, if there is one.
func (f Finding) Told(one, other string) []any {
	if f.Favours == 2 {
		one, other = other, one
	}
	return []any{"one", one, "other", other, "games", f.Games, "of", f.Of, "n", f.Of, "gained", f.Gained,
		"spent", f.Spent, "odds", f.Odds}
}
