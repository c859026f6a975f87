package board

import (
	"ennead/game"
	"ennead/games/pharaon"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// corners fills the corners around the circle: supply, succession, legend of the marks, next round.
func (p *picture) corners() {
	p.supply()
	p.succession()
	p.legend()
	p.nextRound()
}

func (p *picture) corner(name string, draw func()) {
	p.C.Group(svg.Class("corner"), svg.ID(name))
	draw()
	p.C.End()
}

func (p *picture) heading(x, y float64, key, class string) {
	text := p.Word(key)
	p.C.Text(x, y, piece.Fit(text, 11, 120), text, "ts tl tink2 "+class)
}

// supply shows how many of each resource are left. Players also choose a basic resource to gain there.
func (p *picture) supply() {
	p.corner("supply", func() {
		p.heading(-418, -404, "supply", "")
		gaining := p.s.Top().Step == pharaon.StepBasic
		for i, r := range resources {
			x, y := -406+52*float64(i%2), -383+27*float64(i/2)
			move := ""
			if gaining && i < 5 {
				move = "colour " + r.Name
			}
			left := int(p.s.Supply[i])
			title := p.Word("left", "token", game.Term("pharaon.token."+tokenName[i]), "n", left)
			p.thing(piece.ID("supply", r.Name), move, title, spot{x: x, y: y}, piece.Disc(11), func() {
				attr := svg.Attr{}
				if left == 0 {
					attr = svg.Class("gone")
				}
				p.C.Group(attr)
				piece.Token(p.C, r.Name, 0, 0, 22)
				p.C.End()
				p.C.Text(15.5, 4.7, 13, p.Number(left), "tb tink")
			})
		}
	})
}

func (p *picture) succession() {
	p.corner("succession", func() {
		p.heading(418, -404, "succession", "te")
		c := p.C
		c.Circle(398, -374, 19, "f-con tk12")
		c.Use("g-king", 398, -374, 31, "g-pap")
		piece.Points(c, p.s.Data.PharaohPP, 364, -374, 16)
		needs := p.Word("succession-needs", "nobles", p.s.NoblesNeeded(), "step", p.s.Data.Succeed.Step)
		c.Text(418, -339, 10.5, needs, "te tink2")
		text := p.Word("succession-open")
		if p.s.Pharaoh != pharaon.NoSeat {
			text = p.Word("succession-taken", "seat", p.s.Pharaoh)
			c.Use("p-"+piece.SeatName(p.s.Pharaoh), 341, -374, 19, "c-"+piece.SeatName(p.s.Pharaoh))
		}
		c.Text(418, -325, piece.Fit(text, 10.5, 150), text, "te ts tink")
	})
}

func (p *picture) legend() {
	p.corner("legend", func() {
		c := p.C
		p.heading(-418, 352, "marks", "")
		c.Box(-408, 372, 19, 19, 5, "plate")
		c.Box(-408, 372, 11, 11, 2, "plate-hole")
		c.Text(-393, 376.5, 11, p.Word("mark-may"), "tink")
		c.Circle(-408, 394, 8.5, "just-light")
		c.Circle(-408, 394, 8.5, "just outline")
		c.Text(-393, 398.5, 11, p.Word("mark-just"), "tink")
		piece.Closed(c, -408, 415, 8)
		c.Text(-393, 419.5, 11, p.Word("mark-full"), "tink")
	})
}

// nextRound shows the colour that each quarter will face next (PHA-8.3.3).
func (p *picture) nextRound() {
	if p.s.Round == 0 || p.s.Round >= rounds {
		return
	}
	p.corner("next-round", func() {
		c := p.C
		p.heading(418, 376, "next-round", "te")
		step := 1
		if p.s.Clockwise {
			step = quarters - 1
		}
		for i := range quarters {
			q, _ := p.at(i)
			next := p.s.Data.Sectors[(p.s.At(q)+int(p.s.Offset)+step)%quarters]
			x := 300 + 26.5*float64(i)
			c.Group()
			quarter, token := game.Term("pharaon.quarter."+quarterName[q]), game.Term("pharaon.token."+tokenName[next])
			c.Title(p.Word("faces", "quarter", quarter, "colour", token))
			c.Use("g-"+quarterGlyph[q], x, 395, 19, "g-out")
			piece.Cost(c, colour(next), x, 415, 17)
			c.End()
		}
	})
}
