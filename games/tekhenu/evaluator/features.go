package evaluator

import (
	"math/bits"

	"ennead/game"
	"ennead/games/tekhenu"
)

// The features of a seat: what may still become VP. Those of the first group are VP at the next scoring, multiplied by
// the scorings to come.
const (
	one        = iota // constant: what every seat still earns otherwise
	led               // districts led, at the next scoring, as far as it is near
	leads             // districts led, at the later scorings
	temple            // Temple
	statues           // Statues
	happy             // Happiness
	production        // Productions at their end
	row               // Building row
	hunger            // VP lost for Bread at the next scoring, as far as it is near
	famine            // VP lost for Bread at the later scorings
	decrees           // the best Decrees
	bread             // Bread due that the seat can pay
	papyri            // tokens in stock
	loaves
	limestones
	granites
	gold
	scribes
	faith
	produce    // production steps above the start
	population // Population
	room       // Population above Happiness
	happiness  // Happiness
	blessings  // cards
	techs
	hand    // Decrees, up to the number that can score
	gods    // gods for whom the seat has a Statue
	columns // pieces on the board
	works   // Buildings
	lines   // Columns in line with the best free site
	loss    // VP lost at Maat, as far as it is near
	debt    // VP lost at Maat, as far as it is not near
	tilt    // distance of the scales from even
	place   // place in the turn order
	rank    // place in the turn order that Maat would set, as far as it is near
	first   // VP of that turn order at the end
	rolls   // production steps above the start, by token: Papyrus, Bread, Limestone, Granite
	_
	_
	_
	doors   // sections of the market that Happiness lets the seat use
	rewards // rewards of Happiness received
	raised  // Statues
	heap    // tokens with a production, up to a number
	baseCount
)

// After those, each technology and each kind of blessing that a seat has is a feature of its own.
const (
	firstTech     = baseCount
	firstBlessing = firstTech + tekhenu.PerKind
	featureCount  = firstBlessing + blessingKinds
)

// single is the last blessing without a twin: of the others, two in a row are alike (TEK-16.5).
const (
	single        = 6
	blessingKinds = single + (tekhenu.PerKind-single)/2
)

// tech and blessing return the features of cards by their numbers.
func tech(number uint8) int { return firstTech + int(number) - 1 }

func blessing(number uint8) int {
	if number <= single {
		return firstBlessing + int(number) - 1
	}
	return firstBlessing + single + int(number-single-1)/2
}

// ends counts the sets of weights: for the start of the game and for its end.
const ends = 2

// tables counts the numbers of seats: 2 to 4.
const tables = 3

const maxSeats = len(tekhenu.State{}.Player)

// padded holds features or weights, with enough room after them to read four at a time without bounds checks.
type padded [baseCount + 3]float32

// view is a position during its evaluation. Lists are by seat.
type view struct {
	s       *tekhenu.State
	seats   int
	past    float32 // part of the game that is over, 0 to 1
	left    float32 // scorings to come
	near    float32 // part of the way to the next scoring, 0 to 1
	soon    float32 // part of the way to the next judgement of Maat, 0 to 1
	outlook [maxSeats]tekhenu.Outlook
	balance [maxSeats]int // of the scales, after Faith has evened them as far as it can
	merit   [maxSeats]int // ranks the order that Maat would set, lowest first (TEK-6.5)
	f       [maxSeats]padded
}

// look fills the features of all seats.
func (v *view) look() {
	s := v.s
	v.seats = int(s.Count)
	v.clock()
	s.Outlooks(&v.outlook)
	for i := range v.seats {
		if seat := game.Seat(i); !s.Automata().Has(seat) {
			v.belongings(seat)
			v.scoring(seat)
		}
	}
	for at, seat := range s.Order[:v.seats] {
		if seat != tekhenu.NoSeat {
			v.f[seat][place] = float32(at)
		}
	}
	if !s.Weighed() {
		v.maat()
	}
}

