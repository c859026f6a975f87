package board

import (
	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// hand draws the viewer's cards: two of which they keep one, face-up cards, Decrees, and in the setup the cards with
// rewards to come.
func (p *picture) hand() gomponents.Node {
	pl := &p.s.Player[p.Viewer]
	cards := []gomponents.Node{html.Class("te-hand")}
	for _, card := range p.offered() {
		cards = append(cards, p.held("keep", card))
	}
	for kind, set := range [...]tekhenu.Cards{pl.Blessings, pl.Techs, pl.Decrees} {
		for in := set; in != 0; in = in.Rest() {
			cards = append(cards, p.held("own", tekhenu.Kind(kind).Of(in.First())))
		}
	}
	if p.s.Round == 0 {
		for _, n := range pl.Start {
			if n > 0 {
				cards = append(cards, p.startCard("own-", n))
			}
		}
		if pl.Destiny > 0 {
			cards = append(cards, p.destinyCard("own-", pl.Destiny))
		}
	}
	var inside gomponents.Node = html.P(html.Class("te-none"), text(p.Word("no-cards")))
	if len(cards) > 1 {
		inside = html.Div(cards...)
	}
	return piece.Area{ID: "hand", Classes: "te-cards", Title: p.Word("cards"), Scrolls: true}.Holds(inside)
}

// offered returns the two cards of which the viewer keeps one.
func (p *picture) offered() (all []tekhenu.Card) {
	for _, kind := range []tekhenu.Kind{tekhenu.Blessing, tekhenu.Technology, tekhenu.Decree} {
		for _, n := range p.s.Player[p.Viewer].Hand {
			if n > 0 && n <= uint8(len(p.s.Data.Decrees)) {
				if _, ok := p.Legal["keep "+tekhenu.CardNames[kind.Of(n)]]; ok {
					all = append(all, kind.Of(n))
				}
			}
		}
	}
	return all
}

// handVerbs are the verbs of moves for which a card in the hand is the button.
var handVerbs = []string{"play", "keep", "score", "double"}

// held draws one of the viewer's cards as a strip of papyrus.
func (p *picture) held(id string, card tekhenu.Card) gomponents.Node {
	name := tekhenu.CardNames[card]
	classes := "te-held te-" + kindNames[card.Kind()]
	if pl := &p.s.Player[p.Viewer]; card.Kind() == tekhenu.Decree && pl.Scored.Has(card.Number()) {
		classes += " te-scored"
	}
	printed := p.shortText(card)
	return p.Span(piece.ID(id, name), p.FirstOf(handVerbs, name), p.cardSays(card), printed, classes,
		p.kindSign(card), html.Span(text(printed)))
}

// kindSign draws the sign of a card's kind. A Decree shows its symbol next to it.
func (p *picture) kindSign(card tekhenu.Card) gomponents.Node {
	kind, h := card.Kind(), 18.0
	if kind == tekhenu.Decree {
		h = 30
	}
	return piece.Picture("", 18, h, func(c *svg.Canvas) {
		if kind == tekhenu.Decree {
			c.Use(kindSigns[kind], 0, -7.5, 15, kindLooks[kind])
			c.Use(p.symbol(card), 0, 8, 14, "g-gold")
			return
		}
		c.Use(kindSigns[kind], 0, 0, 18, kindLooks[kind])
	})
}

// on draws on another canvas for the duration of draw.
func (p *picture) on(c *svg.Canvas, draw func()) {
	own := p.C
	p.C = c
	draw()
	p.C = own
}

// startCard and destinyCard draw a card of the setup: its value for the turn order, and its reward.
func (p *picture) startCard(before string, n uint8) gomponents.Node {
	name := "S" + twoDigits(n)
	return p.givingCard(before+name, "start "+name, p.Words.Say(tekhenutext.StartName(n)),
		p.Words.Say(tekhenutext.StartText(p.s.Data, n)), int(n), "g-walk")
}

func (p *picture) destinyCard(before string, n uint8) gomponents.Node {
	name := "A" + twoDigits(n)
	return p.givingCard(before+name, "destiny "+name, p.Words.Say(tekhenutext.DestinyName(n)),
		p.Words.Say(tekhenutext.DestinyText(p.s.Data, n)), int(p.s.Data.Destiny[n].Ankh), "g-ankh")
}

func (p *picture) givingCard(id, move, name, does string, n int, sign string) gomponents.Node {
	return p.Span(id, move, name+": "+does, name, "te-giving",
		piece.Picture("", 24, 24, func(c *svg.Canvas) { c.Use(sign, 0, 0, 22, "g-out") }),
		html.I(html.Class("te-worth"), gomponents.Attr("data-n", p.Number(n))), html.Span(text(does)))
}

func twoDigits(n uint8) string { return string(rune('0'+n/10)) + string(rune('0'+n%10)) }
