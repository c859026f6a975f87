package codec

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/position"
)

// The state as a position.

func writeHand(h *kemet.Hand) map[string]int { return position.Counts(h[:], kemet.CardNames) }

func battleWord(c uint8) any {
	switch c {
	case 0:
		return nil
	case game.Unknown:
		return "?"
	}
	return kemet.BattleNames[c]
}

// write is the whole state as JSON.
func write(s *kemet.State) []byte {
	spaces := kemet.SpaceNames
	p := positionJSON{Round: int(s.Round), Active: position.Seat(s.Active), Trigger: position.Seat(s.Trigger),
		Order: position.Seats(s.Order[:s.Count]),
		Units: map[string]map[string]int{}, Beasts: map[string]string{}, Temples: map[string]int{},
		Discard: writeHand(&s.Discard), Vision: writeHand(&s.Vision),
		VisionN: int(s.VisionN), Acts: position.Names(s.Acts, kemet.ActNames), Free: int(s.Free), Paid: int(s.Paid),
		Pending: position.Pending(&kemet.Steps, &s.Stack)}
	if s.Next != [kemet.MaxSeats]game.Seat{kemet.NoSeat, kemet.NoSeat, kemet.NoSeat, kemet.NoSeat, kemet.NoSeat} {
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
				p.Units[spaces[space]][kemet.SeatNames[seat]] = int(n)
			}
		}
		if holder := s.TempleVP[space]; holder != kemet.NoSeat {
			p.Temples[spaces[space]] = position.Seat(holder)
		}
	}
	for b, at := range s.Beast {
		if at != kemet.NoSpace {
			p.Beasts[kemet.BeastNames[b]] = spaces[at]
		}
	}
	for seat := range game.Seat(s.Count) {
		p.Players = append(p.Players, writePlayer(s, seat))
	}
	if s.Fight.Space != kemet.NoSpace {
		p.Fight = writeFight(s)
	}
	if s.March != (kemet.March{}) {
		p.March = writeMarch(s)
	}
	rest := restJSON{Pile: writeHand(&s.Pile), PileN: int(s.PileN)}
	for seat := range game.Seat(s.Count) {
		rest.Reserves = append(rest.Reserves, s.Reserve(seat))
	}
	p.Rest = position.Encode(rest)
	return position.Encode(p)
}

func writePlayer(s *kemet.State, seat game.Seat) playerJSON {
	p := &s.Player[seat]
	battle := kemet.BattleNames[1:]
	city := 0
	if p.City != kemet.NoCity {
		city = int(p.City) + 1
	}
	j := playerJSON{City: city, Prayer: int(p.Prayer), Pyramids: map[string]int{}, Districts: map[string]int{},
		Pyramid: position.Seats(s.PyrVP[seat][:]), Tiles: position.Names(p.Tiles, kemet.TileNames),
		Covered: position.Names(p.Covered, kemet.ActionSpaceNames),
		Tokens:  int(p.Tokens), Silver: int(p.Silver), Golden: int(p.Golden), Combat: int(p.CombatVP),
		Control:   int(p.ControlVP),
		Sanctuary: int(p.SanctuaryVP), Battle: position.Names(p.Battle.InHand, battle),
		Open:    position.Names(p.Battle.Open, battle),
		BattleN: []int{int(p.Battle.HandN), int(p.Battle.DownN), int(p.Battle.GoneN)},
		Down:    position.Names(p.Battle.Down, battle), Gone: position.Names(p.Battle.Gone, battle),
		Cards: writeHand(&p.Cards), CardsN: int(p.CardsN)}
	for c, level := range p.Level {
		j.Pyramids[kemet.ColourNames[c]] = int(level)
		if level > 0 {
			j.Districts[kemet.ColourNames[c]] = int(p.Place[c]) + 1
		}
	}
	if s.Empty[seat] != 0 {
		j.Empty = position.Hidden(s.Empty[seat])
	}
	return j
}

func writeFight(s *kemet.State) *fightJSON {
	f := &fightJSON{Space: kemet.SpaceNames[s.Fight.Space], Night: s.Fight.Night, Begun: s.Fight.Begun,
		Open:  s.Fight.Open,
		Shown: int(s.Fight.Shown), Won: int(s.Fight.Won), Done: s.Fight.Compared, Spent: writeHand(&s.Spent)}
	for i := range s.Fight.Side {
		me := &s.Fight.Side[i]
		f.Sides = append(f.Sides,
			sideJSON{Seat: position.Seat(me.Seat), Keep: battleWord(me.Keep), Drop: battleWord(me.Drop),
				Hidden: writeHand(&me.Hidden),
				Asked:  int(me.Asked), Bonus: [3]int{int(me.Strength), int(me.Damage), int(me.Defence)},
				Paid: writeHand(&me.Paid), Wound: int(me.Wound), Lost: int(me.Lost)})
		if s.Fight.Compared {
			f.Sides[i].Stood = int(me.Stood)
			if me.With != kemet.NoBeast {
				f.Sides[i].With = kemet.BeastNames[me.With]
			}
		}
	}
	return f
}

func writeMarch(s *kemet.State) *marchJSON {
	m := &s.March
	spaces := kemet.SpaceNames
	return &marchJSON{Start: spaces[m.Start], At: spaces[m.At], To: spaces[m.To],
		Capacity:  [3]int{int(m.Land), int(m.Teleport), int(m.Leap)},
		OpenGates: m.OpenGates, Entered: m.Entered, Units: int(m.Units),
		Beasts: position.Names(m.Beasts, kemet.BeastNames), Asked: position.Names(m.Asked, kemet.BeastNames),
		Cards: [2]int{int(m.Swift), int(m.Leaps)}}
}
