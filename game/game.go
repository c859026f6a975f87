package game

import (
	"slices"
)

// Game is a game: its rules, its codec and its text.
type Game interface {
	Rules
	Codec
	Text
}

// Join makes a game from its parts.
func Join(r Rules, c Codec, t Text) Game {
	return struct {
		Rules
		Codec
		Text
	}{r, c, t}
}

// Rules describes a game: its name, its vocabulary and its options. [State] answers everything else about the rules.
type Rules interface {
	// ID returns the short name, such as "pharaon": the folder in games/ and the word on the command line.
	ID() string
	// Version returns the version of the rules; a change that alters any outcome raises it.
	Version() int
	// Players returns the smallest and largest number of players, not counting automata.
	Players() (least, most int)
	// Options lists what a table can choose before it opens.
	Options() []Option
	// Lexicon returns the vocabulary of moves.
	Lexicon() *Lexicon
}

// Codec reads and writes the text formats of a game: components and positions.
type Codec interface {
	// New begins a game. The error names the option or component that is wrong.
	New(Setup) (State, error)
	// Components returns the text of the game's own components, nil if it has none. A table may use others, see
	// [Setup].
	Components() []byte
	// Load returns the state that a position describes. Its errors name the place, what was found, what would fit, and
	// the rule.
	Load(setup Setup, position []byte) (State, error)
	// Position returns the whole state as JSON with names; a masked state shows what the seat knows. Derived values
	// such as supplies and decks are under "rest", which Load ignores.
	Position(s State) []byte
}

// Text turns what a game asks, offers, refuses and reports into messages, which catalogues put into words.
type Text interface {
	// Prompt asks the seat for its current choice, or says what the others are doing.
	Prompt(s State, seat Seat) Message
	// Label names a move for a button: what it is and what it costs or gives now.
	Label(s State, seat Seat, m Move) Message
	// Refusal explains why a move is illegal, with the rule; nil if it is legal. See [State.Why].
	Refusal(s State, seat Seat, m Move) *Refusal
	// Tell puts an event into a message. s is a state of the same table, at any moment.
	Tell(s State, e Event) Message
}

// Setup is what is decided before the first move.
type Setup struct {
	Players    int               // people and bots, not counting automata
	Options    map[string]string // by [Option.Key]; missing ones have their defaults
	Components []byte            // components.yaml to play with; nil for the game's own
	Rules      Under             // set by games that [At] returns
}

// Option is a choice that a table makes before it opens. Its value is one of Values or, if Many is not empty, a
// comma-separated list of words from Many.
type Option struct {
	Key     string
	Values  []string
	Many    []string
	Default string
	// The option applies only with Least to Most players.
	Least, Most int
	// Ruling is the id of the ruling whose other reading a table may choose with this option; empty for all others.
	Ruling string
}

// Chosen returns the values of a table's options, each as its index in [Option.Values], for a game without lists.
// Missing ones have their defaults. The error names the unknown option or value.
func (s Setup) Chosen(options []Option) ([]int, error) {
	chosen := make([]int, len(options))
	for i, o := range options {
		chosen[i] = slices.Index(o.Values, o.Default)
	}
	for key, value := range s.Options {
		at := slices.IndexFunc(options, func(o Option) bool { return o.Key == key })
		if at < 0 {
			return nil, NoOption(key)
		}
		if chosen[at] = slices.Index(options[at].Values, value); chosen[at] < 0 {
			return nil, NoValue(key, value, options[at].Values)
		}
	}
	return chosen, nil
}

// State is one moment of a game, hidden parts included. It is a value behind a pointer: a flat struct without maps,
// slices or pointers, except one to the immutable components of the table.
//
// Moves, Play, Copy into an existing state, Owing, Weight and Score allocate nothing.
type State interface {
	// Seats counts the places at the table, including automata. Automata returns the seats that the rules play: they
	// never owe a choice.
	Seats() int
	Automata() Seats

	// Owing returns the seats that are to move now: players, or only Nature, or nobody when the game is over.
	Owing() Seats
	// Moves appends the legal moves of that seat to dst, each once: none unless the seat is in Owing.
	Moves(dst []Move, seat Seat) []Move
	// Candidates appends the moves that a person could point at now: a superset of Moves, for pages that explain
	// refusals.
	Candidates(dst []Move, seat Seat) []Move
	// Why returns the reason against a move, as numbers that the game defines; the zero reason if the move is legal for
	// that seat now. [Text.Refusal] explains it.
	Why(seat Seat, m Move) Reason
	// Weight returns the relative weight, at least 1, of one of Nature's moves.
	Weight(m Move) int
	// Play applies a legal move and whatever follows from it without a choice. It adds the events to the log unless
	// that is nil. It does not check that the move is legal.
	Play(seat Seat, m Move, log *Log)

	// Score returns the seat's points if the game ended now; Rank returns its place from 1, shared in a tie.
	Score(seat Seat) int
	Rank(seat Seat) int
	// Sheet returns the score by category, in the order of a score pad, without the total.
	Sheet() []Category

	// VisibleTo says who may know a move of that seat before it is played: every seat and the
	// spectators, unless it is secret.
	VisibleTo(seat Seat, m Move) Seats
	// Mask hides what the seat must not know. A masked state answers every question about what the seat sees and may
	// do, but cannot be played on.
	Mask(seat Seat)
	// Determinize replaces what Mask(seat) hides by a random world that the seat cannot tell from the real one. The
	// state is masked for that seat before, and complete after.
	Determinize(seat Seat, r *Rand)

	// Copy returns a new independent state; CopyFrom overwrites this one with a state of the same game.
	Copy() State
	CopyFrom(State)
	// Equal reports whether two states of the same game are equal.
	Equal(State) bool
}

// Category is one line of a score sheet.
type Category struct {
	Key    string // catalogue key
	Points []int  // per seat
}

// SheetOf returns the sheet of a game that counts each seat's points by category.
func SheetOf(keys []string, seats int, count func(Seat) []int) []Category {
	sheet := make([]Category, len(keys))
	for i := range sheet {
		sheet[i] = Category{keys[i], make([]int, seats)}
	}
	for seat := range seats {
		for i, n := range count(Seat(seat)) {
			sheet[i].Points[seat] = n
		}
	}
	return sheet
}

// Everyone is all seats and the spectators.
const Everyone Seats = 1<<15 - 1
