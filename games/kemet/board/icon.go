package board

import (
	"slices"
	"strings"

	"ennead/game"
	"ennead/games/kemet"
	kemettext "ennead/games/kemet/text"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// Icon draws the picture on a move's button.
func (Board) Icon(scene piece.Scene, m game.Move) gomponents.Node {
	s := scene.State.(*kemet.State)
	key := ""
	words := strings.Fields(kemet.Lexicon.Text(m))
	if scene.Active && scene.Turn == piece.Facing && slices.Contains(placed, words[0]) {
		key = newPicture(scene).keyOf(kemet.Lexicon.Text(m))
	}
	scene.Active = false // a move needs neither the map nor the other moves
	p := &picture{Drawing: piece.Draw(scene), s: s, b: s.Board()}
	return piece.Picture("", 36, 36, func(c *svg.Canvas) {
		icons[words[0]](p, c, m, words)
		p.keyed(c, key)
	}, p.prayerAfter(m)...)
}

// icons draw moves, by verb.
var icons = map[string]func(p *picture, c *svg.Canvas, m game.Move, words []string){
	"leave": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		p.cityIcon(c, m.A)
		piece.Closed(c, 11, 11, 6.5)
	},
	"pyramid": (*picture).pyramidIcon,
	"pass": func(_ *picture, c *svg.Canvas, _ game.Move, _ []string) {
		c.Path("M-10-9L-1 0l-9 9M3-9l9 9-9 9", "icon-line")
	},
	"done":     (*picture).doneIcon,
	"card":     func(p *picture, c *svg.Canvas, m game.Move, _ []string) { p.cardIcon(c, m.A) },
	"creature": (*picture).creatureIcon,
	"token": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		p.actionIcon(c, p.s.Data.Actions[m.A].Action, "")
	},
	"silver": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		p.actionIcon(c, p.s.Data.Actions[m.A].Action, "silver")
	},
	"golden": func(p *picture, c *svg.Canvas, m game.Move, _ []string) { p.actionIcon(c, kemet.Action(m.A), "golden") },
	"next":   (*picture).nextIcon,
	"raise":  func(p *picture, c *svg.Canvas, m game.Move, _ []string) { p.pyramidAt(c, kemet.Colour(m.A), m.B) },
	"buy":    func(p *picture, c *svg.Canvas, m game.Move, _ []string) { p.tileIcon(c, m.A) },
	"power":  func(p *picture, c *svg.Canvas, m game.Move, _ []string) { p.tileIcon(c, m.A) },
	"remove": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		p.battleIcon(c, m.A)
		piece.Closed(c, 11, 11, 6.5)
	},
	"keep": func(p *picture, c *svg.Canvas, m game.Move, _ []string) { p.battleIcon(c, m.A) },
	"drop": (*picture).dropIcon,
	"place": func(p *picture, c *svg.Canvas, _ game.Move, _ []string) {
		p.unitIcon(c, p.Viewer, -3)
		plus(c, 10, -8)
	},
	"fight":    func(_ *picture, c *svg.Canvas, _ game.Move, _ []string) { c.Use("k-clash", 0, 0, 34, "") },
	"troop":    (*picture).troopIcon,
	"land":     (*picture).stepIcon,
	"teleport": (*picture).stepIcon,
	"leap":     (*picture).stepIcon,
	"units": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		p.unitIcon(c, p.Viewer, -4)
		p.badge(c, int(m.A), 8, 9)
	},
	"take": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		p.beastIcon(c, m.A)
		c.Use("k-foot", 11, 10, 16, "")
	},
	"without": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		p.beastIcon(c, m.A)
		piece.Closed(c, 11, 11, 6.5)
	},
	"hide": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		c.UseIn("k-back", -6, -1, 22, 31, "")
		p.cardAt(c, m.A, 6, 2, 22)
	},
	"hold": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		p.cardAt(c, m.A, 0, -4, 25)
		c.Use("g-hand", 0, 11, 24, "k-sign")
	},
	"use": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		p.cardIcon(c, m.A)
		piece.Tick(c, 11, 11, 6.5)
	},
	"skip": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		p.cardIcon(c, m.A)
		piece.Closed(c, 11, 11, 6.5)
	},
	"wound": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		p.cardIcon(c, m.A)
		c.Use("i-strength", 11, 10, 15, "on-card")
	},
	"burn":      (*picture).burnIcon,
	"retreat":   func(p *picture, c *svg.Canvas, _ game.Move, _ []string) { p.unitIcon(c, p.Viewer, 4); away(c) },
	"send-back": (*picture).sendBackIcon,
	"stay": func(p *picture, c *svg.Canvas, _ game.Move, _ []string) {
		p.unitIcon(c, p.Viewer, -3)
		piece.Tick(c, 10, 10, 6.5)
	},
	"flee":  func(p *picture, c *svg.Canvas, _ game.Move, _ []string) { p.unitIcon(c, p.fleeing(), 4); away(c) },
	"offer": (*picture).offerIcon,
	"order": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		piece.Mark(c, p.Viewer, -5, 0, 24)
		p.badge(c, int(m.A), 9, 8)
	},
	"city": func(p *picture, c *svg.Canvas, m game.Move, _ []string) {
		c.Use("g-city", -2, -2, 28, "k-sign")
		p.badge(c, int(m.A)+1, 10, 10)
	},
	"seat": func(_ *picture, c *svg.Canvas, m game.Move, _ []string) { piece.Mark(c, game.Seat(m.A), 0, 0, 32) },
}

