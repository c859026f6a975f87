package kemet_test

import (
	"fmt"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
)

// bout is a combat of seat 1, which moves from a.f1, against seat 2 in a.wo.
type bout struct {
	units  [2]int
	keep   [2]string // battle cards
	more   string    // more of the position
	player [2]string // more of each player
	turn   []string  // moves to make instead of the default ones, in order
}

// fought is the result of a combat, up to the first choice of the loser or winner.
type fought struct {
	*kemet.State
	events   []game.Event
	won      int
	strength [2]int
	lost     [2]int // units lost in step 5
}

// fight plays a bout. By default players pass in windows, take creatures along, hide all cards, use those they can
// pay for, and discard none for Divine Wound.
func fight(t testing.TB, b bout) fought {
	t.Helper()
	patch := `{units: {a.f1: {1: %d}, a.wo: {2: %d}}, players: {1: {tokens: 5, %s}, 2: {%s}}, %s}`
	patch = fmt.Sprintf(patch, b.units[0], b.units[1], b.player[0], b.player[1], b.more)
	f := fought{State: given(t, 4, patch), won: -1}
	f.events = play(t, f.State, "1 token l1-move")
	for f.Top().Step == kemet.StepAsk {
		f.events = append(f.events, play(t, f.State, f.obvious(b))...)
	}
	f.events = append(f.events, play(t, f.State, "1 troop a.f1", "1 land a.wo",
		fmt.Sprintf("1 units %d", b.units[0]))...)
	for f.Fight.Space != kemet.NoSpace || f.Top().Step == kemet.StepEscort {
		move := f.obvious(b)
		if move == "" {
			break
		}
		if len(b.turn) > 0 && can(f.State, b.turn[0]) {
			move, b.turn = b.turn[0], b.turn[1:]
		}
		f.events = append(f.events, play(t, f.State, move)...)
	}
	for _, e := range f.events {
		switch e.Kind {
		case kemet.EvWon:
			won := kemet.AsWon(e)
			f.won, f.strength = int(won.Side), [2]int{int(won.Attack), int(won.Defence)}
		case kemet.EvLost:
			if f.won >= 0 {
				f.lost[e.Seat] += int(kemet.AsLoss(e).Units)
			}
		}
	}
	return f
}

// obvious returns the default move, or "" when the result is known.
func (f *fought) obvious(b bout) string {
	who := f.Owing().First()
	words := func(prefix string) string {
		for _, text := range legal(f.State) {
			if strings.HasPrefix(text, who.Text()+" "+prefix) {
				return text
			}
		}
		return ""
	}
	switch f.Top().Step {
	case kemet.StepAsk:
		return who.Text() + " pass"
	case kemet.StepEscort:
		return words("take")
	case kemet.StepCouncil:
		if f.Fight.Side[f.SideOf(who)].Keep == 0 {
			return who.Text() + " keep " + b.keep[who]
		}
		return words("drop")
	case kemet.StepHide:
		return words("hide")
	case kemet.StepClash:
		if use := words("use"); use != "" {
			return use
		}
		return words("skip")
	case kemet.StepWound:
		return who.Text() + " done"
	}
	return ""
}

// figures are the Strength, Damage and Defence that something adds to a side.
type figures [3]int

// gives measures the figures with four units on each side: the battle card 4/1/0, or card, against 1/3/0.
func gives(t *testing.T, side int, card, player, more string) figures {
	t.Helper()
	b := bout{units: [2]int{4, 4}, keep: [2]string{"6", "6"}, more: more}
	own := figures{4, 1, 0}
	b.keep[side], b.player[side] = "1", player
	if card != "" {
		b.keep[side], own = card, figures{}
	}
	f := fight(t, b)
	return figures{f.strength[side] - 4 - own[0], f.lost[1-side] - own[1], 3 - f.lost[side] - own[2]}
}

