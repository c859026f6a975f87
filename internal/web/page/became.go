package page

import (
	"strconv"

	"ennead/game"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// became says what became of a seat.
func (t *Play) became(h table.Happening) string {
	next := h.Next
	if h.What == table.ByBot {
		next = t.bot(t.Table.Seats[h.Seat], next)
	}
	return t.Words.Word(string(h.What), "n", int(h.Seat)+1, "name", t.orSomebody(h.Name), "next",
		t.orSomebody(next))
}

// before returns how many turns that exist for the reader were played before something became of a seat. Turns that
// exist only for others do not count, so that nothing reveals them.
func (t *Play) before(h table.Happening) (turns int) {
	for turns < len(t.known) && t.known[turns].at < h.Turns {
		turns++
	}
	return turns
}

// interleaved returns lines of the turns from first to end, mixed with what became of seats meanwhile.
func (t *Play) interleaved(lines []line, first, end int) []line {
	if len(t.Table.Happened) == 0 {
		return lines
	}
	var all []line
	put := 0
	for i, h := range t.Table.Happened {
		turn := t.before(h)
		if turn < first || turn > end || turn == 0 && h.What == table.Dismissed {
			continue
		}
		for put < len(lines) && lines[put].turn < turn {
			all = append(all, lines[put])
			put++
		}
		all = append(all, line{turn: turn, at: i, seat: h.Seat, text: t.became(h), seats: true})
	}
	return append(all, lines[put:]...)
}

// orSomebody returns a name, or what stands for the name of a person who has left for good.
func (s *Site) orSomebody(name string) string {
	if name == "" {
		return s.w("seat.somebody")
	}
	return name
}

// becameEntry renders a chronicle entry about a seat rather than a turn.
func (t *Play) becameEntry(l line) Node {
	return Li(ID("h-"+strconv.Itoa(l.at)), Class("became"), piece.SeatMark(l.seat, 18), Div(P(Text(l.text))))
}

// wordsAt returns the words for a turn, which speak to the reader: seats have the names of those who sat there then. To
// somebody who holds several seats, or has taken one over since, they name it.
func (t *Play) wordsAt(turn int) *locale.Catalogue {
	var names []string
	mine := t.Reader.Held.Len() == 1
	for i := range t.Scene.Names {
		if name, former := t.Table.Player(game.Seat(i), t.known[turn].at); former {
			if names == nil {
				names = append(names, t.Scene.Names...)
			}
			names[i] = t.orSomebody(name)
			mine = mine && !t.Reader.Held.Has(game.Seat(i))
		}
	}
	words := t.Scene.Words
	if names != nil {
		words = words.With(names)
	}
	if mine {
		words = words.For(t.Reader.Held.First())
	}
	return words
}
