package tekhenu

import (
	"ennead/game"
)

// Access for the external tests.

type Mode = mode

const (
	Free          = free
	Given         = given
	Quarry        = quarry
	Workshop      = workshop
	Producing     = producing
	AnyTime       = anyTime
	EndReveals    = endReveals
	FirstlyYes    = firstlyYes
	FeastJoy      = feastJoy
	Dues          = dues
	FromDestiny   = fromDestiny
	ScoringBegins = scoringBegins
	BotBegins     = botBegins
	BotMoved      = botMoved
)

var (
	FaceNames = faceNames
	Waiver    = waiver
	Begins    = begins
)

func (m mode) With(value uint8) uint8 { return m.with(value) }

func (s *State) Tech(seat game.Seat, number uint8) bool { return s.tech(seat, number) }

func (s *State) GodLegal(seat game.Seat, g God, value uint8, m mode) bool {
	return s.godLegal(seat, g, value, m)
}

func (s *State) GodWhy(seat game.Seat, g God, value uint8, m mode) reason {
	return s.godWhy(seat, g, value, m)
}

func (s *State) Anytime(seat game.Seat) Cards { return s.anytime(seat) }

func (s *State) StatuesOn(seat game.Seat, g God) (n int) { return s.statuesOn(seat, g) }

func (s *State) Drawable(k Kind) Cards { return s.deck(k) }

func (s *State) Pull(c Card, seat game.Seat) { s.pull(c, seat) }

func (s *State) Show(seat game.Seat, n uint8) { s.show(seat, n) }

func (s *State) DecreeVP(seat game.Seat, n, paid uint8) int { return s.decreeVP(seat, n, paid) }

func (d *Section) Remove(c Colour, face uint8) { d.remove(c, face) }

func (s *State) FirstOrder(log *game.Log) { s.firstOrder(log) }

func (s *State) TempleVP(seat game.Seat, withStatues bool) (vp int) {
	return s.templeVP(seat, withStatues)
}

func (s *State) Reveal() { s.reveal() }

func (s *State) Means(seat game.Seat, due Due) int { return s.means(seat, due) }

func (s *State) Waives(seat game.Seat, due Due) Cards { return s.waives(seat, due) }

func (s *State) Affords(seat game.Seat, due Due, n int) bool { return s.affords(seat, due, n) }

func (s *State) Gray() bool { return s.gray() }

func (s *State) NoFreeDie(seat game.Seat) bool { return s.noFreeDie(seat) }

func (s *State) SymbolOf(at uint8) Symbol { return s.symbolOf(at) }

func (s *State) BotTakes(m game.Move, why Why, log *game.Log) { s.botTakes(m, why, log) }

func (s *State) BotOsiris(log *game.Log) bool { return s.botOsiris(log) }

func (s *State) Emptiest() (best uint8) { return s.emptiest() }

func (s *State) BotDice(dst []game.Move) ([]game.Move, Why) { return s.botDice(dst) }

func (s *State) BotCells(dst []game.Move) ([]game.Move, Why) { return s.botCells(dst) }

func (s *State) BotCellVP(cell uint8) int { return s.botCellVP(cell) }

func (s *State) Usable(seat game.Seat, section uint8) bool { return s.usable(seat, section) }

func (s *State) OnSale(section uint8) uint8 { return s.onSale(section) }

func (s *State) TakeCard(seat game.Seat, card Card) { s.takeCard(seat, card) }

func (s *State) RaisePopulation(seat game.Seat, n uint8, log *game.Log) {
	s.raisePopulation(seat, n, log)
}

func (s *State) RaiseHappiness(seat game.Seat, n uint8, log *game.Log) {
	s.raiseHappiness(seat, n, log)
}

func (s *State) Pick(seat game.Seat, g God, c Colour, face uint8) { s.pick(seat, g, c, face) }

func (s *State) Possible(seat game.Seat, g God, m mode) Values { return s.possible(seat, g, m) }

// From fast.go.

// AnyValue is the set of all die values.
const AnyValue = anyValue

// Fast functions that a test compares with plain ones.
var (
	InRange    = inRange
	Before     = before
	DiceOf     = diceOf
	Everywhere = everywhere
)

func (v Values) Near(steps uint8) Values { return v.near(steps) }

func (d Sorts) Dice(g God, dst []game.Move) []game.Move { return d.dice(g, dst) }

func (p *Player) Taken() uint8 { return p.taken() }

func (s *State) DieOfBag(n int) (Colour, uint8) { return s.dieOfBag(n) }

func (s *State) DiceInBag() int { return s.diceInBag() }

func (s *State) Gaps(sections uint8) uint16 { return s.gaps(sections) }

func (s *State) AnyCard(sections uint8) bool { return s.anyCard(sections) }

func (s *State) FreePeopleSite() bool { return s.freePeopleSite() }

func (s *State) SeveralPeopleSites() bool { return s.severalPeopleSites() }

func (s *State) Spaces(m mode) Values { return s.spaces(m) }

func (s *State) EmptyCell() bool { return s.emptyCell() }

func (s *State) ColumnsIn(seat game.Seat, l Line) int { return s.columnsIn(seat, l) }

func (s *State) ColumnsByLine(seat game.Seat, l Line) int { return s.columnsBy(seat).of(l) }

func (s *State) BuildingsBeside(cell uint8) int { return s.buildingsBeside(cell) }

func (s *State) Touching(cell, at uint8) (Edge, bool) { return s.touching(cell, at) }

func (s *State) Leaders() [Goods]game.Seat { return s.leaders() }

func (m mode) Allowed(district uint8) bool { return m.allowed(district) }

// Allowed reports whether a god action with exactly this value is possible.
func (s *State) Allowed(seat game.Seat, g God, value uint8) bool {
	return s.godWhy(seat, g, value, 0).No == 0
}
