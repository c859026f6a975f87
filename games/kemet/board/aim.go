package board

import (
	"math/bits"
	"slices"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// A Move chosen by its goal: the troop, where it goes, who goes, and what that costs and gives, before a step is made
// (KEM-5.5). Everything in it follows from what is open on the table and from the viewer's own cards.

// aimed is a Move that the viewer is choosing.
type aimed struct {
	start  uint8
	routes []kemet.Route
	route  *kemet.Route // nil while there is no goal
}

// aimedAt returns the Move that the viewer is choosing, nil if there is none.
func (p *picture) aimedAt() *aimed {
	if !p.Active || p.Single || len(p.Aim) == 0 || p.Aim[0].Verb != kemet.VTroop {
		return nil
	}
	a := &aimed{start: p.Aim[0].A, routes: p.s.Routes(p.Viewer, p.Aim[0].A)}
	if len(p.Aim) > 1 {
		i := slices.IndexFunc(a.routes, func(r kemet.Route) bool { return slices.Equal(r.Moves, p.Aim) })
		if i < 0 {
			return nil
		}
		a.route = &a.routes[i]
	}
	if len(a.routes) == 0 {
		return nil
	}
	return a
}

// to returns the route to a goal whose group is most like the one that is chosen, or the largest group.
func (a *aimed) to(goal uint8) *kemet.Route {
	if a.route == nil {
		return a.with(goal, a.routes[0].Units, a.routes[0].Beasts)
	}
	return a.with(goal, a.route.Units, a.route.Beasts)
}

// with returns the route to a goal whose group is most like the one given; nil if the goal cannot be reached.
func (a *aimed) with(goal, units, beasts uint8) (best *kemet.Route) {
	least := 0
	for i := range a.routes {
		r := &a.routes[i]
		far := 2 * max(int(r.Units)-int(units), int(units)-int(r.Units))
		if r.Beasts != beasts {
			far += 100
		}
		if r.Goal() == goal && (best == nil || far < least) {
			best, least = r, far
		}
	}
	return best
}

// goals returns where the troop can go, combats first, then what is near.
func (a *aimed) goals() (all []*kemet.Route) {
	var seen kemet.Set
	for i := range a.routes {
		if goal := a.routes[i].Goal(); !seen.Has(goal) {
			seen |= 1 << goal
			all = append(all, a.to(goal))
		}
	}
	slices.SortStableFunc(all, func(x, y *kemet.Route) int {
		if (x.Fight == kemet.NoSeat) != (y.Fight == kemet.NoSeat) {
			return map[bool]int{true: 1, false: -1}[x.Fight == kemet.NoSeat]
		}
		return 100*(x.Price-y.Price) + len(x.Legs) - len(y.Legs)
	})
	return all
}

// others returns the goals but for the one that is chosen.
func (a *aimed) others() []*kemet.Route {
	return slices.DeleteFunc(a.goals(), func(r *kemet.Route) bool {
		return a.route != nil && r.Goal() == a.route.Goal()
	})
}

// collectGoals puts the goals on the map, beside the other troops.
func (p *picture) collectGoals() {
	p.Aims = map[string]string{}
	for _, r := range p.aimed.others() {
		text := piece.Series(kemet.Lexicon, r.Moves)
		p.at[r.Goal()] = []string{text}
		p.Aims[text] = p.Word("aim-go", "space", p.spaceTerm(r.Goal())) + " · " + p.brief(r)
	}
	for _, m := range p.s.Moves(nil, p.Viewer) {
		if m.Verb == kemet.VTroop && m.A != p.aimed.start && len(p.at[m.A]) == 0 {
			p.at[m.A] = []string{kemet.Lexicon.Text(m)}
		}
	}
}

// march returns the panel of a Move.
func (p *picture) march() *piece.Gesture {
	a, r := p.aimed, p.aimed.route
	g := &piece.Gesture{Title: p.Word("aim-from", "space", p.spaceTerm(a.start)), Small: p.Aim[:1]}
	if r == nil {
		g.Fields = []piece.Field{p.goalField("goals", "")}
		return g
	}
	g.Title = p.Word("aim-title", "from", p.spaceTerm(a.start), "to", p.spaceTerm(r.Goal()))
	g.Fields = append(g.Fields, p.unitField())
	if field := p.beastField(); field.Options != nil {
		g.Fields = append(g.Fields, field)
	}
	g.Says, g.Series, g.Label = p.marchSays(), r.Moves, p.Word("aim-march")
	if r.Fight != kemet.NoSeat {
		g.Label = p.Word("aim-attack", "seat", r.Fight)
	}
	g.More = []piece.Field{p.goalField("goals", p.Word("aim-instead"))}
	return g
}

func (p *picture) goalField(id, title string) piece.Field {
	f, numbers := piece.Field{ID: id, Title: title}, p.onMap()
	for _, r := range p.aimed.others() {
		f.Options = append(f.Options, piece.Option{ID: spaceID(r.Goal()), Series: r.Moves,
			Name: p.Words.Word(string(p.spaceTerm(r.Goal()))), Says: p.brief(r),
			Icon: p.routeIcon(r, numbers[r.Goal()])})
	}
	return f
}

// unitField offers how many units go.
func (p *picture) unitField() piece.Field {
	r := p.aimed.route
	stay := int(p.s.Units[p.Viewer][r.Start] - r.Units)
	f := piece.Field{ID: "units", Title: p.Word("aim-units"), Note: p.Word("aim-stay", "n", stay), Sort: piece.Counted}
	if stay == 0 {
		f.Note = p.Word("aim-all")
	}
	for n := uint8(1); n <= p.s.Units[p.Viewer][r.Start]; n++ {
		if o := p.aimed.with(r.Goal(), n, r.Beasts); o != nil && o.Units == n {
			f.Options = append(f.Options, piece.Option{ID: p.Number(int(n)), Series: o.Moves, Name: p.Number(int(n)),
				Chosen: n == r.Units})
		}
	}
	return f
}

// beastField offers the creatures that can go along or stay.
func (p *picture) beastField() piece.Field {
	r, f := p.aimed.route, piece.Field{ID: "beasts", Sort: piece.Checked}
	for b := range uint8(kemet.BeastCount) {
		if p.s.BeastsAt(p.Viewer, r.Start)&(1<<b) == 0 {
			continue
		}
		o := p.aimed.with(r.Goal(), r.Units, r.Beasts^1<<b)
		if o.Beasts == r.Beasts {
			o = r // the group can go only like this
		}
		f.Options = append(f.Options, piece.Option{ID: kemet.BeastNames[b], Series: o.Moves,
			Name: p.Word("aim-beast", "creature", game.Term("kemet.creature."+kemet.BeastNames[b])),
			Icon: piece.Sign(beastSign[kemet.BeastNames[b]], 30, "k-sign"), Chosen: r.Beasts&(1<<b) != 0})
	}
	return f
}

// brief says in a few words what a route takes: its steps, its price, and who is there.
func (p *picture) brief(r *kemet.Route) string {
	text := p.Word("aim-steps", "n", len(r.Legs))
	if r.Price > 0 {
		text += ", " + p.Word("gain-prayer", "n", r.Price)
	}
	if r.Fight != kemet.NoSeat {
		text += " · " + p.Word("troop", "seat", r.Fight, "n", int(p.s.Units[r.Fight][r.Goal()]))
	}
	return text
}

func (p *picture) routeIcon(r *kemet.Route, number string) gomponents.Node {
	return piece.Picture("", 36, 36, func(c *svg.Canvas) {
		defer p.keyed(c, number)
		switch {
		case r.Fight != kemet.NoSeat:
			c.Use("k-clash", -4, -4, 26, "")
			piece.Mark(c, r.Fight, 9, 9, 18)
		default:
			c.Use(p.routeSign(r), 0, 0, 30, "")
		}
	})
}

// routeSign is an obelisk if a step of the route is a teleportation, else a foot.
func (p *picture) routeSign(r *kemet.Route) string {
	if slices.ContainsFunc(r.Legs, func(l kemet.Leg) bool { return l.Verb != kemet.VLand }) {
		return "k-tele"
	}
	return "k-foot"
}

// marchSays writes what the chosen Move takes and gives: the way, the price, VP, and the combat.
func (p *picture) marchSays() gomponents.Node {
	r := p.aimed.route
	line := func(sign gomponents.Node, class, said string) gomponents.Node {
		return html.Li(html.Class(class), sign, html.Span(text(said)))
	}
	lines := []gomponents.Node{html.Class("aim-facts"), line(piece.Sign(p.routeSign(r), 20, ""), "", p.way(r))}
	if r.Price > 0 {
		have := int(p.s.Player[p.Viewer].Prayer)
		lines = append(lines, line(p.priceTag(r.Price), "aim-loss",
			p.Word("aim-price", "n", r.Price, "have", have, "left", have-r.Price)))
	}
	for _, s := range p.stakes(r) {
		lines = append(lines, line(s.sign, s.class, s.text))
	}
	facts := html.Ul(lines...)
	if r.Fight != kemet.NoSeat {
		return gomponents.Group{p.forecast(r), facts} // small screens show only the beginning
	}
	return facts
}

// way names the spaces of a route in turn.
func (p *picture) way(r *kemet.Route) string {
	text := p.Words.Word(string(p.spaceTerm(r.Start)))
	for _, leg := range r.Legs {
		key := "aim-leg"
		if leg.Verb != kemet.VLand {
			key = "aim-leg-teleport"
		}
		text += " " + p.Word(key, "space", p.spaceTerm(leg.To))
	}
	return text
}

// stake is something that a Move wins or loses.
type stake struct {
	sign        gomponents.Node
	class, text string
}

// stakes are the temporary VP that the group leaves and comes to, a creature left without units, and the PP of a
// temple (KEM-8.11, KEM-5.5.10, KEM-7.4).
func (p *picture) stakes(r *kemet.Route) (all []stake) {
	if p.s.Units[p.Viewer][r.Start] == r.Units {
		if holder, _ := p.holder(r.Start); holder == p.Viewer && p.s.OwnerOf(r.Start) != p.Viewer {
			all = append(all, stake{p.points(1, 17), "aim-loss", p.Word("aim-leave", "space", p.spaceTerm(r.Start))})
		}
		for left := p.s.BeastsAt(p.Viewer, r.Start) &^ r.Beasts; left != 0; left &= left - 1 {
			b := kemet.BeastNames[bits.TrailingZeros8(left)]
			all = append(all, stake{piece.Sign(beastSign[b], 22, "k-sign"), "aim-loss",
				p.Word("aim-back", "creature", game.Term("kemet.creature."+b))})
		}
	}
	goal := &p.s.Data.Spaces[r.Goal()]
	if holder, is := p.holder(r.Goal()); !is || holder == p.Viewer {
		return all
	}
	key := "aim-temple"
	switch {
	case goal.Kind != kemet.Temple && r.Fight != kemet.NoSeat:
		key = "aim-pyramid-won"
	case goal.Kind != kemet.Temple:
		key = "aim-pyramid"
	case r.Fight != kemet.NoSeat && goal.Delta:
		key = "aim-temple-won-delta"
	case r.Fight != kemet.NoSeat:
		key = "aim-temple-won"
	case goal.Delta:
		key = "aim-temple-delta"
	}
	return append(all, stake{p.points(1, 17), "aim-gain", p.Word(key, "pp", goal.Prayer)})
}

// holder returns who holds the temporary VP of a space, which may be nobody, and whether it has one: a temple, or a
// pyramid of the highest level (KEM-8.11).
func (p *picture) holder(space uint8) (seat game.Seat, is bool) {
	if p.s.Data.Spaces[space].Kind == kemet.Temple {
		return p.s.TempleVP[space], true
	}
	owner := p.s.OwnerOf(space)
	if owner == kemet.NoSeat {
		return kemet.NoSeat, false
	}
	for colour, level := range p.s.Player[owner].Level {
		if level == kemet.TopLevel && p.s.District(owner, p.s.Player[owner].Place[colour]) == space {
			return p.s.PyrVP[owner][colour], true
		}
	}
	return kemet.NoSeat, false
}

// forecast says what everybody can work out of the combat that a Move begins: both Strengths without cards, what battle
// cards can add, and how many pairs of battle cards win (KEM-6.8, KEM-6.9).
func (p *picture) forecast(r *kemet.Route) gomponents.Node {
	met := p.s.Met(p.Viewer, r)
	sides := []gomponents.Node{html.Class("aim-sides")}
	for i := range met.Fight.Side {
		seat := met.Fight.Side[i].Seat
		var terms string
		for j, t := range met.Terms(i, kemet.Strength, nil) {
			terms += piece.When(j > 0, " + ") + p.source(t) + " " + p.Number(int(t.N))
		}
		least, most := p.reach(seat)
		cards := p.Word("aim-cards", "least", least, "most", most)
		if seat != p.Viewer && met.Player[seat].CardsN > 0 {
			cards = p.Word("aim-cards-hidden", "least", least, "most", most)
		}
		sum := html.B(html.Class("aim-sum"), p.number(met.Strength(i)))
		sides = append(sides, html.Li(piece.SeatMark(seat, 24), sum, html.Span(text(terms), html.I(text(cards)))))
	}
	won, all := p.pairs(met)
	attacker, defender := met.Fight.Side[0].Seat, met.Fight.Side[1].Seat
	return html.Div(html.Class("aim-fight"),
		html.B(text(p.Word("aim-fight", "seat", r.Fight))),
		html.P(html.Class("aim-score"), piece.SeatMark(attacker, 24), html.B(p.number(met.Strength(0)), text(" : "),
			p.number(met.Strength(1))), piece.SeatMark(defender, 24),
			html.Span(text(p.Word("aim-odds", "n", won, "all", all)), html.I(text(" "+p.Word("tie"))))),
		html.Ul(sides...))
}

// reach returns the least and the most Strength of the battle cards that a player may still hold.
func (p *picture) reach(seat game.Seat) (least, most int) {
	least = 99
	for _, card := range p.battleHand(seat) {
		n := p.s.Data.Battle[card].Strength
		least, most = min(least, n), max(most, n)
	}
	return min(least, most), most
}

// battleHand returns the battle cards that a player may hold, from 0. Of others' hands the discarded cards are known.
func (p *picture) battleHand(seat game.Seat) (cards []int) {
	for card := range p.s.Data.Battle {
		if p.s.Player[seat].Battle.InHand&(1<<card) != 0 {
			cards = append(cards, card)
		}
	}
	return cards
}

// pairs counts the pairs of battle cards, and those with which the attacker wins.
func (p *picture) pairs(met *kemet.State) (won, all int) {
	attack, defence := met.Strength(0), met.Strength(1)
	for _, mine := range p.battleHand(met.Fight.Side[0].Seat) {
		for _, theirs := range p.battleHand(met.Fight.Side[1].Seat) {
			all++
			if attack+p.s.Data.Battle[mine].Strength > defence+p.s.Data.Battle[theirs].Strength {
				won++
			}
		}
	}
	return won, all
}

// wayTo draws the steps of a route, and a ghost of the group at its goal.
func (p *picture) wayTo(r *kemet.Route) {
	k, from := p.chart.size, r.Start
	for _, leg := range r.Legs {
		a, b := p.chart.at(p.spots(from).troop).plus(0, -16*k), p.ghostAt(leg.To)
		head := b.plus(0, -34*k)
		if leg.To != r.Goal() {
			head = p.chart.at(p.spots(leg.To).troop).plus(0, -16*k)
		}
		p.arrow(a, head)
		from = leg.To
	}
	at := p.ghostAt(r.Goal())
	p.C.Group(svg.Class("k-faint c-"+piece.SeatName(p.Viewer)), svg.At(at.x, at.y))
	p.look(p.Viewer, int(r.Units))
	p.C.End()
}

// routeTo returns the route that pressing a space would choose, nil if the move there is another one.
func (p *picture) routeTo(space uint8, move string) *kemet.Route {
	if p.aimed == nil || p.Aims[move] == "" {
		return nil
	}
	return p.aimed.to(space)
}

// routeMark draws crossed weapons, an obelisk with the price, or a foot.
func (p *picture) routeMark(r *kemet.Route) {
	size, symbol := p.markSize(), p.routeSign(r)
	if r.Fight != kemet.NoSeat {
		symbol = "k-clash"
	}
	if r.Price == 0 {
		p.C.Use(symbol, 0, 0, size*28/26, "")
		return
	}
	p.C.Use(symbol, -size*.52, 0, size*28/26, "")
	p.fare(r.Price)
}
