package store

import "context"

// People is what a store keeps of those who play here. Every method is one transaction.
type People interface {
	// Arrive stores a session, and its person if there is none of that id.
	Arrive(ctx context.Context, p Person, s Session) error
	// Session reads a session and its person; [ErrNotFound] if it has ended.
	Session(ctx context.Context, hash string) (Session, Person, error)
	// Sessions lists the sessions of a person, the one that was used last first.
	Sessions(ctx context.Context, person string) ([]Session, error)
	// Use writes that a session is used now, and its person seen.
	Use(ctx context.Context, hash string, now int64) error
	// End ends a session of a person, [ErrNotFound] if they have none of that hash. EndOthers ends all but one, and
	// with them the signed cookies of older programs.
	End(ctx context.Context, person, hash string) error
	EndOthers(ctx context.Context, person, but string) error

	// Person reads a person; [ErrNotFound] if there is none. EditPerson changes one, who is stored first if need be;
	// [ErrExists] if somebody else has that NameKey. The function may be called again.
	Person(ctx context.Context, id string) (Person, error)
	EditPerson(ctx context.Context, id string, edit func(*Person) error) error
	// Named reads the person with that NameKey.
	Named(ctx context.Context, key string) (Person, error)
	// OfKind lists the persons of a kind.
	OfKind(ctx context.Context, kind string) ([]Person, error)
	// Closing lists the persons who closed their account before that time and are not erased.
	Closing(ctx context.Context, before int64) ([]string, error)
	// Name reads the name of a person ([ErrNotFound] if they have none), SetName writes it.
	Name(ctx context.Context, person string) (string, error)
	SetName(ctx context.Context, person, name string) error

	// AddCredential stores a credential: [ErrExists] if anybody has it. SetCredential replaces the data of one if they
	// are still the expected ones, and writes that it was used: [ErrStale] otherwise.
	AddCredential(ctx context.Context, c Credential) error
	SetCredential(ctx context.Context, c Credential, expected []byte) error
	Credential(ctx context.Context, id string) (Credential, error)
	Credentials(ctx context.Context, person string) ([]Credential, error)
	// DropCredential deletes a credential of a person: [ErrNotFound] if they have none of that id, [ErrLast] if they
	// have only one credential or mail address in all.
	DropCredential(ctx context.Context, person, id string) error

	// SetMail stores the mail address of a person in place of another: [ErrExists] if somebody else has it.
	SetMail(ctx context.Context, m Mail) error
	// Mail reads an address by its key, MailOf that of a person.
	Mail(ctx context.Context, key string) (Mail, error)
	MailOf(ctx context.Context, person string) (Mail, error)
	// DropMail deletes the address of a person: [ErrNotFound] and [ErrLast] as for a credential.
	DropMail(ctx context.Context, person string) error

	// PutTicket stores a ticket, in place of another of the same hash, and drops those that have expired by its Made.
	PutTicket(ctx context.Context, t Ticket) error
	// Ticket reads a ticket, TakeTicket deletes it, too: one of many callers gets it, the others get [ErrNotFound].
	Ticket(ctx context.Context, hash string) (Ticket, error)
	TakeTicket(ctx context.Context, hash string) (Ticket, error)

	// Tie stores what a person is to another, Untie deletes it. Ties lists what somebody is to others, Tied what others
	// are to them.
	Tie(ctx context.Context, t Tie) error
	Untie(ctx context.Context, person, other, kind string) error
	Ties(ctx context.Context, person string) ([]Tie, error)
	Tied(ctx context.Context, person string) ([]Tie, error)
	// Between lists what two people are to each other.
	Between(ctx context.Context, one, other string) ([]Tie, error)
	// Circle lists the ties of a person, and those of others to them by which they ask for friendship or want to have
	// nothing to do with them; with all these others, by id.
	Circle(ctx context.Context, person string) ([]Tie, []Person, error)
	// Parted lists those who have blocked a person or are blocked by them.
	Parted(ctx context.Context, person string) ([]string, error)
	// Inherit gives a person all ties of another to others, and of others to them, the reports by and about them, and
	// what moderators did about them, and what they said of finished games.
	Inherit(ctx context.Context, from, to string) error

	// AddRemark stores what a person says of a moment, unless they have said so many things at that table, or all have:
	// then it returns [ErrMany]. A remark of an id that is there already changes nothing.
	AddRemark(ctx context.Context, r Remark, mostOfPerson, most int) error
	// DropRemark deletes what a person has said at a table.
	DropRemark(ctx context.Context, table, id, person string) error
	// Remarks lists what is said at a table, by moment and then by time.
	Remarks(ctx context.Context, table string) ([]Remark, error)
	// RemarksBy lists what a person has said anywhere, by time.
	RemarksBy(ctx context.Context, person string) ([]Remark, error)

	// Traces lists the tables that know a person, by id: those that they opened, and where they hold or have lost a
	// seat.
	Traces(ctx context.Context, person string) ([]string, error)
	// HappenedTo lists the tables where something of one kind has happened to a person, by id.
	HappenedTo(ctx context.Context, person, kind string) ([]string, error)
	// EditHappened changes the texts of what has happened at a table; its version stays. The function may be called
	// again.
	EditHappened(ctx context.Context, id string, edit func([]Happening)) error
	// Unsay deletes the chat lines of a seat from one time to another, both included.
	Unsay(ctx context.Context, id string, seat uint8, from, to int64) error
	// Tidy deletes the sessions that have not been used since before and the tickets that have expired now, and then
	// the guests of whom nothing else tells: neither a session nor a table. It returns how many guests there were.
	Tidy(ctx context.Context, before, now int64) (int, error)

	// Erase deletes all of this of a person, but for a row that says that they are gone. The tables stay as they are.
	// Contests that they organise, that have not begun and that belong to no club are cancelled. Whoever has entered
	// one is told so by these notices, which name neither a person nor a contest.
	Erase(ctx context.Context, person string, gone string, cancelled ...Notice) error
}

