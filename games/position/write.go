package position

import (
	"encoding/json"

	"ennead/game"
)

// Seat returns the number of a seat, 0 for nobody.
func Seat(s game.Seat) int {
	if s == nobody {
		return 0
	}
	return int(s) + 1
}

// Seats returns the numbers of seats.
func Seats(list []game.Seat) (numbers []int) {
	for _, s := range list {
		numbers = append(numbers, Seat(s))
	}
	return numbers
}

// Names returns the names of the members of a bit set.
func Names[T ~uint8 | ~uint16 | ~uint32 | ~uint64](set T, names []string) []string {
	list := []string{}
	for i, name := range names {
		if set&(1<<i) != 0 {
			list = append(list, name)
		}
	}
	return list
}

// Counts returns the number of each thing by name. Things of which there are none are left out.
func Counts(counts []uint8, names []string) map[string]int {
	m := map[string]int{}
	for i, n := range counts {
		if n > 0 {
			m[names[i]] = int(n)
		}
	}
	return m
}

// Hidden returns a number, or "?" for one that the reader must not know.
func Hidden(n uint8) any {
	if n == game.Unknown {
		return "?"
	}
	return int(n)
}

// Encode writes a position as JSON. It panics if the type cannot be encoded.
func Encode(p any) json.RawMessage {
	text, err := json.Marshal(p)
	if err != nil {
		panic(err)
	}
	return text
}
