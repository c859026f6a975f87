package plain

import (
	"fmt"
	"io"
	"strings"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/text"
	"ennead/internal/locale"
	"ennead/internal/plain"
)

// Now writes only what the choice is about. It serves choices between two drawings of the whole position, as most of
// the board stays the same within a turn.
func Now(w io.Writer, s game.State, seat game.Seat, words *locale.Catalogue, colour bool) {
	d := begin(s, seat, words, colour)
	d.acting()
	if show, ok := scenes[d.Top().Step]; ok {
		show(d)
	}
	io.WriteString(w, d.String())
}

// acting writes the die in hand, and what the viewer can pay with.
func (d *drawing) acting() {
	d.Line(0, "")
	if d.Turn.Seat != tekhenu.NoSeat && d.Turn.Face > 0 {
		d.Line(0, d.Word("acting", "who", d.seat(d.Turn.Seat), "die", d.die(d.Turn.Printed, d.Turn.Face),
			"god", d.god(d.Turn.From), "n", int(d.Turn.Value)))
	}
	if int(d.viewer) >= d.Seats() {
		return
	}
	d.Flow(0, 4, d.Word("has")+" ", d.goods(d.viewer), ", ")
}

// scenes holds the parts of the board that a choice is about, by its step.
var scenes = map[tekhenu.Step]func(*drawing){
	tekhenu.StepDie:      (*drawing).weighed,
	tekhenu.StepStatue:   (*drawing).serving,
	tekhenu.StepThree:    (*drawing).serving,
	tekhenu.StepCell:     (*drawing).raising,
	tekhenu.StepTwist:    (*drawing).raising,
	tekhenu.StepBuilding: (*drawing).temple,
	tekhenu.StepThoth:    (*drawing).market,
	tekhenu.StepTake:     (*drawing).market,
	tekhenu.StepDistrict: (*drawing).works,
	tekhenu.StepRaise:    (*drawing).works,
	tekhenu.StepTrack:    (*drawing).tracks,
	tekhenu.StepDraft:    (*drawing).laid,
	tekhenu.StepDestiny:  (*drawing).laid,
	tekhenu.StepFaith:    (*drawing).weighed,
	tekhenu.StepFeed:     (*drawing).due,
	tekhenu.StepScore:    (*drawing).due,
	tekhenu.StepDouble:   (*drawing).due,
}

// raising writes the tile being placed, above the temple.
func (d *drawing) raising() {
	if t, _ := d.Raising(); t != 0 {
		tile := &d.Data.Tiles[t]
		d.Line(0, d.Word("raising", "tile", d.Word("tile", "edges", edgesOf(tile, 0), "n", int(tile.Limestone),
			"effect", text.TileText(d.Data, t))))
		if f := d.Top(); f.Step == tekhenu.StepTwist {
			var ways []string
			for turn := range uint8(4) {
				ways = append(ways, fmt.Sprintf("%d°\u00a0[%s]", 90*int(turn), edgesOf(tile, turn)))
			}
			d.Line(0, d.Word("turned", "row", int(f.A)/side+1, "column", int(f.A)%side+1,
				"ways", strings.Join(ways, ", ")))
		}
	}
	d.temple()
}

// serving writes the sites for Statues and what they give: the slots of Horus, the gods' sites, those for the people.
func (d *drawing) serving() {
	d.horus()
	for g := range tekhenu.God(len(godKeys)) {
		if owners := d.statues(g); owners != nil {
			d.Flow(2, 4, plain.Pad(d.god(g), 8), owners, ", ")
		}
	}
	d.Flow(2, 4, "", d.people(), ", ")
}

// weighed writes each seat's balance and what it would lose at Maat.
func (d *drawing) weighed() {
	for _, seat := range d.seats() {
		d.Line(2, d.Word("weighed", "who", d.seat(seat), "n", fmt.Sprintf("%+d", d.Balance(seat)),
			"loss", d.Loss(seat)))
	}
}

// tracks writes each seat's Population and Happiness.
func (d *drawing) tracks() {
	for _, seat := range d.seats() {
		d.Line(2, d.seat(seat)+": "+d.Word("track", "population", int(d.Player[seat].Population),
			"happiness", int(d.Player[seat].Happiness)))
	}
}

// due writes what each seat has, and what the scoring costs it.
func (d *drawing) due() {
	for _, seat := range d.seats() {
		d.Line(2, d.seat(seat)+": "+d.Word("vp", "n", d.Score(seat)))
		d.Flow(6, 6, "", d.goods(seat), ", ")
	}
}
