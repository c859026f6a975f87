package web

import (
	"encoding/json"
	"iter"
	"net/http"
	"time"

	"ennead/internal/person"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// recorded is a line of a file of records. Its names are English in all languages, since programs read them.
type recorded struct {
	ID       table.ID       `json:"id"`
	Game     string         `json:"game"`
	Rules    int            `json:"rules"`
	Finished time.Time      `json:"finished"`
	Players  int            `json:"players"`
	Rated    bool           `json:"rated"`
	Pace     string         `json:"pace,omitempty"`
	Seat     int            `json:"seat,omitempty"` // of whom the file is, from 1
	Seats    []recordedSeat `json:"seats"`
	Record   string         `json:"record"`
}

// recordedSeat is how a seat came off that somebody or a bot had from the beginning. Names are in the record.
type recordedSeat struct {
	Seat   int  `json:"seat"` // from 1
	Rank   int  `json:"rank"`
	Points int  `json:"points"`
	Left   bool `json:"left,omitempty"`
}

// sends is for how long a file of records may be sent.
const sends = 10 * time.Minute

// mostBulks is how many files of records are sent at the same time.
const mostBulks = 8

// myRecords sends a person the records of all games that they have played.
func (s *Server) myRecords(w http.ResponseWriter, r *http.Request) {
	v := who(r)
	if v == nil {
		http.Redirect(w, r, "/signin", http.StatusSeeOther)
		return
	}
	if err := s.People.MayExport(r.Context(), v); err != nil {
		s.fail(w, r, err)
		return
	}
	s.sendRecords(w, r, "ennead-records", s.House.RecordedOf(r.Context(), table.PersonID(v.ID)))
}

// monthlyRecords sends the records of all rated games at public tables that ended in a month, by UTC.
func (s *Server) monthlyRecords(w http.ResponseWriter, r *http.Request) {
	month, err := time.Parse("2006-01", r.PathValue("month"))
	if err != nil || month.Year() < 2000 || month.After(time.Now()) {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	if err := s.People.MayFetch(r.Context(), s.address(r).String()); err != nil {
		s.fail(w, r, err)
		return
	}
	s.sendRecords(w, r, "ennead-"+month.Format("2006-01"),
		s.House.RecordedRated(r.Context(), month, month.AddDate(0, 1, 0)))
}

// sendRecords sends records as lines of JSON, one after the other as they are read.
func (s *Server) sendRecords(
	w http.ResponseWriter, r *http.Request, name string, all iter.Seq2[table.Recorded, error],
) {
	select {
	case s.bulks <- struct{}{}:
		defer func() { <-s.bulks }()
	default:
		s.fail(w, r, person.ErrOften)
		return
	}
	connection := http.NewResponseController(w)
	if err := connection.SetWriteDeadline(time.Now().Add(sends)); err != nil {
		s.Log.DebugContext(r.Context(), "cannot lift the write deadline of a file", "err", err)
	}
	w.Header().Set("Content-Type", "application/x-ndjson; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="`+name+`.ndjson"`)
	lines := json.NewEncoder(w)
	lines.SetEscapeHTML(false)
	for one, err := range all {
		if err == nil {
			err = lines.Encode(lineOf(one))
		} else if r.Context().Err() == nil {
			s.Log.ErrorContext(r.Context(), "a file of records is not complete", "err", err)
		}
		if err != nil {
			panic(http.ErrAbortHandler) // the browser must not take it for a whole one
		}
	}
}

func lineOf(one table.Recorded) recorded {
	line := recorded{ID: one.ID, Game: one.Game, Rules: one.Rules, Finished: one.Finished.UTC(), Players: one.Players,
		Rated: one.Rated, Pace: one.Pace, Seats: []recordedSeat{}, Record: one.Record}
	if one.Mine >= 0 {
		line.Seat = int(one.Seats[one.Mine].Seat) + 1
	}
	for _, seat := range one.Seats {
		line.Seats = append(line.Seats, recordedSeat{int(seat.Seat) + 1, seat.Rank, seat.Points, seat.Went})
	}
	return line
}
