package scenario

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"ennead/game"
)

// maxStart limits how far a game is played before the patch, and how many moves Nature may make in a row.
const maxStart = 100_000

// run is a case being played.
type run struct {
	game  game.Game
	state game.State
	rand  game.Rand
	log   game.Log
	made  []made     // the moves of the step
	first game.State // the state before them
	buf   []game.Move
}

// made is a move with who may know it.
type made struct {
	seat game.Seat
	seen game.Seats
}

// play makes a move of the step.
func (r *run) play(seat game.Seat, m game.Move) {
	r.made = append(r.made, made{seat, r.state.VisibleTo(seat, m)})
	r.state.Play(seat, m, &r.log)
}

// Run plays a case. A nil error means that everything held; otherwise the error lists what did not, one per line.
// find returns the game of that name, or nil.
func (s *Scenario) Run(find func(id string) game.Game) error {
	r, err := s.Given.begin(find)
	if err != nil {
		return fmt.Errorf("given: %w", err)
	}
	steps := s.Steps
	if s.When != nil || s.Then != nil {
		steps = append([]Step{{s.When, s.Then}}, steps...)
	}
	checked := 0
	for i, step := range steps {
		where := ""
		if len(steps) > 1 {
			where = fmt.Sprintf("step %d: ", i+1)
		}
		r.log, r.made, r.first = game.Log{}, nil, r.state.Copy()
		for _, text := range step.When {
			if err := r.move(text); err != nil {
				return fmt.Errorf("%swhen %q: %w", where, text, err)
			}
		}
		if step.Then == nil {
			continue
		}
		checked++
		if wrong := r.check(step.Then); len(wrong) > 0 {
			return errors.New(where + "then " + strings.Join(wrong, "\n"+where+"then "))
		}
	}
	if checked == 0 {
		return errors.New("the scenario has no \"then\": it asserts nothing")
	}
	return nil
}

// begin sets up the position in which the case begins.
func (g *Given) begin(find func(id string) game.Game) (*run, error) {
	kind := find(g.Game)
	if kind == nil {
		return nil, fmt.Errorf("there is no game %.40q", g.Game)
	}
	setup := game.Setup{Players: g.Players, Options: g.Options}
	state, err := kind.New(setup)
	if err != nil {
		return nil, err
	}
	r := &run{game: kind, state: state, rand: game.NewRand(g.Seed)}
	if err := r.start(g.Start); err != nil {
		return nil, fmt.Errorf("start: %w", err)
	}
	if g.Position == nil {
		return r, nil
	}
	if left := maxValues; !fewer(g.Position, &left) {
		return nil, fmt.Errorf("position: it holds over %d values", maxValues)
	}
	patch, err := json.Marshal(g.Position)
	if err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	if r.state, err = Load(kind, setup, r.game.Position(r.state), patch); err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	return r, nil
}

// maxValues limits a position in a file. Real ones hold a few hundred values. With aliases, a few lines of YAML can
// mean more values than any memory holds.
const maxValues = 100_000

// fewer counts the values of a tree down from left, and reports whether that sufficed.
func fewer(value any, left *int) bool {
	if *left--; *left < 0 {
		return false
	}
	switch value := value.(type) {
	case []any:
		for _, each := range value {
			if !fewer(each, left) {
				return false
			}
		}
	case map[string]any:
		for _, each := range value {
			if !fewer(each, left) {
				return false
			}
		}
	}
	return true
}

// Reach returns the game of a position and its state, after moves as in a "when". find returns the game of that name,
// or nil. The error says what is wrong with the position or the first wrong move.
func (g *Given) Reach(find func(id string) game.Game, when ...string) (game.Game, game.State, error) {
	r, err := g.begin(find)
	if err != nil {
		return nil, nil, fmt.Errorf("given: %w", err)
	}
	for _, text := range when {
		if err := r.move(text); err != nil {
			return nil, nil, fmt.Errorf("when %.80q: %w", text, err)
		}
	}
	return r.game, r.state, nil
}

// Load returns the state of a patched position.
func Load(g game.Game, setup game.Setup, position, patch []byte) (game.State, error) {
	var keys map[string]json.RawMessage
	if err := json.Unmarshal(patch, &keys); err != nil {
		return nil, fmt.Errorf("patch: %w", err)
	}
	if _, ok := keys[derived]; ok {
		return nil, fmt.Errorf("patch: %q follows from the other keys, change those", derived)
	}
	keys[derived] = json.RawMessage("null")
	patch, err := json.Marshal(keys)
	if err != nil {
		return nil, fmt.Errorf("patch: %w", err)
	}
	if position, err = Patch(position, patch); err != nil {
		return nil, err
	}
	return g.Load(setup, position)
}

