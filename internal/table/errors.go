package table

import (
	"errors"

	"ennead/game"
)

// Problem says why the house did not do what was asked. Key names its sentence in the catalogues; Error is for logs.
type Problem struct{ Key, text string }

func (p *Problem) Error() string { return p.text }

// The problems. The house also returns *[game.Refusal] (the rules say no) and errors of the store, which are not the
// person's fault. ErrSetup and ErrBadRecord are wrapped with details.
var (
	ErrElsewhere   = &Problem{"table.error.elsewhere", "the table plays under rules that only other servers know"}
	ErrNoTable     = &Problem{"table.error.no_table", "there is no such table"}
	ErrNoSeat      = &Problem{"table.error.no_seat", "the table has no such seat for a person"}
	ErrNoGame      = &Problem{"table.error.no_game", "there is no such game"}
	ErrSetup       = &Problem{"table.error.setup", "the game cannot be set up like this"}
	ErrSeats       = &Problem{"table.error.seats", "the number or kind of seats does not suit the game"}
	ErrLevel       = &Problem{"table.error.level", "there is no bot of that level"}
	ErrName        = &Problem{"table.error.name", "a name has 1 to 32 visible characters"}
	ErrScript      = &Problem{"table.error.script", "a name is written in one script"}
	ErrReserved    = &Problem{"table.error.reserved", "the name belongs to a bot"}
	ErrPerson      = &Problem{"table.error.person", "the person is unknown"}
	ErrKey         = &Problem{"table.error.key", "the link does not belong to a seat of this table"}
	ErrUsed        = &Problem{"table.error.used", "the link has been used"}
	ErrFullTable   = &Problem{"table.error.full_table", "no seat is free"}
	ErrEnded       = &Problem{"table.error.ended", "the link has expired"}
	ErrDevices     = &Problem{"table.error.devices", "the seat is already held by the maximum number of browsers"}
	ErrSecond      = &Problem{"table.error.second", "a player cannot take a second seat during a game"}
	ErrGuestSits   = &Problem{"table.error.guest_sits", "the guest of the same browser sits at the table"}
	ErrNotOwner    = &Problem{"table.error.not_owner", "only the person who opened the table may do that"}
	ErrNotAbsent   = &Problem{"table.error.not_absent", "the seat cannot be freed yet"}
	ErrTaken       = &Problem{"table.error.taken", "the seat is taken"}
	ErrEmpty       = &Problem{"table.error.empty", "nobody sits there yet"}
	ErrUnwatched   = &Problem{"table.error.unwatched", "those who play there do so without spectators"}
	ErrUninvitable = &Problem{"table.error.uninvitable", "no account has that name"}
	ErrManyInvited = &Problem{"table.error.many_invited", "too many people are invited to the table"}
	ErrNoRematch   = &Problem{"table.error.no_rematch", "the game cannot be played again by the same people"}
	ErrTerms       = &Problem{"table.error.terms", "a table cannot have such terms"}
	ErrClosed      = &Problem{"table.error.closed", "the table is not open to everybody"}
	ErrStale       = &Problem{"table.error.stale", "the table has changed since"}
	ErrNotYours    = &Problem{"table.error.not_yours", "this seat is not to move now"}
	ErrMove        = &Problem{"table.error.move", "that is not a move of this game"}
	ErrNote        = &Problem{"table.error.note", "a note has at most 200 visible characters"}
	ErrUnlisted    = &Problem{"table.error.unlisted", "that is not one of the legal moves"}
	ErrTalk        = &Problem{"table.error.talk", "the seat has no room left for negotiation moves"}
	ErrLong        = &Problem{"table.error.long", "the record has no room left"}
	ErrZone        = &Problem{"table.error.zone", "there is no such time zone"}
	ErrHours       = &Problem{"table.error.hours", "nobody can have such quiet hours"}
	ErrVacation    = &Problem{"table.error.vacation", "nobody can be on vacation for so long"}
	ErrPause       = &Problem{"table.error.pause", "the clocks of the table cannot be paused like this now"}
	ErrPauses      = &Problem{"table.error.pauses", "the game has been paused as often as possible"}
	ErrFinal       = &Problem{"table.error.final", "the seat's person was absent too often to come back"}
	ErrBarrier     = &Problem{"table.error.barrier", "nothing to take back since the last new information"}
	ErrGathering   = &Problem{"table.error.gathering", "the game has not begun"}
	ErrBegun       = &Problem{"table.error.begun", "the game has begun"}
	ErrOver        = &Problem{"table.error.over", "the game is over"}
	ErrOften       = &Problem{"table.error.often", "the seat has changed hands too often in this game"}
	ErrGoesOn      = &Problem{"table.error.goes_on", "nobody has to end the game: it goes on"}
	ErrNotOver     = &Problem{"table.error.not_over", "the game is not over"}
	ErrFrozen      = &Problem{"table.error.frozen", "the table is frozen"}
	ErrNotFrozen   = &Problem{"table.error.not_frozen", "the table is not frozen, or cannot be played on"}
	ErrTurn        = &Problem{"table.error.turn", "there is no choice at that turn"}
	ErrNeverAsks   = &Problem{"table.error.never_asks", "the game has no reactions to ask about"}
	ErrOrder       = &Problem{"table.error.order", "that is no standing order of this game"}
	ErrTooLarge    = &Problem{"table.error.too_large", "that is too large"}
	ErrBadRecord   = &Problem{"table.error.record", "the record cannot be used"}
	ErrForeign     = &Problem{"table.error.foreign", "this server accepts only its own components"}
	ErrNoBox       = &Problem{"table.error.no_box", "there are no components with that hash for the game"}
	ErrManyBoxes   = &Problem{"table.error.many_boxes", "a person saves at most 50 components, 20 of them a day"}
	ErrBoxName     = &Problem{"table.error.box_name", "a name of components has 1 to 60 visible characters"}
	ErrNoAnalyst   = &Problem{"table.error.no_analyst", "this server does not analyse games"}
	ErrBusy        = &Problem{"table.error.busy", "too many requests at once"}
	ErrNotBot      = &Problem{"table.error.not_bot", "only bots' moves are explained"}
	ErrCompany     = &Problem{"table.error.company", "others are playing: moves are explained when the game is over"}
	ErrHidden      = &Problem{"table.error.hidden", "the viewer may not see the move"}
	ErrNotSeated   = &Problem{"table.error.not_seated", "only the holder of a seat can speak for it"}
	ErrAlone       = &Problem{"table.error.alone", "there is nobody to talk to at the table"}
	ErrLine        = &Problem{"table.error.line", "a line has 1 to 300 visible characters"}
	ErrPhrase      = &Problem{"table.error.phrase", "there is no such phrase"}
	ErrNoLine      = &Problem{"table.error.no_line", "the table has no such line"}
	ErrRemark      = &Problem{"table.error.remark", "only who played may say something of this game"}
	ErrTried       = &Problem{"table.error.tried", "the moves of a line are not legal, or too many"}
	ErrManyRemarks = &Problem{"table.error.many_remarks", "as much is said of the game as there may be"}
	ErrReport      = &Problem{"table.error.report", "nobody can be reported like this"}
	ErrManyReports = &Problem{"table.error.many_reports", "too many reports within a day"}
	ErrNoCase      = &Problem{"table.error.no_case", "there is no such case"}
	ErrNoReport    = &Problem{"table.error.no_report", "there is no such report"}
	ErrMuted       = &Problem{"table.error.muted", "a moderator has muted the person"}
	ErrBanned      = &Problem{"table.error.banned", "a moderator has banned the person"}
	ErrWord        = &Problem{"table.error.word", "the host of the house forbids a word of the text"}
	ErrPhrasesOnly = &Problem{"table.error.phrases_only", "the host of the house allows only phrases"}
	ErrSilent      = &Problem{"table.error.silent", "the host of the house has switched the chat off"}
	ErrTooFast     = &Problem{"table.error.too_fast", "too many lines at once"}
	ErrRepeated    = &Problem{"table.error.repeated", "the same line again within a minute"}
	ErrRenaming    = &Problem{"table.error.renaming", "too many name changes at once"}
	ErrManyOpen    = &Problem{"table.error.many_open", "too many tables are waiting for people"}
	ErrManyGuest   = &Problem{"table.error.many_guest", "too many tables of a guest"}
	ErrAnalyses    = &Problem{"table.error.many_analyses", "too many analyses within a day"}
	ErrManyRunning = &Problem{"table.error.many_running", "too many games are in progress"}
	ErrManyAtOnce  = &Problem{"table.error.many_at_once", "too many tables at once"}
	ErrNoGuide     = &Problem{"table.error.no_guide", "the game has no guide"}
	ErrLesson      = &Problem{"table.error.lesson", "the lesson waits for a different move"}
	ErrRatedBots   = &Problem{"table.error.rated_bots", "only people play rated games, at least two of them"}
	ErrRatedClock  = &Problem{"table.error.rated_clock", "a rated game has clocks"}
	ErrRatedSetup  = &Problem{"table.error.rated_setup", "a rated game has the usual components and options"}
	ErrRatedGuest  = &Problem{"table.error.rated_guest", "only accounts play rated games"}
	ErrRatedSecond = &Problem{"table.error.rated_second", "nobody plays for two seats in a rated game"}
	ErrRatedHand   = &Problem{"table.error.rated_hand", "nobody else holds the seat of a player in a rated game"}
	ErrRatedLate   = &Problem{"table.error.rated_late", "others have sat down on other terms"}
	ErrRatedApart  = &Problem{"table.error.rated_apart", "the ratings of the players are too far apart"}
	ErrRatedOften  = &Problem{"table.error.rated_often", "the same people have played enough rated games today"}
	ErrRatedLeft   = &Problem{"table.error.rated_left", "somebody who has left so many games plays unrated for now"}
	ErrUnreliable  = &Problem{"table.error.unreliable", "the table asks for more reliability than the person has"}
	ErrAsksLate    = &Problem{"table.error.asks_late", "others have sat down, of whom the table asked less"}
	ErrOutside     = &Problem{"table.error.outside", "the table is for people with other ratings"}
	ErrWindow      = &Problem{"table.error.window", "only rated tables have bounds of ratings, 0 to 4000, in order"}
	ErrLent        = &Problem{"table.error.lent", "nobody looks on with the eyes of a seat at such a table"}
	ErrOnlooker    = &Problem{"table.error.onlooker", "somebody looks on with the eyes of the seat already"}
	ErrManyLooks   = &Problem{"table.error.many_looks", "the seat has let somebody look on as often as it may"}
	ErrOtherEyes   = &Problem{"table.error.other_eyes", "nobody sees a game with the eyes of two seats"}
	ErrNoHints     = &Problem{"table.error.no_hints", "hints are for a single person against bots"}
	ErrManyHints   = &Problem{"table.error.many_hints", "too many hints at once"}
	ErrForced      = &Problem{"table.error.forced", "there was no choice, or nothing about it may be revealed"}
)

