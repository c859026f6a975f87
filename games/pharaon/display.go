package pharaon

import (
	"slices"

	"ennead/game"
	"ennead/game/flow"
)

// Cards on display. Nobles (section 6.1) and artisans (section 6.5) lie face up next to their decks; both are shown,
// drawn and taken in the same way.

// display describes one of the two displays.
type display struct {
	quarter    Quarter
	verb       uint8                       // the verb of a move that names a card
	shown      func(card uint8) game.Event // the event for a card that comes on display
	show, draw Step
}

var (
	nobleDisplay  = display{Nobles, VNoble, nobleShown, StepShowNoble, StepDrawNoble}
	artistDisplay = display{Artisans, VArtisan, artisanShown, StepShowArtist, StepDrawArtist}
)

// displayOf returns the display that a step uses.
func displayOf(step Step) *display {
	if step == StepShowArtist || step == StepDrawArtist || step == StepArtist {
		return &artistDisplay
	}
	return &nobleDisplay
}

// deckOf returns the deck of a display; shown returns its places, with 0 for an empty one.
func (s *State) deckOf(d *display) *Cards {
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

// showSkip leaves places empty when the deck is empty (PHA-1.8).
func showSkip(s *State, f Frame, _ *game.Log) bool {
	d := displayOf(f.Step)
	return *s.deckOf(d) == 0 || !slices.Contains(s.shown(d), 0)
}

// showPlay fills the first empty place. The other cards stay where they are (PHA-1.9).
func showPlay(s *State, f Frame, m game.Move, log *game.Log) {
	d := displayOf(f.Step)
	deck := s.deckOf(d)
	*deck = deck.Without(m.A)
	replace(s.shown(d), 0, m.A)
	log.Add(d.shown(m.A))
	if slices.Contains(s.shown(d), 0) {
		s.Push(d.show, f.Seat, 0, 0)
	}
}

// replace puts a card or jar into the first place that holds old. Zero is an empty place.
func replace(shown []uint8, old, card uint8) {
	if i := slices.Index(shown, old); i >= 0 {
		shown[i] = card
	}
}

func takeCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	return append(s.shownCandidates(displayOf(f.Step), dst), game.Move{Verb: VDeck})
}

// takeLegal lists every face-up card, and the deck while it has cards.
func takeLegal(s *State, f Frame, dst []game.Move) []game.Move {
	d := displayOf(f.Step)
	dst = s.shownCandidates(d, dst)
	if *s.deckOf(d) != 0 {
		dst = append(dst, game.Move{Verb: VDeck})
	}
	return dst
}

func (s *State) shownCandidates(d *display, dst []game.Move) []game.Move {
	return flow.Places(dst, d.verb, s.shown(d))
}

// takeWhy refuses an empty deck (PHA-6.1.2, PHA-6.5.2).
func takeWhy(s *State, f Frame, m game.Move) Reason {
	if d := displayOf(f.Step); m.Verb == VDeck && *s.deckOf(d) == 0 {
		return Reason{No: NoDeck, A: uint8(d.quarter)}
	}
	return Reason{}
}

func takePlay(s *State, f Frame, m game.Move, log *game.Log) {
	d := displayOf(f.Step)
	if m.Verb == VDeck {
		s.Push(d.draw, f.Seat, 0, 0)
		return
	}
	replace(s.shown(d), m.A, 0)
	s.takeCard(d.quarter, f.Seat, m.A, Open, log)
}

func drawPlay(s *State, f Frame, m game.Move, log *game.Log) {
	d := displayOf(f.Step)
	deck := s.deckOf(d)
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
