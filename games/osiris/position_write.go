package osiris

import (
	"strconv"

	"ennead/game"
	"ennead/games/position"
)

// The state as a position.

// seatNumber is the number of a seat; what is neutral is nobody's.
func seatNumber(s game.Seat) int {
	if s == Neutral || s == NoSeat {
		return 0
	}
	return int(s) + 1
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

// Position is the whole state as JSON.
func (s *State) Position() []byte {
	p := positionJSON{Season: int(s.Season), Regent: seatNumber(s.Regent), Blocked: position.Names(s.Boxes, boxNames), Bonus: named(s.Bonused, boxNames),
		Complete: position.Names(s.Complete, monumentNames), Wages: counted(s.Wages[:], resourceNames), Market: map[string]map[string]int{},
		Hire: counted(s.Pool[:], workerNames), Workers: map[string]standingJSON{}, Camels: map[string]int{}, Monuments: map[string]buildingJSON{},
		Plans: map[string]planJSON{}, Spent: position.Names(s.Spent, cardNames), Cards: []any{}, Turn: s.turnJSON(), Book: s.Book.json(),
		Pending: position.Pending(&steps, &s.Stack), Players: []playerJSON{}}
	if s.Viewer != 0 {
		seat := int(s.Viewer)
		if seat > int(s.Count) {
			seat = 0
		}
		p.For = &seat
	}
	s.writeBoard(&p)
	for _, c := range s.Pending {
		switch {
		case c == Card(game.Unknown):
			p.Cards = append(p.Cards, "?")
		case c != 0:
			p.Cards = append(p.Cards, cardNames[c])
		}
	}
	for seat := range game.Seat(s.Count) {
		p.Players = append(p.Players, s.playerJSON(seat))
	}
	p.Rest = position.Encode(s.restJSON())
	return position.Encode(p)
}

func (s *State) writeBoard(p *positionJSON) {
	for i := range s.Market {
		if s.Market[i].Used {
			p.Market[marketNames[i]] = counted(s.Market[i].Tokens[:], resourceNames)
		}
	}
	for at, stands := range s.Standing {
		if stands.Owner != NoSeat {
			p.Workers[placeNames[at]] = standingJSON{workerNames[stands.Worker], seatNumber(stands.Owner)}
		}
	}
	for c, leader := range s.Leader {
		if leader != NoSeat {
			p.Camels[caravanNames[c]] = seatNumber(leader)
		}
	}
	for site := range s.Site {
		if b := &s.Site[site]; b.Owner != NoSeat {
			p.Monuments[siteNames[site]] = buildingJSON{monumentNames[b.Monument], seatNumber(b.Owner), seatNumber(b.Second)}
		}
	}
	for i, plan := range s.Plans {
		if plan.Owner != NoSeat {
			p.Plans[planNames[i]] = planJSON{seatNumber(plan.Owner), plan.Kept != 0}
		}
	}
}

func (s *State) turnJSON() *turnJSON {
	t := &s.Turn
	if *t == (Turn{}) {
		return nil
	}
	j := &turnJSON{Card: cardNames[t.Card], Worker: workerNames[t.Worker], Paid: counted(t.Paid[:], resourceNames), At: int(t.At),
		Side: sideNames[t.Side], Plan: named(t.Plan, planNames), Kept: named(t.Kept, planNames), Piles: map[string]map[string]int{}}
	for _, w := range t.Hired {
		if w != 0 {
			j.Hired = append(j.Hired, workerNames[w-1])
		}
	}
	for i := range t.Piles {
		if t.Piles[i] != (Tokens{}) {
			j.Piles[pileNames[i]] = counted(t.Piles[i][:], resourceNames)
		}
	}
	return j
}

// playerJSON: tokens behind a screen are not displayed unless the table does so (OSI-13.2).
func (s *State) playerJSON(seat game.Seat) playerJSON {
	p := &s.Player[seat]
	j := playerJSON{Workers: counted(p.Workers[:], workerNames), Idle: int(p.Idle), Cards: position.Names(p.Cards, cardNames), Closed: int(p.Closed),
		Blessings: position.Names(p.Blessings, blessingNames), Played: position.Names(p.Played, blessingNames), Lost: counted(p.Lost[:], monumentNames),
		Order: int(p.Order), Scribed: p.Scribed,
		Did: position.Names(p.Did, actionNames), DidBefore: position.Names(p.DidBefore, actionNames), VP: counted(p.VP[:], partNames)}
	if s.sees(seat) {
		j.Tokens = counted(p.Tokens[:], resourceNames)
	} else {
		j.Hidden = true
	}
	for viewer, known := range p.Known {
		if known != 0 {
			if j.Known == nil {
				j.Known = map[string][]string{}
			}
			j.Known[strconv.Itoa(viewer+1)] = position.Names(known, cardNames)
		}
	}
	return j
}

func (s *State) restJSON() restJSON {
	rest := restJSON{Supply: counted(s.Supply[:], resourceNames), Bag: counted(s.Bag[:], workerNames), Pile: s.Pile()}
	if s.Unseen > 0 {
		rest.Bag["?"] = int(s.Unseen)
	}
	for seat := range s.Count {
		p := &s.Player[seat]
		rest.Stock = append(rest.Stock, counted(p.Stock[:], monumentNames))
		rest.Built = append(rest.Built, counted(p.Built[:], monumentNames))
	}
	return rest
}
