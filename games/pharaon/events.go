package pharaon

import "ennead/game"

// The kinds of events. The comment of each kind says what its numbers A to D mean.
const (
	EvFirst      uint8 = iota // the seat becomes First Player in the setup
	EvKept                    // the seat keeps noble A in the setup
	EvDealt                   // noble A is dealt in the setup; only the seat knows which
	EvScribe                  // the seat gets Scribe A (discovery mode)
	EvRound                   // round A begins
	EvWheel                   // the wheel gets its starting position
	EvBlocked                 // resource A of a jar that nobody took blocks a slot
	EvLeftover                // nobody took jar A
	EvShowNoble               // noble A comes on display
	EvShowArtist              // artisan A comes on display
	EvShowJar                 // jar A comes on display
	EvAct                     // the seat acts in quarter A
	EvAccess                  // token A pays access as colour B
	EvPaid                    // the seat pays token A
	EvTookNoble               // the seat takes noble A; B is a Source
	EvTookArtist              // the seat takes artisan A; B is a Source
	EvTookLot                 // the seat takes the lot of tokens A and B
	EvTookBonus               // the seat takes bonus offering A; B is a Source
	EvJar                     // the seat takes jar A; B is a Source
	EvGain                    // the seat gains resources A to D, each a Colour plus one; 0 is none
	EvNoGain                  // the supply has no resource A to gain
	EvNile                    // the seat moves to cell B of track A
	EvNoArrow                 // the seat loses a step on the Nile
	EvStep                    // the seat reaches burial step A
	EvNoStep                  // the seat has no burial step left
	EvPharaoh                 // the seat takes the Pharaoh token
	EvPass                    // the seat passes into row A
	EvPassLast                // the seat passes last
	EvTookFirst               // the seat takes the First Player token
	EvAdvance                 // the seat advances to cell B of row A
	EvUse                     // the seat uses the power of noble A; B is the jar that it replaces, or 0
	EvSpent                   // the seat spends token A in an exchange
	EvEndRound                // round A ends
	EvPlotJar                 // the Traitor reveals jar A
	EvPlotTile                // resource A covers space C of tile B
	EvPlotWheel               // resource A of the Traitor's jar goes on the wheel
	EvPlotLost                // resource A has no place and is lost
	EvDropNoble               // noble A is removed from the game
	EvDropArtist              // artisan A is removed from the game
	EvLevel                   // each of the Traitor's nobles is worth A PP
	EvGod                     // the Traitor reaches the god of quarter A
	EvOver                    // the game is over
	EvQuarter                 // quarter A is at position B
	EvTileColour              // tile A gets colour B
	EvTileDark                // tile A shows its dark side
	EvDirection               // the wheel turns clockwise if A is 1, anticlockwise if 0
	EvNoTarget                // the icon with effect A and number B has no target
)

// Source is where something that a seat took comes from.
type Source uint8

// The sources.
const (
	Open   Source = iota // taken face up
	Unseen               // drawn from a deck, the pile of jars, or the bag
)

// publicEvent returns an event that everybody may know and that has no numbers.
func publicEvent(kind uint8, seat game.Seat) game.Event {
	return game.Event{Kind: kind, Seat: seat, Audience: game.Everyone}
}

// The setup (section 2).

func beginsFirst(seat game.Seat) game.Event { return publicEvent(EvFirst, seat) }

func wheelTurned() game.Event { return publicEvent(EvWheel, game.Nature) }

func directionDrawn(clockwise uint8) game.Event {
	return game.Event{Kind: EvDirection, Seat: game.Nature, A: clockwise, Audience: game.Everyone}
}

func quarterLaid(q Quarter, position uint8) game.Event {
	return game.Event{Kind: EvQuarter, Seat: game.Nature, A: uint8(q), B: position, Audience: game.Everyone}
}

func scribeDealt(seat game.Seat, noble uint8) game.Event {
	return game.Event{Kind: EvScribe, Seat: seat, A: noble, Audience: game.Everyone}
}

// nobleDealt is visible only to the seat that draws the noble (PHA-16.3).
func nobleDealt(seat game.Seat, noble uint8) game.Event {
	return game.Event{Kind: EvDealt, Seat: seat, A: noble, Audience: seat.Set()}
}

func nobleKept(seat game.Seat, noble uint8) game.Event {
	return game.Event{Kind: EvKept, Seat: seat, A: noble, Audience: game.Everyone}
}

// Rounds and turns (sections 3, 7, 8).

