package board

import (
	"strings"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// A combat as a scene: both troops face to face with their cards, face down until the reveal, then with their figures
// added up term by term (KEM-6.8, KEM-6.10). Every viewer sees the scene; the masked state decides which cards.

// stage is the stage of a combat.
type stage int

const (
	before stage = iota
	council
	preparations
	clash
	losses
	stageCount
)

var stageKeys = [stageCount]string{"stage-before", "stage-council", "stage-preparations", "stage-clash", "stage-losses"}

// fought returns the stage of the combat and whether there is one to show.
func (p *picture) fought() (stage, bool) {
	f := &p.s.Fight
	chosen := f.Side[0].Keep != 0 && f.Side[0].Drop != 0 && f.Side[1].Keep != 0 && f.Side[1].Drop != 0
	switch {
	case f.Space == kemet.NoSpace || f.Escaped:
		return 0, false
	case !f.Begun:
		return before, true
	case f.Compared:
		return losses, true
	case f.Open:
		return clash, true
	case chosen:
		return preparations, true
	}
	return council, true
}

// fight draws the combat in progress, or the sums of one that has just ended.
func (p *picture) fight() gomponents.Node {
	at, on := p.fought()
	if !on {
		return p.outcome()
	}
	var nodes []gomponents.Node
	if !p.Active { // an active viewer sees the stages above the prompt
		nodes = append(nodes, p.stages(at))
	}
	nodes = append(nodes, html.Div(html.Class("sides"), p.force(0, at), p.force(1, at)))
	nodes = append(nodes, p.verdict(at)...)
	return p.scene(p.s.Fight.Space, nodes)
}

// scene draws the frame of a combat with its space and its content.
func (p *picture) scene(space uint8, inside []gomponents.Node) gomponents.Node {
	return piece.Area{ID: "fight", Classes: "fight", Title: p.Word("combat", "space", p.spaceTerm(space)),
		Sign: piece.Sign("k-clash", 22, "")}.Holds(inside...)
}

// stages lists the stages of a combat and marks the present one.
func (p *picture) stages(at stage) gomponents.Node {
	var items []gomponents.Node
	for i, key := range stageKeys {
		if stage(i) == before && at != before {
			continue
		}
		state := piece.When(stage(i) < at, "done") + piece.When(stage(i) == at, "current")
		items = append(items, html.Li(html.Class(state), gomponents.If(stage(i) == at, html.Aria("current", "step")),
			text(p.Word(key))))
	}
	return html.Ol(append([]gomponents.Node{html.Class("stages")}, items...)...)
}

// force draws one side: its seat, troop, cards and sums.
func (p *picture) force(i int, at stage) gomponents.Node {
	me := &p.s.Fight.Side[i]
	nodes := []gomponents.Node{html.ID(piece.ID("side", me.Seat)), piece.Class("side", "c-"+piece.SeatName(me.Seat),
		piece.When(at == losses && int(p.s.Fight.Won) == i, "winner")),
		p.sideHead(me.Seat, i), p.line(i), p.sideCards(i, at), p.strength(i, at)}
	if at >= clash {
		nodes = append(nodes, p.lossRows(i))
	}
	return html.Div(nodes...)
}

func (p *picture) sideHead(seat game.Seat, i int) gomponents.Node {
	return html.Div(html.Class("side-head"), piece.SeatMark(seat, 26), html.Span(html.B(text(p.Name(seat))),
		html.I(text(p.Word([...]string{"attacker", "defender"}[i])))))
}

// line draws the troop in a row. Units lost fade.
func (p *picture) line(i int) gomponents.Node {
	me := &p.s.Fight.Side[i]
	stood, lost := int(p.s.Units[me.Seat][p.s.Fight.Space]), 0
	if p.s.Fight.Compared {
		stood, lost = int(me.Stood), int(me.Lost)
	}
	said := p.Word("troop", "seat", me.Seat, "n", stood)
	beast := p.s.Ally(i)
	if beast != kemet.NoBeast {
		said += " · " + p.Term("creature."+kemet.BeastNames[beast])
	}
	if lost > 0 {
		said += " · " + p.Word("units-lost", "n", lost)
	}
	side := float64(1 - 2*i) // the attacker is on the left and faces right
	return piece.Picture(said, 150, 46, func(c *svg.Canvas) {
		c.Box(0, 0, 149, 45, 6, "battle-ground")
		step := min(15.0, 88/float64(max(stood, 1)))
		for n := range stood {
			class := ""
			if n < lost {
				class = "fallen-unit"
			}
			c.UseIn("k-unit", side*(60-step*float64(n)), 2, 26, 34, class)
		}
		if beast != kemet.NoBeast {
			c.Circle(-53*side, 1, 18, "creature-base c-"+piece.SeatName(me.Seat))
			c.Use(beastSign[kemet.BeastNames[beast]], -53*side, 1, 29, "sign-pale")
			if p.s.Silenced(i) {
				piece.Closed(c, -53*side+13, 13, 7)
			}
		}
	})
}

// sideCards draws the battle card and the cards behind it. Until the reveal only their owner sees the faces, and a
// player with Prescience that of the battle card (KEM-9.29).
func (p *picture) sideCards(i int, at stage) gomponents.Node {
	me := &p.s.Fight.Side[i]
	nodes := []gomponents.Node{html.Class("side-cards")}
	note := ""
	switch {
	case at < council:
		return nil
	case me.Keep == 0:
		return html.Div(append(nodes, html.Span(html.Class("no-card"), text(p.Word("choosing"))))...)
	case me.Keep == game.Unknown:
		nodes = append(nodes, p.back(p.Term("battle.unknown")))
	default:
		if at < clash {
			note = p.Word("card-shown")
			if me.Seat == p.Viewer {
				note = p.Word("card-secret")
			}
		}
		title := p.Term("battle." + kemet.BattleNames[me.Keep])
		nodes = append(nodes, html.Span(html.Class("battle-card"), html.Title(title), p.battleFace(me.Keep)))
	}
	nodes = append(nodes, p.behind(i, at)...)
	if note != "" {
		nodes = append(nodes, html.Small(text(note)))
	}
	return html.Div(nodes...)
}

// behind draws the cards hidden behind a battle card. Their number is secret until the reveal (KEM-12.6), so others
// always see exactly one back.
func (p *picture) behind(i int, at stage) (nodes []gomponents.Node) {
	me := &p.s.Fight.Side[i]
	if at == preparations && me.Seat != p.Viewer {
		if p.s.Player[me.Seat].CardsN == 0 {
			return nil
		}
		return []gomponents.Node{p.back(p.Word("perhaps-cards"))}
	}
	show := func(hand *kemet.Hand, class, key string) {
		for k, n := range hand {
			for range n {
				name := kemet.CardNames[k]
				said := p.Term("card."+name) + " · " + p.Word(key)
				nodes = append(nodes, html.Span(html.Class("fight-card "+class), html.Title(said), html.Role("img"),
					html.Aria("label", said), piece.Sign(cardSign[name], 26, "k-sign")))
			}
		}
	}
	show(&me.Paid, "paid-card", "card-paid")
	show(&me.Hidden, "open-card", map[bool]string{true: "card-to-resolve", false: "card-behind"}[at >= clash])
	return nodes
}

func (p *picture) back(said string) gomponents.Node {
	return piece.Picture(said, 34, 48, func(c *svg.Canvas) { c.UseIn("k-back", 0, 0, 34, 48, "") })
}

// strength lists the terms of a side's Strength and their sum.
func (p *picture) strength(i int, at stage) gomponents.Node {
	me := &p.s.Fight.Side[i]
	nodes := []gomponents.Node{html.Class("terms")}
	for _, t := range p.s.Terms(i, kemet.Strength, nil) {
		nodes = append(nodes, p.termRow(p.source(t), "+"+p.Number(int(t.N)), ""))
	}
	key := "strength-sum"
	if at < clash {
		key = "strength-so-far"
		if sees(me) {
			nodes = append(nodes, p.termRow(p.Term("battle."+kemet.BattleNames[me.Keep]),
				"+"+p.Number(p.s.Data.Battle[me.Keep-1].Strength), "secret"))
		} else {
			nodes = append(nodes, p.termRow(p.Word("battle-card"), "+ ?", "secret"))
		}
		nodes = append(nodes, p.secrets(me)...)
	}
	label := html.Span(piece.Sign("i-strength", 16, ""), text(p.Word(key)))
	return html.Ul(append(nodes, html.Li(html.Class("sum"), label, html.B(p.number(p.known(i)))))...)
}

// sees reports whether the viewer sees the battle card that a side has chosen (KEM-6.3, KEM-9.29).
func sees(me *kemet.Fighter) bool { return me.Keep != 0 && me.Keep != game.Unknown }

// known returns a side's Strength with the cards that the viewer knows. Before the reveal the rules count no cards, but
// a viewer counts the battle card that they see, and their own cards behind it.
func (p *picture) known(i int) int {
	me, sum := &p.s.Fight.Side[i], p.s.Strength(i)
	if p.s.Fight.Open || !sees(me) {
		return sum
	}
	sum += p.s.Data.Battle[me.Keep-1].Strength
	for k, n := range me.Hidden {
		if c := &p.s.Data.Cards[k]; me.Seat == p.Viewer && c.Effect == kemet.CardStrength {
			sum += int(n) * c.N
		}
	}
	return sum
}

// secrets lists the cards that may be behind a battle card. A viewer sees only their own.
func (p *picture) secrets(me *kemet.Fighter) (rows []gomponents.Node) {
	if me.Seat != p.Viewer {
		if p.s.Player[me.Seat].CardsN > 0 {
			rows = append(rows, p.termRow(p.Word("hidden-cards"), "+ ?", "secret"))
		}
		return rows
	}
	for k, n := range me.Hidden {
		if c := &p.s.Data.Cards[k]; n > 0 && c.Effect == kemet.CardStrength {
			rows = append(rows, p.termRow(p.Term("card."+kemet.CardNames[k]), "+"+p.Number(int(n)*c.N), "secret"))
		}
	}
	return rows
}

func (p *picture) termRow(label, amount, class string) gomponents.Node {
	return html.Li(html.Class(class), html.Span(text(label)), html.B(text(amount)))
}

// source names the source of a term.
func (p *picture) source(t kemet.Term) string {
	switch t.Source {
	case kemet.FromTroop:
		return p.Word("from-troop")
	case kemet.FromBattle:
		return p.Term("battle." + kemet.BattleNames[t.Of])
	case kemet.FromCard:
		return p.Term("card." + kemet.CardNames[t.Of])
	case kemet.FromTile, kemet.FromWound:
		return p.Term("tile." + kemet.TileNames[t.Of])
	case kemet.FromBeast:
		return p.Term("creature." + kemet.BeastNames[t.Of])
	}
	return p.Word("from-city")
}

// lossRows writes the losses of a side: the other's Damage less its own Defence (KEM-6.10).
func (p *picture) lossRows(i int) gomponents.Node {
	damage, defence := p.s.Figure(1-i, kemet.Damage), p.s.Figure(i, kemet.Defence)
	me := &p.s.Fight.Side[i]
	key, lost := "would-lose", min(max(0, damage-defence), int(p.s.Units[me.Seat][p.s.Fight.Space]))
	if p.s.Fight.Compared {
		key, lost = "losses", int(me.Lost)
	}
	return html.Ul(html.Class("terms blows"),
		p.figureRow("damage", "damage-taken", damage, p.s.Terms(1-i, kemet.Damage, nil)),
		p.figureRow("defence", "defence-own", defence, p.s.Terms(i, kemet.Defence, nil)),
		html.Li(html.Class("sum"), html.Span(text(p.Word(key))), html.B(p.number(lost))))
}

func (p *picture) figureRow(sign, key string, n int, terms []kemet.Term) gomponents.Node {
	var parts []string
	for _, t := range terms {
		parts = append(parts, p.source(t)+" "+p.Number(int(t.N)))
	}
	row := []gomponents.Node{piece.Sign("i-"+sign, 13, ""), text(p.Word(key))}
	if len(parts) > 0 {
		row = append(row, html.I(text(strings.Join(parts, " + "))))
	}
	return html.Li(html.Span(row...), html.B(p.number(n)))
}

// verdict writes the result: so far, or final.
func (p *picture) verdict(at stage) []gomponents.Node {
	f := &p.s.Fight
	a, d := p.known(0), p.known(1)
	if at < losses {
		nodes := []gomponents.Node{html.P(html.Class("verdict"), text(p.Word(p.stands(), "attack", a, "defence", d)),
			html.I(text(" "+p.Word("tie"))))}
		if line := p.deciding(at); line != "" {
			nodes = append(nodes, html.P(html.Class("next-step"), text(line)))
		}
		return nodes
	}
	winner, loser := f.Side[f.Won].Seat, f.Side[1-f.Won].Seat
	nodes := []gomponents.Node{p.won(winner, a, d, p.reward(int(f.Won)))}
	if key, seat := p.next(winner, loser); key != "" {
		nodes = append(nodes, html.P(html.Class("next-step"), text(p.Word(key, "seat", seat))))
	}
	return nodes
}

// stands returns the key of the sentence that compares the Strengths so far: with which cards.
func (p *picture) stands() string {
	f := &p.s.Fight
	switch {
	case f.Open: // nothing is left to know
		return "stands"
	case sees(&f.Side[0]) || sees(&f.Side[1]):
		return "stands-known"
	}
	return "stands-blind"
}

// won writes the line of the winner, with the VP gained. It speaks to a viewer who has won.
func (p *picture) won(winner game.Seat, a, d, points int) gomponents.Node {
	key := "wins"
	if a == d {
		key = "wins-tie"
	}
	more, less := max(a, d), min(a, d)
	nodes := []gomponents.Node{html.Class("verdict decided"), piece.SeatMark(winner, 22),
		html.Span(text(p.Words.For(p.Viewer).Word("kemet.board."+key, "seat", winner, "more", more, "less", less)))}
	if points > 0 {
		nodes = append(nodes, p.points(points, 18))
	}
	return html.Div(nodes...)
}

// reward returns the Combat VP of a side that won with a unit left: the attacker, or a defender with Defensive
// Victory (KEM-6.11, KEM-9.28), who may need no unit at this table (KEM-Q35).
func (p *picture) reward(won int) int {
	me := &p.s.Fight.Side[won]
	if me.Stood <= me.Lost && (won == 0 || !p.s.PaysFallen()) {
		return 0
	}
	if won == 0 {
		return 1
	}
	for t := p.s.Player[me.Seat].Tiles; t != 0; t = t.Rest() {
		if p.s.Data.Tiles[t.First()].Powers[0] == kemet.PowerVictory {
			return 1
		}
	}
	return 0
}

// next returns who decides after the losses, and about what.
func (p *picture) next(winner, loser game.Seat) (key string, seat game.Seat) {
	switch p.s.Top().Step {
	case kemet.StepLoser:
		if p.s.Units[winner][p.s.Fight.Space] == 0 { // KEM-6.12
			return "next-loser-stay", loser
		}
		return "next-loser", loser
	case kemet.StepFlee:
		return "next-flee", winner
	case kemet.StepWinner:
		return "next-winner", winner
	}
	return "", winner
}

// deciding says what the fighters are choosing: to the viewer how many of their cards are left to decide, about
// others only that they choose.
func (p *picture) deciding(at stage) string {
	me := p.side()
	if p.hiding == nil && at == preparations && me != nil && p.s.Owing().Has(p.Viewer) {
		return p.Word("hide-progress", "at", int(me.Asked)+1, "n", int(p.s.Player[p.Viewer].CardsN), "hidden",
			me.Hidden.Len())
	}
	var who []string
	for i := range p.s.Fight.Side {
		if seat := p.s.Fight.Side[i].Seat; p.s.Owing().Has(seat) && seat != p.Viewer {
			who = append(who, p.Name(seat))
		}
	}
	if len(who) == 0 {
		return ""
	}
	return p.Word("they-choose", "who", p.Words.List(who))
}

// fighting reports whether a tile adds to a figure of the viewer's side in the combat in progress.
func (p *picture) fighting(tile uint8) bool {
	for i := range p.s.Fight.Side {
		if p.s.Fight.Space == kemet.NoSpace || p.s.Fight.Side[i].Seat != p.Viewer {
			continue
		}
		for what := range kemet.Figure(3) {
			for _, t := range p.s.Terms(i, what, nil) {
				if (t.Source == kemet.FromTile || t.Source == kemet.FromWound) && t.Of == tile {
					return true
				}
			}
		}
	}
	return false
}
