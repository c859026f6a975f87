package analysis

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"

	"ennead/game"
)

// ErrText is wrapped by every error in the text of a report.
var ErrText = errors.New("bad analysis")

// format is raised when the text, or the meaning of its figures, changes.
const format = 1

// reportText is a report as JSON, with moves as the lexicon writes them.
type reportText struct {
	Format    int            `json:"format"`
	Game      string         `json:"game"`
	Version   int            `json:"rules"`
	Spec      string         `json:"spec"`
	Turns     int            `json:"turns"`
	Final     []float64      `json:"final"`
	Rounds    []int          `json:"rounds,omitempty"`
	Keys      []string       `json:"keys"`
	Marks     []markText     `json:"marks"`
	Decisions []decisionText `json:"decisions"`
}

type markText struct {
	At     int     `json:"at"`
	Points [][]int `json:"points"`
}

type decisionText struct {
	At      int          `json:"at"`
	Seat    game.Seat    `json:"seat"`
	Move    string       `json:"move"`
	Options []optionText `json:"options"`
	Win     []float64    `json:"win"`
	Cost    float64      `json:"cost,omitempty"`
}

type optionText struct {
	Move   string  `json:"move"`
	Visits int     `json:"visits"`
	Win    float64 `json:"win"`
	Margin float64 `json:"margin"`
}

// Encode writes a report as JSON; l is the lexicon of its game.
func (r *Report) Encode(l *game.Lexicon) ([]byte, error) {
	t := reportText{
		Format: format, Game: r.Game, Version: r.Version, Spec: r.Spec, Turns: r.Turns,
		Final: r.Final, Rounds: r.Rounds, Keys: r.Sources.Keys,
	}
	for _, m := range r.Sources.Marks {
		t.Marks = append(t.Marks, markText(m))
	}
	for _, d := range r.Decisions {
		x := decisionText{At: d.At, Seat: d.Seat, Move: l.Text(d.Move), Win: d.Win, Cost: d.Cost}
		for _, o := range d.Options {
			x.Options = append(x.Options, optionText{l.Text(o.Move), o.Visits, o.Win, o.Margin})
		}
		t.Decisions = append(t.Decisions, x)
	}
	return json.Marshal(t)
}

// Decode reads what Encode wrote. A report of another game, version of the rules or format is an error.
func Decode(text []byte, g game.Game) (*Report, error) {
	var t reportText
	if err := json.Unmarshal(text, &t); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrText, err)
	}
	if t.Format != format || t.Game != g.ID() || t.Version != g.Version() {
		return nil, fmt.Errorf("%w: format %d of %.40q, rules %d", ErrText, t.Format, t.Game, t.Version)
	}
	r := &Report{
		Game: t.Game, Version: t.Version, Spec: t.Spec, Turns: t.Turns, Final: t.Final, Rounds: t.Rounds,
		Sources: Sources{Keys: t.Keys},
	}
	for _, m := range t.Marks {
		r.Sources.Marks = append(r.Sources.Marks, Mark(m))
	}
	for _, x := range t.Decisions {
		d, err := x.decision(g.Lexicon())
		if err != nil {
			return nil, fmt.Errorf("%w: turn %d: %w", ErrText, x.At+1, err)
		}
		r.Decisions = append(r.Decisions, d)
	}
	return r, nil
}

func (x *decisionText) decision(l *game.Lexicon) (d Decision, err error) {
	d = Decision{At: x.At, Seat: x.Seat, Win: x.Win, Cost: x.Cost}
	if d.Move, err = l.Parse(x.Move); err != nil {
		return d, err
	}
	for _, o := range x.Options {
		m, err := l.Parse(o.Move)
		if err != nil {
			return d, err
		}
		d.Options = append(d.Options, Option{Move: m, Visits: o.Visits, Win: o.Win, Margin: o.Margin})
	}
	if len(d.Options) == 0 {
		return d, ErrNoDecision
	}
	return d, nil
}

// exact rounds to the precision that an estimate can have, so that a report is the same after being stored.
func exact(x float64) float64 { return math.Round(x*1e4) / 1e4 }
