package cli

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"text/tabwriter"

	"ennead/game"
	"ennead/internal/locale"
)

// number formats a number for a column of five characters.
func number(n int) string { return fmt.Sprintf("%5s", strconv.Itoa(n)) }

// result prints the score pad, the winner first. Where the players ended the game it has no ranks.
func (c *console) result(m *game.Match, words *locale.Catalogue) {
	s := m.State
	var order []game.Seat
	for seat := range game.Seat(s.Seats()) {
		order = append(order, seat)
	}
	slices.SortStableFunc(order, func(a, b game.Seat) int { return cmp.Compare(s.Rank(a), s.Rank(b)) })
	table := tabwriter.NewWriter(c, 0, 0, 2, ' ', tabwriter.AlignRight)
	row := func(first string, cell func(game.Seat) string) {
		fmt.Fprintf(table, "%s\t", first)
		for _, seat := range order {
			fmt.Fprintf(table, "%s\t", cell(seat))
		}
		fmt.Fprintln(table)
	}
	c.line("")
	row("", func(seat game.Seat) string { return words.Word("cli.seat", "seat", seat) })
	for _, line := range s.Sheet() {
		row(words.Word(line.Key), func(seat game.Seat) string { return strconv.Itoa(line.Points[seat]) })
	}
	row(words.Word("cli.result.total"), func(seat game.Seat) string { return strconv.Itoa(s.Score(seat)) })
	if m.Record.Ended {
		table.Flush()
		return // nobody knows the ranks of a game that did not go on
	}
	for _, tie := range game.Ties(s) {
		row(words.Word("cli.result.tie", "what", words.Word(tie.Key)), func(seat game.Seat) string {
			if !tie.Seats.Has(seat) {
				return ""
			}
			return strconv.Itoa(tie.Values[seat])
		})
	}
	row(words.Word("cli.result.rank"), func(seat game.Seat) string { return strconv.Itoa(s.Rank(seat)) })
	table.Flush()
}
