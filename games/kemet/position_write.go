package kemet

import (
	"ennead/game"
	"ennead/games/position"
)

// The state as a position.

func (h *Hand) json() map[string]int { return position.Counts(h[:], cardNames) }

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
	p := positionJSON{Round: int(s.Round), Active: position.Seat(s.Active), Trigger: position.Seat(s.Trigger), Order: position.Seats(s.Order[:s.Count]),
		Units: map[string]map[string]int{}, Beasts: map[string]string{}, Temples: map[string]int{}, Discard: s.Discard.json(), Vision: s.Vision.json(),
		VisionN: int(s.VisionN), Acts: position.Names(s.Acts, actNames), Free: int(s.Free), Paid: int(s.Paid), Pending: position.Pending(&steps, &s.Stack)}
	if s.Next != [maxSeats]game.Seat{NoSeat, NoSeat, NoSeat, NoSeat, NoSeat} {
		p.Next = position.Seats(s.Next[:s.Count])
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
			p.Temples[spaces[space]] = position.Seat(holder)
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
	rest := restJSON{Pile: s.Pile.json(), PileN: int(s.PileN)}
	for seat := range game.Seat(s.Count) {
		rest.Reserves = append(rest.Reserves, s.reserve(seat))
	}
	p.Rest = position.Encode(rest)
	return position.Encode(p)
}

func (s *State) playerJSON(seat game.Seat) playerJSON {
	p := &s.Player[seat]
	battle := battleNames()[1:]
	city := 0
	if p.City != NoCity {
		city = int(p.City) + 1
	}
	j := playerJSON{City: city, Prayer: int(p.Prayer), Pyramids: map[string]int{}, Districts: map[string]int{},
		Pyramid: position.Seats(s.PyrVP[seat][:]), Tiles: position.Names(p.Tiles, tileNames()), Covered: position.Names(p.Covered, actionSpaceNames()),
		Tokens: int(p.Tokens), Silver: int(p.Silver), Golden: int(p.Golden), Combat: int(p.CombatVP), Control: int(p.ControlVP),
		Sanctuary: int(p.SanctuaryVP), Battle: position.Names(p.Battle.InHand, battle), Open: position.Names(p.Battle.Open, battle),
		BattleN: []int{int(p.Battle.HandN), int(p.Battle.DownN), int(p.Battle.GoneN)},
		Down:    position.Names(p.Battle.Down, battle), Gone: position.Names(p.Battle.Gone, battle), Cards: p.Cards.json(), CardsN: int(p.CardsN)}
	for c, level := range p.Level {
		j.Pyramids[colourNames[c]] = int(level)
		if level > 0 {
			j.Districts[colourNames[c]] = int(p.Place[c]) + 1
		}
	}
	if s.Empty[seat] != 0 {
		j.Empty = position.Hidden(s.Empty[seat])
	}
	return j
}

func (s *State) fightJSON() *fightJSON {
	f := &fightJSON{Space: spaceNames()[s.Fight.Space], Night: s.Fight.Night, Begun: s.Fight.Begun, Open: s.Fight.Open,
		Shown: int(s.Fight.Shown), Won: int(s.Fight.Won), Done: s.Fight.Compared, Spent: s.Spent.json()}
	for i := range s.Fight.Side {
		me := &s.Fight.Side[i]
		f.Sides = append(f.Sides, sideJSON{Seat: position.Seat(me.Seat), Keep: battleWord(me.Keep), Drop: battleWord(me.Drop), Hidden: me.Hidden.json(),
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
		OpenGates: m.OpenGates, Entered: m.Entered, Units: int(m.Units), Beasts: position.Names(m.Beasts, beastNames), Asked: position.Names(m.Asked, beastNames),
		Cards: [2]int{int(m.Swift), int(m.Leaps)}}
}
