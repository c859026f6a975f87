package kemet

import "ennead/game"

// The kinds of events.
const (
	EvCity uint8 = iota
	EvDistricts
	EvOrder
	EvPyramid
	EvDrew
	EvDay
	EvTurn
	EvTrigger
	EvToken
	EvSilver
	EvGolden
	EvCard
	EvStolen
	EvPrayer
	EvSpent
	EvBeast
	EvTile
	EvRemoved
	EvUnit
	EvMarch
	EvStep
	EvCombat
	EvCalledOff
	EvInitiative
	EvShown
	EvReveal
	EvRevealCard
	EvUnpaid
	EvWound
	EvWon
	EvForce
	EvHarm
	EvLost
	EvCombatVP
	EvSentBack
	EvRetreated
	EvEscaped
	EvTookBack
	EvTempleVP
	EvPyramidVP
	EvNight
	EvSanctuaryVP
	EvControlVP
	EvSaw
	EvOver
)

// Gain is the reason for a gain of PP.
type Gain uint8

// The reasons.
const (
	GainPlain Gain = iota // the event before it says why
	GainTemples
	GainNight
	GainCrusade
	GainHolyWar
)

// The constructors of events. Each sets the seats that may know the event's numbers.

// dealt: Nature gives a seat a city (KEM-2.4).
func dealt(seat game.Seat, city uint8) game.Event {
	return game.Event{Kind: EvCity, Seat: seat, A: city, Audience: game.Everyone}
}

// vacated: a seat leaves a district of its city empty. It is logged when all seats have chosen (KEM-2.6).
func vacated(seat game.Seat, district uint8) game.Event {
	return game.Event{Kind: EvDistricts, Seat: seat, A: district, Audience: game.Everyone}
}

// ordered: a seat takes a place on the order track (KEM-2.7, KEM-7.9).
func ordered(seat game.Seat, place uint8) game.Event {
	return game.Event{Kind: EvOrder, Seat: seat, A: place, Audience: game.Everyone}
}

// drew: a seat draws a card, which only its owner sees (KEM-12.2).
func drew(seat game.Seat, card uint8) game.Event {
	return game.Event{Kind: EvDrew, Seat: seat, A: card, Audience: seat.Set()}
}

// day: the Day of a round begins (KEM-4.1).
func day(round uint8) game.Event {
	return game.Event{Kind: EvDay, Seat: game.Nature, A: round, Audience: game.Everyone}
}

// turn: the turn of a seat begins (KEM-4.1).
func turn(seat game.Seat) game.Event {
	return game.Event{Kind: EvTurn, Seat: seat, Audience: game.Everyone}
}

// triggered: a seat triggers the end (KEM-4.8).
func triggered(seat game.Seat) game.Event {
	return game.Event{Kind: EvTrigger, Seat: seat, Audience: game.Everyone}
}

// placed: a seat puts an own token on an action space (KEM-4.3).
func placed(seat game.Seat, space uint8) game.Event {
	return game.Event{Kind: EvToken, Seat: seat, A: space, Audience: game.Everyone}
}

// placedSilver: a seat puts its silver token on an action space (KEM-4.3).
func placedSilver(seat game.Seat, space uint8) game.Event {
	return game.Event{Kind: EvSilver, Seat: seat, A: space, Audience: game.Everyone}
}

// placedGolden: a seat uses its golden token for a Move, 0, or a Recruit, 1 (KEM-9.31).
func placedGolden(seat game.Seat, action uint8) game.Event {
	return game.Event{Kind: EvGolden, Seat: seat, A: action, Audience: game.Everyone}
}

// played: a card takes effect (KEM-3.6).
func played(seat game.Seat, card uint8) game.Event {
	return game.Event{Kind: EvCard, Seat: seat, A: card, Audience: game.Everyone}
}

// robbed: a seat loses PP to Mana Theft (KEM-10.8).
func robbed(seat game.Seat, pp uint8) game.Event {
	return game.Event{Kind: EvStolen, Seat: seat, A: pp, Audience: game.Everyone}
}

