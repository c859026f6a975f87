package table

import (
	"errors"

	"ennead/game"
)

// Problem is why the house did not do what was asked. Key names its sentence in the catalogues; Error
// is for logs.
type Problem struct{ Key, text string }

func (p *Problem) Error() string { return p.text }

// The problems. Besides them the house returns *[game.Refusal] (the rules say no) and errors of the
// store, which are not the person's fault. ErrSetup and ErrBadRecord come wrapped with what is wrong.
var (
	ErrNoTable     = &Problem{"table.error.no_table", "there is no such table"}
	ErrNoSeat      = &Problem{"table.error.no_seat", "the table has no such seat for a person"}
	ErrNoGame      = &Problem{"table.error.no_game", "there is no such game"}
	ErrSetup       = &Problem{"table.error.setup", "the game cannot be set up like this"}
	ErrSeats       = &Problem{"table.error.seats", "the number or kind of seats does not suit the game"}
	ErrLevel       = &Problem{"table.error.level", "there is no bot of that level"}
	ErrName        = &Problem{"table.error.name", "a name has 1 to 32 visible characters"}
	ErrScript      = &Problem{"table.error.script", "a name is written in one script"}
	ErrReserved    = &Problem{"table.error.reserved", "the name is one of a bot"}
	ErrPerson      = &Problem{"table.error.person", "the person is not known"}
	ErrKey         = &Problem{"table.error.key", "the link is not the link of a seat of this table"}
	ErrUsed        = &Problem{"table.error.used", "the link has been used"}
	ErrEnded       = &Problem{"table.error.ended", "the link has ended"}
	ErrDevices     = &Problem{"table.error.devices", "the seat is held by as many browsers as can be"}
	ErrSecond      = &Problem{"table.error.second", "who plays takes no second seat in the middle of a game"}
	ErrNotOwner    = &Problem{"table.error.not_owner", "only who opened the table may do that"}
	ErrNotAbsent   = &Problem{"table.error.not_absent", "the seat cannot be freed yet"}
	ErrTaken       = &Problem{"table.error.taken", "the seat is taken"}
	ErrEmpty       = &Problem{"table.error.empty", "nobody sits there yet"}
	ErrClosed      = &Problem{"table.error.closed", "the table is not open to everybody"}
	ErrStale       = &Problem{"table.error.stale", "the table has changed since"}
	ErrNotYours    = &Problem{"table.error.not_yours", "this seat owes no choice now"}
	ErrMove        = &Problem{"table.error.move", "that is no move of this game"}
	ErrNote        = &Problem{"table.error.note", "a note has at most 200 visible characters"}
	ErrUnlisted    = &Problem{"table.error.unlisted", "that is not one of the legal moves"}
	ErrTalk        = &Problem{"table.error.talk", "the seat has no room left for moves beside the turn"}
	ErrLong        = &Problem{"table.error.long", "the record has no room left"}
	ErrBarrier     = &Problem{"table.error.barrier", "nothing to take back since the last new information"}
	ErrGathering   = &Problem{"table.error.gathering", "the game has not begun"}
	ErrBegun       = &Problem{"table.error.begun", "the game has begun"}
	ErrOver        = &Problem{"table.error.over", "the game is over"}
	ErrNotOver     = &Problem{"table.error.not_over", "the game is not over"}
	ErrFrozen      = &Problem{"table.error.frozen", "the table is frozen"}
	ErrNotFrozen   = &Problem{"table.error.not_frozen", "the table is not frozen, or cannot be played on"}
	ErrTurn        = &Problem{"table.error.turn", "there is no choice to be made at that turn"}
	ErrNeverAsks   = &Problem{"table.error.never_asks", "the game asks nobody whether to cut in"}
	ErrTooLarge    = &Problem{"table.error.too_large", "that is too large"}
	ErrBadRecord   = &Problem{"table.error.record", "the record cannot be used"}
	ErrForeign     = &Problem{"table.error.foreign", "this house plays with no components but its own"}
	ErrNoAnalyst   = &Problem{"table.error.no_analyst", "nobody analyses games in this house"}
	ErrBusy        = &Problem{"table.error.busy", "too much is being asked at once"}
	ErrNotBot      = &Problem{"table.error.not_bot", "only moves of bots are explained"}
	ErrCompany     = &Problem{"table.error.company", "others are playing: moves are explained when the game is over"}
	ErrHidden      = &Problem{"table.error.hidden", "the move is not for the eyes of who asks"}
	ErrNotSeated   = &Problem{"table.error.not_seated", "who does not hold the seat cannot speak for it"}
	ErrAlone       = &Problem{"table.error.alone", "there is nobody to talk to at the table"}
	ErrLine        = &Problem{"table.error.line", "a line has 1 to 300 visible characters"}
	ErrTooFast     = &Problem{"table.error.too_fast", "too many lines at once"}
	ErrRenaming    = &Problem{"table.error.renaming", "too many new names at once"}
	ErrManyOpen    = &Problem{"table.error.many_open", "too many tables wait for people"}
	ErrManyRunning = &Problem{"table.error.many_running", "too many games are under way"}
	ErrManyAtOnce  = &Problem{"table.error.many_at_once", "too many tables at once"}
	ErrNoGuide     = &Problem{"table.error.no_guide", "the game has no guide"}
	ErrLesson      = &Problem{"table.error.lesson", "the lesson waits for another move"}
	ErrForced      = &Problem{"table.error.forced", "there was nothing to choose, or nothing that may be told"}
)

// Problems are all problems, for a test that each has words in every language.
func Problems() []*Problem {
	return []*Problem{
		ErrNoTable, ErrNoSeat, ErrNoGame, ErrSetup, ErrSeats, ErrLevel, ErrName, ErrScript, ErrReserved, ErrPerson, ErrKey, ErrTaken,
		ErrUsed, ErrEnded, ErrDevices, ErrSecond, ErrNotOwner, ErrNotAbsent,
		ErrEmpty, ErrClosed, ErrStale, ErrNotYours, ErrMove, ErrNote, ErrBarrier, ErrGathering, ErrBegun, ErrOver,
		ErrNotOver, ErrFrozen, ErrNotFrozen, ErrTurn, ErrNeverAsks, ErrTooLarge, ErrBadRecord,
		ErrForeign, ErrNoAnalyst, ErrBusy, ErrNotBot, ErrCompany, ErrHidden, ErrForced,
		ErrUnlisted, ErrTalk, ErrLong, ErrNoGuide, ErrLesson, ErrNotSeated, ErrAlone, ErrLine, ErrTooFast,
		ErrRenaming, ErrManyOpen, ErrManyRunning, ErrManyAtOnce,
		ErrFull, ErrDamaged, ErrDisk,
	}
}

// refused puts what a match says in the table's own words.
func refused(err error) error {
	switch {
	case errors.Is(err, game.ErrNotYours):
		return ErrNotYours
	case errors.Is(err, game.ErrUnlisted):
		return ErrUnlisted
	case errors.Is(err, game.ErrTalk):
		return ErrTalk
	case errors.Is(err, game.ErrFull):
		return ErrLong
	case errors.Is(err, game.ErrNote):
		return ErrNote
	case errors.Is(err, game.ErrBarrier):
		return ErrBarrier
	}
	return err
}
