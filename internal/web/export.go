package web

import (
	"archive/zip"
	"context"
	"encoding/json"
	"errors"
	"io"
	"math"
	"net/http"
	"time"

	"ennead/internal/learnt"
	"ennead/internal/notice"
	"ennead/internal/person"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// exported is what a file says of a person beside the records of their games. Its names are English in all languages,
// since programs read them.
type exported struct {
	ID       string          `json:"id"`
	Name     string          `json:"name"`
	Kind     string          `json:"kind"`
	Role     string          `json:"role,omitempty"`
	Created  time.Time       `json:"created,omitzero"`
	Seen     time.Time       `json:"seen"`
	Mail     string          `json:"mail,omitempty"`
	Passkeys []exportedKey   `json:"passkeys"`
	Sessions []exportedPlace `json:"sessions"`
	People   []exportedTie   `json:"people"`

	Invitations []table.ID       `json:"invitations"` // tables to which they are invited
	Alert       *exportedAlert   `json:"alert,omitempty"`
	Hours       *exportedHours   `json:"hours,omitempty"`
	Notices     *exportedNotices `json:"notices,omitempty"`
	Reports     []exportedReport `json:"reports"` // that they made
	Ratings     []table.Rating   `json:"ratings"`
	Games       []exportedGame   `json:"games"`      // that are over
	Remarks     []exportedRemark `json:"remarks"`    // on finished games
	Components  []exportedBox    `json:"components"` // that they corrected
	Results     []table.Finish   `json:"results"`    // of their rated games

	Contests []exportedContest `json:"contests,omitempty"`
	Clubs    []exportedClub    `json:"clubs,omitempty"`

	Measures []exportedMeasure `json:"measures"` // that moderators took about them
	Sittings []table.Sitting   `json:"sittings"` // at rated tables that have not ended
	Signs    []exportedSign    `json:"signs"`    // of playing together with others
}

// exportedSign is what a rated game says of the person and another there, whose name the pages of finished games tell,
// too. Whether both played from one network is left out: it says where the other was.
type exportedSign struct {
	Table    table.ID  `json:"table"`
	Name     string    `json:"name,omitempty"` // of the other; none once their account is closed
	Finished time.Time `json:"finished"`
	Ahead    int       `json:"ahead"`    // 1 if the person came off better, -1 if the other did
	Expected float64   `json:"expected"` // how likely the person was to come off better
	Gave     int       `json:"gave"`     // pieces, for nothing
	Got      int       `json:"got"`
}

// exportedContest is one that the person organises or has entered; its page has the rest.
type exportedContest struct {
	ID        string    `json:"id"`
	Title     string    `json:"title"`
	Game      string    `json:"game"`
	Organised bool      `json:"organised,omitempty"`
	Announced time.Time `json:"announced"`

	Entry *exportedEntry `json:"entry,omitempty"`
}

// exportedEntry is what the person has entered in a contest.
type exportedEntry struct {
	Number    int       `json:"number"`
	Entered   time.Time `json:"entered"`
	Rating    int       `json:"rating,omitempty"`    // at that time
	Reserve   bool      `json:"reserve,omitempty"`   // that has not been called
	From      int       `json:"from,omitempty"`      // the first round of a reserve
	Withdrawn int       `json:"withdrawn,omitempty"` // the first round without them
	Division  int       `json:"division,omitempty"`
}

// exportedClub is what the person is in a club.
type exportedClub struct {
	Name  string    `json:"name"`
	Role  string    `json:"role"`
	Since time.Time `json:"since"`
}

// exportedAlert says that the person wants to be told when there is somebody to play with.
type exportedAlert struct {
	Game  string    `json:"game,omitempty"` // empty for any
	Until time.Time `json:"until"`
}

// exportedHours says when the person is not expected to play.
type exportedHours struct {
	Zone      string           `json:"zone,omitempty"`
	Quiet     string           `json:"quiet,omitempty"` // a time zone, from and to
	Vacations []table.Vacation `json:"vacations,omitempty"`
}

// exportedNotices says of what the person wants to be told and how, and of what they were or will be. The address of
// their calendar is a secret, which does not belong in a file: it says only whether there is one.
type exportedNotices struct {
	notice.Wish
	Calendar bool             `json:"calendar,omitempty"`
	All      []exportedNotice `json:"all"`
}

type exportedNotice struct {
	Kind  table.NoticeKind `json:"kind"`
	Table table.ID         `json:"table,omitempty"`
	About string           `json:"about,omitempty"` // the contest, measure or report of an announcement
	At    time.Time        `json:"at"`
	Sent  time.Time        `json:"sent,omitzero"`
}

// exportedGame is how the person came off in a game that is over.
type exportedGame struct {
	Table    table.ID     `json:"table"`
	Game     string       `json:"game"`
	Finished time.Time    `json:"finished"`
	Rated    bool         `json:"rated,omitempty"`
	Pace     string       `json:"pace,omitempty"`
	Players  int          `json:"players"`
	Rank     int          `json:"rank"`
	Points   int          `json:"points"`
	Place    int          `json:"place,omitempty"` // in the order of first turns
	Left     bool         `json:"left,omitempty"`
	Deeds    []learnt.Did `json:"deeds,omitempty"`
	Late     int          `json:"late,omitempty"`    // how often the person's time was up
	Offered  bool         `json:"offered,omitempty"` // they offered their seat before they left
	Seconds  []int        `json:"seconds,omitempty"` // that the person thought, for each stint
}

// exportedBox is components that the person corrected and saved.
type exportedBox struct {
	Hash string    `json:"hash"`
	Game string    `json:"game"`
	Name string    `json:"name"`
	Made time.Time `json:"made"`
}

// exportedReport is what the person reported of another.
type exportedReport struct {
	Made  time.Time `json:"made"`
	Table table.ID  `json:"table,omitempty"`
	Name  string    `json:"name"` // of the other; empty for a table or a contest

	Contest string       `json:"contest,omitempty"`
	Ground  table.Ground `json:"ground"`
	Words   string       `json:"words,omitempty"`
	Line    string       `json:"line,omitempty"` // what the other had said
}

// exportedRemark is what the person said of a finished game.
type exportedRemark struct {
	Table table.ID  `json:"table"`
	Move  int       `json:"move"`
	Made  time.Time `json:"made"`
	Text  string    `json:"text,omitempty"`
	Line  string    `json:"line,omitempty"`
}

// exportedMeasure is what moderators did about the person, without who it was.
type exportedMeasure struct {
	Kind     string    `json:"kind"`
	Reason   string    `json:"reason"`
	Words    string    `json:"words"`
	Made     time.Time `json:"made"`
	Until    time.Time `json:"until,omitzero"`
	Lifted   time.Time `json:"lifted,omitzero"`
	Former   string    `json:"former,omitempty"` // the name that was taken away
	Answer   string    `json:"answer,omitempty"`
	Answered time.Time `json:"answered,omitzero"`
	Reply    string    `json:"reply,omitempty"`
	Decided  time.Time `json:"decided,omitzero"`
}

// exportedTie is what another is to the person.
type exportedTie struct {
	Name      string `json:"name"`
	Friend    bool   `json:"friend,omitempty"`
	Asked     bool   `json:"asked,omitempty"` // for friendship by the person
	Asks      bool   `json:"asks,omitempty"`  // the person for friendship
	Favourite bool   `json:"favourite,omitempty"`
	Muted     bool   `json:"muted,omitempty"`
	Blocked   bool   `json:"blocked,omitempty"`
}

type exportedKey struct {
	Label   string    `json:"label"`
	Created time.Time `json:"created"`
	Used    time.Time `json:"used,omitzero"`
}

type exportedPlace struct {
	Agent   string    `json:"agent"`
	Created time.Time `json:"created"`
	Used    time.Time `json:"used"`
}

// exportedTable is what a person left at a table.
type exportedTable struct {
	ID      table.ID        `json:"id"`
	Game    string          `json:"game"`
	Status  table.Status    `json:"status"`
	Opened  bool            `json:"opened"`
	Created time.Time       `json:"created"`
	Updated time.Time       `json:"updated"`
	Seats   []exportedStint `json:"seats"`
	Lines   []exportedLine  `json:"lines"`
	Notes   []exportedNote  `json:"notes"`
	Record  string          `json:"record,omitempty"` // the file
	Looked  []exportedStint `json:"looked,omitempty"` // when they looked on with the eyes of a seat
}

type exportedStint struct {
	Seat  int       `json:"seat"`
	Since time.Time `json:"since,omitzero"`
	Until time.Time `json:"until,omitzero"`
}

type exportedLine struct {
	Said time.Time `json:"said"`
	Text string    `json:"text"`

	Phrase string `json:"phrase,omitempty"` // its key; the text is in the language of who has the file
}

type exportedNote struct {
	Turn int    `json:"turn"`
	Seat int    `json:"seat"`
	Text string `json:"text"`
}

// export sends a person all that the site keeps of them, as a file. It is written while it is sent, a table at a time.
func (s *Server) export(w http.ResponseWriter, r *http.Request) {
	v := who(r)
	if v == nil {
		http.Redirect(w, r, "/signin", http.StatusSeeOther)
		return
	}
	if err := s.sendExport(w, r, v); err != nil {
		status, notice := s.explain(r, err)
		s.showMe(w, r, status, page.Me{Notice: notice})
	}
}

// sendExport sends the file of a person. With an error it has sent nothing.
func (s *Server) sendExport(w http.ResponseWriter, r *http.Request, v *person.Visitor) error {
	about, err := s.account(r.Context(), v)
	if err == nil {
		err = s.People.MayExport(r.Context(), v)
	}
	if err != nil {
		return err
	}
	connection := http.NewResponseController(w)
	if err := connection.SetWriteDeadline(time.Now().Add(10 * time.Minute)); err != nil {
		s.Log.DebugContext(r.Context(), "cannot lift the write deadline of a file", "err", err)
	}
	w.Header().Set("Content-Type", "application/zip")
	w.Header().Set("Content-Disposition", `attachment; filename="ennead.zip"`)
	file := zip.NewWriter(w)
	if err := s.pack(r.Context(), file, about, v, s.site(r)); err != nil {
		if r.Context().Err() == nil {
			s.Log.ErrorContext(r.Context(), "a file of all that is kept of a person is not complete", "err", err)
		}
		panic(http.ErrAbortHandler) // the browser must not take it for a whole one
	}
	_ = file.Close() // it fails if the visitor has left, which is no error of the site
	return nil
}

// account returns what the site keeps of a person themselves.
func (s *Server) account(ctx context.Context, v *person.Visitor) (e exported, err error) {
	e = exported{ID: v.ID, Name: v.Name, Kind: v.Kind, Role: v.Role, Created: moment(v.Created), Seen: moment(v.Seen),
		Passkeys: []exportedKey{}, Sessions: []exportedPlace{}, People: []exportedTie{},
		Invitations: []table.ID{}, Reports: []exportedReport{}}
	if e.Mail, err = s.People.Address(ctx, v); err != nil {
		return e, err
	}
	keys, err := s.People.Keys(ctx, v)
	if err != nil {
		return e, err
	}
	for _, k := range keys {
		e.Passkeys = append(e.Passkeys, exportedKey{k.Label, moment(k.Created), moment(k.Used)})
	}
	circle, err := s.People.Circle(ctx, v)
	if err != nil {
		return e, err
	}
	for _, a := range circle {
		e.People = append(e.People, exportedTie{a.Name, a.Friend, a.Asked, a.Asks, a.Favourite, a.Muted, a.Blocked})
	}
	invited, err := s.House.InvitedTo(ctx, table.PersonID(v.ID))
	if err != nil {
		return e, err
	}
	for _, t := range invited {
		e.Invitations = append(e.Invitations, t.ID)
	}
	if a := s.Lobby.Alerted(v.Alert); a != nil {
		e.Alert = &exportedAlert{a.Game, a.Until()}
	}
	if v.Hours != "" {
		hours := table.ParseHours(v.Hours)
		e.Hours = &exportedHours{Quiet: hours.Quiet.Text(), Vacations: hours.Vacations}
		if hours.Zone != nil {
			e.Hours.Zone = hours.Zone.String()
		}
	}
	if v.Notices != "" {
		w := notice.Parse(v.Notices)
		e.Notices = &exportedNotices{Wish: w.Shown(), Calendar: w.Calendar != "", All: []exportedNotice{}}
	}
	told, err := s.Notices.Of(ctx, table.PersonID(v.ID))
	if err != nil {
		return e, err
	}
	for _, n := range told {
		if e.Notices == nil {
			e.Notices = &exportedNotices{}
		}
		e.Notices.All = append(e.Notices.All, exportedNotice{n.Kind, n.Table, n.About, n.At, n.Sent})
	}
	reports, err := s.House.ReportedBy(ctx, table.PersonID(v.ID))
	if err != nil {
		return e, err
	}
	for _, r := range reports {
		one := exportedReport{Made: r.Made, Table: r.Table, Name: r.Name, Ground: r.Ground, Words: r.Words,
			Contest: r.Contest}
		if r.Line != nil {
			one.Line = r.Line.Text
		}
		e.Reports = append(e.Reports, one)
	}
	if e.Ratings, err = s.House.Ratings(ctx, table.PersonID(v.ID)); err != nil {
		return e, err
	}
	if e.Games, err = s.gamesOf(ctx, v); err != nil {
		return e, err
	}
	remarks, err := s.House.RemarksBy(ctx, table.PersonID(v.ID))
	if err != nil {
		return e, err
	}
	e.Remarks = []exportedRemark{}
	for _, r := range remarks {
		e.Remarks = append(e.Remarks, exportedRemark{table.ID(r.Table), r.Turns, moment(r.Made), r.Text, r.Line})
	}
	boxes, err := s.House.Boxes(ctx, table.PersonID(v.ID))
	if err != nil {
		return e, err
	}
	e.Components = []exportedBox{}
	for _, b := range boxes {
		e.Components = append(e.Components, exportedBox{b.Hash, b.Game, b.Name, b.Made})
	}
	if e.Results, err = s.House.Finishes(ctx, table.PersonID(v.ID)); err != nil {
		return e, err
	}
	measures, err := s.People.MeasuresAbout(ctx, v.ID)
	if err != nil {
		return e, err
	}
	held, err := s.Contests.All(ctx, table.PersonID(v.ID))
	if err != nil {
		return e, err
	}
	entries, err := s.Contests.Entries(ctx, table.PersonID(v.ID))
	if err != nil {
		return e, err
	}
	for _, k := range held {
		one := exportedContest{ID: k.ID, Title: k.Title, Game: k.Game, Organised: k.Organiser == v.ID,
			Announced: moment(k.Created)}
		if entry, ok := entries[k.ID]; ok {
			one.Entry = &exportedEntry{entry.Number, moment(entry.Since), entry.Rating, entry.Waits, entry.Begins,
				entry.Leaves, entry.Division}
		}
		e.Contests = append(e.Contests, one)
	}
	own, err := s.Clubs.Memberships(ctx, table.PersonID(v.ID))
	if err != nil {
		return e, err
	}
	for _, c := range own {
		e.Clubs = append(e.Clubs, exportedClub{c.Club, c.Role, moment(c.Since)})
	}
	e.Measures = []exportedMeasure{}
	for _, m := range measures {
		e.Measures = append(e.Measures, exportedMeasure{m.Kind, m.Reason, m.Words, moment(m.Made), moment(m.Until),
			moment(m.Lifted), m.Former, m.Answer, moment(m.Answered), m.Reply, moment(m.Decided)})
	}
	if e.Sittings, err = s.House.SittingsOf(ctx, table.PersonID(v.ID)); err != nil {
		return e, err
	}
	if e.Signs, err = s.signsAbout(ctx, v); err != nil {
		return e, err
	}
	sessions, err := s.People.Sessions(ctx, v)
	for _, at := range sessions {
		e.Sessions = append(e.Sessions, exportedPlace{at.Agent, moment(at.Created), moment(at.Used)})
	}
	return e, err
}

// signsAbout returns what rated games say of a person and the others there, who have the names of their accounts.
func (s *Server) signsAbout(ctx context.Context, v *person.Visitor) ([]exportedSign, error) {
	signs, err := s.House.SignsAbout(ctx, table.PersonID(v.ID))
	all, names := []exportedSign{}, map[table.PersonID]string{}
	for _, one := range signs {
		name, known := names[one.Other]
		if !known {
			other, err := s.People.Person(ctx, string(one.Other))
			if err != nil && !errors.Is(err, person.ErrNobody) {
				return nil, err
			}
			if other.Kind == person.Account && other.Closed == 0 {
				name = other.Name
			}
			names[one.Other] = name
		}
		all = append(all, exportedSign{one.Table, name, one.Finished, one.Ahead, one.Expected, one.Gave, one.Got})
	}
	return all, err
}

// gamesOf returns how the finished games of a person came off.
func (s *Server) gamesOf(ctx context.Context, v *person.Visitor) ([]exportedGame, error) {
	past, err := s.House.Past(ctx, table.PersonID(v.ID), false, math.MaxInt32)
	list := []exportedGame{}
	for _, g := range past {
		if g.Mine < 0 {
			continue
		}
		me := g.Seats[g.Mine]
		one := exportedGame{Table: g.ID, Game: g.Game, Finished: g.Finished.UTC(), Rated: g.Rated, Pace: g.Pace,
			Players: g.Players, Rank: me.Rank, Points: me.Points, Place: me.Place, Left: me.Went, Deeds: me.Deeds,
			Late: me.Strikes, Offered: me.Announced}
		for _, took := range me.Stints {
			one.Seconds = append(one.Seconds, int(took.Seconds()))
		}
		list = append(list, one)
	}
	return list, err
}

// moment returns a time as the store keeps it, or the zero time.
func moment(ms int64) time.Time {
	if ms == 0 {
		return time.Time{}
	}
	return time.UnixMilli(ms).UTC()
}

// pack writes the files.
func (s *Server) pack(
	ctx context.Context, file *zip.Writer, about exported, v *person.Visitor, site page.Site,
) error {
	if err := packJSON(file, "person.json", about); err != nil {
		return err
	}
	for trace, err := range s.House.Left(ctx, table.PersonID(v.ID)) {
		if err != nil {
			return err
		}
		t := exportedTable{ID: trace.ID, Game: trace.Game, Status: trace.Status, Opened: trace.Opened,
			Created: trace.Created, Updated: trace.Updated, Seats: []exportedStint{}, Lines: []exportedLine{},
			Notes: []exportedNote{}}
		for _, at := range trace.Stints {
			t.Seats = append(t.Seats, exportedStint{int(at.Seat) + 1, at.Since, at.Until})
		}
		for _, at := range trace.Looked {
			t.Looked = append(t.Looked, exportedStint{int(at.Seat) + 1, at.Since, at.Until})
		}
		for _, l := range trace.Lines {
			t.Lines = append(t.Lines, exportedLine{l.Said, site.Said(l), l.Phrase})
		}
		for _, n := range trace.Notes {
			t.Notes = append(t.Notes, exportedNote{n.Turn, int(n.Seat) + 1, n.Text})
		}
		name := "tables/" + string(trace.ID)
		if trace.Record != "" {
			t.Record = name + ".txt"
			record, err := file.Create(t.Record)
			if err != nil {
				return err
			}
			if _, err := io.WriteString(record, trace.Record); err != nil {
				return err
			}
		}
		if err := packJSON(file, name+".json", t); err != nil {
			return err
		}
	}
	return nil
}

func packJSON(file *zip.Writer, name string, content any) error {
	part, err := file.Create(name)
	if err != nil {
		return err
	}
	pretty := json.NewEncoder(part)
	pretty.SetIndent("", "  ")
	return pretty.Encode(content)
}
