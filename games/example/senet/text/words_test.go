package text_test

import (
	"testing"

	"ennead/game/gametest"
	"ennead/games/example/senet/kit"
	"ennead/games/example/senet/text"
	"ennead/internal/locale/localetest"
)

// TestWords plays until every sentence has been used.
func TestWords(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	s.Play(gametest.Tables(kit.Game), 20)
	s.Unsaid()
}
