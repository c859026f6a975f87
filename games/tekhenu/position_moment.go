package tekhenu

import (
	"fmt"
	"slices"

	"ennead/game"
)

// A position as a state: what belongs to a moment of the game is there then, and only then.

func (l *loader) moment() {
	l.judged()
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

// rounds: the steps that wait belong to the round (TEK-4.1).
func (l *loader) rounds() {
	bottom := l.Bottom()
	switch {
	case bottom.Step != StepRound:
		l.That(l.Round == rounds, "/round: %d; %d fits, as no round waits (TEK-4.1)", l.Round, rounds)
	case bottom.A == roundOver:
		l.That(l.Round > 0, "/round: 0; 1 or more fits, as a round has begun (TEK-4.1)")
	default:
		l.That(l.Round%perRotation == 0 && l.Round < rounds && (l.Round > 0) == l.has(StepShade),
			"/round: %d; an even one below %d fits while the dial turns, 0 in the setup (TEK-5.1)", l.Round, rounds)
	}
	set := slices.ContainsFunc(early, l.has)
	l.That(l.Round == 0 || !set, "/round: %d; 0 fits, as the setup goes on (TEK-3.17)", l.Round)
	judging := l.has(StepMaat) || l.has(StepDestiny) || l.has(StepPlan)
	l.That(!judging || l.Round%(perRotation*perMaat) == 0, "/round: %d; one of every %d fits, as Maat judges (TEK-4.1)", l.Round, perRotation*perMaat)
}

// judged: the count of rounds says how many judgements and scorings there were (TEK-4.1).
func (l *loader) judged() {
	maats := l.turned() / perMaat
	if f, ok := l.Waits(StepMaat); ok && f.A == maatWeighs {
		maats--
	}
	scored := maats / perScoring
	if l.has(StepScoring) {
		l.That(scored > 0, "/pending: a scoring goes on in round %d, and none is due (TEK-6.7)", l.Round)
		scored--
	}
	l.That(int(l.Maats) == maats, "/maats: %d; %d fit in round %d (TEK-4.1)", l.Maats, maats, l.Round)
	l.That(int(l.Scored) == scored, "/scorings: %d; %d fit in round %d (TEK-6.7)", l.Scored, scored, l.Round)
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
	if !l.That((t.Seat != NoSeat) == l.has(StepEndTurn), "/turn: is there while a turn waits for its end, and only then (TEK-4.3)") || t.Seat == NoSeat {
		return
	}
	if l.Automata().Has(t.Seat) {
		l.That(t.Anubis == noAnubis && t.Beside == 0 && t.Across == 0, "/turn: Botankhamun has no Anubis and no extra actions (TEK-18.8)")
		return
	}
	n := btoi(l.has(StepDie)) + btoi(l.has(StepSelect)) + btoi(l.has(StepLast))
	l.That(n == 1 && (t.Face == 0) == l.has(StepDie), "/turn/die: one of %q, without a die, and %q and %q, with one, waits (TEK-4.3.2)",
		steps[StepDie].Name, steps[StepSelect].Name, steps[StepLast].Name)
	l.That(!l.has(StepSelect) || t.Normal, "/turn/normal: false; true fits, as no action has been done yet (TEK-4.3.3)")
	l.That(!t.Idle || t.Anubis == noAnubis && t.Printed == Gray, "/turn/idle: true; false fits, but for a gray die of a normal turn (TEK-RUL-21)")
	if t.Face != 0 {
		l.dieIs(t)
	}
}

// dieIs: the purity of the die that was taken is that of its section, and what lets a Forbidden one be taken is declared.
func (l *loader) dieIs(t *Turn) {
	natural := l.Purity(t.From, t.Colour)
	l.That(t.Purity == natural || natural == Forbidden && l.Player[t.Seat].Techs.Has(tForbidden), "/turn/purity: %s; %s fits (TEK-2.2)",
		allPurities[t.Purity], allPurities[natural])
	barred := t.Purity == Forbidden && t.Anubis == noAnubis
	l.That(!barred || l.has(StepAs) || l.has(StepColour), "/turn/die: is Forbidden, and %q or %q waits then (TEK-4.4)", steps[StepAs].Name, steps[StepColour].Name)
	l.That(!l.has(StepAs) || barred && l.pardons(t.Seat), "/pending: %q waits, and the die is not Forbidden, or may not be taken (TEK-4.3.3)", steps[StepAs].Name)
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
		l.That((seat != NoSeat) == drafted, "/order/%d: there is an order once Start cards have been drafted, and none before (TEK-3.12)", i)
		p := &l.Player[i]
		pieces := p.Buildings + p.Statues + p.Columns
		l.That(pieces == 0 || drafted || l.Automata().Has(game.Seat(i)) && !bare, "/players/%d: has %d pieces on the board; none are before the first order of turns (TEK-3.17)", i, pieces)
	}
}

