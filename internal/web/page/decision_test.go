package page

import (
	"testing"

	"ennead/internal/piece"
	"ennead/internal/table"
)

// TestHeaded: choices begin with a capital letter, but nobody's name is changed.
func TestHeaded(t *testing.T) {
	at := Play{}
	at.Table = &table.Table{Seats: make([]table.Seat, 2)}
	at.Scene = piece.Scene{Names: []string{"anna", "Élise"}}
	for name, want := range map[string]string{
		"row 3, column 2": "Row 3, column 2", "écarter la carte": "Écarter la carte",
		"anna: 2 bricks": "anna: 2 bricks", "Pass": "Pass", "3 PV": "3 PV", "": "",
	} {
		if got := at.headed(name); got != want {
			t.Errorf("%q reads %q, want %q", name, got, want)
		}
	}
}
