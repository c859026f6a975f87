// Package tekhenu is the rules of Tekhenu: Obelisk of the Sun, for 2 to 4 players, and alone against Botankhamun. The
// rules in words are docs/rules/tekhenu.en.md; their numbers (TEK-4.8) stand beside the functions that carry them out.
//
// Sixteen rounds; in each, all players take one die from around the obelisk and do one action with it: that of the god
// in whose section the die was, or a production of its colour. The obelisk's light makes dice pure, tainted or
// forbidden. What was taken is weighed at the judgement of Maat, every fourth round, which sets the order of turns.
// Every second judgement is followed by a scoring.
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
//	   what all actions have in common   action.go
//	10 Ra, columns and their tiles       ra.go, temple.go
//	11 Hathor                            hathor.go
//	12 Bastet, the track                 track.go
//	13 Thoth, the card market            thoth.go, market.go
//	14 Osiris                            osiris.go
//	15 production                        production.go
//	18 Botankhamun                       solo.go, solo_actions.go, solo_choice.go
//	20 who knows what                    secrecy.go
//
// What every game has: state.go, the step table steps.go, moves.go, lexicon.go, events.go, refusals.go. What is
// written for speed is in fast.go. Sentences, positions and components.yaml have rooms of their own: text, codec; kit
// joins them.
package tekhenu
