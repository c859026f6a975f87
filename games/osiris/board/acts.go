package board

import (
	"math/bits"
	"slices"

	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
	"ennead/internal/piece"
)

var _ piece.Staging = Board{}

// Begins reports whether a season ends.
func (Board) Begins(e game.Event) bool { return e.Kind == osiris.EvEnd }

// Act tells the end of a season: who withdrew when, which plans are lost (OSI-8.1), and the lots; the last season
// scores them (OSI-9.2).
func (Board) Act(p piece.Passage) piece.Act {
	t := &tale{picture: newPicture(p.Scene), Passage: p, before: p.Before.(*osiris.State)}
	season := int(p.Events[0].A)
	t.act = piece.Act{Who: game.Spectator, Title: t.Word("act-season", "n", season),
		Note: t.Word("act-season-note", "n", season, "of", osiris.Seasons), Seats: piece.Order(Board{}, p.Scene)}
	for t.act.Length < len(t.Events) && ends[t.Events[t.act.Length].Kind] {
		t.act.Length++
	}
	t.scores = season == osiris.Seasons
	if !t.scores {
		t.withdrew()
		t.lost()
	}
	rows := t.lots("rows", osiris.PartRows, int(t.s.Data.Scoring.Row), t.disjoint)
	reaches := t.lots("reaches", osiris.PartReaches, int(t.s.Data.Scoring.Reach), t.along)
	if !t.scores {
		return t.act
	}
	sums := make([]int, t.s.Seats())
	for seat := range sums {
		sums[seat] = rows[seat] + reaches[seat]
	}
	switch seat, n, equal := most(t.act.Seats, sums); {
	case n == 0:
		t.act.Line = t.Word("act-lots-none")
	case equal > 1:
		t.act.Line = t.Word("act-lots-shared", "players", equal, "n", n)
	default:
		t.act.Who, t.act.Line = seat, t.Word("act-lots-most", "seat", seat, "n", n)
	}
	return t.act
}

// ends are the events of the end of a season.
var ends = map[uint8]bool{osiris.EvEnd: true, osiris.EvLost: true, osiris.EvLots: true, osiris.EvPoints: true}

// tale is the end of a season being told.
type tale struct {
	*picture
	piece.Passage
	act    piece.Act
	before *osiris.State
	scores bool // the lots count
}

// most returns the first seat with the greatest figure, that figure, and how many seats have it.
func most(order []game.Seat, figures []int) (seat game.Seat, n, equal int) {
	seat, n = piece.Most(order, figures, func(n int) int { return n })
	for _, figure := range figures {
		if figure == n {
			equal++
		}
	}
	return seat, n, equal
}

// withdrew says who withdrew in which order. The first is the new Regent (OSI-8.3); without one the Regent stays
// (OSI-RUL-54).
func (t *tale) withdrew() {
	b := piece.Beat{Name: t.Word("act-withdrew"), Words: make([]string, t.s.Seats()), Who: t.s.Regent}
	order := func(seat game.Seat, n int) {
		if n > 0 {
			b.Words[seat] = t.Number(n)
		}
	}
	for seat := range game.Seat(t.s.Seats()) {
		if !t.before.Aside.Has(seat) {
			order(seat, int(t.before.Player[seat].Order))
		}
	}
	for _, e := range t.Prior {
		if e.Kind == osiris.EvWithdrew {
			order(e.Seat, int(e.A))
		}
	}
	line := "act-withdrew-none"
	for _, word := range b.Words {
		if word != "" {
			line = "act-withdrew-first"
		}
	}
	b.Line = t.Word(line, "seat", t.s.Regent)
	t.act.Beats = append(t.act.Beats, b)
	t.act.Who, t.act.Line = b.Who, b.Line
}

// lost counts the planned monuments that leave the game (OSI-8.1).
func (t *tale) lost() {
	b := piece.Beat{Name: t.Word("act-lost"), Note: t.Word("act-lost-note"), Figures: make([]int, t.s.Seats()),
		Who: game.Spectator, Line: t.Word("act-lost-none")}
	for _, e := range t.Events[:t.act.Length] {
		if e.Kind == osiris.EvLost {
			b.Figures[e.Seat]--
			b.Spots = append(b.Spots, piece.Spot{ID: "plan-" + id(planName(int(e.A))), Seat: e.Seat, By: -1})
		}
	}
	if seat, n := piece.Most(t.act.Seats, b.Figures, func(n int) int { return -n }); n < 0 {
		b.Who, b.Line = seat, t.Word("act-lost-most", "seat", seat, "n", -n)
		t.act.Line += " " + b.Line
	}
	t.act.Beats = append(t.act.Beats, b)
}

