package kemet

// What happens, as events: the numbers A to D of each kind stand behind it.
const (
	evCity        uint8 = iota // the seat gets city A
	evDistricts                // the seat leaves district A of its city empty
	evOrder                    // the seat takes place A on the order track
	evPyramid                  // pyramid A at level B in space C
	evDrew                     // card A comes to the hand (secret)
	evDay                      // Day of round A
	evTurn                     // the seat's turn
	evTrigger                  // the seat triggers the end
	evToken                    // own token on action space A
	evSilver                   // silver token on action space A
	evGolden                   // golden token: Move (0) or Recruit (1)
	evCard                     // card A is played
	evStolen                   // A PP lost to Mana Theft
	evPrayer                   // A PP gained; B is why
	evSpent                    // A PP spent
	evBeast                    // creature A comes to space B
	evTile                     // tile A bought
	evRemoved                  // battle card A removed from the game (secret)
	evUnit                     // a unit comes to space A
	evMarch                    // a move begins in space A with B land movements
	evStep                     // A units go to space B, by the kind of step C, from space D
	evCombat                   // the seat attacks seat A in space B
	evCalledOff                // the combat in space A is called off
	evInitiative               //
	evShown                    // battle card A is shown (secret)
	evReveal                   // battle card A is revealed
	evRevealCard               // card A is revealed
	evUnpaid                   // card A has no effect
	evWound                    // card A discarded for Divine Wound
	evWon                      // the seat wins with A against B; C is the side of the attacker
	evForce                    // Strength of the seat: units, battle card, other cards, what lies open
	evHarm                     // Damage A and Defence B of the seat
	evLost                     // A units lost in space B
	evCombatVP                 //
	evSentBack                 // A units sent back from space B
	evRetreated                // to space A from space B
	evEscaped                  // to space A from space B
	evTookBack                 // battle cards taken back
	evTempleVP                 // the VP of temple A
	evPyramidVP                // the Pyramid VP in space A
	evNight                    // Night of round A
	evSanctuaryVP              //
	evControlVP                //
	evSaw                      // card A seen with Vision (secret)
	evOver                     //
)
