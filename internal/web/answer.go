package web

import (
	"bytes"
	"errors"
	"net/http"
	"sync"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"

	"maragu.dev/gomponents"
)

// answer sends a page, compressed if the browser accepts that.
func (s *Server) answer(w http.ResponseWriter, r *http.Request, status int, node gomponents.Node) {
	if status == http.StatusServiceUnavailable {
		w.Header().Set("Retry-After", retryAfter)
	}
	body := bodies.Get().(*bytes.Buffer)
	defer bodies.Put(body)
	body.Reset()
	if err := node.Render(body); err != nil {
		s.Log.ErrorContext(r.Context(), "cannot render page", "route", r.Pattern, "err", err)
		http.Error(w, "Internal Server Error", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	s.send(w, r, status, body.Bytes())
}

// retryAfter is in how many seconds a site that cannot answer may be asked again.
const retryAfter = "2"

var bodies = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// send writes a whole body whose type is already set.
func (s *Server) send(w http.ResponseWriter, r *http.Request, status int, body []byte) {
	w.Header().Add("Vary", "Accept-Encoding")
	name := accepted(r)
	if len(body) < 1024 || name == "" {
		w.WriteHeader(status)
		_, _ = w.Write(body) // it fails if the visitor has left, which is no error of the site
		return
	}
	w.Header().Set("Content-Encoding", name)
	w.WriteHeader(status)
	pool := packers[name]
	p := pool.Get().(packer)
	defer pool.Put(p)
	p.Reset(w)
	_, _ = p.Write(body)
	_ = p.Close()
}

// problem sends a page that says what is wrong and where to continue.
func (s *Server) problem(w http.ResponseWriter, r *http.Request, status int, n page.Notice) {
	s.answer(w, r, status, page.Problem(s.site(r), status, n))
}

// statuses are the HTTP statuses of the problems of [table.House]; those not listed are conflicts with the current
// state.
var statuses = map[*table.Problem]int{
	table.ErrNoTable: http.StatusNotFound, table.ErrNoSeat: http.StatusNotFound, table.ErrNoGame: http.StatusNotFound,
	table.ErrNoGuide: http.StatusNotFound, table.ErrLesson: http.StatusUnprocessableEntity,
	table.ErrSetup: http.StatusUnprocessableEntity, table.ErrSeats: http.StatusUnprocessableEntity,
	table.ErrZone: http.StatusUnprocessableEntity, table.ErrHours: http.StatusUnprocessableEntity,
	table.ErrVacation: http.StatusUnprocessableEntity,
	table.ErrLevel:    http.StatusUnprocessableEntity, table.ErrName: http.StatusUnprocessableEntity,
	table.ErrScript: http.StatusUnprocessableEntity, table.ErrReserved: http.StatusUnprocessableEntity,
	table.ErrTurn: http.StatusUnprocessableEntity, table.ErrBadRecord: http.StatusUnprocessableEntity,
	table.ErrNoBox: http.StatusNotFound, table.ErrManyBoxes: http.StatusTooManyRequests,
	table.ErrBoxName: http.StatusUnprocessableEntity,
	table.ErrForeign: http.StatusUnprocessableEntity, table.ErrPerson: http.StatusForbidden,
	table.ErrKey: http.StatusForbidden, table.ErrClosed: http.StatusForbidden,
	table.ErrUsed: http.StatusGone, table.ErrEnded: http.StatusGone,
	table.ErrFullTable: http.StatusGone, table.ErrNotOwner: http.StatusForbidden,
	table.ErrTooLarge: http.StatusRequestEntityTooLarge, table.ErrMove: http.StatusUnprocessableEntity,
	table.ErrBusy: http.StatusTooManyRequests, table.ErrCompany: http.StatusForbidden,
	table.ErrHidden:    http.StatusForbidden,
	table.ErrUnwatched: http.StatusForbidden,
	table.ErrNotSeated: http.StatusForbidden, table.ErrLine: http.StatusUnprocessableEntity,
	table.ErrTooFast: http.StatusTooManyRequests, table.ErrRepeated: http.StatusTooManyRequests,
	table.ErrPhrase: http.StatusUnprocessableEntity,
	table.ErrNoLine: http.StatusNotFound, table.ErrReport: http.StatusUnprocessableEntity,
	table.ErrManyReports: http.StatusTooManyRequests, table.ErrMuted: http.StatusForbidden,
	table.ErrRemark: http.StatusForbidden, table.ErrTried: http.StatusUnprocessableEntity,
	table.ErrManyRemarks: http.StatusTooManyRequests,
	table.ErrNoCase:      http.StatusNotFound,
	table.ErrNoReport:    http.StatusNotFound,
	table.ErrRenaming:    http.StatusTooManyRequests, table.ErrManyOpen: http.StatusTooManyRequests,
	table.ErrBanned: http.StatusForbidden, table.ErrWord: http.StatusUnprocessableEntity,
	table.ErrUnreliable: http.StatusForbidden, table.ErrOutside: http.StatusForbidden,
	table.ErrWindow:      http.StatusUnprocessableEntity,
	table.ErrPhrasesOnly: http.StatusForbidden, table.ErrSilent: http.StatusForbidden,
	table.ErrManyRunning: http.StatusTooManyRequests, table.ErrManyGuest: http.StatusTooManyRequests,
	table.ErrAnalyses:   http.StatusTooManyRequests,
	table.ErrManyAtOnce: http.StatusTooManyRequests,
	table.ErrNote:       http.StatusUnprocessableEntity, table.ErrNoAnalyst: http.StatusNotFound,
	table.ErrNotBot: http.StatusUnprocessableEntity, table.ErrNoHints: http.StatusForbidden,
	table.ErrManyHints: http.StatusTooManyRequests, table.ErrElsewhere: http.StatusServiceUnavailable,
}

// explain returns what an error means to a visitor; our own faults are logged and not shown.
func (s *Server) explain(r *http.Request, err error) (int, page.Notice) {
	var refusal *game.Refusal
	var problem *table.Problem
	var large *http.MaxBytesError
	if refused := refusals.of(err); refused != nil {
		return refused.status, page.Notice{Key: refused.key}
	}
	switch {
	case errors.As(err, &refusal):
		return http.StatusUnprocessableEntity, page.Notice{Said: &refusal.Message}
	case errors.As(err, &large):
		return http.StatusRequestEntityTooLarge, page.Notice{Key: table.ErrTooLarge.Key}
	case errors.Is(err, game.ErrVersion):
		return http.StatusUnprocessableEntity, page.Notice{Key: "site.problem.version"}
	case errors.Is(err, game.ErrHidden):
		return http.StatusUnprocessableEntity, page.Notice{Key: "site.problem.hidden"}
	case errors.Is(err, game.ErrRecord):
		return http.StatusUnprocessableEntity, page.Notice{Key: "site.problem.record", Detail: err.Error()}
	case errors.As(err, &problem):
		if status, ok := statuses[problem]; ok {
			return status, page.Notice{Key: problem.Key}
		}
		return http.StatusConflict, page.Notice{Key: problem.Key}
	case errors.Is(err, errBadForm):
		return http.StatusBadRequest, page.Notice{Key: "site.problem.form"}
	case errors.Is(err, errPlan):
		return http.StatusBadRequest, page.Notice{Key: "site.plan.bad"}
	case r.Context().Err() != nil:
		return http.StatusServiceUnavailable, page.Notice{Key: "site.problem.broken"}
	}
	s.Log.ErrorContext(r.Context(), "request failed", "method", r.Method, "route", r.Pattern, "err", err)
	switch trouble := table.Trouble(err); trouble {
	case nil:
	case table.ErrUnsure: // not 503: a proxy may send that again, and so make a table twice
		return http.StatusInternalServerError, page.Notice{Key: trouble.Key}
	default:
		return http.StatusServiceUnavailable, page.Notice{Key: trouble.Key}
	}
	return http.StatusInternalServerError, page.Notice{Key: "site.problem.broken"}
}

// fail answers with a page about an error.
func (s *Server) fail(w http.ResponseWriter, r *http.Request, err error) {
	status, notice := s.explain(r, err)
	s.problem(w, r, status, notice)
}

// errBadForm is a form that none of our pages sends.
var errBadForm = errors.New("the form is not one of ours")
