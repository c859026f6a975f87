package tekhenu

import (
	"fmt"
	"slices"

	"ennead/game"
)

// A position as a state: what belongs to a moment of the game is there then, and only then.

func (l *loader) moment() {
	l.rounds()
	l.turnGoes()
	l.ordersStand()
	l.dialGoes()
	l.handsHold()
	l.offers()
	for seat := range game.Seat(l.Count) {
		l.person(seat)
	}
	if l.Solo {
		l.marker()
	}
}

// early are the steps of the setup.
var early = []Step{StepSetup, StepFirst, StepLay, StepDraft, StepKeep, StepDeal, StepRoll, StepHorusTile, StepDial, StepRewards, StepToken, StepKeepCard}

// rounds: the count of rounds says how many judgements and scorings there were (TEK-4.1).
func (l *loader) rounds() {
	bottom := l.Bottom()
	switch {
	case bottom.Step != StepRound:
		l.That(l.Round == rounds, "round: %d is not the last one", l.Round)
	case bottom.A == roundOver:
		l.That(l.Round > 0, "round: has begun")
	default:
		l.That(l.Round%perRotation == 0 && l.Round < rounds && (l.Round > 0) == l.has(StepShade), "round: %d does not go with the steps", l.Round)
	}
	set := slices.ContainsFunc(early, l.has)
	l.That(l.Round == 0 || !set, "round: %d is after the setup", l.Round)
	judging := l.has(StepMaat) || l.has(StepDestiny) || l.has(StepPlan)
	l.That(!judging || l.Round%(perRotation*perMaat) == 0, "round: %d is none of Maat (TEK-4.1)", l.Round)
	maats := l.turned() / perMaat
	if f, ok := l.Waits(StepMaat); ok && f.A == maatWeighs {
		maats--
	}
	scored := maats / perScoring
	if l.has(StepScoring) {
		l.That(scored > 0, "pending: no scoring is due")
		scored--
	}
	l.That(int(l.Maats) == maats, "maats: are %d in round %d, not %d", maats, l.Round, l.Maats)
	l.That(int(l.Scored) == scored, "scorings: are %d in round %d, not %d", scored, l.Round, l.Scored)
}

// turned is how often the dial has turned.
func (l *loader) turned() int {
	if f := l.Bottom(); f.Step == StepRound && f.A == roundOver {
		return int(l.Round-1) / perRotation
	}
	return int(l.Round) / perRotation
}

// turnGoes: a turn is being taken, and its die is where the steps say.
func (l *loader) turnGoes() {
	t := &l.Turn
	if !l.That((t.Seat != NoSeat) == l.has(StepEndTurn), "turn: does not go with the steps") || t.Seat == NoSeat {
		return
	}
	if l.Automata().Has(t.Seat) {
		l.That(t.Anubis == noAnubis && t.Beside == 0 && t.Across == 0, "turn: Botankhamun does not act like that")
		return
	}
	n := btoi(l.has(StepDie)) + btoi(l.has(StepSelect)) + btoi(l.has(StepLast))
	l.That(n == 1 && (t.Face == 0) == l.has(StepDie), "turn: die: does not go with the steps")
	l.That(!l.has(StepSelect) || t.Normal, "turn: normal: no action has been done yet")
	natural := l.Purity(t.From, t.Colour)
	l.That(t.Face == 0 || t.Purity == natural || natural == Forbidden && l.Player[t.Seat].Techs.Has(tForbidden), "turn: purity: is another")
	barred := t.Face != 0 && t.Purity == Forbidden && t.Anubis == noAnubis
	l.That(!barred || l.has(StepAs) || l.has(StepColour), "turn: a Forbidden die is taken")
	l.That(!l.has(StepAs) || barred && l.pardons(t.Seat), "pending: as: the die is not Forbidden")
	l.That(!t.Idle || t.Anubis == noAnubis && t.Printed == Gray, "turn: idle: with a gray die alone")
}

// ordersStand: all stand on the Turn Order track once Start cards have been drafted.
func (l *loader) ordersStand() {
	drafted := true
	for f := range l.Frames() {
		drafted = drafted && (f.Step != StepSetup || f.A != setupGoods)
	}
	bare := false // Botankhamun's pieces have not come yet
	for f := range l.Frames() {
		bare = bare || f.Step == StepSetup && f.A == setupBot
	}
	for i, seat := range l.Order[:l.Count] {
		l.That((seat != NoSeat) == drafted, "order: does not go with the steps")
		p := &l.Player[i]
		pieces := p.Buildings + p.Statues + p.Columns
		l.That(pieces == 0 || drafted || l.Automata().Has(game.Seat(i)) && !bare, "players: %d: has built nothing yet", i+1)
	}
}

