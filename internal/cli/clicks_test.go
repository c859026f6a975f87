package cli

import (
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/game/gametest"
	"ennead/games"
	"ennead/internal/gamekit"
	"ennead/internal/locale"
)

// clicks counts what one person is asked.
type clicks struct {
	choices, only int // choices, and those with one answer; reaction windows left out
	windows, pass int // reaction windows, and those in which they can only pass
	made          int // clicks with which they answer; by the rules one for each small move

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

// mostEmpty is the largest share of questions with one answer, in percent. What is left depends on what only the person
// knows, or follows a choice that did not name it.
const mostEmpty = 3

// mostClicks returns how many clicks a game may take, as a share of the small moves that the rules ask for.
func mostClicks(id string) float64 {
	switch id {
	case "kemet":
		return 2. / 3
	case "pharaon":
		return 0.7
	case "tekhenu":
		return 0.88 // a die and what to do with it are one click, unless its value is changed in between
	case "osiris":
		return 0.82 // a worker and its place, a hire and its wage, a monument and its site
	case "pyramidion":
		return 0.86 // a card and what is chosen for it, a pass and the card to discard
	}
	return 1.03
}

// TestEmptyClicks counts what a person is asked in games of three people who play as greedy bots do, and how often they
// click: by the rules, and at a table with the default settings. The figures are in docs/tables.md.
func TestEmptyClicks(t *testing.T) {
	all, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range games.Kits {
		t.Run(k.ID(), func(t *testing.T) {
			t.Parallel()
			rules, table := clicks{left: map[string]int{}}, clicks{left: map[string]int{}}
			n := gametest.Many(2, 12, 40)
			for seed := range uint64(n) {
				countClicks(t, k, all.In("en"), seed, &rules, &table)
			}
			for _, c := range []struct {
				who string
				clicks
			}{{"the rules ask", rules}, {"the table asks", table}} {
				t.Logf("%-14s %3d a game, %3d clicks: %.1f %% of the choices have one answer, %.1f %% of all are passes only",
					c.who, c.asked()/n, c.made/n, share(c.only, c.choices), share(c.pass, c.asked()))
			}
			t.Logf("with one answer are left: %v", table.left)
			t.Logf("| %s | %d | %d | %.2f | %.1f%% | %.1f%% |", k.ID(), rules.made/n, table.made/n,
				float64(table.made)/float64(rules.made), rules.empty(), table.empty())
			if ratio := float64(table.made) / float64(rules.made); ratio > mostClicks(k.ID()) {
				t.Errorf("%.2f of the clicks are left", ratio)
			}
			if table.empty() >= mostEmpty || rules.pass > 0 && 3*table.asked() > 2*rules.asked() {
				t.Errorf("%.1f %% of what a person is asked has one answer", table.empty())
			}
		})
	}
}

// countClicks plays a game and counts the questions to the first seat, and its clicks. All seats are people's, as far as
// the table knows.
func countClicks(t *testing.T, k *gamekit.Kit, words *locale.Catalogue, seed uint64, rules, table *clicks) {
	t.Helper()
	at, err := game.NewMatch(k.Game, game.Record{Setup: game.Setup{Players: 3}})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	greedy := k.Bot(bot.Spec{Kind: bot.Greedy}, seed)
	think := func(view game.State, seat game.Seat) game.Move {
		m, err := greedy.Choose(t.Context(), view, seat)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	reader := clicker{t, k, words, think}
	count := func(c *clicks, made int) {
		_, window := game.WindowOf(at.State, 0)
		c.count(k.Game.Prompt(at.State, 0).Key, len(at.State.Moves(nil, 0)), window)
		c.made += made
	}
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
		w, window := game.WindowOf(at.State, seat)
		_, foregone := at.Foregone(chooser)
		passes := window && (!w.Touches || len(at.State.Moves(nil, seat)) == 1)
		if foregone || passes {
			if seat == 0 {
				count(rules, 1)
			}
			if foregone {
				err = at.AutoPlay()
			} else {
				chooser, err = game.Spectator, at.AutoPass(seat)
			}
			if err != nil {
				t.Fatal(err)
			}
			continue
		}
		var moves []game.Move
		if seat == 0 {
			var made int
			moves, made = reader.decide(at, seat)
			count(table, made)
		} else {
			moves = []game.Move{think(at.View(seat), seat)}
		}
		for _, m := range moves {
			if seat == 0 {
				count(rules, 1)
			}
			if err := at.Play(seat, m); err != nil {
				t.Fatal(err)
			}
		}
		chooser = seat
	}
}
