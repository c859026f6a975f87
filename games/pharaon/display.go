package pharaon

import (
	"slices"

	"ennead/game"
	"ennead/game/flow"
)

// Cards on display: nobles (section 6.1) and artisans (section 6.5) lie open beside their decks, and are
// shown, drawn and taken alike.

// display is what sets one of the two apart.
type display struct {
	quarter    Quarter
	verb       uint8                       // of the move that names a card
	shown      func(card uint8) game.Event // what is told of one that comes on display
	show, draw Step
}

var (
	nobleDisplay  = display{Nobles, VNoble, nobleShown, StepShowNoble, StepDrawNoble}
	artistDisplay = display{Artisans, VArtisan, artisanShown, StepShowArtist, StepDrawArtist}
)

// on is the display that a step is about.
func on(step Step) *display {
	if step == StepShowArtist || step == StepDrawArtist || step == StepArtist {
		return &artistDisplay
	}
	return &nobleDisplay
}

// under and shown are the cards of a display: its deck, and the places beside them, 0 where one is empty.
func (s *State) under(d *display) *Cards {
	if d == &artistDisplay {
		return &s.ArtisanDeck
	}
	return &s.NobleDeck
}

func (s *State) shown(d *display) []uint8 {
	if d == &artistDisplay {
		return s.Shown[:]
	}
	return s.NoblesShown[:]
}

// showSkip: PHA-1.8, an empty deck leaves places empty.
func showSkip(s *State, f Frame, _ *game.Log) bool {
	d := on(f.Step)
	return *s.under(d) == 0 || !slices.Contains(s.shown(d), 0)
}

// showPlay fills the first empty place; the other cards stay (PHA-1.9).
func showPlay(s *State, f Frame, m game.Move, log *game.Log) {
	d := on(f.Step)
	deck := s.under(d)
	*deck = deck.Without(m.A)
	replace(s.shown(d), 0, m.A)
	log.Add(d.shown(m.A))
	if slices.Contains(s.shown(d), 0) {
		s.Push(d.show, f.Seat, 0, 0)
	}
}

// replace puts a card where another lies, or where none does.
func replace(shown []uint8, old, card uint8) {
	if i := slices.Index(shown, old); i >= 0 {
		shown[i] = card
	}
}

func takeCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return append(s.shownTries(on(f.Step), dst), game.Move{Verb: VDeck})
}

// takeLegal: any card that lies open can be taken.
func takeLegal(s *State, f Frame, dst []game.Move) []game.Move {
	d := on(f.Step)
	dst = s.shownTries(d, dst)
	if *s.under(d) != 0 {
		dst = append(dst, game.Move{Verb: VDeck})
	}
	return dst
}

func (s *State) shownTries(d *display, dst []game.Move) []game.Move {
	return flow.Places(dst, d.verb, s.shown(d))
}

// takeWhy: PHA-6.1.2, PHA-6.5.2, the deck only if it is not empty.
func takeWhy(s *State, f Frame, m game.Move) Reason {
	if d := on(f.Step); m.Verb == VDeck && *s.under(d) == 0 {
		return Reason{No: NoDeck, A: uint8(d.quarter)}
	}
	return Reason{}
}

func takePlay(s *State, f Frame, m game.Move, log *game.Log) {
	d := on(f.Step)
	if m.Verb == VDeck {
		s.Push(d.draw, f.Seat, 0, 0)
		return
	}
	replace(s.shown(d), m.A, 0)
	s.takeCard(d.quarter, f.Seat, m.A, Open, log)
}

func drawPlay(s *State, f Frame, m game.Move, log *game.Log) {
	d := on(f.Step)
	deck := s.under(d)
	*deck = deck.Without(m.A)
	s.takeCard(d.quarter, f.Seat, m.A, Unseen, log)
}

func (s *State) takeCard(q Quarter, seat game.Seat, n uint8, from Source, log *game.Log) {
	if q == Nobles {
		s.takeNoble(seat, n, from, log)
	} else {
		s.takeArtist(seat, n, from, log)
	}
}
