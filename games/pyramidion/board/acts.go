package board

import (
	"slices"
	"strings"

	"ennead/game"
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
)

var _ piece.Staging = Board{}

// Begins reports whether an event belongs to the resolution of a site, which begins with the first of them.
func (Board) Begins(e game.Event) bool {
	switch e.Kind {
	case pyramidion.EvToken, pyramidion.EvRevolt, pyramidion.EvFell, pyramidion.EvHeld, pyramidion.EvMaster,
		pyramidion.EvTorturer, pyramidion.EvNegotiator, pyramidion.EvMerchant, pyramidion.EvRecalled,
		pyramidion.EvSundial:
		return true
	}
	return false
}

// Act tells the resolution of a site step by step (PYR-9.4): who wins each of the three categories and why the others
// do not, then what everybody takes home.
func (Board) Act(p piece.Passage) piece.Act {
	t := &tale{picture: newPicture(p.Scene), resolution: resolve(p)}
	for i := range t.s.Seats() {
		t.act.Seats = append(t.act.Seats, game.Seat((int(t.at.Activator)+i)%t.s.Seats()))
	}
	t.act.Title = t.Word("act", "at", game.Term("pyramidion.at."+siteNames[t.at.Site]))
	t.act.Note = t.Word("act-note", "n", int(t.at.Round))
	t.act.Who, t.act.Length, t.act.Running = game.Spectator, len(t.events), !t.over
	t.steps()
	t.home()
	t.bonus(p.Before.(*pyramidion.State))
	t.sum()
	for i, b := range t.act.Beats {
		if b.Place != "" { // the stage shows another site afterwards
			t.act.Beats[i].Later = "site-" + id(siteNames[t.at.Site])
		}
	}
	if t.s.Owing() == 0 { // the stage shows the boats
		for i := range t.act.Beats {
			t.act.Beats[i].Place, t.act.Beats[i].Later, t.act.Beats[i].Spots = "", "", nil
		}
	}
	return t.act
}

// tale is the act of a resolution in progress.
type tale struct {
	*picture
	*resolution
	act  piece.Act
	says []string // who won what, for the sentence of the whole
}

// steps adds a row for each step of the resolution. While it waits for somebody, later ones are due.
func (t *tale) steps() {
	due := 0
	if !t.over {
		due = map[pyramidion.Step]int{
			pyramidion.StepToken: 5, pyramidion.StepStation: 3, pyramidion.StepRecall: 1,
		}[t.s.Top().Step]
	}
	if t.at.Effects(pyramidion.Rebels) > 0 {
		t.row(due >= 5, t.revolted)
	}
	t.row(due >= 4, func() piece.Beat { return t.compared(pyramidion.Influence, t.placed(pyramidion.EvTorturer)) })
	t.row(due >= 3, func() piece.Beat { return t.compared(pyramidion.Negotiation, t.placed(pyramidion.EvNegotiator)) })
	t.row(due >= 2, func() piece.Beat { return t.compared(pyramidion.Bargaining, nil) })
	if t.after.Effects(pyramidion.HighPriest) > 0 {
		t.row(due >= 1, t.recalled)
	}
}

// row adds the row of a step. One that is due has no figures yet.
func (t *tale) row(due bool, tell func() piece.Beat) {
	said := len(t.says)
	b := tell()
	if due {
		b.Due, b.Figures, b.Words, b.Spots, b.Lit = true, nil, nil, nil, 0
		b.Line, b.Who, t.says = t.Word("act-due"), game.Spectator, t.says[:said]
	}
	t.act.Beats = append(t.act.Beats, b)
}

// placed returns the event of that kind in the resolution, or nil.
func (t *tale) placed(kind uint8) *game.Event {
	i := slices.IndexFunc(t.events, func(e game.Event) bool { return e.Kind == kind })
	if i < 0 {
		return nil
	}
	return &t.events[i]
}

// of returns the totals of a category by seat, and where the board shows them.
func (t *tale) of(s *pyramidion.State, category pyramidion.Category) (figures []int, spots []piece.Spot) {
	figures = make([]int, s.Seats())
	for _, seat := range t.act.Seats {
		if figures[seat] = int(s.Totals(seat)[category]); figures[seat] > 0 {
			spots = append(spots, piece.Spot{
				ID: piece.ID("total", seat, categoryNames[category]), Seat: seat, By: figures[seat],
			})
		}
	}
	return figures, spots
}

