package codec

import (
	"fmt"
	"slices"

	"ennead/game"
	"ennead/games/tekhenu"
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
		if !l.Automata().Has(seat) {
			l.tracks(seat)
		}
	}
	if l.Solo {
		l.marker()
	}
}

// early are the steps of the setup.
var early = []tekhenu.Step{
	tekhenu.StepSetup, tekhenu.StepFirst, tekhenu.StepLay, tekhenu.StepDraft,
	tekhenu.StepKeep, tekhenu.StepDeal, tekhenu.StepRoll, tekhenu.StepHorusTile,
	tekhenu.StepDial, tekhenu.StepRewards, tekhenu.StepToken, tekhenu.StepKeepCard,
}

// rounds: the steps that wait belong to the round (TEK-4.1).
func (l *loader) rounds() {
	bottom := l.Bottom()
	switch {
	case bottom.Step != tekhenu.StepRound:
		l.That(l.Round == tekhenu.Rounds, "/round: %d; %d fits, as no round waits (TEK-4.1)", l.Round, tekhenu.Rounds)
	case bottom.A == tekhenu.RoundOver:
		l.That(l.Round > 0, "/round: 0; 1 or more fits, as a round has begun (TEK-4.1)")
	default:
		l.That(l.Round%tekhenu.PerRotation == 0 && l.Round < tekhenu.Rounds &&
			(l.Round > 0) == l.has(tekhenu.StepShade),
			"/round: %d; an even one below %d fits while the dial turns, 0 in the setup (TEK-5.1)", l.Round,
			tekhenu.Rounds)
	}
	set := slices.ContainsFunc(early, l.has)
	l.That(l.Round == 0 || !set, "/round: %d; 0 fits, as the setup goes on (TEK-3.17)", l.Round)
	judging := l.has(tekhenu.StepMaat) || l.has(tekhenu.StepDestiny) || l.has(tekhenu.StepPlan)
	l.That(!judging || l.Round%(tekhenu.PerRotation*tekhenu.PerMaat) == 0,
		"/round: %d; one of every %d fits, as Maat judges (TEK-4.1)", l.Round, tekhenu.PerRotation*tekhenu.PerMaat)
}

// judged: the count of rounds says how many judgements and scorings there were (TEK-4.1).
func (l *loader) judged() {
	maats := l.turned() / tekhenu.PerMaat
	if f, ok := l.Waits(tekhenu.StepMaat); ok && f.A == tekhenu.MaatWeighs {
		maats--
	}
	scored := maats / tekhenu.PerScoring
	if l.has(tekhenu.StepScoring) {
		l.That(scored > 0, "/pending: a scoring goes on in round %d, and none is due (TEK-6.7)", l.Round)
		scored--
	}
	l.That(int(l.Maats) == maats, "/maats: %d; %d fit in round %d (TEK-4.1)", l.Maats, maats, l.Round)
	l.That(int(l.Scored) == scored, "/scorings: %d; %d fit in round %d (TEK-6.7)", l.Scored, scored, l.Round)
}

// turned is how often the dial has turned.
func (l *loader) turned() int {
	if f := l.Bottom(); f.Step == tekhenu.StepRound && f.A == tekhenu.RoundOver {
		return int(l.Round-1) / tekhenu.PerRotation
	}
	return int(l.Round) / tekhenu.PerRotation
}

// turnGoes: a turn is being taken, and its die is where the steps say.
func (l *loader) turnGoes() {
	t := &l.Turn
	goes := (t.Seat != tekhenu.NoSeat) == l.has(tekhenu.StepEndTurn)
	if !l.That(goes, "/turn: is there while a turn waits for its end, and only then (TEK-4.3)") ||
		t.Seat == tekhenu.NoSeat {
		return
	}
	if l.Automata().Has(t.Seat) {
		l.That(t.Anubis == tekhenu.NoAnubis && t.Beside == 0 && t.Across == 0,
			"/turn: Botankhamun has no Anubis and no extra actions (TEK-18.8)")
		return
	}
	n := btoi(l.has(tekhenu.StepDie)) + btoi(l.has(tekhenu.StepSelect)) + btoi(l.has(tekhenu.StepLast))
	l.That(n == 1 && (t.Face == 0) == l.has(tekhenu.StepDie),
		"/turn/die: one of %q, without a die, and %q and %q, with one, waits (TEK-4.3.2)",
		tekhenu.Steps[tekhenu.StepDie].Name, tekhenu.Steps[tekhenu.StepSelect].Name,
		tekhenu.Steps[tekhenu.StepLast].Name)
	l.That(!l.has(tekhenu.StepSelect) || t.Normal,
		"/turn/normal: false; true fits, as no action has been done yet (TEK-4.3.3)")
	l.That(!t.Idle || t.Anubis == tekhenu.NoAnubis && t.Printed == tekhenu.Gray,
		"/turn/idle: true; false fits, but for a gray die of a normal turn (TEK-RUL-21)")
	if t.Face != 0 {
		l.dieIs(t)
	}
}

