package board

import (
	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"

	"maragu.dev/gomponents/html"
)

// scalesID is the element of the Maat track of an act. The board has cleared the scales by then.
const scalesID = "act-scales"

// judged tells a judgement of Maat: what lies on the scales, the balances, and what follows from them (TEK-6.1 to
// TEK-6.5).
func (t *tale) judged() piece.Act {
	t.act.Title = t.Word("act-maat")
	t.act.Seats = nil
	balances, losses := make([]int, t.s.Seats()), make([]int, t.s.Seats())
	for i, e := range t.Events {
		switch e.Kind {
		case tekhenu.EvBalance:
			balances[e.Seat] = tekhenu.BalanceOf(e)
		case tekhenu.EvLost:
			if lost := tekhenu.PointsOf(e); lost.Part == tekhenu.PartMaat {
				losses[e.Seat] = -int(lost.VP)
			}
		case tekhenu.EvOrder:
			t.act.Seats = append(t.act.Seats, e.Seat)
			t.act.Length = i + 1
		}
	}
	surplus, faith := t.figures(t.surplus), t.figures(t.faith)
	t.weighs("pips", t.figures(func(seat game.Seat) int { return balances[seat] - surplus[seat] - faith[seat] }))
	t.weighs("surplus", surplus)
	t.weighs("faith", faith)
	first, last := t.act.Seats[0], t.act.Seats[len(t.act.Seats)-1]
	t.act.Picture = html.Div(html.ID(scalesID), t.grades(t.Word("act-maat"),
		func(seat game.Seat) int { return balances[seat] }))
	b := t.beat("balance", piece.Explains, scalesID, balances)
	b.Who, b.Line = first, t.Word("act-balance-best", "seat", first, "n", signed(balances[first]))
	b = t.beat("loss", piece.CountsPoints, scalesID, losses)
	b.Line = t.Word("act-loss-none")
	if seat, n := piece.Most(t.act.Seats, losses, func(n int) int { return -n }); n < 0 {
		b.Who, b.Line = seat, t.Word("act-loss-most", "seat", seat, "n", -n, "balance", signed(balances[seat]))
	}
	b = t.beat("order", piece.Explains, "players", nil)
	b.Words = make([]string, t.s.Seats())
	var names []string
	named := t.Words.For(game.Spectator) // a list names everybody
	for i, seat := range t.act.Seats {
		b.Words[seat] = t.Number(i + 1)
		names = append(names, named.Word("tekhenu.board.seat", "seat", seat))
	}
	b.Who, b.Line = first, t.Word("act-order-best", "seat", first, "last", last)
	t.act.Who, t.act.Line = first, t.Word("act-maat-line", "order", t.Words.List(names))
	if loss := t.act.Beats[len(t.act.Beats)-2]; loss.Who != game.Spectator {
		t.act.Line += " " + loss.Line
	}
	return t.act
}

// weighs adds a row about what lies on the scales.
func (t *tale) weighs(key string, figures []int) {
	b := t.beat(key, piece.Explains, "players", figures)
	for _, seat := range t.act.Seats {
		if figures[seat] != 0 {
			b.Spots = append(b.Spots, piece.Spot{ID: piece.ID("pans", seat), Seat: seat, By: figures[seat]})
		}
	}
	seat, n := piece.Most(t.act.Seats, figures, func(n int) int { return max(n, -n) })
	b.Line = t.Word("act-" + key + "-none")
	if n != 0 {
		b.Who, b.Line = seat, t.Word("act-"+key+"-best", "seat", seat, "n", signed(n))
	}
}

// surplus returns what surplus counts on the scales of a seat: that of before the turn, and of the turn (TEK-6.1).
func (t *tale) surplus(seat game.Seat) (n int) {
	if t.s.Automata().Has(seat) {
		return 0
	}
	for _, lies := range t.before.Player[seat].Surplus {
		n -= int(lies)
	}
	for _, e := range t.Prior {
		if e.Kind == tekhenu.EvProduced && e.Seat == seat {
			n -= int(tekhenu.YieldOf(e).Surplus)
		}
	}
	return n
}

// faith returns what the Faith on the scales of a seat counts (TEK-6.2).
func (t *tale) faith(seat game.Seat) int {
	lies := t.before.Player[seat].Faith
	n := int(lies[tekhenu.Left]) - int(lies[tekhenu.Right])
	for _, e := range t.Prior {
		if e.Kind == tekhenu.EvFaith && e.Seat == seat {
			if put := tekhenu.FaithfulOf(e); put.Pan == tekhenu.Left {
				n += int(put.N)
			} else {
				n -= int(put.N)
			}
		}
	}
	return n
}
