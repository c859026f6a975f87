package page

import (
	"slices"
	"strconv"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// winners returns the seats that have won, and the end of the key of a sentence about them with what it names: all of
// them, or the others if the reader is one.
func (t *Play) winners() (best []game.Seat, form, who string) {
	var names []string
	for i := range t.Table.Seats {
		seat := game.Seat(i)
		if !t.wins(seat) {
			continue
		}
		if best = append(best, seat); t.Reader.Held == seat.Set() {
			form = ".you"
		} else {
			names = append(names, t.name(seat))
		}
	}
	return best, form, t.Words.List(names)
}

// wins reports whether a seat has won: as the rules have it, or where those who were left ended the game, the first of
// them.
func (t *Play) wins(seat game.Seat) bool {
	if !t.Table.Ended() {
		return t.Table.Match.State.Rank(seat) == 1
	}
	return slices.ContainsFunc(table.Ranks(t.Table), func(r table.Rank) bool {
		return r.Seat == seat && r.Place == 1 && !r.Gone
	})
}

// result says who has won. A script asks first, until the score pad has been told.
func (t *Play) result() Node {
	best, form, who := t.winners()
	key := "over.wins"
	if len(best) > 1 {
		key = "over.share"
	}
	said := t.w(key+form, "who", who)
	if len(best) == 0 {
		said = t.w("status.over")
	}
	return Group{
		H2(ID("prompt"), Class("cg"), TabIndex("-1"), Data("until", t.w("over.counting")), Text(said)),
		Iff(t.Table.Ended(), func() Node { return P(Class("sub"), Text(t.Words.Word(string(t.Table.Reason)))) }),
		P(Class("sub"), t.t("over.line")), t.takenOut(),
		t.older(),
		Div(Class("acts"),
			A(Class("gh"), Href(t.address()+"?at=0&eyes=all"), icon("first"), t.t("over.replay")),
			If(!t.Table.Ended(), A(ID("analysis"), Class("gh"), Href(t.address()+"/analysis"), icon("chart"),
				t.t("analysis.link")))),
		Div(Class("acts"),
			t.rematch(), A(Class("gh"), Href("/"), t.t("over.again")), If(t.Reader.Held != 0, t.nextTable())),
	}
}

// takenOut says that moderators have taken the result out of the ratings, and why. Those who played may write to them.
func (t *Play) takenOut() Node {
	if t.Verdict.Void.IsZero() {
		return nil
	}
	return Div(ID("verdict"), P(Class("notice quiet"), Text(t.voided(t.Verdict.Reason))),
		If(t.Reader.Held != 0, t.appeal()))
}

// appeal leads to the form by which people write to the moderators about the table.
func (t *Play) appeal() Node {
	return P(Class("sub"), A(Href(t.address()+"/report/table"), t.t("report.write")))
}

// voided says that a result does not count, and why, if that is known.
func (s *Site) voided(reason string) string {
	if reason == "" {
		return s.w("over.void")
	}
	return s.w("over.void.why", "reason", s.w("measure.reason."+reason))
}

// older says that the game was played under older rules than those it is shown under.
func (t *Play) older() Node {
	if !t.Table.Older() {
		return nil
	}
	return P(ID("older"), Class("sub"), t.t("over.older", "played", t.Table.Rules, "today", t.Game.Version()))
}

// sheet renders the score pad of a finished game: categories down, seats across. Its last beat says who has won, so
// the order of the seats does not.
func (t *Play) sheet() Node {
	if t.Table.Status != table.Over || t.Moment.Replay {
		return nil
	}
	state := t.Table.Match.State
	var seats []game.Seat
	for i := range t.Table.Seats {
		seats = append(seats, game.Seat(i))
	}
	line, best := t.outcome()
	items := t.items()
	return Section(ID("sheet"), Class("panel pad"+crowd(len(seats))), Attr("data-scene"), Attr("data-live"),
		Aria("labelledby", "sheet-title"),
		H2(ID("sheet-title"), Class("cg h3"), t.t("sheet.title")),
		Div(Class("scroll"), TabIndex("0"), Role("group"), Aria("labelledby", "sheet-title"), Table(
			THead(Tr(Th(Span(Class("sr"), t.t("sheet.category"))), Map(seats, func(s game.Seat) Node {
				return Th(Scope("col"), piece.SeatMark(s, 22), Span(Text(t.name(s)), t.reeds(s)))
			}))),
			TBody(Map(state.Sheet(), func(c game.Category) Node {
				return t.category(c, seats, items[c.Key])
			})),
			TFoot(
				Tr(Th(Scope("row"), t.t("sheet.total")), Map(seats, func(s game.Seat) Node {
					return Td(Data("sum", strconv.Itoa(int(s)+1)), Data("text", t.Words.Number(state.Score(s))),
						t.points(state.Score(s)))
				})),
				Iff(!t.Table.Ended(), func() Node {
					return Group{t.ties(seats),
						Tr(Attr("data-beat"), t.says(line, best), Th(Scope("row"), t.t("sheet.rank")),
							Map(seats, func(s game.Seat) Node { return Td(Text(strconv.Itoa(state.Rank(s)))) }))}
				}),
			))),
		t.verdict(line, best),
	)
}

// outcome says who wins, with how many points, and by what if that was a tie, and who bears the mark.
func (t *Play) outcome() (line string, first game.Seat) {
	if t.Table.Ended() {
		return t.Words.Word(string(t.Table.Reason)), game.Spectator
	}
	state := t.Table.Match.State
	best, form, who := t.winners()
	first, points := best[0], state.Score(best[0])
	if len(best) > 1 {
		return t.w("scene.shares"+form, "who", who, "n", points), first
	}
	for _, tie := range game.Ties(state) {
		if tie.Decides && slices.ContainsFunc(slices.Collect(tie.Seats.All()), func(s game.Seat) bool {
			return state.Rank(s) == 1
		}) {
			what := t.Words.Word(tie.Key)
			return t.w("scene.decided"+form, "who", who, "n", points, "what", what), first
		}
	}
	return t.w("scene.wins"+form, "who", who, "n", points), first
}

// items returns the things that scored one by one, by part of the score sheet and seat.
func (t *Play) items() map[string]map[game.Seat][]piece.Item {
	all := map[string]map[game.Seat][]piece.Item{}
	board, ok := t.Board.(piece.Itemising)
	for n := 0; ok && n < t.Turns(); n++ {
		for _, e := range t.Events(n) {
			if item, is := board.Item(t.Scene, e); is {
				if all[item.Part] == nil {
					all[item.Part] = map[game.Seat][]piece.Item{}
				}
				all[item.Part][e.Seat] = append(all[item.Part][e.Seat], item)
			}
		}
	}
	return all
}

// each renders what a figure of the score pad adds up.
func (t *Play) each(items []piece.Item) Node {
	return Map(items, func(item piece.Item) Node {
		return Small(Title(item.Says), Text(t.item(item.Tag, item)))
	})
}

// item says what a thing of this name scored.
func (t *Play) item(name string, of piece.Item) string {
	return t.w("sheet.item", "what", name, "n", of.VP)
}

// category renders one row of the score pad, which is a beat of its scene: who got most there. What scored one by one
// stands below the figure.
func (t *Play) category(c game.Category, seats []game.Seat, items map[game.Seat][]piece.Item) Node {
	most, who := slices.Max(c.Points[:len(seats)]), []string{}
	best := game.Spectator
	for i := len(seats) - 1; i >= 0; i-- {
		if c.Points[seats[i]] == most {
			best, who = seats[i], append(who, t.name(seats[i]))
		}
	}
	slices.Reverse(who)
	what := t.Words.Word(c.Key)
	line := t.w("scene.most", "what", what, "who", t.Words.List(who), "n", most)
	if len(seats) > 1 && len(who) == len(seats) {
		line, best = t.w("scene.equal", "what", what, "n", most), game.Spectator
	}
	if len(who) == 1 {
		for _, item := range items[best] {
			line += " " + t.item(item.Name, item) + "."
		}
	}
	scores := slices.ContainsFunc(c.Points, func(n int) bool { return n != 0 })
	return Tr(Data("beat", "points"), If(!scores, Class("none")),
		t.says(line, best),
		Th(Scope("row"), Text(what)), Map(seats, func(s game.Seat) Node {
			return Td(Data("seat", strconv.Itoa(int(s)+1)), If(c.Points[s] != 0, Data("by", strconv.Itoa(c.Points[s]))),
				Text(t.Words.Number(c.Points[s])), t.each(items[s]))
		}))
}

// ties renders what ranked those with equal points: only what had to be compared, and only their figures.
func (t *Play) ties(seats []game.Seat) Node {
	return Map(game.Ties(t.Table.Match.State), func(tie game.Tie) Node {
		outcome := "sheet.tie.equal"
		if tie.Decides {
			outcome = "sheet.tie.decides"
		}
		what := t.w("sheet.tie", "what", t.Words.Word(tie.Key))
		return Tr(Class("tie"), Attr("data-beat"), t.says(t.w("scene.tie", "tie", what, "outcome", t.w(outcome)),
			game.Spectator),
			Th(Scope("row"), Text(what),
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
func (t *Play) figure(b game.TieBreak, seat game.Seat) string {
	switch n := b.Values[seat]; {
	case b.Fact && n == 1:
		return t.w("settings.yes")
	case b.Fact:
		return t.w("settings.no")
	default:
		return t.Words.Number(n)
	}
}
