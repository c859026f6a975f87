package pharaon

// What happens, as events: the numbers A to D of each kind stand behind it.
const (
	evFirst      uint8 = iota // the seat is First Player from the start
	evKept                    // noble A kept at the start
	evDealt                   // nobles drawn at the start (secret)
	evScribe                  // Scribe A dealt (discovery)
	evRound                   // round A begins
	evWheel                   // the wheel was turned
	evBlocked                 // resource A of the jar left over blocks a slot
	evLeftover                // jar A was left over
	evShowNoble               // noble A comes on display
	evShowArtist              // artisan A comes on display
	evShowJar                 // jar A comes on display
	evAct                     // the seat acts in quarter A
	evAccess                  // token A pays access as colour B
	evPaid                    // token A is paid
	evTookNoble               // noble A taken; B is 1 from the deck
	evTookArtist              // artisan A taken; B is 1 from the deck
	evTookLot                 // lot of tokens A and B
	evTookBonus               // bonus offering A; B is 1 from the bag
	evJar                     // jar A is gained; B is 1 drawn at random
	evGain                    // resources A to D, each one higher than its number, 0 for none
	evNoGain                  // resource A is out of supply
	evNile                    // a step on track A to cell B
	evNoArrow                 // an arrow or Nile step is lost
	evStep                    // burial step A
	evNoStep                  // no burial step is left
	evPharaoh                 // the seat takes the Pharaoh token
	evPass                    // the seat passes into row A
	evPassLast                // the seat passes last
	evTookFirst               // the seat takes the First Player token
	evAdvance                 // to cell B of row A
	evUse                     // the power of noble A is used
	evSpent                   // token A spent in an exchange
	evEndRound                // round A is over
	evPlotJar                 // the Traitor reveals jar A
	evPlotTile                // resource A covers space C of tile B
	evPlotWheel               // resource A of the Traitor's jar goes on the wheel
	evPlotLost                // resource A has no place
	evDropNoble               // noble A leaves the game
	evDropArtist              // artisan A leaves the game
	evLevel                   // the Traitor's nobles are worth A each
	evGod                     // the Traitor reaches the god of quarter A
	evOver                    // the game is over
	evQuarter                 // quarter A lies at position B
	evTileColour              // tile A gets colour B
	evTileDark                // tile A shows its dark side
	evDirection               // the wheel turns clockwise (A is 1) or not
	evNoTarget                // an icon finds nothing
)