// badge draws a number on a small disc.
func (p *picture) badge(c *svg.Canvas, n int, x, y float64) { piece.Badge(c, p.Number(n), x, y) }

func plus(c *svg.Canvas, x, y float64) {
	c.Path("M"+svg.N(x-5)+" "+svg.N(y)+"h10m-5-5v10", "icon-line")
}

// away draws an arrow to the left.
func away(c *svg.Canvas) { c.Path("M-6 2h-10M-11-4l-6 6 6 6", "icon-line") }

func (p *picture) unitIcon(c *svg.Canvas, seat game.Seat, x float64) {
	c.UseIn("k-unit", x, 0, 26, 34, "c-"+piece.SeatName(seat))
}

// fleeing returns the seat whose troop leaves: the loser of the combat, or the viewer who escapes.
func (p *picture) fleeing() game.Seat {
	if top := p.s.Top(); top.Step == kemet.StepFlee {
		return game.Seat(top.A)
	}
	return p.Viewer
}

// cityIcon draws a walled city with one of its districts.
func (p *picture) cityIcon(c *svg.Canvas, district uint8) {
	c.Use("g-city", -1, -1, 30, "k-sign")
	p.badge(c, int(district), -9, -9)
}

// pyramidAt draws a pyramid built up to a level.
func (p *picture) pyramidAt(c *svg.Canvas, colour kemet.Colour, level uint8) {
	name := kemet.ColourNames[colour]
	c.Path("M-17 14L0-15 17 14z", "k-unbuilt")
	top := float64(level) * 7.25
	half := 17 - top*17/29
	c.Path("M-17 14L"+svg.N(-half)+" "+svg.N(14-top)+"H"+svg.N(half)+"L17 14z", "k-lit-"+name+" ink-line")
	p.gem(c, colour, int(level), 0, 4, 20)
}

func (p *picture) pyramidIcon(c *svg.Canvas, m game.Move, _ []string) {
	p.pyramidAt(c, kemet.Colour(m.A), m.B)
	p.badge(c, int(m.C), 11, -9)
}

// doneIcon draws the end of a series of choices, or a refusal.
func (p *picture) doneIcon(c *svg.Canvas, _ game.Move, _ []string) {
	top := p.s.Top()
	switch top.Step {
	case kemet.StepRaise, kemet.StepHand:
		c.Use("k-course", -2, -2, 28, "")
	case kemet.StepBuy:
		c.Use("gem-"+kemet.ColourNames[top.A], -2, -2, 26, "")
	case kemet.StepSilver:
		c.Circle(-2, -2, 12, "token-silver")
	case kemet.StepGolden:
		c.Circle(-2, -2, 12, "token-golden")
	case kemet.StepTroop:
		c.Use("k-foot", -2, -2, 28, "")
	case kemet.StepOffer, kemet.StepDelta:
		c.Use("g-off", -2, -2, 28, "k-sign")
	case kemet.StepBeast, kemet.StepFree:
		c.Use("g-scarab", -2, -2, 28, "k-sign")
	default:
		piece.Tick(c, 0, 0, 13)
		return
	}
	piece.Closed(c, 10, 10, 7)
}

// cardAt draws a divine intervention card of width w, cardIcon one with its price.
func (p *picture) cardAt(c *svg.Canvas, card uint8, x, y, w float64) {
	piece.Card(c, x, y, w, w*1.3, 3)
	c.Use(cardSign[kemet.CardNames[card]], x, y, w*.86, "k-sign")
}

func (p *picture) cardIcon(c *svg.Canvas, card uint8) {
	p.cardAt(c, card, 0, 0, 25)
	if pp := p.s.CardPrice(p.Viewer, card); pp > 0 {
		p.price(c, pp, 7, -12, 12)
	}
}

func (p *picture) beastIcon(c *svg.Canvas, beast uint8) {
	c.Circle(-1, -1, 15, "creature-base c-"+piece.SeatName(p.Viewer))
	c.Use(beastSign[kemet.BeastNames[beast]], -1, -1, 25, "sign-pale")
}

func (p *picture) creatureIcon(c *svg.Canvas, m game.Move, _ []string) {
	p.beastIcon(c, m.A)
	if space := &p.s.Data.Spaces[m.B]; space.City != kemet.NoCity {
		p.badge(c, int(space.Place)+1, 10, 10)
	}
}

