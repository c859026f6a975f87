package tekhenu

import "ennead/game"

// The kinds of events. A type named in brackets holds their numbers; otherwise the comment explains A.
const (
	EvPaid        uint8 = iota // [Transfer]: the seat pays tokens
	EvGained                   // [Transfer]: the seat gains tokens
	EvPoints                   // [Points]: the seat gains VP
	EvLost                     // [Points]: the seat loses VP
	EvPopulation               // [Shift]
	EvHappiness                // [Shift]
	EvProduction               // [Raised]
	EvStatue                   // a Statue at site A
	EvTile                     // [Laying]
	EvEdges                    // A edges match
	EvColumn                   // a Column on cell A
	EvAbility                  // the ability of tile A applies
	EvBuilding                 // a Building at temple site A
	EvDistrict                 // [Housing]
	EvGodBonus                 // the seat receives the bonus of god A
	EvTech                     // Technology A pays
	EvGodAction                // [Acting]
	EvOpens                    // section A of the market opens
	EvReward                   // the reward for Happiness A
	EvShown                    // [Shown]
	EvDial                     // the arrow of the dial points at section A
	EvHorusTile                // [Assigned]
	EvRolled                   // [Roll]
	EvDealt                    // the seat draws card A; only the seat sees which
	EvKeptDecree               // [Keeping]; only the seat sees the cards
	EvLaid                     // Start card A is laid out
	EvFirst                    // the seat drafts first
	EvDrafted                  // the seat has Start card A
	EvOrder                    // the seat is on place A of the Turn Order track
	EvDestiny                  // the seat takes Destiny card A
	EvStart                    // the seat receives the reward of Start card A
	EvKept                     // the seat keeps card A of the two that it looked at
	EvRound                    // round A begins
	EvRotated                  // [Rotation]
	EvFaith                    // [Faithful]
	EvBalance                  // the scales of the seat show [BalanceOf]
	EvScoring                  // scoring A begins
	EvLeads                    // [Lead]
	EvDecree                   // Decree A is shown
	EvChosen                   // the seat chooses to score Decree A
	EvDecreeVP                 // [DecreeScore]
	EvDoubled                  // the VP of Decree A are doubled
	EvPlan                     // [Planned]: Botankhamun's pyramid gets an action tile
	EvDeben                    // the Deben moves Botankhamun's marker up-right (0) or right (1)
	EvBotTile                  // [Planned]: his marker is on an action tile
	EvBotNoDie                 // no die is left for him
	EvBotDie                   // [BotTake]
	EvBotSite                  // [BotChoice] of a site
	EvBotCell                  // [BotChoice] of a cell
	EvBotInstead               // he gets VP for a Statue that he cannot build
	EvBotCard                  // [BotCard]
	EvBotDistrict              // [BotSpace]
	EvBotIdle                  // he cannot do the action of god A

	EvPlaced      // [PlacedOf]: a die goes on a pan
	EvProduced    // [Yield]
	EvTaken       // the seat takes card A because no other is left
	EvShuffled    // the discards of deck A become a new deck
	EvLostActions // [Undone]

	EvMaat   // Maat judges
	EvFate   // the seat receives the reward of Destiny card A
	EvPlayed // the seat plays Blessing A
	EvPicked // the seat takes card A from the market
	EvDue    // A Bread are due
	EvOrders // the first turn order is set
	EvReveal // all Decrees are shown
	EvFirsts // the turn order scores
)

// public returns a public event without numbers.
func public(kind uint8, seat game.Seat) game.Event {
	return game.Event{Kind: kind, Seat: seat, Audience: game.Everyone}
}

// one returns a public event with one number.
func one[N ~uint8](kind uint8, seat game.Seat, n N) game.Event {
	return game.Event{Kind: kind, Seat: seat, A: uint8(n), Audience: game.Everyone}
}

// Tokens and points.

