package board

import (
	"strings"

	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// revolt draws the number of revolt tokens still to reveal, or those revealed now or in the last events, with their
// values and the sum (PYR-10.1.2, PYR-10.1.3). It reports whether there is anything to show.
func (p *picture) revolt(x, y, room float64) bool {
	c, left := p.C, int(p.s.Effects(pyramidion.Rebels))
	tokens, value := p.turned()
	if len(tokens) == 0 && left == 0 {
		return false
	}
	said, words := p.Word("revolt", "n", left), p.Word("revolt", "n", left)
	if len(tokens) > 0 {
		var gives pyramidion.Goods
		for _, t := range tokens {
			for r, n := range p.s.Data.Token[t].Gives {
				gives[r] += n
			}
		}
		words = p.revoltSays(tokens, value)
		said = p.Word("revolt-gives", "revolt", words, "goods", pyramidiontext.Goods(gives))
	} else {
		tokens = make([]uint8, left)
	}
	c.Group(svg.ID("revolt"), svg.A("role", "img"))
	c.Title(said)
	for i, t := range tokens {
		p.revoltToken(t, x+16+33*float64(i), y, 15)
	}
	x += 12 + 33*float64(len(tokens))
	size := 14.5
	lines := piece.Wrap(words, size, room-x)
	if len(lines) > 1 {
		size = 12.5
		lines = piece.Wrap(words, size, room-x)
	}
	for i, line := range lines {
		c.Text(x, y+5+svg.Spread(i, len(lines), size*1.1), size, line, "ts")
	}
	c.End()
	return true
}

// revoltSays puts the value of a revolt into words. If it is more than one token shows, they say how it adds up.
func (p *picture) revoltSays(tokens []uint8, value int) string {
	var parts []string
	rest := value
	for _, t := range tokens {
		n := int(p.s.Data.Token[t].Value)
		parts = append(parts, p.Number(n))
		rest -= n
	}
	if rest > 0 { // PYR-17.7
		parts = append(parts, p.Number(rest)+noBreak+p.Term(siteKey(pyramidion.Philae)))
	}
	if len(parts) == 1 {
		return p.Word("revolt-is", "n", value)
	}
	return p.Word("revolt-sum", "n", value, "sum", strings.Join(parts, noBreak+"+"+noBreak))
}

const noBreak = "\u00a0"

// turned returns the revolt tokens that are face up, or were in the last events, and their value.
func (p *picture) turned() (tokens []uint8, value int) {
	if p.past != nil && p.past.tokens != nil {
		return p.past.tokens, p.past.value
	}
	if p.s.Tokens != 0 {
		for t := p.s.Tokens; t != 0; t = t.Rest() {
			tokens = append(tokens, t.First())
		}
		n, _ := p.s.Revolt()
		return tokens, int(n)
	}
	for _, e := range p.Just {
		switch strings.TrimPrefix(pyramidiontext.Text.Tell(p.s, e).Key, "pyramidion.told.") {
		case "token":
			tokens = append(tokens, e.A)
		case "revolt":
			value = int(e.A)
		}
	}
	return tokens, value
}

// revoltToken draws a revolt token with its value and resources; 0 is face down.
func (p *picture) revoltToken(t uint8, x, y, r float64) {
	c := p.C
	c.Circle(x, y, r, "py-rebel")
	if t == 0 {
		c.Use("py-blast", x, y, r*1.3, "")
		return
	}
	data := &p.s.Data.Token[t]
	c.Text(x, y+1, r, p.Number(int(data.Value)), "tm tb tn")
	for i, n := range data.Gives {
		if n > 0 {
			token(c, pyramidion.Resource(i), x, y+r*.75, r)
		}
	}
}

// pairs draws the pairs of resources that a Lithographer can exchange, from the site that gives them (PYR-16.9.2).
func (p *picture) pairs(room float64) {
	verb := "out"
	if p.s.Top().Step == pyramidion.StepIn {
		verb = "in"
	}
	var all [][2]int
	for a := range goods {
		for b := a; b <= len(goods); b++ {
			if _, may := p.Legal[verb+" "+goods[a]+" "+second(b)]; may {
				all = append(all, [2]int{a, b})
			}
		}
	}
	if len(all) == 0 {
		p.heading(p.Word("in-play"), 0, 12, room)
		return
	}
	step := min(52, room/float64(len(all)))
	size := min(20, step*.42)
	for i, pair := range all {
		name := goods[pair[0]] + " " + second(pair[1])
		p.Slot(piece.Slot{
			ID: "pair-" + goods[pair[0]] + "-" + second(pair[1]), Move: verb + " " + name,
			At: svg.Translate(step*(float64(i)+.5), 20), Shape: piece.Plate(step-9, 24, 7),
		}, func() {
			p.C.Box(0, 0, step-7, 26, 7, "py-mat")
			if pair[1] == len(goods) {
				token(p.C, pyramidion.Resource(pair[0]), 0, 0, size)
				return
			}
			token(p.C, pyramidion.Resource(pair[0]), -size*.53, 0, size)
			token(p.C, pyramidion.Resource(pair[1]), size*.53, 0, size)
		})
	}
}

// second returns the second resource of a pair as moves name it, or "alone" for none.
func second(r int) string {
	if r == len(goods) {
		return "alone"
	}
	return goods[r]
}