// Person is somebody who plays here.
type Person struct {
	ID          string
	Kind        string // as the house writes it
	Name        string // the one they used last, or empty
	NameKey     string // how the name is compared with those of others; empty if it need not differ
	Created     int64  // milliseconds since 1970, like all times here; 0 if that is not known
	Seen        int64
	Closed      int64  // when they closed their account; 0 if they did not
	Signed      bool   // whether cookies of older programs, which were signed, still stand for them
	Role        string // what they may do in the house beside playing, or empty
	Renamed     []int64
	Hours       string // when they are not expected to play, as the house writes it, or empty
	Alert       string // of what they want to be told in the lobby, as the house writes it, or empty
	Notices     string // what they want to hear of and how, as the house writes it, or empty
	MutedTill   int64  // until when they may not write; 0 if they may
	BannedSince int64  // since when they may not sign in; 0 if they may
}

// Session is a browser that somebody uses. Its cookie is not stored, only a hash of it.
type Session struct {
	Hash    string
	Person  string
	Created int64
	Used    int64
	Agent   string // how the browser names itself
}

// Credential is what somebody signs in with.
type Credential struct {
	ID      string
	Person  string
	Label   string
	Created int64
	Used    int64 // 0 if it never was
	Data    []byte
}

// Mail is the mail address of a person.
type Mail struct {
	Key     string // how the address is compared with others
	Person  string
	Address string
	Since   int64
}

// Ticket is a secret that can be used once. It is not stored, only a hash of it.
type Ticket struct {
	Hash    string
	Kind    string
	Person  string // or empty
	Data    []byte
	Made    int64
	Expires int64
}

// What a person may be to another.
const (
	TieFriend    = "friend"    // who asks for friendship; both are friends once the other does, too
	TieFavourite = "favourite" // whom they want to find again
	TieBlock     = "block"     // with whom they want to have nothing to do
	TieMute      = "mute"      // whose lines they do not want to read
	TieIgnore    = "ignore"    // who may ask for friendship without an answer
)

// Tie is what one person is to another.
type Tie struct {
	Person string
	Other  string
	Kind   string // one of those above
	Since  int64
}
