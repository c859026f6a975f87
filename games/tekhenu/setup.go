package tekhenu

import (
	"slices"

	"ennead/game"
)

// Setup of the board (chapter 3), with the changes for one player (TEK-18.1). draft.go deals cards and goods.

// The options of a table.
const (
	OptHorus   = "horus"       // "tiles", or "printed" for the beginners' order (TEK-3.4)
	OptPool    = "pool"        // "small", or "large" with 22 dice (TEK-RUL-02)
	OptLevel   = "level"       // Botankhamun's level: "easy", "medium" or "hard" (TEK-18.6)
	OptStart   = "start-cards" // "chosen" or "dealt" (TEK-18.2)
	OptDecrees = "decrees"     // "plain", or "pious": Botankhamun's Decrees count double (TEK-18.21)

	// Rulings whose other reading a table may choose.
	OptPeople  = "people"  // "own"; or "all": a Statue for the people at the Temple pays for all Columns (TEK-RUL-03)
	OptTemple  = "temple"  // "bare"; or "statues": D24 repeats the VP of Temple Statues too (TEK-RUL-12)
	OptSymbols = "symbols" // "held"; or "scored": D02 counts the symbols of scored Decrees only (TEK-RUL-13)
)

var options = []game.Option{
	{Key: OptHorus, Values: []string{"tiles", "printed"}, Default: "tiles", Least: 1, Most: 4},
	{Key: OptPool, Values: []string{"small", "large"}, Default: "small", Least: 1, Most: 2, Ruling: "TEK-RUL-02"},
	{Key: OptLevel, Values: []string{"easy", "medium", "hard"}, Default: "easy", Least: 1, Most: 1},
	{Key: OptStart, Values: []string{"chosen", "dealt"}, Default: "chosen", Least: 1, Most: 1},
	{Key: OptDecrees, Values: []string{"plain", "pious"}, Default: "plain", Least: 1, Most: 1},
	{Key: OptPeople, Values: []string{"own", "all"}, Default: "own", Least: 1, Most: 4, Ruling: "TEK-RUL-03"},
	{Key: OptTemple, Values: []string{"bare", "statues"}, Default: "bare", Least: 1, Most: 4, Ruling: "TEK-RUL-12"},
	{Key: OptSymbols, Values: []string{"held", "scored"}, Default: "held", Least: 1, Most: 4, Ruling: "TEK-RUL-13"},
}

// The set of rulings whose other reading a table has chosen.
const (
	readPeople = 1 << iota
	readTemple
	readSymbols
)

// reads reports whether the table has chosen the other reading of a ruling.
func (s *State) reads(other uint8) bool { return s.Readings&other != 0 }

// NoGod marks a Horus slot without a tile, NoSlot a god without a slot.
const (
	NoGod  God   = 255
	NoSlot uint8 = 255
)

type house struct{}

// Rules are the rules of Tekhenu.
var Rules game.Rules = house{}

func (house) ID() string             { return "tekhenu" }
func (house) Version() int           { return 2 }
func (house) Players() (int, int)    { return 1, 4 }
func (house) Lexicon() *game.Lexicon { return Lexicon }
func (house) Options() []game.Option { return slices.Clone(options) }

// New sets up a game. Nature makes the first choice. The error names an invalid option.
func New(data *Components, setup game.Setup) (*State, error) {
	c, err := choose(setup)
	if err != nil {
		return nil, err
	}
	s := empty(data, setup.Players, c)
	s.begin(c)
	return s, nil
}

// Table returns an empty table: every component is in the box, or in its fixed place. The error names an invalid
// option.
func Table(data *Components, setup game.Setup) (*State, error) {
	c, err := choose(setup)
	if err != nil {
		return nil, err
	}
	return empty(data, setup.Players, c), nil
}

// choices holds the index of the chosen value of each option.
type choices struct{ horus, pool, level, start, decrees, people, temple, symbols int }