// dieIs: the purity of the die that was taken is that of its section, and what lets a Forbidden one be taken is
// declared.
func (l *loader) dieIs(t *tekhenu.Turn) {
	natural := l.Purity(t.From, t.Colour)
	l.That(t.Purity == natural || natural == tekhenu.Forbidden && l.Player[t.Seat].Techs.Has(tekhenu.TechForbidden),
		"/turn/purity: %s; %s fits (TEK-2.2)",
		tekhenu.AllPurities[t.Purity], tekhenu.AllPurities[natural])
	barred := t.Purity == tekhenu.Forbidden && t.Anubis == tekhenu.NoAnubis
	l.That(!barred || l.has(tekhenu.StepAs) || l.has(tekhenu.StepColour),
		"/turn/die: is Forbidden, and %q or %q waits then (TEK-4.4)",
		tekhenu.Steps[tekhenu.StepAs].Name, tekhenu.Steps[tekhenu.StepColour].Name)
	l.That(!l.has(tekhenu.StepAs) || barred && l.Pardons(t.Seat),
		"/pending: %q waits, and the die is not Forbidden, or may not be taken (TEK-4.3.3)",
		tekhenu.Steps[tekhenu.StepAs].Name)
}

// ordersStand: all stand on the Turn Order track once Start cards have been drafted.
func (l *loader) ordersStand() {
	drafted := true
	for f := range l.Frames() {
		drafted = drafted && (f.Step != tekhenu.StepSetup || f.A != tekhenu.SetupGoods)
	}
	bare := false // Botankhamun's pieces have not come yet
	for f := range l.Frames() {
		bare = bare || f.Step == tekhenu.StepSetup && f.A == tekhenu.SetupBot
	}
	for i, seat := range l.Order[:l.Count] {
		l.That((seat != tekhenu.NoSeat) == drafted,
			"/order/%d: there is an order once Start cards have been drafted, and none before (TEK-3.12)", i)
		p := &l.Player[i]
		pieces := p.Buildings + p.Statues + p.Columns
		l.That(pieces == 0 || drafted || l.Automata().Has(game.Seat(i)) && !bare,
			"/players/%d: has %d pieces on the board; none are before the first order of turns (TEK-3.17)", i, pieces)
	}
}

// dialGoes: the arrow will point at the markers when scorings are due (TEK-6.7), and the tiles of Horus are all there
// once they are laid.
func (l *loader) dialGoes() {
	for i := int(l.Scored); i < len(l.Marks) && !l.has(tekhenu.StepDial); i++ {
		ahead := (i+1)*tekhenu.PerMaat*tekhenu.PerScoring - l.turned()
		at := (int(l.Arrow) + ahead) % tekhenu.Gods
		l.That(int(l.Marks[i]) == at, "/marks/%d: %s; %s fits, where the arrow points in %d rotations (TEK-6.7)",
			i, tekhenu.GodNames[l.Marks[i]], tekhenu.GodNames[(at+tekhenu.Gods)%tekhenu.Gods], ahead)
	}
	laid := tekhenu.Gods
	if f, ok := l.Waits(tekhenu.StepHorusTile); ok {
		laid = int(f.A)
	}
	for slot, god := range l.HorusTiles {
		l.That((god != tekhenu.NoGod) == (slot < laid),
			"/horus/%d: the first %d slots have a tile, the others none (TEK-3.4)", slot, laid)
	}
}

