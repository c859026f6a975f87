package tekhenu_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
)

// TEK-RUL-81: a die with one use begins it at once, with an event. A Scribe, a Blessing or B07 leaves a choice.
func TestOnlyUse(t *testing.T) {
	for _, c := range []struct {
		die, at string
		uses    string // what the label names
		own     func(*turn)
	}{
		{"hathor white 3", "over", "surplus", func(*turn) {}},
		{"hathor white 3", "select", "hathor surplus", func(u *turn) { u.me().Stock[tekhenu.Bread] = 9 }},
		{"hathor white 3", "select", "surplus", func(u *turn) { u.me().Stock[tekhenu.Scribe] = 1 }},
		{"hathor white 3", "select", "surplus", func(u *turn) { u.cards("B07") }},
		{"hathor white 3", "select", "surplus", func(u *turn) { u.cards("B09") }},
		{"hathor white 3", "bless", "surplus", func(u *turn) { u.cards("B01") }},
		{"osiris gray 3", "district", "osiris", func(*turn) {}},
		{"osiris gray 3", "select", "osiris", func(u *turn) { u.me().Stock[tekhenu.Scribe] = 1 }},
		{"horus gray 1", "select", "", func(u *turn) { u.me().Stock[tekhenu.Scribe] = 1; u.cards("B10") }},
	} {
		u := newTurn(t, 3)
		u.dice(c.die)
		c.own(u)
		m, _ := tekhenu.Lexicon.Parse("die " + c.die)
		if got := strings.Join(named(kit.Game.Label(u.State, u.seat, m)), " "); got != c.uses {
			t.Errorf("the label of %s names %q, want %q", c.die, got, c.uses)
		}
		u.play("die " + c.die)
		u.at(c.at)
		if begun := u.events(tekhenu.EvProduced) + u.events(tekhenu.EvGodAction); (c.at != "select") != (begun == 1) {
			t.Errorf("%s: %d actions have begun at %q", c.die, begun, c.at)
		}
	}
}

// named returns the actions that a label names.
func named(label game.Message) (uses []string) {
	if use, ok := strings.CutPrefix(label.Key, "tekhenu.use."); ok {
		return []string{use}
	}
	for _, a := range label.Args {
		if inside, ok := a.Value.(game.Message); ok {
			uses = append(uses, named(inside)...)
		}
	}
	return uses
}

// TEK-RUL-81, TEK-4.6, TEK-16.5.4: a player is asked before a Scribe or a Blessing is spent, even if there is no other
// move.
func TestNothingIsSpentUnasked(t *testing.T) {
	for _, c := range []struct {
		die, at, only string
		own           func(*turn)
	}{
		{"horus black 3", "as", "play B11", func(u *turn) { u.cards("B11") }},
		{"osiris gray 3", "select", "adjust -2", func(u *turn) {
			u.me().Stock[tekhenu.Scribe] = 1
			for row := 1; row < tekhenu.Rows; row++ {
				u.Districts[row] = [tekhenu.Goods]game.Seat{2, 2, 2, 2}
			}
		}},
	} {
		u := newTurn(t, 3)
		u.dice(c.die, "horus white 1")
		c.own(u)
		u.play("die " + c.die)
		u.at(c.at)
		if got := offered(u.State, u.seat); len(got) != 1 || got[0] != c.only {
			t.Errorf("%s: legal moves %v, want only %s", c.die, got, c.only)
		}
	}
}

// TEK-RUL-81, TEK-9.2, TEK-14.2: the only place is chosen by itself, unless B07 could come before it.
func TestOnlyPlace(t *testing.T) {
	for _, c := range []struct {
		step string
		left func(u *turn)
	}{
		{"statue", func(u *turn) {
			for i := range u.People {
				u.People[i] = 2
			}
		}},
		{"district", func(u *turn) { u.Districts[0] = [tekhenu.Goods]game.Seat{2, 2, 2, tekhenu.NoSeat} }},
	} {
		for _, blessed := range []bool{false, true} {
			u := newTurn(t, 3)
			c.left(u)
			if blessed {
				u.cards("B07")
			}
			u.Pop()
			u.Push(tekhenu.Steps.Find(c.step), u.seat, 0, tekhenu.Mode(0).With(1))
			tekhenu.Steps.Settle(u.State, &u.Stack, &u.log)
			if asked := u.Top().Step == tekhenu.Steps.Find(c.step); asked != blessed {
				t.Errorf("%s: the player is asked: %t, want %t", c.step, asked, blessed)
			}
			if built := u.events(tekhenu.EvStatue) + u.events(tekhenu.EvDistrict); (built == 1) == blessed {
				t.Errorf("%s: %d pieces built, with B07: %t", c.step, built, blessed)
			}
		}
	}
}

// TEK-RUL-81, TEK-6.9: the last of four players gets the Destiny card that is left.
func TestLastDestiny(t *testing.T) {
	s := opened(t, game.Setup{Players: 4})
	playOut(t, s, chances(1), func(s *tekhenu.State) bool { return s.Top().Step == tekhenu.StepDestiny })
	for n := uint8(1); n < 4; n++ {
		if f := s.Top(); f.Step != tekhenu.StepDestiny {
			t.Fatalf("card %d: step %q, want destiny", n, tekhenu.Steps[f.Step].Name)
		}
		s.Play(s.Owing().First(), game.Move{Verb: tekhenu.VDestiny, A: n}, nil)
	}
	if last := s.Order[3]; s.Player[last].Destiny != 4 || s.Destiny != 0 || s.Top().Step == tekhenu.StepDestiny {
		t.Errorf("the last player has card %d at step %q, want 4", s.Player[last].Destiny,
			tekhenu.Steps[s.Top().Step].Name)
	}
}
