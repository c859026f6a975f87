package tekhenu

// What happens, as events: the numbers A to D of each kind stand behind it.
const (
	EvPaid        uint8 = iota // B tokens of kind A are paid; C says for what, a god or gods and more for other things
	EvGained                   // B tokens of kind A; C is the part of the score sheet that tells why
	EvPoints                   // A points, of part B
	EvLost                     // A points, of part B
	EvPopulation               // Population goes to A
	EvHappiness                // Happiness goes to A
	EvProduction               // production of A goes to B
	EvStatue                   // a statue at site A
	EvGold                     // Gold that lay at site A is taken
	EvTile                     // tile A is put on cell B, turned C
	EvEdges                    // A edges match
	EvColumn                   // a column on cell A
	EvAbility                  // the ability of tile A works
	EvBuilding                 // a building at temple site A
	EvDistrict                 // a building in row A of district B
	EvGodBonus                 // the bonus of god A, for the seat
	EvTech                     // Technology A pays
	EvGodAction                // the action of god A with value B begins
	EvOpens                    // section A of the market opens
	EvReward                   // the reward for Happiness A
	EvShown                    // tile A comes to place B of the display
	EvDial                     // the arrow of the dial points at section A
	EvHorusTile                // the tile of god A lies on slot B
	EvRolled                   // a die of colour A shows B, in section C
	EvDealt                    // card A comes to the seat's hand; only the seat sees it
	EvKeptDecree               // the seat keeps Decree A and puts B under the deck; only the seat sees it
	EvLaid                     // Start card A is laid out
	EvFirst                    // the seat drafts first
	EvDrafted                  // the seat has Start card A
	EvOrder                    // the seat stands on place A of the Turn Order track
	EvDestiny                  // the seat takes Destiny card A
	EvStart                    // the seat gets what Start card A brings
	EvKept                     // the seat keeps card A of the two that it looked at
	EvRound                    // round A begins
	EvRotated                  // the dial turns; its arrow points at section A
	EvFaith                    // B Faith on pan A
	EvBalance                  // the scales show A, below zero if B is 1
	EvScoring                  // scoring A begins
	EvLeads                    // the seat has most pieces in district A: B points
	EvDecree                   // Decree A is shown
	EvChosen                   // the seat is going to score Decree A
	EvDecreeVP                 // Decree A scores B points
	EvDoubled                  // what Decree A scores is doubled
	EvPlan                     // action tile A lies on place B of Botankhamun's pyramid
	EvDeben                    // the Deben moves his marker up-right (0) or right (1)
	EvBotTile                  // his marker is on action tile A, on place B
	EvBotNoDie                 // there is no die that he may take
	EvBotDie                   // he takes a die out of section A, of colour B, that shows C; D is why, see byRule
	EvBotSite                  // he chooses site A; B is why, C his Columns in its line or the districts whose lead he takes
	EvBotCell                  // he chooses cell A for C points; B is why
	EvBotInstead               // he cannot build a Statue and has VP instead
	EvBotCard                  // he takes card A out of section B
	EvBotDistrict              // he chooses row A of district B: C rows above the wanted one, D districts to the right
	EvBotIdle                  // he cannot do the action of god A

	EvPlaced      // the die of colour A that shows B lies on pan C
	EvProduced    // a Production of A with value B, C of it surplus
	EvTaken       // card A is taken because nothing else was left
	EvShuffled    // the discards of deck A are a new deck
	EvLostActions // A normal actions, B of adjacent sections and C of the opposite one could not be done

	EvMaat   // Maat judges
	EvFate   // the seat gets what Destiny card A brings
	EvPlayed // Blessing A is played
	EvPicked // card A is taken from the market
	EvDue    // A Bread are due
	EvOrders // the first Turn Order is made
	EvReveal // all Decrees are shown
	EvFirsts // the Turn Order scores
)
