package board

import (
	"slices"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
)

// night tells what everybody gains in a Night, step by step, and the order of the next Day (KEM-7.1 to KEM-7.9). It
// goes on through combats of reinforcements, which have scenes of their own.
func (t *tale) night() {
	t.act.Title, t.act.Running = t.Word("act-night", "round", int(t.Events[0].A)), true
	t.act.Seats = piece.InOrder(t.before.Order[:t.s.Seats()])
	for i, e := range t.Events {
		if e.Kind == kemet.EvCombat && t.met == 0 {
			t.met = i
		}
		if t.act.Length = i + 1; e.Kind == kemet.EvDay || e.Kind == kemet.EvOver {
			t.act.Running = false
			break
		}
	}
	t.gained()
	if t.act.Running || t.events()[len(t.events())-1].Kind == kemet.EvDay {
		t.ordered()
	}
	t.due(t.step())
	t.sum()
}

// step returns the step of the Night that is in progress, from 1; 9 if the act is over.
func (t *tale) step() int {
	switch bottom := t.s.Bottom(); {
	case !t.act.Running:
		return 9
	case bottom.Step == kemet.StepNight:
		return int(bottom.A) - 1
	}
	return 8
}

// The steps of the Night in which the rows are decided.
var nightSteps = map[string]int{
	"sanctuary": 1, "delta": 2, "control": 3, "temples": 4, "prayer": 5, "cards": 6, "units": 7,
	"fights": 8, "spent": 8, "order": 8,
}

// due takes the figures out of the rows of later steps than those that are done.
func (t *tale) due(step int) {
	for i := range t.act.Beats {
		b := &t.act.Beats[i]
		for key, at := range nightSteps {
			if at >= step && b.Name == t.Word("act-"+key) {
				b.Due, b.Figures, b.Words, b.Lit = true, nil, nil, 0
				b.Who, b.Line = game.Spectator, t.Word("act-due")
			}
		}
	}
}

// gained adds the rows of what seats gain, in the order of the steps.
func (t *tale) gained() {
	if at := t.b.Sanctuary; at != 0 { // KEM-7.1
		b := t.beat("sanctuary", of(kemet.EvSanctuaryVP, one))
		b.Unit, b.Place = piece.CountsPoints, "space-"+spaceID(at.First())
		t.tells(b, "sanctuary")
	}
	prayer := func(why kemet.Gain) func(game.Event) (game.Seat, int) {
		return of(kemet.EvPrayer, func(e game.Event) int {
			if kemet.Why(e) == why {
				return int(e.A)
			}
			return 0
		})
	}
	delta := t.things(t.beatOf(t.peaceful(), "delta", prayer(kemet.GainPlain)), "ankh") // KEM-7.2
	for in := t.b.Temples; in != 0; in = in.Rest() {
		if t.s.Data.Spaces[in.First()].Delta {
			delta.Place = "space-" + spaceID(in.First())
		}
	}
	if delta.Place != "" {
		t.tells(delta, "delta")
	}
	b := t.beat("control", of(kemet.EvControlVP, one)) // KEM-7.3
	b.Unit = piece.CountsPoints
	control := "control"
	if _, n := t.figured(b); n == 0 && t.s.ControlTemples() != t.b.Temples { // KEM-Q51
		control = "control-apart"
	}
	t.tells(b, control)
	t.tells(t.things(t.beat("temples", prayer(kemet.GainTemples)), "ankh"), "temples") // KEM-7.4
	t.tells(t.things(t.beat("prayer", prayer(kemet.GainNight)), "ankh"), "prayer")     // KEM-7.5
	t.tells(t.beat("cards", of(kemet.EvDrew, one)), "cards")                           // KEM-7.6
	units := t.beat("units", func(e game.Event) (game.Seat, int) {
		switch e.Kind {
		case kemet.EvUnit:
			return e.Seat, 1
		case kemet.EvLost, kemet.EvSentBack:
			return e.Seat, -int(kemet.AsLoss(e).Units)
		}
		return game.Spectator, 0
	})
	t.tells(t.things(units, "soldier"), "units")
	t.fought()
	t.lent()
}