// derived is the key of a position that is ignored when it is read.
const derived = "rest"

// start plays up to where the patch is applied.
func (r *run) start(to Start) error {
	for n := 0; ; n++ {
		owing := r.state.Owing()
		switch {
		case to.Play > 0 && n == to.Play,
			to.Play == 0 && to.Asked == "" && !owing.Has(game.Nature),
			to.Asked != "" && r.asked(owing, to.Asked):
			return nil
		case owing == 0:
			return fmt.Errorf("the game is over after %d moves", n)
		case n == maxStart:
			return fmt.Errorf("not reached after %d moves", n)
		}
		seat := owing.First()
		if seat == game.Nature {
			r.draw()
		} else {
			r.buf = r.state.Moves(r.buf[:0], seat)
			r.state.Play(seat, r.buf[0], nil)
		}
	}
}

func (r *run) asked(owing game.Seats, key string) bool {
	for seat := range owing.All() {
		if seat != game.Nature && r.game.Prompt(r.state, seat).Key == key {
			return true
		}
	}
	return false
}

// draw lets Nature make one move.
func (r *run) draw() {
	var m game.Move
	m, r.buf = r.rand.Roll(r.state, r.buf)
	r.play(game.Nature, m)
}

// move makes one move of a "when".
func (r *run) move(text string) error {
	switch text {
	case "roll":
		for n := 0; r.state.Owing().Has(game.Nature); n++ {
			if n == maxStart {
				return errors.New("chance does not end")
			}
			r.draw()
		}
		return nil
	case "* ?":
		if !r.state.Owing().Has(game.Nature) {
			return fmt.Errorf("nature owes nothing, %s", owed(r.state.Owing()))
		}
		r.draw()
		return nil
	}
	seat, m, err := r.parse(text)
	if err != nil {
		return err
	}
	if refusal := r.refusal(seat, m); refusal != nil {
		return fmt.Errorf("refused: %w", refusal)
	}
	r.play(seat, m)
	return nil
}

var errNotOwing = errors.New("owes no choice now")

// list returns the moves among which a move belongs: ordinary moves, or negotiation moves.
func (r *run) list(seat game.Seat, m game.Move) []game.Move {
	if outOfTurn, _ := game.IsOutOfTurn(r.state, m); outOfTurn {
		return game.OutOfTurnOf(r.state, nil, seat)
	}
	return r.state.Moves(nil, seat)
}

// refusal returns why the move is illegal now, or nil. Any player may negotiate outside the turn order.
func (r *run) refusal(seat game.Seat, m game.Move) error {
	outOfTurn, _ := game.IsOutOfTurn(r.state, m)
	switch err := game.Allowed(r.game, r.state, seat, m); {
	case errors.Is(err, game.ErrNotYours) && outOfTurn && int(seat) < r.state.Seats(): // the game is over
		if refusal := r.game.Refusal(r.state, seat, m); refusal != nil {
			return refusal
		}
		return err
	case errors.Is(err, game.ErrNotYours):
		return fmt.Errorf("seat %s %w, %s", seat.Text(), errNotOwing, owed(r.state.Owing()))
	default:
		return err
	}
}

func (r *run) parse(text string) (game.Seat, game.Move, error) {
	who, what, _ := strings.Cut(text, " ")
	seat, err := parseSeat(who)
	if err != nil {
		return 0, game.Move{}, err
	}
	m, err := r.game.Lexicon().Parse(what)
	return seat, m, err
}

// parseSeat reads a seat or the spectator.
func parseSeat(text string) (game.Seat, error) {
	if text == "spectator" {
		return game.Spectator, nil
	}
	return game.ParseSeat(text)
}

// owed says who is to move.
func owed(owing game.Seats) string {
	switch {
	case owing == 0:
		return "nobody owes a choice: the game is over"
	case owing.Has(game.Nature):
		return "nature owes a choice"
	}
	var names []string
	for seat := range owing.All() {
		names = append(names, seat.Text())
	}
	return "seat " + strings.Join(names, ", ") + " owes a choice"
}