// gained: a seat gains PP (KEM-0.2).
func gained(seat game.Seat, pp uint8, why Gain) game.Event {
	return game.Event{Kind: EvPrayer, Seat: seat, A: pp, B: uint8(why), Audience: game.Everyone}
}

// Why returns the reason for a gain of PP.
func Why(e game.Event) Gain { return Gain(e.B) }

// paid: a seat spends PP (KEM-0.2).
func paid(seat game.Seat, pp uint8) game.Event {
	return game.Event{Kind: EvSpent, Seat: seat, A: pp, Audience: game.Everyone}
}

// bought: a seat buys a power tile (KEM-5.3.4).
func bought(seat game.Seat, tile uint8) game.Event {
	return game.Event{Kind: EvTile, Seat: seat, A: tile, Audience: game.Everyone}
}

// removed: a battle card leaves the game face down; only its owner sees it (KEM-11.3).
func removed(seat game.Seat, card uint8) game.Event {
	return game.Event{Kind: EvRemoved, Seat: seat, A: card, Audience: seat.Set()}
}

// arrived: a unit comes from the reserve to a space (KEM-5.4.1).
func arrived(seat game.Seat, space uint8) game.Event {
	return game.Event{Kind: EvUnit, Seat: seat, A: space, Audience: game.Everyone}
}

// calledOff: a combat does not take place (KEM-6.19).
func calledOff(attacker game.Seat, space uint8) game.Event {
	return game.Event{Kind: EvCalledOff, Seat: attacker, A: space, Audience: game.Everyone}
}

// initiative: the attacker destroys units before the cards are chosen (KEM-6.18).
func initiative(attacker game.Seat) game.Event {
	return game.Event{Kind: EvInitiative, Seat: attacker, Audience: game.Everyone}
}

// shown: a fighter shows a battle card only to the owner of Prescience (KEM-9.29, KEM-Q81).
func shown(fighter game.Seat, card uint8, seer game.Seat) game.Event {
	return game.Event{Kind: EvShown, Seat: fighter, A: card, Audience: fighter.Set().With(seer)}
}

// revealed: a fighter reveals a battle card (KEM-6.5).
func revealed(seat game.Seat, card uint8) game.Event {
	return game.Event{Kind: EvReveal, Seat: seat, A: card, Audience: game.Everyone}
}

// revealedCard: a fighter reveals a hidden divine intervention card (KEM-6.5).
func revealedCard(seat game.Seat, card uint8) game.Event {
	return game.Event{Kind: EvRevealCard, Seat: seat, A: card, Audience: game.Everyone}
}

// unpaid: a revealed card has no effect (KEM-6.6).
func unpaid(seat game.Seat, card uint8) game.Event {
	return game.Event{Kind: EvUnpaid, Seat: seat, A: card, Audience: game.Everyone}
}

// wounded: a seat discards a card for Divine Wound (KEM-9.11).
func wounded(seat game.Seat, card uint8) game.Event {
	return game.Event{Kind: EvWound, Seat: seat, A: card, Audience: game.Everyone}
}

// wonCombat: a seat gains the VP of a combat (KEM-6.11).
func wonCombat(seat game.Seat) game.Event {
	return game.Event{Kind: EvCombatVP, Seat: seat, Audience: game.Everyone}
}

// tookBack: all battle cards of a seat return to its hand (KEM-6.16).
func tookBack(seat game.Seat) game.Event {
	return game.Event{Kind: EvTookBack, Seat: seat, Audience: game.Everyone}
}

// tookTemple: a seat gains the VP of a temple (KEM-8.2).
func tookTemple(seat game.Seat, space uint8) game.Event {
	return game.Event{Kind: EvTempleVP, Seat: seat, A: space, Audience: game.Everyone}
}

// tookPyramid: a seat gains the VP of the pyramid in a space (KEM-8.3).
func tookPyramid(seat game.Seat, space uint8) game.Event {
	return game.Event{Kind: EvPyramidVP, Seat: seat, A: space, Audience: game.Everyone}
}

