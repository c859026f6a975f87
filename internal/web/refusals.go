package web

import (
	"errors"
	"net/http"

	"ennead/internal/clubs"
	"ennead/internal/contests"
	"ennead/internal/lobby"
	"ennead/internal/notice"
	"ennead/internal/person"
)

// refusal is what a visitor is told about an error of package person, contests, clubs, lobby or notice.
type refusal struct {
	err    error
	status int
	key    string
}

type refusalTable []refusal

// of returns what is told about an error, nil if it is none of these.
func (all refusalTable) of(err error) *refusal {
	for i := range all {
		if errors.Is(err, all[i].err) {
			return &all[i]
		}
	}
	return nil
}

var refusals = refusalTable{
	{person.ErrStranger, http.StatusForbidden, "site.people.stranger"},
	{person.ErrNobody, http.StatusNotFound, "site.people.nobody"},
	{person.ErrGuest, http.StatusForbidden, "site.people.guest.first"},
	{person.ErrAsked, http.StatusTooManyRequests, "site.people.asked"},
	{person.ErrTies, http.StatusConflict, "site.people.ties"},
	{person.ErrTicket, http.StatusGone, "site.people.ticket"},
	{person.ErrWords, http.StatusUnprocessableEntity, "site.people.words.wrong"},
	{person.ErrName, http.StatusConflict, "site.people.taken"},
	{person.ErrRenamed, http.StatusConflict, "site.people.renamed"},
	{person.ErrMail, http.StatusUnprocessableEntity, "site.people.address"},
	{person.ErrOften, http.StatusTooManyRequests, "site.people.often"},
	{person.ErrCopied, http.StatusForbidden, "site.people.copied"},
	{person.ErrHeld, http.StatusConflict, "site.people.held"},
	{person.ErrKey, http.StatusForbidden, "site.people.key"},
	{person.ErrLast, http.StatusConflict, "site.people.last"},
	{person.ErrKeys, http.StatusConflict, "site.people.keys"},
	{person.ErrTaken, http.StatusConflict, "site.measure.error.taken"},
	{person.ErrMeasure, http.StatusUnprocessableEntity, "site.measure.error.kind"},
	{person.ErrReason, http.StatusUnprocessableEntity, "site.measure.error.reason"},
	{person.ErrSaid, http.StatusUnprocessableEntity, "site.measure.error.words"},
	{person.ErrDays, http.StatusUnprocessableEntity, "site.measure.error.days"},
	{person.ErrMay, http.StatusForbidden, "site.measure.error.may"},
	{person.ErrAlready, http.StatusConflict, "site.measure.error.already"},
	{person.ErrUnnamed, http.StatusConflict, "site.measure.error.unnamed"},
	{person.ErrLifted, http.StatusConflict, "site.measure.error.lifted"},
	{person.ErrDecided, http.StatusConflict, "site.measure.error.decided"},
	{person.ErrAnswered, http.StatusConflict, "site.measure.error.answered"},
	{person.ErrNoMeasure, http.StatusNotFound, "site.measure.error.gone"},
	{person.ErrNoResult, http.StatusConflict, "site.measure.error.result"},
	{person.ErrRemoved, http.StatusConflict, "site.measure.error.removed"},
	{person.ErrRenewed, http.StatusConflict, "site.measure.error.renewed"},
	{person.ErrSettled, http.StatusConflict, "site.measure.error.settled"},
	{lobby.ErrFull, http.StatusTooManyRequests, "site.lobby.full"},
	{lobby.ErrWish, http.StatusUnprocessableEntity, "site.lobby.wish"},
	{lobby.ErrPast, http.StatusConflict, "site.lobby.past"},
	{contests.ErrNone, http.StatusNotFound, "site.contest.error.none"},
	{contests.ErrAccount, http.StatusForbidden, "site.contest.account"},
	{contests.ErrTitle, http.StatusUnprocessableEntity, "site.contest.error.title"},
	{contests.ErrTerms, http.StatusUnprocessableEntity, "site.contest.error.terms"},
	{contests.ErrMany, http.StatusTooManyRequests, "site.contest.error.many"},
	{contests.ErrMuted, http.StatusForbidden, "site.contest.error.muted"},
	{contests.ErrOrganiser, http.StatusForbidden, "site.contest.error.organiser"},
	{contests.ErrOver, http.StatusConflict, "site.contest.error.over"},
	{contests.ErrFull, http.StatusConflict, "site.contest.error.full"},
	{contests.ErrFew, http.StatusConflict, "site.contest.error.few"},
	{contests.ErrParted, http.StatusForbidden, "site.contest.error.parted"},
	{contests.ErrRound, http.StatusConflict, "site.contest.error.round"},
	{contests.ErrPlays, http.StatusForbidden, "site.contest.error.plays"},
	{contests.ErrAhead, http.StatusUnprocessableEntity, "site.contest.error.ahead"},
	{contests.ErrMembersOf, http.StatusUnprocessableEntity, "site.contest.error.members_of"},
	{contests.ErrReliable, http.StatusUnprocessableEntity, "site.contest.error.reliable"},
	{contests.ErrUnsteady, http.StatusForbidden, "site.contest.error.unsteady"},
	{contests.ErrSeason, http.StatusConflict, "site.contest.error.season"},
	{contests.ErrEntry, http.StatusConflict, "site.contest.error.entry"},
	{contests.ErrMembers, http.StatusForbidden, "site.club.barred"},
	{clubs.ErrNone, http.StatusNotFound, "site.club.error.none"},
	{clubs.ErrAccount, http.StatusForbidden, "site.club.account"},
	{clubs.ErrName, http.StatusUnprocessableEntity, "site.club.error.name"},
	{clubs.ErrMany, http.StatusTooManyRequests, "site.club.error.many"},
	{clubs.ErrOwns, http.StatusConflict, "site.club.error.owns"},
	{clubs.ErrMuted, http.StatusForbidden, "site.club.error.muted"},
	{clubs.ErrFull, http.StatusConflict, "site.club.error.full"},
	{clubs.ErrMay, http.StatusForbidden, "site.club.error.may"},
	{clubs.ErrMember, http.StatusConflict, "site.club.error.member"},
	{notice.ErrDevice, http.StatusUnprocessableEntity, "site.notice.device.bad"},
	{notice.ErrStrange, http.StatusNotFound, "site.notice.device.strange"},
	{notice.ErrDevices, http.StatusConflict, "site.notice.device.many"},
	{notice.ErrAddress, http.StatusUnprocessableEntity, "site.notice.hook.bad"},
	{notice.ErrNoHook, http.StatusConflict, "site.notice.hook.missing"},
	{notice.ErrTries, http.StatusTooManyRequests, "site.notice.hook.tries"},
	{notice.ErrReach, http.StatusUnprocessableEntity, "site.notice.hook.reach"},
	{notice.ErrSilent, http.StatusUnprocessableEntity, "site.notice.hook.silent"},
}
