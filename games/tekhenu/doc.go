// Package tekhenu is the rules of Tekhenu: Obelisk of the Sun, for 2 to 4 players, and alone against Botankhamun. The rules in words are
// docs/rules/tekhenu.en.md; their numbers (TEK-4.8) stand beside the functions that carry them out.
//
// Sixteen rounds; in each, everybody takes one die from around the obelisk and does one action with it: that of the god in whose section
// the die lay, or a production of its colour. The obelisk's light makes dice pure, tainted or forbidden; what was taken is weighed at the
// judgement of Maat, every fourth round, which sets the order of turns; every second Maat is a scoring.
//
//	chapter of the rulebook              file
//	2  light and purity                  light.go, dice.go
//	3  setup                             setup.go, draft.go
//	4  rounds and turns, windows         round.go, turn.go, select.go, reach.go, sole.go, next.go, blessings.go
//	5  rotation                          rotation.go
//	6  judgement of Maat                 maat.go
//	7  scoring, 8 end of the game        scoring.go, decrees.go, score.go
//	9  Horus, statues and their bonuses  horus.go, bonus.go
//	10 Ra, columns and their tiles       ra.go, temple.go, tiles.go
//	11 Hathor                            hathor.go
//	12 Bastet, the track                 bastet.go, track.go
//	13 Thoth, the card market            thoth.go, market.go
//	14 Osiris                            osiris.go
//	15 Production                        production.go
//	1.13 payments                        payment.go
//	18 Botankhamun                       solo.go, solo_actions.go, solo_choice.go
//	20 who knows what                    secrecy.go
package tekhenu
