package tekhenu

import "ennead/game"

// What happens, as events: the numbers A to D of each kind stand behind it.
const (
	EvPaid        uint8 = iota // B tokens of kind A are paid; C says for what, a god or gods and more for other things
	EvGained                   // B tokens of kind A; C is the part of the score sheet that tells why
	EvPoints                   // A points, of part B
	EvLost                     // A points, of part B
	EvPopulation               // Population goes to A
	EvHappiness                // Happiness goes to A
	EvProduction               // production of A goes to B
	EvStatue                   // a statue at site A
	EvGold                     // Gold that lay at site A is taken
	EvTile                     // tile A is put on cell B, turned C
	EvEdges                    // A edges match
	EvColumn                   // a column on cell A
	EvAbility                  // the ability of tile A works
	EvBuilding                 // a building at temple site A
	EvDistrict                 // a building in row A of district B
	EvGodBonus                 // the bonus of god A, for the seat
	EvTech                     // Technology A pays
	EvGodAction                // the action of god A with value B begins
	EvOpens                    // section A of the market opens
	EvReward                   // the reward for Happiness A
	EvShown                    // tile A comes to place B of the display
	EvDial                     // the arrow of the dial points at section A
	EvHorusTile                // the tile of god A lies on slot B
	EvRolled                   // a die of colour A shows B, in section C
	EvDealt                    // card A comes to the seat's hand; only the seat sees it
	EvKeptDecree               // the seat keeps Decree A and puts B under the deck; only the seat sees it
	EvLaid                     // Start card A is laid out
	EvFirst                    // the seat drafts first
	EvDrafted                  // the seat has Start card A
	EvOrder                    // the seat stands on place A of the Turn Order track
	EvDestiny                  // the seat takes Destiny card A
	EvStart                    // the seat gets what Start card A brings
	EvKept                     // the seat keeps card A of the two that it looked at
	EvRound                    // round A begins
	EvRotated                  // the dial turns; its arrow points at section A
	EvFaith                    // B Faith on pan A
	EvBalance                  // the scales show A, below zero if B is 1
	EvScoring                  // scoring A begins
	EvLeads                    // the seat has most pieces in district A: B points
	EvDecree                   // Decree A is shown
	EvChosen                   // the seat is going to score Decree A
	EvDecreeVP                 // Decree A scores B points
	EvDoubled                  // what Decree A scores is doubled
	EvPlan                     // action tile A lies on place B of Botankhamun's pyramid
	EvDeben                    // the Deben moves his marker up-right (0) or right (1)
	EvBotTile                  // his marker is on action tile A, on place B
	EvBotNoDie                 // there is no die that he may take
	EvBotDie                   // he takes a die out of section A, of colour B, that shows C; D is why, see byRule
	EvBotSite                  // he chooses site A; B is why, C his Columns in its line or the districts whose lead he takes
	EvBotCell                  // he chooses cell A for C points; B is why
	EvBotInstead               // he cannot build a Statue and has VP instead
	EvBotCard                  // he takes card A out of section B
	EvBotDistrict              // he chooses row A of district B: C rows above the wanted one, D districts to the right
	EvBotIdle                  // he cannot do the action of god A

	EvPlaced      // the die of colour A that shows B lies on pan C
	EvProduced    // a Production of A with value B, C of it surplus
	EvTaken       // card A is taken because nothing else was left
	EvShuffled    // the discards of deck A are a new deck
	EvLostActions // A normal actions, B of adjacent sections and C of the opposite one could not be done

	EvMaat   // Maat judges
	EvFate   // the seat gets what Destiny card A brings
	EvPlayed // Blessing A is played
	EvPicked // card A is taken from the market
	EvDue    // A Bread are due
	EvOrders // the first Turn Order is made
	EvReveal // all Decrees are shown
	EvFirsts // the Turn Order scores
)

// public is an event that everybody may know.
func public(kind uint8, seat game.Seat) game.Event {
	return game.Event{Kind: kind, Seat: seat, Audience: game.Everyone}
}

// one is an event that everybody may know, about one number.
func one[N ~uint8](kind uint8, seat game.Seat, n N) game.Event {
	return game.Event{Kind: kind, Seat: seat, A: uint8(n), Audience: game.Everyone}
}

