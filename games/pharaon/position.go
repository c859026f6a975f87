package pharaon

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"ennead/game"
)

// The state as JSON with names. Cards are their printed numbers, seats are counted from 1, places of
// the board keep their order. What can be worked out from the rest of the box stands under "rest".

type positionJSON struct {
	Round     int                 `json:"round"`
	First     int                 `json:"first"`   // seat, 0 while nobody is
	Pharaoh   int                 `json:"pharaoh"` // seat, 0 while nobody is
	Learners  []int               `json:"learners,omitempty"`
	Players   []playerJSON        `json:"players"`
	Circle    []string            `json:"circle"` // clockwise from position 0
	Offset    int                 `json:"offset"`
	Clockwise bool                `json:"clockwise"`
	Wheel     map[string][]string `json:"wheel"`
	Nobles    []int               `json:"nobles"`
	Artisans  []int               `json:"artisans"`
	Jars      []int               `json:"jars"`
	Lots      [][]string          `json:"lots"`
	Bonus     []string            `json:"bonus"`
	SpentJars []int               `json:"spent_jars,omitempty"`
	Spent     map[string]int      `json:"spent,omitempty"`
	Scribes   []int               `json:"scribes,omitempty"`
	Gone      []int               `json:"gone_nobles,omitempty"`
	GoneArt   []int               `json:"gone_artisans,omitempty"`
	Hand      []any               `json:"hand,omitempty"`
	Plot      *plotJSON           `json:"traitor,omitempty"`
	Buy       *buyJSON            `json:"buy,omitempty"`
	Pending   []frameJSON         `json:"pending"` // the choice that is owed comes last
	Rest      json.RawMessage     `json:"rest,omitempty"`
}

type playerJSON struct {
	Tokens   map[string]int `json:"tokens"`
	Nobles   []int          `json:"nobles"`
	Tilted   []int          `json:"tilted,omitempty"`
	Artisans []int          `json:"artisans"`
	Nile     map[string]int `json:"nile"`
	Step     int            `json:"step"`
	Passed   bool           `json:"passed"`
	Row      int            `json:"row,omitempty"`
	Cell     int            `json:"cell,omitempty"`
	Aside    any            `json:"aside,omitempty"`
}

type plotJSON struct {
	Tiles  []string   `json:"tiles"`
	Dark   []string   `json:"dark"`
	Colour []string   `json:"colours"`
	Spaces [][]string `json:"spaces"`
	Jars   int        `json:"jars"`
	Own    []int      `json:"own,omitempty"`
	Jar    int        `json:"jar,omitempty"`
	Level  int        `json:"level"`
	Gods   []string   `json:"gods"`
}

type buyJSON struct {
	Quarter string         `json:"quarter"`
	Option  int            `json:"option,omitempty"`
	Colour  string         `json:"colour,omitempty"`
	Extra   bool           `json:"extra,omitempty"`
	Full    bool           `json:"full,omitempty"`
	Access  string         `json:"access,omitempty"`
	Class   []int          `json:"class,omitempty"`
	Need    []int          `json:"need,omitempty"`
	Jokers  int            `json:"jokers,omitempty"`
	Paid    map[string]int `json:"paid,omitempty"`
}

type frameJSON struct {
	Step string `json:"step"`
	Seat int    `json:"seat,omitempty"`
	A    int    `json:"a,omitempty"`
	B    int    `json:"b,omitempty"`
}

type restJSON struct {
	Supply   map[string]int `json:"supply"`
	Nobles   []int          `json:"nobles"`
	Artisans []int          `json:"artisans"`
	Jars     []int          `json:"jars"`
	Bag      map[string]int `json:"bag"`
}

func cardList(c Cards) []int {
	list := []int{}
	for ; c != 0; c = c.Rest() {
		list = append(list, int(c.First()))
	}
	return list
}

