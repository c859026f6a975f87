package game_test

import (
	"errors"
	"strings"
	"testing"

	"ennead/game"
)

// What one seat says beside the turn stops at its own limit; the others and the turn have the room that is theirs.
func TestTalkStops(t *testing.T) {
	m := haggle(t, 3)
	m.Limits = game.Limits{All: game.Room{Turns: 20, Text: 2000}, Talk: game.Room{Turns: 3, Text: 60}}
	for _, text := range []string{"1 show 2", "1 show 2", "1 show 2"} {
		say(t, m, text)
	}
	_, show := bartered(t, "1 show 2")
	before, turns := m.State.Copy(), len(m.Record.Turns)
	if err := m.Play(0, show); !errors.Is(err, game.ErrTalk) || !m.State.Equal(before) || len(m.Record.Turns) != turns {
		t.Errorf("a fourth time: %v, %d turns", err, len(m.Record.Turns))
	}
	_, other := bartered(t, "2 show 1")
	if err := m.PlayWith(1, other, strings.Repeat("x", 60)); !errors.Is(err, game.ErrTalk) {
		t.Errorf("a long note: %v", err)
	}
	say(t, m, "1 rest")
	if err := m.Play(1, other); err != nil {
		t.Errorf("another seat: %v", err)
	}
}

// Drafts that are overtaken give their room back, and so does what is taken back.
func TestRoomComesBack(t *testing.T) {
	m := haggle(t, 2)
	m.Limits = game.Limits{All: game.Room{Turns: 6, Text: 2000}, Talk: game.Room{Turns: 1, Text: 60}}
	for range 10 {
		say(t, m, "1 wish gold")
		say(t, m, "1 wish clay")
		say(t, m, "1 rest")
		if err := m.Undo(0); err != nil {
			t.Fatal(err)
		}
	}
	say(t, m, "1 rest")
	_, rest := bartered(t, "2 rest")
	if err := m.Play(1, rest); !errors.Is(err, game.ErrFull) || len(m.Record.Turns) != 6 {
		t.Errorf("beyond the end: %v, %d turns", err, len(m.Record.Turns))
	}
	if _, err := m.Draw(&game.Fair{}); err != nil {
		t.Errorf("nothing to be drawn: %v", err)
	}
}

// All that the seats of the largest table can say leaves a good part of the record to the game.
func TestTalkLeavesRoom(t *testing.T) {
	limits := game.UsualLimits()
	if 2*game.MaxSeats*limits.Talk.Turns > limits.All.Turns || 3*game.MaxSeats*limits.Talk.Text > 2*limits.All.Text {
		t.Errorf("%d seats may say %+v each of %+v", game.MaxSeats, limits.Talk, limits.All)
	}
	if limits.All.Text+game.MaxComponents > game.MaxRecord {
		t.Errorf("a record of %d bytes holds %d of moves and %d of components", game.MaxRecord, limits.All.Text,
			game.MaxComponents)
	}
}

// What a turn is reckoned to take is what it takes in writing.
func TestRoomIsReckonedExactly(t *testing.T) {
	m := haggle(t, 2)
	empty := len(barteredText(t, &game.Record{Game: m.Record.Game, Version: 1, Setup: m.Record.Setup}))
	for _, text := range []string{"1 show 2: \u00a0é\" \\ 𓂀", "1 mark clay gold", "2 wish gold: no", "1 dig",
		"* stone gold"} {
		say(t, m, text)
		taken := len(barteredText(t, m.Record)) - empty
		seat, move := bartered(t, "2 show 1")
		for _, spare := range []int{len("2 show 1\n") - 1, len("2 show 1\n")} {
			c := m.Copy()
			c.Limits = game.Limits{All: game.Room{Turns: 100, Text: taken + spare},
				Talk: game.Room{Turns: 100, Text: 1000}}
			if err := c.Play(seat, move); text != "1 dig" && (err == nil) != (spare == 9) {
				t.Errorf("after %s, %d bytes left: %v", text, spare, err)
			}
		}
	}
}
