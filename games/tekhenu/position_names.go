package tekhenu

import "strconv"

// What things are called in a position.

var (
	cardsOf     = [kinds][]string{numbered("B", perKind), numbered("T", perKind), numbered("D", perKind)}
	tileNames   = numbered("P", tileCount)
	startNames  = numbered("S", startCount)
	destinyIDs  = numbered("A", destinies)
	planNames   = numbered("BA", botTiles)
	cellIDs     = cellNames()
	allPans     = append(panNames[:2:2], "below")
	peopleNames = siteNames[firstPeopleSite:]
	dieNames    = diceWords("")
	laidNames   = diceWords(allPans...)
)

// rowGold is the name of the Gold beside row 2 of Osiris.
const rowGold = "row-2"

// jokerNames are the Technologies that pay once a turn.
var jokerNames = []string{cardsOf[Technology][tJoker], cardsOf[Technology][tStone]}

// diceWords are "white 5", or "white 5 left" with pans, by colour, face and pan.
func diceWords(pans ...string) (words []string) {
	for _, colour := range colourNames {
		for face := 1; face <= 6; face++ {
			for _, pan := range pans {
				word := colour + " " + strconv.Itoa(face)
				if pan != "" {
					word += " " + pan
				}
				words = append(words, word)
			}
		}
	}
	return words
}
