package evaluator

import (
	"encoding/binary"
	"math/bits"

	"ennead/game"
	"ennead/games/pyramidion"
)

// pack holds amounts of all resources, one byte each.
type pack uint64

const (
	ones   pack = 0x0101010101010101
	highs       = ones << 7
	statue      = 8 * uint(pyramidion.Statue) // the byte of statues
)

// boxes are resource boxes as packs, with all bits of a resource set. A statue can replace any resource.
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

// lacks returns how much of each resource p lacks, compared with needs.
func (p pack) lacks(needs pack) pack {
	d := (needs | highs) - p
	return d &^ highs & (d & highs >> 7 * 0x7F)
}

// purse is what a foreman can pay for boats with.
type purse struct {
	goods   pack
	torture pyramidion.Sites // torturers that can still fetch
	data    *pyramidion.Components
	done    bool // can load no more boats
}

// most returns how many resources the purse can pay at most.
func (p *purse) most() int { return p.goods.sum() + p.torture.Len() }

// short returns how many resources are missing for a boat, after torturers have fetched and statues have replaced
// others.
func (p *purse) short(needs pack) int {
	lacks := p.goods.lacks(needs)
	if p.torture != 0 {
		lacks, _ = p.fetch(lacks)
	}
	return max(lacks.sum()-int(p.goods>>statue), 0)
}

// fetch returns what is still missing after torturers have fetched what they can, and the torturers that have not
// fetched.
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

// pay subtracts the cost of a boat that can be paid for: torturers fetch what is missing, and statues replace the
// rest.
func (p *purse) pay(needs pack) {
	lacks := p.goods.lacks(needs)
	p.goods -= needs - lacks
	lacks, p.torture = p.fetch(lacks)
	p.goods -= min(pack(lacks.sum()), p.goods>>statue) << statue
}

// fleet is the boats that can be loaded.
type fleet struct {
	boats  [maxBoats]boat // by VP, the highest first
	own    [maxSeats]purse
	loaded [maxSeats]int // VP loaded in this way
}

// boat is one boat of a fleet.
type boat struct {
	needs pack
	size  int // number of resources
	vp    int // 0 when it is loaded
	only  game.Seat
}

const maxBoats = 8

// load plays phase 7 as if it came now: in the expected play order, each seat loads the boat with the most VP that it
// can pay for, until nobody can load any more (PYR-12.1). A seat that cannot load a boat once cannot later, when
// there are fewer boats.
func (v *view) load() {
	s := v.s
	var fl fleet
	n := fl.open(s)
	for seat := range game.Seat(s.Count) {
		torturers := s.Posts(seat, pyramidion.Torturers) &^ s.Fetchers
		fl.own[seat] = purse{packed(&s.Player[seat].Goods), torturers, s.Data, false}
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

// best returns the boat with the most VP that the seat can load, or nil.
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

// open fills in the boats that nobody is paying for, by VP: those of the row, and the one at Karnak.
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

// paying counts a boat whose payment is in progress as paid (PYR-12.3). It returns whose turn is next.
func (fl *fleet) paying(s *pyramidion.State) int {
	seat, pay := s.Top().Seat, &s.Payment
	p := &fl.own[seat]
	p.torture &^= pay.Troops
	p.goods -= pack(pay.Statues) << statue
	p.pay(packed(&pay.Left))
	return s.Place(seat) + 1
}

// left measures how far a seat's remaining resources go towards the remaining boats.
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

// pair is how many tokens of a resource boats usually need.
const pair = 2
