package board

import (
	"ennead/game"
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// cardW and cardH are the smallest size of a card in play.
const cardW, cardH = 46.0, 62.0

// inPlay draws a seat's card in play, with its name if it has one. The card can be discarded, copied, or taken back.
func (p *picture) inPlay(seat game.Seat, c pyramidion.Card, at spot) {
	name, f := cardName(c), at.scale
	p.C.Group(svg.ID("played-"+id(name)), svg.Class("glide"), svg.At(at.x, at.y),
		p.comesFrom("card-"+id(name), "hand-"+id(name), seat))
	p.Slot(piece.Slot{
		ID: "card-" + id(name), Move: p.FirstOf([]string{"remove", "copy", "recall"}, name),
		Title: p.playedSays(seat, c), At: svg.Translate(0, 0), Shape: piece.Plate(cardW*f-3, cardH*f-3, 4),
	}, func() {
		p.face(c, append(p.marks(c, p.s.Worth(seat, c)), p.effects(c)...), f, at.seen)
	})
	for i, line := range at.name {
		y := nameLetters*.35 + svg.Spread(i, len(at.name), nameLetters*1.15)
		p.C.Text(cardW*f/2+4, y, nameLetters, line, "ts")
	}
	if p.acts() == c {
		p.C.Box(0, 0, cardW*f+4, cardH*f+4, 6, "chosen")
	}
	p.C.End()
}

// acts returns the card whose effect the viewer decides on.
func (p *picture) acts() pyramidion.Card {
	switch f := p.s.Top(); f.Step {
	case pyramidion.StepCategory, pyramidion.StepBandit, pyramidion.StepGuard, pyramidion.StepThief,
		pyramidion.StepCopy, pyramidion.StepLitho, pyramidion.StepRecall:
		return pyramidion.Card(f.A)
	}
	return 0
}

// mark draws one of the marks of a card, at a place and in a size.
type mark func(x, y, size float64)

// marks returns the printed marks of a card, with its values as they count now: the values and the ankh.
func (p *picture) marks(card pyramidion.Card, worth pyramidion.Points) (all []mark) {
	for category, n := range worth {
		if n > 0 {
			all = append(all, func(x, y, size float64) {
				p.points(pyramidion.Category(category), int(n), x, y, size, "")
			})
		}
	}
	if p.s.Data.Ankhs.Has(uint8(card)) {
		all = append(all, func(x, y, size float64) { p.C.Use("g-ankh", x, y, size*.9, "g-solid") })
	}
	return all
}

// face draws a character card around the origin: its marks in a column on the left, where they can be read in a fan,
// its sign, and the colour of its owner if it is a base card. If a special character is mostly covered, its sign is
// among the marks.
func (p *picture) face(card pyramidion.Card, marks []mark, f, seen float64) {
	c, data := p.C, &p.s.Data.Card[card]
	w, h := cardW*f, cardH*f
	piece.Card(c, 0, 0, w, h, 4)
	c.Box(0, -h/2+4.2*f, w-2, 6*f, 1, "py-kind py-"+typeNames[data.Type])
	sign := func(x, y, size float64) { c.Use(p.sign(card), x, y, size, "g-gold") }
	switch {
	case len(marks) == 0:
		sign((seen-w)/2, 1*f, min(38*f, seen-3))
	case seen < w*.9 && data.Effect != pyramidion.NoEffect:
		marks = append([]mark{sign}, marks...)
	default:
		sign(10*f, 2*f, 25*f)
	}
	x, y, size := -w/2+11.7*f, -h/2+18*f, 22.5*f
	step := 21 * f
	if n := len(marks); n > 2 {
		step = min(step, (h/2-11*f-y)/float64(n-1))
		size = min(size, step*1.08)
	}
	for i, draw := range marks {
		draw(x, y+step*float64(i), size)
	}
	if owner, ok := p.baseOf(card); ok {
		c.Box(0, h/2-3.4*f, w-3, 4.4*f, 1.5, "pf c-"+piece.SeatName(owner))
	}
}

// baseOf returns the seat that owns a base card, and whether the card is one (PYR-2.4).
func (p *picture) baseOf(card pyramidion.Card) (game.Seat, bool) {
	for seat, base := range p.s.Data.Base {
		if base.Has(uint8(card)) {
			return game.Seat(seat), true
		}
	}
	return 0, false
}

// effects returns the marks of a card's current effect: what the Philosopher copies, and what Slaver, Lithographer
// and revolt do.
func (p *picture) effects(card pyramidion.Card) (all []mark) {
	effect, raised := p.s.Data.Card[card].Effect, p.s.Raised&1 != 0
	if effect == pyramidion.Philosopher {
		raised = p.s.Raised&2 != 0
		if copied := p.s.Copied.Card; copied != 0 {
			effect = p.s.Data.Card[copied].Effect
			all = append(all, func(x, y, size float64) {
				p.C.Circle(x, y, size*.5, "py-medal")
				p.C.Use(p.sign(copied), x, y, size*.86, "g-gold")
			})
		}
	}
	switch {
	case effect == pyramidion.Slaver:
		all = append(all, p.tag("−1"))
	case effect == pyramidion.Lithographer && raised:
		all = append(all, p.tag(p.Word("more", "n", 3)))
	case effect == pyramidion.Rebels:
		all = append(all, func(x, y, size float64) { p.C.Use("py-blast", x, y, size, "") })
	}
	return all
}

// tag draws a short text on a card.
func (p *picture) tag(shown string) mark {
	return func(x, y, size float64) {
		p.C.Box(x, y, size, size*.74, size*.16, "py-tag")
		p.C.Text(x, y+size*.23, size*.64, shown, "tm tb tn")
	}
}

// playedSays puts a card in play into words, with what was chosen for it.
func (p *picture) playedSays(seat game.Seat, c pyramidion.Card) string {
	said := p.Word("card-of", "card", pyramidiontext.Card(p.s, c), "seat", seat)
	worth := p.s.Worth(seat, c)
	if worth != p.s.Data.Card[c].Values {
		said += " · " + p.Word("counts", "points", pyramidiontext.Points(worth))
	}
	if p.s.Data.Card[c].Effect == pyramidion.Philosopher && p.s.Copied.Card != 0 {
		said += " · " + p.Word("copies", "card", pyramidiontext.TheCard(p.s, p.s.Copied.Card))
	}
	if text := p.cardText(c); text != "" {
		said = p.Word("said", "what", said, "text", text)
	}
	return said
}

// back draws the back of a character card, w wide.
func (p *picture) back(x, y, w float64) {
	p.C.Box(x, y, w, w*1.35, 2.5, "back")
	p.C.Use("g-ankh", x, y, w*.85, "g-night")
}
