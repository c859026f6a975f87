package games

import (
	"io"
	"strings"
	"testing"

	"ennead/docs/rules"
	"ennead/game"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// What is reconstructed has words, rules that speak of it, and a place on the table where one is named.
func TestDesigned(t *testing.T) {
	for _, g := range All() {
		t.Run(g.ID(), func(t *testing.T) {
			t.Parallel()
			k := Kit(g.ID())
			if len(k.Designed) == 0 {
				t.Error("nothing is said to be reconstructed")
			}
			words, err := locale.New(append(k.Words, piece.Words)...)
			if err != nil {
				t.Fatal(err)
			}
			sought := map[string]bool{}
			for _, d := range k.Designed {
				for _, lang := range locale.Langs {
					key := "site.game." + g.ID() + ".designed." + d.Key
					if !words.In(lang).Has(key) || !words.In(lang).Has(key+".why") {
						t.Errorf("words of %q: %s is missing, or its reason", lang, key)
					}
					book, _ := rules.Open(g.ID(), lang)
					for _, rule := range d.Rules {
						if _, ok := book.Find(rule); !ok {
							t.Errorf("%s: there is no rule %s in %q", d.Key, rule, lang)
						}
					}
				}
				for _, place := range d.Places {
					sought[place] = true
				}
			}
			for seed := uint64(1); seed < 9 && len(sought) > 0; seed++ {
				piecetest.Play(t, g, game.Setup{Players: 4}, seed, piecetest.Any, func(at *piecetest.Moment) bool {
					if at.N%50 != 0 {
						return false
					}
					scene := at.Scene(0, make([]string, 4))
					scene.Words = words.In("en")
					var drawn strings.Builder
					drawn.WriteString(k.Board.Board(scene))
					for _, part := range []interface{ Render(w io.Writer) error }{
						k.Board.Mine(scene), k.Board.Left(scene),
					} {
						if part != nil {
							_ = part.Render(&drawn)
						}
					}
					for place := range sought {
						if strings.Contains(drawn.String(), ` id="`+place+`"`) {
							delete(sought, place)
						}
					}
					return len(sought) == 0
				})
			}
			for place := range sought {
				t.Errorf("the board never draws %s", place)
			}
		})
	}
}
