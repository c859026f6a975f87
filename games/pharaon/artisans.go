package pharaon

import "ennead/game"

// The Artisans: section 6.5.

// takeArtistSkip skips the step when no artisan is left to take (PHA-10.22).
func takeArtistSkip(s *State, _ Frame, _ *game.Log) bool {
	return s.ArtisanDeck == 0 && s.Shown == [4]uint8{}
}

// takeArtist puts an artisan face up in front of the player, refills the display, then gives the artisan's gains
// (PHA-6.5.2).
func (s *State) takeArtist(seat game.Seat, n uint8, from Source, log *game.Log) {
	log.Add(tookArtisan(seat, n, from))
	s.Player[seat].Artisans = s.Player[seat].Artisans.With(n)
	s.Push(StepGains, seat, n, 0)
	s.Push(StepShowArtist, seat, 0, 0)
}

// gainsFits accepts a place among the gains of an artisan, or the end of the list (PHA-6.5.2).
func gainsFits(s *State, f, _ Frame) bool {
	return s.human(f.Seat) && within(f.A, 1, ArtisanCount) && int(f.B) <= len(s.Data.Artisans[f.A].Gain)
}

// gainsRun gives the gains of an artisan from left to right. A jar interrupts it: the rest waits on the stack.
func gainsRun(s *State, f Frame, log *game.Log) {
	gains := s.Data.Artisans[f.A].Gain
	if at := s.takeAll(f.Seat, gains, f.B, log); int(at) < len(gains) {
		s.Push(StepGains, f.Seat, f.A, at+1)
		s.Push(StepDrawJar, f.Seat, 0, 0)
	}
}