// actionIcon draws an action with the token that pays for it.
func (p *picture) actionIcon(c *svg.Canvas, action kemet.Action, token string) {
	c.Use(actionSign[action], -2, -2, 29, "k-sign")
	if token == "" {
		piece.Mark(c, p.Viewer, 10, 9, 17)
		return
	}
	c.Circle(10, 9, 7, "token-"+token)
}

func (p *picture) nextIcon(c *svg.Canvas, m game.Move, words []string) {
	token := words[1]
	action := kemet.Action(p.s.Act[m.A]) // the golden token has no space
	if token != "golden" {
		action = p.s.Data.Actions[p.s.Act[m.A]].Action
	}
	if token == "own" {
		token = ""
	}
	p.actionIcon(c, action, token)
}

func (p *picture) tileIcon(c *svg.Canvas, tile uint8) {
	t := &p.s.Data.Tiles[tile]
	piece.Card(c, 1, 1, 31, 31, 4)
	c.Use(tileSign[kemet.TileNames[tile]], 2, 2, 26, "k-sign")
	p.gem(c, t.Colour, t.Level, -10, -10, 16)
}

// battleIcon draws a battle card with its Strength large.
func (p *picture) battleIcon(c *svg.Canvas, card uint8) {
	b := &p.s.Data.Battle[card-1]
	piece.Card(c, 0, 0, 26, 33, 4)
	c.Use("i-strength", -6, -8, 11, "on-card")
	c.Text(6, -3, 15, p.Number(b.Strength), "tm tb")
	c.Use("i-damage", -6, 3.5, 8, "on-card")
	c.Text(6, 6.5, 9, p.Number(b.Damage), "tm ts")
	c.Use("i-defence", -6, 11.5, 8, "on-card")
	c.Text(6, 14.5, 9, p.Number(b.Defence), "tm ts")
}

// dropIcon draws a battle card that goes face down.
func (p *picture) dropIcon(c *svg.Canvas, m game.Move, _ []string) {
	c.Group(svg.Transform(svg.Translate(-5, -2) + " " + svg.Scale(.82)))
	p.battleIcon(c, m.A)
	c.End()
	c.UseIn("k-back", 9, 5, 17, 24, "")
}

func (p *picture) troopIcon(c *svg.Canvas, m game.Move, _ []string) {
	p.unitIcon(c, p.Viewer, -5)
	p.badge(c, int(p.s.Units[p.Viewer][m.A]), 9, 9)
}

// stepIcon draws the kind of a step, and an enemy if it meets one.
func (p *picture) stepIcon(c *svg.Canvas, m game.Move, words []string) {
	symbol := map[string]string{"land": "k-foot", "teleport": "k-tele", "leap": "k-tele"}[words[0]]
	enemy := p.s.Enemy(p.Viewer, m.A)
	switch {
	case enemy != kemet.NoSeat:
		c.Use("k-clash", -4, -4, 26, "")
		piece.Mark(c, enemy, 9, 9, 18)
		c.Use(symbol, 11, -11, 13, "")
	case words[0] == "leap":
		c.Use(symbol, -3, -2, 29, "")
		p.cardAt(c, p.cardKind("teleportation"), 10, 8, 13)
	default:
		c.Use(symbol, 0, 0, 32, "")
	}
}

// cardKind returns the number of a card by its name.
func (p *picture) cardKind(name string) uint8 {
	for k := range p.s.Data.Cards {
		if kemet.CardNames[k] == name {
			return uint8(k)
		}
	}
	return 0
}

func (p *picture) burnIcon(c *svg.Canvas, m game.Move, _ []string) {
	c.Use("g-brazier", -6, -2, 28, "k-sign")
	piece.Mark(c, game.Seat(m.A), 8, 7, 20)
}

// sendBackIcon draws units returning to the reserve for the PP that they give (KEM-6.14).
func (p *picture) sendBackIcon(c *svg.Canvas, _ game.Move, _ []string) {
	p.unitIcon(c, p.Viewer, -6)
	if n := kemettext.SendBack(p.s, p.Viewer); n > 0 {
		c.Use("g-ankh", 8, -7, 15, "g-out")
		c.Text(8, 13, 14, "+"+p.Number(n), "tm tb tink")
	}
}

// offerIcon draws units given for a VP in the Sanctuary, or for PP in the Delta (KEM-7.1, KEM-7.2).
func (p *picture) offerIcon(c *svg.Canvas, _ game.Move, _ []string) {
	p.unitIcon(c, p.Viewer, -7)
	if p.s.Top().Step == kemet.StepDelta {
		c.Use("g-ankh", 8, -7, 15, "g-out")
		c.Text(8, 13, 14, "+"+p.Number(p.s.Data.Gain.Prayer), "tm tb tink")
		return
	}
	piece.Points(c, 1, 8, 0, 16)
}
