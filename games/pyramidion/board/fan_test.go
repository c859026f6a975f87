package board_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/board"
	"ennead/games/pyramidion/kit"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

var (
	playedAt = regexp.MustCompile(`<g id="played-[^"]*" class="glide" transform="translate\(([-\d.]+) ([-\d.]+)\)"`)
	paper    = regexp.MustCompile(`<rect x="-?[\d.]+" y="-?[\d.]+" width="([\d.]+)"` +
		` height="[\d.]+" rx="4" class="card"`)
)

// TestFan checks that each card in play shows the column of its marks, its left half, and stays in its lane, for any
// number of cards: a hand of ten, plus those drawn meanwhile.
func TestFan(t *testing.T) {
	for players := 2; players <= 4; players++ {
		s := onSite(t, players)
		for n := 1; n <= 13; n++ {
			s.Player[0].InPlay = first(s.Data.Deck, n)
			for _, turn := range []int{0, piece.Facing} {
				drawn := board.Board{}.Board(piece.Scene{
					Game: kit.Game, State: s, Viewer: game.Spectator, Turn: turn, Words: words(t).In("en").With(names),
				})
				wide, err := strconv.ParseFloat(paper.FindStringSubmatch(drawn)[1], 64)
				if err != nil {
					t.Fatal(err)
				}
				lastX, lastY := -1000., -1000.
				all := playedAt.FindAllStringSubmatch(drawn, -1)
				if len(all) != n {
					t.Fatalf("cards drawn = %d, want %d", len(all), n)
				}
				for _, m := range all {
					x, _ := strconv.ParseFloat(m[1], 64)
					y, _ := strconv.ParseFloat(m[2], 64)
					if y == lastY && x-lastX < wide*.47 {
						t.Errorf("%d players, %d cards, layout %d: only %.1f of a card of %.1f is visible",
							players, n, turn, x-lastX, wide)
					}
					lastX, lastY = x, y
				}
			}
		}
	}
}

// TestNames checks that special characters and revolts in play have their names beside them, in both languages and
// layouts, and that their lane still has room for other cards.
func TestNames(t *testing.T) {
	for players := 2; players <= 4; players++ {
		s := onSite(t, players)
		for effect := pyramidion.NoEffect + 1; effect < pyramidion.EffectCount; effect++ {
			s.Player[0].InPlay = first(s.Data.With[effect], 1) | first(s.Data.Base[0], 2)
			for _, lang := range locale.Langs {
				catalogue := words(t).In(lang).With(names)
				name := catalogue.Word("pyramidion.effect." + pyramidion.EffectNames[effect])
				for _, turn := range []int{0, piece.Facing} {
					drawn := board.Board{}.Board(piece.Scene{
						Game: kit.Game, State: s, Viewer: game.Spectator, Turn: turn, Words: catalogue,
					})
					for word := range strings.FieldsSeq(name) {
						if !strings.Contains(drawn, `class="ts">`+word+"<") {
							t.Errorf("%d players, layout %d: a card in play lacks its name, %s", players, turn, name)
						}
					}
				}
			}
		}
	}
}

// onSite returns a game at the choice of a card, while nobody has one in play.
func onSite(t *testing.T, players int) (found *pyramidion.State) {
	t.Helper()
	piecetest.Play(t, kit.Game, game.Setup{Players: players}, 3, eager, func(at *piecetest.Moment) bool {
		s := at.State.(*pyramidion.State)
		if s.Top().Step == pyramidion.StepCard {
			found = s.Copy().(*pyramidion.State)
			for seat := range players {
				found.Player[seat].InPlay = 0
			}
		}
		return found != nil
	})
	return found
}

// first returns the first n of some cards.
func first(all pyramidion.Cards, n int) (some pyramidion.Cards) {
	for ; n > 0; n, all = n-1, all.Rest() {
		some = some.With(all.First())
	}
	return some
}
