package entry_test

import (
	"testing"

	"ennead/games/example/senet/entry"
	"ennead/internal/locale"
)

// TestKit checks that everything in the kit belongs to the same game.
func TestKit(t *testing.T) {
	k := entry.Kit
	if k.Observer.Game() != k.ID() || k.Evaluator == nil || k.Board == nil {
		t.Errorf("the kit of %s lacks something, or part of it belongs to another game: %+v", k.ID(), k)
	}
	words, err := locale.New(k.Words...)
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range locale.Langs {
		for _, key := range []string{k.ID() + ".prompt.over", "site.game." + k.ID() + ".title"} {
			if !words.In(lang).Has(key) {
				t.Errorf("there are no words for %s in %q", key, lang)
			}
		}
	}
}
