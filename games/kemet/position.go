package kemet

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"ennead/game"
)

// The state as JSON with names. Seats are counted from 1, 0 is nobody. What can be worked out from the
// rest of the box stands under "rest".

type positionJSON struct {
	Round   int                       `json:"round"`
	Active  int                       `json:"active"`
	Trigger int                       `json:"trigger"`
	Order   []int                     `json:"order"`
	Next    []int                     `json:"next_order,omitempty"`
	Players []playerJSON              `json:"players"`
	Units   map[string]map[string]int `json:"units"` // space, seat
	Beasts  map[string]string         `json:"creatures,omitempty"`
	Temples map[string]int            `json:"temple_vp"`
	Discard map[string]int            `json:"discard,omitempty"`
	Vision  map[string]int            `json:"vision,omitempty"`
	VisionN int                       `json:"vision_cards,omitempty"`
	Fight   *fightJSON                `json:"fight,omitempty"`
	March   *marchJSON                `json:"march,omitempty"`
	Acts    []string                  `json:"acts,omitempty"`
	Act     []int                     `json:"act,omitempty"`
	Free    int                       `json:"free,omitempty"`
	Paid    int                       `json:"paid,omitempty"`
	Pending []frameJSON               `json:"pending"` // the choice that is owed comes last
	Rest    json.RawMessage           `json:"rest,omitempty"`
}

type playerJSON struct {
	City      int            `json:"city"`
	Prayer    int            `json:"prayer"`
	Pyramids  map[string]int `json:"pyramids"`
	Districts map[string]int `json:"districts"`
	Pyramid   []int          `json:"pyramid_vp"` // holders, ruby, sapphire, diamond
	Tiles     []string       `json:"tiles"`
	Covered   []string       `json:"covered"`
	Tokens    int            `json:"tokens"`
	Silver    int            `json:"silver,omitempty"`
	Golden    int            `json:"golden,omitempty"`
	Combat    int            `json:"combat_vp"`
	Control   int            `json:"control_vp"`
	Sanctuary int            `json:"sanctuary_vp"`
	Battle    []string       `json:"battle"` // in hand, or where the reader cannot tell
	BattleN   []int          `json:"battle_counts"`
	Open      []string       `json:"battle_open"`
	Down      []string       `json:"battle_down,omitempty"`
	Gone      []string       `json:"battle_gone,omitempty"`
	Cards     map[string]int `json:"cards"`
	CardsN    int            `json:"card_count"`
	Empty     any            `json:"empty,omitempty"`
}

type fightJSON struct {
	Space string         `json:"space"`
	Night bool           `json:"night,omitempty"`
	Begun bool           `json:"begun,omitempty"`
	Open  bool           `json:"open,omitempty"`
	Shown int            `json:"shown,omitempty"`
	Won   int            `json:"won,omitempty"`
	Sides []sideJSON     `json:"sides"`
	Spent map[string]int `json:"spent,omitempty"`
}

type sideJSON struct {
	Seat   int            `json:"seat"`
	Keep   any            `json:"keep,omitempty"`
	Drop   any            `json:"drop,omitempty"`
	Hidden map[string]int `json:"hidden,omitempty"`
	Asked  int            `json:"asked,omitempty"` // cards asked about in step 2
	Bonus  [3]int         `json:"bonus"`           // Strength, Damage, Defence of cards
	Wound  int            `json:"wound,omitempty"`
	Lost   int            `json:"lost,omitempty"`
}

type marchJSON struct {
	Start     string   `json:"start"`
	At        string   `json:"at"`
	To        string   `json:"to,omitempty"`
	Capacity  [3]int   `json:"capacity"` // land, teleport, card
	OpenGates bool     `json:"open_gates,omitempty"`
	Entered   bool     `json:"entered,omitempty"`
	Units     int      `json:"units,omitempty"`
	Beasts    []string `json:"creatures,omitempty"`
	Asked     []string `json:"asked,omitempty"`
	Cards     [2]int   `json:"cards"` // Swiftness, Teleportation
}

type frameJSON struct {
	Step string `json:"step"`
	Seat int    `json:"seat,omitempty"`
	A    int    `json:"a,omitempty"`
	B    int    `json:"b,omitempty"`
}