// lots counts one kind of lots, frames them, and names a monument that is missing for one more. It returns the points.
func (t *tale) lots(key string, part osiris.Part, each int, find func([]osiris.Site) [][]osiris.Site) []int {
	b := piece.Beat{Name: t.Word("act-" + key), Note: t.Word("act-"+key+"-note", "vp", each),
		Figures: make([]int, t.s.Seats()), Who: game.Spectator}
	if !t.scores {
		b.Name, b.Note = t.Word("act-"+key+"-now"), ""
	}
	made := make([]int, t.s.Seats())
	for _, seat := range t.act.Seats {
		for _, lot := range find(t.sites(seat)) {
			f := piece.Frame{Seat: seat}
			for _, site := range lot {
				f.IDs = append(f.IDs, "site-"+id(siteName(site)))
			}
			b.Frames = append(b.Frames, f)
			made[seat]++
		}
	}
	copy(b.Figures, made)
	if t.scores {
		b.Unit = piece.CountsPoints
		clear(b.Figures)
		for _, e := range t.Events[:t.act.Length] {
			if p, n := osiris.PointsOf(e); e.Kind == osiris.EvPoints && p == part {
				b.Figures[e.Seat] += int(n)
			}
		}
	}
	switch seat, n, equal := most(t.act.Seats, made); {
	case n == 0:
		b.Line = t.Word("act-" + key + "-none")
	case equal > 1:
		b.Line = t.Word("act-lots-equal", "players", equal, "n", n)
	default:
		b.Who, b.Line = seat, t.Word("act-"+key+"-most", "seat", seat, "n", n)
	}
	b.Line += t.missing(made, find)
	t.act.Beats = append(t.act.Beats, b)
	return b.Figures
}

// missing names a free site where one more monument would make one more lot, for the first seat that has one.
func (t *tale) missing(made []int, find func([]osiris.Site) [][]osiris.Site) string {
	for _, seat := range t.act.Seats {
		own := t.sites(seat)
		for in := t.s.Data.Sites; in != 0 && len(own) > 0; in = in.Rest() {
			site := osiris.Site(in.First())
			if t.s.Site[site].Owner == osiris.NoSeat && len(find(append(slices.Clip(own), site))) > made[seat] {
				return " " + t.Word("act-missing", "seat", seat, "site", osiristext.SiteName(t.s, site))
			}
		}
	}
	return ""
}

// sites returns the sites of a seat's monuments; one with two of them appears twice.
func (t *tale) sites(seat game.Seat) (all []osiris.Site) {
	for in := t.s.Data.Sites; in != 0; in = in.Rest() {
		site := osiris.Site(in.First())
		for range t.has(site, seat) {
			all = append(all, site)
		}
	}
	return all
}

// disjoint returns as many adjacent lots as the sites form (OSI-9.2.2, OSI-9.2.3).
func (t *tale) disjoint(list []osiris.Site) [][]osiris.Site {
	var lots [][]osiris.Site
	for _, lot := range t.rows(list, 1<<len(list)-1) {
		var sites []osiris.Site
		for ; lot != 0; lot &= lot - 1 {
			sites = append(sites, list[bits.TrailingZeros32(lot)])
		}
		lots = append(lots, sites)
	}
	return lots
}

// rows returns the largest number of disjoint lots among the pieces left, as sets of their numbers in the list.
func (t *tale) rows(list []osiris.Site, left uint32) (best []uint32) {
	size := int(t.s.Data.Scoring.RowSize)
	for i := range list {
		if bits.OnesCount32(left) < size || len(best) >= bits.OnesCount32(left)/size {
			break
		}
		if left&(1<<i) != 0 {
			left &^= 1 << i // from here on, a lot starts with this piece or leaves it out
			if found := t.grow(list, left, left, 1<<i, size-1); len(found) > len(best) {
				best = found
			}
		}
	}
	return best
}

// grow completes a lot, which still lacks some pieces.
func (t *tale) grow(list []osiris.Site, left, open, lot uint32, missing int) (best []uint32) {
	if missing == 0 {
		return append(t.rows(list, left), lot)
	}
	for i := range list {
		if open&(1<<i) == 0 || !t.touches(list, lot, list[i]) {
			continue
		}
		open &^= 1 << i // from here on, this lot leaves it out
		if found := t.grow(list, left&^(1<<i), open, lot|1<<i, missing-1); len(found) > len(best) {
			best = found
		}
	}
	return best
}

// touches reports whether a site is adjacent to a piece of a lot.
func (t *tale) touches(list []osiris.Site, lot uint32, site osiris.Site) bool {
	for ; lot != 0; lot &= lot - 1 {
		if other := list[bits.TrailingZeros32(lot)]; other == site || t.s.Data.Beside[site].Has(uint8(other)) {
			return true
		}
	}
	return false
}

// along returns as many segment lots as the sites form. A site at two segments may count for either (OSI-RUL-47).
func (t *tale) along(list []osiris.Site) [][]osiris.Site {
	var by [osiris.Seasons + 1][]osiris.Site
	return t.sorted(list, by)
}

func (t *tale) sorted(list []osiris.Site, by [osiris.Seasons + 1][]osiris.Site) (best [][]osiris.Site) {
	for i, site := range list {
		segments := t.s.Data.Site[site].Segments
		if segments&(segments-1) == 0 {
			n := bits.TrailingZeros8(segments)
			by[n] = append(slices.Clip(by[n]), site)
			continue
		}
		for n := range by {
			if segments>>n&1 == 1 {
				with := by
				with[n] = append(slices.Clip(with[n]), site)
				if found := t.sorted(list[i+1:], with); len(found) > len(best) {
					best = found
				}
			}
		}
		return best
	}
	size := int(t.s.Data.Scoring.ReachSize)
	for _, sites := range by {
		for ; len(sites) >= size; sites = sites[size:] {
			best = append(best, sites[:size])
		}
	}
	return best
}
