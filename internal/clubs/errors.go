package clubs

import "errors"

// Why something was refused.
var (
	ErrNone    = errors.New("there is no such club, or it is not for this person")
	ErrAccount = errors.New("only accounts belong to clubs")
	ErrName    = errors.New("a club has a name as people have them")
	ErrMany    = errors.New("somebody owns and founds at most so many clubs")
	ErrOwns    = errors.New("that person owns as many clubs as one may")
	ErrMuted   = errors.New("whoever may not write names no club")
	ErrFull    = errors.New("a club has at most so many members")
	ErrMay     = errors.New("only the owner or an organiser of the club decides that")
	ErrMember  = errors.New("that person is no member of the club")
)