func byteList(b []uint8) []int {
	list := make([]int, len(b))
	for i, v := range b {
		list[i] = int(v)
	}
	return list
}

func needList(t tally) []int {
	list := make([]int, colours)
	for c := range list {
		list[c] = int(t.Of(uint8(c)))
	}
	return list
}

func tokenName(t Token) string {
	switch {
	case t == NoToken:
		return ""
	case t >= Marker:
		return tokenNames[t-Marker] + "*"
	default:
		return tokenNames[t]
	}
}

func tokenList(tokens []Token) []string {
	list := make([]string, len(tokens))
	for i, t := range tokens {
		list[i] = tokenName(t)
	}
	return list
}

// tokenCounts names the kinds from the first on of which there is any.
func tokenCounts(counts []uint8, first Token) map[string]int {
	m := map[string]int{}
	for i, n := range counts {
		if n > 0 {
			m[tokenNames[int(first)+i]] = int(n)
		}
	}
	return m
}

// hidden is a card number, or "?" for a card the reader must not know.
func hidden(n uint8) any {
	if n == game.Unknown {
		return "?"
	}
	return int(n)
}

func seatNumber(s game.Seat) int {
	if s == NoSeat {
		return 0
	}
	return int(s) + 1
}

// pick names the members of a bit set.
func pick(set uint8, names []string) []string {
	list := []string{}
	for i, name := range names {
		if set&(1<<i) != 0 {
			list = append(list, name)
		}
	}
	return list
}

// Position is the whole state as JSON.
func (s *State) Position() []byte {
	p := positionJSON{
		Round: int(s.Round), First: seatNumber(s.First), Pharaoh: seatNumber(s.Pharaoh),
		Offset: int(s.Offset), Clockwise: s.Clockwise, Wheel: map[string][]string{},
		Nobles: byteList(s.NoblesShown[:]), Artisans: byteList(s.Shown[:]), Jars: byteList(s.Jars[:]),
		Bonus: tokenList(s.Bonus[:]), SpentJars: cardList(s.JarSpent), Spent: tokenCounts(s.Spent[:], ResourceOffering),
		Scribes: cardList(s.Scribes), Gone: cardList(s.Gone), GoneArt: cardList(s.GoneArtists),
	}
	for seat := range int(s.Count) {
		p.Players = append(p.Players, s.Player[seat].json())
		if s.Learners&(1<<seat) != 0 {
			p.Learners = append(p.Learners, seat+1)
		}
	}
	p.Circle = []string{}
	for _, q := range s.Circle[:s.laid()] {
		p.Circle = append(p.Circle, quarterNames[q])
	}
	for c := range s.Wheel {
		p.Wheel[colourNames[c]] = tokenList(s.Wheel[c][:])
	}
	for _, lot := range s.Lots {
		p.Lots = append(p.Lots, tokenList(lot[:]))
	}
	if s.Hand != [2]uint8{} {
		p.Hand = []any{hidden(s.Hand[0]), hidden(s.Hand[1])}
	}
	if s.Solo {
		p.Plot = s.Plot.json()
	}
	if s.Buy != (Purchase{Access: NoToken}) {
		p.Buy = s.Buy.json()
	}
	p.Pending = []frameJSON{}
	for f := range s.Frames() {
		p.Pending = append(p.Pending, frameJSON{steps[f.Step].Name, int(f.Seat) + 1, int(f.A), int(f.B)})
	}
	rest := restJSON{tokenCounts(s.Supply[:], 0), cardList(s.NobleDeck), cardList(s.ArtisanDeck), cardList(s.JarPile),
		tokenCounts(s.Bag[:], ResourceOffering)}
	p.Rest, _ = json.Marshal(rest) // numbers and names always marshal
	text, _ := json.Marshal(p)
	return text
}

