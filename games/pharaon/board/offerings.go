package board

import (
	"strconv"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// offeringPlaces returns how many lots and bonus places the quarter shows: those for the number of players, and
// further ones that hold a token (PHA-RUL-10).
func (p *picture) offeringPlaces() (lots, bonus int) {
	n := p.s.Seats()
	if p.s.Solo {
		n = 1
	}
	lots = p.s.Data.LotCount[n]
	bonus = lots
	for i, t := range p.s.Bonus {
		if t != pharaon.NoToken {
			bonus = max(bonus, i+1)
		}
	}
	return lots, bonus
}

func (p *picture) offerings() {
	lots, bonus := p.offeringPlaces()
	l := placesOf(pharaon.Offerings, p.position(pharaon.Offerings), lots, bonus)
	p.offeringCost()
	for i := range lots {
		p.lot(i, l.main[i])
	}
	for i := range bonus {
		p.bonus(i, l.bonus[i])
	}
	inBag := 0
	for _, n := range p.s.Bag {
		inBag += int(n)
	}
	p.thing("bag", "bag", p.Word("bag", "n", inBag), l.deck, piece.Plate(46, 48, 10), func() {
		p.C.Use("g-bag", 0, 0, 52, "g-sack")
		p.C.Text(0, 16, 15, p.Number(inBag), "tm tb")
	})
}

func (p *picture) offeringCost() {
	if p.colourCost(pharaon.Offerings) {
		return
	}
	chosen := p.chosenColour(pharaon.Offerings)
	p.costArc(pharaon.Offerings, 2, func(i int, x, y float64) {
		if i == 0 {
			piece.Cost(p.C, chosen, x, y, 22)
			return
		}
		p.thing("cost-extra", "extra yes", p.Word("extra"), spot{x: x, y: y}, piece.Plate(24, 24, 5), func() {
			if !p.paying(pharaon.Offerings) || !p.s.Buy.Extra {
				p.C.Box(0, 0, 26, 26, 5, "dashed")
			}
			piece.Cost(p.C, chosen, 0, 0, 18)
		})
	})
}

// lot draws a lot on its mat. A lot that is being filled can have a single token.
func (p *picture) lot(i int, at spot) {
	t := p.s.Lots[i]
	if t[0] == pharaon.NoToken {
		piece.Empty(p.C, at.x, at.y, at.w-2, at.h-2)
		return
	}
	move, title := "", p.tokenName(t[0])
	if t[1] != pharaon.NoToken {
		move = "lot " + tokenName[t[0]] + " " + tokenName[t[1]] + " " + strconv.Itoa(i+1)
		title = p.Word("lot", "tokens", []game.Term{offeringTerm(t[0]), offeringTerm(t[1])})
	}
	p.thing(piece.ID("lot", i+1), move, title, at, piece.Plate(64, 42, 5), func() {
		piece.Mat(p.C, 0, 0, 64, 42)
		p.offering(p.C, t[0], -14.5, 0, 35)
		if t[1] != pharaon.NoToken {
			p.offering(p.C, t[1], 14.5, 0, 35)
		}
	})
}

func offeringTerm(t pharaon.Token) game.Term { return game.Term("pharaon.token." + tokenName[t]) }

func (p *picture) bonus(i int, at spot) {
	t := p.s.Bonus[i]
	if t == pharaon.NoToken {
		piece.Empty(p.C, at.x, at.y, at.w-1, at.h-1)
		return
	}
	move := "bonus " + tokenName[t] + " " + strconv.Itoa(i+1)
	title := p.Word("bonus", "token", offeringTerm(t))
	p.thing(piece.ID("bonus", i+1), move, title, at, piece.Plate(30, 38, 8), func() {
		p.offering(p.C, t, 0, 0, 37)
	})
}

// emblem draws a large sign on the ground of a quarter.
func emblem(c *svg.Canvas, glyph string, x, y, size float64) {
	c.Use("g-"+glyph, x, y, size, "g-gold emblem")
}