func roundBegins(first game.Seat, round uint8) game.Event {
	return game.Event{Kind: EvRound, Seat: first, A: round, Audience: game.Everyone}
}

func roundEnds(round uint8) game.Event {
	return game.Event{Kind: EvEndRound, Seat: game.Nature, A: round, Audience: game.Everyone}
}

func gameEnds() game.Event { return publicEvent(EvOver, game.Nature) }

func actsIn(seat game.Seat, q Quarter) game.Event {
	return game.Event{Kind: EvAct, Seat: seat, A: uint8(q), Audience: game.Everyone}
}

func passesInto(seat game.Seat, row uint8) game.Event {
	return game.Event{Kind: EvPass, Seat: seat, A: row, Audience: game.Everyone}
}

func passesLast(seat game.Seat) game.Event { return publicEvent(EvPassLast, seat) }

func takesFirst(seat game.Seat) game.Event { return publicEvent(EvTookFirst, seat) }

// Disc is the position of a disc on the Pyramid of Time.
type Disc struct{ Row, Cell uint8 }

func advances(seat game.Seat, to Disc) game.Event {
	return game.Event{Kind: EvAdvance, Seat: seat, A: to.Row, B: to.Cell, Audience: game.Everyone}
}

// DiscOf returns the position that a disc has reached.
func DiscOf(e game.Event) Disc { return Disc{Row: e.A, Cell: e.B} }

// The jar left over (PHA-13.2).

func jarLeft(jar uint8) game.Event {
	return game.Event{Kind: EvLeftover, Seat: game.Nature, A: jar, Audience: game.Everyone}
}

func slotBlocked(c Colour) game.Event {
	return game.Event{Kind: EvBlocked, Seat: game.Nature, A: uint8(c), Audience: game.Everyone}
}

// Cards and jars (sections 6 and 10).

func nobleShown(noble uint8) game.Event {
	return game.Event{Kind: EvShowNoble, Seat: game.Nature, A: noble, Audience: game.Everyone}
}

func artisanShown(artisan uint8) game.Event {
	return game.Event{Kind: EvShowArtist, Seat: game.Nature, A: artisan, Audience: game.Everyone}
}

func jarShown(jar uint8) game.Event {
	return game.Event{Kind: EvShowJar, Seat: game.Nature, A: jar, Audience: game.Everyone}
}

func tookNoble(seat game.Seat, noble uint8, from Source) game.Event {
	return game.Event{Kind: EvTookNoble, Seat: seat, A: noble, B: uint8(from), Audience: game.Everyone}
}

func tookArtisan(seat game.Seat, artisan uint8, from Source) game.Event {
	return game.Event{Kind: EvTookArtist, Seat: seat, A: artisan, B: uint8(from), Audience: game.Everyone}
}

func tookJar(seat game.Seat, jar uint8, from Source) game.Event {
	return game.Event{Kind: EvJar, Seat: seat, A: jar, B: uint8(from), Audience: game.Everyone}
}

func tookBonus(seat game.Seat, offering Token, from Source) game.Event {
	return game.Event{Kind: EvTookBonus, Seat: seat, A: uint8(offering), B: uint8(from), Audience: game.Everyone}
}

// SourceOf returns where a card, jar or bonus offering that a seat took comes from.
func SourceOf(e game.Event) Source { return Source(e.B) }

func tookLot(seat game.Seat, lot [2]Token) game.Event {
	return game.Event{Kind: EvTookLot, Seat: seat, A: uint8(lot[0]), B: uint8(lot[1]), Audience: game.Everyone}
}

// LotOf returns both tokens of the lot that was taken.
func LotOf(e game.Event) [2]Token { return [2]Token{Token(e.A), Token(e.B)} }

// replacesJar: the Diplomat gives other resources than a jar (PHA-10.16).
func replacesJar(seat game.Seat, noble, jar uint8) game.Event {
	return game.Event{Kind: EvUse, Seat: seat, A: noble, B: jar, Audience: game.Everyone}
}

func usesPower(seat game.Seat, noble uint8) game.Event {
	return game.Event{Kind: EvUse, Seat: seat, A: noble, Audience: game.Everyone}
}

func becomesPharaoh(seat game.Seat) game.Event { return publicEvent(EvPharaoh, seat) }

func burialStep(seat game.Seat, step uint8) game.Event {
	return game.Event{Kind: EvStep, Seat: seat, A: step, Audience: game.Everyone}
}

func noBurialStep(seat game.Seat) game.Event { return publicEvent(EvNoStep, seat) }

