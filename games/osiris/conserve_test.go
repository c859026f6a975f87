package osiris_test

import (
	"errors"
	"fmt"

	"ennead/games/osiris"
)

// OSI-0.3: pieces are conserved.

// whole returns an error if a piece is in two places or missing.
func whole(s *osiris.State) error {
	for _, check := range []func(*osiris.State) error{tokensHold, workersHold, cardsHold, monumentsHold, surveyed} {
		if err := check(s); err != nil {
			return err
		}
	}
	return nil
}

func tokensHold(s *osiris.State) error {
	due := s.Data.Setup[s.Count].Tokens
	for r := range s.Supply {
		n := int(s.Supply[r]) + int(s.Piles()[r])
		for seat := range s.Count {
			n += int(s.Player[seat].Tokens[r])
		}
		if n != int(due) {
			return fmt.Errorf("got %d %s in all, want %d (OSI-0.3)", n, osiris.ResourceNames[r], due)
		}
	}
	return nil
}

func workersHold(s *osiris.State) error {
	n := 0
	for w, seen := range s.Somewhere() {
		all := s.Data.Setup[s.Count].Workers[w]
		if seen > all {
			return fmt.Errorf("got %d workers of kind %s, want %d (OSI-0.3)", seen, osiris.WorkerNames[w], all)
		}
		n += int(all - seen)
	}
	unknown := int(s.Unseen)
	for seat := range s.Count {
		unknown += int(s.Player[seat].Idle)
	}
	if n != unknown {
		return fmt.Errorf("%d workers are missing, want %d (OSI-0.3)", n, unknown)
	}
	return nil
}

func cardsHold(s *osiris.State) error {
	if s.Viewer != 0 {
		return nil
	}
	all := osiris.Cards(0)
	for _, cards := range append(hands(s), s.Deck, s.Spent) {
		if all&cards != 0 {
			return fmt.Errorf("city card %s is in two places (OSI-0.3)", osiris.CardNames[(all&cards).First()])
		}
		all |= cards
	}
	if lost := s.Data.Cards &^ all; lost != 0 {
		return fmt.Errorf("city card %s is missing (OSI-0.3)", osiris.CardNames[lost.First()])
	}
	if all != s.Data.Cards {
		return fmt.Errorf("city card %s is not in play", osiris.CardNames[(all&^s.Data.Cards).First()])
	}
	return nil
}

// hands returns the cards in each hand, the pending ones, and the card whose effect is in progress.
func hands(s *osiris.State) (list []osiris.Cards) {
	for seat := range s.Count {
		list = append(list, s.Player[seat].Cards)
	}
	for _, c := range s.Pending {
		if c != 0 {
			list = append(list, osiris.Cards(0).With(uint8(c)))
		}
	}
	for f := range s.Frames() {
		if f.Step == osiris.StepSpent {
			list = append(list, osiris.Cards(0).With(f.A))
		}
	}
	return list
}

// surveyed checks that the derived fields follow from the board and the order of withdrawal.
func surveyed(s *osiris.State) error {
	anew := osiris.State{Moment: s.Moment}
	if anew.Survey(); anew.Moment != s.Moment {
		return errors.New("the derived fields do not follow from the board")
	}
	return nil
}

// monumentsHold checks that each piece is in stock, planned, built or out of the game, and that the board has as many
// as the players have built.
func monumentsHold(s *osiris.State) error {
	var stand [osiris.MaxSeats][osiris.MonumentKinds]uint8
	for site := range s.Site {
		if b := &s.Site[site]; b.Owner < osiris.MaxSeats {
			stand[b.Owner][b.Monument]++
		}
		if b := &s.Site[site]; b.Second < osiris.MaxSeats {
			stand[b.Second][osiris.Obelisk]++
		}
	}
	for seat := range s.Count {
		p := &s.Player[seat]
		if stand[seat] != p.Built {
			return fmt.Errorf("seat %d has built %v, but the board has %v", seat+1, p.Built, stand[seat])
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
			return fmt.Errorf("seat %d: got %v monuments in all, want %v (OSI-0.3)", seat+1, n, s.Data.Pieces)
		}
	}
	return nil
}
