package osiris_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
)

// begun is a game that begins, with the components of the setup.
func begun(setup game.Setup) (*osiris.State, error) {
	s, err := kit.Game.New(setup)
	if err != nil {
		return nil, err
	}
	return s.(*osiris.State), nil
}

// played plays random moves until the state is as wanted; it is nil if the game is over before.
func played(t testing.TB, setup game.Setup, seed uint64, wanted func(s *osiris.State) bool) *osiris.State {
	t.Helper()
	return gametest.Reach(t, kit.Game, setup, seed, wanted)
}
