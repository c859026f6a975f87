package pharaon

// What happens, as events: the numbers A to D of each kind stand behind it.
const (
	EvFirst      uint8 = iota // the seat is First Player from the start
	EvKept                    // noble A kept at the start
	EvDealt                   // nobles drawn at the start (secret)
	EvScribe                  // Scribe A dealt (discovery)
	EvRound                   // round A begins
	EvWheel                   // the wheel was turned
	EvBlocked                 // resource A of the jar left over blocks a slot
	EvLeftover                // jar A was left over
	EvShowNoble               // noble A comes on display
	EvShowArtist              // artisan A comes on display
	EvShowJar                 // jar A comes on display
	EvAct                     // the seat acts in quarter A
	EvAccess                  // token A pays access as colour B
	EvPaid                    // token A is paid
	EvTookNoble               // noble A taken; B is 1 from the deck
	EvTookArtist              // artisan A taken; B is 1 from the deck
	EvTookLot                 // lot of tokens A and B
	EvTookBonus               // bonus offering A; B is 1 from the bag
	EvJar                     // jar A is gained; B is 1 drawn at random
	EvGain                    // resources A to D, each one higher than its number, 0 for none
	EvNoGain                  // resource A is out of supply
	EvNile                    // a step on track A to cell B
	EvNoArrow                 // an arrow or Nile step is lost
	EvStep                    // burial step A
	EvNoStep                  // no burial step is left
	EvPharaoh                 // the seat takes the Pharaoh token
	EvPass                    // the seat passes into row A
	EvPassLast                // the seat passes last
	EvTookFirst               // the seat takes the First Player token
	EvAdvance                 // to cell B of row A
	EvUse                     // the power of noble A is used
	EvSpent                   // token A spent in an exchange
	EvEndRound                // round A is over
	EvPlotJar                 // the Traitor reveals jar A
	EvPlotTile                // resource A covers space C of tile B
	EvPlotWheel               // resource A of the Traitor's jar goes on the wheel
	EvPlotLost                // resource A has no place
	EvDropNoble               // noble A leaves the game
	EvDropArtist              // artisan A leaves the game
	EvLevel                   // the Traitor's nobles are worth A each
	EvGod                     // the Traitor reaches the god of quarter A
	EvOver                    // the game is over
	EvQuarter                 // quarter A lies at position B
	EvTileColour              // tile A gets colour B
	EvTileDark                // tile A shows its dark side
	EvDirection               // the wheel turns clockwise (A is 1) or not
	EvNoTarget                // an icon finds nothing
)
