package nickname

import (
	"slices"
	"strings"
)

// Egyptians are given names of people of ancient Egypt, with the same spelling in English and French. Bots have them.
var Egyptians = [...]string{
	"Ani", "Kheti", "Paser", "Nebet", "Hapu", "Djau", "Yuya", "Senbi", "Meryt", "Bek", "Ineni", "Tey", "Qar", "Wah",
	"Rensi", "Kawit", "Huya", "Nakht", "Dedi", "Sitre", "Mehu", "Ipuy", "Baket", "Hori",
}

// Egyptian returns the first Egyptian name from that place on whose first letter nobody at the table has. Without one,
// it returns the first that nobody has; at a table with all of them, the one at that place.
func Egyptian(from int, taken []string) string {
	initial := func(a, b string) bool { return strings.EqualFold(a[:1], b[:1]) }
	for _, same := range []func(a, b string) bool{initial, Alike} {
		for i := range Egyptians {
			name := Egyptians[(from+i)%len(Egyptians)]
			if !slices.ContainsFunc(taken, func(other string) bool { return other != "" && same(name, other) }) {
				return name
			}
		}
	}
	return Egyptians[from%len(Egyptians)]
}
