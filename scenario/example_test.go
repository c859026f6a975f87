package scenario_test

import (
	"fmt"
	"strings"

	"ennead/games"
	"ennead/scenario"
)

// A scenario is a rule as an example. What does not hold is an error that lists it.
func ExampleScenario_Run() {
	all, err := scenario.Read(strings.NewReader(`
name: A tile of the level of the pyramid
rules: [KEM-5.3.2]
text: Shields of Neith want a sapphire pyramid of level 3.
given:
  game: kemet
  players: 2
  start: {play: 2} # the cities are dealt, no card is drawn yet
  position:
    round: 1
    active: 1
    order: [1, 2]
    players:
      1: {city: 1, prayer: 3, tokens: 5, pyramids: {sapphire: 3}, districts: {sapphire: 1}}
      2: {city: 2}
    pending: [{step: day, a: 1}, {step: token, seat: 1}]
steps:
  - when: [1 token l3-sapphire]
    then: {legal: [1 buy s3a], refused: {1 buy s4a: KEM-5.3.2}}
`))
	if err != nil {
		panic(err)
	}
	fmt.Println(all[0].Run(games.Find))
	// Output: <nil>
}