// Tokens and points.

func paid(seat game.Seat, t Token, n uint8, due Due) game.Event {
	return game.Event{Kind: EvPaid, Seat: seat, A: uint8(t), B: n, C: uint8(due), Audience: game.Everyone}
}

func gained(seat game.Seat, t Token, n uint8, why Part) game.Event {
	return game.Event{Kind: EvGained, Seat: seat, A: uint8(t), B: n, C: uint8(why), Audience: game.Everyone}
}

func scored(seat game.Seat, n uint8, part Part) game.Event {
	return game.Event{Kind: EvPoints, Seat: seat, A: n, B: uint8(part), Audience: game.Everyone}
}

func lost(seat game.Seat, n uint8, part Part) game.Event {
	return game.Event{Kind: EvLost, Seat: seat, A: n, B: uint8(part), Audience: game.Everyone}
}

func populationIs(seat game.Seat, to uint8) game.Event { return one(EvPopulation, seat, to) }
func happinessIs(seat game.Seat, to uint8) game.Event  { return one(EvHappiness, seat, to) }
func rewarded(seat game.Seat, at uint8) game.Event     { return one(EvReward, seat, at) }

func productionIs(seat game.Seat, t Token, to uint8) game.Event {
	return game.Event{Kind: EvProduction, Seat: seat, A: uint8(t), B: to, Audience: game.Everyone}
}

// Yield is what a Production brings: Surplus of its Value goes to the right pan.
type Yield struct {
	Token          Token
	Value, Surplus uint8
}

func (y Yield) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvProduced, Seat: seat, A: uint8(y.Token), B: y.Value, C: y.Surplus, Audience: game.Everyone}
}

// YieldOf reads it.
func YieldOf(e game.Event) Yield { return Yield{Token: Token(e.A), Value: e.B, Surplus: e.C} }

// The setup.

func pointsAt(arrow God) game.Event      { return one(EvDial, game.Nature, arrow) }
func laidOut(start uint8) game.Event     { return one(EvLaid, game.Nature, start) }
func draftsFirst(s game.Seat) game.Event { return public(EvFirst, s) }
func ordered() game.Event                { return public(EvOrders, game.Nature) }

func drafted(seat game.Seat, start uint8) game.Event { return one(EvDrafted, seat, start) }
func stands(seat game.Seat, place uint8) game.Event  { return one(EvOrder, seat, place) }

func shown(t Tile, place uint8) game.Event {
	return game.Event{Kind: EvShown, Seat: game.Nature, A: uint8(t), B: place, Audience: game.Everyone}
}

func assigned(g God, slot uint8) game.Event {
	return game.Event{Kind: EvHorusTile, Seat: game.Nature, A: uint8(g), B: slot, Audience: game.Everyone}
}

// Roll is a die out of the bag, and where it comes to lie.
type Roll struct {
	Colour  Colour
	Face    uint8
	Section God
}

func (r Roll) event() game.Event {
	return game.Event{
		Kind: EvRolled, Seat: game.Nature, A: uint8(r.Colour), B: r.Face, C: uint8(r.Section),
		Audience: game.Everyone,
	}
}

// RollOf reads it.
func RollOf(e game.Event) Roll { return Roll{Colour: Colour(e.A), Face: e.B, Section: God(e.C)} }

// dealt is a card that comes to a hand: its owner alone sees it (TEK-3.9).
func dealt(seat game.Seat, c Card) game.Event {
	return game.Event{Kind: EvDealt, Seat: seat, A: uint8(c), Audience: seat.Set()}
}

// Keeping is a Decree that is kept, and the one that goes under the deck; their owner alone sees them (TEK-3.9).
type Keeping struct{ Kept, Back Card }

func (k Keeping) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvKeptDecree, Seat: seat, A: uint8(k.Kept), B: uint8(k.Back), Audience: seat.Set()}
}

// KeepingOf reads it.
func KeepingOf(e game.Event) Keeping { return Keeping{Kept: Card(e.A), Back: Card(e.B)} }

