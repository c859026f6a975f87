package web

import (
	"errors"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// fragmentHeader asks for the part of a table's page that changes.
const fragmentHeader = "X-Fragment"

// showTable shows a table to anybody who has its address: to its players from their seats, to who looks on with the
// eyes of a seat from there, too, and to everybody else as spectators.
func (s *Server) showTable(w http.ResponseWriter, r *http.Request) {
	t, ok := s.look(w, r)
	if !ok {
		return
	}
	if !fragment(r) {
		t = s.seen(r, t)
	}
	s.sendTable(w, r, t, http.StatusOK, reported(r))
}

// seen says that the visitor has opened the page of a table themselves: if their time was up there, others may wait to
// learn that they are still there. It returns the table as it is then. That a table cannot be changed just now is no
// reason not to show it.
func (s *Server) seen(r *http.Request, t *table.Table) *table.Table {
	after, err := s.House.Looked(r.Context(), t, s.visitor(r))
	if err != nil {
		s.Log.WarnContext(r.Context(), "others wait for a sign of somebody who is there", "err", err)
		return t
	}
	return after
}

// sendTable answers with the page of a table, or the part that changes.
func (s *Server) sendTable(w http.ResponseWriter, r *http.Request, t *table.Table, status int, notice page.Notice) {
	board := s.boardOf(t)
	if board == nil {
		notice := page.Notice{Key: string(t.Reason)}
		if t.Text() != "" {
			notice.Record = "/t/" + string(t.ID) + "/record"
		}
		s.problem(w, r, http.StatusConflict, notice)
		return
	}
	s.House.Viewed(t.ID)
	s.looked(r, t)
	p := s.of(r, t)
	p.Scene = s.scene(t, p.Site, game.Spectator)
	p.Scene.Turn, p.Narrow = turn(r, board), narrow(r, board)
	p.Rule = func(id string) string { return s.rule(t.Game, p.Words.Lang(), id) }
	p.Notice, p.Designed, p.Now = notice, s.designed(t.Game), time.Now()
	p.Moment.Whole = r.URL.Query().Get("log") == "whole"
	p.Browser = showed(r)
	p.Waiting.Absences = s.absences(t, s.visitor(r))
	if e, ok := s.House.Ending(t, s.visitor(r)); ok {
		p.Waiting.Ending = &e
	}
	p.Clocks = s.clocks(t)
	place, guided := t.Lesson()
	if guided {
		p.Place = &place
	}
	// At a guided table the others do what the guide says, and have no reasons of their own.
	p.Bots = page.Bots{Levels: s.Levels, Explained: !guided && explained(t, p.Reader.Held)}
	var err error
	if p.Chat, err = s.talk(r, t, beside, muted(r)); err != nil {
		s.fail(w, r, err)
		return
	}
	if err = s.welcoming(r, t, p); err != nil {
		s.fail(w, r, err)
		return
	}

	switch {
	case t.Status == table.Gathering:
		s.answer(w, r, status, p.Gather(fragment(r)))
		return
	case s.veiled(r, t, p):
		s.answer(w, r, status, p.Curtain(fragment(r)))
		return
	}
	if err := s.show(r, t, p); err != nil {
		s.fail(w, r, err)
		return
	}
	if err := errors.Join(s.shareMoment(t, p), s.remarks(r, t, p), s.verdict(r, t, p)); err != nil {
		s.fail(w, r, err)
		return
	}
	s.answer(w, r, status, p.Render(fragment(r)))
}

// welcoming fills in how people come to a table: what its host offers, and which seats the reader may take.
func (s *Server) welcoming(r *http.Request, t *table.Table, p *page.Play) (err error) {
	if p.Reader.Guest, err = s.guestSeat(r, t); err != nil {
		return err
	}
	if s.House.Vacant(t) == 0 {
		p.Hosting, err = s.hosting(r, t)
		return err
	}
	if p.Reader.May, err = s.House.MayJoin(r.Context(), t, s.visitor(r)); err != nil {
		return err
	}
	if p.Reader.Guest != nil {
		p.Reader.May = 0
	}
	if p.Kept, err = s.House.Kept(r.Context(), t); err != nil {
		return err
	}
	p.Hosting, err = s.hosting(r, t)
	return err
}

// of returns the page of a table, under the table's version of the rules.
func (s *Server) of(r *http.Request, t *table.Table) *page.Play {
	return s.ofReader(r, t, s.reader(r, t))
}

func (s *Server) ofReader(r *http.Request, t *table.Table, reader page.Reader) *page.Play {
	p := page.Of(s.site(r), t, t.Match.Game, s.boardOf(t), reader)
	p.Style = styleFile(t.Game)
	if k := s.kit(t.Game); k != nil && k.Version() != p.Game.Version() {
		p.Style = styleFile(t.Game, p.Game.Version())
	}
	return p
}

// fragment reports whether a script asks for the part of the page that changes.
func fragment(r *http.Request) bool { return r.Header.Get(fragmentHeader) != "" }

// show fills in what is shown: the current game, a past moment of it, or what the reader tries on a copy.
func (s *Server) show(r *http.Request, t *table.Table, p *page.Play) error {
	match, query := t.Match, r.URL.Query()
	if query.Has("at") {
		at := min(max(number(r, "at", p.Moment.At), 0), p.Moment.At)
		past, err := match.Upto(p.Raw(at))
		if err != nil {
			return err
		}
		match, p.Moment.At, p.Moment.Replay = past, at, true
	}
	eyes := p.Reader.Seat
	if p.Moment.Replay || p.Reader.Lent != 0 {
		// The past may contain what only one of them was to see, and who looks on has no seat of their own.
		eyes = p.Reader.Log
	}
	p.Scene.State = match.View(eyes)
	if t.Status == table.Over {
		eyes = s.eyes(query.Get("eyes"), p)
		p.Scene.State = match.State
		if p.Moment.Eyes != "all" {
			p.Scene.State = match.View(eyes)
		}
		var err error
		if p.Moment.Replay {
			if p.Bots.Weighed, err = s.weighed(r, t, p.Moment.At); err != nil {
				return err
			}
		}
		p.Proof = proof(r, t, p.Game)
	}
	p.Scene.Viewer, p.Scene.Lent = eyes, p.Reader.Lent != 0
	p.Scene.Active = !p.Moment.Replay && p.Reader.Seat != game.Spectator && t.Owing().Has(p.Reader.Seat)
	p.Scene.Just = p.Just(p.Moment.At)
	if p.Scene.Active && len(p.Scene.State.Moves(nil, p.Reader.Seat)) > 1 && s.House.GivesHints(t, p.Reader.Seat) {
		p.Bots.Hints, p.Bots.Hint = true, s.House.HintFor(t, p.Reader.Seat)
	}
	var err error
	if p.Bots.Again, err = s.House.Again(r.Context(), t); err != nil {
		return err
	}
	if p.Scene.Active {
		p.Waiting.Sure = sure(t, p, query)
	}
	p.Scene.Single = p.Place != nil
	if text := query.Get("aim"); text != "" && p.Scene.Active && !p.Scene.Single {
		if moves, err := page.ParseSeries(p.Game.Lexicon(), text); err == nil {
			p.Scene.Aim = moves
		}
	}
	if query.Has("plan") && !p.Moment.Replay {
		return s.plan(r, t, p)
	}
	return nil
}

// sure returns the moves about which an address asks whether the reader is sure: as long as the choice is the one that
// the reader was asked about.
func sure(t *table.Table, p *page.Play, query url.Values) []game.Move {
	asked, err := strconv.ParseInt(query.Get("asked"), 10, 64)
	if err != nil || !t.StillValid(p.Reader.Seat, asked) {
		return nil
	}
	moves, err := page.ParseSeries(p.Game.Lexicon(), query.Get("sure"))
	if err != nil || !playable(p.Scene, moves) {
		return nil
	}
	return moves
}

// proof checks the dice of a finished game. A record without a secret has none.
func proof(r *http.Request, t *table.Table, g game.Game) (p page.Proof) {
	if t.Match.Record.Secret != "" {
		p.Verified, p.Broken = game.VerifyContext(r.Context(), g, t.Match.Record)
	}
	return p
}

// back redirects to a table after a form; a script that sent the form follows and gets the part that changed. A
// question whether the reader is sure stays open if the form says so in its address.
func back(w http.ResponseWriter, r *http.Request, id table.ID, query url.Values) {
	to, open := "/t/"+string(id), r.URL.Query()
	if query == nil && open.Has("sure") {
		query = url.Values{"sure": open["sure"], "asked": open["asked"]}
	}
	if len(query) > 0 {
		to += "?" + query.Encode()
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}
