package gametest

import (
	"bytes"
	"fmt"
	"os"
	"runtime/debug"
	"slices"
	"testing"

	"ennead/game"
)

// Suite says how to test one game.
type Suite struct {
	Game game.Game
	// Setups are the tables to play at: all numbers of players and options between them.
	Setups []game.Setup
	// Conserve checks that nothing is lost or created.
	Conserve func(game.State) error
	// Say renders a message in each language, or fails. Nil leaves words out.
	Say []func(game.Message) error
	// Draw draws a masked state for a seat and checks the picture. Nil leaves boards out.
	Draw func(view game.State, seat game.Seat) error
	// Closed tells which moves beside the turn put something into a deal that only its author may see until the deal is done, such as
	// a card face down; nil for none.
	Closed func(game.Move) bool
	// Openly tells which moves of another everybody sees by their verb, though no state keeps it; nil for none.
	Openly func(game.Move) bool
	// Shows tells which events of a move show something, to whom it is to be shown, that may be out of sight again when the
	// move is over, such as a card that is revealed, discarded and shuffled into a new pile. Nil if there are none.
	Shows func(before game.State, e game.Event) bool
	// Opened tells whether all that was in hands has just been laid open, by the rules and without an event. Nil if that
	// never happens.
	Opened func(game.State) bool
	// Rule tells whether a rule id is in the rules.
	Rule func(id string) bool
	// Seek tells a moment, such as a combat, at which positions are tried more often than by chance; Tender
	// are the parts of a position that are changed more often than others. Both may be left out.
	Seek   func(game.State) bool
	Tender []string
	// Stir makes a state such as play comes to, but random play hardly ever does: a third of the games and of
	// the positions come about with it before every choice. Nil if random play reaches all.
	Stir func(game.State, *game.Rand)
	// Secrets is how many pairs of moves must be compared at least, in a hundred games, that a seat may not tell apart: a
	// law that compares nothing proves nothing. Zero if the game hides no move.
	Secrets int

	hidden int // pairs compared
}

// maxMoves is more than any game lasts.
const maxMoves = 20_000

// Many is how often to try something: as the gate does; less with -short, as under the race detector; as often
// as one has time for with ENNEAD_LONG set.
func Many(short, gate, long int) int {
	switch {
	case testing.Short():
		return short
	case os.Getenv("ENNEAD_LONG") != "":
		return long
	}
	return gate
}

// Run plays so many random games, and looks closely at every close-th state.
func (s *Suite) Run(t *testing.T, games, closely int) {
	t.Helper()
	for i := range games {
		setup := s.Setups[i%len(s.Setups)]
		if err := s.play(setup, uint64(i), closely); err != nil {
			t.Fatalf("game %d (%d players, %v): %v", i, setup.Players, setup.Options, err)
		}
	}
	if err := s.enough(games); err != nil {
		t.Fatal(err)
	}
}

// enough tells whether so many games have compared as many secret moves as the game says.
func (s *Suite) enough(games int) error {
	switch want := s.Secrets * games / 100; {
	case s.hidden < want:
		return fmt.Errorf("%d pairs of secret moves have been compared in %d games, not %d or more: "+
			"has VisibleTo become too wide, or is Suite.Secrets too high?", s.hidden, games, want)
	case s.Secrets == 0 && s.hidden > 0:
		return fmt.Errorf("%d pairs of secret moves have been compared in %d games: the game hides moves, so set Suite.Secrets to how "+
			"many there are at least in a hundred games", s.hidden, games)
	}
	return nil
}

// player plays one random game and keeps what the laws need to look back at.
type player struct {
	*Suite
	setup       game.Setup
	rand        game.Rand
	state       game.State
	before      game.State // scratch
	was, is     game.State // scratch for deals and draws
	one         outcome    // scratch for draws
	other       outcome
	prev        game.State // before the last turn
	follows     bool       // the last turn led from there to here
	turns       []game.Turn
	moves       []game.Move
	tries       []game.Move
	asked       []game.Move // scratch
	list        []game.Move // scratch
	crossing    [2]outcome  // scratch
	clocks      [game.MaxSeats][2]int
	negotiators negotiators
	listing     map[game.Move]bool // scratch for long lists
	whole       []byte             // the position, nothing hidden
	number      int
	closely     int
	stirred     bool // no record of the game replays
}

