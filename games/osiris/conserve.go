package osiris

import (
	"errors"
	"fmt"
)

// OSI-0.3: nothing is lost and nothing comes from anywhere.

// whole says what is in two places or nowhere.
func (s *State) whole() error {
	for _, check := range []func() error{s.tokensHold, s.workersHold, s.cardsHold, s.monumentsHold, s.surveyed} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func (s *State) tokensHold() error {
	due := s.Data.Setup[s.Count].Tokens
	for r := range s.Supply {
		n := int(s.Supply[r]) + int(s.piles()[r])
		for seat := range s.Count {
			n += int(s.Player[seat].Tokens[r])
		}
		if n != int(due) {
			return fmt.Errorf("there are %d %s, not %d (OSI-0.3)", n, resourceNames[r], due)
		}
	}
	return nil
}

func (s *State) workersHold() error {
	rest := s.rest()
	n := 0
	for w := range rest {
		if rest[w] > s.Data.Setup[s.Count].Workers[w] { // below 0
			return fmt.Errorf("there are too many workers of kind %s (OSI-0.3)", workerNames[w])
		}
		n += int(rest[w])
	}
	unknown := int(s.Unseen)
	for seat := range s.Count {
		unknown += int(s.Player[seat].Idle)
	}
	if n != unknown {
		return fmt.Errorf("%d workers are nowhere, not %d (OSI-0.3)", n, unknown)
	}
	return nil
}

func (s *State) cardsHold() error {
	if s.Viewer != 0 {
		return nil
	}
	all := Cards(0)
	for _, cards := range append(s.hands(), s.Deck, s.Spent) {
		if all&cards != 0 {
			return fmt.Errorf("city card %s is in two places (OSI-0.3)", cardNames[(all&cards).First()])
		}
		all |= cards
	}
	if lost := s.Data.Cards &^ all; lost != 0 {
		return fmt.Errorf("city card %s is nowhere (OSI-0.3)", cardNames[lost.First()])
	}
	if all != s.Data.Cards {
		return fmt.Errorf("city card %s is not in play", cardNames[(all&^s.Data.Cards).First()])
	}
	return nil
}

// hands are the cards of each governor, those before whom pending ones lie, and the one whose effect goes on.
func (s *State) hands() (list []Cards) {
	for seat := range s.Count {
		list = append(list, s.Player[seat].Cards)
	}
	for _, c := range s.Pending {
		if c != 0 {
			list = append(list, Cards(0).With(uint8(c)))
		}
	}
	for f := range s.Frames() {
		if f.Step == StepSpent {
			list = append(list, Cards(0).With(f.A))
		}
	}
	return list
}

// surveyed: what follows from the board and the governors has been kept with them.
func (s *State) surveyed() error {
	anew := State{Moment: s.Moment}
	if anew.survey(); anew.Moment != s.Moment {
		return errors.New("what is kept beside the board does not follow from it")
	}
	return nil
}

// monumentsHold: each piece is in stock, planned, built or out of the game, and the board has what is counted as built.
func (s *State) monumentsHold() error {
	var stand [maxSeats][monuments]uint8
	for site := range s.Site {
		if b := &s.Site[site]; b.Owner < maxSeats {
			stand[b.Owner][b.Monument]++
		}
		if b := &s.Site[site]; b.Second < maxSeats {
			stand[b.Second][Obelisk]++
		}
	}
	for seat := range s.Count {
		p := &s.Player[seat]
		if stand[seat] != p.Built {
			return fmt.Errorf("seat %d has built %v, and %v stand on the board", seat+1, p.Built, stand[seat])
		}
		n := p.Stock
		for m := range n {
			n[m] += p.Built[m] + p.Lost[m]
		}
		for i := range s.Plans {
			if uint8(s.Plans[i].Owner) == seat {
				n[s.Data.Plans[i].Monument]++
			}
		}
		if n != s.Data.Pieces {
			return fmt.Errorf("seat %d has %v monuments in all, not %v (OSI-0.3)", seat+1, n, s.Data.Pieces)
		}
	}
	return nil
}
