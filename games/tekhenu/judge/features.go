package judge

import (
	"ennead/game"
	"ennead/games/tekhenu"
)

// The features of a seat: what may still become points. Those of the first group are VP of the next scoring, once for
// each scoring to come.
const (
	one        = iota // the same for every seat
	osiris            // districts led
	temple            // Temple
	statues           // Statues
	happy             // Happiness
	production        // Productions at their end
	row               // Building row
	hunger            // VP to be lost for Bread
	decrees           // the best Decrees
	bread             // Bread due that could be paid
	papyri            // tokens in stock
	loaves
	limestones
	granites
	gold
	scribes
	faith
	produce    // steps of Production above where they begin
	population // Population
	room       // Population above Happiness
	happiness  // Happiness
	blessings  // cards
	techs
	hand    // Decrees, as many as can be scored
	gods    // gods for whom there is a Statue
	columns // pieces on the board
	works   // Buildings
	loss    // VP to be lost at Maat
	tilt    // how far the scales are from even
	place   // places before the seat in the order of turns
	first   // first in the order of turns, near the end
	featureCount
)

// ends are the weights at the start of the game and at its end.
const ends = 2

// tables are the numbers of seats, from 2 to 4.
const tables = 3

// past is the part of the game that is over.
func past(s *tekhenu.State) float32 {
	done := int(s.Round)*int(s.Count) - s.ToMove()
	return min(max(float32(done)/float32(s.Data.Rounds()*int(s.Count)), 0), 1)
}

// look fills the features of a seat.
func look(s *tekhenu.State, seat game.Seat, f *[featureCount]float32) {
	p, o := &s.Player[seat], s.Outlook(seat)
	left := float32(s.Data.Scorings() - int(s.Scored))
	f[one] = 1
	f[osiris] = left * float32(o.Osiris)
	f[temple] = left * float32(o.Temple)
	f[statues] = left * float32(o.Statues)
	f[happy] = left * float32(o.Happiness)
	f[production] = left * float32(o.Production)
	f[row] = left * float32(o.Row)
	f[hunger] = left * float32(o.Hunger)
	f[decrees] = float32(o.Decrees)
	f[bread] = float32(min(o.Bread, int(p.Stock[tekhenu.Bread])))
	for t, n := range p.Stock {
		f[papyri+t] = float32(min(n, plenty))
	}
	f[produce] = 0
	for _, at := range p.Production {
		f[produce] += float32(at)
	}
	f[population] = float32(p.Population)
	f[room] = float32(p.Population - min(p.Happiness, p.Population))
	f[happiness] = float32(p.Happiness)
	f[blessings] = float32(p.Blessings.Len())
	f[techs] = float32(p.Techs.Len())
	f[hand] = float32(min(p.Decrees.Len()+int(p.Unseen), s.Data.Points.Decrees))
	f[gods] = float32(s.GodsServed(seat))
	f[columns] = float32(p.Columns)
	f[works] = float32(p.Buildings)
	f[loss] = float32(s.Loss(seat))
	balance := s.Balance(seat)
	f[tilt] = float32(min(max(balance, -balance), farthest))
	f[place] = float32(s.Place(seat))
	f[first] = 0
	if f[place] == 0 {
		f[first] = left
	}
}

// More tokens than plenty are worth no more, and scales farther from even than that no less.
const (
	plenty   = 8
	farthest = 12
)
