package page

import (
	"slices"
	"strconv"
	"strings"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// result says who has won.
func (t Play) result() Node {
	state := t.Table.Match.State
	var best []string
	for i := range t.Table.Seats {
		if state.Rank(game.Seat(i)) == 1 {
			best = append(best, t.name(game.Seat(i)))
		}
	}
	key := "over.wins"
	if len(best) > 1 {
		key = "over.share"
	}
	return Group{
		t.prompt(t.w(key, "who", strings.Join(best, ", "))),
		P(Class("sub"), t.t("over.line")),
		t.older(),
		Div(Class("acts"),
			A(Class("gh"), Href(t.address()+"?at=0&eyes=all"), icon("first"), t.t("over.replay")),
			A(ID("analysis"), Class("gh"), Href(t.address()+"/analysis"), icon("chart"), t.t("analysis.link"))),
		Div(Class("acts"),
			A(Class("gh"), Href("/"), t.t("over.again"))),
	}
}

// older says that the game was played under older rules than those it is shown under.
func (t Play) older() Node {
	if !t.Table.Older() {
		return nil
	}
	return P(ID("older"), Class("sub"), t.t("over.older", "played", t.Table.Rules, "today", t.Game.Version()))
}

// sheet renders the score pad of a finished game: categories down, seats across, the winner first.
func (t Play) sheet() Node {
	if t.Table.Status != table.Over || t.Moment.Replay {
		return nil
	}
	state := t.Table.Match.State
	var seats []game.Seat
	for i := range t.Table.Seats {
		seats = append(seats, game.Seat(i))
	}
	slices.SortStableFunc(seats, func(a, b game.Seat) int { return state.Rank(a) - state.Rank(b) })
	return Section(ID("sheet"), Class("panel pad"), Aria("labelledby", "sheet-title"),
		H2(ID("sheet-title"), Class("cg h3"), t.t("sheet.title")),
		Div(Class("scroll"), TabIndex("0"), Role("region"), Aria("labelledby", "sheet-title"), Table(
			THead(Tr(Th(Span(Class("sr"), t.t("sheet.category"))), Map(seats, func(s game.Seat) Node {
				return Th(Scope("col"), piece.SeatMark(s, 22), Span(Text(t.name(s)), t.reeds(s)))
			}))),
			TBody(Map(state.Sheet(), func(c game.Category) Node {
				return Tr(Th(Scope("row"), Text(t.Words.Word(c.Key))), Map(seats, func(s game.Seat) Node {
					return Td(Text(t.Words.Number(c.Points[s])))
				}))
			})),
			TFoot(
				Tr(Th(Scope("row"), t.t("sheet.total")),
					Map(seats, func(s game.Seat) Node { return Td(t.points(state.Score(s))) })),
				t.ties(seats),
				Tr(Th(Scope("row"), t.t("sheet.rank")),
					Map(seats, func(s game.Seat) Node { return Td(Text(strconv.Itoa(state.Rank(s)))) })),
			))))
}

// ties renders what ranked those with equal points: only what had to be compared, and only their figures.
func (t Play) ties(seats []game.Seat) Node {
	return Map(game.Ties(t.Table.Match.State), func(tie game.Tie) Node {
		outcome := "sheet.tie.equal"
		if tie.Decides {
			outcome = "sheet.tie.decides"
		}
		return Tr(Class("tie"),
			Th(Scope("row"), t.t("sheet.tie", "what", t.Words.Word(tie.Key)),
				Small(t.t(outcome), t.ruleLink(t.Table.Game, tie.Rule))),
			Map(seats, func(s game.Seat) Node {
				if !tie.Seats.Has(s) {
					return Td()
				}
				return Td(Text(t.figure(tie.TieBreak, s)))
			}))
	})
}

// figure returns what a seat has of what is compared in a tie.
func (t Play) figure(b game.TieBreak, seat game.Seat) string {
	switch n := b.Values[seat]; {
	case b.Fact && n == 1:
		return t.w("settings.yes")
	case b.Fact:
		return t.w("settings.no")
	default:
		return t.Words.Number(n)
	}
}
