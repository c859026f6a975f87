package cli

import (
	"slices"

	"ennead/bot"
	"ennead/docs/rules"
	"ennead/games"
	"ennead/internal/gamekit"
	"ennead/internal/locale"
)

// needs lists what every game must provide, each with the sentence that says it is missing. A guide is optional.
var needs = []struct {
	key string
	has func(k *gamekit.Kit) bool
}{
	{"cli.error.no_words", func(k *gamekit.Kit) bool { return len(k.Words) > 0 && !slices.Contains(k.Words, nil) }},
	{"cli.error.no_page", func(k *gamekit.Kit) bool {
		return !slices.ContainsFunc(locale.Langs, func(lang string) bool { return len(rules.All(k.ID(), lang)) == 0 })
	}},
	{"cli.error.no_board", func(k *gamekit.Kit) bool { return k.Board != nil }},
	{"cli.error.no_plain", func(k *gamekit.Kit) bool { return k.Plain != nil }},
	{"cli.error.no_evaluator", func(k *gamekit.Kit) bool { return k.Evaluator != nil }},
	{"cli.error.no_swing", func(k *gamekit.Kit) bool { return k.Swing != (bot.Swing{}) }},
}

// missing returns the first thing that a game does not provide, or nil. Every command checks it first.
func missing() error {
	for _, k := range games.Kits {
		for _, need := range needs {
			if !need.has(k) {
				return wrong(need.key, "game", k.ID())
			}
		}
	}
	return nil
}
