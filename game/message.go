package game

// Message is a statement of the rules that a catalogue puts into words.
type Message struct {
	Key  string // catalogue key
	Rule string // the rule behind it, such as "PHA-5.2", or empty
	Args []Arg
	// Variant names another wording of Key for a case that it does not fit, such as "short", or is empty. The
	// catalogues have it as Key-Variant. Programs that read keys need not know it.
	Variant string
}

// Wording returns the catalogue key of the message's variant.
func (m Message) Wording() string {
	if m.Variant == "" {
		return m.Key
	}
	return m.Key + "-" + m.Variant
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

// Refusal explains why a move is illegal. Its Rule is never empty.
type Refusal struct{ Message }

// Error returns the rule and the key, for logs; people read it through a catalogue.
func (r *Refusal) Error() string { return r.Rule + ": " + r.Key }

// Event is something that happened while a move was played: small numbers that the game defines.
type Event struct {
	Kind       uint8
	Seat       Seat
	A, B, C, D uint8
	// Audience contains those who may know A to D. Zero means nobody, so a forgotten audience hides the event from all.
	Audience Seats
}

// Unknown replaces a number that the reader must not know.
const Unknown uint8 = 255

// For returns the event as that seat may know it.
func (e Event) For(seat Seat) Event {
	if e.Audience.Has(seat) {
		return e
	}
	e.A, e.B, e.C, e.D = Unknown, Unknown, Unknown, Unknown
	return e
}

// Log collects events in order. A nil log discards them.
type Log struct{ Events []Event }

// Add adds an event.
func (l *Log) Add(e Event) {
	if l != nil {
		l.Events = append(l.Events, e)
	}
}
