package pyramidion

// What happens, as events: the numbers A to D of each kind stand behind it. Those marked "own" are whispered: others see no numbers.
const (
	EvOrder      uint8 = iota // the seat is A-th in the play order
	EvRound                   // round A begins
	EvBoat                    // boat A is turned up in the row
	EvKarnak                  // boat A is turned up before the seat
	EvNoBoat                  // there is no boat to turn up
	EvFleet                   // discarded boats are a new pile
	EvSpread                  // distribution card A lies face up for the next round
	EvMixed                   // discarded distribution cards are a new pile
	EvPlaced                  // B resources A come to site C
	EvMissing                 // B resources A for site C are not there
	EvNegotiated              // the seat takes a resource A from site B (phase 3)
	EvDealt                   // own: card A comes to the seat's hand
	EvShuffled                // the discard pile is a new pile
	EvNoCard                  // there is no card to draw
	EvActivated               // the seat activates site A
	EvPlayed                  // the seat plays card A
	EvPassed                  // the seat passes; A is 1 if it had to
	EvRecruited               // the seat discards card A to draw one
	EvCategory                // card A counts for category B
	EvRemoved                 // card A in play is discarded; B is its owner
	EvDismissed               // a troop A leaves site B; C is its owner
	EvVizier                  // the seat takes a resource A from the site
	EvCopied                  // the Philosopher copies card A
	EvRaised                  // the minimums of the site are higher
	EvExchanged               // resource A leaves the site for site C, B comes
	EvAdded                   // a resource A comes to the site
	EvNumber                  // the seat takes order token A
	EvGained                  // the seat gains a resource A at Alexandria
	EvToken                   // revolt token A is turned up
	EvRevolt                  // the revolt is worth A
	EvFell                    // the seat has A influence, and falls to the revolt
	EvHeld                    // the seat has A influence, and stands
	EvMaster                  // the seat gains B resources A as master of the revolt
	EvTorturer                // the seat's torturer troop is placed on site A with B influence
	EvNegotiator              // the seat's negotiator troop is placed on site A with B negotiation
	EvMerchant                // the seat takes B resources A of the site
	EvRecalled                // the seat takes card A back
	EvSundial                 // site A is resolved
	EvSwapped                 // the seat swaps workers for a statue
	EvOrdered                 // the play order is A, B, C, D, from seat 1; 0 behind the last
	EvLoaded                  // the seat loads boat A
	EvFetched                 // the seat's torturer at site A fetches a resource B for it
	EvPaid                    // the seat pays B resources A
	EvIdle                    // boat A, drawn at Karnak, is discarded
	EvEnd                     // round A ends
	EvBonus                   // the seat has most torturer troops
	EvTotal                   // the seat has A points
)
