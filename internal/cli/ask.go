package cli

import (
	"context"
	"errors"
	"strconv"
	"strings"

	"ennead/docs/rules"
	"ennead/game"
	"ennead/internal/locale"
)

// errQuit says that the person wants to stop.
var errQuit = errors.New("quit")

// ask shows a person the board and the choices until they make one.
func (t *hall) ask(ctx context.Context, seat game.Seat) error {
	if err := t.handOver(ctx, seat); err != nil {
		return err
	}
	t.tell(t.audience())
	t.draw(seat)
	view := t.match.View(seat)
	moves := view.Moves(nil, seat)
	t.choices(t.match.Game, t.words, view, seat, moves)
	for {
		t.WriteString(t.paint("1", "> "))
		text, err := t.readLine(ctx)
		if err != nil {
			return err
		}
		done, err := t.answer(ctx, seat, view, moves, text)
		if done || err != nil {
			return err
		}
	}
}

// handOver keeps several people at one keyboard from seeing each other's secrets.
func (t *hall) handOver(ctx context.Context, seat game.Seat) error {
	if t.people.Len() < 2 || t.shown == seat {
		return nil
	}
	if t.screen {
		t.WriteString("\x1b[2J\x1b[3J\x1b[H")
	}
	t.line("%s", t.words.Word("cli.play.hand_over", "seat", seat))
	_, err := t.readLine(ctx)
	return err
}

// choices prints what a seat is asked and what it can choose.
func (c *console) choices(g game.Game, words *locale.Catalogue, view game.State, seat game.Seat, moves []game.Move) {
	prompt := g.Prompt(view, seat)
	c.line("")
	c.flow(0, 0, c.paint("1", words.Say(prompt))+" "+c.paint("2", prompt.Rule))
	for i, m := range moves {
		n := strconv.Itoa(i + 1)
		c.flow(5-len(n), 7, c.paint("1", n)+"  "+label(g, words, view, seat, m)+"  "+
			c.paint("2", g.Lexicon().Text(m)))
	}
}

// label names a move and the only choices that are made together with it.
func label(g game.Game, words *locale.Catalogue, view game.State, seat game.Seat, m game.Move) string {
	name := words.Say(g.Label(view, seat, m))
	var then []string
	for _, next := range game.Tail(view, seat, m) {
		then = append(then, words.Say(g.Label(next.View, seat, next.Move)))
	}
	if len(then) == 0 {
		return name
	}
	return words.Word("cli.play.then", "what", name, "then", strings.Join(then, " · "))
}

// answer does what a person typed. It is done when a choice was made or taken back.
func (t *hall) answer(
	ctx context.Context, seat game.Seat, view game.State, moves []game.Move, text string,
) (done bool, err error) {
	word, rest, _ := strings.Cut(text, " ")
	n, notNumber := strconv.Atoi(text)
	switch {
	case text == "" && len(moves) == 1:
		return true, t.made(seat, moves[0])
	case text == "":
		w, open := game.WindowOf(view, seat)
		if !open {
			return false, nil
		}
		return true, t.made(seat, w.Pass)
	case notNumber == nil && 1 <= n && n <= len(moves):
		return true, t.made(seat, moves[n-1])
	case word == "q":
		return true, errQuit
	case word == "u":
		return t.undo(seat), nil
	case word == "d":
		return t.negotiate(seat, view, strings.TrimSpace(rest)), nil
	case word == "?":
		t.whyNot(seat, view, strings.TrimSpace(rest))
		return false, nil
	case word == "why":
		return false, t.explain(ctx, seat)
	case word == "r":
		t.rule(rest)
		return false, nil
	case word == "s":
		t.result(t.match, t.words)
		return false, nil
	case word == "b":
		t.wanted = true
		return true, nil
	case word == "a":
		t.when(strings.TrimSpace(rest))
		return t.waived(seat), nil
	}
	m, ok := t.legal(seat, view, text)
	if !ok {
		return false, nil
	}
	return true, t.made(seat, m)
}

// legal reads a move; if the text is not a legal move, it says so.
func (t *hall) legal(seat game.Seat, view game.State, text string) (game.Move, bool) {
	m, err := t.match.Game.Lexicon().Parse(text)
	if err != nil || game.IsDesertion(view, m) {
		t.line("%s", t.words.Word("cli.play.what"))
		return m, false
	}
	var refusal *game.Refusal
	switch err := game.Allowed(t.match.Game, view, seat, m); {
	case errors.As(err, &refusal):
		t.refused(refusal)
		return m, false
	case err != nil:
		t.line("%s", t.console.tell(err))
		return m, false
	}
	return m, true
}

func (t *hall) made(seat game.Seat, m game.Move) error {
	t.chooser = seat
	return t.match.Play(seat, m)
}

func (t *hall) undo(seat game.Seat) bool {
	if err := t.match.Undo(seat); err != nil {
		t.line("%s", t.words.Word("cli.play.no_undo"))
		return false
	}
	t.printed = min(t.printed, t.match.Made())
	t.line("%s", t.words.Word("cli.play.undone"))
	return true
}

// whyNot explains why one move is illegal, or every move that could be tried.
func (t *hall) whyNot(seat game.Seat, view game.State, text string) {
	if text != "" {
		if _, ok := t.legal(seat, view, text); ok {
			t.line("%s", t.words.Word("cli.play.legal"))
		}
		return
	}
	none := true
	for _, m := range view.Candidates(nil, seat) {
		if refusal := t.match.Game.Refusal(view, seat, m); refusal != nil {
			none = false
			t.line("   %s  %s", t.words.Say(t.match.Game.Label(view, seat, m)),
				t.paint("2", t.match.Game.Lexicon().Text(m)))
			t.refused(refusal)
		}
	}
	if none {
		t.line("%s", t.words.Word("cli.play.nothing_refused"))
	}
}

func (t *hall) refused(r *game.Refusal) {
	t.line("      %s %s", t.words.Say(r.Message), t.paint("2", "["+r.Rule+"]"))
}

func (t *hall) rule(id string) {
	rule, ok := rules.Find(t.match.Game.ID(), t.words.Lang(), strings.ToUpper(strings.TrimSpace(id)))
	if !ok {
		t.line("%s", t.words.Word("cli.play.no_rule"))
		return
	}
	t.line("%s  %s", t.paint("1", rule.ID), rule.Text)
}
