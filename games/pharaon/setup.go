package pharaon

import (
	"slices"
	"strconv"
	"strings"

	"ennead/game"
)

// Setup: section 2, with discovery mode (section 14) and the changes for solo (section 15).

// The options of a table.
const (
	optDiscovery = "discovery" // who plays in discovery mode: "nobody", "everybody", or seats such as "1,3" (PHA-14.1)
	optDark      = "dark"      // solo: the number of dark tiles, or which ones, such as "tr-1,tr-4" (PHA-15.3)

	// Rulings whose other reading a table may choose.
	optStart      = "start-power" // "works"; or "lost": the instant power of a starting noble is lost (PHA-RUL-2)
	optJar        = "jar-powers"  // "both"; or "one": Tutor or Diplomat works on a jar, not both (PHA-RUL-14)
	optSuccession = "succession"  // "all"; or "taken": the starting noble does not count (PHA-RUL-26)
)

// The set of rulings whose other reading a table has chosen.
const (
	readStart = 1 << iota
	readJar
	readSuccession
)

// readings are the options of rulings, in the order of that set.
var readings = []game.Option{
	{
		Key: optStart, Values: []string{"works", "lost"}, Default: "works", Least: 1, Most: 5,
		Ruling: "PHA-RUL-2",
	},
	{
		Key: optJar, Values: []string{"both", "one"}, Default: "both", Least: 1, Most: 5, Ruling: "PHA-RUL-14",
	},
	{
		Key: optSuccession, Values: []string{"all", "taken"}, Default: "all", Least: 1, Most: 5,
		Ruling: "PHA-RUL-26",
	},
}

// reads reports whether the table has chosen the other reading of a ruling.
func (s *State) reads(other uint8) bool { return s.Readings&other != 0 }

// Rules are the rules of Pharaon.
var Rules game.Rules = house{}

type house struct{}

func (house) ID() string             { return "pharaon" }
func (house) Version() int           { return 1 }
func (house) Players() (int, int)    { return 1, 5 }
func (house) Lexicon() *game.Lexicon { return Lexicon }

func (house) Options() []game.Option {
	return append([]game.Option{
		{
			Key: optDiscovery, Values: []string{"nobody", "everybody"}, Many: []string{"1", "2", "3", "4", "5"},
			Default: "nobody", Least: 1, Most: 5,
		},
		{
			Key: optDark, Values: []string{"0", "1", "2", "3", "4", "5"}, Many: TileNames,
			Default: "0", Least: 1, Most: 1,
		},
	}, readings...)
}

// Table returns an empty table: everything in the box, nothing laid out. It fails if the number of players or an
// option is invalid.
func Table(data *Components, setup game.Setup) (*State, error) {
	s, _, err := table(data, setup)
	return s, err
}

// table is [Table]. It also returns which of the Traitor's tiles the options make dark.
func table(data *Components, setup game.Setup) (*State, darkness, error) {
	if setup.Players < 1 || setup.Players > 5 {
		return nil, darkness{}, game.NoTable("pharaon", 1, 5, setup.Players)
	}
	s := &State{
		Data: data, Count: uint8(max(setup.Players, 2)), Solo: setup.Players == 1,
		First: NoSeat, Pharaoh: NoSeat,
		Supply: data.Total, Bag: data.Copies, Lots: noLots,
		NobleDeck: 1<<(NobleCount+1) - 2, ArtisanDeck: 1<<(ArtisanCount+1) - 2, JarPile: 1<<(JarCount+1) - 2,
		Buy: Purchase{Access: NoToken},
	}
	s.slots = uint8(data.Slots[s.Players()])
	s.clearWheel()
	for i := range s.Bonus {
		s.Bonus[i] = NoToken
	}
	for i := range s.Plot.Spaces {
		for k := range s.Plot.Spaces[i] {
			s.Plot.Spaces[i][k] = NoToken
		}
	}
	for i := range s.Player {
		s.Player[i].Class = PlainClass
	}
	var dark darkness
	for key, value := range setup.Options {
		var err error
		switch key {
		case optDiscovery:
			s.Learners, err = learners(value, setup.Players)
		case optDark:
			dark, err = parseDark(value)
		default:
			err = s.read(key, value)
		}
		if err != nil {
			return nil, dark, err
		}
	}
	return s, dark, nil
}

// read notes which reading of a ruling the table has chosen.
func (s *State) read(key, value string) error {
	chosen, err := game.Setup{Options: map[string]string{key: value}}.Chosen(readings)
	for i, n := range chosen {
		s.Readings |= uint8(n) << i
	}
	return err
}

var PlainClass = [Colours]uint8{0, 1, 2, 3, 4}

func (s *State) clearWheel() {
	for c := range s.Wheel {
		s.Wheel[c] = [MaxSlots]Token{NoToken, NoToken, NoToken, NoToken}
	}
}

