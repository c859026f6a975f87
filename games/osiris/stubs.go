package osiris

import "ennead/game"

// What the chapters of negotiation and information add to the turn.

func (b *Book) turnOver()                               {}
func (b *Book) seasonOver()                             {}
func (s *State) payBribes(game.Seat, *game.Log)         {}
func (s *State) deal(game.Seat, game.Move, *game.Log)   {}
func (s *State) whyNotDeal(game.Seat, game.Move) reason { return reason{No: notNow} }
