package plain_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/plain"
	"ennead/internal/locale"
)

// Every position of random games can be drawn, in both languages, for every seat, without a word missing.
func TestDraw(t *testing.T) {
	words, err := locale.New(kemet.Words, plain.Words)
	if err != nil {
		t.Fatal(err)
	}
	words.Report = func(err error) { t.Error(err) }
	for players := 2; players <= 5; players++ {
		s, err := kemet.Game.New(game.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(uint64(players))
		for n := 0; s.Owing() != 0; n++ {
			if n%97 == 0 {
				for _, lang := range locale.Langs {
					for seat := range game.Seat(s.Seats()) {
						draw(t, s, seat, words.In(lang))
					}
					draw(t, s, game.Spectator, words.In(lang))
				}
			}
			seat := s.Owing().First()
			moves := s.Moves(nil, seat)
			s.Play(seat, moves[r.Intn(len(moves))], nil)
		}
		draw(t, s, game.Spectator, words.In("fr"))
	}
}

func draw(t *testing.T, s game.State, seat game.Seat, words *locale.Catalogue) {
	t.Helper()
	view := s.Copy()
	view.Mask(seat)
	var text, coloured strings.Builder
	plain.Draw(&text, view, seat, words, false)
	plain.Draw(&coloured, view, seat, words, true)
	if strings.Contains(text.String(), "\x1b") || !strings.Contains(coloured.String(), "\x1b[") {
		t.Error("colours where none are wanted, or none where they are")
	}
	for i := range s.Seats() {
		if name := words.Word("kemet.plain.seat", "seat", game.Seat(i)); !strings.Contains(text.String(), name) {
			t.Errorf("%s is missing", name)
		}
	}
	if strings.Contains(text.String(), "[kemet") {
		t.Errorf("a word is missing:\n%s", text.String())
	}
}
