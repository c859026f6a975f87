package page

import (
	"slices"
	"strconv"

	"ennead/game"
	"ennead/internal/gamekit"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Quick names a way to begin with one click; its value is what the form sends.
type Quick string

// The ways to begin.
const (
	QuickSolo    Quick = "solo"
	QuickDuel    Quick = "duel" // with one bot, where there is no seat for two
	QuickBots    Quick = "bots"
	QuickFriends Quick = "friends"
	QuickDevice  Quick = "device"
	QuickCustom  Quick = "custom"
)

// What may be chosen for a seat, in addition to the levels of the bots.
const (
	SeatMe    = "me"
	SeatOpen  = "open"
	SeatEmpty = ""
)

// start presents one game: its picture, what kind of game it is, and the form that opens a table.
func (h Home) start(k *gamekit.Kit) Node {
	id := k.ID()
	return Article(ID(id), Class("sheet start"),
		Div(Class("scenery"), picture(k).Whole(), h.facts(k), h.reading(id)),
		Form(Method("post"), Action("/tables"), Aria("labelledby", "game-"+id),
			Input(Type("hidden"), Name("game"), Value(id)),
			Div(Class("startline"),
				Div(H2(ID("game-"+id), Class("cg"), h.t("game."+id+".title")), h.kind(id)),
				Label(Class("field"), Span(h.t("home.name")),
					Input(Name("name"), Value(h.Name), MaxLength("32"), AutoComplete("nickname"),
						Placeholder(h.w("home.guest")))),
			),
			P(Class("tale"), h.t("game."+id+".line")),
			h.first(k),
			h.quicks(k),
			h.custom(k),
		),
	)
}

// kind says in one line what sort of game it is.
func (s *Site) kind(id string) Node {
	if !s.Words.Has("site.game." + id + ".kind") {
		return nil
	}
	return P(Class("kind"), s.t("game."+id+".kind"))
}

// first offers a visitor who has not finished a game yet the options for a first one. Only a game that begins with one
// click takes them: the long form has its own.
func (h Home) first(k *gamekit.Kit) Node {
	over := func(t table.Summary) bool { return t.Game == k.ID() && t.Status == table.Over }
	if len(k.First) == 0 || slices.ContainsFunc(h.Mine, over) {
		return nil
	}
	return Label(Class("tickbox first"), Input(Type("checkbox"), Name("first"), Value("yes"), Checked()),
		h.t("game."+k.ID()+".first"))
}

// quicks renders the ways to begin with one click.
func (h Home) quicks(g game.Game) Node {
	least, most := g.Players()
	quick := func(q Quick, picture string) Node {
		key := "start." + string(q)
		line := key + ".line"
		if h.Words.Has("site.game." + g.ID() + "." + string(q)) {
			line = "game." + g.ID() + "." + string(q)
		}
		return Button(Class("quick"), Name("quick"), Value(string(q)), icon(picture),
			Span(B(h.t(key)), I(h.t(line))))
	}
	bots := len(h.Levels) > 0
	return Div(Class("quicks"),
		If(h.Guided[g.ID()], A(Class("quick"), Href("/learn/"+g.ID()), icon("learn"),
			Span(B(h.t("learn.link")), I(h.t("start.learn.line"))))),
		If(least == 1, quick(QuickSolo, "mask")),
		If(bots && most == 2, quick(QuickDuel, "bot")),
		If(bots && most >= 3, quick(QuickBots, "bot")),
		If(most >= 2, quick(QuickFriends, "link")),
		If(most >= 2, quick(QuickDevice, "device")),
	)
}

// reading renders links to where one can learn the game.
func (h Home) reading(id string) Node {
	return P(Class("reading"),
		A(Href("/rules/"+id), icon("book"), h.t("home.rules")),
		A(Href("/glossary/"+id), icon("talk"), h.t("home.glossary")))
}

// custom renders the part of the form with all details.
func (h Home) custom(g game.Game) Node {
	other, others := SeatOpen, 1
	if len(h.Levels) > 0 {
		other, others = h.Levels[(len(h.Levels)-1)/2], 2
	}
	return Details(Class("custom"),
		Summary(h.t("start.custom")),
		h.seatsAndOptions(g, other, others,
			Label(Class("tickbox"), Input(Type("checkbox"), Name("public"), Value("yes")), h.t("start.public"))),
		Button(Class("go"), Name("quick"), Value(string(QuickCustom)), h.t("start.open")),
	)
}

// seatsAndOptions renders the fields that say who is wanted on each seat, at first me and so many others of a kind, and
// how the game is played.
func (h Home) seatsAndOptions(g game.Game, other string, others int, more ...Node) Node {
	least, most := g.Players()
	seats := Group{}
	for i := range most {
		seats = append(seats, h.seat(g.ID(), i, other, others))
	}
	return Div(Class("grid"),
		FieldSet(Legend(h.t("start.seats")), seats,
			P(Class("dim"), h.t("start.seats.line"), If(least == 1, Group{Text(" "), h.t("start.seats.solo")}))),
		If(len(g.Options())+len(more) > 0, FieldSet(Legend(h.t("start.options")),
			h.options(g, false), Group(more), h.readings(g))))
}

// options renders the options of a game: those of rulings, or all others.
func (h Home) options(g game.Game, rulings bool) Node {
	return Map(g.Options(), func(o game.Option) Node { return If((o.Ruling != "") == rulings, h.option(g, o)) })
}

// readings renders the rulings whose other reading a table may choose, folded: most tables leave them alone.
func (h Home) readings(g game.Game) Node {
	if !slices.ContainsFunc(g.Options(), func(o game.Option) bool { return o.Ruling != "" }) {
		return nil
	}
	return Details(Class("readings"), Summary(h.t("start.readings")),
		P(Class("dim"), h.t("start.readings.line")), h.options(g, true))
}

func (h Home) seat(id string, i int, other string, others int) Node {
	number := strconv.Itoa(i + 1)
	chosen := SeatEmpty
	switch {
	case i == 0:
		chosen = SeatMe
	case i <= others:
		chosen = other
	}
	chosen = h.Sent.or("seat-"+number, chosen)
	entry := func(value, text string) Node {
		return Option(Value(value), If(value == chosen, Selected()), Text(text))
	}
	return Label(Class("field"), Span(h.t("start.seat", "n", number)),
		Select(Name("seat-"+number),
			If(i > 0, entry(SeatEmpty, h.w("start.empty"))),
			entry(SeatMe, h.w("start.me")),
			entry(SeatOpen, h.w("start.openseat")),
			Map(h.Levels, func(level string) Node {
				return entry(level, h.strength(id, level))
			}),
		))
}

// strength names a level of bots, with how strong it is at a game if that is known.
func (h Home) strength(id, level string) string {
	for _, b := range h.Bots {
		if b.Game == id && b.Level == level {
			return h.w("start.bot.rated", "level", h.w("level."+level), "rating", shown(b.Rating, b.Provisional))
		}
	}
	return h.w("start.bot", "level", h.w("level."+level))
}

// option renders one option of the game before it opens; options with several words have a box to tick for each. The
// style sheet hides those for fewer players than there are seats that somebody is wanted on, in the class "upto-N".
func (h Home) option(g game.Game, o game.Option) Node {
	key := "game." + g.ID() + ".option." + o.Key
	upto, chosen := "", h.Sent.or("option-"+o.Key, o.Default)
	if _, most := g.Players(); o.Most < most {
		upto = " upto-" + strconv.Itoa(o.Most)
	}
	return Group{
		Label(Class("field"+upto), Span(h.t(key), If(o.Ruling != "", h.ruleLink(g.ID(), o.Ruling))),
			Select(Name("option-"+o.Key), Map(o.Values, func(value string) Node {
				return Option(Value(value), If(value == chosen, Selected()), h.t(key+"."+value))
			}))),
		If(len(o.Many) > 0, Div(Class("many"+upto), Role("group"), Aria("label", h.w(key)),
			Span(Class("dim"), h.t("start.many")), Map(o.Many, func(word string) Node {
				return Label(Class("tickbox"), Input(Type("checkbox"), Name(Each(o)), Value(word),
					If(h.Sent.has(Each(o), word), Checked())),
					h.t(key+".each."+word))
			}))),
	}
}

// Each returns the name of the boxes that choose the words of an option one by one.
func Each(o game.Option) string { return "each-" + o.Key }