// clock computes how far the game has come.
func (v *view) clock() {
	s := v.s
	done := float32(int(s.Round)*v.seats-s.ToMove()) / float32(v.seats)
	done = max(done, 0)
	v.past = min(done/float32(s.Data.Rounds()), 1)
	v.left = float32(s.ToScore())
	scored := float32(len(s.Data.Marks)) - v.left
	v.near = inside(done*float32(len(s.Data.Marks))/float32(s.Data.Rounds()) - scored)
	v.soon = inside(done/float32(s.Data.PerMaat()) - float32(s.Maats))
}

// inside limits a fraction to 0 to 1.
func inside(part float32) float32 { return min(max(part, 0), 1) }

// scoring fills the features of the scorings to come.
func (v *view) scoring(seat game.Seat) {
	o, f, left := &v.outlook[seat], &v.f[seat], v.left
	next := v.near * min(left, 1)
	f[one] = 1
	f[led], f[leads] = next*float32(o.Osiris), (left-next)*float32(o.Osiris)
	f[temple] = left * float32(o.Temple)
	f[statues] = left * float32(o.Statues)
	f[happy] = left * float32(o.Happiness)
	f[production] = left * float32(o.Production)
	f[row] = left * float32(o.Row)
	f[hunger], f[famine] = next*float32(o.Hunger), (left-next)*float32(o.Hunger)
	f[decrees] = float32(o.Decrees)
	f[bread] = float32(min(o.Bread, int(v.s.Player[seat].Stock[tekhenu.Bread])))
	f[gods] = float32(o.Gods)
	f[lines] = float32(o.Lines)
}

// belongings fills the features of what a seat has.
func (v *view) belongings(seat game.Seat) {
	p, f := &v.s.Player[seat], &v.f[seat]
	for t, n := range &p.Stock {
		f[papyri+t] = float32(min(n, plenty))
	}
	steps := 0
	for _, at := range &p.Production {
		steps += int(at)
	}
	f[produce] = float32(steps)
	f[population] = float32(p.Population)
	f[room] = float32(p.Population - min(p.Happiness, p.Population))
	f[happiness] = float32(p.Happiness)
	f[blessings] = float32(p.Blessings.Len())
	f[techs] = float32(p.Techs.Len())
	f[hand] = float32(min(p.Decrees.Len()+int(p.Unseen), v.s.Data.Points.Decrees))
	f[columns] = float32(p.Columns)
	f[works] = float32(p.Buildings)
	goods := 0
	for t, at := range &p.Production {
		f[rolls+t] = float32(at)
		goods += int(p.Stock[t])
	}
	f[heap] = float32(min(goods, heaped))
	f[doors] = float32(bits.OnesCount8(v.s.Data.Using[p.Happiness]))
	f[rewards] = float32(p.Reached)
	f[raised] = float32(p.Statues)
}

// maat fills the features of the scales. A seat with Faith evens them with it (TEK-6.2).
func (v *view) maat() {
	s := v.s
	for i := range v.seats {
		n := s.Balance(game.Seat(i))
		faith := int(s.Player[i].Stock[tekhenu.Faith])
		if n < 0 {
			n = min(n+faith, 0)
		} else {
			n = max(n-faith, 0)
		}
		v.balance[i] = n
		v.merit[i] = max(n, -n)<<8 - int(s.Ankh(game.Seat(i)))
	}
	last := s.Data.Rounds()-int(s.Round) < s.Data.PerMaat()
	for i := range v.seats {
		f, n := &v.f[i], v.balance[i]
		lost := float32(s.LossOf(n))
		f[loss], f[debt] = lost*v.soon, lost*(1-v.soon)
		f[tilt] = float32(min(max(n, -n), farthest)) * (1 - v.soon)
		before := v.before(i)
		f[rank] = float32(before) * v.soon
		if last {
			f[first] = float32(s.OrderVP(before)) * v.soon
		}
	}
}

// before counts the seats that Maat would place before seat i.
func (v *view) before(i int) (n int) {
	for _, other := range v.merit[:v.seats] {
		if other < v.merit[i] {
			n++
		}
	}
	return n
}

// More than plenty tokens are worth no more, and scales farther than this from even are worth no less.
const (
	plenty   = 8
	heaped   = 10 // of all tokens with a production together
	farthest = 12
)
