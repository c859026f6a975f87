package contests

import "errors"

// Why something was refused.
var (
	ErrNone      = errors.New("there is no such contest")
	ErrAccount   = errors.New("only accounts take part in contests")
	ErrTitle     = errors.New("a title has 3 to 60 characters, without control characters")
	ErrTerms     = errors.New("there is no contest of that kind")
	ErrMany      = errors.New("somebody holds at most so many contests at once, and opens so many a day")
	ErrMuted     = errors.New("whoever may not write announces no contest")
	ErrOrganiser = errors.New("only the organiser decides that")
	ErrOver      = errors.New("the contest is over")
	ErrFull      = errors.New("a contest has at most so many entries")
	ErrFew       = errors.New("so many entries fill no tables or groups")
	ErrParted    = errors.New("that contest is not open to this person")
	ErrMembers   = errors.New("that contest is for members of a club, and announced by its organisers")
	ErrRound     = errors.New("that round is over")
	ErrPlays     = errors.New("an organiser who plays in a rated contest does not end its rounds")
	ErrReliable  = errors.New("a least reliability is a number from 0 to 100")
	ErrAhead     = errors.New("at a table of a knockout, somebody goes on and somebody does not")
	ErrMembersOf = errors.New("a group has 6 to 16 members, and a division 6 to 10")
	ErrUnsteady  = errors.New("that contest asks for people who are more reliable")
	ErrSeason    = errors.New("there is one next season of a league, once that has finished")
	ErrEntry     = errors.New("there is no such entry")
)