// Transfer is a number of tokens that go from a seat to the supply or back (TEK-1.4, TEK-1.13).
type Transfer struct {
	Token Token
	N     uint8
}

func (x Transfer) event(kind uint8, seat game.Seat) game.Event {
	return game.Event{Kind: kind, Seat: seat, A: uint8(x.Token), B: x.N, Audience: game.Everyone}
}

func (x Transfer) paid(seat game.Seat) game.Event   { return x.event(EvPaid, seat) }
func (x Transfer) gained(seat game.Seat) game.Event { return x.event(EvGained, seat) }

// TransferOf reads an EvPaid or an EvGained.
func TransferOf(e game.Event) Transfer { return Transfer{Token: Token(e.A), N: e.B} }

// Points are VP that a seat gains or loses, for one part of the score sheet.
type Points struct {
	VP   uint8
	Part Part
}

func (x Points) event(kind uint8, seat game.Seat) game.Event {
	return game.Event{Kind: kind, Seat: seat, A: x.VP, B: uint8(x.Part), Audience: game.Everyone}
}

func (x Points) scored(seat game.Seat) game.Event { return x.event(EvPoints, seat) }
func (x Points) lost(seat game.Seat) game.Event   { return x.event(EvLost, seat) }

// PointsOf reads an EvPoints or an EvLost.
func PointsOf(e game.Event) Points { return Points{VP: e.A, Part: Part(e.B)} }

// Shift is a marker of a seat that goes from one place of the Population and Happiness track to another (TEK-12.3).
type Shift struct{ To, From uint8 }

func (x Shift) population(seat game.Seat) game.Event { return x.event(EvPopulation, seat) }
func (x Shift) happiness(seat game.Seat) game.Event  { return x.event(EvHappiness, seat) }

func (x Shift) event(kind uint8, seat game.Seat) game.Event {
	return game.Event{Kind: kind, Seat: seat, A: x.To, B: x.From, Audience: game.Everyone}
}

// ShiftOf reads an EvPopulation or an EvHappiness.
func ShiftOf(e game.Event) Shift                   { return Shift{To: e.A, From: e.B} }
func rewarded(seat game.Seat, at uint8) game.Event { return one(EvReward, seat, at) }

// Raised is a production that rises to a place on its track.
type Raised struct {
	Token Token
	To    uint8
}

func (x Raised) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvProduction, Seat: seat, A: uint8(x.Token), B: x.To, Audience: game.Everyone}
}

// RaisedOf reads an EvProduction.
func RaisedOf(e game.Event) Raised { return Raised{Token: Token(e.A), To: e.B} }

// Yield is a Production: of its Value, Surplus goes on the right pan.
type Yield struct {
	Token          Token
	Value, Surplus uint8
}

func (y Yield) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvProduced, Seat: seat, A: uint8(y.Token), B: y.Value, C: y.Surplus,
		Audience: game.Everyone}
}

// YieldOf reads an EvProduced.
func YieldOf(e game.Event) Yield { return Yield{Token: Token(e.A), Value: e.B, Surplus: e.C} }

// The setup.

func pointsAt(arrow God) game.Event      { return one(EvDial, game.Nature, arrow) }
func laidOut(start uint8) game.Event     { return one(EvLaid, game.Nature, start) }
func draftsFirst(s game.Seat) game.Event { return public(EvFirst, s) }
func ordered() game.Event                { return public(EvOrders, game.Nature) }

func drafted(seat game.Seat, start uint8) game.Event { return one(EvDrafted, seat, start) }
func stands(seat game.Seat, place uint8) game.Event  { return one(EvOrder, seat, place) }

// Shown is a column tile that comes to a place of the display, from 0 at the left.
type Shown struct {
	Tile  Tile
	Place uint8
}

func (x Shown) event() game.Event {
	return game.Event{Kind: EvShown, Seat: game.Nature, A: uint8(x.Tile), B: x.Place, Audience: game.Everyone}
}

