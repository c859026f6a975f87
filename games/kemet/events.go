package kemet

// What happens, as events: the numbers A to D of each kind stand behind it.
const (
	EvCity        uint8 = iota // the seat gets city A
	EvDistricts                // the seat leaves district A of its city empty
	EvOrder                    // the seat takes place A on the order track
	EvPyramid                  // pyramid A at level B in space C
	EvDrew                     // card A comes to the hand (secret)
	EvDay                      // Day of round A
	EvTurn                     // the seat's turn
	EvTrigger                  // the seat triggers the end
	EvToken                    // own token on action space A
	EvSilver                   // silver token on action space A
	EvGolden                   // golden token: Move (0) or Recruit (1)
	EvCard                     // card A is played
	EvStolen                   // A PP lost to Mana Theft
	EvPrayer                   // A PP gained; B is why
	EvSpent                    // A PP spent
	EvBeast                    // creature A comes to space B
	EvTile                     // tile A bought
	EvRemoved                  // battle card A removed from the game (secret)
	EvUnit                     // a unit comes to space A
	EvMarch                    // a move begins in space A with B land movements
	EvStep                     // A units go to space B, by the kind of step C, from space D
	EvCombat                   // the seat attacks seat A in space B
	EvCalledOff                // the combat in space A is called off
	EvInitiative               //
	EvShown                    // battle card A is shown (secret)
	EvReveal                   // battle card A is revealed
	EvRevealCard               // card A is revealed
	EvUnpaid                   // card A has no effect
	EvWound                    // card A discarded for Divine Wound
	EvWon                      // the seat wins with A against B; C is the side of the attacker
	EvForce                    // Strength of the seat: units, battle card, other cards, what lies open
	EvHarm                     // Damage A and Defence B of the seat
	EvLost                     // A units lost in space B
	EvCombatVP                 //
	EvSentBack                 // A units sent back from space B
	EvRetreated                // to space A from space B
	EvEscaped                  // to space A from space B
	EvTookBack                 // battle cards taken back
	EvTempleVP                 // the VP of temple A
	EvPyramidVP                // the Pyramid VP in space A
	EvNight                    // Night of round A
	EvSanctuaryVP              //
	EvControlVP                //
	EvSaw                      // card A seen with Vision (secret)
	EvOver                     //
)

// Why PP come in, where the event before does not tell.
const (
	GainTold uint8 = iota
	GainTemples
	GainNight
	GainCrusade
	GainHolyWar
)
