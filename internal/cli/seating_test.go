package cli

import (
	"net/url"
	"strings"
	"testing"
	"time"

	"ennead/bot"
	"ennead/game"
	pharaonkit "ennead/games/pharaon/kit"
	"ennead/internal/table"
)

// asked opens a table for a person and a bot with the form on the home page.
func (o *opened) asked(t *testing.T, level string) (*guest, error) {
	t.Helper()
	g := o.newGuest(1)
	form := url.Values{"game": {"pharaon"}, "name": {"Ann"}, "quick": {"custom"}, "seat-1": {"me"}, "seat-2": {level}}
	_, _, err := g.ask(t.Context(), "POST", "/tables", form, false)
	return g, err
}

// noLevel reports whether an answer says that there is no bot of that level.
func noLevel(err error) bool {
	return err != nil && strings.Contains(err.Error(), "422") &&
		strings.Contains(err.Error(), "pas de robot de ce niveau")
}

// Only named levels can be seated, whatever a form says; an operator may allow every bot.
func TestOnlyLevelsSitDown(t *testing.T) {
	o, free := openHouse(t), openWith(t, seating{any: true})
	for _, level := range []string{"mcts:1h", "mcts:55sx16", "mcts:1", "greedy", "random", "God", "vizier ",
		"mcts:3000/within=900ms"} {
		if _, err := o.asked(t, level); !noLevel(err) {
			t.Errorf("%q: %.100v", level, err)
		}
	}
	for _, level := range append(levelNames(), "mcts:1h", "greedy") {
		if _, err := free.asked(t, level); err != nil {
			t.Errorf("any: %q: %.100v", level, err)
		}
	}
	if _, err := free.asked(t, "mcts:1y"); err == nil {
		t.Error("there is a bot that thinks for a year")
	}
	for _, level := range levelNames() {
		if _, err := o.asked(t, level); err != nil {
			t.Errorf("%q: %.100v", level, err)
		}
	}
}

// A bot never thinks longer than its server waits for it, and one that is no longer allowed never longer than the
// levels do.
func TestBotsChooseInTime(t *testing.T) {
	top := bot.Levels[len(bot.Levels)-1].Spec
	for _, level := range append(levelNames(), "mcts:1h", "mcts:55sx16", "mcts:10000000", "greedy") {
		if limit := (seating{any: true}).limit(level); limit > patience/2 {
			t.Errorf("%s takes %v", level, limit)
		}
		if limit := (seating{}).limit(level); top.Time > 0 && limit > top.Time {
			t.Errorf("%s takes %v where it is not allowed", level, limit)
		}
	}
	s, err := pharaonkit.Game.New(game.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	for s.Owing().Has(game.Nature) {
		s.Play(game.Nature, s.Moves(nil, game.Nature)[0], nil)
	}
	seat := s.Owing().First()
	s.Mask(seat)
	for _, level := range []string{"mcts:1h", "mcts:55sx16"} {
		player, err := seating{any: true}.bot(level, pharaonkit.Game, 1,
			table.Effort{Part: 1, Within: 20 * time.Millisecond})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := player.Choose(t.Context(), s, seat); err != nil {
			t.Errorf("%s: %v", level, err)
		}
	}
}