// ShownOf reads an EvShown.
func ShownOf(e game.Event) Shown { return Shown{Tile: Tile(e.A), Place: e.B} }

// Assigned is the tile of a god that comes to a Horus slot, from 0.
type Assigned struct {
	God  God
	Slot uint8
}

func (x Assigned) event() game.Event {
	return game.Event{Kind: EvHorusTile, Seat: game.Nature, A: uint8(x.God), B: x.Slot, Audience: game.Everyone}
}

// AssignedOf reads an EvHorusTile.
func AssignedOf(e game.Event) Assigned { return Assigned{God: God(e.A), Slot: e.B} }

// Roll is a die from the bag with its face and its section.
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

// RollOf reads an EvRolled.
func RollOf(e game.Event) Roll { return Roll{Colour: Colour(e.A), Face: e.B, Section: God(e.C)} }

// dealt is a card that comes to a hand. Only its owner sees it (TEK-3.9).
func dealt(seat game.Seat, c Card) game.Event {
	return game.Event{Kind: EvDealt, Seat: seat, A: uint8(c), Audience: seat.Set()}
}

// Keeping is the Decree that a seat keeps, and the one that goes back under the deck. Only the seat sees them
// (TEK-3.9).
type Keeping struct{ Kept, Back Card }

func (k Keeping) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvKeptDecree, Seat: seat, A: uint8(k.Kept), B: uint8(k.Back), Audience: seat.Set()}
}

// KeepingOf reads an EvKeptDecree.
func KeepingOf(e game.Event) Keeping { return Keeping{Kept: Card(e.A), Back: Card(e.B)} }

func keptCard(seat game.Seat, c Card) game.Event      { return one(EvKept, seat, c) }
func choseDestiny(seat game.Seat, n uint8) game.Event { return one(EvDestiny, seat, n) }
func gotDestiny(seat game.Seat, n uint8) game.Event   { return one(EvFate, seat, n) }
func gotStart(seat game.Seat, start uint8) game.Event { return one(EvStart, seat, start) }

// Rounds and turns.

func roundOf(n uint8) game.Event      { return one(EvRound, game.Nature, n) }
func opened(section uint8) game.Event { return one(EvOpens, game.Nature, section) }
func shuffled(k Kind) game.Event      { return one(EvShuffled, game.Nature, k) }

// Rotation is a turn of the dial, whose arrow then points at a section. If the bag holds too few dice for the sections
// in the Shade, Dice is their number and Due how many should come (TEK-RUL-02).
type Rotation struct {
	Arrow     God
	Dice, Due uint8
}

func (r Rotation) event() game.Event {
	return game.Event{Kind: EvRotated, Seat: game.Nature, A: uint8(r.Arrow), B: r.Dice, C: r.Due,
		Audience: game.Everyone}
}

// RotationOf reads an EvRotated.
func RotationOf(e game.Event) Rotation { return Rotation{Arrow: God(e.A), Dice: e.B, Due: e.C} }

func played(seat game.Seat, blessing uint8) game.Event { return one(EvPlayed, seat, blessing) }
func techPaid(seat game.Seat, tech uint8) game.Event   { return one(EvTech, seat, tech) }

func placed(seat game.Seat, d Die) game.Event {
	return game.Event{Kind: EvPlaced, Seat: seat, A: uint8(d.Colour), B: d.Face, C: uint8(d.Pan),
		Audience: game.Everyone}
}

// PlacedOf reads the die of an EvPlaced.
func PlacedOf(e game.Event) Die { return Die{Colour: Colour(e.A), Face: e.B, Pan: Pan(e.C)} }

// Undone counts the actions that a turn has lost: normal ones, those of adjacent sections, and those of the opposite
// one (TEK-RUL-52).
type Undone struct{ Normal, Beside, Across uint8 }