func (p *Player) json() playerJSON {
	j := playerJSON{Tokens: tokenCounts(p.Tokens[:], 0), Nobles: cardList(p.Nobles), Tilted: cardList(p.Tilted), Artisans: cardList(p.Artisans),
		Nile: map[string]int{}, Step: int(p.Step), Passed: p.Passed, Row: int(p.Row), Cell: int(p.Cell)}
	for c, cell := range p.Nile {
		j.Nile[colourNames[c]] = int(cell)
	}
	if p.Aside != 0 {
		j.Aside = hidden(p.Aside)
	}
	return j
}

func (t *Traitor) json() *plotJSON {
	j := &plotJSON{Dark: pick(t.Dark, tileNames), Jars: int(t.Jars), Own: cardList(t.Own), Jar: int(t.Jar), Level: int(t.Level),
		Gods: pick(t.Gods, quarterNames)}
	for i := range t.Tiles {
		j.Tiles = append(j.Tiles, tileNames[t.Tiles[i]])
		j.Colour = append(j.Colour, colourNames[t.Colour[i]])
		j.Spaces = append(j.Spaces, tokenList(t.Spaces[i][:t.Fill[i]]))
	}
	return j
}

func (b *Purchase) json() *buyJSON {
	return &buyJSON{Quarter: quarterNames[b.Quarter], Option: int(b.Option), Colour: colourNames[b.Colour], Extra: b.Extra, Full: b.Full,
		Access: tokenName(b.Access), Class: byteList(b.Class[:]), Need: needList(b.Need), Jokers: int(b.Jokers), Paid: tokenCounts(b.Paid[:], 0)}
}

// loader fills a state from a position and collects what is wrong with it.
type loader struct {
	*State
	wrong []error
}

func (l *loader) check(ok bool, format string, args ...any) bool {
	if !ok && len(l.wrong) < 10 {
		l.wrong = append(l.wrong, fmt.Errorf(format, args...))
	}
	return ok
}

// Load makes the state of a position. What is not on the board or in front of a player is put where
// it then must be: supply, decks, bag.
func (house) Load(setup game.Setup, position []byte) (game.State, error) {
	s, _, err := table(setup)
	if err != nil {
		return nil, err
	}
	var p positionJSON
	in := json.NewDecoder(bytes.NewReader(position))
	in.DisallowUnknownFields()
	if err := in.Decode(&p); err != nil {
		return nil, fmt.Errorf("position: %.200s", err) // it may quote what it read
	}
	if _, err := in.Token(); err != io.EOF {
		return nil, errors.New("position: more than one JSON value")
	}
	l := &loader{State: s}
	l.board(&p)
	l.people(&p)
	l.traitor(&p)
	if len(l.wrong) == 0 {
		l.conserve()
	}
	if len(l.wrong) == 0 {
		l.pending(&p)
	}
	if len(l.wrong) > 0 {
		return nil, fmt.Errorf("position: %w", errors.Join(l.wrong...))
	}
	return s, nil
}

func (l *loader) number(what string, n, least, most int) uint8 {
	if !l.check(least <= n && n <= most, "%s: %d is not within %d and %d", what, n, least, most) {
		return uint8(least)
	}
	return uint8(n)
}

func (l *loader) word(what, word string, names []string) uint8 {
	i := slices.Index(names, word)
	l.check(i >= 0 && word != "", "%s: %.40q is not known", what, word)
	return uint8(max(i, 0))
}

func (l *loader) seat(what string, n int) game.Seat {
	if n == 0 {
		return NoSeat
	}
	return game.Seat(l.number(what, n, 1, int(l.Count)) - 1)
}

// cards reads a set without doubles.
func (l *loader) cards(what string, list []int, most int) (set Cards) {
	for _, n := range list {
		card := l.number(what, n, 1, most)
		l.check(!set.Has(card), "%s: %d comes twice", what, n)
		set = set.With(card)
	}
	return set
}