// learners reads the seats in discovery mode.
func learners(value string, players int) (set uint8, err error) {
	switch value {
	case "nobody":
		return 0, nil
	case "everybody":
		return 1<<players - 1, nil
	}
	for word := range strings.SplitSeq(value, ",") {
		n, err := strconv.Atoi(word)
		if err != nil || n < 1 || n > players || word != strconv.Itoa(n) || set&(1<<(n-1)) != 0 {
			return 0, game.Wrong(nil, "problem.discovery",
				"option discovery: {value} is not nobody, everybody, or different seats of 1 to {players}",
				"value", game.Quote(value), "players", players)
		}
		set |= 1 << (n - 1)
	}
	return set, nil
}

// darkness is the number of Traitor tiles to make dark at random, and the set of tiles chosen by name.
type darkness struct {
	random int
	tiles  uint8
}

func parseDark(value string) (d darkness, err error) {
	if n, err := strconv.Atoi(value); err == nil && 0 <= n && n <= TileCount && value == strconv.Itoa(n) {
		d.random = n
		return d, nil
	}
	for word := range strings.SplitSeq(value, ",") {
		i := slices.Index(TileNames, word)
		if i < 0 || d.tiles&(1<<i) != 0 {
			return darkness{}, game.Wrong(nil, "problem.dark",
				"option dark: {value} is neither a number from 0 to 5 nor different tiles of {list}",
				"value", game.Quote(value), "list", strings.Join(TileNames, ","))
		}
		d.tiles |= 1 << i
	}
	return d, nil
}

// New starts a game; Nature makes the first move. It fails if the number of players or an option is invalid.
func New(data *Components, setup game.Setup) (*State, error) {
	s, dark, err := table(data, setup)
	if err != nil {
		return nil, err
	}
	lots := uint8(s.Data.LotCount[s.Players()])
	s.Push(StepStart, 0, 0, 0)
	if s.Solo {
		s.Plot.Dark = dark.tiles
		s.Push(StepPlotPile, TraitorSeat, 0, 0) // PHA-15.5; A = 0: the leftmost tile
		s.Push(StepTileColour, 0, 0, 0)
		if dark.random > 0 {
			s.Push(StepTileDark, 0, uint8(dark.random), 0)
		}
		s.Push(StepTileOrder, 0, 0, 0)
	} else {
		s.Push(StepFirst, 0, 0, 0)
	}
	s.Push(StepShowJar, 0, uint8(s.Data.JarCount[s.Players()]), 0)
	s.Push(StepRefill, 0, lots, lots)
	s.Push(StepShowArtist, 0, 0, 0)
	s.Push(StepShowNoble, 0, 0, 0)
	if s.Learners != 0 { // PHA-14.1: before a noble is revealed
		s.Scribes = s.Data.scribes
		s.NobleDeck &^= s.Scribes
		for seat := s.Seats() - 1; seat >= 0; seat-- {
			if s.learns(game.Seat(seat)) {
				s.Push(StepScribe, game.Seat(seat), 0, 0)
			}
		}
	}
	s.Push(StepDirection, 0, 0, 0)
	s.Push(StepWheel, 0, 0, 0)
	s.Lay(Nobles, 0) // on a circle the first position is arbitrary
	s.Push(StepCircle, 0, 1, 0)
	Steps.Settle(s, &s.Stack, nil)
	return s, nil
}

// learns reports whether a seat starts with a Scribe. The Traitor does if the human player does (PHA-15.6).
func (s *State) learns(seat game.Seat) bool {
	if s.Solo {
		seat = 0
	}
	return s.Learners&(1<<seat) != 0
}

// quartersLeft returns the quarters that are not on the first positions yet.
func (s *State) quartersLeft(positions uint8) Cards {
	left := Cards(1<<Quarters - 1)
	for _, q := range s.Circle[:positions] {
		left = left.Without(uint8(q))
	}
	return left
}

// Laid counts the quarters on the circle.
func (s *State) Laid() int {
	if f := s.Top(); f.Step == StepCircle {
		return int(f.A)
	}
	return Quarters
}

// circleFits accepts all positions but the first, which is filled from the start (PHA-2.1).
func circleFits(_ *State, f, _ Frame) bool { return within(f.A, 1, Quarters-1) }

func circlePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Lay(Quarter(m.A), f.A)
	log.Add(quarterLaid(Quarter(m.A), f.A))
	if f.A+1 < Quarters {
		s.Push(StepCircle, 0, f.A+1, 0)
	}
}

func wheelPlay(s *State, _ Frame, m game.Move, log *game.Log) {
	s.Offset = uint8(slices.Index(s.Data.Sectors[:], Colour(m.A)))
	log.Add(wheelTurned())
}

