package game

import (
	"slices"
)

// Game is one of the games of the house: its rules, its codec and its text.
type Game interface {
	Rules
	Codec
	Text
}

// Join makes a game of its parts.
func Join(r Rules, c Codec, t Text) Game {
	return struct {
		Rules
		Codec
		Text
	}{r, c, t}
}

// Rules name a game, its vocabulary and what may be chosen before it begins. Everything else about the rules is asked
// of a [State].
type Rules interface {
	// ID is the short name, such as "pharaon": a folder of games/, a word of the command line.
	ID() string
	// Version is the version of the rules; a change that alters any outcome raises it.
	Version() int
	// Players is the smallest and largest number of players, automata not counted.
	Players() (least, most int)
	// Options are what a table may choose before it opens.
	Options() []Option
	// Lexicon is the vocabulary of moves.
	Lexicon() *Lexicon
}

// Codec reads and writes what a game keeps as text: its components and its positions.
type Codec interface {
	// New begins a game. The error names the option or component that is wrong.
	New(Setup) (State, error)
	// Components is the text of the components that the game has of its own, nil if it has none. A table may bring others,
	// see [Setup].
	Components() []byte
	// Load makes the state that a position describes, or says what is wrong with it: the place, what was found, what
	// would fit, and the rule.
	Load(setup Setup, position []byte) (State, error)
	// Position is the whole state as JSON with names; a masked state shows what the seat knows. What follows from the
	// rest (supplies, decks) is under "rest" and is not read back.
	Position(s State) []byte
}

// Text turns what a game asks, offers, refuses and reports into messages, which catalogues put into words.
type Text interface {
	// Prompt asks the seat for the choice it owes now, or says what the others are doing.
	Prompt(s State, seat Seat) Message
	// Label names a move for a button: what it is and what it costs or gives now.
	Label(s State, seat Seat, m Move) Message
	// Refusal explains why a move is not legal, with the rule; nil if it is legal. See [State.Why].
	Refusal(s State, seat Seat, m Move) *Refusal
	// Tell puts an event into a message. s is a state of the same table, at any moment.
	Tell(s State, e Event) Message
}

// Setup is what must be known before the first move.
type Setup struct {
	Players    int               // how many people or bots play, automata not counted
	Options    map[string]string // by [Option.Key]; what is left out has its default
	Components []byte            // components.yaml to play with; nil for the game's own
}

// Option is one choice of a table before it opens. A value is one of Values or, where Many is not
// empty, a list of words of Many joined by commas.
type Option struct {
	Key     string
	Values  []string
	Many    []string
	Default string
	// Least and Most bound the number of players for which the option means something.
	Least, Most int
}

// Chosen are the values of a table's options, each as its number among [Option.Values], for a game without lists; what is left out
// has its default. The error names the option that there is not, or the value that it has not.
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

// State is one moment of a game, hidden parts included. It is a value behind a pointer: a flat
// struct without maps, slices or pointers save one to the immutable components of the table.
//
// Moves, Play, Copy into an existing state, Owing, Weight and Score allocate nothing.
type State interface {
	// Seats counts the places at the table, automata included; Automata are those among them
	// that the rules play: they never owe a choice.
	Seats() int
	Automata() Seats

	// Owing says who owes a choice now: players, or Nature alone, or nobody when the game is over.
	Owing() Seats
	// Moves appends the legal choices of that seat to dst, each once. Empty unless the seat is in Owing.
	Moves(dst []Move, seat Seat) []Move
	// Candidates appends what a person could point at now: a superset of Moves, for pages that explain.
	Candidates(dst []Move, seat Seat) []Move
	// Why is the reason against a move, as numbers whose meaning belongs to the game; the zero reason if the move is
	// legal for that seat now. [Text.Refusal] explains it.
	Why(seat Seat, m Move) Reason
	// Weight is the relative odds, at least 1, of one of Nature's moves.
	Weight(m Move) int
	// Play applies a legal move and whatever follows from it without a choice. What happens is told
	// to the log unless that is nil. Play does not ask again whether the move is legal.
	Play(seat Seat, m Move, log *Log)

	// Score is the seat's points if the game ended now; Rank its place from 1, ties sharing one.
	Score(seat Seat) int
	Rank(seat Seat) int
	// Sheet is the score by category, first to last as on a score pad, the total left out.
	Sheet() []Category

	// VisibleTo says who may know a move of that seat before it is played: every seat and the
	// spectators, unless it is secret.
	VisibleTo(seat Seat, m Move) Seats
	// Mask hides what the seat must not know. A masked state answers every question about what the
	// seat sees and may do, and cannot be played on.
	Mask(seat Seat)
	// Determinize fills in what Mask(seat) hides with a world drawn at random among those that the seat
	// cannot tell apart. It is meant for a state masked for that seat, and leaves it whole again.
	Determinize(seat Seat, r *Rand)

	// Copy is a new independent state; CopyFrom overwrites this one with a state of the same game.
	Copy() State
	CopyFrom(State)
	// Equal tells whether two states of the same game are the same moment.
	Equal(State) bool
}

// Category is one line of a score sheet.
type Category struct {
	Key    string // catalogue key
	Points []int  // per seat
}

// SheetOf is the sheet of a game that counts each seat's points by category.
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

// Everyone is all seats, the spectators included.
const Everyone Seats = 1<<15 - 1