// dialGoes: the arrow will point at the markers when scorings are due (TEK-6.7), and the tiles of Horus are all there once
// they are laid.
func (l *loader) dialGoes() {
	for i := int(l.Scored); i < len(l.Marks) && !l.has(StepDial); i++ {
		ahead := (i+1)*perMaat*perScoring - l.turned()
		l.That(int(l.Marks[i]) == (int(l.Arrow)+ahead)%gods, "marks: the arrow will not point at %s in %d rotations", godNames[l.Marks[i]], ahead)
	}
	laid := gods
	if f, ok := l.Waits(StepHorusTile); ok {
		laid = int(f.A)
	}
	for slot, god := range l.HorusTiles {
		l.That((god != NoGod) == (slot < laid), "horus: %d tiles lie there", laid)
	}
}

// handsHold: cards are looked at by whom the steps tell (TEK-3.9, TEK-16.2.3).
func (l *loader) handsHold() {
	var want [4]int
	keep, choosing := l.Waits(StepKeep)
	if choosing {
		for seat := range l.Count {
			want[seat] = 2 * int(keep.A>>seat&1)
		}
		if deal, ok := l.Waits(StepDeal); ok {
			l.That(keep.A == uint8(l.people()), "pending: keep: all are dealt cards first")
			for seat := range l.Count {
				if want[seat] = 2; seat >= uint8(deal.Seat) {
					want[seat] = 0
				}
			}
			want[deal.Seat] = int(deal.A)
		}
	}
	for f := range l.Frames() {
		switch f.Step {
		case StepKeepCard:
			want[f.Seat] = 2
		case StepDrawTwo:
			want[f.Seat]--
		case StepRoll, StepHorusTile, StepDial:
			want = [4]int{}
		}
	}
	for seat := range l.Count {
		p := &l.Player[seat]
		chosen := l.people().Has(game.Seat(seat)) && keep.A>>seat&1 == 0
		l.That(!choosing || (l.Under[seat] != 0) == chosen, "under: does not go with who has chosen (TEK-3.9)")
		is := btoi(p.Hand[0] != 0) + btoi(p.Hand[1] != 0)
		l.That(is == want[seat], "players: %d: hand: there are %d cards, not %d", seat+1, want[seat], is)
		l.That(is < 2 || p.Hand[0] < p.Hand[1], "players: %d: hand: the lower one comes first", seat+1)
	}
}

// offers: there are enough Start and Destiny cards for those who choose, and of the dice for what is rolled.
func (l *loader) offers() {
	choose, draft, tiles := 0, 0, 0
	for f := range l.Frames() {
		switch f.Step {
		case StepDestiny:
			choose++
		case StepDraft:
			draft++
		case StepTile:
			tiles++
		case StepFirst:
			draft += 2 * int(l.Count)
		case StepLay:
			draft -= int(f.A)
		}
	}
	l.That(tiles <= l.TileStack.Len(), "pending: tile: the stack is empty")
	l.That(draft <= l.Laid.Len(), "laid: too few Start cards")
	l.That(l.Round == 0 || l.Laid == 0, "laid: belongs to the setup")
	l.That(choose < 1 || l.Destiny != 0 && Cards(l.Destiny).Len() >= choose, "destinies: too few cards")
	l.That(!l.has(StepBotDestiny) || l.Destiny&(1<<1|1<<2) == 1<<1|1<<2, "destinies: too few cards")
	for section, opens := range l.Data.Opens {
		for seat := range l.Count {
			l.That(l.Open&(1<<section) != 0 || l.Player[seat].Population < opens && opens > 0, "open: section %d is (TEK-13.10)", section+1)
		}
	}
	covered := 0
	for _, cell := range l.Temple {
		covered += btoi(cell.Tile != 0 && cell.Owner == NoSeat)
	}
	l.That(covered == btoi(l.has(StepColumn)), "temple: a tile has no owner")
}

