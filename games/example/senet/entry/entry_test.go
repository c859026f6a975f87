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
		t.Errorf("the kit of %s lacks something, or something is another game's: %+v", k.ID(), k)
	}
	words, err := locale.New(k.Words...)
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range locale.Langs {
		if !words.In(lang).Has(k.ID() + ".prompt.over") {
			t.Errorf("%s has no words in %q", k.ID(), lang)
		}
	}
}