// revolted tells a revolt: who withstands it, and who discards (PYR-10.1).
func (t *tale) revolted() piece.Beat {
	figures, _ := t.of(t.at, pyramidion.Influence)
	b := piece.Beat{
		Name: t.Word("revolt", "n", int(t.at.Effects(pyramidion.Rebels))), Note: t.Word("act-revolt-note"),
		Place: "lanes", Figures: figures, Who: game.Spectator,
	}
	if t.value > 0 {
		b.Name = t.revoltSays(t.tokens, t.value)
	}
	var fell, held []game.Seat
	var took []string
	var gains pyramidion.Goods
	for _, e := range t.events {
		switch e.Kind {
		case pyramidion.EvFell:
			fell = append(fell, e.Seat)
		case pyramidion.EvHeld:
			held = append(held, e.Seat)
			b.Lit = b.Lit.With(e.Seat)
		case pyramidion.EvMaster:
			b.Who = e.Seat
			gains[e.A] += e.B
		}
	}
	if len(fell) > 0 {
		took = append(took, t.about("act-fell", fell, b.Figures))
		t.says = append(t.says, took[0])
	}
	if len(held) > 0 {
		took = append(took, t.about("act-held", held, b.Figures))
	}
	if gains.Sum() > 0 {
		took = append(took, t.Word("act-master", "seat", b.Who, "goods", pyramidiontext.Goods(gains)))
	}
	b.Line = strings.Join(took, " ")
	return b
}

// about says something of one seat and its total, or of several in the sentence that lists them.
func (t *tale) about(key string, who []game.Seat, figures []int) string {
	if len(who) == 1 {
		return t.Word(key, "seat", who[0], "n", figures[who[0]])
	}
	var all []string
	for _, seat := range who {
		all = append(all, t.Word("act-with", "seat", seat, "n", figures[seat]))
	}
	return t.Word(key+"-all", "who", t.Words.List(all))
}

// compared tells who has the most of a category, what that wins, and who has less (PYR-10.2 to PYR-10.4).
func (t *tale) compared(category pyramidion.Category, placed *game.Event) piece.Beat {
	name := categoryNames[category]
	figures, spots := t.of(t.after, category)
	b := piece.Beat{
		Name: t.Word("act-" + name), Note: t.Word("act-most"), Place: "lanes", Spots: spots, Figures: figures,
		Who: game.Spectator,
	}
	least := 1
	if category < pyramidion.Bargaining {
		least = int(t.after.Least(pyramidion.Troop(category)))
		b.Note = t.Word("act-least", "n", least)
	}
	leader, most := t.after.Most(category)
	if leader == pyramidion.NoSeat {
		b.Line = t.tied(figures, name)
		return b
	}
	b.Who = leader
	n := int(most)
	args := []any{"seat", leader, "n", n, "least", least}
	key := "act-" + name + "-wins"
	switch lies := t.at.Goods[t.at.Site]; {
	case n < least:
		b.Line = t.Word("act-short", append(args, "of", game.Term("pyramidion.category."+name))...)
		return b
	case category == pyramidion.Bargaining && lies.Sum() == 0:
		b.Line = t.Word("act-bargaining-idle", args...)
	case category == pyramidion.Bargaining:
		args = append(args, "goods", pyramidiontext.Goods(lies))
	case t.at.Troop[category][t.at.Site] == leader:
		key = "act-" + name + "-stays"
	case t.at.Left(leader, pyramidion.Troop(category)) == 0:
		key = "act-" + name + "-none-left"
	case placed == nil:
		key = "act-" + name + "-declines"
	}
	b.Lit = leader.Set()
	if b.Line == "" {
		b.Line = t.Word(key, args...)
	}
	t.says = append(t.says, b.Line)
	if owner := t.ousted(category, placed); owner != pyramidion.NoSeat {
		b.Line += " " + t.Word("act-ousted", "seat", owner)
	}
	b.Line = strings.TrimSpace(b.Line + " " + t.less(leader, figures))
	return b
}

// ousted returns the owner of the troop that a new one sends home, or NoSeat (PYR-10.2.2).
func (t *tale) ousted(category pyramidion.Category, placed *game.Event) game.Seat {
	if placed == nil {
		return pyramidion.NoSeat
	}
	return t.at.Troop[category][t.at.Site]
}

// tied says that nobody has the most: several are equal, or all have nothing (PYR-9.6.2). Resources that nobody takes
// because of that are worth a word in the sentence of the whole.
func (t *tale) tied(figures []int, category string) string {
	most := slices.Max(figures)
	if most == 0 {
		return t.Word("act-nobody", "of", game.Term("pyramidion.category."+category))
	}
	var who []string
	for _, seat := range t.act.Seats {
		if figures[seat] == most {
			who = append(who, t.Word("act-name", "seat", seat))
		}
	}
	if lies := t.at.Goods[t.at.Site]; category == categoryNames[pyramidion.Bargaining] && lies.Sum() > 0 {
		said := t.Word("act-remain", "who", t.Words.List(who), "n", most, "goods", pyramidiontext.Goods(lies))
		t.says = append(t.says, said)
		return said
	}
	return t.Word("act-tied", "who", t.Words.List(who), "n", most)
}

