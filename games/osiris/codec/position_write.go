package codec

import (
	"strconv"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/position"
)

// The state as a position.

// seatNumber is the number of a seat; what is neutral is nobody's.
func seatNumber(s game.Seat) int {
	if s == osiris.Neutral || s == osiris.NoSeat {
		return 0
	}
	return int(s) + 1
}

// seatNumbers are the numbers of several seats, ascending.
func seatNumbers(seats game.Seats) (list []int) {
	for seat := range seats.All() {
		list = append(list, seatNumber(seat))
	}
	return list
}

// named is the name of a thing by its number from 1, "" for 0.
func named(n uint8, names []string) string {
	if n == 0 {
		return ""
	}
	return names[n-1]
}

// counted are the tokens or workers by name.
func counted(n []uint8, names []string) map[string]int { return position.Counts(n, names) }

// write is the whole state as JSON.
func write(s *osiris.State) []byte {
	p := positionJSON{
		Season:    int(s.Season),
		Regent:    seatNumber(s.Regent),
		Blocked:   position.Names(s.Boxes, osiris.BoxNames),
		Bonus:     named(s.Bonused, osiris.BoxNames),
		Complete:  position.Names(s.Complete, osiris.MonumentNames),
		Away:      seatNumbers(s.Away),
		Aside:     seatNumbers(s.Aside),
		Skipped:   int(s.Skipped),
		Wages:     counted(s.Wages[:], osiris.ResourceNames),
		Market:    map[string]map[string]int{},
		Hire:      counted(s.Pool[:], osiris.WorkerNames),
		Workers:   map[string]standingJSON{},
		Camels:    map[string]int{},
		Monuments: map[string]buildingJSON{},
		Plans:     map[string]planJSON{},
		Spent:     position.Names(s.Spent, osiris.CardNames),
		Cards:     []any{},
		Turn:      writeTurn(s),
		Book:      writeBook(&s.Book),
		Pending:   position.Pending(&osiris.Steps, &s.Stack),
		Players:   []playerJSON{},
	}
	if s.Viewer != 0 {
		seat := int(s.Viewer)
		if seat > int(s.Count) {
			seat = 0
		}
		p.For = &seat
	}
	writeBoard(s, &p)
	for _, c := range s.Pending {
		switch {
		case c == osiris.Card(game.Unknown):
			p.Cards = append(p.Cards, "?")
		case c != 0:
			p.Cards = append(p.Cards, osiris.CardNames[c])
		}
	}
	if s.DrawnFirst != osiris.Card(game.Unknown) {
		p.DrawnFirst = osiris.CardNames[s.DrawnFirst]
	}
	for seat := range game.Seat(s.Count) {
		p.Players = append(p.Players, writePlayer(s, seat))
	}
	p.Rest = position.Encode(writeRest(s))
	return position.Encode(p)
}

func writeBoard(s *osiris.State, p *positionJSON) {
	for i := range s.Market {
		if s.Market[i].Used {
			p.Market[osiris.MarketNames[i]] = counted(s.Market[i].Tokens[:], osiris.ResourceNames)
		}
	}
	for at, stands := range s.Standing {
		if stands.Owner != osiris.NoSeat {
			p.Workers[osiris.PlaceNames[at]] = standingJSON{osiris.WorkerNames[stands.Worker], seatNumber(stands.Owner)}
		}
	}
	for c, leader := range s.Leader {
		if leader != osiris.NoSeat {
			p.Camels[osiris.CaravanNames[c]] = seatNumber(leader)
		}
	}
	for site := range s.Site {
		if b := &s.Site[site]; b.Owner != osiris.NoSeat {
			p.Monuments[osiris.SiteNames[site]] = buildingJSON{osiris.MonumentNames[b.Monument], seatNumber(b.Owner),
				seatNumber(b.Second)}
		}
	}
	for i, plan := range s.Plans {
		if plan.Owner != osiris.NoSeat {
			p.Plans[osiris.PlanNames[i]] = planJSON{seatNumber(plan.Owner), plan.Kept != 0}
		}
	}
}

func writeTurn(s *osiris.State) *turnJSON {
	t := &s.Turn
	if *t == (osiris.Turn{}) {
		return nil
	}
	j := &turnJSON{
		Card:   osiris.CardNames[t.Card],
		Worker: osiris.WorkerNames[t.Worker],
		Paid:   counted(t.Paid[:], osiris.ResourceNames),
		At:     int(t.At),
		Side:   osiris.SideNames[t.Side],
		Plan:   named(t.Plan, osiris.PlanNames),
		Kept:   named(t.Kept, osiris.PlanNames),
		Piles:  map[string]map[string]int{},
	}
	for _, w := range t.Hired {
		if w != 0 {
			j.Hired = append(j.Hired, osiris.WorkerNames[w-1])
		}
	}
	for i := range t.Piles {
		if t.Piles[i] != (osiris.Tokens{}) {
			j.Piles[osiris.PileNames[i]] = counted(t.Piles[i][:], osiris.ResourceNames)
		}
	}
	return j
}

// writePlayer: tokens behind a screen are not displayed unless the table does so (OSI-13.2).
func writePlayer(s *osiris.State, seat game.Seat) playerJSON {
	p := &s.Player[seat]
	j := playerJSON{
		Workers:   counted(p.Workers[:], osiris.WorkerNames),
		Idle:      int(p.Idle),
		Cards:     position.Names(p.Cards, osiris.CardNames),
		Closed:    int(p.Closed),
		Blessings: position.Names(p.Blessings, osiris.BlessingNames),
		Played:    position.Names(p.Played, osiris.BlessingNames),
		Lost:      counted(p.Lost[:], osiris.MonumentNames),
		Order:     int(p.Order),
		Scribed:   p.Scribed,
		Did:       position.Names(p.Did, osiris.ActionNames),
		DidBefore: position.Names(p.DidBefore, osiris.ActionNames),
		VP:        counted(p.VP[:], partNames),
	}
	if s.Sees(seat) {
		j.Tokens = counted(p.Tokens[:], osiris.ResourceNames)
	} else {
		j.Hidden = true
	}
	for viewer, known := range p.Known {
		if known != 0 {
			if j.Known == nil {
				j.Known = map[string][]string{}
			}
			j.Known[strconv.Itoa(viewer+1)] = position.Names(known, osiris.CardNames)
		}
	}
	return j
}

func writeRest(s *osiris.State) restJSON {
	rest := restJSON{
		Supply: counted(s.Supply[:], osiris.ResourceNames),
		Bag:    counted(s.Bag[:], osiris.WorkerNames),
		Pile:   s.Pile(),
	}
	if s.Unseen > 0 {
		rest.Bag["?"] = int(s.Unseen)
	}
	for seat := range s.Count {
		p := &s.Player[seat]
		rest.Stock = append(rest.Stock, counted(p.Stock[:], osiris.MonumentNames))
		rest.Built = append(rest.Built, counted(p.Built[:], osiris.MonumentNames))
	}
	return rest
}
