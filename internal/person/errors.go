package person

import "errors"

// Why something was refused.
var (
	ErrStranger = errors.New("that needs somebody whom the house knows")
	ErrNobody   = errors.New("no account has that name")
	ErrRole     = errors.New("there is no such role")
	ErrTicket   = errors.New("the ticket is unknown, has been used or has expired")
	ErrWords    = errors.New("those are not six words of a list")
	ErrName     = errors.New("somebody else has a name that looks like it")
	ErrRenamed  = errors.New("an account changes its name twice a year")
	ErrMail     = errors.New("that is no mail address")
	ErrOften    = errors.New("too often: try later")
	ErrKey      = errors.New("the passkey is not accepted")
	ErrCopied   = errors.New("there seems to be a copy of the passkey")
	ErrHeld     = errors.New("the passkey belongs to somebody here")
	ErrLast     = errors.New("the last way to sign in stays: close the account instead")
	ErrKeys     = errors.New("a person has at most so many passkeys")
	ErrGuest    = errors.New("friends and favourites are between accounts")
	ErrAsked    = errors.New("so many people may be asked for friendship within a day")
	ErrTies     = errors.New("a person has ties to at most so many others")
)
