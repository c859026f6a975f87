package arena_test

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
	"ennead/internal/barter"
)

// trader chooses at random, and negotiates as it is told to.
type trader struct {
	bot.Bot
	negotiate func(view game.State, seat game.Seat, r *game.Rand) []game.Move
}

func (t trader) Negotiate(view game.State, seat game.Seat, r *game.Rand) []game.Move {
	again := view.Copy()
	if again.Mask(seat); !again.Equal(view) {
		panic("the view is not masked")
	}
	return t.negotiate(view, seat, r)
}

// market configures games of barter between traders and a bot that does not negotiate.
func market(negotiate func(game.State, game.Seat, *game.Rand) []game.Move) arena.Config {
	make := func(seed uint64) bot.Bot { return trader{bot.Spec{Kind: bot.Random}.New(nil, seed), negotiate} }
	mute := func(seed uint64) bot.Bot { return bot.Spec{Kind: bot.Random}.New(nil, seed) }
	return arena.Config{Game: barter.Game, Setup: game.Setup{Players: 3}, Games: 12, Seed: 3, Jobs: 1,
		Bots: []arena.Entrant{{Name: "a", New: make}, {Name: "b", New: make}, {Name: "mute", New: mute}}}
}

// anything makes a random offer, if there is one.
func anything(view game.State, seat game.Seat, r *game.Rand) []game.Move {
	if list := game.OutOfTurnOf(view, nil, seat); len(list) > 0 {
		return []game.Move{list[r.Intn(len(list))]}
	}
	return nil
}

// Bots that negotiate do so before each choice, for a limited number of rounds; other bots do not, and with Silent
// none does.
func TestBotsNegotiate(t *testing.T) {
	c := market(anything)
	var records []*game.Record
	c.Record = func(_ int, r *game.Record) error { records = append(records, r); return nil }
	first := run(t, c)
	dealt, said := 0, map[string]bool{}
	for _, r := range records {
		m, err := game.Replay(barter.Game, r)
		if err != nil {
			t.Fatal(err)
		}
		row := 0
		for n, turn := range r.Turns {
			if outOfTurn, _ := m.IsOutOfTurn(n); !outOfTurn {
				row = 0
				continue
			}
			dealt++
			verb, _, _ := strings.Cut(barter.Game.Lexicon().Text(turn.Move), " ")
			said[verb] = true
			if r.Names[turn.Seat] == "mute" {
				t.Error("a seat that cannot negotiate did")
			}
			if row++; row > 2*bot.NegotiationRounds {
				t.Fatalf("%d negotiation moves in a row", row)
			}
		}
	}
	if dealt == 0 || first.OutOfTurn != dealt || !said["mark"] || !said["offer"] || !said["show"] {
		t.Errorf("%d negotiation moves, %d are counted, said %v", dealt, first.OutOfTurn, said)
	}
	if again := run(t, c); !reflect.DeepEqual(again.Bots, first.Bots) || again.OutOfTurn != first.OutOfTurn {
		t.Error("the same seed gives different games")
	}
	c.Silent, records = true, nil
	if quiet := run(t, c); quiet.OutOfTurn != 0 || quiet.Choices != first.Choices {
		t.Errorf("in silence: %+v", quiet)
	}
	for _, r := range records {
		for _, turn := range r.Turns {
			if text := barter.Game.Lexicon().Text(turn.Move); strings.HasPrefix(text, "mark") {
				t.Fatal("with Silent somebody marked")
			}
		}
	}
	c = market(anything)
	c.Bots = enter(t, nil, "random")
	if blind := run(t, c); blind.OutOfTurn != 0 {
		t.Errorf("blind bots negotiated: %+v", blind)
	}
}

// An illegal negotiation move fails the game, as any other illegal choice does.
func TestIllegalNegotiation(t *testing.T) {
	c := market(func(game.State, game.Seat, *game.Rand) []game.Move {
		m, _ := barter.Game.Lexicon().Parse("cancel")
		return []game.Move{m}
	})
	if _, err := arena.Run(context.Background(), c); !errors.Is(err, arena.ErrIllegal) {
		t.Error(err)
	}
}
