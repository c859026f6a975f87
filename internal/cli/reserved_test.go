package cli

import (
	"slices"
	"testing"

	"ennead/bot"
)

// Nobody can take the name of a level, in any language.
func TestReservedNames(t *testing.T) {
	words, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	names := reserved(words)
	for _, want := range []string{"Apprentice", "Apprenti", "Scribe", "robot", "bot", "Ennéade"} {
		if !slices.Contains(names, want) {
			t.Errorf("%q is not reserved: %q", want, names)
		}
	}
	for _, level := range bot.Levels {
		if name := words.In("fr").Word("site.level." + level.Name); !slices.Contains(names, name) {
			t.Errorf("%q is not reserved: %q", name, names)
		}
	}
}
