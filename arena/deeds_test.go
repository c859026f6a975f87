package arena_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	kemetkit "ennead/games/kemet/kit"
)

// deeds counts what a bot did at Kemet, summed over the seats that it played.
type deeds struct {
	seats, tiles, levels     int
	attacks, won             int // combats in which it was the attacker
	cards, hidden            int // divine intervention cards: played in reaction windows, revealed in combats
	combat, control, offered int // VP at the end: from combats, from temples at Night, from the Sanctuary …
	held                     int // … and temporary ones
}

// chronicle adds up the deeds of all bots by name, and the rounds of each game.
type chronicle struct {
	bots   map[string]*deeds
	rounds []int
}

// read replays a game; it is the Record function of a series.
func (c *chronicle) read(_ int, r *game.Record) error {
	state, err := kemetkit.Game.New(r.Setup)
	if err != nil {
		return err
	}
	if c.bots == nil {
		c.bots = map[string]*deeds{}
	}
	var seats []*deeds
	for _, name := range r.Names {
		if c.bots[name] == nil {
			c.bots[name] = &deeds{}
		}
		seats = append(seats, c.bots[name])
	}
	s := state.(*kemet.State)
	attacker := game.Seat(0)
	for _, turn := range r.Turns {
		open := s.Fight.Open
		var log game.Log
		s.Play(turn.Seat, turn.Move, &log)
		for _, e := range log.Events {
			switch e.Kind {
			case kemet.EvTile:
				seats[e.Seat].tiles++
			case kemet.EvCard:
				if !open {
					seats[e.Seat].cards++
				}
			case kemet.EvRevealCard:
				seats[e.Seat].hidden++
			case kemet.EvCombat:
				attacker = e.Seat
			case kemet.EvWon:
				seats[attacker].attacks++
				if e.Seat == attacker {
					seats[attacker].won++
				}
			}
		}
	}
	for i, d := range seats {
		d.end(s, game.Seat(i))
	}
	c.rounds = append(c.rounds, int(s.Round))
	return nil
}

// end adds what a seat has at the end.
func (d *deeds) end(s *kemet.State, seat game.Seat) {
	p := &s.Player[seat]
	d.seats++
	for _, level := range p.Level {
		d.levels += int(level)
	}
	d.combat += int(p.CombatVP)
	d.control += int(p.ControlVP)
	d.offered += int(p.SanctuaryVP)
	d.held += s.Score(seat) - s.Kept(seat)
}

func (d *deeds) String() string {
	each := func(n int) float64 { return float64(n) / float64(max(d.seats, 1)) }
	return fmt.Sprintf("tiles %.1f, levels %.1f, attacks %.1f (%.0f %% won), cards %.1f in windows and %.1f in "+
		"combats, VP: combat %.1f control %.1f Sanctuary %.1f held %.1f",
		each(d.tiles), each(d.levels), each(d.attacks), 100*float64(d.won)/float64(max(d.attacks, 1)), each(d.cards),
		each(d.hidden),
		each(d.combat), each(d.control), each(d.offered), each(d.held))
}

func (c *chronicle) log(t testing.TB) {
	slices.Sort(c.rounds)
	for _, name := range slices.Sorted(maps.Keys(c.bots)) {
		t.Logf("    %-20s %v", name, c.bots[name])
	}
	t.Logf("    rounds %v, half of the games at most %d", strings.Trim(fmt.Sprint(c.rounds), "[]"),
		c.rounds[len(c.rounds)/2])
}

// Bots play what people would call a game of Kemet: they raise pyramids, buy tiles, attack when it pays, use their
// cards, hold temples, and finish.
func TestBotsPlayKemet(t *testing.T) {
	for players := 2; players <= 5; players++ {
		var c chronicle
		series := gods(t, players, 2, "mcts:30")
		series.Record = c.read
		run(t, series)
		c.log(t)
		d := c.bots["mcts:30"]
		for what, got := range map[string]struct{ sum, each, least, most int }{
			"tiles bought":      {d.tiles, d.seats, 4, 20},
			"pyramid levels":    {d.levels, d.seats, 6, 12},
			"attacks":           {d.attacks, d.seats, 1, 12},
			"attacks won, in %": {100 * d.won, d.attacks, 45, 100},
			"cards":             {d.cards + d.hidden, d.seats, 3, 30},
			"temporary VP":      {d.held, d.seats, 1, 8},
			"rounds":            {sum(c.rounds), len(c.rounds), 3, 10},
		} {
			if got.sum < got.least*got.each || got.sum > got.most*got.each {
				t.Errorf("%d players: %s are %d by %d", players, what, got.sum, got.each)
			}
		}
	}
}

func sum(list []int) (n int) {
	for _, x := range list {
		n += x
	}
	return n
}
