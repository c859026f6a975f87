package game_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/sticks"
)

// finished is the text of an honest finished record.
func finished(t *testing.T) string {
	t.Helper()
	m := played(t, 3, 1000, counting)
	m.Record.Secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
	m.Record.Names = []string{"Ani", "Hunefer", "Nedjmet"}
	return written(t, m.Record)
}

func verify(text string) (*game.Match, error) {
	r, err := read(text)
	if err != nil {
		return nil, err
	}
	return game.Verify(sticks.Game, r)
}

func TestVerifyHonest(t *testing.T) {
	m, err := verify(finished(t))
	if err != nil || !m.Over() {
		t.Fatalf("an honest record: %v", err)
	}
}

// Of an honest record any line may be replaced by anything else that could stand there: unless the
// line is a name or a player's own free choice, that is found out.
func TestVerifyDetectsTampering(t *testing.T) {
	text := finished(t)
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	moves := false
	for i, line := range lines {
		word, _, _ := strings.Cut(line, " ")
		if word == "seat" {
			continue
		}
		for _, other := range tampered(line, moves) {
			changed := append(append(append([]string{}, lines[:i]...), other...), lines[i+1:]...)
			if m, err := verify(strings.Join(changed, "\n") + "\n"); err == nil {
				t.Errorf("line %d %q became %q: verified, %d moves", i+1, line, other, len(m.Record.Turns))
			}
		}
		moves = moves || line == "moves"
	}
}

// tampered are other lines for one of a record.
func tampered(line string, moves bool) [][]string {
	var list [][]string
	if moves && strings.HasPrefix(line, "* ") {
		for n := range sticks.Game.Lexicon().Len() {
			if m := sticks.Game.Lexicon().At(n); sticks.Game.Lexicon().Knows(m) {
				if other := "* " + sticks.Game.Lexicon().Text(m); other != line {
					list = append(list, []string{other})
				}
			}
		}
		list = append(list, nil, []string{line, line}, []string{"* ?"})
		return list
	}
	if moves {
		return [][]string{{"9 keep"}, {"* throw 1"}, {line, line}, {"1 ?"}, nil}
	}
	switch word, rest, _ := strings.Cut(line, " "); word {
	case "seal", "secret", "bits":
		for i, r := range line {
			if strings.ContainsRune("0123456789abcdef", r) && i >= len(line)-32 {
				list = append(list, []string{line[:i] +
					string("0123456789abcdef"[(strings.IndexRune("0123456789abcdef", r)+1)%16]) + line[i+1:]})
			}
		}
		list = append(list, nil)
	case "players", "rules":
		list = append(list, []string{word + " 2"}, []string{word + " 4"}, nil)
	case "option":
		list = append(list, []string{"option rounds 2"}, nil)
	case "game", "ennead", "moves":
		list = append(list, []string{word + rest + "x"}, nil)
	}
	return list
}

// A record that its players ended is verified as far as it goes; one that was cut off, wherever that may be, never is.
func TestVerifyEnded(t *testing.T) {
	running, over := played(t, 3, 12, counting), played(t, 3, 1000, counting)
	for _, m := range []*game.Match{running, over} {
		m.Record.Secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
	}
	if _, err := verify(written(t, running.Record)); !errors.Is(err, game.ErrUnfinished) {
		t.Fatalf("a record that was cut off: %v", err)
	}
	running.End()
	text := written(t, running.Record)
	m, err := verify(text)
	if err != nil || !m.Record.Ended || !m.Over() || len(m.Record.Turns) != 12 {
		t.Fatalf("a record that its players ended: %v", err)
	}
	for n := range len(text) - 1 { // without its last line feed it is whole
		if _, err := verify(text[:n]); err == nil {
			t.Errorf("of %d bytes %d are verified", len(text), n)
		}
	}
	for what, other := range map[string]string{
		"a line after the end": text + "1 keep\n", "two ends": text + "ended\n", "an empty line": text + "\n",
		"an end before the moves": strings.Replace(text, "moves\n", "ended\nmoves\n", 1),
		"an altered draw":         strings.NewReplacer("gold", "clay", "clay", "gold").Replace(text),
	} {
		if _, err := verify(other); err == nil {
			t.Errorf("%s: verified", what)
		}
	}
	over.End()
	if _, err := verify(written(t, over.Record)); !errors.Is(err, game.ErrRecord) {
		t.Errorf("a game that was over by the rules: %v", err)
	}
}

func TestVerifyNeedsTheSecret(t *testing.T) {
	running := played(t, 3, 8, counting)
	if _, err := game.Verify(sticks.Game, running.Record); err == nil {
		t.Error("a record without its secret was verified")
	}
}

// The first moves of a fork were drawn elsewhere; the others are still checked.
func TestVerifyGivenMoves(t *testing.T) {
	honest, err := read(finished(t))
	if err != nil {
		t.Fatal(err)
	}
	fork := *honest
	fork.Turns = append([]game.Turn{}, honest.Turns...)
	at := 0 // change what was dealt first
	fork.Turns[at].Move.A = 1 + fork.Turns[at].Move.A%3
	if _, err := game.Verify(sticks.Game, &fork); err == nil {
		t.Error("a changed outcome was verified")
	}
	fork.Given = 1
	if _, err := game.Verify(sticks.Game, &fork); err != nil {
		t.Errorf("a given outcome was not taken: %v", err)
	}
	fork.Turns[1].Move.A = 1 + fork.Turns[1].Move.A%3
	if _, err := game.Verify(sticks.Game, &fork); err == nil {
		t.Error("a changed outcome after the given ones was verified")
	}
}

// expired is a context that is done after it was asked so many times.
type expired struct {
	context.Context
	left int
}

func (c *expired) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// A replay ends with its context, with the moves that it came to.
func TestReplayEndsWithItsContext(t *testing.T) {
	r, err := read(finished(t))
	if err != nil {
		t.Fatal(err)
	}
	for what, replay := range map[string]func(context.Context, game.Game, *game.Record) (*game.Match, error){
		"replay": game.ReplayContext, "verify": game.VerifyContext,
	} {
		m, err := replay(&expired{t.Context(), 5}, sticks.Game, r)
		if !errors.Is(err, context.Canceled) || len(m.Record.Turns) != 5 {
			t.Errorf("%s: %v after %d moves", what, err, len(m.Record.Turns))
		}
	}
}
