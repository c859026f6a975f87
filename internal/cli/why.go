package cli

import (
	"context"
	"errors"
	"slices"

	"ennead/analysis"
	"ennead/game"
)

// explain prints what the bot that chose last considered, analysed from what the person knows: so it reveals nothing
// hidden. If several people share a keyboard it prints nothing.
func (t *hall) explain(ctx context.Context, asker game.Seat) error {
	if t.people.Len() > 1 {
		t.line("%s", t.words.Word("cli.play.why_company"))
		return nil
	}
	var moves []int // of bots, which the asker knows
	for at, turn := range t.match.Known(asker) {
		if outOfTurn, _ := t.match.IsOutOfTurn(at); t.bots[turn.Seat] != nil && !turn.Hidden && !outOfTurn {
			moves = append(moves, at)
		}
	}
	for _, at := range slices.Backward(moves) {
		explained, err := t.explainTurn(ctx, asker, at)
		if explained || err != nil {
			return err
		}
	}
	t.line("%s", t.words.Word("cli.play.why_none"))
	return nil
}

// explainTurn explains one choice, unless it was forced, or only declined something.
func (t *hall) explainTurn(ctx context.Context, asker game.Seat, at int) (explained bool, err error) {
	before, err := t.match.Upto(at)
	if err != nil {
		return false, err
	}
	turn := t.match.Record.Turns[at]
	if w, open := game.WindowOf(before.State, turn.Seat); open && turn.Move == w.Pass {
		return false, nil
	}
	d, world, err := analysis.Guess(ctx, before.View(asker), asker, turn.Seat, turn.Move, analyst(t.match.Game).At(at))
	if errors.Is(err, analysis.ErrNoDecision) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	for _, sentence := range d.Explain(analysis.LabelIn(t.match.Game, world, turn.Seat)) {
		t.line("  %s", t.words.Say(sentence))
	}
	return true, nil
}
