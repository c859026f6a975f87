package page

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"
)

// chapters is a board that answers what the chronicle asks.
type chapters struct{ anyBoard }

type anyBoard = piece.Board

func (chapters) Opens(told game.Message) bool     { return told.Key == "turn" }
func (chapters) Continues(told game.Message) bool { return told.Key == "fight" }

// A chronicle entry ends where something begins, or where another seat does something that does not belong to it.
func TestEntries(t *testing.T) {
	tell := func(seat game.Seat, key string) line { return line{seat: seat, said: game.Message{Key: key}} }
	lines := []line{
		tell(0, "turn"), tell(0, "move"), tell(1, "fight"), tell(game.Nature, "roll"), tell(0, "fight"),
		tell(0, "turn"), tell(1, "card"),
	}
	for _, c := range []struct {
		board piece.Board
		want  []int
	}{{chapters{}, []int{5, 1, 1}}, {nil, []int{2, 2, 2, 1}}} {
		play := &Play{Table: &table.Table{Seats: make([]table.Seat, 2)}, Board: c.board}
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

// parted is a board on which every event of kind 1 begins an action.
type parted struct{ telling }

func (parted) Parts(events []game.Event) (starts []int) {
	for i, e := range events {
		if e.Kind == 1 {
			starts = append(starts, i)
		}
	}
	return starts
}

// Each action of an entry is an entry of its own; what comes before the first belongs to it.
func TestDivided(t *testing.T) {
	entry := make([]line, 6)
	entry[1].event.Kind, entry[4].event.Kind = 1, 1
	about := []line{{seats: true}}
	play := &Play{Board: parted{}}
	var got []int
	for _, part := range play.divided([][]line{entry, about, make([]line, 2)}) {
		got = append(got, len(part))
	}
	if want := []int{4, 2, 1, 2}; !slices.Equal(got, want) {
		t.Errorf("%v lines an entry, not %v", got, want)
	}
}

// Consecutive equal lines are merged into the last of them; but not those of another seat or rule, nor a line whose
// turn has more to show, which the next line would hide.
func TestFold(t *testing.T) {
	tell := func(turn int, seat game.Seat, text, rule string) line {
		return line{turn: turn, seat: seat, text: text, said: game.Message{Rule: rule}}
	}
	lines := []line{
		tell(0, 0, "draws", "1"), tell(0, 0, "draws", "1"), tell(1, 0, "draws", "1"), // one
		tell(2, 0, "draws", "2"), tell(3, 1, "draws", "2"), // another rule, another seat
		// 4 and 5 are remarked
		tell(4, 1, "goes", "2"), tell(5, 1, "goes", "2"), tell(5, 1, "goes", "2"), tell(6, 1, "goes", "2"),
	}
	apart := func(turn int) bool { return turn == 4 || turn == 5 }
	for _, c := range []struct {
		apart func(int) bool
		want  [][2]int // turn and times
	}{
		{apart, [][2]int{{1, 3}, {2, 1}, {3, 1}, {4, 1}, {5, 2}, {6, 1}}},
		{nil, [][2]int{{1, 3}, {2, 1}, {3, 1}, {6, 4}}},
	} {
		var got [][2]int
		for _, l := range fold(lines, c.apart) {
			got = append(got, [2]int{l.turn, l.times})
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("turns and times %v, not %v", got, c.want)
		}
	}
}