// places reads cards that lie on numbered places, 0 where there is none.
func (l *loader) places(what string, list []int, dst []uint8, most int) {
	l.check(len(list) <= len(dst), "%s: over %d places", what, len(dst))
	for i, n := range list[:min(len(list), len(dst))] {
		dst[i] = l.number(what, n, 0, most)
	}
}

func (l *loader) token(what, word string) Token {
	if word == "" {
		return NoToken
	}
	if name := word[:len(word)-1]; word == name+"*" {
		return Marker + Token(l.word(what, name, colourNames))
	}
	return Token(l.word(what, word, tokenNames))
}

func (l *loader) counts(what string, m map[string]int, dst []uint8, first Token) {
	for word, n := range m {
		t := Token(l.word(what, word, tokenNames))
		if l.check(t >= first && int(t-first) < len(dst), "%s: %s does not belong there", what, word) {
			dst[t-first] = l.number(what+" "+word, n, 0, 99)
		}
	}
}

func (l *loader) board(p *positionJSON) {
	l.Round = l.number("round", p.Round, 0, rounds)
	l.First, l.Pharaoh = l.seat("first", p.First), l.seat("pharaoh", p.Pharaoh)
	l.Learners = 0
	for _, n := range p.Learners {
		l.Learners |= 1 << l.number("learners", n, 1, l.players()) >> 1
	}
	if l.check(len(p.Circle) <= quarters, "circle: has five quarters") {
		for i, word := range p.Circle {
			l.lay(Quarter(l.word("circle", word, quarterNames)), uint8(i))
		}
	}
	l.Offset, l.Clockwise = l.number("offset", p.Offset, 0, quarters-1), p.Clockwise
	for word, list := range p.Wheel {
		c := l.word("wheel", word, colourNames)
		l.check(len(list) <= 4, "wheel: a sector has 4 slots")
		for i, t := range list[:min(len(list), 4)] {
			l.Wheel[c][i] = l.token("wheel", t)
			l.check(l.Wheel[c][i] < Prestige1 || l.Wheel[c][i] >= Marker && (l.Solo || t == ""), "wheel: %.40q does not lie there", t)
			l.check(t == "" || i == 0 || list[i-1] != "", "wheel: slots of %s fill from the first", word)
			l.check(t == "" || i < l.Slots(), "wheel: slot %d of %s is not used with %d players (PHA-5.2)", i+1, word, l.players())
		}
	}
	l.places("nobles", p.Nobles, l.NoblesShown[:], nobleCount)
	l.places("artisans", p.Artisans, l.Shown[:], artisanCount)
	l.places("jars", p.Jars, l.State.Jars[:], jarCount)
	l.check(len(p.Lots) <= len(l.Lots) && len(p.Bonus) <= len(l.Bonus), "lots, bonus: too many places")
	for i, lot := range p.Lots[:min(len(p.Lots), len(l.Lots))] {
		l.check(len(lot) == 2, "lots: two tokens each")
		for k, t := range lot[:min(len(lot), 2)] {
			l.Lots[i][k] = l.offering("lots", t)
		}
	}
	for i, t := range p.Bonus[:min(len(p.Bonus), len(l.Bonus))] {
		l.Bonus[i] = l.offering("bonus", t)
	}
	l.JarSpent = l.cards("spent_jars", p.SpentJars, jarCount)
	l.counts("spent", p.Spent, l.Spent[:], ResourceOffering)
	l.Scribes = l.cards("scribes", p.Scribes, nobleCount)
	l.Gone, l.GoneArtists = l.cards("gone_nobles", p.Gone, nobleCount), l.cards("gone_artisans", p.GoneArt, artisanCount)
	l.check(len(p.Hand) == 0 || len(p.Hand) == 2, "hand: two nobles")
	for i, n := range p.Hand[:min(len(p.Hand), 2)] {
		l.Hand[i] = l.secret("hand", n)
	}
}

func (l *loader) offering(what, word string) Token {
	t := l.token(what, word)
	l.check(t == NoToken || ResourceOffering <= t && t < Tokens, "%s: %.40q is no offering", what, word)
	return t
}