// play plays a game. A panic of its rules becomes an error that says when it came.
func (s *Suite) play(setup game.Setup, seed uint64, closely int) (err error) {
	first, err := s.Game.New(setup)
	if err != nil {
		return err
	}
	p := &player{Suite: s, setup: setup, rand: game.NewRand(seed), state: first, before: first.Copy(), prev: first.Copy(), closely: closely, stirred: s.stirs(seed)}
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("seed %d, move %d, after %q: panic: %v\n%s", seed, p.number, p.last(), cause, debug.Stack())
		}
	}()
	for p.state.Owing() != 0 {
		if err := p.turn(); err != nil {
			return fmt.Errorf("seed %d, move %d, after %q: %w", seed, p.number, p.last(), err)
		}
		if p.number++; p.number > maxMoves {
			return fmt.Errorf("seed %d: the game does not end within %d moves; the last was %q", seed, maxMoves, p.last())
		}
	}
	if err := p.ending(); err != nil {
		return fmt.Errorf("seed %d: at the end: %w", seed, err)
	}
	return nil
}

// turn lets seats deal if they may, checks the state, then plays one random legal move of somebody who owes one.
func (p *player) turn() error {
	if p.stirred {
		p.Stir(p.state, &p.rand)
		p.follows = false
	}
	if err := p.negotiation(); err != nil {
		return err
	}
	seat := p.someone()
	p.moves = p.state.Moves(p.moves[:0], seat)
	if err := p.lists(seat); err != nil {
		return err
	}
	if err := p.window(seat); err != nil {
		return err
	}
	if p.rand.Intn(p.closely) == 0 || p.stirred && p.Seek != nil && p.Seek(p.state) && p.rand.Intn(4) == 0 {
		if err := p.closeLook(seat); err != nil {
			return err
		}
	}
	if err := p.draws(seat, p.moves); err != nil {
		return err
	}
	m := p.choose(seat)
	p.prev.CopyFrom(p.state)
	p.state.Play(seat, m, nil)
	p.made(game.Turn{Seat: seat, Move: m})
	if p.Conserve != nil {
		if err := p.Conserve(p.state); err != nil {
			return fmt.Errorf("after %s: %w", p.Game.Lexicon().Text(m), err)
		}
	}
	return nil
}

// made notes down a turn that led from p.prev to where the game stands.
func (p *player) made(t game.Turn) {
	p.turns, p.follows = append(p.turns, t), true
}

// stirs tells whether the game of a seed is stirred.
func (s *Suite) stirs(seed uint64) bool {
	return s.Stir != nil && seed/uint64(len(s.Setups))%3 == 2
}

func (p *player) someone() game.Seat {
	owing := p.state.Owing()
	skip := p.rand.Intn(owing.Len())
	for seat := range owing.All() {
		if skip == 0 {
			return seat
		}
		skip--
	}
	panic("gametest: no seat owes a choice")
}

func (p *player) choose(seat game.Seat) game.Move {
	if seat == game.Nature {
		m, moves := p.rand.Roll(p.state, p.moves)
		p.moves = moves
		return m
	}
	return p.moves[p.rand.Intn(len(p.moves))]
}

