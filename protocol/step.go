package protocol

// stepped is a game of the session after a step.
type stepped struct {
	Seat  *seat     `json:"seat,omitempty"` // the seat to move next
	Legal []int     `json:"legal,omitempty"`
	View  *seen     `json:"view,omitempty"`
	Over  bool      `json:"over"`
	Ended *standing `json:"ended,omitempty"` // the result of a game that this step ended
	Error *problem  `json:"error,omitempty"` // the move was not made
}

// step makes one move in each game of the session, for the lowest seat to move; null makes none. With "reset" a game
// that ends begins anew with the next unused seed.
func (s *session) step(r *request) (any, error) {
	if len(s.tables) == 0 {
		return nil, fault("no_game", `there is no game yet: ask for "new"`)
	}
	if r.Moves != nil && len(r.Moves) != len(s.tables) {
		return nil, fault("request", "there are %d moves for %d games", len(r.Moves), len(s.tables))
	}
	answer := make([]stepped, len(s.tables))
	for i, t := range s.tables {
		var w *word
		if r.Moves != nil {
			w = r.Moves[i]
		}
		answer[i] = t.step(w)
		if answer[i].Over && r.Reset {
			fresh, err := open(t.game, t.setup, t.seed+uint64(len(s.tables)), t.asked, nil)
			if err != nil {
				return nil, err
			}
			s.tables[i] = fresh
			answer[i].Over = false
		}
		answer[i].next(s.tables[i], r.Views)
	}
	return map[string][]stepped{"games": answer}, nil
}

// step makes one move, if there is one.
func (t *table) step(w *word) (out stepped) {
	if w != nil && w.given {
		if err := t.choose(t.match.State.Owing().First(), w, ""); err != nil {
			p := explain(err)
			out.Error = &p
		}
	}
	if t.match.Over() {
		result := t.standing()
		out.Over, out.Ended = true, &result
	}
	return out
}

// next says who is to move and what the legal moves are.
func (a *stepped) next(t *table, views bool) {
	owing := t.match.State.Owing()
	if owing == 0 {
		return
	}
	s := owing.First()
	a.Seat = &seat{Seat: s}
	a.Legal = said(t.game.Lexicon(), t.match.State.Moves(nil, s)).Numbers
	if views {
		view := t.seen(s)
		a.View = &view
	}
}
