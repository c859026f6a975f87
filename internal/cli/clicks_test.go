package cli

import (
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/game/gametest"
	"ennead/games"
	"ennead/internal/gamekit"
)

// clicks counts what one person is asked.
type clicks struct {
	choices, only int // choices, and those with one answer; reaction windows left out
	windows, pass int // reaction windows, and those in which they can only pass

	left map[string]int // questions with one answer, by their prompt
}

func (c clicks) asked() int { return c.choices + c.windows }

// empty returns the share of questions with one answer, in percent.
func (c clicks) empty() float64 { return share(c.only+c.pass, c.asked()) }

func share(part, of int) float64 { return 100 * float64(part) / float64(max(of, 1)) }

// count adds a question with that prompt.
func (c *clicks) count(prompt string, moves int, window bool) {
	all, one := &c.choices, &c.only
	if window {
		all, one = &c.windows, &c.pass
	}
	if *all++; moves == 1 {
		*one++
		c.left[prompt]++
	}
}

// mostEmpty returns the largest share of questions with one answer, in percent. What is left draws something, or depends
// on what only the person knows. Pharaon's payments and passes often draw, and are asked so that undo can go back.
func mostEmpty(id string) float64 {
	if id == "pharaon" {
		return 4.1
	}
	return 3
}

// TestEmptyClicks counts what a person is asked in games of three people who play as greedy bots do: by the
// rules, and by a table with the default settings. The figures are in docs/tables.md.
func TestEmptyClicks(t *testing.T) {
	for _, k := range games.Kits {
		t.Run(k.ID(), func(t *testing.T) {
			t.Parallel()
			rules, table := clicks{left: map[string]int{}}, clicks{left: map[string]int{}}
			n := gametest.Many(2, 12, 40)
			for seed := range uint64(n) {
				countClicks(t, k, seed, &rules, &table)
			}
			t.Logf("the rules ask %3d a game: %.1f %% of the choices have one answer, %.1f %% of all are passes only",
				rules.asked()/n, share(rules.only, rules.choices), share(rules.pass, rules.asked()))
			t.Logf("the table asks %3d a game: %.1f %% of the choices have one answer, %.1f %% of all are passes only",
				table.asked()/n, share(table.only, table.choices), share(table.pass, table.asked()))
			t.Logf("with one answer are left: %v", table.left)
			if table.empty() >= mostEmpty(k.ID()) || rules.pass > 0 && 3*table.asked() > 2*rules.asked() {
				t.Errorf("%.1f %% of what a person is asked has one answer", table.empty())
			}
		})
	}
}

// countClicks plays a game and counts the questions to the first seat. All seats are people's, as far as the table
// knows.
func countClicks(t *testing.T, k *gamekit.Kit, seed uint64, rules, table *clicks) {
	t.Helper()
	at, err := game.NewMatch(k.Game, game.Record{Setup: game.Setup{Players: 3}})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	greedy := k.Bot(bot.Spec{Kind: bot.Greedy}, seed)
	chooser := game.Spectator
	for !at.Over() {
		if at.State.Owing().Has(game.Nature) {
			m, _ := r.Roll(at.State, nil)
			if err := at.Play(game.Nature, m); err != nil {
				t.Fatal(err)
			}
			chooser = game.Spectator
			continue
		}
		seat := at.State.Owing().First()
		moves := at.State.Moves(nil, seat)
		w, window := game.WindowOf(at.State, seat)
		prompt := k.Game.Prompt(at.State, seat).Key
		if seat == 0 {
			rules.count(prompt, len(moves), window)
		}
		switch _, made := at.Foregone(chooser); {
		case made:
			err = at.AutoPlay()
		case window && (!w.Touches || len(moves) == 1):
			chooser = game.Spectator
			err = at.AutoPass(seat)
		default:
			if seat == 0 {
				table.count(prompt, len(moves), window)
			}
			chooser = seat
			var m game.Move
			if m, err = greedy.Choose(t.Context(), at.View(seat), seat); err == nil {
				err = at.Play(seat, m)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