func nileStep(seat game.Seat, track Colour, cell uint8) game.Event {
	return game.Event{Kind: EvNile, Seat: seat, A: uint8(track), B: cell, Audience: game.Everyone}
}

// NileStepOf returns the track of the Nile and the cell reached on it.
func NileStepOf(e game.Event) (track Colour, cell uint8) { return Colour(e.A), e.B }

func arrowLost(seat game.Seat) game.Event { return publicEvent(EvNoArrow, seat) }

// Tokens (sections 4 and 5).

func accessPaid(seat game.Seat, t Token, as Colour) game.Event {
	return game.Event{Kind: EvAccess, Seat: seat, A: uint8(t), B: uint8(as), Audience: game.Everyone}
}

// AccessOf returns the token that paid access, and the colour that it counted as.
func AccessOf(e game.Event) (t Token, as Colour) { return Token(e.A), Colour(e.B) }

func tokenPaid(seat game.Seat, t Token) game.Event {
	return game.Event{Kind: EvPaid, Seat: seat, A: uint8(t), Audience: game.Everyone}
}

func tokenSpent(seat game.Seat, t Token) game.Event {
	return game.Event{Kind: EvSpent, Seat: seat, A: uint8(t), Audience: game.Everyone}
}

// gained reports up to four resources that a seat gains together. Each number is a colour plus one; zero means none.
func gained(seat game.Seat, list [4]uint8) game.Event {
	return game.Event{Kind: EvGain, Seat: seat, A: list[0], B: list[1], C: list[2], D: list[3], Audience: game.Everyone}
}

// GainOf returns the resources gained together, in the order gained.
func GainOf(e game.Event) (list []Colour) {
	for _, c := range [4]uint8{e.A, e.B, e.C, e.D} {
		if c > 0 {
			list = append(list, Colour(c-1))
		}
	}
	return list
}

func notGained(seat game.Seat, c Colour) game.Event {
	return game.Event{Kind: EvNoGain, Seat: seat, A: uint8(c), Audience: game.Everyone}
}

// The Traitor's plot (section 15).

func tileTurned(tile uint8) game.Event {
	return game.Event{Kind: EvTileDark, Seat: TraitorSeat, A: tile, Audience: game.Everyone}
}

func tileColoured(tile uint8, c Colour) game.Event {
	return game.Event{Kind: EvTileColour, Seat: TraitorSeat, A: tile, B: uint8(c), Audience: game.Everyone}
}

// TileColourOf returns a tile and the colour assigned to it.
func TileColourOf(e game.Event) (tile uint8, c Colour) { return e.A, Colour(e.B) }

func jarRevealed(jar uint8) game.Event {
	return game.Event{Kind: EvPlotJar, Seat: TraitorSeat, A: jar, Audience: game.Everyone}
}

// Covered is a space of a tile, and the resource on it.
type Covered struct {
	Colour      Colour
	Tile, Space uint8
}

func (c Covered) event() game.Event {
	return game.Event{
		Kind: EvPlotTile, Seat: TraitorSeat, A: uint8(c.Colour), B: c.Tile, C: c.Space, Audience: game.Everyone,
	}
}

// CoveredOf returns the space that was covered.
func CoveredOf(e game.Event) Covered { return Covered{Colour: Colour(e.A), Tile: e.B, Space: e.C} }

func plotOnWheel(c Colour) game.Event {
	return game.Event{Kind: EvPlotWheel, Seat: TraitorSeat, A: uint8(c), Audience: game.Everyone}
}

func plotLost(c Colour) game.Event {
	return game.Event{Kind: EvPlotLost, Seat: TraitorSeat, A: uint8(c), Audience: game.Everyone}
}

func nobleGone(noble uint8) game.Event {
	return game.Event{Kind: EvDropNoble, Seat: TraitorSeat, A: noble, Audience: game.Everyone}
}

func artisanGone(artisan uint8) game.Event {
	return game.Event{Kind: EvDropArtist, Seat: TraitorSeat, A: artisan, Audience: game.Everyone}
}

func levelReached(pp uint8) game.Event {
	return game.Event{Kind: EvLevel, Seat: TraitorSeat, A: pp, Audience: game.Everyone}
}

func godReached(q Quarter) game.Event {
	return game.Event{Kind: EvGod, Seat: TraitorSeat, A: uint8(q), Audience: game.Everyone}
}

func noTarget(icon Effect) game.Event {
	return game.Event{
		Kind: EvNoTarget, Seat: TraitorSeat, A: uint8(icon.Kind), B: uint8(icon.N), Audience: game.Everyone,
	}
}
