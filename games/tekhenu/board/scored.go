package board

import (
	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"
)

// scored tells a scoring: each category of chapter 7 in its order, then what was paid and lost for Bread.
func (t *tale) scored() piece.Act {
	n := int(t.Events[0].A)
	t.act.Title = t.Word("act-scoring", "n", n, "of", len(t.s.Marks))
	t.count()
	_, t.act.Running = t.s.Waits(tekhenu.StepScoring)
	t.district()
	t.temples()
	t.board()
	if t.s.Solo {
		pile := t.beat("pile", piece.CountsPoints, "rival", t.of(tekhenu.PartPile))
		t.best(pile, "pile", func(game.Seat) []any { return nil })
	}
	t.fed()
	t.sum()
	return t.act
}

// scoringParts are the parts of the score sheet that a scoring changes.
var scoringParts = map[tekhenu.Part]bool{
	tekhenu.PartTemple: true, tekhenu.PartStatueRow: true, tekhenu.PartHappiness: true,
	tekhenu.PartProduction: true, tekhenu.PartRow: true, tekhenu.PartPile: true, tekhenu.PartBread: true,
}

// count finds the last event of the scoring.
func (t *tale) count() {
	for i, e := range t.Events {
		switch e.Kind {
		case tekhenu.EvPoints, tekhenu.EvLost:
			if !scoringParts[tekhenu.PointsOf(e).Part] {
				return
			}
		case tekhenu.EvScoring, tekhenu.EvLeads, tekhenu.EvDue, tekhenu.EvPaid:
		default:
			return
		}
		t.act.Length = i + 1
	}
}

// events returns those of the act.
func (t *tale) events() []game.Event { return t.Events[:t.act.Length] }

// of returns the VP of each seat for a part of the score sheet.
func (t *tale) of(part tekhenu.Part) []int {
	sums := make([]int, t.s.Seats())
	for _, e := range t.events() {
		switch {
		case e.Kind == tekhenu.EvPoints && tekhenu.PointsOf(e).Part == part:
			sums[e.Seat] += int(tekhenu.PointsOf(e).VP)
		case e.Kind == tekhenu.EvLost && tekhenu.PointsOf(e).Part == part:
			sums[e.Seat] -= int(tekhenu.PointsOf(e).VP)
		}
	}
	return sums
}

// district counts who leads the districts of Osiris, each at its topmost piece there (TEK-7.1).
func (t *tale) district() {
	points, led := make([]int, t.s.Seats()), make([]int, t.s.Seats())
	var spots []piece.Spot
	for _, e := range t.events() {
		if e.Kind != tekhenu.EvLeads {
			continue
		}
		lead := tekhenu.LeadOf(e)
		points[e.Seat] += int(lead.VP)
		led[e.Seat]++
		spots = append(spots, piece.Spot{ID: t.topmost(e.Seat, lead.District), Seat: e.Seat, By: int(lead.VP)})
	}
	b := t.beat("osiris", piece.CountsPoints, "part-works", points)
	b.Spots = spots
	t.best(b, "osiris", func(seat game.Seat) []any { return []any{"districts", led[seat]} })
}

// topmost returns the element of the topmost piece of a seat in a district.
func (t *tale) topmost(seat game.Seat, d tekhenu.Token) string {
	for i, owner := range t.s.People {
		if owner == seat && t.s.Data.People[i].Districts.Has(uint8(d)) {
			return siteID(t.s.Data.People[i].ID)
		}
	}
	for row := range t.s.Districts {
		if t.s.Districts[row][d] == seat {
			return piece.ID("work", row+1, goods[d])
		}
	}
	return "part-works"
}

// temples counts the pieces around the Temple and the Columns that they serve (TEK-7.2).
func (t *tale) temples() {
	around, first := make([]int, t.s.Seats()), map[game.Seat]string{}
	stands := func(seat game.Seat, id string) {
		if seat == tekhenu.NoSeat {
			return
		}
		around[seat]++
		if first[seat] == "" {
			first[seat] = siteID(id)
		}
	}
	for i := range t.s.Data.Sites {
		stands(t.s.Sites[i], t.s.Data.Sites[i].ID)
	}
	for i := range t.s.Data.People {
		if t.s.Data.People[i].Line != tekhenu.NoLine {
			stands(t.s.People[i], t.s.Data.People[i].ID)
		}
	}
	points := t.of(tekhenu.PartTemple)
	b := t.beat("temple", piece.CountsPoints, "part-temple", points)
	for _, seat := range t.act.Seats {
		if points[seat] != 0 && first[seat] != "" {
			b.Spots = append(b.Spots, piece.Spot{ID: first[seat], Seat: seat, By: points[seat]})
		}
	}
	t.best(b, "temple", func(seat game.Seat) []any {
		return []any{"pieces", around[seat], "columns", points[seat] - around[seat]}
	})
}

