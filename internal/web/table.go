package web

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// fragmentHeader asks for the part of a table's page that changes.
const fragmentHeader = "X-Fragment"

// showTable shows a table to whoever has its address: to who sits there with their own eyes, to
// everybody else with a spectator's.
func (s *Server) showTable(w http.ResponseWriter, r *http.Request) {
	t, err := s.House.Look(r.Context(), table.ID(r.PathValue("id")))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.sendTable(w, r, t, http.StatusOK, page.Notice{})
}

// sendTable answers with the page of a table, or the part that changes.
func (s *Server) sendTable(w http.ResponseWriter, r *http.Request, t *table.Table, status int, notice page.Notice) {
	g, board := s.House.Game(t.Game), s.Boards[t.Game]
	if g == nil || board == nil || t.Match == nil {
		s.problem(w, r, http.StatusConflict, page.Notice{Key: string(t.Reason)})
		return
	}
	fragment := r.Header.Get(fragmentHeader) != ""
	p := page.Play{Site: s.site(r), Table: t, Game: g, Board: board, Levels: s.Levels, Notice: notice, At: len(t.Match.Record.Turns)}
	p.Held = s.House.Held(t, s.visitor(r))
	p.Owner = s.House.Owns(t, s.visitor(r))
	p.Viewer = s.viewer(r, t, p.Held)
	p.Origin, p.Links = s.origin(r), s.links(r, t, p)
	p.Rule = func(id string) string { return s.rule(t.Game, p.Words.Lang(), id) }
	p.Since, p.From = number(r, "since", -1), headerNumber(r, "X-Turns")
	p.Drawn = r.URL.Query().Get("drawn") != ""
	p.Whole = r.URL.Query().Get("log") == "whole"
	p.Scene.Names = s.names(t, p.Site)
	p.Scene.Words = p.Words.With(p.Scene.Names)
	p.Scene.State, p.Scene.Viewer = t.Match.View(game.Spectator), game.Spectator
	if fragment {
		p.Known = known(r)
	} else {
		p.Since = seen(r, t)
	}
	s.remember(w, r, t, p)

	switch {
	case t.Status == table.Gathering:
		s.answer(w, r, status, p.Gather(fragment))
		return
	case s.veiled(r, t, p):
		s.answer(w, r, status, p.Curtain(fragment))
		return
	}
	if err := s.show(r, t, &p); err != nil {
		s.fail(w, r, err)
		return
	}
	s.answer(w, r, status, p.Render(fragment))
}

// viewer is the seat whose eyes the reader has: of several seats the one that owes a choice, else the
// one that was looked through last.
func (s *Server) viewer(r *http.Request, t *table.Table, held game.Seats) game.Seat {
	if held == 0 {
		return game.Spectator
	}
	last := game.Seat(cookieNumber(r, "as", int(held.First())))
	owing := t.Owing() & held
	switch {
	case owing != 0 && !owing.Has(last):
		return owing.First()
	case held.Has(last):
		return last
	}
	return held.First()
}

// links are the addresses of the seats that the reader may know: their own, and those that are still
// free at a table that they opened.
func (s *Server) links(r *http.Request, t *table.Table, p page.Play) []string {
	links := make([]string, len(t.Seats))
	for i, seat := range t.Seats {
		if seat.Kind == table.Person && (p.Held.Has(game.Seat(i)) || p.Owner && !seat.Taken) {
			links[i] = s.origin(r) + "/t/" + string(t.ID) + "/seat/" + s.House.SeatKey(t.ID, game.Seat(i))
		}
	}
	return links
}

// origin is the address of the site as the visitor reached it.
func (s *Server) origin(r *http.Request) string {
	if s.secure(r) {
		return "https://" + r.Host
	}
	return "http://" + r.Host
}

// names are who sits where: people by their names, bots by their level, automata by what they are.
func (s *Server) names(t *table.Table, site page.Site) []string {
	names := make([]string, len(t.Seats))
	count := map[string]int{}
	for i, seat := range t.Seats {
		name := seat.Name
		switch {
		case seat.Kind == table.Automaton:
			name = site.Words.Word("site.game." + t.Game + ".automaton")
		case name == "" && seat.Kind == table.Bot:
			name = site.Words.Word("site.level." + seat.Level)
		case name == "":
			name = site.Words.Word("site.seat", "n", i+1)
		}
		if count[name]++; count[name] > 1 {
			name += " " + strconv.Itoa(count[name])
		}
		names[i] = name
	}
	return names
}

