package web

import (
	"errors"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"ennead/game"
	"ennead/internal/plan"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// maxPlanNote is how many letters a note on a plan has at most.
const maxPlanNote = 300

// errPlan says that an address holds no plan.
var errPlan = errors.New("the address holds no plan of this game")

// plan shows what the reader tries on a private copy, instead of the present. The copy is made from the reader's view,
// and all choices stand in the address with the version of the table they began from, so nothing of a plan is stored.
// If the table has changed since, the page shows the present, and says which lines are still possible.
func (s *Server) plan(r *http.Request, t *table.Table, p *page.Play) error {
	seat, query := p.Reader.Seat, r.URL.Query()
	if !t.AllowsPlans() || seat == game.Spectator {
		p.Notice = page.Notice{Key: "site.plan.off"}
		return nil
	}
	tried := plan.Table{Game: p.Game, View: t.Match.View(seat), Seat: seat,
		Asks:    func(view game.State, w game.Window) bool { return t.Asks(view, seat, w) },
		Chooses: t.Chooses(seat)}
	begun := query.Get("plan")
	shown := &page.Plan{Now: tried.View, Note: strings.TrimSpace(query.Get("note"))}
	if len([]rune(shown.Note)) > maxPlanNote {
		return errPlan
	}
	if query.Get("on") == page.LineNames[1] {
		shown.On = 1
	}
	shown.Ended = begun != page.PlanNow && begun != strconv.FormatInt(page.VersionOf(t, p.Reader.Held), 10)
	for i, name := range page.LineNames {
		choices, err := page.ParseLine(p.Game.Lexicon(), query.Get(name))
		if err == nil && i == shown.On && query.Get("move") != "" {
			choices, err = added(p.Game.Lexicon(), choices, query.Get("move"))
		}
		if err != nil || len(choices) > plan.Most+1 {
			return errors.Join(errPlan, err)
		}
		if shown.Ended || begun == page.PlanNow {
			done := made(t, p.Reader.Log, choices)
			shown.Done[i], choices = done > 0 && done == len(choices), choices[done:]
		}
		shown.Lines[i] = tried.Try(choices)
	}
	p.Plan = shown
	if !shown.Ended {
		line := shown.Line()
		p.Scene.State, p.Scene.Viewer = line.View, seat
		p.Scene.Active = line.End == plan.Open && line.Chooser == seat
		p.Scene.Just, p.Scene.Aim, p.Waiting.Sure, p.Bots.Hint, p.Bots.Hints = nil, nil, nil, nil, false
		if aim := query.Get("aim"); aim != "" && p.Scene.Active {
			moves, err := page.ParseSeries(p.Game.Lexicon(), aim)
			if err != nil {
				return errors.Join(errPlan, err)
			}
			p.Scene.Aim = moves
		}
		if n := len(line.Steps); n > 0 {
			p.Scene.Just = line.Steps[n-1].Events
		}
	}
	return nil
}

// added returns the choices and the moves of a button after them.
func added(l *game.Lexicon, choices []plan.Choice, text string) ([]plan.Choice, error) {
	moves, err := page.ParseSeries(l, text)
	for _, m := range moves {
		choices = append(choices, plan.Choice{Seat: plan.Whoever, Move: m})
	}
	return choices, err
}

// made returns how many choices of a line have been made at the table: the latest ones there, as far as the reader may
// know them.
func made(t *table.Table, reader game.Seat, line []plan.Choice) int {
	var turns []plan.Choice
	for at, turn := range t.Match.Known(reader) {
		outOfTurn, _ := t.Match.IsOutOfTurn(at)
		if !turn.Hidden && !turn.Waived && !outOfTurn && turn.Seat != game.Nature {
			turns = append(turns, plan.Choice{Seat: turn.Seat, Move: turn.Move})
		}
	}
	for n := min(len(line), len(turns)); n > 0; n-- {
		if slices.Equal(line[:n], turns[len(turns)-n:]) {
			return n
		}
	}
	return 0
}
