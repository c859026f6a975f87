package page

import (
	"strconv"

	"ennead/internal/gamekit"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Leaders is the page of the strongest players of a game.
type Leaders struct {
	Site
	Game  string
	Games []*gamekit.Kit // each of which has such a page
	List  []table.Leader
	Bots  []table.BotRating

	Season        string // such as 2026-4
	Over          bool   // it is over
	Before, After string // the seasons next to it; empty if there is none
}

// Render renders the page.
func (l Leaders) Render() Node {
	title := l.w("ratings.title", "game", l.w("game."+l.Game+".title"))
	var rows []Node
	for _, one := range l.List {
		rows = append(rows, Tr(Th(Scope("row"), Text(strconv.Itoa(one.Place)+". "),
			A(Href(PersonPath(one.Name)), Text(one.Name))),
			Td(Data("name", l.w("ratings.rating")), Text(shown(one.Rating, one.Provisional))),
			Td(Data("name", l.w("ratings.season")), Text(strconv.Itoa(one.Lately))),
			Td(Data("name", l.w("ratings.games")), Text(strconv.Itoa(one.Games)))))
	}
	none := "ratings.none"
	if l.Over {
		none = "ratings.none.then"
	}
	list := Section(Class("sheet"), P(l.t(none, "n", table.LeastGames)),
		P(Class("onward"), A(Class("gh"), Href("/play"), l.t("ratings.play"))))
	if len(rows) > 0 {
		list = Section(Class("sheet"), Table(Class("deeds"), Caption(Class("sr"), Text(title)),
			THead(Tr(Th(Scope("col"), l.t("ratings.name")), Th(Scope("col"), l.t("ratings.rating")),
				Th(Scope("col"), l.t("ratings.season")), Th(Scope("col"), l.t("ratings.games")))),
			TBody(rows...)))
	}
	return l.read(title, H1(Class("cg"), Text(title)), P(Class("lead"), l.t("ratings.lead", "n", table.LeastGames)),
		Nav(Class("ways"), Aria("label", l.w("ratings.others")), Map(l.Games, func(k *gamekit.Kit) Node {
			return A(Href("/ratings/"+k.ID()), If(k.ID() == l.Game, Aria("current", "page")),
				l.t("game."+k.ID()+".title"))
		})),
		H2(Class("cg"), l.t("ratings.when", "season", l.Season), If(l.Over, Group{Text(" · "), l.t("ratings.over")})),
		list, l.seasons(), l.bots(),
		P(Class("dim"), l.t("ratings.unsure"), Text(" "), A(Href("/ratings"), l.t("rated.link"))),
		P(Class("onward"), A(Href("/openings/"+l.Game), l.t("openings.link"))))
}

// bots renders how strong the bots are, apart from people: they have no place among them.
func (l Leaders) bots() Node {
	if len(l.Bots) == 0 || l.Over {
		return nil
	}
	return Section(ID("bots"), Class("sheet"), H2(Class("cg"), l.t("ratings.bots")), P(l.t("ratings.bots.line")),
		Table(Class("deeds"), Caption(Class("sr"), l.t("ratings.bots")),
			THead(Tr(Th(Scope("col"), l.t("ratings.bots.level")), Th(Scope("col"), l.t("ratings.rating")),
				Th(Scope("col"), l.t("ratings.bots.games")))),
			TBody(Map(l.Bots, func(b table.BotRating) Node {
				return Tr(Th(Scope("row"), icon("bot"), Text(" "), l.t("level."+b.Level)),
					Td(Data("name", l.w("ratings.rating")), Text(shown(b.Rating, b.Provisional))),
					Td(Data("name", l.w("ratings.bots.games")), Text(strconv.Itoa(b.Games))))
			}))))
}

// seasons renders the ways to the seasons before and after.
func (l Leaders) seasons() Node {
	way := func(season string) Node {
		return If(season != "", A(Class("gh"), Href("/ratings/"+l.Game+"?season="+season),
			l.t("ratings.when", "season", season)))
	}
	if l.Before+l.After == "" {
		return nil
	}
	return Nav(Class("ways"), Aria("label", l.w("ratings.seasons")), way(l.Before), way(l.After))
}

// shown returns a rating as people read it, with a question mark while little is known of the player.
func shown(rating int, provisional bool) string {
	if provisional {
		return strconv.Itoa(rating) + "?"
	}
	return strconv.Itoa(rating)
}

// ratings renders how strong somebody is at each game, nothing if they have played no rated one.
func (s *Site) ratings(list []table.Rating) Node {
	if len(list) == 0 {
		return nil
	}
	return Section(ID("ratings"), Class("sheet narrow"), H2(Class("cg"), s.t("ratings.of")),
		Table(Class("strengths"),
			THead(Tr(Th(Scope("col"), s.t("tables.game")), Th(Scope("col"), s.t("ratings.rating")),
				Th(Scope("col"), s.t("rated.title")))),
			TBody(Map(list, func(r table.Rating) Node {
				return Tr(Th(Scope("row"), A(Href("/ratings/"+r.Game), s.t("game."+r.Game+".title"))),
					Td(B(Text(shown(r.Rating, r.Provisional)))), Td(Text(s.Words.Number(r.Games))))
			}))))
}
