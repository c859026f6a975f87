package board

import (
	"slices"
	"strings"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
)

var (
	_ piece.Telling   = Board{}
	_ piece.Dividing  = Board{}
	_ piece.Absorbing = Board{}
)

// Effects returns the prayer points and units that an event gave and took.
func (Board) Effects(scene piece.Scene, e game.Event) []piece.Effect {
	prayer := func(n int) []piece.Effect {
		return []piece.Effect{{Seat: e.Seat, By: n, Sign: "g-ankh", Look: "g-out",
			Name: scene.Words.Word("kemet.board.mark-ankh")}}
	}
	units := func(n int) []piece.Effect {
		return []piece.Effect{{Seat: e.Seat, By: n, Sign: "g-soldier", Look: "g-out",
			Name: scene.Words.Word("kemet.board.mark-soldier")}}
	}
	switch e.Kind {
	case kemet.EvPrayer:
		return prayer(int(e.A))
	case kemet.EvSpent, kemet.EvStolen:
		return prayer(-int(e.A))
	case kemet.EvUnit:
		return units(1)
	case kemet.EvLost, kemet.EvSentBack:
		return units(-int(kemet.AsLoss(e).Units))
	}
	return nil
}

// Place returns the space in which an event took place.
func (Board) Place(_ piece.Scene, e game.Event) string {
	space := func(n uint8) string { return "space-" + spaceID(n) }
	switch e.Kind {
	case kemet.EvPyramid:
		return space(kemet.AsRaised(e).Space)
	case kemet.EvBeast:
		return space(kemet.AsHoused(e).Space)
	case kemet.EvStep:
		return space(kemet.AsStepped(e).To)
	case kemet.EvCombat:
		return space(kemet.AsAttacked(e).Space)
	case kemet.EvLost, kemet.EvSentBack:
		return space(kemet.AsLoss(e).Space)
	case kemet.EvRetreated, kemet.EvEscaped:
		return space(kemet.AsFlight(e).To)
	case kemet.EvUnit, kemet.EvTempleVP, kemet.EvPyramidVP, kemet.EvCalledOff:
		return space(e.A)
	}
	return ""
}

// Panel is where a seat's own things are.
func (Board) Panel(seat game.Seat) string { return piece.ID("player", seat) }

// weights puts what an action did before the token that began it, and an attack before its result. The card that calls
// off a combat comes before that.
var weights = map[string]int{
	"combat": 5, "won": 4, "won-tie": 4, "pyramid": 3, "tile": 3, "card": 3, "creature": 3,
	"sanctuary-vp": 3, "sent-back": 3, "step": 2, "step-teleport": 2, "called-off": 2,
	"initiative": 2, "token": 1, "silver": 1, "golden": 1, "lost": 1, "unit": 1, "prayer": 1,
}

// scoring are the events with which victory points come, go or change hands.
var scoring = map[string]bool{
	"sanctuary-vp": true, "control-vp": true, "combat-vp": true, "temple-vp": true, "pyramid-vp": true, "pyramid": true,
	"tile": true, "step": true, "step-teleport": true, "lost": true, "sent-back": true, "retreated": true,
	"escaped": true,
}

// Told puts what an action did before the token that began it. A Move goes on in steps; a combat has a result, and so
// has a turn that begins with enough VP (KEM-4.8). A troop may be sent back without a question (KEM-6.14).
func (Board) Told(event game.Message) piece.Told {
	key := strings.TrimPrefix(event.Key, "kemet.event.")
	told := piece.Told{Weight: weights[key], Scores: scoring[key]}
	switch key {
	case "step", "step-teleport":
		told.Goes = true
	case "unpaid":
		told.More = true
	case "won", "won-tie", "called-off", "sent-back", "trigger":
		told.Ends = true
	}
	return told
}

// Absorbs reports whether a combat goes on, which has a panel of its own.
func (Board) Absorbs(scene piece.Scene) bool {
	_, on := newPicture(scene).fought()
	return on
}

// deed is what a player does, as far as it has a line of its own among the news.
type deed uint8

const (
	nothing deed = iota
	acts         // an action without a result yet, of one token
	raises
	buys
	recruits
	moves
	prays
	fights
	sendsBack
	houses
	plays
	sacrifices
	nightly // what the Night gives to everybody
)

// deeds are what events begin, if it is not what goes on already.
var deeds = map[uint8]deed{
	kemet.EvToken: acts, kemet.EvSilver: acts, kemet.EvGolden: acts,
	kemet.EvPyramid: raises, kemet.EvTile: buys, kemet.EvUnit: recruits, kemet.EvStep: moves,
	kemet.EvCombat: fights, kemet.EvInitiative: fights, kemet.EvForce: fights, kemet.EvWon: fights,
	kemet.EvSentBack: sendsBack,
	kemet.EvBeast:    houses, kemet.EvCard: plays,
}

// yields are what a deed may result in. A token results in the first deed after it.
var yields = map[deed][]deed{
	acts:  {raises, buys, recruits, moves, prays},
	plays: {recruits, prays}, sendsBack: {prays}, sacrifices: {prays},
}

// Parts divides a turn with several tokens, a Night and what follows a combat into one part for each action. Of several
// tokens none begins a part, because their actions come later, in any order (KEM-4.2.5).
func (Board) Parts(events []game.Event) (starts []int) {
	tokens, last := 0, -1
	for i, e := range events {
		if deeds[e.Kind] == acts {
			tokens, last = tokens+1, i
		}
	}
	doing, seat, night := nothing, game.Spectator, events[0].Kind == kemet.EvNight
	if night {
		starts = []int{0} // its own gains
	}
	for i, e := range events {
		next := deedOf(e, night)
		switch {
		case next == nothing, next == acts && tokens > 1, next == fights && doing == fights,
			next == nightly && (doing == nightly || doing == nothing):
			continue
		case next == doing && e.Seat == seat && next != houses && next != plays:
			continue
		case slices.Contains(yields[doing], next) && e.Seat == seat:
			if doing == acts {
				doing = next
			}
			continue
		}
		doing, seat = next, e.Seat
		for i > 0 && events[i-1].Kind == kemet.EvSpent && events[i-1].Seat == seat {
			i--
		}
		if len(starts) == 0 && (tokens < 2 || i < last) {
			i = 0
		}
		starts = append(starts, i)
	}
	return starts
}

// deedOf returns what an event begins. Units are sacrificed only in the Night (KEM-7.1, KEM-7.2), and what is gained
// for a reason of its own is not prayed for.
func deedOf(e game.Event, night bool) deed {
	switch {
	case e.Kind == kemet.EvLost && night:
		return sacrifices
	case e.Kind == kemet.EvPrayer && kemet.Why(e) == kemet.GainPlain:
		return prays
	case e.Kind == kemet.EvPrayer && night:
		return nightly
	}
	return deeds[e.Kind]
}
