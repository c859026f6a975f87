package game

// PublicChoices is a [State] of a game in which a seat knows things that others do not, but in which some of its
// choices follow from public facts alone, such as where a troop may go.
type PublicChoices interface {
	State
	// PublicChoice reports whether everybody can work out the seat's current choices. It depends only on public facts.
	PublicChoice(seat Seat) bool
}

// Indifferent is a [State] of a game that sometimes offers several moves which all come to the same.
type Indifferent interface {
	State
	// Indifferent reports whether all choices of the seat lead to the same state in the end, whatever it chooses on the
	// way. It depends only on public facts.
	Indifferent(seat Seat) bool
}

// Shower is a [State] of a game in which a choice can show cards that were hidden until then.
type Shower interface {
	State
	// Shows reports whether hidden things may be shown after the move. It depends only on public facts.
	Shows(seat Seat, m Move) bool
}

// Only is the only choice of a seat.
type Only struct {
	Seat Seat
	Move Move
	// Ends says that the seat does not simply choose on: its turn ends with the move, others are asked next, or
	// something is drawn, so that the player cannot take it back.
	Ends bool
}

// OnlyChoice returns the only choice of the seat to move if a table may make it for the player, because that gives
// nothing away:
//
//   - only one seat is to move, everybody can know that it has this choice only, and everybody may see the move;
//   - it is not a pass in a reaction window, since declining is an answer;
//   - it shows nothing that was hidden, and does not end the game.
//
// Choices that all come to the same count as one, see [Indifferent]; it returns the first of them.
//
// The result depends only on public facts.
func OnlyChoice(s State) (o Only, ok bool) {
	owing := s.Owing()
	if owing.Len() != 1 || owing.Has(Nature) {
		return o, false
	}
	seat := owing.First()
	moves := s.Moves(nil, seat)
	if _, window := WindowOf(s, seat); window || len(moves) != 1 && !indifferent(s, seat) {
		return o, false
	}
	if s.VisibleTo(seat, moves[0]) != Everyone || !publicChoice(s, seat) || shows(s, seat, moves[0]) {
		return o, false
	}
	next := s.Copy()
	next.Play(seat, moves[0], nil)
	_, window := WindowOf(next, seat)
	o = Only{seat, moves[0], next.Owing() != owing || window || newTurn(s, next, seat)}
	return o, next.Owing() != 0
}

func indifferent(s State, seat Seat) bool {
	in, ok := s.(Indifferent)
	return ok && in.Indifferent(seat)
}

func shows(s State, seat Seat, m Move) bool {
	in, ok := s.(Shower)
	return ok && in.Shows(seat, m)
}

// Foregone returns the only choice that a table makes now, see [OnlyChoice]. One that ends something is made in two
// cases: chooser, the seat that has just chosen and was told what follows (see [Tail]), makes it; or nobody's undo
// would lead back before it anyway. The result depends only on public facts.
func (m *Match) Foregone(chooser Seat) (o Only, ok bool) {
	o, ok = OnlyChoice(m.State)
	return o, ok && (!o.Ends || o.Seat == chooser || m.settled(o.Seat))
}

// settled reports whether everybody can know that the seat has nothing to take back: it has not chosen yet, or since
// then another seat has chosen, or chance has decided, for all to see. What some seats do not know does not count.
func (m *Match) settled(seat Seat) bool {
	for i := len(m.steps) - 1; i >= 0; i-- {
		t, st := m.Record.Turns[i], m.steps[i]
		switch {
		case t.Waived, st.outOfTurn:
		case t.Seat == seat:
			return false
		case !m.Sealed(i, Spectator) && (t.Seat != Nature || st.news):
			return true
		}
	}
	return true
}

// publicChoice reports whether everybody can work out the seat's choices: the game says so, or the seat sees no more
// than spectators do. A seat's choices depend on nothing that it does not see.
func publicChoice(s State, seat Seat) bool {
	if p, ok := s.(PublicChoices); ok && p.PublicChoice(seat) {
		return true
	}
	own, public := s.Copy(), s.Copy()
	own.Mask(seat)
	public.Mask(Spectator)
	return own.Equal(public)
}

// newTurn reports whether the seat's turn or the round has ended between two states.
func newTurn(before, after State, seat Seat) bool {
	if t, ok := after.(Turned); ok && t.Begins() {
		return true
	}
	if r, ok := after.(Rounded); ok && r.Rounds() != before.(Rounded).Rounds() {
		return true
	}
	in, ok := after.(Reactive)
	if !ok {
		return false
	}
	_, was := before.(Reactive).Clock(seat)
	_, is := in.Clock(seat)
	return is != was
}

// Follow is an only choice that is made together with the choice before it.
type Follow struct {
	View State // what the seat sees before the move
	Move Move
}

// Tail returns the only choices that follow a choice of a seat, up to the first that ends something (see [Only]); none
// if none does. A table makes them together with the choice before them, so whoever offers that one says so. The view
// is masked for the seat.
func Tail(view State, seat Seat, m Move) (tail []Follow) {
	if view.Owing() != seat.Set() || view.VisibleTo(seat, m) != Everyone {
		return nil
	}
	world, r := view.Copy(), NewRand(0)
	world.Determinize(seat, &r)
	world.Play(seat, m, nil)
	for o, ok := OnlyChoice(world); ok && o.Seat == seat; o, ok = OnlyChoice(world) {
		now := world.Copy()
		now.Mask(seat)
		if tail = append(tail, Follow{now, o.Move}); o.Ends {
			return tail
		}
		world.Play(seat, o.Move, nil)
	}
	return nil
}
