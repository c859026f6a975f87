package game

// Under says under which older version of its rules a table plays; 0 for the newest. It is one byte, so that a state
// can hold it.
type Under uint8

// Before reports whether a table plays under rules older than that version. A correction of the rules asks it where the
// old and the new rule part, see docs/records.md.
func (u Under) Before(version int) bool { return u != 0 && int(u) < version }

// At returns a game under an older version of its rules: what it begins or loads has [Setup.Rules]. The rules must
// still know that version.
func At(g Game, version int) Game {
	if version == g.Version() {
		return g
	}
	return older{g, version}
}

// older is a game under an older version of its rules.
type older struct {
	Game
	version int
}

func (o older) Version() int { return o.version }

func (o older) New(setup Setup) (State, error) {
	setup.Rules = Under(o.version)
	return o.Game.New(setup)
}

func (o older) Load(setup Setup, position []byte) (State, error) {
	setup.Rules = Under(o.version)
	return o.Game.Load(setup, position)
}
