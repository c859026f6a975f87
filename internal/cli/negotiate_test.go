package cli

import (
	"bufio"
	"bytes"
	"context"
	"slices"
	"strings"
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/internal/barter"
	"ennead/internal/gamekit"
)

// parlour is a game of barter in the terminal, between a person and bots that negotiate, with its output.
func parlour(t *testing.T, negotiate bot.NegotiateFunc) (*hall, *bytes.Buffer) {
	t.Helper()
	all, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.NewMatch(barter.Game, game.Record{Setup: game.Setup{Players: 3}})
	if err != nil {
		t.Fatal(err)
	}
	for !m.State.Owing().Has(0) {
		if err := m.Play(game.Nature, m.State.Moves(nil, game.Nature)[len(m.Record.Turns)%2]); err != nil {
			t.Fatal(err)
		}
	}
	var out bytes.Buffer
	c := &console{Writer: bufio.NewWriter(&out), words: all.In("en")}
	h := &hall{console: c, match: m, words: c.words, people: game.Seat(0).Set(), heard: -1,
		bots: map[game.Seat]bot.Bot{}}
	for seat := range game.Seat(2) {
		h.bots[seat+1] = (&gamekit.Kit{Negotiate: negotiate}).Bot(bot.Spec{Kind: bot.Greedy}, 1)
	}
	return h, &out
}

// TestDealing: a person lists negotiation moves and makes them, several at once or none, with a note.
func TestNegotiating(t *testing.T) {
	h, out := parlour(t, nil)
	start := len(h.match.Record.Turns)
	view := func() game.State { return h.match.View(0) }
	for _, test := range []struct {
		typed string
		made  []string
		says  string
	}{
		{"", nil, " 3  [barter.move]  show 2\n"},
		{"9", nil, "neither a listed number"},
		{"accept 2", nil, "[BAR-4]"},
		{"rest", nil, "neither a listed number"},
		{"mark clay gold; accept 2", nil, "[BAR-4]"},
		{`show 2 "` + strings.Repeat("x", 201) + `"`, nil, "at most 200"},
		{`mark clay gold; offer 2 "for peace"`, []string{"mark clay gold", `offer 2 for peace`}, ""},
		{"1", []string{"mark clay gold"}, ""},
	} {
		out.Reset()
		before := len(h.match.Record.Turns)
		done, err := h.answer(context.Background(), 0, view(), nil, strings.TrimSpace("d "+test.typed))
		if err != nil || done != (test.made != nil) {
			t.Fatalf("%s: %t, %v", test.typed, done, err)
		}
		h.Flush()
		var made []string
		for _, turn := range h.match.Record.Turns[before:] {
			made = append(made, strings.TrimSpace(barter.Game.Lexicon().Text(turn.Move)+" "+turn.Note))
		}
		if !slices.Equal(made, test.made) || !strings.Contains(out.String(), test.says) {
			t.Errorf("%s: made %q and said %q", test.typed, made, out.String())
		}
	}
	if made := len(h.match.Record.Turns) - start; made != 3 {
		t.Errorf("%d moves were made", made)
	}
	for h.match.State.Owing() != 0 {
		if err := h.match.Play(h.match.State.Owing().First(),
			h.match.State.Moves(nil, h.match.State.Owing().First())[len(h.match.Record.Turns)%2]); err != nil {
			t.Fatal(err)
		}
	}
	out.Reset()
	h.negotiate(0, view(), "")
	h.Flush()
	if !strings.Contains(out.String(), "nothing to negotiate right now") {
		t.Errorf("at the end: %q", out.String())
	}
}

// TestBotsDealInTheTerminal: bots are asked once after whatever happens, and not for ever.
func TestBotsNegotiateInTheTerminal(t *testing.T) {
	asked := 0
	h, _ := parlour(t, func(view game.State, seat game.Seat, _ *game.Rand) []game.Move {
		asked++
		return game.OutOfTurnOf(view, nil, seat)[:1]
	})
	start := len(h.match.Record.Turns)
	for range 2 {
		if err := h.botsNegotiate(); err != nil {
			t.Fatal(err)
		}
	}
	if _, ok := (&gamekit.Kit{Negotiate: h.bots[1].(bot.Negotiator).Negotiate}).Bot(bot.Spec{Kind: bot.Random},
		1).(bot.Negotiator); ok {
		t.Error("a bot that chooses at random negotiates")
	}
	if made := len(h.match.Record.Turns) - start; made != 2*bot.NegotiationRounds || asked != made {
		t.Errorf("two bots made %d negotiation moves when they were asked %d times", made, asked)
	}
	if err := h.match.Play(0, h.match.State.Moves(nil, 0)[1]); err != nil {
		t.Fatal(err)
	}
	if err := h.botsNegotiate(); err != nil || asked != 4*bot.NegotiationRounds {
		t.Errorf("%v: after a choice they were asked %d times in all", err, asked)
	}
}