// night: the Night of a round begins (KEM-7.10).
func night(round uint8) game.Event {
	return game.Event{Kind: EvNight, Seat: game.Nature, A: round, Audience: game.Everyone}
}

// sacrificed: a seat gains the VP of the Sanctuary (KEM-7.1).
func sacrificed(seat game.Seat) game.Event {
	return game.Event{Kind: EvSanctuaryVP, Seat: seat, Audience: game.Everyone}
}

// controlled: a seat gains the VP of two temples (KEM-7.3).
func controlled(seat game.Seat) game.Event {
	return game.Event{Kind: EvControlVP, Seat: seat, Audience: game.Everyone}
}

// saw: a seat sees a card with Vision; nobody else does (KEM-9.42).
func saw(seat game.Seat, card uint8) game.Event {
	return game.Event{Kind: EvSaw, Seat: seat, A: card, Audience: seat.Set()}
}

// over: the game is over (KEM-7.8).
func over() game.Event {
	return game.Event{Kind: EvOver, Seat: game.Nature, Audience: game.Everyone}
}

// Raised is an event: a pyramid comes to a level in a space (KEM-2.8, KEM-5.2.1).
type Raised struct {
	Seat         game.Seat
	Colour       Colour
	Level, Space uint8
}

func (x Raised) event() game.Event {
	return game.Event{Kind: EvPyramid, Seat: x.Seat, A: uint8(x.Colour), B: x.Level, C: x.Space,
		Audience: game.Everyone}
}

// AsRaised reads an event of kind EvPyramid.
func AsRaised(e game.Event) Raised {
	return Raised{Seat: e.Seat, Colour: Colour(e.A), Level: e.B, Space: e.C}
}

// Housed is an event: a creature comes to a space (KEM-9.60).
type Housed struct {
	Seat         game.Seat
	Beast, Space uint8
}

func (x Housed) event() game.Event {
	return game.Event{Kind: EvBeast, Seat: x.Seat, A: x.Beast, B: x.Space, Audience: game.Everyone}
}

// AsHoused reads an event of kind EvBeast.
func AsHoused(e game.Event) Housed {
	return Housed{Seat: e.Seat, Beast: e.A, Space: e.B}
}

// Marched is an event: a Move begins in a space with a number of land movements (KEM-5.5.1).
type Marched struct {
	Seat        game.Seat
	Space, Land uint8
}

func (x Marched) event() game.Event {
	return game.Event{Kind: EvMarch, Seat: x.Seat, A: x.Space, B: x.Land, Audience: game.Everyone}
}

// AsMarched reads an event of kind EvMarch.
func AsMarched(e game.Event) Marched {
	return Marched{Seat: e.Seat, Space: e.A, Land: e.B}
}

// Stepped is an event: units make a step of a Move. Verb is VLand, VTeleport or VLeap (KEM-5.5.2, KEM-5.5.11).
type Stepped struct {
	Seat                  game.Seat
	Units, To, Verb, From uint8
}

func (x Stepped) event() game.Event {
	return game.Event{Kind: EvStep, Seat: x.Seat, A: x.Units, B: x.To, C: x.Verb, D: x.From, Audience: game.Everyone}
}

// AsStepped reads an event of kind EvStep.
func AsStepped(e game.Event) Stepped {
	return Stepped{Seat: e.Seat, Units: e.A, To: e.B, Verb: e.C, From: e.D}
}

// Attacked is an event: a seat begins a combat (KEM-6.1).
type Attacked struct {
	Attacker game.Seat
	Defender game.Seat
	Space    uint8
}

func (x Attacked) event() game.Event {
	return game.Event{Kind: EvCombat, Seat: x.Attacker, A: uint8(x.Defender), B: x.Space, Audience: game.Everyone}
}