// board counts Statues, Happiness, Production and the row of Buildings (TEK-7.3 to TEK-7.6).
func (t *tale) board() {
	has := func(of func(*tekhenu.Player) uint8) func(game.Seat) []any {
		return func(seat game.Seat) []any { return []any{"has", int(of(&t.s.Player[seat]))} }
	}
	b := t.beat("statues", piece.CountsPoints, "part-horus", t.of(tekhenu.PartStatueRow))
	t.best(b, "statues", has(func(p *tekhenu.Player) uint8 { return p.Statues }))
	b = t.beat("happiness", piece.CountsPoints, "part-track", t.of(tekhenu.PartHappiness))
	for _, seat := range t.act.Seats {
		if b.Figures[seat] != 0 {
			b.Spots = append(b.Spots, piece.Spot{ID: piece.ID("happiness", seat), Seat: seat, By: b.Figures[seat]})
		}
	}
	t.best(b, "happiness", has(func(p *tekhenu.Player) uint8 { return p.Happiness }))
	b = t.beat("production", piece.CountsPoints, "players", t.of(tekhenu.PartProduction))
	t.best(b, "production", has(func(p *tekhenu.Player) (n uint8) {
		for _, at := range &p.Production {
			if at == t.s.Data.Production.Top {
				n++
			}
		}
		return n
	}))
	b = t.beat("row", piece.CountsPoints, "players", t.of(tekhenu.PartRow))
	t.best(b, "row", has(func(p *tekhenu.Player) uint8 { return p.Buildings }))
}

// fed counts what was paid for Bread, and names whose Bread was not (TEK-7.7).
func (t *tale) fed() {
	var paid [tekhenu.Goods + 2][]int // by token
	due, unpaid := make([]int, t.s.Seats()), make([]int, t.s.Seats())
	for _, e := range t.events() {
		switch e.Kind {
		case tekhenu.EvDue:
			due[e.Seat] += int(e.A)
			unpaid[e.Seat] += int(e.A)
		case tekhenu.EvPaid:
			x := tekhenu.TransferOf(e)
			if paid[x.Token] == nil {
				paid[x.Token] = make([]int, t.s.Seats())
			}
			paid[x.Token][e.Seat] -= int(x.N)
			unpaid[e.Seat] -= int(x.N)
		}
	}
	for token, figures := range paid {
		if figures == nil {
			continue
		}
		name := t.Words.Word(string(goodTerm(tekhenu.Token(token))))
		seat, n := piece.Most(t.act.Seats, figures, func(n int) int { return -n })
		t.act.Beats = append(t.act.Beats, piece.Beat{
			Name: t.Word("act-paid", "good", name), Place: "players", Unit: piece.CountsThings,
			Sign: goodSigns[token], Look: "te-afield te-" + goods[token], Thing: name, Figures: figures,
			Who: seat, Line: t.Word("act-paid-most", "seat", seat, "n", -n, "due", due[seat]),
		})
	}
	b := t.beat("bread", piece.CountsPoints, "players", t.of(tekhenu.PartBread))
	b.Due = t.act.Running
	owed := 0
	for _, seat := range t.act.Seats {
		owed += due[seat]
		if !b.Due && unpaid[seat] > 0 {
			b.Who = seat
			t.add(&b.Line, "act-bread-lost", "seat", seat, "n", unpaid[seat], "vp", -b.Figures[seat])
		}
	}
	switch {
	case b.Due:
		b.Figures = nil
		b.Line = t.Word("act-bread-due")
	case b.Line == "" && owed == 0:
		b.Line = t.Word("act-bread-none")
	case b.Line == "":
		b.Line = t.Word("act-bread-paid")
	}
}

// sum names the seat that gained most, and who left Bread unpaid.
func (t *tale) sum() {
	sums, _ := t.act.Sum(t.s.Seats())
	seat, n := piece.Most(t.act.Seats, sums, func(n int) int { return n })
	equal := 0
	for _, sum := range sums {
		if sum == n {
			equal++
		}
	}
	switch {
	case equal > 1:
		t.act.Line = t.Word("act-scoring-shared", "n", n, "players", equal)
	default:
		t.act.Who, t.act.Line = seat, t.Word("act-scoring-best", "seat", seat, "n", n)
	}
	if bread := t.act.Beats[len(t.act.Beats)-1]; bread.Due || bread.Who != game.Spectator {
		t.act.Line += " " + bread.Line
	}
}
