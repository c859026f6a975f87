package page

import (
	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// fold merges consecutive equal lines, such as cards that somebody draws, into one. It is the last of them, so that
// it links to the board after all of them. A line stays separate if its turn has more to show (apart; nil if none
// ever does).
func fold(lines []line, apart func(turn int) bool) []line {
	var folded []line
	for _, l := range lines {
		l.times = 1
		joins := func(before line) bool {
			return l.repeats(before) && (l.turn == before.turn || apart == nil || !apart(before.turn))
		}
		if n := len(folded) - 1; n >= 0 && joins(folded[n]) {
			l.times += folded[n].times
			folded = folded[:n]
		}
		folded = append(folded, l)
	}
	return folded
}

// repeats reports whether a line reads the same as the one before it.
func (l line) repeats(before line) bool {
	return !l.seats && !before.seats && l.text == before.text && l.seat == before.seat &&
		l.said.Rule == before.said.Rule
}

// remarked reports whether a turn has a note, or can be asked about.
func (t *Play) remarked(turn int) bool {
	return t.known[turn].note != "" || t.stewarded(turn) || t.explains(turn)
}

// happened renders what a line says, how often, and by which rule.
func (t *Play) happened(l line) Node {
	return Group{Text(l.text), t.times(l), t.ruleLink(t.Table.Game, l.said.Rule)}
}

// times renders how often a line happened, as a sign and in words.
func (t *Play) times(l line) Node {
	if l.times < 2 {
		return nil
	}
	return Group{Text("\u00a0"), B(Aria("hidden", "true"), t.t("log.times", "n", l.times)),
		Span(Class("sr"), t.t("log.times.said", "n", l.times))}
}

// aloud returns what a line says, in words only.
func (t *Play) aloud(l line) string {
	if l.times < 2 {
		return l.text
	}
	return t.w("log.times.aloud", "what", l.text, "n", l.times)
}
