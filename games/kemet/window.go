package kemet

import "ennead/game"

// Windows in which players may play divine intervention cards: KEM-3.2 to KEM-3.11.

var _ game.Reactive = (*State)(nil)

// WindowKind says when a window opens (KEM-3.4).
type WindowKind = uint8

// The kinds of windows.
const (
	BeforeAction WindowKind = iota
	BeforeMove
	BeforeCombat
	AfterAction
	windowKinds
)

// askable returns the set of seats that windows ask. It depends only on public information (KEM-14.2).
func (s *State) askable() uint8 {
	set := s.armed
	for others := (1<<s.Count - 1) &^ set; others != 0; others &= others - 1 {
		if seat := first8(others); s.CanPlace(game.Seat(seat)) {
			set |= 1 << seat
		}
	}
	return set
}

// window asks the next player who has not passed (KEM-3.5), in priority order: the active player, then the others
// from the left of the order track (KEM-0.5). An escape closes the window. The loss of all units of a side does not,
// because a card can still bring units back (KEM-6.2).
func (s *State) window(kind WindowKind, passed uint8) {
	left := s.askable() &^ passed
	switch {
	case left == 0 || kind == BeforeCombat && s.Fight.Escaped:
	case left&(1<<s.Active) != 0:
		s.Push(StepAsk, s.Active, kind, passed)
	case kind != BeforeMove: // KEM-3.4
		for _, seat := range s.Order[:s.Count] {
			if left&(1<<seat) != 0 {
				s.Push(StepAsk, seat, kind, passed)
				return
			}
		}
	}
}

// windowFits reports whether the window belongs to the step it waits on (KEM-3.4).
func windowFits(_ *State, f, under Frame) bool { return f.A == windowOn(under.Step) }

// windowRun opens a window. A is its kind.
func windowRun(s *State, f Frame, _ *game.Log) { s.window(f.A, 0) }

// The kinds of windows as a seat sees them, depending on whose action or combat it is (KEM-3.4).
const (
	WhenAttacked    = "attacked" // before a combat in which the seat defends
	WhenAttacks     = "attacks"  // before a combat in which it attacks
	WhenActs        = "acts"     // before its own action
	WhenMoves       = "moves"    // before its own Move
	WhenActed       = "acted"    // after its own action
	WhenOthersFight = "others-fight"
	WhenOthersAct   = "others-act"
	WhenOthersActed = "others-acted"
)

var windows = []string{WhenAttacked, WhenAttacks, WhenActs, WhenMoves, WhenActed, WhenOthersFight, WhenOthersAct,
	WhenOthersActed}

// Windows lists the kinds of windows as a seat sees them.
func (s *State) Windows() []string { return windows }

// Window reports whether the seat is asked in a window. w.Touches says whether it concerns the seat's own action or
// combat.
func (s *State) Window(seat game.Seat) (w game.Window, open bool) {
	f := s.Top()
	if f.Step != StepAsk || f.Seat != seat {
		return w, false
	}
	w.Pass, w.Kind = game.Move{Verb: VPass}, s.windowKind(f)
	switch w.Kind {
	case WhenAttacked, WhenAttacks, WhenActs, WhenMoves:
		w.Touches = true
	}
	return w, true
}

// windowKind returns what the window is to the seat that is asked in it.
func (s *State) windowKind(f Frame) string {
	own := f.Seat == s.Active
	switch {
	case f.A == BeforeCombat && f.Seat == s.Fight.Side[1].Seat:
		return WhenAttacked
	case f.A == BeforeCombat && f.Seat == s.Fight.Side[0].Seat:
		return WhenAttacks
	case f.A == BeforeCombat:
		return WhenOthersFight
	case f.A == BeforeMove:
		return WhenMoves
	case f.A == AfterAction && own:
		return WhenActed
	case f.A == AfterAction:
		return WhenOthersActed
	case own:
		return WhenActs
	}
	return WhenOthersAct
}

// askFits reports whether only other players have passed. Before a Move only the active player is asked (KEM-3.4,
// KEM-3.5).
func askFits(s *State, f, under Frame) bool {
	others := uint8(1<<s.Count-1) &^ (1 << f.Seat)
	return windowFits(s, f, under) && f.B&^others == 0 && (f.A != BeforeMove || f.Seat == s.Active)
}

func askCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	dst = kindCandidates(VCard, s.Player[f.Seat].Cards.kinds(), dst)
	return append(s.newcomers(f.Seat, dst), game.Move{Verb: VPass})
}

// newcomers offers the creatures in reserve wherever the seat has units and no creature.
func (s *State) newcomers(seat game.Seat, dst []game.Move) []game.Move {
	return s.creatureMoves(seat, s.beastPlaces(seat, false), dst)
}

func askWhy(s *State, f Frame, m game.Move) reason {
	if m.Verb == VCard {
		return s.whyNotCard(f.Seat, f.A, m.A)
	}
	return reason{}
}

// askPlay passes, or places a creature or plays a card. After a creature or a card the window begins again with the
// active player.
func askPlay(s *State, f Frame, m game.Move, log *game.Log) {
	switch m.Verb {
	case VPass:
		s.window(f.A, f.B|1<<f.Seat)
	case VCreature:
		s.Push(StepWindow, 0, f.A, 0)
		s.placeBeast(f.Seat, m.A, m.B, log)
	case VCard:
		s.Push(StepWindow, 0, f.A, 0)
		s.Push(StepSettle, 0, 0, 0)
		c := &s.Data.Cards[m.A]
		log.Add(played(f.Seat, m.A))
		s.spend(f.Seat, s.Expense(f.Seat, c.Cost), log)
		s.discard(f.Seat, m.A)
		s.resolve(f.Seat, m.A, log)
	}
}

// settleFits: at Night only powers settle, by Day only cards and actions (KEM-8.11).
func settleFits(s *State, _, under Frame) bool { return (under.Step == StepPowers) == s.atNight() }

// settleRun gives the temporary VP when an effect is complete (KEM-8.11).
func settleRun(s *State, _ Frame, log *game.Log) { s.gainVP(log) }

// windowOn returns the kind of window that waits on a step (KEM-3.2, KEM-3.4).
func windowOn(step Step) WindowKind {
	switch step {
	case StepTroop:
		return BeforeMove
	case StepFight:
		return BeforeCombat
	case StepNext:
		return AfterAction
	}
	return BeforeAction
}
