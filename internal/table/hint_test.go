package table

import (
	"context"
	"fmt"
	"reflect"
	"testing"
	"time"

	"ennead/analysis"
	"ennead/bot"
	"ennead/game"
	"ennead/internal/sticks"
)

// advised makes a house that gives hints, as short as its analyses.
func advised(c *Config) {
	by(count)(c)
	c.Advisor = c.Analyst
}

// turnOfAnn is a game of two in which the first seat chooses; the second player's amulet is a placeholder.
const turnOfAnn = `* amulet clay
* amulet %s
1 hide left
2 hide right
* throw 3`

func TestMayHint(t *testing.T) {
	h := open(t, advised)
	alone := h.look(h.practice(fmt.Sprintf(turnOfAnn, "gold"), "slow"))
	both := h.begun(people(2))
	if !alone.MayHint(0) || alone.MayHint(1) || alone.MayHint(game.Spectator) || alone.MayHint(9) {
		t.Error("the only person may ask, and nobody else")
	}
	if at := h.look(both); at.MayHint(0) || at.MayHint(1) {
		t.Error("hints among two people")
	}
	fork, err := h.Fork(t.Context(), h.finish(both).ID, 2, ann, nil) // one person on both seats
	must(t, err)
	if h.look(fork).MayHint(0) || h.look(both).MayHint(0) {
		t.Error("hints for two seats, or after the end")
	}
	wants(t, h.Hint(t.Context(), fork, 0, h.look(fork).Version), ErrNoHints)
	wants(t, h.Hint(t.Context(), both, 0, h.look(both).Version), ErrNoHints)
}

// TestHint: a hint is the same whatever the seat does not see, notifies nobody, changes nothing, and ends with the
// question.
func TestHint(t *testing.T) {
	h := open(t, advised)
	var hints []*analysis.Advice
	for _, amulet := range []string{"gold", "clay"} {
		id := h.practice(fmt.Sprintf(turnOfAnn, amulet), "slow")
		before := h.look(id)
		notices := h.conf.Bus.Subscribe(string(id))
		if h.HintFor(before, 0) != nil {
			t.Error("a hint that nobody has asked for")
		}
		wants(t, h.Hint(t.Context(), id, 0, before.Version-1), ErrStale)
		must(t, h.Hint(t.Context(), id, 0, before.Version))
		after := h.look(id)
		hint := h.HintFor(after, 0)
		if hint == nil || h.HintFor(after, 1) != nil || len(hint.Options) < 2 {
			t.Fatalf("%+v", hint)
		}
		hints = append(hints, hint.Advice)
		if after.Version != before.Version || after.Updated != before.Updated || len(notices.Notices()) > 0 ||
			record(t, sticks.Game, after.Match.Record) != record(t, sticks.Game, before.Match.Record) {
			t.Error("a hint changed the table")
		}
		notices.Close()
		move := before.Match.Game.Lexicon().Text(hint.Options[0].Move)
		h.move(id, 0, move)
		if h.HintFor(h.look(id), 0) != nil {
			t.Error("the hint outlives its question")
		}
	}
	if !reflect.DeepEqual(hints[0], hints[1]) {
		t.Errorf("%+v and %+v", hints[0], hints[1])
	}
}

// TestHintEndsWithItsQuestion: a move, or a later hint, ends the thinking at once.
func TestHintEndsWithItsQuestion(t *testing.T) {
	thinks := make(chan bool, 1)
	h := open(t, func(c *Config) {
		c.Advisor = func(game.Game) analysis.Spec {
			select {
			case thinks <- true:
			default:
			}
			return analysis.Spec{Evaluator: count, Swing: bot.Swing{Base: 2}, Iterations: 1 << 40, Seed: 1}
		}
	})
	id := h.practice(fmt.Sprintf(turnOfAnn, "gold"), "slow")
	answers := make(chan error, 1)
	ask := func(ctx context.Context, version int64) { answers <- h.Hint(ctx, id, 0, version) }
	go ask(t.Context(), h.look(id).Version)
	<-thinks
	h.move(id, 0, "keep") // the table is not held up
	wants(t, <-answers, ErrStale)
	at := h.eventually(id, "asks again", func(t *Table) bool { return t.Owing().Has(0) })
	ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
	defer cancel()
	if err := h.Hint(ctx, id, 0, at.Version); err == nil || h.HintFor(h.look(id), 0) != nil {
		t.Error("a hint for somebody who has left")
	}
}

func TestHintsAreLimited(t *testing.T) {
	h := open(t, advised)
	id := h.practice(fmt.Sprintf(turnOfAnn, "gold"), "slow")
	version := h.look(id).Version
	for range mostHints {
		must(t, h.Hint(t.Context(), id, 0, version))
		h.hints.given = map[ID]*Hint{}
	}
	wants(t, h.Hint(t.Context(), id, 0, version), ErrManyHints)
}
