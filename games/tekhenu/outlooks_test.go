package tekhenu_test

import (
	"fmt"

	"ennead/game"
	"ennead/games/tekhenu"
)

// wholeOutlook checks that Outlooks agrees with Outlook for every seat.
func wholeOutlook(s *tekhenu.State) error {
	var all [4]tekhenu.Outlook
	s.Outlooks(&all)
	for i := range all {
		want := tekhenu.Outlook{}
		if i < int(s.Count) {
			want = s.Outlook(game.Seat(i))
		}
		if all[i] != want {
			return fmt.Errorf("seat %d: outlook %+v, want %+v", i, all[i], want)
		}
	}
	return nil
}
