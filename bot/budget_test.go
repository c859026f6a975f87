package bot_test

import (
	"testing"
	"time"

	"ennead/bot"
)

func TestHaste(t *testing.T) {
	part := func(of int) func(bot.Spec) bot.Spec { return func(s bot.Spec) bot.Spec { return s.Part(of) } }
	within := func(d time.Duration) func(bot.Spec) bot.Spec { return func(s bot.Spec) bot.Spec { return s.Within(d) } }
	modest := func(text string) func(bot.Spec) bot.Spec {
		return func(s bot.Spec) bot.Spec { return s.Modest(parse(t, text)) }
	}
	for _, test := range []struct {
		text string
		do   func(bot.Spec) bot.Spec
		want string
	}{
		{"mcts:3000/within=900ms", part(1), "mcts:3000/within=900ms"},
		{"mcts:3000/within=900ms", part(2), "mcts:1500/within=450ms"},
		{"mcts:3/explore=0.2", part(8), "mcts:1/explore=0.2"},
		{"mcts:1msx2", part(4), "mcts:1msx2"},
		{"greedy", part(4), "greedy"},
		{"mcts:30", within(time.Second), "mcts:30/within=1s"},
		{"mcts:1h", within(time.Second), "mcts:1s"},
		{"mcts:10ms", within(time.Second), "mcts:10ms"},
		{"random", within(time.Second), "random"},
		{"mcts:55sx16", modest("mcts:3000/within=900ms"), "mcts:3000/within=900ms"},
		{"mcts:10000000x64/depth=9", modest("mcts:3000/within=900ms"), "mcts:3000/within=900ms/depth=9"},
		{"mcts:10", modest("mcts:3000"), "mcts:10"},
		{"greedy", modest("mcts:3000"), "greedy"},
	} {
		if got := test.do(parse(t, test.text)); got != parse(t, test.want) {
			t.Errorf("%s became %s, not %s", test.text, got, test.want)
		}
	}
}
