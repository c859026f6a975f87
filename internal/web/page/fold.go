package page

import (
	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// fold makes one line of equal ones that follow one another, such as the cards that somebody draws. It is the last of them, so that it
// leads to the board after all of them. A line stays by itself where more stands beside its turn (apart; nil if nothing ever does).
func fold(lines []line, apart func(turn int) bool) []line {
	var folded []line
	for _, l := range lines {
		l.times = 1
		if n := len(folded) - 1; n >= 0 && l.repeats(folded[n]) && (l.turn == folded[n].turn || apart == nil || !apart(folded[n].turn)) {
			l.times += folded[n].times
			folded = folded[:n]
		}
		folded = append(folded, l)
	}
	return folded
}

// repeats tells whether a line reads as the one before it.
func (l line) repeats(before line) bool {
	return !l.seats && !before.seats && l.text == before.text && l.seat == before.seat && l.said.Rule == before.said.Rule
}

// remarked tells whether something was written, or may be asked, about a turn.
func (t Play) remarked(turn int) bool { return t.known[turn].note != "" || t.explains(turn) }

// happened is what a line says, how often, and by which rule.
func (t Play) happened(l line) Node {
	return Group{Text(l.text), t.times(l), t.ruleLink(t.Table.Game, l.said.Rule)}
}

// times is how often a line happened, as a sign and in words.
func (t Play) times(l line) Node {
	if l.times < 2 {
		return nil
	}
	return Group{Text("\u00a0"), B(Aria("hidden", "true"), t.t("log.times", "n", l.times)),
		Span(Class("sr"), t.t("log.times.said", "n", l.times))}
}

// aloud is what a line says, in words alone.
func (t Play) aloud(l line) string {
	if l.times < 2 {
		return l.text
	}
	return t.w("log.times.aloud", "what", l.text, "n", l.times)
}