// lists: legal lists are not empty, hold no move twice, and leave nothing out without a reason.
func (p *player) lists(seat game.Seat) error {
	if len(p.moves) == 0 {
		return fmt.Errorf("seat %s owes a choice and has none %s: let Skip of that step pass it over, or do not push it", seat.Text(), p.asks(seat))
	}
	lexicon := p.Game.Lexicon()
	for i, m := range p.moves {
		if slices.Contains(p.moves[:i], m) {
			return fmt.Errorf("%s is offered twice %s: Candidates (or Legal) of that step lists each move once", p.text(seat, m), p.asks(seat))
		}
		if !lexicon.Knows(m) {
			return fmt.Errorf("%+v is offered and is no word %s: the lexicon has no such verb, or no name for such a value", m, p.asks(seat))
		}
		if outOfTurn, _ := game.IsOutOfTurn(p.state, m); outOfTurn {
			return fmt.Errorf("%s is a move out of turn, and listed as a choice: list it in Deals, or change Beside", p.text(seat, m))
		}
		if seat == game.Nature && p.state.Weight(m) < 1 {
			return fmt.Errorf("%s has no weight: Weight is %d, and must be 1 or more; leave what cannot happen out of Candidates", p.text(seat, m), p.state.Weight(m))
		}
	}
	if seat == game.Nature {
		if err := p.outcomes(); err != nil {
			return err
		}
	}
	p.tries = p.state.Candidates(p.tries[:0], seat)
	for _, m := range p.moves {
		if !slices.Contains(p.tries, m) {
			return fmt.Errorf("%s is legal and cannot be pointed at %s: Candidates of that step must list it too", p.text(seat, m), p.asks(seat))
		}
	}
	return nil
}

// outcomes: those that Nature finds without a list are those that she is offered, in the same order, as
// often as they weigh.
func (p *player) outcomes() error {
	o, ok := p.state.(game.Outcomes)
	if !ok || o.Outcomes() == 0 {
		return nil
	}
	n := 0
	for _, m := range p.moves {
		for range p.state.Weight(m) {
			if n == o.Outcomes() || o.Outcome(n) != m {
				return fmt.Errorf("outcome %d of %d is not %s: Outcome must follow the order of Moves, each as often as its Weight", n, o.Outcomes(), p.Game.Lexicon().Text(m))
			}
			n++
		}
	}
	if n != o.Outcomes() {
		return fmt.Errorf("%d outcomes by Outcomes, and the weights add up to %d", o.Outcomes(), n)
	}
	return nil
}

// refusals: exactly the listed moves are legal, and every other is refused with a rule and words.
func (p *player) refusals(seat game.Seat) error {
	lexicon := p.Game.Lexicon()
	p.before.CopyFrom(p.state)
	check := func(who game.Seat, m game.Move) error {
		refusal := p.refusal(p.state, who, m)
		legal := who == seat && slices.Contains(p.moves, m)
		switch {
		case legal && refusal != nil:
			return fmt.Errorf("%s is offered and refused %s: Why of that step is against it, and Legal (or Among) lists it: %w", p.text(who, m), p.asks(seat), refusal)
		case p.state.Why(who, m).No != 0 && refusal == nil:
			return fmt.Errorf("%s: there is a reason without words: Why says %+v, and Refusal returns nil; give this kind a row among the refusals",
				p.text(who, m), p.state.Why(who, m))
		case p.state.Why(who, m).No == 0 && refusal != nil:
			return fmt.Errorf("%s: there are words without a reason: Why has nothing against it, and Refusal says %w; the rules decide, not the text",
				p.text(who, m), refusal)
		case !legal && refusal == nil && !p.state.Owing().Has(who):
			return fmt.Errorf("%s is not refused to seat %s, who owes nothing: Why must return game.NotYours", lexicon.Text(m), who.Text())
		case !legal && refusal == nil && who == seat:
			return fmt.Errorf("%s is neither offered nor refused %s: Moves leaves it out, and Why has no reason against it", p.text(who, m), p.asks(seat))
		case refusal == nil:
			return nil
		case p.Rule != nil && !p.Rule(refusal.Rule):
			return fmt.Errorf("%s is refused by %q, which is no rule; say the rule's number in the row of this refusal, or in the rules", p.text(who, m), refusal.Rule)
		}
		return p.words(fmt.Sprintf("the refusal of %s", p.text(who, m)), refusal.Message)
	}
	for _, m := range p.tries {
		if err := check(seat, m); err != nil {
			return err
		}
	}
	for range 40 {
		m := lexicon.At(p.rand.Intn(lexicon.Len()))
		if outOfTurn, _ := game.IsOutOfTurn(p.state, m); outOfTurn || !lexicon.Knows(m) {
			continue
		}
		if err := check(seat, m); err != nil {
			return err
		}
		if err := check(game.Seat(p.rand.Intn(p.state.Seats())), m); err != nil {
			return err
		}
	}
	if !p.state.Equal(p.before) {
		return fmt.Errorf("a refusal changed the state; Why, Refusal and Candidates may only look at it:\n%s", differences(p.before, p.state, "before", "after"))
	}
	return nil
}

