package judge

import (
	"ennead/game"
	"ennead/games/pyramidion"
)

// purse is what a foreman can pay boats with.
type purse struct {
	goods   pyramidion.Goods
	torture pyramidion.Sites // torturers that can still fetch
	boxes   *[len(pyramidion.State{}.Goods)]pyramidion.SiteData
}

// cargo is the points of the boats that a foreman could load now, the dearest first; what is left over then goes some way towards others
// (PYR-12.3).
func (v *view) cargo(seat game.Seat) (points int) {
	s, f := v.s, &v.f[seat]
	p := purse{goods: s.Player[seat].Goods, boxes: &s.Data.Site}
	for site, owner := range s.Troop[pyramidion.Torturers] {
		if owner == seat {
			p.torture = p.torture.With(uint8(site))
		}
	}
	p.torture &^= s.Fetchers
	boats := s.Row
	if s.Payment.Boat != 0 && s.Top().Seat == seat { // what is paid counts as received (PYR-12.3)
		boats = boats.Without(uint8(s.Payment.Boat))
		points = int(s.Data.Boat[s.Payment.Boat].VP)
		p.torture &^= s.Payment.Troops
		p.goods[pyramidion.Statue] -= s.Payment.Statues
		p.pay(&s.Payment.Left)
	}
	if s.Private != 0 && s.Captain == seat && s.Payment.Boat != s.Private {
		boats = boats.With(uint8(s.Private))
	}
	for {
		best, near, next := pyramidion.Boat(0), float32(0), float32(0)
		for left := boats; left != 0; left = left.Rest() {
			b := pyramidion.Boat(left.First())
			data := &s.Data.Boat[b]
			short := p.short(&data.Needs)
			if short == 0 {
				if best == 0 || data.VP > s.Data.Boat[best].VP {
					best = b
				}
				continue
			}
			if best != 0 {
				continue
			}
			far := 1 - float32(short)/float32(data.Needs.Sum())
			x := float32(data.VP) * far * far
			if x > near {
				near, x = x, near
			}
			next = max(next, x)
		}
		if best == 0 {
			f[fNear], f[fNextNear] = near, next
			break
		}
		points += int(s.Data.Boat[best].VP)
		boats = boats.Without(uint8(best))
		p.pay(&s.Data.Boat[best].Needs)
	}
	f[fStatues] = float32(p.goods[pyramidion.Statue])
	f[fGoods] = float32(p.goods.Sum()) - f[fStatues]
	return points
}

// short is how many resources are missing for that, once torturers have fetched and statues stand for others.
func (p *purse) short(needs *pyramidion.Goods) uint8 {
	missing, kinds := uint8(0), uint8(0)
	for r, n := range needs {
		if n > p.goods[r] {
			missing += n - p.goods[r]
			kinds |= 1 << r
		}
	}
	for troops := p.torture; troops != 0 && missing > 0; troops = troops.Rest() {
		if p.boxes[troops.First()].Box&(kinds|1<<pyramidion.Statue) != 0 {
			missing--
		}
	}
	return missing - min(missing, p.goods[pyramidion.Statue])
}

// pay takes out what a boat costs that can be paid for.
func (p *purse) pay(needs *pyramidion.Goods) {
	for r, n := range needs {
		own := min(n, p.goods[r])
		p.goods[r] -= own
		for n -= own; n > 0; n-- {
			if !p.fetch(1<<r) && p.goods[pyramidion.Statue] > 0 {
				p.goods[pyramidion.Statue]--
			}
		}
	}
}

// fetch uses up a torturer who can bring that.
func (p *purse) fetch(kind uint8) bool {
	for troops := p.torture; troops != 0; troops = troops.Rest() {
		site := troops.First()
		if p.boxes[site].Box&(kind|1<<pyramidion.Statue) != 0 {
			p.torture = p.torture.Without(site)
			return true
		}
	}
	return false
}
