package board

import (
	"ennead/game"
	"ennead/games/kemet"
	kemettext "ennead/games/kemet/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// result is a combat as its events tell it, when it has ended with what has just happened.
type result struct {
	sides  []game.Event // the attacker's forces, then the defender's
	harms  []game.Event
	cards  map[game.Seat]uint8
	lost   map[game.Seat]int
	won    *game.Event
	points int
	space  uint8
}

// told gathers the events of a combat.
func (p *picture) told() *result {
	r := &result{cards: map[game.Seat]uint8{}, lost: map[game.Seat]int{}, space: kemet.NoSpace}
	for i := range p.Just {
		e := p.Just[i]
		switch kemettext.Text.Tell(p.s, e).Key {
		case "kemet.event.reveal":
			r.cards[e.Seat] = e.A
		case "kemet.event.force":
			r.sides = append(r.sides, e)
		case "kemet.event.harm":
			r.harms = append(r.harms, e)
		case "kemet.event.won":
			r.won = &p.Just[i]
		case "kemet.event.combat-vp":
			r.points = 1
		case "kemet.event.lost":
			if r.won != nil {
				r.lost[e.Seat], r.space = int(e.A), e.B
			}
		}
	}
	return r
}

// outcome is the combat that has just ended without a choice about what is left of the troops; nil if
// there was none.
func (p *picture) outcome() gomponents.Node {
	r := p.told()
	if r.won == nil || len(r.sides) != 2 || len(r.harms) != 2 || r.space == kemet.NoSpace {
		return nil
	}
	sides := []gomponents.Node{html.Class("sides")}
	for i, e := range r.sides {
		rows := []gomponents.Node{html.Class("terms")}
		for k, n := range [...]uint8{e.A, e.B, e.C, e.D} {
			label := p.Word([...]string{"from-troop", "battle-card", "from-cards", "from-open"}[k])
			if card := r.cards[e.Seat]; k == 1 && card > 0 {
				label = p.Term("battle." + p.battleName(card))
			}
			if n > 0 {
				rows = append(rows, p.termRow(label, "+"+p.Number(int(n)), ""))
			}
		}
		sum := [...]uint8{r.won.A, r.won.B}[i]
		rows = append(rows, html.Li(html.Class("sum"), html.Span(piece.Sign("i-strength", 16, ""), text(p.Word("strength-sum"))), html.B(p.number(int(sum)))))
		sides = append(sides, html.Div(html.ID(piece.ID("side", e.Seat)), piece.Class("side", "c-"+piece.SeatName(e.Seat), piece.When(e.Seat == r.won.Seat, "winner")),
			p.sideHead(e.Seat, i), html.Ul(rows...),
			html.Ul(html.Class("terms blows"), p.figureRow("damage", "damage-taken", int(r.harms[1-i].A), nil), p.figureRow("defence", "defence-own", int(r.harms[i].B), nil),
				html.Li(html.Class("sum"), html.Span(text(p.Word("losses"))), html.B(p.number(r.lost[e.Seat]))))))
	}
	return p.scene(r.space, []gomponents.Node{html.Div(sides...), p.won(r.won.Seat, int(r.won.A), int(r.won.B), r.points)})
}