// less names those who have less than the winner, with their totals.
func (t *tale) less(winner game.Seat, figures []int) string {
	var who []game.Seat
	for _, seat := range t.act.Seats {
		if seat != winner && figures[seat] > 0 {
			who = append(who, seat)
		}
	}
	if len(who) == 0 {
		return ""
	}
	return t.about("act-less", who, figures)
}

// recalled tells what High Priests take back (PYR-10.5).
func (t *tale) recalled() piece.Beat {
	b := piece.Beat{
		Name: t.Term("effect." + effectNames[pyramidion.HighPriest]), Note: t.Word("act-priest-note"), Place: "lanes",
		Words: make([]string, t.s.Seats()), Who: game.Spectator, Line: t.Word("act-priest-none"),
	}
	var lines []string
	for _, e := range t.events {
		if e.Kind == pyramidion.EvRecalled {
			b.Who, b.Lit = e.Seat, b.Lit.With(e.Seat)
			b.Words[e.Seat] = strings.TrimSpace(b.Words[e.Seat] + " " + t.Word("act-one-card"))
			lines = append(lines, t.Word("act-priest", "seat", e.Seat,
				"card", pyramidiontext.TheCard(t.s, pyramidion.Card(e.A))))
		}
	}
	if len(lines) > 0 {
		b.Line = strings.Join(lines, " ")
	}
	return b
}

// home adds a row for each kind of troop and of resource that comes or goes, last of all.
func (t *tale) home() {
	for kind, event := range [...]uint8{pyramidion.EvTorturer, pyramidion.EvNegotiator} {
		placed := t.placed(event)
		if placed == nil {
			continue
		}
		figures := make([]int, t.s.Seats())
		figures[placed.Seat]++
		who := t.ousted(pyramidion.Category(kind), placed)
		line := t.Word("act-comes", "seat", placed.Seat, "troop", game.Term("pyramidion.troop."+troopNames[kind]))
		if who != pyramidion.NoSeat {
			figures[who]--
			line += " " + t.Word("act-ousted", "seat", who)
		}
		t.act.Beats = append(t.act.Beats, piece.Beat{
			Name: t.Word("act-troops-" + troopNames[kind]), Unit: piece.CountsThings, Sign: "py-" + troopNames[kind],
			Look: "py-cast", Thing: t.Term("troop." + troopNames[kind]), Figures: figures,
			Place: "site-" + id(siteNames[t.at.Site]), Who: placed.Seat, Line: line,
		})
	}
	for r := range resources {
		figures, who, line := make([]int, t.s.Seats()), game.Spectator, ""
		for _, e := range t.events {
			if (e.Kind == pyramidion.EvMerchant || e.Kind == pyramidion.EvMaster) && pyramidion.Resource(e.A) == r {
				figures[e.Seat] += int(e.B)
				who = e.Seat
				key := "act-takes"
				if e.Kind == pyramidion.EvMaster {
					key = "act-spoils"
				}
				line = strings.TrimSpace(line + " " + t.Word(key, "seat", e.Seat,
					"goods", pyramidiontext.Amount(r, int(e.B))))
			}
		}
		if who == game.Spectator {
			continue
		}
		name := t.Term(resourceKey(r))
		b := piece.Beat{
			Name: t.Word("act-good", "good", name), Unit: piece.CountsThings, Sign: "t-" + kinds[r].Name, Thing: name,
			Figures: figures, Who: who, Line: line, Place: "lanes",
		}
		if t.at.Goods[t.at.Site][r] > 0 {
			b.Place = "stage-pile-" + goods[r]
		}
		t.act.Beats = append(t.act.Beats, b)
	}
}

// bonus adds a row if the point for the most torturer troops changes hands, for now (PYR-13.2).
func (t *tale) bonus(before *pyramidion.State) {
	was, is := before.Bonus(), t.s.Bonus()
	if t.act.Running || was == is {
		return
	}
	b := piece.Beat{
		Name: t.Word("act-bonus"), Note: t.Word("act-bonus-note"), Unit: piece.CountsPoints,
		Figures: make([]int, t.s.Seats()), Who: is, Line: t.Word("act-bonus-none"),
	}
	if was != pyramidion.NoSeat {
		b.Figures[was]--
	}
	if is != pyramidion.NoSeat {
		b.Figures[is]++
		b.Line = t.Word("act-bonus-has", "seat", is)
	}
	t.act.Beats = append(t.act.Beats, b)
}

// sum names the winners in one sentence, which bears the mark of the first of them.
func (t *tale) sum() {
	t.act.Line = strings.Join(t.says, " ")
	for _, b := range t.act.Beats {
		if b.Lit.Has(b.Who) && t.act.Who == game.Spectator {
			t.act.Who = b.Who
		}
	}
	switch {
	case t.act.Running:
		t.act.Line = strings.TrimSpace(t.act.Line + " " + t.Word("act-due"))
	case t.act.Line == "":
		t.act.Line = t.Word("act-nothing")
	}
}
