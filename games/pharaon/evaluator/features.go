package evaluator

import (
	"ennead/game"
	"ennead/games/pharaon"
)

// The features of a seat: everything that can still become points.
const (
	one         = iota // constant, the same for every seat
	basics             // basic resources
	silver             // silver
	offers             // resource offerings
	passes             // quarter offerings
	colours            // different colours held
	nobles             // noble cards
	artisans           // artisan cards
	present            // Nile tracks with a disc of the seat
	risen              // steps above the first cell of the tracks
	step               // burial steps done
	nearStep           // PP of the next burial step, times the share of its cost at hand
	nearNoble          // share of a noble's cost at hand
	nearArtisan        // share of an artisan's cost at hand
	godsAhead          // PP of gods not met yet, times the share of their elements
	successor          // share of the way to the Pharaoh token, while nobody has it
	first              // the First Player token
	cellsLeft          // cells left to advance on the Pyramid
	openSlots          // free slots of the wheel, if the seat has not passed
	growing            // PP of nobles that score for what the seat collects
	perRound           // powers of nobles that go on, once per round or permanent; those of their own below left out
	extra              // powers that give a resource more with each jar
	replaces           // powers that replace the resources of a jar
	whenFull           // powers that act in a full quarter
	onTurn             // chooses next
	opens              // sectors with a free slot of whose colour the seat has a token, if it has not passed
	single             // the number of features above
)

// Features that a seat has several of.
const (
	canAct       = single                       // can pay for an action now; for each quarter
	slotsLeft    = canAct + pharaon.Quarters    // free slots, if the seat has not passed; for each quarter
	lacks        = slotsLeft + pharaon.Quarters // PP of the gods that lack one element, two, and so on
	held         = lacks + lacking              // holds the noble; for each of them
	featureCount = held + pharaon.NobleCount    // the number of features
)

// lacking is the number of missing elements beyond which a god counts as far away.
const lacking = 4

// powers are the features that count nobles by their power.
const powers = onTurn - perRound

// counted is the feature that counts a power, and ok = false if there is none.
func counted(p pharaon.Power) (feature int, ok bool) {
	switch p {
	case pharaon.NoPower, pharaon.Instant:
		return 0, false
	case pharaon.ExtraBasic:
		return extra, true
	case pharaon.ReplaceJar:
		return replaces, true
	case pharaon.ActWhenFull:
		return whenFull, true
	}
	return perRound, true
}

// phases are the rounds, each before and after the seat has passed.
const phases = 2 * 6

// tables are the numbers of seats, from 2 to 5.
const tables = 4

func phase(s *pharaon.State, p *pharaon.Player) int {
	if p.Passed {
		return 2*int(s.Round) + 1
	}
	return 2 * int(s.Round)
}

// part[n][k] is k/n, with a maximum of 1.
var part = func() (table [16][16]float32) {
	for n := 1; n < 16; n++ {
		for k := range table[n] {
			table[n][k] = min(float32(k)/float32(n), 1)
		}
	}
	return table
}()

// purse counts what a seat can pay with.
type purse struct {
	basics, offers, passes, prestige int // numbers of tokens
	silver, different, most          int
}

func open(p *pharaon.Player) (w purse) {
	for c := range pharaon.Silver {
		n, o := int(p.Tokens[c]), int(p.Tokens[pharaon.ResourceOffering+pharaon.Token(c)])
		w.basics += n
		w.offers += o
		w.passes += int(p.Tokens[pharaon.QuarterOffering+pharaon.Token(c)])
		if n+o > 0 {
			w.different++
		}
		w.most = max(w.most, n+o)
	}
	w.silver = int(p.Tokens[pharaon.Silver])
	w.prestige = int(p.Tokens[pharaon.Prestige1]) + int(p.Tokens[pharaon.Prestige2])
	return w
}

// offerings counts all offering tokens.
func (w *purse) offerings() int { return w.offers + w.passes + w.prestige }

// all counts all tokens.
func (w *purse) all() int { return w.basics + w.silver + w.offerings() }