// person checks what a player has.
func (l *loader) person(seat game.Seat) {
	p, what := &l.Player[seat], fmt.Sprintf("players: %d: ", seat+1)
	dice := 0
	for _, d := range p.Dice {
		dice += btoi(d.Face != 0)
	}
	l.That(dice <= l.taken(seat), "%sdice: at most %d by now", what, l.taken(seat))
	l.That(p.New == 0 || l.has(StepActed), "%snew: no action is going on", what)
	l.That(!p.Feast || l.has(StepActed) && int(p.Reached) == len(l.Data.Rewards), "%sfeast: no action is going on", what)
	l.That(p.Joker == 0 || l.Turn.Seat == seat, "%sjoker: it is not their turn", what)
	l.That(p.Start == [2]uint8{} || l.resolves(seat), "%sstart: belongs to the setup", what)
	l.That(p.Scored == 0 || l.Round == rounds && p.Scored.Len() <= max(l.Data.Points.Decrees, 1), "%sscored: belongs to the end", what)
	for i := range l.Data.Rewards {
		l.That(l.Automata().Has(seat) || p.Happiness < l.Data.Rewards[i].At || int(p.Reached) > i, "%srewards: more are reached (TEK-12.4)", what)
	}
	for t := range p.Production {
		l.That(l.Automata().Has(seat) || p.Production[t] >= l.Data.Production.Start, "%sproduction: never goes down", what)
	}
	for f := range l.Frames() {
		if f.Step == StepSetup && f.A == setupOwn && f.B == 1 && f.Seat == seat && l.Order[0] != NoSeat && !l.chooses(seat) {
			l.That(p.Destiny != 0, "%sdestiny: is chosen by now", what)
		}
	}
}

// resolves tells whether a seat is still to get what its Start cards bring.
func (l *loader) resolves(seat game.Seat) bool {
	for f := range l.Frames() {
		if f.Step == StepSetup && (f.A == setupGoods || f.A == setupOwn && f.Seat == seat) || f.Step == StepRewards && f.Seat == seat {
			return true
		}
	}
	return false
}

// chooses tells whether a seat is still to take a Destiny card.
func (l *loader) chooses(seat game.Seat) bool {
	for f := range l.Frames() {
		if f.Step == StepDestiny && f.Seat == seat {
			return true
		}
	}
	return false
}

// taken is how many dice a seat can have on its board.
func (l *loader) taken(seat game.Seat) int {
	if f := l.Bottom(); f.Step != StepRound || f.A != roundOver {
		if l.has(StepMaat) || f.Step != StepRound {
			return len(l.Player[seat].Dice)
		}
		return int(l.Round) % (perRotation * perMaat)
	}
	n := int(l.Round-1)%(perRotation*perMaat) + 1
	if l.waiting(seat) {
		n--
	}
	return n
}

// waiting tells whether a seat has not put its die down in this round.
func (l *loader) waiting(seat game.Seat) bool {
	for f := range l.Frames() {
		if f.Seat == seat && (f.Step == StepTurn || f.Step == StepBotTurn || f.Step == StepDie || f.Step == StepSelect || f.Step == StepBotDie) {
			return true
		}
	}
	return false
}

// marker: Botankhamun's has moved once in each of his turns since Maat (TEK-18.7), over action tiles that are all there.
func (l *loader) marker() {
	laid := botTiles
	if f, ok := l.Waits(StepPlan); ok {
		laid = int(f.A)
	}
	for place, tile := range l.Rival.Pyramid {
		l.That((tile != 0) == (place < laid), "botankhamun: pyramid: %d tiles are laid", laid)
	}
	moved := int(l.Round) % (perRotation * perMaat)
	if l.has(StepMaat) || l.Bottom().Step != StepRound {
		moved = perRotation * perMaat
	}
	if f := l.Bottom(); f.Step == StepRound && f.A == roundOver {
		moved = int(l.Round-1)%(perRotation*perMaat) + 1
		if l.has(StepDeben) || l.waiting(Bot) && !l.has(StepBotDie) {
			moved--
		}
	}
	l.That(l.walked() <= moved, "botankhamun: at: the marker has moved %d times", moved)
}

// walked is how many moves have brought the marker where it is: one to the first tile, then up or right.
func (l *loader) walked() int {
	if l.Rival.At == 0 {
		return 0
	}
	at, up := int(l.Rival.At), 0
	for row := 4; at > row; row-- {
		at, up = at-row, up+1
	}
	return at + up
}
