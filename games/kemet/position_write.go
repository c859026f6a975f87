package kemet

import (
	"encoding/json"

	"ennead/game"
)

// The state as a position.

func seatNumber(s game.Seat) int {
	if s == NoSeat {
		return 0
	}
	return int(s) + 1
}

func seatNumbers(list []game.Seat) (out []int) {
	for _, s := range list {
		out = append(out, seatNumber(s))
	}
	return out
}

// members names the members of a bit set.
func members[T uint8 | uint16 | uint64 | Tiles](set T, names []string) []string {
	list := []string{}
	for i, name := range names {
		if set&(1<<i) != 0 {
			list = append(list, name)
		}
	}
	return list
}

func (h *Hand) json() map[string]int {
	m := map[string]int{}
	for k, n := range h {
		if n > 0 {
			m[cardNames[k]] = int(n)
		}
	}
	return m
}

func battleWord(c uint8) any {
	switch c {
	case 0:
		return nil
	case game.Unknown:
		return "?"
	}
	return battleNames()[c]
}

// Position is the whole state as JSON.
func (s *State) Position() []byte {
	spaces := spaceNames()
	p := positionJSON{Round: int(s.Round), Active: seatNumber(s.Active), Trigger: seatNumber(s.Trigger), Order: seatNumbers(s.Order[:s.Count]),
		Units: map[string]map[string]int{}, Beasts: map[string]string{}, Temples: map[string]int{}, Discard: s.Discard.json(), Vision: s.Vision.json(),
		VisionN: int(s.VisionN), Acts: members(s.Acts, actNames), Free: int(s.Free), Paid: int(s.Paid), Pending: []frameJSON{}}
	if s.Next != [maxSeats]game.Seat{NoSeat, NoSeat, NoSeat, NoSeat, NoSeat} {
		p.Next = seatNumbers(s.Next[:s.Count])
	}
	if s.Act != [3]uint8{} {
		p.Act = []int{int(s.Act[0]), int(s.Act[1]), int(s.Act[2])}
	}
	for in := s.Board().In; in != 0; in = in.Rest() {
		space := in.First()
		for seat := range s.Count {
			if n := s.Units[seat][space]; n > 0 {
				if p.Units[spaces[space]] == nil {
					p.Units[spaces[space]] = map[string]int{}
				}
				p.Units[spaces[space]][seatNames[seat]] = int(n)
			}
		}
		if holder := s.TempleVP[space]; holder != NoSeat {
			p.Temples[spaces[space]] = seatNumber(holder)
		}
	}
	for b, at := range s.Beast {
		if at != NoSpace {
			p.Beasts[beastNames[b]] = spaces[at]
		}
	}
	for seat := range game.Seat(s.Count) {
		p.Players = append(p.Players, s.playerJSON(seat))
	}
	if s.Fight.Space != NoSpace {
		p.Fight = s.fightJSON()
	}
	if s.March != (March{}) {
		p.March = s.marchJSON()
	}
	for f := range s.Frames() {
		p.Pending = append(p.Pending, frameJSON{steps[f.Step].Name, int(f.Seat) + 1, int(f.A), int(f.B)})
	}
	rest := restJSON{Pile: s.Pile.json(), PileN: int(s.PileN)}
	for seat := range game.Seat(s.Count) {
		rest.Reserves = append(rest.Reserves, s.reserve(seat))
	}
	p.Rest, _ = json.Marshal(rest) // numbers and names always marshal
	text, _ := json.Marshal(p)
	return text
}

func (s *State) playerJSON(seat game.Seat) playerJSON {
	p := &s.Player[seat]
	battle := battleNames()[1:]
	city := 0
	if p.City != NoCity {
		city = int(p.City) + 1
	}
	j := playerJSON{City: city, Prayer: int(p.Prayer), Pyramids: map[string]int{}, Districts: map[string]int{},
		Pyramid: seatNumbers(s.PyrVP[seat][:]), Tiles: members(p.Tiles, tileNames()), Covered: members(p.Covered, actionSpaceNames()),
		Tokens: int(p.Tokens), Silver: int(p.Silver), Golden: int(p.Golden), Combat: int(p.CombatVP), Control: int(p.ControlVP),
		Sanctuary: int(p.SanctuaryVP), Battle: members(p.Battle.InHand, battle), Open: members(p.Battle.Open, battle),
		BattleN: []int{int(p.Battle.HandN), int(p.Battle.DownN), int(p.Battle.GoneN)},
		Down:    members(p.Battle.Down, battle), Gone: members(p.Battle.Gone, battle), Cards: p.Cards.json(), CardsN: int(p.CardsN)}
	for c, level := range p.Level {
		j.Pyramids[colourNames[c]] = int(level)
		if level > 0 {
			j.Districts[colourNames[c]] = int(p.Place[c]) + 1
		}
	}
	switch s.Empty[seat] {
	case 0:
	case game.Unknown:
		j.Empty = "?"
	default:
		j.Empty = int(s.Empty[seat])
	}
	return j
}

func (s *State) fightJSON() *fightJSON {
	f := &fightJSON{Space: spaceNames()[s.Fight.Space], Night: s.Fight.Night, Begun: s.Fight.Begun, Open: s.Fight.Open,
		Shown: int(s.Fight.Shown), Won: int(s.Fight.Won), Done: s.Fight.Compared, Spent: s.Spent.json()}
	for i := range s.Fight.Side {
		me := &s.Fight.Side[i]
		f.Sides = append(f.Sides, sideJSON{Seat: seatNumber(me.Seat), Keep: battleWord(me.Keep), Drop: battleWord(me.Drop), Hidden: me.Hidden.json(),
			Asked: int(me.Asked), Bonus: [3]int{int(me.Strength), int(me.Damage), int(me.Defence)}, Paid: me.Paid.json(), Wound: int(me.Wound), Lost: int(me.Lost)})
		if s.Fight.Compared {
			f.Sides[i].Stood = int(me.Stood)
			if me.With != NoBeast {
				f.Sides[i].With = beastNames[me.With]
			}
		}
	}
	return f
}

func (s *State) marchJSON() *marchJSON {
	m := &s.March
	spaces := spaceNames()
	return &marchJSON{Start: spaces[m.Start], At: spaces[m.At], To: spaces[m.To], Capacity: [3]int{int(m.Land), int(m.Teleport), int(m.Leap)},
		OpenGates: m.OpenGates, Entered: m.Entered, Units: int(m.Units), Beasts: members(m.Beasts, beastNames), Asked: members(m.Asked, beastNames),
		Cards: [2]int{int(m.Swift), int(m.Leaps)}}
}