func directionPlay(s *State, _ Frame, m game.Move, log *game.Log) {
	s.Clockwise = m.A == 1
	log.Add(directionDrawn(m.A))
}

// scribePlay deals a Scribe to a seat (PHA-14.1, PHA-14.2, PHA-15.6).
func scribePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Scribes = s.Scribes.Without(m.A)
	log.Add(scribeDealt(f.Seat, m.A))
	s.addNoble(f.Seat, m.A, log)
}

// laidOut reports whether the board is laid out while a step waits on this one (PHA-2.9).
func laidOut(under Frame) bool { return under.Step != StepStart || under.A == 1 }

// firstFits: players draw the first player before they pick (PHA-2.8), a solo player afterwards (PHA-15.7).
func firstFits(s *State, _, under Frame) bool { return laidOut(under) == s.Solo }

func firstPlay(s *State, _ Frame, m game.Move, log *game.Log) {
	s.First = game.Seat(m.A)
	log.Add(beginsFirst(s.First))
}

// startFits accepts 0 while the board is laid out, and 1 while players pick starting nobles (PHA-2.9).
func startFits(_ *State, f, _ Frame) bool { return within(f.A, 0, 1) }

// startRun runs when the board is laid out. The player to the right of the first player picks first and the order is
// anticlockwise, so that the first player picks last (PHA-2.9). In solo only the human picks.
func startRun(s *State, f Frame, log *game.Log) {
	if f.A == 1 {
		s.picked(log)
		return
	}
	s.Push(StepStart, 0, 1, 0)
	if s.Solo {
		s.Push(StepFirst, 0, 0, 0) // PHA-15.7
		s.Push(StepPick, 0, 0, 0)
		return
	}
	for i := range s.Count { // the stack reverses the order
		s.Push(StepPick, game.Seat((uint8(s.First)+i)%s.Count), 0, 0)
	}
}

// pickFits accepts picks once the board is laid out (PHA-2.9).
func pickFits(s *State, f, under Frame) bool { return laidOut(under) && s.human(f.Seat) }

// silverFits accepts as much silver as one gain can hold (PHA-2.9.3).
func silverFits(s *State, f, under Frame) bool { return pickFits(s, f, under) && within(f.A, 0, 4) }

// pickRun asks a seat for its starting noble and jar, then gives it silver (PHA-2.9.1 to PHA-2.9.3). In discovery
// mode the seat already has a Scribe (PHA-14.2).
func pickRun(s *State, f Frame, _ *game.Log) {
	s.Push(StepSilver, f.Seat, uint8(s.Data.Silver), 0)
	s.Push(StepPickJar, f.Seat, 0, 0)
	if !s.learns(f.Seat) {
		s.Push(StepKeep, f.Seat, 0, 0)
		s.Push(StepDeal, f.Seat, 1, 0)
		s.Push(StepDeal, f.Seat, 0, 0)
	}
}

// dealFits accepts the two nobles of a seat, with the first deal on top (PHA-2.9.1).
func dealFits(_ *State, f, under Frame) bool {
	if under.Step == StepKeep {
		return f.A == 1
	}
	return f.A == 0 && under.A == 1
}

// dealPlay deals a starting noble. Only that player sees it (PHA-2.9.1, PHA-RUL-1).
func dealPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.NobleDeck = s.NobleDeck.Without(m.A)
	s.Hand[f.A] = m.A
	log.Add(nobleDealt(f.Seat, m.A))
}

func keepCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VNoble, A: s.Hand[0]}, game.Move{Verb: VNoble, A: s.Hand[1]})
}

// keepPlay keeps one noble face up. The other is set aside; in solo the Traitor gets it (PHA-15.6).
func keepPlay(s *State, f Frame, m game.Move, log *game.Log) {
	other := s.Hand[0] + s.Hand[1] - m.A
	s.Hand = [2]uint8{}
	log.Add(nobleKept(f.Seat, m.A))
	s.addNoble(f.Seat, m.A, log)
	if s.Solo {
		log.Add(nobleKept(TraitorSeat, other))
		s.addNoble(TraitorSeat, other, log)
	} else {
		s.Player[f.Seat].Aside = other
	}
	if !s.reads(readStart) { // PHA-RUL-2
		s.startPower(f.Seat, m.A)
	}
}

// picked cleans up after the picks (PHA-2.10, PHA-13.2, PHA-14.3). Then the first round begins.
func (s *State) picked(log *game.Log) {
	for i := range s.Player {
		if aside := s.Player[i].Aside; aside != 0 {
			s.NobleDeck = s.NobleDeck.With(aside)
			s.Player[i].Aside = 0
		}
	}
	s.NobleDeck |= s.Scribes
	s.Scribes = 0
	s.blockLeftover(log)
	s.Push(StepRound, 0, 0, 0)
}
