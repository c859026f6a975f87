package protocol

import (
	"slices"

	"ennead/game"
)

// learn begins games that are stepped together by binary frames, see [learner]. The session's other games wait
// meanwhile.
func (s *session) learn(r *request) (any, error) {
	g, err := s.named(r.Game)
	if err != nil {
		return nil, err
	}
	setup, asked, err := r.setup()
	switch {
	case err != nil:
		return nil, err
	case asked:
		return nil, fault("request", "the chance of learners' games is rolled")
	case r.Count < 0 || r.Count > MaxGames:
		return nil, fault("limit", "1 to %d games are stepped together", MaxGames)
	case r.Turns < 0:
		return nil, fault("request", "a game cannot be cut off after %d choices", r.Turns)
	}
	l := &learner{game: g, most: r.Turns, plays: make([]episode, max(r.Count, 1))}
	if r.Views {
		if l.observer = s.observer(g.ID()); l.observer == nil {
			return nil, fault("request", "there are no observations of %s", g.ID())
		}
	}
	if l.start, err = g.New(setup); err != nil {
		return nil, fault("setup", "%v", err)
	}
	l.begin(r.Seed)
	l.frame()
	s.learner = l
	return struct {
		Games       int    `json:"games"`
		Seats       int    `json:"seats"`
		Automata    []seat `json:"automata"` // seats that are never to move
		Actions     int    `json:"actions"`
		Observation int    `json:"observation"` // its length
	}{len(l.plays), l.start.Seats(), seats(l.start.Automata()), g.Lexicon().Len(), l.size()}, nil
}

// shape describes the observations and the move numbers of a game.
func (s *session) shape(r *request) (any, error) {
	g, err := s.named(r.Game)
	if err != nil {
		return nil, err
	}
	answer := struct {
		Observation int          `json:"observation"`
		Fields      []game.Field `json:"fields"`
		Actions     int          `json:"actions"`
		Verbs       []game.Sizes `json:"verbs"`
	}{Fields: []game.Field{}, Actions: g.Lexicon().Len(), Verbs: g.Lexicon().Sizes()}
	if o := s.observer(g.ID()); o != nil {
		answer.Observation, answer.Fields = o.Size(), o.Fields()
	}
	return answer, nil
}

// observer returns the observer of a game, or nil.
func (s *session) observer(id string) game.Observer {
	for _, o := range s.observers {
		if o.Game() == id {
			return o
		}
	}
	return nil
}

// learner steps games together. A game that ends begins again with the next unused seed, as with "step".
type learner struct {
	game     game.Game
	observer game.Observer // nil without observations
	most     int           // number of choices after which a game is cut off, 0 for never
	start    game.State
	view     game.State // scratch: what a seat sees
	plays    []episode
	moves    []game.Move // scratch: Nature's
	numbers  []float32   // scratch: an observation
	out      []byte      // the last frame
}

// What has happened to a game in a step, as bits.
const (
	flagEnded   = 1 << iota // the game ended; the frame shows the beginning of the next
	flagCut                 // the game was cut off; the frame shows the next
	flagRefused             // the action was illegal; nothing changed
	flagBroken              // an invariant of the rules broke, a bug in this program; the next game has begun
)

// episode is one of the learner's games.
type episode struct {
	state   game.State
	rand    game.Rand
	seed    uint64
	legal   []game.Move // of the lowest seat that is to move
	choices int         // by players, since the game began
	flags   uint32
	ended   ending
}

// ending is the result of a game that ended in this step.
type ending struct {
	scores, ranks [game.MaxSeats]int32
	choices       int // 0 if no game ended
}

// begin begins all games, with consecutive seeds.
func (l *learner) begin(seed uint64) {
	l.view, l.numbers = l.start.Copy(), make([]float32, l.size())
	for i := range l.plays {
		e := &l.plays[i]
		e.state, e.seed = l.start.Copy(), seed+uint64(i)
		l.fresh(e)
	}
}

// fresh begins a game with its seed.
func (l *learner) fresh(e *episode) {
	e.state.CopyFrom(l.start)
	e.rand, e.choices = game.NewRand(e.seed), 0
	l.settle(e)
}

// settle makes Nature's moves and lists the legal moves of the next seat.
func (l *learner) settle(e *episode) {
	for e.state.Owing().Has(game.Nature) {
		var m game.Move
		m, l.moves = e.rand.Roll(e.state, l.moves)
		e.state.Play(game.Nature, m, nil)
	}
	e.legal = e.legal[:0]
	if owing := e.state.Owing(); owing != 0 {
		e.legal = e.state.Moves(e.legal, owing.First())
	}
}

// step makes a move, and begins the next game if this one ends.
func (l *learner) step(e *episode, number uint32) {
	defer func() {
		if recover() != nil {
			e.flags = flagBroken
			l.next(e)
		}
	}()
	e.flags, e.ended = 0, ending{}
	if number == noAction {
		return
	}
	m, ok := l.legal(e, number)
	if !ok {
		e.flags = flagRefused
		return
	}
	e.state.Play(e.state.Owing().First(), m, nil)
	e.choices++
	l.settle(e)
	switch {
	case e.state.Owing() == 0:
		e.flags = flagEnded
	case e.choices == l.most:
		e.flags = flagCut
	default:
		return
	}
	for seat := range game.Seat(e.state.Seats()) {
		e.ended.scores[seat], e.ended.ranks[seat] = int32(e.state.Score(seat)), int32(e.state.Rank(seat))
	}
	e.ended.choices = e.choices
	l.next(e)
}

// next begins the game that follows.
func (l *learner) next(e *episode) {
	e.seed += uint64(len(l.plays))
	l.fresh(e)
}

// legal returns the move with that number, if it is legal.
func (l *learner) legal(e *episode, number uint32) (game.Move, bool) {
	if uint64(number) >= uint64(l.game.Lexicon().Len()) {
		return game.Move{}, false
	}
	m := l.game.Lexicon().At(int(number))
	return m, slices.Contains(e.legal, m)
}

// size returns the length of an observation.
func (l *learner) size() int {
	if l.observer == nil {
		return 0
	}
	return l.observer.Size()
}