func (u Undone) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvLostActions, Seat: seat, A: u.Normal, B: u.Beside, C: u.Across, Audience: game.Everyone}
}

// Sum returns the number of lost actions.
func (u Undone) Sum() int { return int(u.Normal) + int(u.Beside) + int(u.Across) }

// UndoneOf reads an EvLostActions.
func UndoneOf(e game.Event) Undone { return Undone{Normal: e.A, Beside: e.B, Across: e.C} }

// Actions of gods.

// Acting is a god action that begins, with its value.
type Acting struct {
	God   God
	Value uint8
}

func (x Acting) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvGodAction, Seat: seat, A: uint8(x.God), B: x.Value, Audience: game.Everyone}
}

// ActingOf reads an EvGodAction.
func ActingOf(e game.Event) Acting { return Acting{God: God(e.A), Value: e.B} }

func bonusOf(seat game.Seat, g God) game.Event         { return one(EvGodBonus, seat, g) }
func statueAt(seat game.Seat, site uint8) game.Event   { return one(EvStatue, seat, site) }
func buildingAt(seat game.Seat, site uint8) game.Event { return one(EvBuilding, seat, site) }
func columnOn(seat game.Seat, cell uint8) game.Event   { return one(EvColumn, seat, cell) }
func edgesMatch(seat game.Seat, n uint8) game.Event    { return one(EvEdges, seat, n) }
func abilityOf(seat game.Seat, t Tile) game.Event      { return one(EvAbility, seat, t) }
func picked(seat game.Seat, c Card) game.Event         { return one(EvPicked, seat, c) }
func tookLast(seat game.Seat, c Card) game.Event       { return one(EvTaken, seat, c) }

// Laying is a tile that a seat puts on a cell. Turn counts its clockwise quarter turns.
type Laying struct {
	Tile       Tile
	Cell, Turn uint8
}

func (l Laying) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvTile, Seat: seat, A: uint8(l.Tile), B: l.Cell, C: l.Turn, Audience: game.Everyone}
}

// LayingOf reads an EvTile.
func LayingOf(e game.Event) Laying { return Laying{Tile: Tile(e.A), Cell: e.B, Turn: e.C} }

// Housing is a Building in a district of Osiris, in a row from 0.
type Housing struct {
	Row      uint8
	District Token
}

func (x Housing) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvDistrict, Seat: seat, A: x.Row, B: uint8(x.District), Audience: game.Everyone}
}

// HousingOf reads an EvDistrict.
func HousingOf(e game.Event) Housing { return Housing{Row: e.A, District: Token(e.B)} }

// Maat, scorings and the end.

// Faithful is Faith that a seat puts on a pan.
type Faithful struct {
	Pan Pan
	N   uint8
}

func (x Faithful) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvFaith, Seat: seat, A: uint8(x.Pan), B: x.N, Audience: game.Everyone}
}

// FaithfulOf reads an EvFaith.
func FaithfulOf(e game.Event) Faithful { return Faithful{Pan: Pan(e.A), N: e.B} }

func judges() game.Event           { return public(EvMaat, game.Nature) }
func scoringOf(n uint8) game.Event { return one(EvScoring, game.Nature, n) }
func revealed() game.Event         { return public(EvReveal, game.Nature) }
func orderScores() game.Event      { return public(EvFirsts, game.Nature) }

// balanceIs is the balance of a seat: A is its size, and B is 1 if it is negative.
func balanceIs(seat game.Seat, n int) game.Event {
	heavy := uint8(0)
	if n < 0 {
		n, heavy = -n, 1
	}
	return game.Event{Kind: EvBalance, Seat: seat, A: uint8(min(n, MostTokens)), B: heavy, Audience: game.Everyone}
}

// BalanceOf reads the balance of an EvBalance.
func BalanceOf(e game.Event) int { return int(e.A) * (1 - 2*int(e.B)) }

// Lead is a district in which a seat has the most pieces, and its VP.
type Lead struct {
	District Token
	VP       uint8
}

