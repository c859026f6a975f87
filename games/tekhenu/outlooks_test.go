package tekhenu

import (
	"fmt"

	"ennead/game"
)

// wholeOutlook checks that what is seen of all seats at once is what the rules say of each.
func (s *State) wholeOutlook() error {
	var all [4]Outlook
	s.Outlooks(&all)
	for i := range all {
		want := Outlook{}
		if i < int(s.Count) {
			want = s.Outlook(game.Seat(i))
		}
		if all[i] != want {
			return fmt.Errorf("seat %d: %+v is expected of the next scoring, the rules say %+v", i, all[i], want)
		}
	}
	return nil
}
