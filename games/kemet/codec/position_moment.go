package codec

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/position"
)

// A position as a state: what belongs to a part of the game is there then, and only then.

// moment checks what the steps that wait call for.
func (l *loader) moment() {
	first := l.Bottom().Step
	day, settingUp := first == kemet.StepDay, l.Waiting(kemet.StepPyramids)
	l.That((l.Round == 0) == settingUp, "/round: %d; it is 0 in the set-up and only there (KEM-2.9)", l.Round)
	l.That(day == (l.Active != kemet.NoSeat),
		"/active: %d; a seat by Day, 0 otherwise (KEM-4.1)", position.Seat(l.Active))
	l.That(l.Top().Step != kemet.Done ||
		l.Trigger != kemet.NoSeat, "/trigger: 0; the game is over when somebody has triggered its end (KEM-7.8)")
	if !l.Waiting(kemet.StepNext) {
		l.That(l.Acts == 0,
			"/acts: %v; none while no action is going on (KEM-4.2.5)", position.Names(l.Acts, kemet.ActNames))
		l.That(l.March == kemet.March{}, "/march: there is one, and no action is going on (KEM-5.5.1)")
		l.That(l.Act == [3]uint8{}, "/act: %v; left out while no action is going on (KEM-4.2.5)", l.Act)
	}
	l.That(l.Waiting(kemet.StepRecruit) || l.Free == 0, "/free: %d; 0 while nobody recruits (KEM-5.4.1)", l.Free)
	l.That(l.Waiting(kemet.StepRecruit) || l.Paid == 0, "/paid: %d; 0 while nobody recruits (KEM-5.4.1)", l.Paid)
	l.That(l.Waiting(kemet.StepVisionKeep) == (l.VisionN > 0) || l.Waiting(kemet.StepVision),
		"/vision: %d cards; some while a player keeps one of them, and only then (KEM-9.42)", l.VisionN)
	taken := !day && !(first == kemet.StepNight && l.Bottom().A < 8)
	for seat := range game.Seat(l.Count) {
		covered := l.Player[seat].Covered
		l.That(!taken || covered == 0, "/players/%d/covered: %v; none, as tokens have been taken back (KEM-7.7)", seat,
			position.Names(covered, kemet.ActionSpaceNames))
	}
	l.orders()
	l.districts()
	l.setUp()
}

// orders checks the track and, at Dawn, the next one.
func (l *loader) orders() {
	placed := int(l.Count)
	if first, waits := l.Waits(kemet.StepFirstOrder); waits {
		placed = int(first.A)
	}
	for i, seat := range l.Order[:l.Count] {
		l.That((seat != kemet.NoSeat) == (i < placed),
			"/order: %v; %d seats stand there (KEM-2.7)", position.Seats(l.Order[:l.Count]), placed)
	}
	l.That(l.Waiting(kemet.StepOrder) || l.Next == nobody,
		"/next_order: %v; left out but at Dawn (KEM-7.9)", position.Seats(l.Next[:l.Count]))
}

// districts checks that districts are chosen before the order of the first round and after cities and cards.
func (l *loader) districts() {
	first, _ := l.Waits(kemet.StepFirstOrder)
	pyramids, _ := l.Waits(kemet.StepPyramids)
	if districts, waits := l.Waits(kemet.StepDistricts); waits {
		l.That(!l.Waiting(kemet.StepDraw) && !l.Waiting(kemet.StepCity) || districts.A == 1<<l.Count-1,
			"/pending: some districts are chosen, and cities or cards are not; districts come later (KEM-2.6)")
		l.That(first.A == 0,
			"/pending: %d places of the order are taken, and districts are not chosen; districts come first (KEM-2.6)",
			first.A)
		once, _ := l.Occupied()
		l.That(once == 0, "/units: there are some before all districts are chosen; districts come first (KEM-2.6)")
	}
	l.That(!l.Waiting(kemet.StepFirstOrder) || pyramids.A == 0,
		"/pending: %d players were asked for pyramids before the order; the order comes first (KEM-2.8)", pyramids.A)
}

// setUp checks what each player has chosen before the first round.
func (l *loader) setUp() {
	districts, choosing := l.Waits(kemet.StepDistricts)
	city, dealing := l.Waits(kemet.StepCity)
	for seat := range game.Seat(l.Count) {
		p := &l.Player[seat]
		chosen := choosing && districts.A&(1<<seat) == 0
		l.That((l.Empty[seat] != 0) == chosen,
			"/players/%d/empty: %d; a district once chosen, until all are (KEM-2.6)", seat, l.Empty[seat])
		l.That(!l.Waiting(kemet.StepFirstOrder) || p.Level == [kemet.Colours]uint8{},
			"/players/%d/pyramids: %v; all 0 until the order is known (KEM-2.8)", seat, p.Level)
		none := dealing && seat >= city.Seat
		l.That((p.City == kemet.NoCity) == none,
			"/players/%d/city: %d; a city once it is dealt, 0 before (KEM-2.4)", seat, p.City+1)
	}
}
