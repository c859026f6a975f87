package osiris

// What happens, as events: the numbers A to D of each kind stand behind it. Those marked "own" are whispered: others see no numbers.
const (
	EvRegent        uint8 = iota // the seat is Regent
	EvSeason                     // season A begins
	EvDealt                      // own: card A comes to the seat's hand; B is why, see the draws
	EvDrawn                      // own: worker A comes behind the seat's screen
	EvPool                       // worker A is laid on the workers' cartouche
	EvLeft                       // own, of the Regent: workers A and B are left in the bag
	EvPlaced                     // worker A goes to place B
	EvGained                     // A grain, B brick, C stone; D is why, see the gains
	EvPaid                       // A grain, B brick, C stone; D is for what
	EvMissing                    // A grain, B brick, C stone were due and not there (OSI-6.1)
	EvLeads                      // the seat's camel lies on caravan place A
	EvFee                        // the seat gives one resource A to seat B (OSI-5.3.3)
	EvHired                      // worker A of the cartouche comes behind the screen
	EvMarket                     // market cartouche A is used, side B paid
	EvPlanned                    // a monument on cartouche A
	EvBuilt                      // the monument of cartouche A now stands at site B
	EvMoved                      // the neutral piece of cartouche A now lies on cartouche B (OSI-5.7.7)
	EvPoints                     // B points of part A
	EvCorner                     // card A is played for its corner
	EvSpecial                    // card A is played for its special
	EvBlessing                   // blessing A is played
	EvShared                     // own, and of seat B: the seat gives card A to seat B; everybody sees A of a discard (B is discard)
	EvGave                       // the seat has given the second card to seat A, or put it on the discard pile (discard)
	EvKeptCard                   // own: the seat keeps card A of those drawn
	EvDiscarded                  // card A lies on the discard pile
	EvShuffled                   // the discard pile is a new pile
	EvNoCard                     // there is no card to draw
	EvWithdrew                   // the seat withdraws, as number A
	EvBox                        // box A of the regent row is taken
	EvTaken                      // A grain, B brick, C stone are taken off pile D of the board (OSI-6.3, OSI-11.11)
	EvKeeps                      // the plan on cartouche A is kept with Horus
	EvLost                       // the monument on cartouche A leaves the game
	EvEnd                        // the season ends
	EvLots                       // A adjacent lots, B segment lots
	EvOffer                      // parties: offer A of the seat to seat B, C is its audience
	EvDeclined                   // parties: offer A of seat B, C its audience, is declined by the seat
	EvCancelled                  // parties: the seat's offer A to seat B, C its audience, is cancelled
	EvFailed                     // parties: offer A of the seat to seat B, C its audience, fails
	EvTrade                      // seat B has accepted what the seat offered
	EvHanded                     // the seat hands A grain, B brick, C stone to seat D
	EvHandedWorkers              // the seat hands B workers to seat A
	EvHandedWorker               // parties: one of them is C; A is to whom
	EvHandedCards                // the seat hands B city cards to seat A
	EvHandedCard                 // parties: one of them is C; A is to whom
	EvBribe                      // bribe A of the seat, if the second card goes to seat B
	EvUnbribed                   // bribe A of the seat is cancelled
	EvBribed                     // bribe A of the seat is accepted by seat B
	EvPromised                   // audience: promise A to seat B: action C in season D
	EvMarked                     // audience: promise A of seat B was kept (C = 1) or broken
	EvShowed                     // and the number of the seat, or all: viewers: what is shown, see show.go
)