func (x Lead) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvLeads, Seat: seat, A: uint8(x.District), B: x.VP, Audience: game.Everyone}
}

// LeadOf reads an EvLeads.
func LeadOf(e game.Event) Lead { return Lead{District: Token(e.A), VP: e.B} }

func breadDue(seat game.Seat, n uint8) game.Event         { return one(EvDue, seat, n) }
func decreeShown(seat game.Seat, decree uint8) game.Event { return one(EvDecree, seat, decree) }
func chosen(seat game.Seat, decree uint8) game.Event      { return one(EvChosen, seat, decree) }
func doubled(seat game.Seat, decree uint8) game.Event     { return one(EvDoubled, seat, decree) }

// DecreeScore is a Decree with the VP that it scores.
type DecreeScore struct{ Decree, VP uint8 }

func (x DecreeScore) event(seat game.Seat) game.Event {
	return game.Event{Kind: EvDecreeVP, Seat: seat, A: x.Decree, B: x.VP, Audience: game.Everyone}
}

// DecreeScoreOf reads any event about a Decree. Only EvDecreeVP has VP.
func DecreeScoreOf(e game.Event) DecreeScore { return DecreeScore{Decree: e.A, VP: e.B} }

// Botankhamun.

// Planned is an action tile and its place in the pyramid, from 1.
type Planned struct{ Tile, Place uint8 }

func (p Planned) event(kind uint8) game.Event {
	return game.Event{Kind: kind, Seat: Bot, A: p.Tile, B: p.Place, Audience: game.Everyone}
}

// PlannedOf reads an EvPlan or an EvBotTile.
func PlannedOf(e game.Event) Planned { return Planned{Tile: e.A, Place: e.B} }

func deben(face uint8) game.Event { return one(EvDeben, Bot, face) }
func botNoDie() game.Event        { return public(EvBotNoDie, Bot) }
func botInstead() game.Event      { return public(EvBotInstead, Bot) }
func botIdle(g God) game.Event    { return one(EvBotIdle, Bot, g) }

// BotTake is a die that Botankhamun takes, and the rule that decided.
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

// BotTakeOf reads an EvBotDie.
func BotTakeOf(e game.Event) BotTake {
	return BotTake{Section: God(e.A), Colour: Colour(e.B), Face: e.C, Why: Why(e.D)}
}

// BotChoice is a site or a cell that Botankhamun chooses, and the rule that decided. Worth is its VP, the Columns in
// its line, or the districts won.
type BotChoice struct {
	At    uint8
	Why   Why
	Worth int
}

func (b BotChoice) event(kind uint8) game.Event {
	return game.Event{Kind: kind, Seat: Bot, A: b.At, B: uint8(b.Why), C: uint8(b.Worth), Audience: game.Everyone}
}

// BotChoiceOf reads an EvBotSite or an EvBotCell.
func BotChoiceOf(e game.Event) BotChoice {
	return BotChoice{At: e.A, Why: Why(e.B), Worth: int(e.C)}
}

// BotCard is a card that Botankhamun takes from a section of the market, from 0.
type BotCard struct {
	Card    Card
	Section uint8
}

func (b BotCard) event() game.Event {
	return game.Event{Kind: EvBotCard, Seat: Bot, A: uint8(b.Card), B: b.Section, Audience: game.Everyone}
}

// BotCardOf reads an EvBotCard.
func BotCardOf(e game.Event) BotCard { return BotCard{Card: Card(e.A), Section: e.B} }

// BotSpace is a space of Osiris that Botankhamun chooses. Up counts rows above the one he wanted, Right counts
// districts to its right.
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

// BotSpaceOf reads an EvBotDistrict.
func BotSpaceOf(e game.Event) BotSpace {
	return BotSpace{Row: e.A, District: Token(e.B), Up: e.C, Right: e.D}
}
