package store

import "context"

// Notice is something of which a person is to be told. A change of a table brings it along, see [Change], or a chat
// line, or an invitation. One that is about no table is an announcement: a change of a contest brings it along, see
// [Contest], or a decision of a moderator, see [Ruling].
type Notice struct {
	Person string
	Kind   string // as the house writes it
	Table  string // empty of an announcement
	About  string // what an announcement is about, as the house writes it; empty of what is about a table
	Mark   int64  // tells notices of one kind about the same thing apart: a person is told of each mark once
	At     int64  // when it happened, in milliseconds since 1970, like all times here
	Due    int64  // when to tell it, at the earliest
	Sent   int64  // when a server took it to send it; 0 before
	// A notice that was sent is brought again at Again, unless that is 0, in the Ways that have not taken it, as the
	// house writes them. Tries says how often that has failed.
	Again int64
	Ways  string
	Tries int64
}

// Kinds of announcements that come with decisions of moderators. The house writes other kinds, too.
const (
	NoticeAnswer  = "answer"  // they have decided about what somebody answered them
	NoticeSettled = "settled" // they have dealt with what somebody reported
)

// Notices is what a store keeps of what people are to be told. Every method that changes something is one transaction.
type Notices interface {
	// DueNotices lists those that are due by then and that nobody has taken, of whole persons, the one whose notice is
	// due longest first: of so many persons at most.
	DueNotices(ctx context.Context, now int64, persons int) ([]Notice, error)
	// TakeNotice lets one of many callers send a notice, once: the others get [ErrNotFound].
	TakeNotice(ctx context.Context, n Notice, now int64) error
	// PutOffNotice has a notice wait until its Due. The stored one must be as it was read, or as it was taken at Sent:
	// [ErrNotFound] otherwise. From then on nobody has taken it.
	PutOffNotice(ctx context.Context, n Notice) error
	// DueRepeats lists those that are to be brought again by then, of whole persons as DueNotices does. Left out are
	// those of which there is a later one of the same kind about the same thing.
	DueRepeats(ctx context.Context, now int64, persons int) ([]Notice, error)
	// RepeatNotice stores when to bring a notice again, in its Ways and after its Tries, or with 0 that nobody does.
	// The stored one must be as it was read: [ErrNotFound] otherwise, so one of many callers can have it.
	RepeatNotice(ctx context.Context, n Notice, again int64) error
	// DropNotice deletes a notice that nobody has taken, if there is one.
	DropNotice(ctx context.Context, n Notice) error
	// DropAnnouncements deletes those of a person that are about a thing and that nobody has taken. Those that were
	// taken are not brought again.
	DropAnnouncements(ctx context.Context, person, about string) error
	// DropNotices deletes those of a person about a table that are of these kinds and that nobody has taken. Those that
	// were taken are not brought again.
	DropNotices(ctx context.Context, person, table string, kinds ...string) error
	// ForgetNotices is like DropNotices, but deletes also those that were taken: they may be told anew.
	ForgetNotices(ctx context.Context, person, table string, kinds ...string) error
	// NoticesOf lists all of a person, the oldest first.
	NoticesOf(ctx context.Context, person string) ([]Notice, error)
	// SweepNotices deletes those that were taken before.
	SweepNotices(ctx context.Context, before int64) error
	// Wishing lists persons whose Notices contain a text, which has neither % nor _, by id: so many at most, the first
	// after that id.
	Wishing(ctx context.Context, text, after string, most int) ([]Person, error)
}