// dialGoes: the arrow will point at the markers when scorings are due (TEK-6.7), and the tiles of Horus are all there once
// they are laid.
func (l *loader) dialGoes() {
	for i := int(l.Scored); i < len(l.Marks) && !l.has(StepDial); i++ {
		ahead := (i+1)*perMaat*perScoring - l.turned()
		at := (int(l.Arrow) + ahead) % gods
		l.That(int(l.Marks[i]) == at, "/marks/%d: %s; %s fits, where the arrow points in %d rotations (TEK-6.7)",
			i, godNames[l.Marks[i]], godNames[(at+gods)%gods], ahead)
	}
	laid := gods
	if f, ok := l.Waits(StepHorusTile); ok {
		laid = int(f.A)
	}
	for slot, god := range l.HorusTiles {
		l.That((god != NoGod) == (slot < laid), "/horus/%d: the first %d slots have a tile, the others none (TEK-3.4)", slot, laid)
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
			l.That(keep.A == uint8(l.people()), "/pending: %q of a %d; %d fits, as all are dealt cards first (TEK-3.9)", steps[StepKeep].Name, keep.A, uint8(l.people()))
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
		l.That(!choosing || (l.Under[seat] != 0) == chosen, "/under/%d: a Decree lies there once its seat has chosen, and none before (TEK-3.9)", seat)
		is := btoi(p.Hand[0] != 0) + btoi(p.Hand[1] != 0)
		l.That(is == want[seat], "/players/%d/hand: %d cards; %d fit, as the steps tell (TEK-3.9)", seat, is, want[seat])
		l.That(is < 2 || p.Hand[0] < p.Hand[1], "/players/%d/hand: the lower number comes first", seat)
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
	l.That(tiles <= l.TileStack.Len(), "/pending: %d tiles are drawn, and %d are left (TEK-10.2.7)", tiles, l.TileStack.Len())
	l.That(draft <= l.Laid.Len(), "/laid: %d Start cards; %d or more fit, to choose from (TEK-3.11)", l.Laid.Len(), draft)
	l.That(l.Round == 0 || l.Laid == 0, "/laid: nothing fits after the setup (TEK-3.14)")
	l.That(choose < 1 || Cards(l.Destiny).Len() >= choose, "/destinies: %d cards; %d or more fit, to choose from (TEK-6.9)", Cards(l.Destiny).Len(), choose)
	l.That(!l.has(StepBotDestiny) || l.Destiny&(1<<1|1<<2) == 1<<1|1<<2, "/destinies: A01 and A02 fit, for Botankhamun to take one (TEK-18.3)")
	for section, opens := range l.Data.Opens {
		for seat := range l.Count {
			l.That(l.Open&(1<<section) != 0 || l.Player[seat].Population < opens && opens > 0, "/open: %d; section %d is open, as a Population of %d was reached (TEK-13.10)", sectionsOpen(l.Open), section+1, opens)
		}
	}
	covered := 0
	for _, cell := range l.Temple {
		covered += btoi(cell.Tile != 0 && cell.Owner == NoSeat)
	}
	l.That(covered == btoi(l.has(StepColumn)), "/temple: %d tiles have no owner; %d fit, as many as columns are being raised (TEK-10.2.6)", covered, btoi(l.has(StepColumn)))
}

// person checks what a player has.
func (l *loader) person(seat game.Seat) {
	p, at := &l.Player[seat], fmt.Sprintf("/players/%d", seat)
	dice := 0
	for _, d := range p.Dice {
		dice += btoi(d.Face != 0)
	}
	l.That(dice <= l.taken(seat), "%s/dice: %d dice; %d at most fit by now (TEK-4.5)", at, dice, l.taken(seat))
	l.That(p.New == 0 || l.has(StepActed), "%s/new: nothing fits, as no action is going on (TEK-RUL-61)", at)
	l.That(!p.Feast || l.has(StepActed) && int(p.Reached) == len(l.Data.Rewards), "%s/feast: true; false fits, as no action is going on in which the last reward was had (TEK-12.6)", at)
	l.That(p.Joker == 0 || l.Turn.Seat == seat, "%s/joker: nothing fits, as it is not their turn (TEK-16.6.6)", at)
	l.That(p.Start == [2]uint8{} || l.resolves(seat), "%s/start: nothing fits after the setup (TEK-3.14)", at)
	l.That(p.Scored == 0 || l.Round == rounds && p.Scored.Len() <= max(l.Data.Points.Decrees, 1), "%s/scored: %d Decrees; %d at most fit in the last round, and none before (TEK-8.2)", at, p.Scored.Len(), max(l.Data.Points.Decrees, 1))
	for i := range l.Data.Rewards {
		l.That(l.Automata().Has(seat) || p.Happiness < l.Data.Rewards[i].At || int(p.Reached) > i, "%s/rewards: %d; %d or more fit with Happiness %d (TEK-12.4)", at, p.Reached, i+1, p.Happiness)
	}
	for t := range p.Production {
		l.That(l.Automata().Has(seat) || p.Production[t] >= l.Data.Production.Start, "%s/production/%s: %d; %d or more fits, as all begin there (TEK-3.7)",
			at, tokenNames[t], p.Production[t], l.Data.Production.Start)
	}
	for f := range l.Frames() {
		if f.Step == StepSetup && f.A == setupOwn && f.B == 1 && f.Seat == seat && l.Order[0] != NoSeat && !l.chooses(seat) {
			l.That(p.Destiny != 0, "%s/destiny: none; a card is chosen by now (TEK-6.9)", at)
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
		l.That((tile != 0) == (place < laid), "/botankhamun/pyramid/%d: the first %d places have a tile, the others none (TEK-18.5)", place, laid)
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
	l.That(l.walked() <= moved, "/botankhamun/at: %d, after %d moves; the marker has made %d (TEK-18.7)", l.Rival.At, l.walked(), moved)
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