// words: what is said has words in every language, and rests on a rule that there is. whose says what it is, for the
// error.
func (p *player) words(whose string, m game.Message) error {
	if m.Rule != "" && p.Rule != nil && !p.Rule(m.Rule) {
		return fmt.Errorf("%s, message %s, rests on %q, which is no rule", whose, m.Key, m.Rule)
	}
	for _, say := range p.Say {
		if err := say(m); err != nil {
			return fmt.Errorf("%s, message %s: %w; add the key to en.yaml and fr.yaml, or the parameter to the message", whose, m.Key, err)
		}
	}
	return nil
}

// heard: an event has words for its audience and for everybody else.
func (p *player) heard(s game.State, e game.Event, move string) error {
	who := fmt.Sprintf("%s, told with %s", happened(e), move)
	if e.Audience == 0 {
		return fmt.Errorf("%s: say who may know it (Audience), game.Everyone if all may", who)
	}
	if err := p.words(who, p.Game.Tell(s, e)); err != nil {
		return err
	}
	return p.words(who+", as seats outside its audience read it (its numbers are game.Unknown)", p.Game.Tell(s, e.For(game.Spectator)))
}

// closeLook runs the laws that cost more than a move.
func (p *player) closeLook(seat game.Seat) error {
	for _, law := range []struct {
		name string
		hold func(game.Seat) error
	}{
		{"refusals", p.refusals},
		{"deals", p.bargains},
		{"flood", p.flood},
		{"speech", p.speech},
		{"copy", p.copies},
		{"position", p.positions},
		{"secrecy", p.secrecy},
		{"drawing", p.drawing},
	} {
		if err := law.hold(seat); err != nil {
			return fmt.Errorf("%s: %w", law.name, err)
		}
	}
	return nil
}

// speech: the prompt of every seat, every label and every event has words.
func (p *player) speech(seat game.Seat) error {
	for who := range game.Seat(p.state.Seats()) {
		if err := p.words("the prompt of seat "+who.Text(), p.Game.Prompt(p.state, who)); err != nil {
			return err
		}
	}
	if err := p.words("the prompt of those who look on", p.Game.Prompt(p.state, game.Spectator)); err != nil {
		return err
	}
	for _, m := range p.moves {
		if seat != game.Nature {
			if err := p.words("the label of "+p.text(seat, m), p.Game.Label(p.state, seat, m)); err != nil {
				return err
			}
		}
		p.before.CopyFrom(p.state)
		var log game.Log
		p.before.Play(seat, m, &log)
		for _, e := range log.Events {
			if err := p.heard(p.before, e, p.text(seat, m)); err != nil {
				return err
			}
		}
	}
	return nil
}

// copies: what happens to a copy does not happen to the state.
func (p *player) copies(seat game.Seat) error {
	p.before.CopyFrom(p.state)
	other := p.state.Copy()
	if !other.Equal(p.state) {
		return fmt.Errorf("a copy differs:\n%s", differences(p.state, other, "in the state", "in its copy"))
	}
	other.Play(seat, p.moves[0], nil)
	if !p.state.Equal(p.before) {
		return fmt.Errorf("playing %s on a copy changed the state; a state holds no slice, map or pointer but its components:\n%s",
			p.text(seat, p.moves[0]), differences(p.before, p.state, "before", "after"))
	}
	return nil
}

