package web

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"slices"
	"strconv"
	"time"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

const (
	heartbeat = 25 * time.Second
	// A browser comes back about that long after its stream has broken off: not all at once, and soon enough to find
	// another server twice within the five seconds in which a page shows what has changed.
	comeBack      = time.Second
	watchedTables = 32 // per stream
)

// tableEvents streams the hints of one table. A reader that reconnects says by Last-Event-ID what it knows.
func (s *Server) tableEvents(w http.ResponseWriter, r *http.Request) {
	known, _ := strconv.ParseInt(r.Header.Get("Last-Event-ID"), 10, 64)
	s.stream(w, r, []string{r.PathValue("id")}, known)
}

// events streams the hints of several tables, for a browser in which several are open.
func (s *Server) events(w http.ResponseWriter, r *http.Request) {
	ids := r.URL.Query()["table"]
	if len(ids) == 0 || len(ids) > watchedTables {
		s.fail(w, r, errBadForm)
		return
	}
	s.stream(w, r, ids, 0)
}

// stream sends a hint for each change of the tables, beginning with their current versions, so that nothing is missed
// between loading a page and opening its stream, or while a connection was lost.
func (s *Server) stream(w http.ResponseWriter, r *http.Request, ids []string, known int64) {
	done, ok := s.limits.stream(s.address(r), s.visitor(r), time.Now())
	if !ok {
		s.problem(w, r, http.StatusTooManyRequests, page.Notice{Key: "site.problem.fast"})
		return
	}
	defer done()
	s.streams.Add(1)
	defer s.streams.Add(-1)
	subscription := s.Bus.Subscribe(ids...)
	defer subscription.Close()
	told := map[string]bus.Notice{} // by table, the last version and chat line that the reader knows
	var first []bus.Notice
	for _, id := range ids {
		t, err := s.visit(r, table.ID(id))
		if err != nil {
			s.fail(w, r, err)
			return
		}
		h := s.now(r, t)
		told[id] = h
		if h.Version > known {
			first = append(first, h)
		}
	}
	for _, id := range ids {
		defer s.House.Watch(table.ID(id))()
	}
	connection := http.NewResponseController(w)
	if err := connection.SetWriteDeadline(time.Time{}); err != nil {
		s.Log.DebugContext(r.Context(), "cannot lift the write deadline of a stream", "err", err)
	}
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("X-Accel-Buffering", "no")
	_, _ = fmt.Fprintf(w, "retry: %d\n\n", (comeBack/2 + rand.N(comeBack)).Milliseconds())
	for _, h := range first {
		writeHint(w, h)
	}
	if connection.Flush() != nil {
		return
	}
	beat := time.NewTicker(s.beat)
	defer beat.Stop()
	drains, leaves := s.drain.began, (<-chan time.Time)(nil)
	for {
		select {
		case <-r.Context().Done():
			return
		case <-drains:
			drains, leaves = nil, s.leaves()
		case <-leaves:
			farewell(w)
			return
		case <-s.closing:
			farewell(w)
			return
		case h, open := <-subscription.Notices():
			if !open {
				return
			}
			last, follows := told[h.Table]
			if !follows {
				continue
			}
			t, err := s.visit(r, table.ID(h.Table))
			if errors.Is(err, table.ErrNoTable) || errors.Is(err, table.ErrUnwatched) {
				writeHint(w, s.lastOf(r, h, last))
				delete(told, h.Table)
				break
			}
			h, concerns := s.news(r, t, h, last)
			if !concerns {
				continue
			}
			told[h.Table] = bus.Notice{Version: max(last.Version, h.Version), Chat: max(last.Chat, h.Chat)}
			writeHint(w, h)
		case <-beat.C:
			if !s.stays(r) {
				return
			}
			_, _ = io.WriteString(w, ": still here\n\n")
		}
		if connection.Flush() != nil || len(told) == 0 {
			return
		}
	}
}