// Tiles that count in combats add these figures for the attacker and for the defender.
func TestTilesInCombat(t *testing.T) {
	for _, c := range []struct {
		rule, tile       string
		attacks, defends figures
	}{
		{"KEM-9.2", "r1a", figures{1, 0, 0}, figures{}},
		{"KEM-9.2", "r1b", figures{1, 0, 0}, figures{}},
		{"KEM-9.5", "r2a", figures{0, 1, 0}, figures{0, 1, 0}},
		{"KEM-9.10", "r3b", figures{1, 0, 0}, figures{1, 0, 0}},
		{"KEM-9.21", "s1c", figures{}, figures{1, 0, 0}},
		{"KEM-9.21", "s1d", figures{}, figures{1, 0, 0}},
		{"KEM-9.27", "s3a", figures{0, 0, 1}, figures{0, 0, 1}},
		{"KEM-9.1", "r3b, r2a, s3a", figures{1, 1, 1}, figures{1, 1, 1}},
	} {
		t.Run(c.rule+" "+c.tile, func(t *testing.T) {
			own := "tiles: [" + c.tile + "]"
			got := [2]figures{gives(t, 0, "", own, ""), gives(t, 1, "", own, "")}
			if got != [2]figures{c.attacks, c.defends} {
				t.Errorf("got %v, want %v and %v", got, c.attacks, c.defends)
			}
		})
	}
}

// Creatures add these figures on both sides (KEM-9.63), and this land movement.
func TestCreatures(t *testing.T) {
	for _, c := range []struct {
		rule, creature, tile string
		want                 figures
		land                 uint8
	}{
		{"KEM-9.9", "scarab", "r3a", figures{2, 0, 0}, 2},
		{"KEM-9.13", "scorpion", "r4a", figures{2, 2, 0}, 1},
		{"KEM-9.15", "phoenix", "r4c", figures{2, 0, 0}, 1},
		{"KEM-9.23", "elephant", "s2b", figures{1, 0, 1}, 1},
		{"KEM-9.25", "wyrm", "s2d", figures{}, 1},
		{"KEM-9.33", "sphinx", "s4b", figures{2, 0, 0}, 0},
		{"KEM-9.47", "mummy", "d4c", figures{2, 0, 0}, 1},
	} {
		t.Run(c.rule+" "+c.creature, func(t *testing.T) {
			own := "tiles: [" + c.tile + "]"
			for side, space := range []string{"a.f1", "a.wo"} {
				if got := gives(t, side, "", own, "creatures: {"+c.creature+": "+space+"}"); got != c.want {
					t.Errorf("in %s: got %v, want %v", space, got, c.want)
				}
				if got := gives(t, side, "", own, ""); got != (figures{}) {
					t.Errorf("in reserve: got %v, want none", got)
				}
			}
			s := given(t, 4, "{units: {a.f1: {1: 2}, a.wo: {1: 2}}, creatures: {"+c.creature+": a.f1}, "+
				"players: {1: {tokens: 5, "+own+"}}}")
			play(t, s, "1 token l1-move")
			other := *s
			play(t, s, "1 troop a.f1")
			play(t, &other, "1 troop a.wo")
			if s.March.Land != 1+c.land || other.March.Land != 1 {
				t.Errorf("got land movement %d with the creature and %d without, want %d and 1", s.March.Land,
					other.March.Land, 1+c.land)
			}
		})
	}
}

// If both sides have a creature, each side counts its own, unless one is a snake. A second snake changes nothing
// (KEM-9.64).
func TestKEM_9_64_Snakes(t *testing.T) {
	all := []struct{ name, tile string }{{"scarab", "r3a"}, {"scorpion", "r4a"}, {"elephant", "s2b"}, {"wyrm", "s2d"},
		{"mummy", "d4c"}}
	strength := map[string]int{"scarab": 2, "scorpion": 2, "elephant": 1, "mummy": 2}
	for _, a := range all {
		for _, d := range all {
			if a == d {
				continue
			}
			creatures := "creatures: {" + a.name + ": a.f1, " + d.name + ": a.wo}"
			f := fight(t, bout{units: [2]int{4, 4}, keep: [2]string{"5", "5"}, more: creatures,
				player: [2]string{"tiles: [" + a.tile + "]", "tiles: [" + d.tile + "]"}})
			want := [2]int{6 + strength[a.name], 6 + strength[d.name]}
			if a.name == "wyrm" || d.name == "wyrm" {
				want = [2]int{6, 6}
			}
			if f.strength != want {
				t.Errorf("%s against %s: got %v, want %v", a.name, d.name, f.strength, want)
			}
		}
	}
	s := given(t, 4, "{players: {1: {tiles: [s2d]}, 2: {tiles: [r3a]}}, units: {a.wo: {1: 3, 2: 3}}, "+
		"creatures: {wyrm: a.wo, scarab: a.wo}, fight: {space: a.wo, sides: [{seat: 1}, {seat: 2}]}, "+
		"pending: [{step: day, a: 1}, {step: next, seat: 1, a: 1}, {step: window, a: 3}, {step: settle}, "+
		"{step: fight, seat: 1}, {step: ask, seat: 1, a: 2}]}")
	data := *s.Data
	data.Beasts[0].Cancels = true // makes the scarab a second snake
	s.Data = &data
	if s.Strength(0) != 3 || s.Strength(1) != 3 {
		t.Errorf("two snakes: got Strengths %d and %d, want 3 and 3", s.Strength(0), s.Strength(1))
	}
}