// handsHold: cards are looked at by whom the steps tell (TEK-3.9, TEK-16.2.3).
func (l *loader) handsHold() {
	var want [4]int
	keep, choosing := l.Waits(tekhenu.StepKeep)
	if choosing {
		for seat := range l.Count {
			want[seat] = 2 * int(keep.A>>seat&1)
		}
		if deal, ok := l.Waits(tekhenu.StepDeal); ok {
			l.That(keep.A == uint8(l.Persons()),
				"/pending: %q of a %d; %d fits, as all are dealt cards first (TEK-3.9)",
				tekhenu.Steps[tekhenu.StepKeep].Name, keep.A, uint8(l.Persons()))
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
		case tekhenu.StepKeepCard:
			want[f.Seat] = 2
		case tekhenu.StepDrawTwo:
			want[f.Seat]--
		case tekhenu.StepRoll, tekhenu.StepHorusTile, tekhenu.StepDial:
			want = [4]int{}
		}
	}
	for seat := range l.Count {
		p := &l.Player[seat]
		chosen := l.Persons().Has(game.Seat(seat)) && keep.A>>seat&1 == 0
		l.That(!choosing || (l.Under[seat] != 0) == chosen,
			"/under/%d: a Decree lies there once its seat has chosen, and none before (TEK-3.9)", seat)
		is := btoi(p.Hand[0] != 0) + btoi(p.Hand[1] != 0)
		l.That(is == want[seat],
			"/players/%d/hand: %d cards; %d fit, as the steps tell (TEK-3.9)", seat, is, want[seat])
		l.That(is < 2 || p.Hand[0] < p.Hand[1], "/players/%d/hand: the lower number comes first", seat)
	}
}

// offers: there are enough Start and Destiny cards for those who choose, and of the dice for what is rolled.
func (l *loader) offers() {
	choose, draft, tiles := 0, 0, 0
	for f := range l.Frames() {
		switch f.Step {
		case tekhenu.StepDestiny:
			choose++
		case tekhenu.StepDraft:
			draft++
		case tekhenu.StepTile:
			tiles++
		case tekhenu.StepFirst:
			draft += 2 * int(l.Count)
		case tekhenu.StepLay:
			draft -= int(f.A)
		}
	}
	l.That(tiles <= l.TileStack.Len(),
		"/pending: %d tiles are drawn, and %d are left (TEK-10.2.7)", tiles, l.TileStack.Len())
	l.That(draft <= l.Laid.Len(),
		"/laid: %d Start cards; %d or more fit, to choose from (TEK-3.11)", l.Laid.Len(), draft)
	l.That(l.Round == 0 || l.Laid == 0, "/laid: nothing fits after the setup (TEK-3.14)")
	l.That(choose < 1 || tekhenu.Cards(l.Destiny).Len() >= choose,
		"/destinies: %d cards; %d or more fit, to choose from (TEK-6.9)", tekhenu.Cards(l.Destiny).Len(), choose)
	l.That(!l.has(tekhenu.StepBotDestiny) || l.Destiny&(1<<1|1<<2) == 1<<1|1<<2,
		"/destinies: A01 and A02 fit, for Botankhamun to take one (TEK-18.3)")
	for section, opens := range l.Data.Opens {
		for seat := range l.Count {
			l.That(l.Open&(1<<section) != 0 || l.Player[seat].Population < opens && opens > 0,
				"/open: %d; section %d is open, as a Population of %d was reached (TEK-13.10)",
				sectionsOpen(l.Open), section+1, opens)
		}
	}
	covered := 0
	for _, cell := range l.Temple {
		covered += btoi(cell.Tile != 0 && cell.Owner == tekhenu.NoSeat)
	}
	l.That(covered == btoi(l.has(tekhenu.StepColumn)),
		"/temple: %d tiles have no owner; %d fit, as many as columns are being raised (TEK-10.2.6)",
		covered, btoi(l.has(tekhenu.StepColumn)))
}

// person checks what a player has.
func (l *loader) person(seat game.Seat) {
	p, at := &l.Player[seat], fmt.Sprintf("/players/%d", seat)
	dice := 0
	for _, d := range p.Dice {
		dice += btoi(d.Face != 0)
	}
	l.That(dice <= l.taken(seat), "%s/dice: %d dice; %d at most fit by now (TEK-4.5)", at, dice, l.taken(seat))
	l.That(p.New == 0 || l.has(tekhenu.StepActed), "%s/new: nothing fits, as no action is going on (TEK-RUL-61)", at)
	l.That(!p.Feast || l.has(tekhenu.StepActed) && int(p.Reached) == len(l.Data.Rewards),
		"%s/feast: true; false fits, as no action is going on in which the last reward was had (TEK-12.6)", at)
	l.That(p.Joker == 0 || l.Turn.Seat == seat, "%s/joker: nothing fits, as it is not their turn (TEK-16.6.6)", at)
	l.That(p.Start == [2]uint8{} || l.resolves(seat), "%s/start: nothing fits after the setup (TEK-3.14)", at)
	l.That(p.Scored == 0 || l.Round == tekhenu.Rounds && p.Scored.Len() <= max(l.Data.Points.Decrees, 1),
		"%s/scored: %d Decrees; %d at most fit in the last round, and none before (TEK-8.2)",
		at, p.Scored.Len(), max(l.Data.Points.Decrees, 1))
	for f := range l.Frames() {
		if f.Step == tekhenu.StepSetup && f.A == tekhenu.SetupOwn && f.B == 1 && f.Seat == seat &&
			l.Order[0] != tekhenu.NoSeat && !l.chooses(seat) {
			l.That(p.Destiny != 0, "%s/destiny: none; a card is chosen by now (TEK-6.9)", at)
		}
	}
}