type restJSON struct {
	Pile     map[string]int `json:"pile"`
	PileN    int            `json:"pile_cards"`
	Reserves []int          `json:"reserves"`
}

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
	for _, f := range s.stack[:s.depth] {
		p.Pending = append(p.Pending, frameJSON{steps[f.Step].name, int(f.Seat) + 1, int(f.A), int(f.B)})
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
		Shown: int(s.Fight.Shown), Won: int(s.Fight.Won), Spent: s.Spent.json()}
	for i := range s.Fight.Side {
		me := &s.Fight.Side[i]
		f.Sides = append(f.Sides, sideJSON{Seat: seatNumber(me.Seat), Keep: battleWord(me.Keep), Drop: battleWord(me.Drop), Hidden: me.Hidden.json(),
			Asked: int(me.Asked), Bonus: [3]int{int(me.Strength), int(me.Damage), int(me.Defence)}, Wound: int(me.Wound), Lost: int(me.Lost)})
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

// loader fills a state from a position and collects what is wrong with it.
type loader struct {
	*State
	wrong []error
}

func (l *loader) check(ok bool, format string, args ...any) bool {
	if !ok && len(l.wrong) < 10 {
		l.wrong = append(l.wrong, fmt.Errorf(format, args...))
	}
	return ok
}

// Load makes the state of a position; cards that lie nowhere are in the pile.
func (house) Load(setup game.Setup, position []byte) (game.State, error) {
	s, err := table(setup)
	if err != nil {
		return nil, err
	}
	var p positionJSON
	in := json.NewDecoder(bytes.NewReader(position))
	in.DisallowUnknownFields()
	if err := in.Decode(&p); err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	l := &loader{State: s}
	l.fill(&p)
	if len(l.wrong) == 0 {
		l.conserve()
	}
	if len(l.wrong) == 0 {
		l.pending(&p)
	}
	if len(l.wrong) > 0 {
		return nil, fmt.Errorf("position: %w", errors.Join(l.wrong...))
	}
	return s, nil
}

func (l *loader) number(what string, n, least, most int) uint8 {
	if !l.check(least <= n && n <= most, "%s: %d is not within %d and %d", what, n, least, most) {
		return uint8(max(least, 0))
	}
	return uint8(n)
}

func (l *loader) word(what, word string, names []string) uint8 {
	i := slices.Index(names, word)
	l.check(i >= 0 && word != "", "%s: %.40q is not known", what, word)
	return uint8(max(i, 0))
}

func (l *loader) space(what, word string) uint8 {
	space := l.word(what, word, spaceNames())
	if !l.check(l.Board().In.Has(space), "%s: %s is not in play with %d players", what, word, l.Count) {
		return l.Board().In.First()
	}
	return space
}

func (l *loader) seat(what string, n int) game.Seat {
	if n == 0 {
		return NoSeat
	}
	return game.Seat(l.number(what, n, 1, int(l.Count)) - 1)
}

func (l *loader) set(what string, words, names []string) (set uint64) {
	for _, w := range words {
		b := uint64(1) << l.word(what, w, names)
		l.check(set&b == 0, "%s: %s comes twice", what, w)
		set |= b
	}
	return set
}

func (l *loader) hand(what string, m map[string]int) (h Hand) {
	for word, n := range m {
		h[l.word(what, word, cardNames)] = l.number(what, n, 0, 20)
	}
	return h
}

func (l *loader) order(what string, list []int) (order [maxSeats]game.Seat) {
	for i := range order {
		order[i] = NoSeat
	}
	l.check(len(list) <= int(l.Count), "%s: over %d places", what, l.Count)
	for i, n := range list[:min(len(list), int(l.Count))] {
		order[i] = l.seat(what, n)
		l.check(order[i] == NoSeat || !slices.Contains(order[:i], order[i]), "%s: seat %d comes twice", what, n)
	}
	return order
}

func (l *loader) fill(p *positionJSON) {
	l.Round = l.number("round", p.Round, 0, 255)
	l.Active, l.Trigger = l.seat("active", p.Active), l.seat("trigger", p.Trigger)
	l.Order, l.Next = l.order("order", p.Order), l.order("next_order", p.Next)
	if !l.check(len(p.Players) == int(l.Count), "players: there are %d, not %d", l.Count, len(p.Players)) {
		return
	}
	for i := range p.Players {
		l.player(game.Seat(i), &p.Players[i])
	}
	for word, seats := range p.Units {
		space := l.space("units", word)
		for who, n := range seats {
			l.Units[l.word("units", who, seatNames[:l.Count])][space] = l.number("units "+word, n, 0, l.Data.Limit.Units)
		}
		l.check(len(seats) <= 2, "units: %s: more than two players (KEM-1.13)", word)
	}
	for word, at := range p.Beasts {
		b := l.word("creatures", word, beastNames)
		l.Beast[b] = l.space("creatures", at)
		owner := l.beastOwner(b)
		l.check(owner != NoSeat && l.Units[owner][l.Beast[b]] > 0, "creatures: %s stands without a troop of its owner", word)
	}
	for word, n := range p.Temples {
		l.TempleVP[l.space("temple_vp", word)] = l.seat("temple_vp", n)
	}
	l.Discard = l.hand("discard", p.Discard)
	l.Vision, l.VisionN = l.hand("vision", p.Vision), l.number("vision_cards", p.VisionN, 0, 35)
	l.check(l.Vision.Len() == int(l.VisionN), "vision: %d cards, not %d; a masked position cannot be loaded", l.Vision.Len(), l.VisionN)
	l.Acts = uint8(l.set("acts", p.Acts, actNames))
	for i, n := range p.Act[:min(len(p.Act), 3)] {
		l.Act[i] = l.number("act", n, 0, actionCount-1)
	}
	l.check(l.Act[golden] <= 1, "act: the golden token is for a Move or Recruit")
	l.Free, l.Paid = l.number("free", p.Free, 0, 12), l.number("paid", p.Paid, 0, 12)
	if p.Fight != nil {
		l.fight(p.Fight)
	}
	if p.March != nil {
		l.march(p.March)
	}
}

func (l *loader) player(seat game.Seat, j *playerJSON) {
	p, what := &l.Player[seat], fmt.Sprintf("players: %d: ", seat+1)
	if j.City > 0 {
		p.City = l.number(what+"city", j.City, 1, int(l.Count)) - 1
	}
	p.Prayer = l.number(what+"prayer", j.Prayer, 0, l.Data.Limit.Prayer)
	for word, level := range j.Pyramids {
		p.Level[l.word(what+"pyramids", word, colourNames)] = l.number(what+"pyramids", level, 0, topLevel)
	}
	for word, d := range j.Districts {
		p.Place[l.word(what+"districts", word, colourNames)] = l.number(what+"districts", d, 1, 3) - 1
	}
	for c := range colours {
		for other := range c {
			l.check(p.Level[c] == 0 || p.Level[other] == 0 || p.Place[c] != p.Place[other], "%sdistricts: two pyramids in one", what)
		}
	}
	for c, n := range j.Pyramid[:min(len(j.Pyramid), colours)] {
		l.PyrVP[seat][c] = l.seat(what+"pyramid_vp", n)
		l.check((n > 0) == (p.Level[c] == topLevel), "%spyramid_vp: goes with level %d", what, topLevel)
	}
	p.Tiles = Tiles(l.set(what+"tiles", j.Tiles, tileNames()))
	for other := range seat {
		l.check(l.Player[other].Tiles&p.Tiles == 0, "%stiles: one belongs to somebody else too", what)
	}
	p.Covered = uint16(l.set(what+"covered", j.Covered, actionSpaceNames()))
	p.Tokens = l.number(what+"tokens", j.Tokens, 0, 5)
	p.Silver, p.Golden = l.number(what+"silver", j.Silver, 0, 2), l.number(what+"golden", j.Golden, 0, 2)
	p.CombatVP, p.ControlVP = l.number(what+"combat_vp", j.Combat, 0, 99), l.number(what+"control_vp", j.Control, 0, 99)
	p.SanctuaryVP = l.number(what+"sanctuary_vp", j.Sanctuary, 0, 99)
	names := battleNames()[1:]
	b := &p.Battle
	b.InHand, b.Open = uint8(l.set(what+"battle", j.Battle, names)), uint8(l.set(what+"battle_open", j.Open, names))
	b.Down, b.Gone = uint8(l.set(what+"battle_down", j.Down, names)), uint8(l.set(what+"battle_gone", j.Gone, names))
	b.HandN, b.DownN, b.GoneN = uint8(count8(b.InHand)), uint8(count8(b.Down)), uint8(count8(b.Gone))
	counts := []int{int(b.HandN), int(b.DownN), int(b.GoneN)}
	l.check(j.BattleN == nil || slices.Equal(j.BattleN, counts), "%sbattle_counts: %v, not %v; a masked position cannot be loaded", what, counts, j.BattleN)
	l.check(b.InHand&b.Open == 0 && (b.InHand|b.Open)&(b.Down|b.Gone) == 0 && b.Down&b.Gone == 0, "%sbattle: a card is in two places", what)
	p.Cards = l.hand(what+"cards", j.Cards)
	p.CardsN = l.number(what+"card_count", j.CardsN, 0, 99)
	if n, ok := j.Empty.(float64); ok {
		l.Empty[seat] = l.number(what+"empty", int(n), 1, 3)
	} else {
		l.check(j.Empty == nil, "%sempty: a masked position cannot be loaded", what)
	}
}

func (l *loader) battle(what string, v any) uint8 {
	if v == nil {
		return 0
	}
	word, _ := v.(string)
	return l.word(what+" (a masked position cannot be loaded)", word, battleNames())
}

func (l *loader) fight(j *fightJSON) {
	f := &l.Fight
	f.Space, f.Night, f.Begun, f.Open = l.space("fight", j.Space), j.Night, j.Begun, j.Open
	f.Shown, f.Won = l.number("fight: shown", j.Shown, 0, 3), l.number("fight: won", j.Won, 0, 1)
	l.Spent = l.hand("fight: spent", j.Spent)
	if !l.check(len(j.Sides) == 2, "fight: two sides") {
		return
	}
	for i := range j.Sides {
		me, from := &f.Side[i], &j.Sides[i]
		me.Seat = game.Seat(l.number("fight: seat", from.Seat, 1, int(l.Count)) - 1)
		me.Keep, me.Drop = l.battle("fight: keep", from.Keep), l.battle("fight: drop", from.Drop)
		me.Hidden = l.hand("fight: hidden", from.Hidden)
		me.Asked = l.number("fight: asked", from.Asked, 0, 99)
		if !f.Open {
			me.HiddenN = uint8(me.Hidden.Len())
		}
		me.Strength = int8(l.number("fight: bonus", from.Bonus[0], 0, 40))
		me.Damage = int8(l.number("fight: bonus", from.Bonus[1], 0, 40))
		me.Defence = int8(l.number("fight: bonus", from.Bonus[2], 0, 40))
		me.Wound, me.Lost = l.number("fight: wound", from.Wound, 0, 40), l.number("fight: lost", from.Lost, 0, 20)
		hand := l.Player[me.Seat].Battle.InHand
		if f.Open {
			hand = l.Player[me.Seat].Battle.Open
			l.check(me.Keep != 0, "fight: an open fight has battle cards")
		}
		l.check(me.Keep == 0 || hand&(1<<(me.Keep-1)) != 0, "fight: keep: not a card of theirs")
		l.check(me.Drop == 0 || me.Drop != me.Keep && hand&(1<<(me.Drop-1)) != 0, "fight: drop: not a card of theirs")
		l.check(f.Open || !f.Begun || l.Player[me.Seat].Battle.HandN >= 2, "fight: two battle cards in hand")
	}
	l.check(f.Side[0].Seat != f.Side[1].Seat, "fight: two different seats")
}

func (l *loader) march(j *marchJSON) {
	m := &l.March
	m.Start, m.At = l.word("march: start", j.Start, spaceNames()), l.word("march: at", j.At, spaceNames())
	m.To = l.word("march: to", j.To, spaceNames())
	m.Land, m.Teleport = l.number("march: capacity", j.Capacity[0], 0, 12), l.number("march: capacity", j.Capacity[1], 0, 2)
	m.Leap = l.number("march: capacity", j.Capacity[2], 0, 5)
	m.OpenGates, m.Entered, m.Units = j.OpenGates, j.Entered, l.number("march: units", j.Units, 0, 20)
	m.Beasts, m.Asked = uint8(l.set("march: creatures", j.Beasts, beastNames)), uint8(l.set("march: asked", j.Asked, beastNames))
	m.Swift, m.Leaps = l.number("march: cards", j.Cards[0], 0, 5), l.number("march: cards", j.Cards[1], 0, 5)
}

// conserve checks units and battle cards, and puts the cards that lie nowhere in the pile.
func (l *loader) conserve() {
	for seat := range game.Seat(l.Count) {
		p := &l.Player[seat]
		what := fmt.Sprintf("players: %d: ", seat+1)
		l.check(l.reserve(seat) >= 0, "%smore than %d units", what, l.Data.Limit.Units)
		all := p.Battle.InHand | p.Battle.Open | p.Battle.Down | p.Battle.Gone
		special := count8(all &^ (1<<6 - 1))
		l.check(all&(1<<6-1) == 1<<6-1 && special == int(p.Battle.GoneN),
			"%sbattle: six cards, and a special one for each that is gone", what)
		hidden := 0
		if l.Fight.Space != NoSpace && !l.Fight.Open && l.fighting(seat) {
			hidden = int(l.Fight.Side[l.side(seat)].HiddenN)
		}
		l.check(int(p.CardsN) == p.Cards.Len()+hidden, "%scard_count: %d, not %d; a masked position cannot be loaded", what, p.Cards.Len()+hidden, p.CardsN)
	}
	out := l.cardsOut()
	for k, n := range out {
		if l.check(n <= l.Data.Cards[k].Count, "%d cards %s, there are %d", n, cardNames[k], l.Data.Cards[k].Count) {
			l.Pile[k] = uint8(l.Data.Cards[k].Count - n)
		}
	}
	l.PileN = uint8(l.Pile.Len())
}

// cardsOut counts the cards of each kind that are not in the pile.
func (s *State) cardsOut() (out [cardKinds]int) {
	add := func(h *Hand) {
		for k, n := range h {
			out[k] += int(n)
		}
	}
	for seat := range s.Count {
		add(&s.Player[seat].Cards)
	}
	for i := range s.Fight.Side {
		add(&s.Fight.Side[i].Hidden)
	}
	add(&s.Discard)
	add(&s.Vision)
	add(&s.Spent)
	return out
}

// pending reads the steps and checks that each can be done.
func (l *loader) pending(p *positionJSON) {
	if !l.check(len(p.Pending) <= stackSize-8, "pending: over %d steps", stackSize-8) {
		return
	}
	for _, j := range p.Pending {
		step := Step(max(0, slices.IndexFunc(steps[:], func(r row) bool { return r.name == j.Step && r.name != "" })))
		if !l.check(step > 0, "pending: %.40q is no step", j.Step) {
			return
		}
		f := Frame{step, game.Seat(l.number("pending: "+j.Step+": seat", max(j.Seat, 1), 1, int(l.Count)) - 1),
			l.number("pending: a", j.A, 0, 255), l.number("pending: b", j.B, 0, 255)}
		if !l.check(l.suits(f), "pending: %s: a or b does not fit", j.Step) {
			return
		}
		l.push(f.Step, f.Seat, f.A, f.B)
	}
	if l.depth == 0 {
		return
	}
	top := l.Top()
	r := &steps[top.Step]
	if !l.check(r.run == nil && (r.skip == nil || !r.skip(l.State, top, nil)), "pending: %s: there is nothing to choose", r.name) {
		return
	}
	for seat := range l.Owing().All() {
		l.check(len(l.Moves(nil, seat)) > 0, "pending: %s: no choice is possible", strings.ToLower(r.name))
	}
}

// suits tells whether the numbers of a frame are in range for its step, and the step has what it needs.
func (l *loader) suits(f Frame) bool {
	fight := l.Fight.Space != NoSpace
	a, b := int(f.A), int(f.B)
	seats, in := 1<<l.Count-1, l.Board().In
	switch f.Step {
	case StepDistricts:
		return a > 0 && a <= seats
	case StepCouncil:
		return fight && a >= 1 && a <= 3
	case StepHide:
		return fight && a <= 3
	case StepFirstOrder:
		return a < int(l.Count)
	case StepAsk, StepWindow:
		return a <= int(afterAction) && b <= seats && (a != int(beforeCombat) || fight) && l.Active != NoSeat
	case StepBuy:
		return a < colours
	case StepRemove:
		return a == 7 || a == 8
	case StepEscape, StepClash, StepWound, StepLoser, StepWinner, StepFight, StepShow, StepReveal, StepCompare, StepLosses, StepFightEnd:
		return fight
	case StepFlee:
		return fight && a < int(l.Count)
	case StepMarch:
		return in.Has(l.March.Start) && in.Has(l.March.At)
	case StepGroup, StepEscort, StepGo:
		return in.Has(l.March.Start) && in.Has(l.March.At) && in.Has(l.March.To) && (a == int(vLand) || a == int(vTeleport) || a == int(vLeap))
	case StepOffer, StepDelta:
		return f.A < maxSpaces && in.Has(f.A)
	case StepDay, StepPyramids:
		return a <= int(l.Count)
	case StepNight:
		return a >= 1 && a <= 8
	case StepPowers, StepPower:
		return a <= 1
	case StepToken:
		return l.Player[f.Seat].Tokens > 0
	case StepAct:
		return true
	}
	return true
}
