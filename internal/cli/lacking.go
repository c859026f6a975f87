package cli

import (
	"slices"

	"ennead/bot"
	"ennead/docs/rules"
	"ennead/games"
	"ennead/internal/locale"
)

// needs lists what every game must provide, each with the sentence that says it is missing. A guide is optional.
var needs = []struct {
	key string
	has func(id string, k *kit) bool
}{
	{"cli.error.no_kit", func(_ string, k *kit) bool { return k != nil }},
	{"cli.error.no_words", func(_ string, k *kit) bool { return len(k.words) > 0 && !slices.Contains(k.words, nil) }},
	{"cli.error.no_page", func(id string, _ *kit) bool {
		return !slices.ContainsFunc(locale.Langs, func(lang string) bool { return len(rules.All(id, lang)) == 0 })
	}},
	{"cli.error.no_board", func(_ string, k *kit) bool { return k.board != nil }},
	{"cli.error.no_plain", func(_ string, k *kit) bool { return k.plain != nil }},
	{"cli.error.no_judge", func(_ string, k *kit) bool { return k.judge != nil }},
	{"cli.error.no_swing", func(_ string, k *kit) bool { return k.swing != (bot.Swing{}) }},
}

// lacking returns the first thing that a game does not provide, or nil. Every command checks it first.
func lacking() error {
	for _, g := range games.All {
		for _, need := range needs {
			if !need.has(g.ID(), kits[g.ID()]) {
				return wrong(need.key, "game", g.ID())
			}
		}
	}
	return nil
}