// Problems returns all problems; a test checks that each has words in every language.
func Problems() []*Problem {
	return []*Problem{
		ErrNoTable, ErrNoSeat, ErrNoGame, ErrSetup, ErrSeats, ErrLevel, ErrName, ErrScript, ErrReserved, ErrPerson,
		ErrKey, ErrTaken,
		ErrUsed, ErrEnded, ErrFullTable, ErrDevices, ErrSecond, ErrGuestSits, ErrNotOwner, ErrNotAbsent,
		ErrEmpty, ErrClosed, ErrUnwatched, ErrUninvitable, ErrManyInvited, ErrTerms, ErrNoRematch,
		ErrStale, ErrNotYours, ErrMove, ErrNote, ErrFinal,
		ErrZone, ErrHours, ErrVacation, ErrPause, ErrPauses, ErrBarrier, ErrGathering, ErrBegun, ErrOver,
		ErrOften, ErrGoesOn,
		ErrNotOver, ErrFrozen, ErrNotFrozen, ErrTurn, ErrNeverAsks, ErrOrder, ErrTooLarge, ErrBadRecord,
		ErrForeign, ErrNoBox, ErrManyBoxes, ErrBoxName,
		ErrNoAnalyst, ErrBusy, ErrNotBot, ErrCompany, ErrHidden, ErrForced,
		ErrUnlisted, ErrTalk, ErrLong, ErrNoGuide, ErrLesson, ErrNotSeated, ErrAlone, ErrLine, ErrTooFast, ErrRepeated,
		ErrRenaming, ErrManyOpen, ErrManyRunning, ErrManyGuest, ErrAnalyses, ErrManyAtOnce,
		ErrRatedBots, ErrRatedClock, ErrRatedSetup, ErrRatedGuest, ErrRatedSecond, ErrRatedHand, ErrRatedLate,
		ErrRatedApart, ErrRatedOften, ErrRatedLeft, ErrUnreliable, ErrAsksLate,
		ErrOutside, ErrWindow,
		ErrPhrase, ErrNoLine, ErrReport, ErrManyReports, ErrNoReport, ErrNoCase, ErrMuted, ErrBanned, ErrWord,
		ErrPhrasesOnly, ErrSilent,
		ErrRemark, ErrTried, ErrManyRemarks,
		ErrLent, ErrOnlooker, ErrManyLooks, ErrOtherEyes,
		ErrNoHints, ErrManyHints, ErrFull, ErrDamaged, ErrDisk,
	}
}

// refused translates the errors of a match into those of this package.
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
