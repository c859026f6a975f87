package judge

import "ennead/games/kemet"

// The weights, in victory points. Those marked * are worth that much at the start and less as the end
// comes nearer, see clock in judge.go.
const (
	templeVP   = 0.60 // a temple can be lost any turn (KEM-8.2) …
	pyramidVP  = 0.85 // … one's own pyramid stands behind walls (KEM-5.5.9) …
	captureVP  = 0.50 // … and a captured one draws its owner's recruits (KEM-5.4.2)
	lastHour   = 0.40 // what a temporary VP regains as the tokens of the last Day are played
	guard      = 0.05 // for each unit on a temporary VP: it takes more to drive them away
	firstOfTwo = 0.15 // one temple is half of a Control VP
	control    = 0.90 // two temples at Night are a Control VP (KEM-7.3), from the second on
	offering   = 0.70 // the Sanctuary with two units at Night is a Sanctuary VP that costs them (KEM-7.1)
	foothold   = 0.15 // one unit there is half of it
	tokenRisk  = 0.50 // how much of tonight's VP is in doubt while all tokens are still to be played
	income     = 0.06 // * each PP that a temple brings at Night
	unit       = 0.20 // * a unit on the board: costs a PP and an action to bring there
	reserve    = 0.03 // * one in reserve can be recruited
	creature   = 0.25 // * a creature that marches with a troop; its tile counts besides
	card       = 0.12 // * a divine intervention card: two Strength at most, or two PP
	battleCard = 0.02 // * a larger choice in the next combat (KEM-11.2)
	token      = 0.05 // * an action token still to be played this Day
	extraToken = 0.15 // * a silver or golden one besides (KEM-4.3)
	invaded    = 0.10 // a troop in a foreign district keeps its owner from recruiting there in peace
	usurped    = 0.40 // part of a pyramid's worth that goes with its district (KEM-1.15)
	combatVP   = 1.00 // for an attacker who wins and survives (KEM-6.11)
	driven     = 0.30 // part of a unit that is lost in retreat or sent back
	perPoint   = 0.13 // odds of a combat for each point of Strength: cards add 1 to 4
	cardDamage = 1.3  // of a battle card not known, on average …
	cardGuard  = 0.7  // … its Defence …
	cardForce  = 2.5  // … and its Strength
	placeTie   = 0.01 // a finished game: the places among equals (KEM-8.10)
)

// prayer is the worth of so many PP *: the first ones open every action, the last overflow at Night.
var prayer = [12]float32{0, 0.20, 0.38, 0.54, 0.68, 0.80, 0.91, 1.01, 1.10, 1.18, 1.25, 1.31}

// pyramid is the worth of a pyramid by level *, without its VP: tiles up to that level can be bought.
var pyramid = [5]float32{0, 0.30, 0.75, 1.30, 1.70}

// tile is the worth of a power tile by level *: what it costs, an action, and the use of it.
var tile = [5]float32{0, 0.40, 0.75, 1.10, 1.55}

// bonus is what a tile is worth beside its level *; VP are permanent and counted by themselves.
var bonus = [kemet.PowerBeast + 2]float32{
	kemet.PowerDomination: -0.90, // nothing but its VP (KEM-8.6)
	kemet.PowerSphinx:     -0.70, // a creature that does not march, and its VP (KEM-8.7)
	kemet.PowerSilver:     0.40,  // a sixth action each Day
	kemet.PowerGolden:     0.40,  // likewise
	kemet.PowerPriestess:  0.15,  // pays from the next tile on
	kemet.PowerScribe:     0.10,  // two units at each recruitment
	kemet.PowerRa:         0.15,  // pays at every expense
	kemet.PowerBlades:     0.10,  // in attack and defence alike
	kemet.PowerInitiative: 0.15,  // two units before the fight
	kemet.PowerWound:      -0.15, // costs cards
	kemet.PowerStargate:   -0.10, // one PP a teleportation
	kemet.PowerVision:     -0.20, // a better card, not more points
}