// peaceful returns the events of a Night before its first combat: all but those of reinforcements.
func (t *tale) peaceful() []game.Event {
	if t.met == 0 {
		return t.events()
	}
	return t.Events[:t.met]
}

// fought adds the rows of what combats of reinforcements give and cost, if there are any: victory points, and the
// prayer points that were paid, gained and stolen there.
func (t *tale) fought() {
	if t.met == 0 {
		return
	}
	b := t.beat("fights", of(kemet.EvCombatVP, one))
	b.Unit = piece.CountsPoints
	t.tells(b, "fights")
	prayer := t.beatOf(t.events()[t.met:], "spent", func(e game.Event) (game.Seat, int) {
		switch e.Kind {
		case kemet.EvPrayer:
			return e.Seat, int(e.A)
		case kemet.EvSpent, kemet.EvStolen:
			return e.Seat, -int(e.A)
		}
		return game.Spectator, 0
	})
	if _, n := t.figured(prayer); n > 0 {
		t.tells(t.things(prayer, "ankh"), "spent")
	}
}

// moving are the events with which temporary VP may change hands: of those before the act in its turn nobody can tell
// what they changed.
var moving = map[uint8]bool{
	kemet.EvTempleVP: true, kemet.EvPyramidVP: true, kemet.EvStep: true, kemet.EvLost: true, kemet.EvSentBack: true,
	kemet.EvRetreated: true, kemet.EvEscaped: true, kemet.EvUnit: true, kemet.EvPyramid: true,
}

// lent adds a row of the temporary VP that change hands, if any do (KEM-8.1).
func (t *tale) lent() {
	if t.act.Running || slices.ContainsFunc(t.Prior, func(e game.Event) bool { return moving[e.Kind] }) {
		return
	}
	b := t.beat("lent", func(game.Event) (game.Seat, int) { return game.Spectator, 0 })
	b.Unit = piece.CountsPoints
	for _, seat := range t.act.Seats {
		b.Figures[seat] = t.s.Score(seat) - t.s.Kept(seat) - t.before.Score(seat) + t.before.Kept(seat)
	}
	if _, n := t.figured(b); n > 0 {
		t.tells(b, "lent")
	}
}

// ordered adds the row of the order of the next Day (KEM-7.9).
func (t *tale) ordered() {
	b := piece.Beat{
		Name: t.Word("act-order"), Note: t.Word("act-order-note"), Words: make([]string, t.s.Seats()),
		Who: game.Spectator,
	}
	last := game.Spectator
	for _, e := range t.events() {
		if e.Kind != kemet.EvOrder {
			continue
		}
		b.Words[e.Seat] = t.Number(int(e.A))
		switch int(e.A) {
		case 1:
			b.Who, b.Lit = e.Seat, e.Seat.Set()
		case t.s.Seats():
			last = e.Seat
		}
	}
	b.Line = t.Word("act-due")
	if b.Who != game.Spectator && last != game.Spectator {
		b.Line = t.Word("act-order-line", "seat", b.Who, "last", last)
	}
	t.act.Beats = append(t.act.Beats, b)
}

// sum names who gains most prayer points, and who begins the next Day.
func (t *tale) sum() {
	figures := make([]int, t.s.Seats())
	for _, e := range t.peaceful() {
		if e.Kind == kemet.EvPrayer {
			figures[e.Seat] += int(e.A)
		}
	}
	seat, n := piece.Most(t.act.Seats, figures, func(n int) int { return n })
	equal := 0
	for _, each := range figures {
		if each == n {
			equal++
		}
	}
	switch {
	case t.act.Running:
		t.act.Line = t.Word("act-due")
		return
	case n == 0:
		t.act.Line = t.Word("act-night-none")
	case equal > 1:
		t.act.Line = t.Word("act-night-shared", "n", n, "players", equal)
	default:
		t.act.Who, t.act.Line = seat, t.Word("act-night-line", "seat", seat, "n", n)
	}
	if b := t.act.Beats[len(t.act.Beats)-1]; b.Name == t.Word("act-order") {
		t.act.Line += " " + b.Line
	}
}