// secret reads a card that a masked position would not show.
func (l *loader) secret(what string, v any) uint8 {
	n, ok := v.(float64)
	if !l.check(ok && n == float64(int(n)), "%s: %.20v is no card; a masked position cannot be loaded", what, v) {
		return 0
	}
	return l.number(what, int(n), 0, nobleCount)
}

func (l *loader) people(p *positionJSON) {
	if !l.check(len(p.Players) == l.Seats(), "players: there are %d, not %d", l.Seats(), len(p.Players)) {
		return
	}
	for i := range p.Players {
		from, to, what := &p.Players[i], &l.Player[i], fmt.Sprintf("players: %d: ", i+1)
		l.counts(what+"tokens", from.Tokens, to.Tokens[:], 0)
		to.Nobles = l.cards(what+"nobles", from.Nobles, nobleCount)
		to.Tilted = l.cards(what+"tilted", from.Tilted, nobleCount)
		l.check(to.Tilted&^to.Nobles == 0, "%stilted: not a noble of theirs", what)
		to.Artisans = l.cards(what+"artisans", from.Artisans, artisanCount)
		for word, cell := range from.Nile {
			to.Nile[l.word(what+"nile", word, colourNames)] = l.number(what+"nile", cell, 0, topCell)
		}
		to.Step = l.number(what+"step", from.Step, 0, len(l.Data.Steps))
		to.Passed = from.Passed
		to.Row = l.number(what+"row", from.Row, 0, len(l.Data.Rows))
		l.check(to.Row == 0 || to.Passed, "%srow: on the Pyramid without having passed", what)
		if to.Row > 0 {
			to.Cell = l.number(what+"cell", from.Cell, 0, len(l.Data.Rows[to.Row-1])-1)
		}
		for k := range i {
			l.check(to.Row == 0 || l.Player[k].Row != to.Row, "%srow: two discs on one row", what)
		}
		if from.Aside != nil {
			to.Aside = l.secret(what+"aside", from.Aside)
		}
		to.Class = l.Data.classes(to.Nobles)
	}
}

func (l *loader) traitor(p *positionJSON) {
	if !l.check((p.Plot != nil) == l.Solo, "traitor: belongs to a game of one player") || p.Plot == nil {
		return
	}
	t := &l.Plot
	if !l.check(len(p.Plot.Tiles) == tileCount && len(p.Plot.Colour) == tileCount && len(p.Plot.Spaces) == tileCount, "traitor: five tiles, colours and lists of spaces") {
		return
	}
	for i := range tileCount {
		t.Tiles[i] = l.word("traitor: tiles", p.Plot.Tiles[i], tileNames)
		t.Colour[i] = Colour(l.word("traitor: colours", p.Plot.Colour[i], colourNames))
		t.Fill[i] = l.number("traitor: spaces", len(p.Plot.Spaces[i]), 0, tileSpaces)
		for k, word := range p.Plot.Spaces[i][:t.Fill[i]] {
			t.Spaces[i][k] = l.token("traitor: spaces", word)
			c := t.Spaces[i][k] &^ Marker
			l.check(c < Token(Silver), "traitor: spaces: %.40q is no basic resource", word)
		}
	}
	t.Dark = 0
	for _, word := range p.Plot.Dark {
		t.Dark |= 1 << l.word("traitor: dark", word, tileNames)
	}
	for _, word := range p.Plot.Gods {
		t.Gods |= 1 << l.word("traitor: gods", word, quarterNames)
	}
	t.Jars = l.number("traitor: jars", p.Plot.Jars, 0, jarCount)
	t.Own = l.cards("traitor: own", p.Plot.Own, jarCount)
	t.Jar = l.number("traitor: jar", p.Plot.Jar, 0, jarCount)
	t.Level = l.number("traitor: level", p.Plot.Level, 0, 50)
}
