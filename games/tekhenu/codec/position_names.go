package codec

import (
	"strconv"

	"ennead/games/tekhenu"
)

// What things are called in a position.

var (
	cardsOf = [tekhenu.Kinds][]string{
		tekhenu.Numbered("B", tekhenu.PerKind), tekhenu.Numbered("T", tekhenu.PerKind),
		tekhenu.Numbered("D", tekhenu.PerKind),
	}
	tileNames   = tekhenu.Numbered("P", tekhenu.TileCount)
	startNames  = tekhenu.Numbered("S", tekhenu.StartCount)
	destinyIDs  = tekhenu.Numbered("A", tekhenu.Destinies)
	planNames   = tekhenu.Numbered("BA", tekhenu.BotTiles)
	cellIDs     = tekhenu.CellNames()
	allPans     = append(tekhenu.PanNames[:2:2], "below")
	peopleNames = tekhenu.SiteNames[tekhenu.FirstPeopleSite:]
	dieNames    = diceWords("")
	laidNames   = diceWords(allPans...)
)

// rowGold is the name of the Gold beside row 2 of Osiris.
const rowGold = "row-2"

// jokerNames are the Technologies that pay once a turn.
var jokerNames = []string{cardsOf[tekhenu.Technology][tekhenu.TechJoker],
	cardsOf[tekhenu.Technology][tekhenu.TechStone]}

// diceWords are "white 5", or "white 5 left" with pans, by colour, face and pan.
func diceWords(pans ...string) (words []string) {
	for _, colour := range tekhenu.ColourNames {
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
