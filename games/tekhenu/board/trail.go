package board

import (
	"strings"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// facing returns the row of the narrow layout on which the viewer decides: the dial, the temple, the works, the track
// or the market.
func (p *picture) facing() int {
	switch p.s.Top().Step {
	case tekhenu.StepCell, tekhenu.StepTwist, tekhenu.StepBuilding, tekhenu.StepAbility, tekhenu.StepThree:
		return 1
	case tekhenu.StepDistrict, tekhenu.StepRaise:
		return 2
	case tekhenu.StepTrack:
		return 3
	case tekhenu.StepThoth, tekhenu.StepTake:
		return 4
	}
	return 0
}

// Trail draws the steps of the turn so far, and the die in hand.
func (Board) Trail(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	return piece.Trail(p.crumbs(), p.purse())
}

// acting returns the god to whose action the current step belongs. ok is false if it belongs to none.
func (p *picture) acting() (tekhenu.God, bool) {
	switch p.s.Top().Step {
	case tekhenu.StepStatue, tekhenu.StepThree:
		return tekhenu.Horus, true
	case tekhenu.StepCell, tekhenu.StepTwist, tekhenu.StepAbility:
		return tekhenu.Ra, true
	case tekhenu.StepBuilding:
		return tekhenu.Hathor, true
	case tekhenu.StepThoth, tekhenu.StepTake:
		return tekhenu.Thoth, true
	case tekhenu.StepDistrict, tekhenu.StepRaise:
		return tekhenu.Osiris, true
	}
	return 0, false
}

// crumbs returns the die, its value, the action, and the actions still to come.
func (p *picture) crumbs() (all []piece.Crumb) {
	t := &p.s.Turn
	done := func(text string) { all = append(all, piece.Crumb{Text: text, Done: true}) }
	now := func(text string) { all = append(all, piece.Crumb{Text: text, Now: true}) }
	if t.Seat == tekhenu.NoSeat || int(t.Seat) >= p.s.Seats() {
		return nil
	}
	if t.Seat != p.Viewer {
		done(p.Word("turn-of", "seat", t.Seat))
	}
	if t.Face == 0 {
		return all
	}
	done(p.Word("trail-die", "colour", colourTerm(t.Printed), "n", int(t.Face), "god", godTerm(t.From)))
	if t.Value != t.Face && t.Value != 0 {
		done(p.Word("trail-value", "n", int(t.Value)))
	}
	switch god, ok := p.acting(); {
	case ok:
		now(p.Word("trail-action", "god", godTerm(god), "action", game.Term("tekhenu.action."+godNames[god])))
	case p.s.Top().Step == tekhenu.StepSelect || p.s.Top().Step == tekhenu.StepNext:
		now(p.Word("trail-choose"))
	}
	if n := int(t.Beside + t.Across); n > 0 {
		all = append(all, piece.Crumb{Text: p.Word("trail-more", "n", n)})
	}
	if p.s.Feasts(t.Seat) {
		all = append(all, piece.Crumb{Text: p.Word("trail-feast")})
	}
	return all
}

// purse draws the die in hand, large, and what the viewer can pay with.
func (p *picture) purse() gomponents.Node {
	if !p.Seated() || !p.Active {
		return nil
	}
	t := &p.s.Turn
	inside := []gomponents.Node{html.Class("te-purse")}
	if t.Face > 0 && t.Seat == p.Viewer {
		inside = append(inside, piece.Picture(p.Word("die", "colour", colourTerm(t.Colour), "n", int(t.Value)), 34, 34,
			func(c *svg.Canvas) {
				dice[t.Colour].Show(c, p.Number(int(max(t.Value, t.Face))), 0, 0, 33)
				if t.Anubis == 0 {
					c.Use("te-"+purityNames[t.Purity], 11, 11, 13, "")
				} else {
					c.Use("g-anubis", 11, 10, 15, "g-out")
				}
			}))
	}
	for g, n := range p.s.Player[p.Viewer].Stock {
		inside = append(inside, piece.Fact("te-fact"+piece.When(n == 0, " te-zero"), p.amount(tekhenu.Token(g), int(n)),
			goodPicture(tekhenu.Token(g), 16), html.B(p.number(int(n)))))
	}
	return html.P(inside...)
}

// chapters are the events that always open a new entry of the chronicle.
var chapters = map[string]bool{
	"round": true, "rotated": true, "scoring": true, "maat": true, "orders": true,
	"reveal": true, "firsts": true,
	"bot-tile": true, "bot-no-die": true,
}

// deeds are the events that begin an entry of their seat. All other events follow from the entry before them: a god
// action also pays other players.
var deeds = map[string]bool{
	"paid": true, "placed": true, "god": true, "produced": true, "taken": true, "faith": true, "destiny": true,
	"drafted": true, "start": true, "kept": true, "kept-decree": true, "dealt": true, "chosen": true,
	"statue": true, "tile": true, "building": true, "district": true, "bot-die": true,
	"fate": true, "played": true, "picked": true, "due": true, "decree": true, "decree-vp": true,
	"plan": true, "deben-up": true, "deben-right": true, "first": true,
}

func eventKey(event game.Message) string { return strings.TrimPrefix(event.Key, "tekhenu.event.") }

// Opens reports whether an event begins a new entry: a round, a rotation, a scoring, a turn of Botankhamun.
func (Board) Opens(event game.Message) bool { return chapters[eventKey(event)] }

// Continues reports whether an event follows from the one before it.
func (Board) Continues(event game.Message) bool {
	key := eventKey(event)
	return !chapters[key] && !deeds[key]
}