// look fills in the features of a seat.
func (v *view) look(i int, f *[featureCount]float32) {
	s, p, w := v.s, &v.s.Player[i], &v.purse
	f[one] = 1
	f[basics] = float32(w.basics)
	f[silver] = float32(w.silver)
	f[offers] = float32(w.offers)
	f[passes] = float32(w.passes)
	f[colours] = float32(w.different)
	f[nobles] = float32(v.have[pharaon.Nobles])
	f[artisans] = float32(v.have[pharaon.Artisans])
	f[present] = float32(v.have[pharaon.Nile])
	f[risen] = float32(v.risen)
	f[step] = float32(p.Step)
	f[nearStep] = v.nearStep(p)
	f[nearNoble] = part[5][min(w.different+w.silver+pass(p, pharaon.Nobles), 5)]
	f[nearArtisan] = part[3][min(w.most+w.silver+pass(p, pharaon.Artisans), 3)]
	f[godsAhead] = v.ahead
	f[successor] = 0
	if s.Pharaoh == pharaon.NoSeat {
		nobles := part[min(s.NoblesNeeded(), 15)][min(v.have[pharaon.Nobles], 15)]
		steps := part[min(s.Data.Succeed.Step, 15)][min(int(p.Step), 15)]
		f[successor] = nobles * steps
	}
	f[first] = 0
	if int(s.First) == i {
		f[first] = 1
	}
	f[cellsLeft], f[openSlots] = 0, 0
	if p.Row > 0 {
		f[cellsLeft] = float32(len(s.Data.Rows[p.Row-1]) - 1 - int(p.Cell))
	}
	if !p.Passed {
		for _, n := range v.free {
			f[openSlots] += n
		}
	}
	f[growing] = float32(v.growing)
	for k, n := range v.powers {
		f[perRound+k] = float32(n)
	}
	clear(f[onTurn:])
	for set := p.Nobles; set != 0; set = set.Rest() {
		f[held+(int(set.First())-1)%pharaon.NobleCount] = 1
	}
	for k, pp := range v.lacks {
		f[lacks+k] = float32(pp)
	}
	if !p.Passed && s.Round > 0 {
		v.chances(game.Seat(i), f)
	}
}

// chances fills in what a seat that has not passed could do now.
func (v *view) chances(seat game.Seat, f *[featureCount]float32) {
	s, p := v.s, &v.s.Player[seat]
	if s.Owing().Has(seat) {
		f[onTurn] = 1
	}
	acts := s.Actable(seat)
	for q := range pharaon.Quarter(pharaon.Quarters) {
		colour := s.Facing(q)
		f[canAct+int(q)] = float32(acts >> q & 1)
		f[slotsLeft+int(q)] = v.free[colour]
		if v.free[colour] > 0 && p.Tokens[colour]+p.Tokens[pharaon.ResourceOffering+pharaon.Token(colour)] > 0 {
			f[opens]++
		}
	}
}

// pass counts the offerings of a quarter, which pay any colour there.
func pass(p *pharaon.Player, q pharaon.Quarter) int {
	return int(p.Tokens[pharaon.QuarterOffering+pharaon.Token(q)])
}

// nearStep returns the PP gained by the next burial step, times the share of its cost at hand.
func (v *view) nearStep(p *pharaon.Player) float32 {
	steps := v.s.Data.Steps
	if int(p.Step) >= len(steps) {
		return 0
	}
	next := &steps[p.Step]
	gain, paid := next.PP, v.purse.silver+pass(p, pharaon.Burial)
	if p.Step > 0 {
		gain -= steps[p.Step-1].PP
	}
	var used [pharaon.Silver]uint8
	for _, c := range next.List {
		if used[c] < p.Tokens[c]+p.Tokens[pharaon.ResourceOffering+pharaon.Token(c)] {
			used[c]++
			paid++
		}
	}
	return float32(gain) * part[min(len(next.List), 15)][min(paid, 15)]
}
