package evaluator

import (
	"encoding/binary"
	"math/bits"

	"ennead/game"
	"ennead/games/pyramidion"
)

// pack is so many resources of each kind, a byte each.
type pack uint64

const (
	ones   pack = 0x0101010101010101
	highs       = ones << 7
	statue      = 8 * uint(pyramidion.Statue) // its byte
)

// boxes are the kinds of a resource box as a pack, all bits of a kind. A statue stands for anything.
var boxes = func() (all [1 << len(pyramidion.Goods{})]pack) {
	for kinds := range all {
		for r := range uint(len(pyramidion.Goods{})) {
			if kinds>>r&1 == 1 || kinds>>pyramidion.Statue == 1 {
				all[kinds] |= 0xFF << (8 * r)
			}
		}
	}
	return all
}()

func packed(g *pyramidion.Goods) pack {
	return pack(binary.LittleEndian.Uint32(g[:4])) | pack(binary.LittleEndian.Uint16(g[4:]))<<32
}

func (p pack) sum() int { return int(p * ones >> 56) }

// lacks is by how much one falls short of another, kind by kind.
func (p pack) lacks(needs pack) pack {
	d := (needs | highs) - p
	return d &^ highs & (d & highs >> 7 * 0x7F)
}

// purse is what a foreman can pay boats with.
type purse struct {
	goods   pack
	torture pyramidion.Sites // torturers that can still fetch
	data    *pyramidion.Components
	done    bool // can load no boat any more
}

// most is how many resources can be paid with at most.
func (p *purse) most() int { return p.goods.sum() + p.torture.Len() }

// short is how many resources are missing for that, once torturers have fetched and statues stand for others.
func (p *purse) short(needs pack) int {
	lacks := p.goods.lacks(needs)
	if p.torture != 0 {
		lacks, _ = p.fetch(lacks)
	}
	return max(lacks.sum()-int(p.goods>>statue), 0)
}

// fetch is what is still missing once torturers have fetched what they can, and those that have not.
func (p *purse) fetch(lacks pack) (pack, pyramidion.Sites) {
	idle := p.torture
	for troops := p.torture; troops != 0 && lacks != 0; troops = troops.Rest() {
		site := troops.First()
		if kinds := lacks & boxes[p.data.Site[site].Box]; kinds != 0 {
			lacks -= 1 << (bits.TrailingZeros64(uint64(kinds)) &^ 7)
			idle = idle.Without(site)
		}
	}
	return lacks, idle
}

// pay takes out what a boat costs that can be paid for: torturers fetch what is not there, statues stand for the rest.
func (p *purse) pay(needs pack) {
	lacks := p.goods.lacks(needs)
	p.goods -= needs - lacks
	lacks, p.torture = p.fetch(lacks)
	p.goods -= min(pack(lacks.sum()), p.goods>>statue) << statue
}

// fleet is the boats that can be loaded, and with what.
type fleet struct {
	boats  [maxBoats]boat // the dearest first
	own    [maxSeats]purse
	loaded [maxSeats]int // points that way
}

// boat is one of those.
type boat struct {
	needs pack
	size  int // resources
	vp    int // 0 when it is loaded
	only  game.Seat
}

const maxBoats = 8

// load plays phase 7 as if it came now: in the order that is to come, each loads the dearest boat that can be paid for, until nobody can
// load any more (PYR-12.1). Who cannot once cannot later, when there are fewer boats.
func (v *view) load() {
	s := v.s
	var fl fleet
	n := fl.open(s)
	for seat := range game.Seat(s.Count) {
		fl.own[seat] = purse{packed(&s.Player[seat].Goods), s.Posts(seat, pyramidion.Torturers) &^ s.Fetchers, s.Data, false}
	}
	turn := 0
	if s.Payment.Boat != 0 {
		turn = fl.paying(s)
		v.vp[s.Top().Seat] += int(s.Data.Boat[s.Payment.Boat].VP)
	} else if s.Top().Step == pyramidion.StepLoad {
		turn = s.Place(s.Top().Seat)
	}
	turn %= int(s.Count)
	for loading := s.Count; loading > 0; {
		seat := v.order[turn]
		if turn++; turn == int(s.Count) {
			turn = 0
		}
		if fl.own[seat].done {
			continue
		}
		if best := fl.best(n, seat); best != nil {
			fl.loaded[seat] += best.vp
			fl.own[seat].pay(best.needs)
			best.vp = 0
			continue
		}
		fl.own[seat].done = true
		loading--
	}
	for seat := range game.Seat(s.Count) {
		v.f[seat][fCargo] = float32(fl.loaded[seat])
		v.left(seat, &fl.own[seat], fl.boats[:n])
	}
}

// best is the dearest boat that the seat can load, nil if there is none.
func (fl *fleet) best(n int, seat game.Seat) *boat {
	p := &fl.own[seat]
	most := p.most()
	for b := range fl.boats[:n] {
		at := &fl.boats[b]
		if at.vp > 0 && at.size <= most && (at.only == seat || at.only == pyramidion.NoSeat) && p.short(at.needs) == 0 {
			return at
		}
	}
	return nil
}

// open fills in the boats that nobody is paying for, the dearest first: those of the row, and that of Karnak.
func (fl *fleet) open(s *pyramidion.State) (n int) {
	put := func(b pyramidion.Boat, only game.Seat) {
		if b == s.Payment.Boat || n == maxBoats {
			return
		}
		data := &s.Data.Boat[b]
		at := n
		for ; at > 0 && fl.boats[at-1].vp < int(data.VP); at-- {
			fl.boats[at] = fl.boats[at-1]
		}
		needs := packed(&data.Needs)
		fl.boats[at] = boat{needs: needs, size: needs.sum(), vp: int(data.VP), only: only}
		n++
	}
	for row := s.Row; row != 0; row = row.Rest() {
		put(pyramidion.Boat(row.First()), pyramidion.NoSeat)
	}
	if s.Private != 0 {
		put(s.Private, s.Captain)
	}
	return n
}

// paying: what is due of a boat that is being paid for is as good as paid (PYR-12.3). It gives whose turn is next.
func (fl *fleet) paying(s *pyramidion.State) int {
	seat, pay := s.Top().Seat, &s.Payment
	p := &fl.own[seat]
	p.torture &^= pay.Troops
	p.goods -= pack(pay.Statues) << statue
	p.pay(packed(&pay.Left))
	return s.Place(seat) + 1
}

// left: how far what is left over goes towards the boats that are left over.
func (v *view) left(seat game.Seat, p *purse, boats []boat) {
	f := &v.f[seat]
	for b := range boats {
		at := &boats[b]
		if at.vp == 0 || at.only != seat && at.only != pyramidion.NoSeat {
			continue
		}
		far := 1 - float32(p.short(at.needs))/float32(at.size)
		x := float32(at.vp) * far * far
		if x > f[fNear] {
			f[fNear], x = x, f[fNear]
		}
		f[fNextNear] = max(f[fNextNear], x)
	}
	goods := p.goods &^ (0xFF << statue)
	more := (pair * ones).lacks(goods).sum()
	f[fGoods], f[fSurplus] = float32(goods.sum()-more), float32(more)
	f[fStatues] = float32(p.goods >> statue)
}

// pair is of how many resources of a kind boats mostly have need.
const pair = 2
