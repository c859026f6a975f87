package tekhenu

// What happens, as events: the numbers A to D of each kind stand behind it.
const (
	evPaid       uint8 = iota // B tokens of kind A are paid; C says for what, a god or gods and more for other things
	evGained                  // B tokens of kind A; C is the part of the score sheet that tells why
	evPoints                  // A points, of part B
	evLost                    // A points, of part B
	evPopulation              // Population goes to A
	evHappiness               // Happiness goes to A
	evProduction              // production of A goes to B
	evStatue                  // a statue at site A
	evGold                    // Gold that lay at site A is taken
	evTile                    // tile A is put on cell B, turned C
	evEdges                   // A edges match: B points
	evColumn                  // a column on cell A
	evAbility                 // the ability of tile A works
	evBuilding                // a building at temple site A
	evDistrict                // a building in row A of district B
	evGodBonus                // the bonus of god A, for the seat
	evTech                    // Technology A pays
	evGodAction               // the action of god A with value B begins
	evOpens                   // section A of the market opens
	evReward                  // the reward for Happiness A
	evShown                   // tile A comes to the display
)
