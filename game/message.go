package game

// Message is something the rules say, for a catalogue to put into words.
type Message struct {
	Key  string // catalogue key
	Rule string // the rule it rests on, such as "PHA-5.2", or empty
	Args []Arg
}

// Arg is one named parameter of a message. Value is an int, a [Seat], a [Term], a []Term or a [Message].
type Arg struct {
	Name  string
	Value any
}

// Term is the catalogue key of a thing's name, such as "pharaon.noble.6".
type Term string

// Say builds a message; args alternate names and values.
func Say(rule, key string, args ...any) Message {
	m := Message{Key: key, Rule: rule}
	for i := 0; i+1 < len(args); i += 2 {
		m.Args = append(m.Args, Arg{args[i].(string), args[i+1]})
	}
	return m
}

// Refusal is the reason why a move is not legal. Its Rule is never empty.
type Refusal struct{ Message }

// Error gives the key and the rule, for logs; people read it through a catalogue.
func (r *Refusal) Error() string { return r.Rule + ": " + r.Key }

// Event is something that happened, as the rules note it down while a move is played: small numbers
// whose meaning belongs to the game.
type Event struct {
	Kind       uint8
	Seat       Seat
	A, B, C, D uint8
	// Audience are those who may know A to D; zero is nobody, so that an event whose audience was forgotten is hidden from all.
	Audience Seats
}

// Unknown stands for a number that the reader must not know.
const Unknown uint8 = 255

// For is the event as that seat may know it.
func (e Event) For(seat Seat) Event {
	if e.Audience.Has(seat) {
		return e
	}
	e.A, e.B, e.C, e.D = Unknown, Unknown, Unknown, Unknown
	return e
}

// Log collects events in order. A nil log takes them and forgets them.
type Log struct{ Events []Event }

// Add adds an event.
func (l *Log) Add(e Event) {
	if l != nil {
		l.Events = append(l.Events, e)
	}
}
