package board

import (
	"strings"

	"ennead/game"
	"ennead/games/kemet"
	kemettext "ennead/games/kemet/text"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Cards in hand: battle cards and divine intervention cards.

// cards draws what only the viewer sees.
func (p *picture) cards() gomponents.Node {
	pl := &p.s.Player[p.Viewer]
	nodes := []gomponents.Node{p.battleCards(pl)}
	if me := p.side(); me != nil && me.Hidden.Len() > 0 {
		nodes = append(nodes, piece.Heading("own-hidden", nil, p.Word("hidden"), text(p.Word("hidden-note"))),
			p.handCards("behind", &me.Hidden, []string{"use"}, []string{"skip"}))
	}
	if p.s.Vision.Len() > 0 {
		nodes = append(nodes, piece.Heading("own-vision", nil, p.Term("tile.d3b"), text(p.Word("vision-note"))),
			p.handCards("seen", &p.s.Vision, []string{"card"}, nil))
	}
	verbs := []string{"hide", "wound"}
	if p.s.Top().Step != kemet.StepVisionKeep {
		verbs = append(verbs, "card")
	}
	nodes = append(nodes, piece.Heading("own-interventions", nil, p.Word("interventions"), text(p.Word("only-you"))))
	if pl.Cards.Len() == 0 {
		nodes = append(nodes, html.P(html.Class("own-none"), text(p.Word("no-cards"))))
	} else {
		nodes = append(nodes, p.handCards("held", &pl.Cards, verbs, []string{"hold"}))
	}
	return piece.Area{ID: "own-cards", Scrolls: true, Title: p.Word("battle-cards"),
		Note: note(p.Word("in-hand", "n", int(pl.Battle.HandN)))}.Holds(nodes...)
}

// side returns the viewer's side of the combat, or nil.
func (p *picture) side() *kemet.Fighter {
	for i := range p.s.Fight.Side {
		if side := &p.s.Fight.Side[i]; p.s.Fight.Space != kemet.NoSpace && side.Seat == p.Viewer {
			return side
		}
	}
	return nil
}

// battleCards draws the battle cards in hand, chosen and spent.
func (p *picture) battleCards(pl *kemet.Player) gomponents.Node {
	nodes := []gomponents.Node{html.Class("battle-cards")}
	for n := range uint8(len(p.s.Data.Battle)) {
		bit := uint8(1) << n
		if pl.Battle.Gone&bit == 0 && (pl.Battle.InHand|pl.Battle.Open|pl.Battle.Down)&bit != 0 {
			nodes = append(nodes, p.battleCard(pl, n+1))
		}
	}
	return html.Div(nodes...)
}

// battleCard draws one of the viewer's battle cards, numbered from 1.
func (p *picture) battleCard(pl *kemet.Player, card uint8) gomponents.Node {
	name, bit := kemet.BattleNames[card], uint8(1)<<(card-1)
	title := p.Term("battle."+name) + " · " + p.Words.Say(kemettext.BattleText(p.s.Data, card))
	classes, note := "battle-card", ""
	switch me := p.side(); {
	case me != nil && me.Keep == card && p.s.Fight.Open:
		classes, note = classes+" to-play", p.Word("card-open")
	case me != nil && me.Keep == card:
		classes, note = classes+" to-play", p.Word("card-kept")
	case me != nil && me.Drop == card:
		classes, note = classes+" to-drop", p.Word("card-dropped")
	case pl.Battle.Open&bit != 0:
		classes, note = classes+" gone-card", p.Word("card-open")
	case pl.Battle.Down&bit != 0:
		classes, note = classes+" gone-card", p.Word("card-down")
	}
	if note != "" {
		title += " · " + note
	}
	face := []gomponents.Node{p.battleFace(card)}
	if pl.Battle.Down&bit != 0 {
		face = append(face, html.Span(html.Class("face-down"),
			piece.Picture("", 13, 18, func(c *svg.Canvas) { c.UseIn("k-back", 0, 0, 13, 18, "") })))
	}
	return p.Span("battle-"+name, p.FirstOf([]string{"keep", "drop", "remove"}, name), title, "", classes, face...)
}

// battleFace draws the three figures of a battle card.
func (p *picture) battleFace(card uint8) gomponents.Node {
	b := &p.s.Data.Battle[card-1]
	row := func(sign string, n int, size float64) gomponents.Node {
		return html.Span(piece.Sign("i-"+sign, size, ""), html.B(p.number(n)))
	}
	return html.Span(html.Class("figures"), row("strength", b.Strength, 17), text(" "),
		row("damage", b.Damage, 14), text(" "), row("defence", b.Defence, 14))
}

// handCards draws the cards of a hand by kind. Pressing a card makes the first move of verbs that is legal; the moves
// of other have buttons below it.
func (p *picture) handCards(prefix string, hand *kemet.Hand, verbs, other []string) gomponents.Node {
	nodes := []gomponents.Node{html.Class("hand")}
	for k, n := range hand {
		if n > 0 {
			nodes = append(nodes, p.heldCard(prefix, uint8(k), int(n), verbs, other))
		}
	}
	return html.Div(nodes...)
}

func (p *picture) heldCard(prefix string, card uint8, n int, verbs, other []string) gomponents.Node {
	name := kemet.CardNames[card]
	inside := []gomponents.Node{piece.Sign(cardSign[name], 30, "k-sign"), p.cardWords(card, n)}
	if pp := p.s.CardPrice(p.Viewer, card); pp > 0 {
		inside = append(inside, text(" "), html.Span(html.Class("cost"), p.priceTag(pp)))
	}
	press := p.FirstOf(verbs, name)
	if p.hiding != nil {
		press = p.turned(card, prefix == "behind")
	}
	chip := p.Span(prefix+"-"+name, press, p.cardText(card), "", "held-card", inside...)
	move := p.FirstOf(other, name)
	if move == "" {
		return chip
	}
	verb, _, _ := strings.Cut(move, " ")
	label := p.Word("not-" + verb)
	return html.Span(html.Class("held-pair"), chip, p.Span(prefix+"-not-"+name, move, "", label, "held-not",
		piece.Picture("", 16, 16, func(c *svg.Canvas) { piece.Closed(c, 0, 0, 7) }), text(label)))
}

// cardWords returns the words on n cards of a kind.
func (p *picture) cardWords(card uint8, n int) gomponents.Node {
	name := p.Term("card." + kemet.CardNames[card])
	if n > 1 {
		name += "\u00a0×" + p.Number(n)
	}
	return html.Span(html.Class("card-says"), html.B(text(name)), text(" "),
		html.I(text(p.Words.Say(kemettext.CardText(p.s.Data, card)))), text(" "),
		html.Em(text(p.Word(p.cardWhen(card)))))
}

// cardWhen says when a card can be played (KEM-3.2, KEM-3.3, KEM-10.14, KEM-10.16).
func (p *picture) cardWhen(card uint8) string {
	c := &p.s.Data.Cards[card]
	switch {
	case c.Combat:
		return "when-combat"
	case c.Effect == kemet.CardEscape:
		return "when-escape"
	case c.Effect == kemet.CardSwift || c.Effect == kemet.CardTeleport || c.Effect == kemet.CardGates:
		return "when-move"
	}
	return "when-day"
}

// cardText returns everything a card says.
func (p *picture) cardText(card uint8) string {
	return p.Word("card", "card", game.Term("kemet.card."+kemet.CardNames[card]),
		"price", kemettext.PriceText(p.s.CardPrice(p.Viewer, card)),
		"effect", kemettext.CardText(p.s.Data, card)) + " · " + p.Word(p.cardWhen(card))
}