// choose reads the options. A missing option has its default.
func choose(setup game.Setup) (c choices, err error) {
	if setup.Players < 1 || setup.Players > 4 {
		return c, game.NoTable("tekhenu", 1, 4, setup.Players)
	}
	for key, value := range setup.Options {
		at := slices.IndexFunc(options, func(o game.Option) bool { return o.Key == key })
		if at < 0 {
			return c, game.NoOption(key)
		}
		o := &options[at]
		n := slices.Index(o.Values, value)
		if n < 0 {
			return c, game.NoValue(key, value, o.Values)
		}
		if setup.Players < o.Least || setup.Players > o.Most {
			n = 0 // the option has no meaning with this number of players
		}
		*[]*int{
			&c.horus, &c.pool, &c.level, &c.start, &c.decrees, &c.people, &c.temple, &c.symbols,
		}[at] = n
	}
	return c, nil
}

// empty returns a table for this many people, before anything is drawn (TEK-3.5, TEK-3.6, TEK-3.8).
func empty(data *Components, people int, c choices) *State {
	s := &State{
		Data: data, Count: uint8(max(people, 2)), Solo: people == 1, Level: uint8(c.level), Pious: c.decrees == 1,
		Turn: Turn{Seat: NoSeat}, TileStack: 1<<(TileCount+1) - 2, Deck: data.Decks[max(people, 2)], RowGold: true,
		Bag: data.Pool[people], Readings: uint8(c.people*readPeople + c.temple*readTemple + c.symbols*readSymbols),
	}
	if c.pool == 1 {
		s.Bag = data.Pool2
	}
	nobody := func(seats []game.Seat) {
		for i := range seats {
			seats[i] = NoSeat
		}
	}
	nobody(s.Order[:])
	nobody(s.Sites[:])
	nobody(s.People[:])
	for g := range s.GodSites {
		nobody(s.GodSites[g][:])
		s.HorusTiles[g], s.Slot[g] = NoGod, NoSlot
	}
	for row := range s.Districts {
		nobody(s.Districts[row][:])
	}
	for cell := range s.Temple {
		s.Temple[cell].Owner = NoSeat
	}
	for i := range data.People {
		if data.People[i].Gold > 0 {
			s.PeopleGold |= 1 << i
		}
	}
	for section, population := range data.Opens {
		if population == 0 {
			s.Open |= 1 << section
		}
	}
	for seat := range game.Seat(s.Count) {
		s.furnish(seat)
	}
	return s
}

// furnish gives a player their starting pieces and tokens (TEK-3.7), and Botankhamun his own (TEK-18.1, TEK-RUL-44).
func (s *State) furnish(seat game.Seat) {
	p := &s.Player[seat]
	if s.Solo && seat == Bot {
		bot := &s.Data.Bot
		p.Population, p.Happiness = bot.Population, bot.Happiness
		p.Stock[Scribe] = bot.Scribes
		p.VP[PartStart] = int16(bot.VP)
		return
	}
	begin := &s.Data.Begin
	p.Population, p.Happiness, p.Stock = begin.Population, begin.Happiness, begin.Stock
	p.VP[PartStart] = int16(begin.VP)
	for t := range p.Production {
		p.Production[t] = s.Data.Production.Start
	}
}

// begin pushes the steps of the setup in the order of chapter 3 (TEK-3.17). Nature makes the first choice.
func (s *State) begin(c choices) {
	s.Push(StepRound, 0, 0, 0)
	s.Push(StepSetup, 0, SetupGoods, 0)
	if s.Solo {
		s.Push(StepSetup, 0, SetupStart, uint8(c.start))
		s.Push(StepSetup, 0, SetupBot, 0)
		s.Push(StepPlan, Bot, 0, 0)
	} else {
		s.Push(StepFirst, 0, 0, 0)
		s.Push(StepLay, 0, uint8(s.Data.StartDeal[s.Count]), 0)
	}
	s.Push(StepKeep, 0, uint8(s.Persons()), 0)
	s.Push(StepDeal, 0, 0, 0)
	s.Push(StepFill, 0, s.Open, 0)
	s.Push(StepRoll, 0, 0, uint8(s.Data.PerSection))
	if c.horus == 1 {
		for slot, g := range s.Data.Printed {
			s.HorusTiles[slot], s.Slot[g] = g, uint8(slot)
		}
	} else {
		s.Push(StepHorusTile, 0, 0, 0)
	}
	for place := len(s.Display) - 1; place >= 0; place-- {
		s.Push(StepTile, 0, uint8(place), 0)
	}
	s.Push(StepDial, 0, 0, 0)
	Steps.Settle(s, &s.Stack, nil)
}