// The Strength, Damage and Defence of the battle cards (KEM-11.1).
func TestKEM_11_1_BattleCards(t *testing.T) {
	for _, c := range []struct {
		rule, card string
		want       figures
	}{
		{"KEM-11.4", "1", figures{4, 1, 0}},
		{"KEM-11.5", "2", figures{3, 2, 0}},
		{"KEM-11.6", "3", figures{3, 0, 1}},
		{"KEM-11.7", "4", figures{2, 2, 1}},
		{"KEM-11.8", "5", figures{2, 0, 2}},
		{"KEM-11.9", "6", figures{1, 3, 0}},
		{"KEM-11.10", "sp-off", figures{3, 3, 0}},
		{"KEM-11.11", "sp-def", figures{3, 0, 3}},
	} {
		t.Run(c.rule, func(t *testing.T) {
			own := ""
			if strings.HasPrefix(c.card, "sp") {
				own = `battle: ["2", "3", "4", "5", "6", "` + c.card +
					`"], battle_gone: ["1"], battle_counts: [6, 0, 1]`
			}
			for side := range 2 {
				if got := gives(t, side, c.card, own, ""); got != c.want {
					t.Errorf("side %d: got %v, want %v", side, got, c.want)
				}
			}
		})
	}
}

// The figures of the combat cards, paid for and not, on both sides. Two of a kind add up (KEM-10.15).
func TestCombatCards(t *testing.T) {
	for _, c := range []struct {
		rule, card string
		cost       int
		want       figures
	}{
		{"KEM-10.1", "war-rage", 0, figures{1, 0, 0}},
		{"KEM-10.2", "war-fury", 1, figures{2, 0, 0}},
		{"KEM-10.3", "blood-battle", 0, figures{0, 1, 0}},
		{"KEM-10.4", "blood-bath", 1, figures{0, 2, 0}},
		{"KEM-10.5", "bronze-wall", 0, figures{0, 0, 1}},
		{"KEM-10.6", "iron-wall", 1, figures{0, 0, 2}},
	} {
		t.Run(c.rule+" "+c.card, func(t *testing.T) {
			own := fmt.Sprintf("prayer: 1, card_count: 1, cards: {%s: 1}", c.card)
			for side := range 2 {
				if got := gives(t, side, "", own, ""); got != c.want {
					t.Errorf("side %d: got %v, want %v", side, got, c.want)
				}
				poor := strings.Replace(own, "prayer: 1", "prayer: 0", 1)
				if got := gives(t, side, "", poor, ""); c.cost > 0 && got != (figures{}) {
					t.Errorf("side %d, not paid for: got %v, want none", side, got)
				}
			}
			b := bout{units: [2]int{4, 4}, keep: [2]string{"1", "6"}, player: [2]string{own, ""}}
			if got := fight(t, b); got.Player[0].Prayer != uint8(1-c.cost) {
				t.Errorf("a card of cost %d leaves %d of 1 PP", c.cost, got.Player[0].Prayer)
			}
			b.player[0] = fmt.Sprintf("prayer: 2, card_count: 2, cards: {%s: 2}", c.card)
			side := fight(t, b).Fight.Side[0]
			got := figures{int(side.Strength), int(side.Damage), int(side.Defence)}
			if want := (figures{2 * c.want[0], 2 * c.want[1], 2 * c.want[2]}); got != want {
				t.Errorf("two cards: got %v, want %v", got, want)
			}
		})
	}
}