// lastOf returns what a reader is told who may not see a table any more: only that, so that the page asks anew. It
// names no version that a spectator would not be told of.
func (s *Server) lastOf(r *http.Request, h, told bus.Notice) bus.Notice {
	last := bus.Notice{Table: h.Table, Version: told.Version + 1}
	if t, err := s.House.Look(r.Context(), table.ID(h.Table)); err == nil {
		last.Version = max(last.Version, page.VersionOf(t, 0))
	}
	return last
}

// stays reports whether the session in which a stream began has not ended, as far as anybody can tell.
func (s *Server) stays(r *http.Request) bool {
	v := who(r)
	if v == nil || v.Session.Hash == "" {
		return true // nobody, or somebody whose cookie an older program signed
	}
	now, err := s.People.Recognize(r.Context(), s.cookie(r).Value)
	return err != nil || now != nil && now.ID == v.ID
}

// now returns a notice of what the reader can see of a table now.
func (s *Server) now(r *http.Request, t *table.Table) bus.Notice {
	return bus.Notice{Table: string(t.ID), Version: s.seenBy(r, t), Chat: s.lastHeard(r, t)}
}

// lastHeard returns the number of the last line that the reader wants to read, as far as a page shows them; 0 without
// one.
func (s *Server) lastHeard(r *http.Request, t *table.Table) int64 {
	if t.Behind > 0 {
		return 0
	}
	lines, err := s.House.Said(r.Context(), t.ID, beside)
	if err != nil || len(lines) == 0 {
		return 0
	}
	ears, err := s.ears(r, muted(r))
	if err != nil {
		return 0
	}
	for _, l := range slices.Backward(lines) {
		if ears.hear(t, l) {
			return l.Number
		}
	}
	return 0
}

// news returns a notice as the reader may have it, and whether it concerns them. If notices were lost, it is what has
// changed since what the reader was told last. There is no table if it cannot be read now.
func (s *Server) news(r *http.Request, t *table.Table, h, told bus.Notice) (bus.Notice, bool) {
	if t == nil {
		return h, !h.Found && h.Chat == 0 && h.Unaffected == 0
	}
	if !h.Found && h.Chat == 0 {
		return h, !s.blind(r, t, h)
	}
	if h.Chat > 0 && t.Behind > 0 {
		return h, false
	}
	if !h.Found { // a chat line raises no version, so its notice must not reveal one
		h.Version = min(h.Version, s.seenBy(r, t))
		h.Chat = s.lastHeard(r, t) // a notice may come late, and its line may be one that the reader does not want
		return h, h.Chat > told.Chat && !s.blind(r, t, h)
	}
	h = s.now(r, t)
	if h.Chat <= told.Chat {
		h.Chat = 0
	}
	return h, h.Version > told.Version || h.Chat > 0
}

// seenBy returns the version of a table as the reader sees it.
func (s *Server) seenBy(r *http.Request, t *table.Table) int64 {
	return page.VersionOf(t, s.sees(r, t))
}

// sees returns the seats whose hands the visitor sees: their own, or the one with whose eyes they look on.
func (s *Server) sees(r *http.Request, t *table.Table) game.Seats {
	person := s.visitor(r)
	return s.House.Held(t, person) | s.House.Lent(r.Context(), t, person)
}

// blind reports whether the reader learns nothing from a change, with any of the hands they see.
func (s *Server) blind(r *http.Request, t *table.Table, h bus.Notice) bool {
	if h.Unaffected == 0 {
		return false
	}
	eyes := s.sees(r, t)
	if eyes == 0 {
		eyes = game.Spectator.Set()
	}
	return eyes&^game.Seats(h.Unaffected) == 0
}

// writeHint writes one event; an error shows at the next flush.
func writeHint(w io.Writer, h bus.Notice) {
	data, err := json.Marshal(map[string]any{
		"table": h.Table, "version": h.Version, "analysis": h.Analysis, "chat": h.Chat,
	})
	if err != nil {
		return // a text and a number can always be encoded
	}
	_, _ = fmt.Fprintf(w, "id: %d\nevent: hint\ndata: %s\n\n", h.Version, data)
}