// show fills in what is seen: the game as it stands, or as it stood.
func (s *Server) show(r *http.Request, t *table.Table, p *page.Play) error {
	match, query := t.Match, r.URL.Query()
	p.Reader = p.Viewer
	if p.Held.Len() > 1 {
		p.Reader = game.Spectator // several people look at this screen
	}
	if query.Has("at") {
		at := min(max(number(r, "at", p.At), 0), p.At)
		past, err := match.Upto(at)
		if err != nil {
			return err
		}
		match, p.At, p.Replay = past, at, true
	}
	eyes := p.Viewer
	if p.Replay {
		eyes = p.Reader // the past may hold what only one of them was to see
	}
	p.Scene.State = match.View(eyes)
	if t.Status == table.Over {
		eyes = s.eyes(query.Get("eyes"), p)
		p.Reader = game.Spectator // nothing is hidden in a finished game
		p.Scene.State = match.State
		if p.Eyes != "all" {
			p.Scene.State = match.View(eyes)
		}
		p.Verified, p.Broken = game.Verify(p.Game, t.Match.Record)
		if t.Match.Record.Secret == "" {
			p.Verified, p.Broken = nil, nil
		}
	}
	p.Scene.Viewer = eyes
	p.Scene.Turn = turn(r)
	p.Scene.Active = !p.Replay && p.Viewer != game.Spectator && t.Owing().Has(p.Viewer)
	if p.At > 0 {
		p.Scene.Just = t.Match.Events(p.At-1, p.Reader)
	}
	if text := query.Get("sure"); text != "" && p.Scene.Active {
		if m, err := p.Game.Lexicon().Parse(text); err == nil && p.Scene.State.Refuse(p.Viewer, m) == nil {
			p.Sure = &m
		}
	}
	return nil
}

// eyes is whose view of a finished game is asked for.
func (s *Server) eyes(text string, p *page.Play) game.Seat {
	if n, err := strconv.Atoi(text); err == nil && n >= 1 && n <= len(p.Table.Seats) {
		p.Eyes = text
		return game.Seat(n - 1)
	}
	p.Eyes = "all"
	if text == "spectator" {
		p.Eyes = text
		return game.Spectator
	}
	return p.Viewer
}

// turn is which part of the board lies on top: what the reader turned it to, or on a narrow screen
// where the decision is. A phone says that it is one; a script says it better, by a cookie.
func turn(r *http.Request) int {
	if n := number(r, "turn", -1); n >= 0 && n < 64 {
		return n
	}
	narrow := r.Header.Get("Sec-CH-UA-Mobile") == "?1" || strings.Contains(r.UserAgent(), "Mobi")
	if c, err := r.Cookie("narrow"); err == nil {
		narrow = c.Value == "yes"
	}
	if narrow {
		return piece.Facing
	}
	return 0
}

// veiled tells whether the reader holds several seats, and the one whose turn it is knows what the
// others must not see: then the page waits until the device has changed hands.
func (s *Server) veiled(r *http.Request, t *table.Table, p page.Play) bool {
	if p.Held.Len() < 2 || t.Status != table.Playing {
		return false
	}
	return cookieNumber(r, "as", -1) != int(p.Viewer) && !t.Match.View(p.Viewer).Equal(t.Match.View(game.Spectator))
}

// remember notes how far the reader has seen the game, for "since your last visit".
func (s *Server) remember(w http.ResponseWriter, r *http.Request, t *table.Table, p page.Play) {
	if p.Held == 0 || r.Header.Get("X-Unseen") != "" {
		return
	}
	s.setCookie(w, r, &http.Cookie{
		Name: "seen", Value: strconv.Itoa(len(t.Match.Record.Turns)), Path: "/t/" + string(t.ID), MaxAge: int(cookieLife.Seconds()),
	})
}

// seen is how many turns had been played when the reader last looked, -1 if that is not known.
func seen(r *http.Request, t *table.Table) int {
	return min(cookieNumber(r, "seen", -1), len(t.Match.Record.Turns))
}

func cookieNumber(r *http.Request, name string, otherwise int) int {
	c, err := r.Cookie(name)
	if err != nil {
		return otherwise
	}
	return parsed(c.Value, otherwise)
}

func headerNumber(r *http.Request, name string) int { return parsed(r.Header.Get(name), -1) }

func number(r *http.Request, name string, otherwise int) int {
	return parsed(r.URL.Query().Get(name), otherwise)
}

func parsed(text string, otherwise int) int {
	if n, err := strconv.Atoi(text); err == nil && n >= 0 && n < 1_000_000 {
		return n
	}
	return otherwise
}

// known are the parts that a browser shows already, as it says.
func known(r *http.Request) map[string]string {
	parts := map[string]string{}
	for part := range strings.SplitSeq(r.Header.Get("X-Known"), ",") {
		if id, hash, ok := strings.Cut(part, "="); ok {
			parts[id] = hash
		}
	}
	return parts
}

// back leads to a table after a form; a script that sent the form follows and gets the part that changed.
func back(w http.ResponseWriter, r *http.Request, id table.ID, query url.Values) {
	to := "/t/" + string(id)
	if len(query) > 0 {
		to += "?" + query.Encode()
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}