// AsAttacked reads an event of kind EvCombat.
func AsAttacked(e game.Event) Attacked {
	return Attacked{Attacker: e.Seat, Defender: game.Seat(e.A), Space: e.B}
}

// Won is an event: the seat wins a combat. Attack and Defence are the Strengths of both sides; Side is 0 if the
// attacker won, 1 if the defender did (KEM-6.9).
type Won struct {
	Seat                  game.Seat
	Attack, Defence, Side uint8
}

func (x Won) event() game.Event {
	return game.Event{Kind: EvWon, Seat: x.Seat, A: x.Attack, B: x.Defence, C: x.Side, Audience: game.Everyone}
}

// AsWon reads an event of kind EvWon.
func AsWon(e game.Event) Won {
	return Won{Seat: e.Seat, Attack: e.A, Defence: e.B, Side: e.C}
}

// Force is an event: the seat's Strength in four parts (KEM-6.8). Open is what everybody sees before the cards are
// revealed: tiles, creature and city.
type Force struct {
	Seat                       game.Seat
	Units, Battle, Cards, Open uint8
}

func (x Force) event() game.Event {
	return game.Event{Kind: EvForce, Seat: x.Seat, A: x.Units, B: x.Battle, C: x.Cards, D: x.Open,
		Audience: game.Everyone}
}

// AsForce reads an event of kind EvForce.
func AsForce(e game.Event) Force {
	return Force{Seat: e.Seat, Units: e.A, Battle: e.B, Cards: e.C, Open: e.D}
}

// Harm is an event: the total Damage and Defence of the seat's side (KEM-6.10).
type Harm struct {
	Seat            game.Seat
	Damage, Defence uint8
}

func (x Harm) event() game.Event {
	return game.Event{Kind: EvHarm, Seat: x.Seat, A: x.Damage, B: x.Defence, Audience: game.Everyone}
}

// AsHarm reads an event of kind EvHarm.
func AsHarm(e game.Event) Harm {
	return Harm{Seat: e.Seat, Damage: e.A, Defence: e.B}
}

// Loss is an event: units of the seat leave a space for the reserve.
type Loss struct {
	Seat         game.Seat
	Units, Space uint8
}

// lost: the units are destroyed or sacrificed (KEM-1.2).
func (x Loss) lost() game.Event {
	return game.Event{Kind: EvLost, Seat: x.Seat, A: x.Units, B: x.Space, Audience: game.Everyone}
}

// AsLoss reads an event of kind EvLost or EvSentBack.
func AsLoss(e game.Event) Loss { return Loss{Seat: e.Seat, Units: e.A, Space: e.B} }

// Return is an event: their owner sends units back after a combat (KEM-6.14). Trapped says that they had to, since the
// troop could neither retreat nor stay (KEM-6.13).
type Return struct {
	Loss
	Trapped bool
}

func (x Return) event() game.Event {
	e := game.Event{Kind: EvSentBack, Seat: x.Seat, A: x.Units, B: x.Space, Audience: game.Everyone}
	if x.Trapped {
		e.C = 1
	}
	return e
}

// AsReturn reads an event of kind EvSentBack.
func AsReturn(e game.Event) Return { return Return{Loss: AsLoss(e), Trapped: e.C == 1} }

// Flight is an event: a troop leaves a space for another.
type Flight struct {
	Seat     game.Seat
	From, To uint8
}

// retreated: the troop leaves after a combat (KEM-6.13).
func (x Flight) retreated() game.Event {
	return game.Event{Kind: EvRetreated, Seat: x.Seat, A: x.To, B: x.From, Audience: game.Everyone}
}

// escaped: the troop leaves before a combat (KEM-10.14).
func (x Flight) escaped() game.Event {
	return game.Event{Kind: EvEscaped, Seat: x.Seat, A: x.To, B: x.From, Audience: game.Everyone}
}

// AsFlight reads an event of kind EvRetreated or EvEscaped.
func AsFlight(e game.Event) Flight { return Flight{Seat: e.Seat, From: e.B, To: e.A} }
