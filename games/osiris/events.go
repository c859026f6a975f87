package osiris

// What happens, as events: the numbers A to D of each kind stand behind it. Those marked "own" are whispered: others see no numbers.
const (
	evRegent        uint8 = iota // the seat is Regent
	evSeason                     // season A begins
	evDealt                      // own: card A comes to the seat's hand; B is why, see the draws
	evDrawn                      // own: worker A comes behind the seat's screen
	evPool                       // worker A is laid on the workers' cartouche
	evLeft                       // own, of the Regent: workers A and B are left in the bag
	evPlaced                     // worker A goes to place B
	evGained                     // A grain, B brick, C stone; D is why, see the gains
	evPaid                       // A grain, B brick, C stone; D is for what
	evMissing                    // A grain, B brick, C stone were due and not there (OSI-6.1)
	evLeads                      // the seat's camel lies on caravan place A
	evFee                        // the seat gives one resource A to seat B (OSI-5.3.3)
	evHired                      // worker A of the cartouche comes behind the screen
	evMarket                     // market cartouche A is used, side B paid
	evPlanned                    // a monument on cartouche A
	evBuilt                      // the monument of cartouche A now stands at site B
	evMoved                      // the neutral piece of cartouche A now lies on cartouche B (OSI-5.7.7)
	evPoints                     // B points of part A
	evCorner                     // card A is played for its corner
	evSpecial                    // card A is played for its special
	evBlessing                   // blessing A is played
	evShared                     // own, and of seat B: the seat gives card A to seat B; everybody sees A of a discard (B is discard)
	evGave                       // the seat has given the second card to seat A, or put it on the discard pile (discard)
	evKeptCard                   // own: the seat keeps card A of those drawn
	evDiscarded                  // card A lies on the discard pile
	evShuffled                   // the discard pile is a new pile
	evNoCard                     // there is no card to draw
	evWithdrew                   // the seat withdraws, as number A
	evBox                        // box A of the regent row is taken
	evTaken                      // A grain, B brick, C stone are taken off pile D of the board (OSI-6.3, OSI-11.11)
	evKeeps                      // the plan on cartouche A is kept with Horus
	evLost                       // the monument on cartouche A leaves the game
	evEnd                        // the season ends
	evLots                       // A adjacent lots, B segment lots
	evOffer                      // parties: offer A of the seat to seat B, C is its audience
	evDeclined                   // parties: offer A of seat B, C its audience, is declined by the seat
	evCancelled                  // parties: the seat's offer A to seat B, C its audience, is cancelled
	evFailed                     // parties: offer A of the seat to seat B, C its audience, fails
	evTrade                      // seat B has accepted what the seat offered
	evHanded                     // the seat hands A grain, B brick, C stone to seat D
	evHandedWorkers              // the seat hands B workers to seat A
	evHandedWorker               // parties: one of them is C; A is to whom
	evHandedCards                // the seat hands B city cards to seat A
	evHandedCard                 // parties: one of them is C; A is to whom
	evBribe                      // bribe A of the seat, if the second card goes to seat B
	evUnbribed                   // bribe A of the seat is cancelled
	evBribed                     // bribe A of the seat is accepted by seat B
	evPromised                   // audience: promise A to seat B: action C in season D
	evMarked                     // audience: promise A of seat B was kept (C = 1) or broken
	evShowed                     // and the number of the seat, or all: viewers: what is shown, see show.go
)