func keptCard(seat game.Seat, c Card) game.Event      { return one(EvKept, seat, c) }
func choseDestiny(seat game.Seat, n uint8) game.Event { return one(EvDestiny, seat, n) }
func gotDestiny(seat game.Seat, n uint8) game.Event   { return one(EvFate, seat, n) }
func gotStart(seat game.Seat, start uint8) game.Event { return one(EvStart, seat, start) }

// Rounds and turns.

func roundOf(n uint8) game.Event      { return one(EvRound, game.Nature, n) }
func rotated(arrow God) game.Event    { return one(EvRotated, game.Nature, arrow) }
func opened(section uint8) game.Event { return one(EvOpens, game.Nature, section) }
func shuffled(k Kind) game.Event      { return one(EvShuffled, game.Nature, k) }

func played(seat game.Seat, blessing uint8) game.Event { return one(EvPlayed, seat, blessing) }
func techPaid(seat game.Seat, tech uint8) game.Event   { return one(EvTech, seat, tech) }

func placed(seat game.Seat, d Die) game.Event {
	return game.Event{Kind: EvPlaced, Seat: seat, A: uint8(d.Colour), B: d.Face, C: uint8(d.Pan), Audience: game.Everyone}
}

// PlacedOf reads the die that was put on a pan.
func PlacedOf(e game.Event) Die { return Die{Colour: Colour(e.A), Face: e.B, Pan: Pan(e.C)} }

// Undone are actions that could not be done: normal ones, of adjacent sections, of the opposite one.
type Undone struct{ Normal, Beside, Across uint8 }

func (u Undone) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvLostActions, Seat: seat, A: u.Normal, B: u.Beside, C: u.Across, Audience: game.Everyone}
}

// Sum counts them.
func (u Undone) Sum() int { return int(u.Normal) + int(u.Beside) + int(u.Across) }

// UndoneOf reads them.
func UndoneOf(e game.Event) Undone { return Undone{Normal: e.A, Beside: e.B, Across: e.C} }

// Actions of gods.

func acts(seat game.Seat, g God, value uint8) game.Event {
	return game.Event{Kind: EvGodAction, Seat: seat, A: uint8(g), B: value, Audience: game.Everyone}
}

func bonusOf(seat game.Seat, g God, slot uint8) game.Event {
	return game.Event{Kind: EvGodBonus, Seat: seat, A: uint8(g), B: slot, Audience: game.Everyone}
}

func statueAt(seat game.Seat, site uint8) game.Event   { return one(EvStatue, seat, site) }
func buildingAt(seat game.Seat, site uint8) game.Event { return one(EvBuilding, seat, site) }
func columnOn(seat game.Seat, cell uint8) game.Event   { return one(EvColumn, seat, cell) }
func edgesMatch(seat game.Seat, n uint8) game.Event    { return one(EvEdges, seat, n) }
func abilityOf(seat game.Seat, t Tile) game.Event      { return one(EvAbility, seat, t) }
func picked(seat game.Seat, c Card) game.Event         { return one(EvPicked, seat, c) }
func tookLast(seat game.Seat, c Card) game.Event       { return one(EvTaken, seat, c) }

// Laying is a tile that is put on a cell, with so many quarter turns.
type Laying struct {
	Tile       Tile
	Cell, Turn uint8
}

func (l Laying) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvTile, Seat: seat, A: uint8(l.Tile), B: l.Cell, C: l.Turn, Audience: game.Everyone}
}

// LayingOf reads it.
func LayingOf(e game.Event) Laying { return Laying{Tile: Tile(e.A), Cell: e.B, Turn: e.C} }

func builtIn(seat game.Seat, row uint8, district Token) game.Event {
	return game.Event{Kind: EvDistrict, Seat: seat, A: row, B: uint8(district), Audience: game.Everyone}
}

// Maat, scorings and the end.

func faithOn(seat game.Seat, pan Pan, n uint8) game.Event {
	return game.Event{Kind: EvFaith, Seat: seat, A: uint8(pan), B: n, Audience: game.Everyone}
}

func judges() game.Event           { return public(EvMaat, game.Nature) }
func scoringOf(n uint8) game.Event { return one(EvScoring, game.Nature, n) }
func revealed() game.Event         { return public(EvReveal, game.Nature) }
func orderScores() game.Event      { return public(EvFirsts, game.Nature) }

