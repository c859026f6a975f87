package pyramidion

// What happens, as events: the numbers A to D of each kind stand behind it. Those marked "own" are whispered: others see no numbers.
const (
	evOrder      uint8 = iota // the seat is A-th in the play order
	evRound                   // round A begins
	evBoat                    // boat A is turned up in the row
	evKarnak                  // boat A is turned up before the seat
	evNoBoat                  // there is no boat to turn up
	evFleet                   // discarded boats are a new pile
	evSpread                  // distribution card A lies face up for the next round
	evMixed                   // discarded distribution cards are a new pile
	evPlaced                  // B resources A come to site C
	evMissing                 // B resources A for site C are not there
	evNegotiated              // the seat takes a resource A from site B (phase 3)
	evDealt                   // own: card A comes to the seat's hand
	evShuffled                // the discard pile is a new pile
	evNoCard                  // there is no card to draw
	evActivated               // the seat activates site A
	evPlayed                  // the seat plays card A
	evPassed                  // the seat passes; A is 1 if it had to
	evRecruited               // the seat discards card A to draw one
	evCategory                // card A counts for category B
	evRemoved                 // card A in play is discarded; B is its owner
	evDismissed               // a troop A leaves site B; C is its owner
	evVizier                  // the seat takes a resource A from the site
	evCopied                  // the Philosopher copies card A
	evRaised                  // the minimums of the site are higher
	evExchanged               // resource A leaves the site for site C, B comes
	evAdded                   // a resource A comes to the site
	evNumber                  // the seat takes order token A
	evGained                  // the seat gains a resource A at Alexandria
	evToken                   // revolt token A is turned up
	evRevolt                  // the revolt is worth A
	evFell                    // the seat has A influence, and falls to the revolt
	evHeld                    // the seat has A influence, and stands
	evMaster                  // the seat gains B resources A as master of the revolt
	evTorturer                // the seat's torturer troop is placed on site A with B influence
	evNegotiator              // the seat's negotiator troop is placed on site A with B negotiation
	evMerchant                // the seat takes B resources A of the site
	evRecalled                // the seat takes card A back
	evSundial                 // site A is resolved
	evSwapped                 // the seat swaps workers for a statue
	evOrdered                 // the play order is A, B, C, D, from seat 1; 0 behind the last
	evLoaded                  // the seat loads boat A
	evFetched                 // the seat's torturer at site A fetches a resource B for it
	evPaid                    // the seat pays B resources A
	evIdle                    // boat A, drawn at Karnak, is discarded
	evEnd                     // round A ends
	evBonus                   // the seat has most torturer troops
	evTotal                   // the seat has A points
)
