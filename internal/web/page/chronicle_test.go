package page

import (
	"testing"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"
)

// chapters is a board of which all is known that the chronicle asks.
type chapters struct{ anyBoard }

type anyBoard = piece.Board

func (chapters) Opens(told game.Message) bool     { return told.Key == "turn" }
func (chapters) Continues(told game.Message) bool { return told.Key == "fight" }

// An entry of the chronicle ends where something begins, or where another seat does what does not belong
// to it.
func TestEntries(t *testing.T) {
	tell := func(seat game.Seat, key string) line { return line{seat: seat, said: game.Message{Key: key}} }
	lines := []line{
		tell(0, "turn"), tell(0, "move"), tell(1, "fight"), tell(game.Nature, "roll"), tell(0, "fight"), tell(0, "turn"), tell(1, "card"),
	}
	for _, c := range []struct {
		board piece.Board
		want  []int
	}{{chapters{}, []int{5, 1, 1}}, {nil, []int{2, 2, 2, 1}}} {
		play := Play{Table: &table.Table{Seats: make([]table.Seat, 2)}, Board: c.board}
		var got []int
		for _, entry := range play.entries(lines) {
			got = append(got, len(entry))
		}
		if len(got) != len(c.want) {
			t.Fatalf("%v lines an entry, not %v", got, c.want)
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Fatalf("%v lines an entry, not %v", got, c.want)
			}
		}
	}
}
