// Package tekhenu implements the rules of Tekhenu: Obelisk of the Sun, for 2 to 4 players, or solo against Botankhamun.
// docs/rules/tekhenu.en.md explains the rules; comments cite their numbers (TEK-4.8).
//
// The game lasts sixteen rounds. In each round every player takes one die from around the obelisk and does one action
// with it: the action of the god whose section the die was in, or a Production of the die's colour. The obelisk's light
// makes dice pure, tainted or forbidden. Every fourth round, the judgement of Maat weighs the dice taken and sets a new
// turn order. A scoring follows every second judgement.
//
//	chapter of the rulebook              file
//	1  components, payments              components.go, payment.go
//	2  light and purity                  light.go
//	3  setup                             setup.go, draft.go, rewards.go
//	4  rounds and turns, windows         round.go, turn.go, select.go, reach.go, sole.go, next.go, blessings.go
//	5  rotation                          round.go
//	6  judgement of Maat                 maat.go
//	7  scoring                           scoring.go, score.go, outlook.go
//	8  end of the game                   decrees.go
//	9  Horus, statues and their bonuses  horus.go
//	   what all god actions share        action.go
//	10 Ra, columns and their tiles       ra.go, temple.go
//	11 Hathor                            hathor.go
//	12 Bastet, the track                 track.go
//	13 Thoth, the card market            thoth.go, market.go
//	14 Osiris                            osiris.go
//	15 production                        production.go
//	18 Botankhamun                       solo.go, solo_actions.go, solo_choice.go
//	20 secrecy                           secrecy.go
//
// As in every game, state.go holds the state, steps.go the step table, and moves.go, lexicon.go, events.go and
// refusals.go the rest of the interface. fast.go holds code written for speed. Package text writes sentences, package
// codec reads components.yaml and positions, and package kit joins them with the rules.
package tekhenu
