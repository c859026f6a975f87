package web

import (
	"net/http"
	"testing"

	"ennead/games/pharaon/board"
	pyramidion "ennead/games/pyramidion/board"
	"ennead/internal/piece"
)

// A board says up to which window width it uses its narrow layout. Until a script has measured it, a phone counts as
// narrow.
func TestNarrow(t *testing.T) {
	for _, test := range []struct {
		cookie, agent string
		board         piece.Board
		narrow        bool
	}{
		{"width=390", "", board.Board{}, true},
		{"width=820", "Mobile", board.Board{}, true},
		{"width=821", "Mobile", board.Board{}, false},
		{"width=1024", "", pyramidion.Board{}, true},
		{"width=1280", "", pyramidion.Board{}, false},
		{"width=x", "Mobile", board.Board{}, true},
		{"", "Mobile", pyramidion.Board{}, true},
		{"", "", pyramidion.Board{}, false},
	} {
		r, err := http.NewRequest(http.MethodGet, "/t/x", http.NoBody)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Cookie", test.cookie)
		r.Header.Set("User-Agent", test.agent)
		if got := turn(r, test.board) == piece.Facing; got != test.narrow {
			t.Errorf("%q, %q: narrow is %t", test.cookie, test.agent, got)
		}
	}
}
