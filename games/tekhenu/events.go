package tekhenu

// What happens, as events: the numbers A to D of each kind stand behind it.
const (
	evPaid        uint8 = iota // B tokens of kind A are paid; C says for what, a god or gods and more for other things
	evGained                   // B tokens of kind A; C is the part of the score sheet that tells why
	evPoints                   // A points, of part B
	evLost                     // A points, of part B
	evPopulation               // Population goes to A
	evHappiness                // Happiness goes to A
	evProduction               // production of A goes to B
	evStatue                   // a statue at site A
	evGold                     // Gold that lay at site A is taken
	evTile                     // tile A is put on cell B, turned C
	evEdges                    // A edges match
	evColumn                   // a column on cell A
	evAbility                  // the ability of tile A works
	evBuilding                 // a building at temple site A
	evDistrict                 // a building in row A of district B
	evGodBonus                 // the bonus of god A, for the seat
	evTech                     // Technology A pays
	evGodAction                // the action of god A with value B begins
	evOpens                    // section A of the market opens
	evReward                   // the reward for Happiness A
	evShown                    // tile A comes to place B of the display
	evDial                     // the arrow of the dial points at section A
	evHorusTile                // the tile of god A lies on slot B
	evRolled                   // a die of colour A shows B, in section C
	evDealt                    // card A comes to the seat's hand; only the seat sees it
	evKeptDecree               // the seat keeps Decree A and puts B under the deck; only the seat sees it
	evLaid                     // Start card A is laid out
	evFirst                    // the seat drafts first
	evDrafted                  // the seat has Start card A
	evOrder                    // the seat stands on place A of the Turn Order track
	evDestiny                  // the seat takes Destiny card A
	evStart                    // the seat gets what Start card A brings
	evKept                     // the seat keeps card A of the two that it looked at
	evRound                    // round A begins
	evRotated                  // the dial turns; its arrow points at section A
	evFaith                    // B Faith on pan A
	evBalance                  // the scales show A, below zero if B is 1
	evScoring                  // scoring A begins
	evLeads                    // the seat has most pieces in district A: B points
	evDecree                   // Decree A is shown
	evChosen                   // the seat is going to score Decree A
	evDecreeVP                 // Decree A scores B points
	evDoubled                  // what Decree A scores is doubled
	evPlan                     // action tile A lies on place B of Botankhamun's pyramid
	evDeben                    // the Deben moves his marker up-right (0) or right (1)
	evBotTile                  // his marker is on action tile A, on place B
	evBotNoDie                 // there is no die that he may take
	evBotDie                   // he takes a die out of section A, of colour B, that shows C; D is why, see byRule
	evBotSite                  // he chooses site A; B is why, C his Columns in its line or the districts whose lead he takes
	evBotCell                  // he chooses cell A for C points; B is why
	evBotInstead               // he cannot build a Statue and has VP instead
	evBotCard                  // he takes card A out of section B
	evBotDistrict              // he chooses row A of district B: C rows above the wanted one, D districts to the right
	evBotIdle                  // he cannot do the action of god A

	evPlaced      // the die of colour A that shows B lies on pan C
	evProduced    // a Production of A with value B, C of it surplus
	evTaken       // card A is taken because nothing else was left
	evShuffled    // the discards of deck A are a new deck
	evLostActions // A normal actions, B of adjacent sections and C of the opposite one could not be done

	evMaat   // Maat judges
	evFate   // the seat gets what Destiny card A brings
	evPlayed // Blessing A is played
	evPicked // card A is taken from the market
	evDue    // A Bread are due
	evOrders // the first Turn Order is made
	evReveal // all Decrees are shown
	evFirsts // the Turn Order scores
)
