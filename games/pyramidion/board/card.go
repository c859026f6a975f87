package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// cardW and cardH are the least size of a card in play.
const cardW, cardH = 46.0, 62.0

// inPlay is a card in play of a seat, at a scale: it may be discarded, copied, or taken back.
func (p *picture) inPlay(seat game.Seat, c pyramidion.Card, x, y, f float64) {
	name := cardName(c)
	p.C.Group(svg.ID("played-"+id(name)), svg.Class("glide"), svg.At(x, y))
	p.Slot(piece.Slot{ID: "card-" + id(name), Move: p.FirstOf([]string{"remove", "copy", "recall"}, name), Title: p.playedSays(seat, c), At: svg.Translate(0, 0), Shape: piece.Plate(cardW*f-3, cardH*f-3, 4)}, func() {
		p.face(c, p.s.Worth(seat, c), f)
		p.effects(c, f)
	})
	if p.acts() == c {
		p.C.Box(0, 0, cardW*f+4, cardH*f+4, 6, "chosen")
	}
	p.C.End()
}

// acts is the card whose effect the viewer decides on.
func (p *picture) acts() pyramidion.Card {
	switch f := p.s.Top(); f.Step {
	case pyramidion.StepCategory, pyramidion.StepBandit, pyramidion.StepGuard, pyramidion.StepThief, pyramidion.StepCopy, pyramidion.StepLitho, pyramidion.StepRecall:
		return pyramidion.Card(f.A)
	}
	return 0
}

// face is a character card round the origin: its values on the left, where they can be read in a fan, its sign, the ankh, and the
// colour of its owner if it is a base card.
func (p *picture) face(card pyramidion.Card, worth pyramidion.Points, f float64) {
	c, data := p.C, &p.s.Data.Card[card]
	w, h := cardW*f, cardH*f
	piece.Card(c, 0, 0, w, h, 4)
	c.Box(0, -h/2+4.2*f, w-2, 6*f, 1, "py-kind py-"+typeNames[data.Type])
	x, size := 8.5*f, 27*f
	if worth == (pyramidion.Points{}) {
		x, size = 0, 38*f
	}
	c.Use(p.sign(card), x, 1*f, size, "g-gold")
	at := -h/2 + 17*f
	for category, n := range worth {
		if n > 0 {
			p.points(pyramidion.Category(category), int(n), -w/2+10*f, at, 16.5*f, "")
			at += 15.8 * f
		}
	}
	if p.s.Data.Ankhs.Has(uint8(card)) {
		c.Use("g-ankh", w/2-8*f, h/2-11.5*f, 15*f, "g-solid")
	}
	if owner, ok := p.baseOf(card); ok {
		c.Box(0, h/2-3.4*f, w-3, 4.4*f, 1.5, "pf c-"+piece.SeatName(owner))
	}
}

// baseOf is whose base card a card is (PYR-2.4).
func (p *picture) baseOf(card pyramidion.Card) (game.Seat, bool) {
	for seat, base := range p.s.Data.Base {
		if base.Has(uint8(card)) {
			return game.Seat(seat), true
		}
	}
	return 0, false
}

// effects are the marks of what a card in play does there: what the Philosopher copies, what Slaver, Lithographer and revolt do.
func (p *picture) effects(card pyramidion.Card, f float64) {
	effect := p.s.Data.Card[card].Effect
	x, y := cardW*f/2-8*f, -cardH*f/2+16*f
	if effect == pyramidion.Philosopher && p.s.Copied.Card != 0 {
		p.C.Circle(x-1.5*f, y, 10*f, "py-medal")
		p.C.Use(p.sign(p.s.Copied.Card), x-1.5*f, y, 16*f, "g-gold")
		effect = p.s.Data.Card[p.s.Copied.Card].Effect
		y += 18 * f
	}
	raised := p.s.Raised&1 != 0
	if p.s.Data.Card[card].Effect == pyramidion.Philosopher {
		raised = p.s.Raised&2 != 0
	}
	switch {
	case effect == pyramidion.Slaver:
		p.tag("−1", x, y, f)
	case effect == pyramidion.Lithographer && raised:
		p.tag(p.Word("more", "n", 3), x, y, f)
	case effect == pyramidion.Rebels:
		p.C.Use("py-blast", x, y, 18*f, "")
	}
}

// tag is a short mark on a card.
func (p *picture) tag(shown string, x, y, f float64) {
	p.C.Box(x-1*f, y, 18*f, 13*f, 3*f, "py-tag")
	p.C.Text(x-1*f, y+4.2*f, 11.5*f, shown, "tm tb tn")
}

// playedSays is a card in play in words, with what was chosen for it.
func (p *picture) playedSays(seat game.Seat, c pyramidion.Card) string {
	said := p.Word("card-of", "card", p.s.CardName(c), "seat", seat)
	worth := p.s.Worth(seat, c)
	if worth != p.s.Data.Card[c].Values {
		said += " · " + p.Word("counts", "points", worth.Text())
	}
	if p.s.Data.Card[c].Effect == pyramidion.Philosopher && p.s.Copied.Card != 0 {
		said += " · " + p.Word("copies", "card", p.s.CardName(p.s.Copied.Card))
	}
	if text := p.cardText(c); text != "" {
		said = p.Word("said", "what", said, "text", text)
	}
	return said
}

// back is a character card from behind, so wide.
func (p *picture) back(x, y, w float64) {
	p.C.Box(x, y, w, w*1.35, 2.5, "back")
	p.C.Use("g-ankh", x, y, w*.85, "g-night")
}