// positions: a position loads as the same state, and moves come back from their text.
func (p *player) positions(game.Seat) error {
	text := p.Game.Position(p.state)
	loaded, err := p.Game.Load(p.setup, text)
	if err != nil {
		return fmt.Errorf("play came to a position that Load refuses; Position leaves something out, or a check or Fits is stricter than the rules: %w\n%s", err, text)
	}
	if !loaded.Equal(p.state) {
		return fmt.Errorf("a loaded position is another moment; Position must write, and Load read, what makes the difference:\n%s\n%s",
			differences(p.state, loaded, "in play", "loaded"), text)
	}
	lexicon := p.Game.Lexicon()
	for _, m := range p.moves {
		back, err := lexicon.Parse(lexicon.Text(m))
		if err != nil || back != m || lexicon.At(lexicon.Number(m)) != m {
			return fmt.Errorf("%v does not come back from %q: %w", m, lexicon.Text(m), err)
		}
	}
	return nil
}

// ending checks the finished game: scores, words, record, replay, undo.
func (p *player) ending() error {
	best := false
	for seat := range game.Seat(p.state.Seats()) {
		sum := 0
		for _, c := range p.state.Sheet() {
			sum += c.Points[seat]
		}
		if total := p.state.Score(seat); sum != total {
			return fmt.Errorf("seat %s has %d points, its sheet %d: Sheet must add up to Score", seat.Text(), total, sum)
		}
		best = best || p.state.Rank(seat) == 1
	}
	if !best {
		return fmt.Errorf("nobody is first: Rank counts from 1, and ties share a place")
	}
	if p.stirred {
		return nil
	}
	for _, law := range []struct {
		name  string
		often int // in one of so many games
		hold  func() error
	}{
		{"drafts", 4, p.drafts},
		{"limits", 4, p.full},
		{"room", 1, p.roomy},
		{"records", p.closely, p.records},
	} {
		if p.rand.Intn(law.often) > 0 {
			continue
		}
		if err := law.hold(); err != nil {
			return fmt.Errorf("%s: %w", law.name, err)
		}
	}
	return nil
}

// records: the record replays to the same state, comes back from its text, and less of it is undo.
func (p *player) records() error {
	r := &game.Record{Game: p.Game.ID(), Version: p.Game.Version(), Setup: p.setup, Turns: p.turns}
	match, err := game.Replay(p.Game, r)
	if err != nil {
		return fmt.Errorf("replay: %w", err)
	}
	if !match.State.Equal(p.state) {
		return fmt.Errorf("the replay ends elsewhere; Play must depend on the state and the move only:\n%s", differences(p.state, match.State, "played", "replayed"))
	}
	var text bytes.Buffer
	if err := game.WriteRecord(&text, p.Game, r); err != nil {
		return err
	}
	back, err := game.ReadRecord(&text, func(string) game.Game { return p.Game })
	if err != nil {
		return err
	}
	if !slices.Equal(back.Turns, r.Turns) {
		return fmt.Errorf("the record comes back with other moves")
	}
	shorter, err := match.Upto(p.rand.Intn(len(p.turns)))
	if err != nil {
		return fmt.Errorf("upto: %w", err)
	}
	return undo(shorter, &p.rand)
}

// drawing: the board shows every state to every seat and to spectators.
func (p *player) drawing(game.Seat) error {
	if p.Draw == nil {
		return nil
	}
	seats := []game.Seat{game.Seat(p.rand.Intn(p.state.Seats())), game.Spectator, p.state.Owing().First()}
	for _, seat := range seats {
		if seat == game.Nature {
			continue
		}
		view := p.state.Copy()
		view.Mask(seat)
		if err := p.Draw(view, seat); err != nil {
			return fmt.Errorf("for seat %s: %w", seat.Text(), err)
		}
	}
	return nil
}
