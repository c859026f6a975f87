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
	// Setups are the tables to play at. Together they cover all numbers of players and all options.
	Setups []game.Setup
	// Conserve checks that nothing is lost or created.
	Conserve func(game.State) error
	// Say renders a message in each language, or fails. Nil: words are not checked.
	Say []func(game.Message) error
	// Draw draws a masked state for a seat and checks the picture. Nil: boards are not checked.
	Draw func(view game.State, seat game.Seat) error
	// Closed reports whether a negotiation move offers something that only its author may see until the offer is
	// accepted, such as a face-down card. Nil: no move does.
	Closed func(game.Move) bool
	// Openly reports whether everybody sees the verb of another's move, although no state records it. Nil: never.
	Openly func(game.Move) bool
	// Shows reports whether an event shows its audience something that may be hidden again when the move is over, such
	// as a card that is revealed, discarded and shuffled into a new pile. Nil: no event does.
	Shows func(before game.State, e game.Event) bool
	// Opened reports whether the rules have just revealed all hands without an event. Nil: that never happens.
	Opened func(game.State) bool
	// Rule reports whether the rules contain a rule id.
	Rule func(id string) bool
	// Seek reports whether a state is a moment, such as a combat, whose positions are tried more often than by chance.
	// Tender lists the parts of a position that are changed more often than others. Both are optional.
	Seek   func(game.State) bool
	Tender []string
	// Stir changes a state into one that play can reach, but random play hardly ever does. A third of the games and of
	// the positions use it before every choice. Nil: random play reaches everything.
	Stir func(game.State, *game.Rand)
	// Secrets is the minimum number of pairs of moves, in a hundred games, that a seat may not tell apart and that must
	// be compared: a law that compares nothing proves nothing. Zero if the game hides no moves.
	Secrets int
	// Seeds are inputs with which the fuzzers begin.
	Seeds Seeds

	hidden int // pairs compared
}

// maxMoves is longer than any game.
const maxMoves = 20_000

// Many returns how often to try something: gate times by default, short with -short (as under the race detector), and
// long if ENNEAD_LONG is set.
func Many(short, gate, long int) int {
	switch {
	case testing.Short():
		return short
	case os.Getenv("ENNEAD_LONG") != "":
		return long
	}
	return gate
}

// Run plays that many random games, and looks closely at one state in that many.
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

// Test checks that slightly changed positions are refused or sound (n of them), that steps wait only with numbers of
// theirs, that time and memory for reading grow linearly, that playing allocates nothing, and which setups are refused
// and accepted.
func (s *Suite) Test(t *testing.T, n int) {
	t.Run("mangled positions", func(t *testing.T) { s.mangle(t, n) })
	t.Run("numbers of steps", func(t *testing.T) { s.fitting(t, Many(1, 3, 40)) })
	t.Run("linear", s.linear)
	t.Run("no allocation", func(t *testing.T) { Allocations(t, s.Game, s.Setups) })
	t.Run("bad setups", func(t *testing.T) { BadSetups(t, s.Game) })
	t.Run("options", func(t *testing.T) { Options(t, s.Game) })
}

// enough checks that the games have compared as many secret moves as Suite.Secrets asks for.
func (s *Suite) enough(games int) error {
	switch want := s.Secrets * games / 100; {
	case s.hidden < want:
		return fmt.Errorf("%d pairs of secret moves have been compared in %d games, fewer than %d: "+
			"has VisibleTo become too wide, or is Suite.Secrets too high?", s.hidden, games, want)
	case s.Secrets == 0 && s.hidden > 0:
		return fmt.Errorf("%d pairs of secret moves have been compared in %d games: the game hides moves, "+
			"so set Suite.Secrets to how "+
			"many there are at least in a hundred games", s.hidden, games)
	}
	return nil
}

// player plays one random game and keeps what the laws need.
type player struct {
	*Suite
	setup       game.Setup
	rand        game.Rand
	state       game.State
	before      game.State // scratch
	was, is     game.State // scratch for negotiation and secret moves
	one         outcome    // scratch for secret moves
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
	stirred     bool // the game's record cannot be replayed
}

// play plays a game. It turns a panic of the rules into an error that says when it happened.
func (s *Suite) play(setup game.Setup, seed uint64, closely int) (err error) {
	first, err := s.Game.New(setup)
	if err != nil {
		return err
	}
	p := &player{Suite: s, setup: setup, rand: game.NewRand(seed), state: first, before: first.Copy(),
		prev: first.Copy(), closely: closely, stirred: s.stirs(seed)}
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("seed %d, move %d, after %q: panic: %v\n%s", seed, p.number, p.last(), cause,
				debug.Stack())
		}
	}()
	for p.state.Owing() != 0 {
		if err := p.turn(); err != nil {
			return fmt.Errorf("seed %d, move %d, after %q: %w", seed, p.number, p.last(), err)
		}
		if p.number++; p.number > maxMoves {
			return fmt.Errorf("seed %d: the game does not end within %d moves; the last was %q", seed, maxMoves,
				p.last())
		}
	}
	if err := p.ending(); err != nil {
		return fmt.Errorf("seed %d: at the end: %w", seed, err)
	}
	return nil
}