// tracks checks what only goes up.
func (l *loader) tracks(seat game.Seat) {
	p, at := &l.Player[seat], fmt.Sprintf("/players/%d", seat)
	for i := range l.Data.Rewards {
		l.That(p.Happiness < l.Data.Rewards[i].At || int(p.Reached) > i,
			"%s/rewards: %d; %d or more fit with Happiness %d (TEK-12.4)", at, p.Reached, i+1, p.Happiness)
	}
	for t := range p.Production {
		l.That(p.Production[t] >= l.Data.Production.Start,
			"%s/production/%s: %d; %d or more fits, as all begin there (TEK-3.7)",
			at, tekhenu.TokenNames[t], p.Production[t], l.Data.Production.Start)
	}
}

// resolves tells whether a seat is still to get what its Start cards bring.
func (l *loader) resolves(seat game.Seat) bool {
	for f := range l.Frames() {
		if f.Step == tekhenu.StepSetup && (f.A == tekhenu.SetupGoods || f.A == tekhenu.SetupOwn && f.Seat == seat) ||
			f.Step == tekhenu.StepRewards && f.Seat == seat {
			return true
		}
	}
	return false
}

// chooses tells whether a seat is still to take a Destiny card.
func (l *loader) chooses(seat game.Seat) bool {
	for f := range l.Frames() {
		if f.Step == tekhenu.StepDestiny && f.Seat == seat {
			return true
		}
	}
	return false
}

// taken is how many dice a seat can have on its board.
func (l *loader) taken(seat game.Seat) int {
	if f := l.Bottom(); f.Step != tekhenu.StepRound || f.A != tekhenu.RoundOver {
		if l.has(tekhenu.StepMaat) || f.Step != tekhenu.StepRound {
			return len(l.Player[seat].Dice)
		}
		return int(l.Round) % (tekhenu.PerRotation * tekhenu.PerMaat)
	}
	n := int(l.Round-1)%(tekhenu.PerRotation*tekhenu.PerMaat) + 1
	if l.waiting(seat) {
		n--
	}
	return n
}

// waiting tells whether a seat has not put its die down in this round.
func (l *loader) waiting(seat game.Seat) bool {
	for f := range l.Frames() {
		switch f.Step {
		case tekhenu.StepTurn, tekhenu.StepBotTurn, tekhenu.StepDie, tekhenu.StepSelect, tekhenu.StepBotDie:
			if f.Seat == seat {
				return true
			}
		}
	}
	return false
}

// marker: Botankhamun's has moved once in each of his turns since Maat (TEK-18.7), over action tiles that are all
// there.
func (l *loader) marker() {
	laid := tekhenu.BotTiles
	if f, ok := l.Waits(tekhenu.StepPlan); ok {
		laid = int(f.A)
	}
	for place, tile := range l.Rival.Pyramid {
		l.That((tile != 0) == (place < laid),
			"/botankhamun/pyramid/%d: the first %d places have a tile, the others none (TEK-18.5)", place, laid)
	}
	moved := int(l.Round) % (tekhenu.PerRotation * tekhenu.PerMaat)
	if l.has(tekhenu.StepMaat) || l.Bottom().Step != tekhenu.StepRound {
		moved = tekhenu.PerRotation * tekhenu.PerMaat
	}
	if f := l.Bottom(); f.Step == tekhenu.StepRound && f.A == tekhenu.RoundOver {
		moved = int(l.Round-1)%(tekhenu.PerRotation*tekhenu.PerMaat) + 1
		if l.has(tekhenu.StepDeben) || l.waiting(tekhenu.Bot) && !l.has(tekhenu.StepBotDie) {
			moved--
		}
	}
	l.That(l.walked() <= moved,
		"/botankhamun/at: %d, after %d moves; the marker has made %d (TEK-18.7)", l.Rival.At, l.walked(), moved)
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
