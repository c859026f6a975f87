package board

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// result is a combat as its events report it, if it ended among the last events.
type result struct {
	sides  []kemet.Force // the attacker's forces, then the defender's
	harms  []kemet.Harm
	cards  map[game.Seat]uint8
	lost   map[game.Seat]int
	won    *kemet.Won
	points int
	space  uint8
}

// ended gathers the last events of a combat.
func (p *picture) ended() *result {
	r := &result{cards: map[game.Seat]uint8{}, lost: map[game.Seat]int{}, space: kemet.NoSpace}
	for _, e := range p.Just {
		switch e.Kind {
		case kemet.EvReveal:
			r.cards[e.Seat] = e.A
		case kemet.EvForce:
			r.sides = append(r.sides, kemet.AsForce(e))
		case kemet.EvHarm:
			r.harms = append(r.harms, kemet.AsHarm(e))
		case kemet.EvWon:
			won := kemet.AsWon(e)
			r.won = &won
		case kemet.EvCombatVP:
			r.points = 1
		case kemet.EvLost:
			if r.won != nil {
				loss := kemet.AsLoss(e)
				r.lost[loss.Seat], r.space = int(loss.Units), loss.Space
			}
		}
	}
	return r
}

// outcome draws the combat that has just ended without a choice about the troops left, or nil: none, or the page tells
// it as a scene.
func (p *picture) outcome() gomponents.Node {
	if p.Told != nil {
		return nil
	}
	r := p.ended()
	if r.won == nil || len(r.sides) != 2 || len(r.harms) != 2 || r.space == kemet.NoSpace {
		return nil
	}
	sides := []gomponents.Node{html.Class("sides")}
	for i, force := range r.sides {
		rows := []gomponents.Node{html.Class("terms")}
		for k, n := range [...]uint8{force.Units, force.Battle, force.Cards, force.Open} {
			label := p.Word([...]string{"from-troop", "battle-card", "from-cards", "from-open"}[k])
			if card := r.cards[force.Seat]; k == 1 && card > 0 {
				label = p.Term("battle." + kemet.BattleNames[card])
			}
			if n > 0 {
				rows = append(rows, p.termRow(label, "+"+p.Number(int(n)), ""))
			}
		}
		sum := [...]uint8{r.won.Attack, r.won.Defence}[i]
		rows = append(rows, html.Li(html.Class("sum"), html.Span(piece.Sign("i-strength", 16, ""),
			text(p.Word("strength-sum"))), html.B(p.number(int(sum)))))
		sides = append(sides, html.Div(html.ID(piece.ID("side", force.Seat)),
			piece.Class("side", "c-"+piece.SeatName(force.Seat), piece.When(force.Seat == r.won.Seat, "winner")),
			p.sideHead(force.Seat, i), html.Ul(rows...),
			html.Ul(html.Class("terms blows"), p.figureRow("damage", "damage-taken", int(r.harms[1-i].Damage), nil),
				p.figureRow("defence", "defence-own", int(r.harms[i].Defence), nil),
				html.Li(html.Class("sum"), html.Span(text(p.Word("losses"))), html.B(p.number(r.lost[force.Seat]))))))
	}
	verdict := p.won(r.won.Seat, int(r.won.Attack), int(r.won.Defence), r.points)
	return p.scene(r.space, []gomponents.Node{html.Div(sides...), verdict})
}