// Persons returns the seats that make choices: all except Botankhamun's.
func (s *State) Persons() game.Seats { return game.Seats(1<<s.Count-1) &^ s.Automata() }

func dialCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	for g := range uint8(Gods) {
		dst = append(dst, game.Move{Verb: VDial, A: g})
	}
	return dst
}

// dialPlay points the arrow at a section (TEK-3.1) and places the scoring markers. They stay there when the arrow moves
// (TEK-3.2).
func dialPlay(s *State, _ Frame, m game.Move, log *game.Log) {
	s.Arrow = God(m.A)
	for i, by := range s.Data.Marks {
		s.Marks[i] = (s.Arrow + by) % Gods
	}
	log.Add(pointsAt(s.Arrow))
}

// tileCandidates offers the column tiles in the stack (TEK-3.3, TEK-10.2.7).
func tileCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for tiles := s.TileStack; tiles != 0; tiles = tiles.Rest() {
		dst = append(dst, game.Move{Verb: VTile, A: tiles.First()})
	}
	return dst
}

func tilePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.TileStack = s.TileStack.Without(m.A)
	s.Display[f.A] = Tile(m.A)
	log.Add(Shown{Tile: Tile(m.A), Place: f.A}.event())
}

func horusTileCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for g, slot := range s.Slot {
		if slot == NoSlot {
			dst = append(dst, game.Move{Verb: VHorus, A: uint8(g)})
		}
	}
	return dst
}

func horusTilePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.HorusTiles[f.A], s.Slot[m.A] = God(m.A), f.A
	log.Add(Assigned{God: God(m.A), Slot: f.A}.event())
	if f.A+1 < Gods {
		s.Push(StepHorusTile, 0, f.A+1, 0)
	}
}

// rollCandidates offers every colour in the bag with every face.
func rollCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	for c, n := range s.Bag {
		for face := uint8(1); n > 0 && face <= 6; face++ {
			dst = append(dst, rollDie(Colour(c), face))
		}
	}
	return dst
}

// rollPlay rolls three dice for each section (TEK-3.6).
func rollPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.roll(God(f.A), m, log)
	switch {
	case f.B > 1:
		s.Push(StepRoll, 0, f.A, f.B-1)
	case f.A+1 < Gods:
		s.Push(StepRoll, 0, f.A+1, uint8(s.Data.PerSection))
	}
}

func noDiceSkip(s *State, _ Frame, _ *game.Log) bool { return s.diceInBag() == 0 }

// roll puts a die from the bag into a section.
func (s *State) roll(g God, m game.Move, log *game.Log) {
	colour, face := rolled(m)
	s.Bag[colour]--
	s.Dial[g].Add(colour, face)
	log.Add(Roll{Colour: colour, Face: face, Section: g}.event())
}

// tileFits requires that consecutive places of the display wait for a tile, down from the last one. During play only
// the first place waits (TEK-3.3, TEK-10.2.7).
func tileFits(s *State, f, under Frame) bool {
	last := uint8(0)
	if s.Round == 0 {
		last = uint8(len(s.Display) - 1)
	}
	if under.Step == StepTile && f.A+1 != under.A || under.Step != StepTile && f.A != last {
		return false
	}
	return int(f.A) < len(s.Display) && s.Display[f.A] == 0
}

// horusTileFits accepts every Horus slot (TEK-3.4).
func horusTileFits(_ *State, f, _ Frame) bool { return f.A < Gods }

// rollFits limits the dice of a section in the setup (TEK-3.6).
func rollFits(s *State, f, _ Frame) bool {
	return f.A < Gods && f.B >= 1 && int(f.B) <= s.Data.PerSection
}