// turn lets seats negotiate, checks the state, then plays a random legal move of a seat that is to move.
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
	if err := p.secretMoves(seat, p.moves); err != nil {
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

// made records a turn that led from p.prev to the current state.
func (p *player) made(t game.Turn) {
	p.turns, p.follows = append(p.turns, t), true
}

// stirs reports whether the game of a seed is stirred.
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

// lists checks that a list of legal moves is not empty, contains no move twice, and omits nothing without a reason.
func (p *player) lists(seat game.Seat) error {
	if len(p.moves) == 0 {
		return fmt.Errorf("seat %s is to move but has no legal move %s: let Skip of that step pass it over, "+
			"or do not push it", seat.Text(), p.asks(seat))
	}
	lexicon := p.Game.Lexicon()
	for i, m := range p.moves {
		if slices.Contains(p.moves[:i], m) {
			return fmt.Errorf("%s is offered twice %s: Candidates (or Legal) of that step lists each move once",
				p.text(seat, m), p.asks(seat))
		}
		if !lexicon.Knows(m) {
			return fmt.Errorf("%+v is offered but has no text %s: the lexicon has no such verb, "+
				"or no name for such a value", m, p.asks(seat))
		}
		if outOfTurn, _ := game.IsOutOfTurn(p.state, m); outOfTurn {
			return fmt.Errorf(
				"%s is listed as a choice but is out of turn: list it in OutOfTurn, or change IsOutOfTurn",
				p.text(seat, m))
		}
		if seat == game.Nature && p.state.Weight(m) < 1 {
			return fmt.Errorf("the Weight of %s is %d, but must be at least 1; leave what cannot happen out of "+
				"Candidates", p.text(seat, m), p.state.Weight(m))
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
			return fmt.Errorf("%s is legal but not a candidate %s: Candidates of that step must list it too",
				p.text(seat, m), p.asks(seat))
		}
	}
	return nil
}

// outcomes checks that Outcome gives Nature the moves of her list, in the same order, each as often as its weight.
func (p *player) outcomes() error {
	o, ok := p.state.(game.Outcomes)
	if !ok || o.Outcomes() == 0 {
		return nil
	}
	n := 0
	for _, m := range p.moves {
		for range p.state.Weight(m) {
			if n == o.Outcomes() || o.Outcome(n) != m {
				return fmt.Errorf("outcome %d of %d is not %s: Outcome must follow the order of Moves, "+
					"each as often as its Weight", n, o.Outcomes(), p.Game.Lexicon().Text(m))
			}
			n++
		}
	}
	if n != o.Outcomes() {
		return fmt.Errorf("there are %d outcomes by Outcomes, but the weights add up to %d", o.Outcomes(), n)
	}
	return nil
}

// refusals checks that exactly the listed moves are legal, and that every other is refused with a rule and words.
func (p *player) refusals(seat game.Seat) error {
	lexicon := p.Game.Lexicon()
	p.before.CopyFrom(p.state)
	check := func(who game.Seat, m game.Move) error {
		refusal := p.refusal(p.state, who, m)
		legal := who == seat && slices.Contains(p.moves, m)
		switch {
		case legal && refusal != nil:
			return fmt.Errorf("%s is both offered and refused %s: Why of that step refuses it, "+
				"but Legal (or Among) lists it: %w", p.text(who, m), p.asks(seat), refusal)
		case p.state.Why(who, m).No != 0 && refusal == nil:
			return fmt.Errorf("%s: a reason has no words: Why returns %+v, but Refusal returns nil; "+
				"give this kind a row in the table of refusals",
				p.text(who, m), p.state.Why(who, m))
		case p.state.Why(who, m).No == 0 && refusal != nil:
			return fmt.Errorf("%s: there are words without a reason: Why allows the move, but Refusal says %w; "+
				"the rules decide, not the text",
				p.text(who, m), refusal)
		case !legal && refusal == nil && !p.state.Owing().Has(who):
			return fmt.Errorf("%s is not refused to seat %s, which is not to move: Why must return game.NotYours",
				lexicon.Text(m), who.Text())
		case !legal && refusal == nil && who == seat:
			return fmt.Errorf("%s is neither offered nor refused %s: Moves omits it, but Why has no reason against it",
				p.text(who, m), p.asks(seat))
		case refusal == nil:
			return nil
		case p.Rule != nil && !p.Rule(refusal.Rule):
			return fmt.Errorf("%s is refused by %q, which is no rule; correct the number in the row of this refusal, "+
				"or add the rule", p.text(who, m), refusal.Rule)
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
		return fmt.Errorf("a refusal changed the state; Why, Refusal and Candidates must not:\n%s",
			differences(p.before, p.state, "before", "after"))
	}
	return nil
}

// words checks that a message has words in every language and names an existing rule. whose describes it in errors.
func (p *player) words(whose string, m game.Message) error {
	if m.Rule != "" && p.Rule != nil && !p.Rule(m.Rule) {
		return fmt.Errorf("%s, message %s, names %q, which is no rule", whose, m.Key, m.Rule)
	}
	for _, say := range p.Say {
		if err := say(m); err != nil {
			return fmt.Errorf("%s, message %s: %w; add the key to en.yaml and fr.yaml, or the parameter to the message",
				whose, m.Key, err)
		}
	}
	return nil
}

// heard checks that an event has words for its audience and for everybody else.
func (p *player) heard(s game.State, e game.Event, move string) error {
	who := fmt.Sprintf("%s, told with %s", happened(e), move)
	if e.Audience == 0 {
		return fmt.Errorf("%s: set who may know it (Audience), game.Everyone for all", who)
	}
	if err := p.words(who, p.Game.Tell(s, e)); err != nil {
		return err
	}
	return p.words(who+", as seats outside its audience read it (its numbers are game.Unknown)",
		p.Game.Tell(s, e.For(game.Spectator)))
}

// closeLook runs the laws that take longer than a move.
func (p *player) closeLook(seat game.Seat) error {
	for _, law := range []struct {
		name string
		hold func(game.Seat) error
	}{
		{"refusals", p.refusals},
		{"negotiation", p.bargains},
		{"flood", p.flood},
		{"speech", p.speech},
		{"copy", p.copies},
		{"position", p.positions},
		{"secrecy", p.secrecy},
		{"drawing", p.drawing},
		{"ranks", p.ranks},
	} {
		if err := law.hold(seat); err != nil {
			return fmt.Errorf("%s: %w", law.name, err)
		}
	}
	return nil
}

// speech checks that the prompt of every seat, every label and every event has words.
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

// copies checks that playing on a copy does not change the state.
func (p *player) copies(seat game.Seat) error {
	p.before.CopyFrom(p.state)
	other := p.state.Copy()
	if !other.Equal(p.state) {
		return fmt.Errorf("a copy differs:\n%s", differences(p.state, other, "in the state", "in its copy"))
	}
	other.Play(seat, p.moves[0], nil)
	if !p.state.Equal(p.before) {
		return fmt.Errorf("playing %s on a copy changed the state; a state must hold no slice, "+
			"map or pointer except its components:\n%s",
			p.text(seat, p.moves[0]), differences(p.before, p.state, "before", "after"))
	}
	return nil
}

// positions checks that a position loads as the same state, and that moves are read back from their text.
func (p *player) positions(game.Seat) error {
	text := p.Game.Position(p.state)
	loaded, err := p.Game.Load(p.setup, text)
	if err != nil {
		return fmt.Errorf("play reached a position that Load refuses; Position omits something, "+
			"or a check or Fits is stricter than the rules: %w\n%s", err, text)
	}
	if !loaded.Equal(p.state) {
		return fmt.Errorf("a loaded position differs from the state; Position must write, and Load read, "+
			"the difference:\n%s\n%s",
			differences(p.state, loaded, "in play", "loaded"), text)
	}
	lexicon := p.Game.Lexicon()
	for _, m := range p.moves {
		back, err := lexicon.Parse(lexicon.Text(m))
		if err != nil || back != m || lexicon.At(lexicon.Number(m)) != m {
			return fmt.Errorf("%v is not read back from %q: %w", m, lexicon.Text(m), err)
		}
	}
	return nil
}

// ranks checks that ranks follow from points and from what the rules compare in a tie.
func (p *player) ranks(game.Seat) error {
	s := p.state
	t, ok := s.(game.TieBreaking)
	if !ok {
		return nil
	}
	ahead := func(a, b game.Seat) bool {
		if x, y := s.Score(a), s.Score(b); x != y {
			return x > y
		}
		for _, tie := range t.TieBreaks() {
			if x, y := tie.Values[a], tie.Values[b]; x != y {
				return x > y != tie.Least
			}
		}
		return false
	}
	for seat := range game.Seat(s.Seats()) {
		rank := 1
		for other := range game.Seat(s.Seats()) {
			if ahead(other, seat) {
				rank++
			}
		}
		if rank != s.Rank(seat) {
			return fmt.Errorf("seat %s has rank %d, but %d by points and TieBreaks", seat.Text(), s.Rank(seat), rank)
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
			return fmt.Errorf("seat %s has %d points, but its sheet %d: Sheet must add up to Score", seat.Text(), total,
				sum)
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
		often int // in one of that many games
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

// records checks that the record replays to the same state and is read back from its text, and that undo equals
// replaying less of it.
func (p *player) records() error {
	r := &game.Record{Game: p.Game.ID(), Version: p.Game.Version(), Setup: p.setup, Turns: p.turns}
	match, err := game.Replay(p.Game, r)
	if err != nil {
		return fmt.Errorf("replay: %w", err)
	}
	if !match.State.Equal(p.state) {
		return fmt.Errorf("the replay ends in a different state; Play must depend only on the state and the move:\n%s",
			differences(p.state, match.State, "played", "replayed"))
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
		return fmt.Errorf("the record is read back with different moves")
	}
	shorter, err := match.Upto(p.rand.Intn(len(p.turns)))
	if err != nil {
		return fmt.Errorf("upto: %w", err)
	}
	return undo(shorter, &p.rand)
}

// drawing checks that the board can draw every state for every seat and for spectators.
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