// balanceIs is what the scales of a seat show; below zero B is 1.
func balanceIs(seat game.Seat, n int) game.Event {
	heavy := uint8(0)
	if n < 0 {
		n, heavy = -n, 1
	}
	return game.Event{Kind: EvBalance, Seat: seat, A: uint8(min(n, MostTokens)), B: heavy, Audience: game.Everyone}
}

// BalanceOf reads it.
func BalanceOf(e game.Event) int { return int(e.A) * (1 - 2*int(e.B)) }

func leadsIn(seat game.Seat, district Token, vp int) game.Event {
	return game.Event{Kind: EvLeads, Seat: seat, A: uint8(district), B: uint8(vp), Audience: game.Everyone}
}

func breadDue(seat game.Seat, n uint8) game.Event         { return one(EvDue, seat, n) }
func decreeShown(seat game.Seat, decree uint8) game.Event { return one(EvDecree, seat, decree) }
func chosen(seat game.Seat, decree uint8) game.Event      { return one(EvChosen, seat, decree) }
func doubled(seat game.Seat, decree uint8) game.Event     { return one(EvDoubled, seat, decree) }

func decreeScores(seat game.Seat, decree uint8, vp int) game.Event {
	return game.Event{Kind: EvDecreeVP, Seat: seat, A: decree, B: uint8(min(vp, MostTokens)), Audience: game.Everyone}
}

// Botankhamun.

// Planned is an action tile and its place in the pyramid, from 1.
type Planned struct{ Tile, Place uint8 }

func (p Planned) event(kind uint8) game.Event {
	return game.Event{Kind: kind, Seat: Bot, A: p.Tile, B: p.Place, Audience: game.Everyone}
}

// PlannedOf reads it.
func PlannedOf(e game.Event) Planned { return Planned{Tile: e.A, Place: e.B} }

func deben(face uint8) game.Event { return one(EvDeben, Bot, face) }
func botNoDie() game.Event        { return public(EvBotNoDie, Bot) }
func botInstead() game.Event      { return public(EvBotInstead, Bot) }
func botIdle(g God) game.Event    { return one(EvBotIdle, Bot, g) }

// BotTake is a die that he takes, and why.
type BotTake struct {
	Section God
	Colour  Colour
	Face    uint8
	Why     Why
}

func (b BotTake) event() game.Event {
	return game.Event{
		Kind: EvBotDie, Seat: Bot, A: uint8(b.Section), B: uint8(b.Colour), C: b.Face, D: uint8(b.Why),
		Audience: game.Everyone,
	}
}

// BotTakeOf reads it.
func BotTakeOf(e game.Event) BotTake {
	return BotTake{Section: God(e.A), Colour: Colour(e.B), Face: e.C, Why: Why(e.D)}
}

// BotChoice is a site or a cell that he chooses, why, and what it is worth: VP, Columns in its line or districts won.
type BotChoice struct {
	At    uint8
	Why   Why
	Worth int
}

func (b BotChoice) event(kind uint8) game.Event {
	return game.Event{Kind: kind, Seat: Bot, A: b.At, B: uint8(b.Why), C: uint8(b.Worth), Audience: game.Everyone}
}

// BotChoiceOf reads it.
func BotChoiceOf(e game.Event) BotChoice {
	return BotChoice{At: e.A, Why: Why(e.B), Worth: int(e.C)}
}

func botPicked(c Card, section uint8) game.Event {
	return game.Event{Kind: EvBotCard, Seat: Bot, A: uint8(c), B: section, Audience: game.Everyone}
}

// BotSpace is a space of Osiris that he chooses: so many rows above the wanted one, so many districts to the right.
type BotSpace struct {
	Row       uint8
	District  Token
	Up, Right uint8
}

func (b BotSpace) event() game.Event {
	return game.Event{
		Kind: EvBotDistrict, Seat: Bot, A: b.Row, B: uint8(b.District), C: b.Up, D: b.Right,
		Audience: game.Everyone,
	}
}

// BotSpaceOf reads it.
func BotSpaceOf(e game.Event) BotSpace {
	return BotSpace{Row: e.A, District: Token(e.B), Up: e.C, Right: e.D}
}
