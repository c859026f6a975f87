package piece

import (
	"embed"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"

	"ennead/game"
	"ennead/internal/locale"
	"ennead/internal/svg"
)

// Collection is everything that a game is played with, to be looked at piece by piece.
type Collection struct {
	Sheet   Sheet
	Shelves []Shelf
}

// Shelf holds the things of a kind.
type Shelf struct {
	ID, Title string
	Panel     bool // they are shown next to a board, not on it
	Specimens []Specimen
}

// Specimen is one thing: a drawing of that size round the origin, without an id of its own. Its ID is that of the
// component that it shows, if any.
type Specimen struct {
	ID, Name string
	W, H     float64
	Draw     func(*svg.Canvas)
}

// Collected is a [Board] that shows its collection, named in the language of the words.
type Collected interface {
	Collection(g game.Game, words *locale.Catalogue) Collection
}

// MoveSpecimens returns the pictures of buttons, one for each verb of a game, under the text of a move; none for
// verbs of chance, which have no button.
func MoveSpecimens(g game.Game, icon func(c *svg.Canvas, m game.Move, words []string)) (all []Specimen) {
	lexicon, seen := g.Lexicon(), map[string]bool{}
	for n := range lexicon.Len() {
		m := lexicon.At(n)
		words := strings.Fields(lexicon.Text(m))
		if !lexicon.Knows(m) || seen[words[0]] {
			continue
		}
		seen[words[0]] = true
		drawn := &svg.Canvas{}
		if icon(drawn, m, words); drawn.String() != "" {
			all = append(all, Specimen{ID: ID("move", words[0]), Name: strings.Join(words, " "), W: 44, H: 44,
				Draw: func(c *svg.Canvas) { icon(c, m, words) }})
		}
	}
	return all
}

//go:embed words/en.yaml words/fr.yaml
var wordFiles embed.FS

// Words are the names of what all boards share, for [locale.New]. Only a gallery needs them.
var Words = func() fs.FS {
	sub, err := fs.Sub(wordFiles, "words")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	return sub
}()

// House returns the collection of what all boards share: pieces, places, states, numbers, and every sign.
func House(words *locale.Catalogue) Collection {
	kinds := []Resource{{Name: "first", Glyph: "lotus"}, {Name: "second", Glyph: "star", Light: true}}
	c := Collection{Sheet: Sheet{Resources: kinds[:1], Dice: houseDice, Signs: slices.Sorted(maps.Keys(glyphs))}}
	c.Shelves = []Shelf{
		{ID: "seats", Specimens: houseSeats()}, {ID: "places", Specimens: housePlaces()},
		{ID: "states", Specimens: houseStates()},
		{ID: "numbers", Specimens: houseNumbers()}, {ID: "tokens", Specimens: houseTokens(kinds)},
		{ID: "dice", Specimens: houseDiceShown()}, {ID: "signs", Panel: true, Specimens: houseSigns()},
	}
	for i := range c.Shelves {
		s := &c.Shelves[i]
		s.Title = words.Word("piece.shelf." + s.ID)
		for k := range s.Specimens {
			thing := &s.Specimens[k]
			thing.Name = words.Word("piece." + s.ID + "." + thing.ID)
			if s.Panel { // some signs have the same name as other things
				thing.ID = "sign-" + thing.ID
			}
		}
	}
	return c
}

func houseSeats() (all []Specimen) {
	for i, name := range seats {
		seat := game.Seat(i)
		all = append(all, Specimen{ID: name, W: 88, H: 50, Draw: func(c *svg.Canvas) {
			Mark(c, seat, -21, 0, 38)
			Seat(c, seat, 21, 0, 38)
		}})
	}
	return all
}

func housePlaces() []Specimen {
	return []Specimen{
		{ID: "card", W: 80, H: 84, Draw: func(c *svg.Canvas) { Card(c, 0, 0, 70, 76, 6) }},
		{ID: "mat", W: 72, H: 48, Draw: func(c *svg.Canvas) { Mat(c, 0, 0, 64, 42) }},
		{ID: "hole", W: 36, H: 36, Draw: func(c *svg.Canvas) { Hole(c, 0, 0, 13.2) }},
		{ID: "socket", W: 36, H: 36, Draw: func(c *svg.Canvas) { Socket(c, 0, 0, 28) }},
		{ID: "empty", W: 52, H: 54, Draw: func(c *svg.Canvas) { Empty(c, 0, 0, 44, 46) }},
		{ID: "deck", W: 56, H: 60, Draw: func(c *svg.Canvas) { Deck(c, "sun", 24, 0, 0) }},
		{ID: "discards", W: 44, H: 52, Draw: func(c *svg.Canvas) { Discards(c, "sun", 7, 0, 0) }},
		{ID: "track", W: 176, H: 44, Draw: houseTrack},
	}
}

// houseTrack draws a track on which one, two and five seats meet.
func houseTrack(c *svg.Canvas) {
	for i, n := range []int{1, 2, 3, 5} {
		x := svg.Spread(i, 4, 42)
		c.Box(x, 0, 40, 40, 4, "mat")
		t := Track{Cell: func(int) (float64, float64) { return x, 0 }, W: 34, H: 34, Size: 24}
		t.Pieces(n, func(game.Seat) int { return 0 },
			func(seat game.Seat, x, y, size float64) { Seat(c, seat, x, y, size) })
	}
}

// houseStates returns the states of a thing, shown on a card.
func houseStates() (all []Specimen) {
	plate := Plate(40, 44, 5)
	for _, state := range []struct {
		id   string
		draw func(c *svg.Canvas)
	}{
		{"may", func(c *svg.Canvas) { May(c, 0, 0, plate) }},
		{"selected", func(c *svg.Canvas) { Selected(c, 0, 0, plate) }},
		{"just", func(c *svg.Canvas) { Just(c, 0, 0, plate) }}, {"closed", func(c *svg.Canvas) { Closed(c, 0, 0, 9) }},
		{"tick", func(c *svg.Canvas) { Tick(c, 0, 0, 9) }},
	} {
		all = append(all, Specimen{ID: state.id, W: 72, H: 66, Draw: func(c *svg.Canvas) {
			if state.id == "may" { // its plate is below it
				state.draw(c)
			}
			Card(c, 0, 0, 40, 44, 5)
			if state.id != "may" {
				state.draw(c)
			}
		}})
	}
	return all
}

func houseNumbers() []Specimen {
	return []Specimen{
		{ID: "points", W: 142, H: 32, Draw: func(c *svg.Canvas) {
			for i, n := range []int{1, 12, 104} {
				Cartouche(c, strconv.Itoa(n), [...]float64{-54, -13, 40}[i], 0, 22)
			}
		}},
		{ID: "small-points", W: 30, H: 20, Draw: func(c *svg.Canvas) { Points(c, 3, 0, 0, 14) }},
		{ID: "count", W: 32, H: 20, Draw: func(c *svg.Canvas) { Count(c, "24", 0, 0) }},
		{ID: "badge", W: 24, H: 24, Draw: func(c *svg.Canvas) { Badge(c, "7", 0, 0) }},
	}
}

// houseTokens returns tokens of kinds that a game would name and colour.
func houseTokens(kinds []Resource) []Specimen {
	name := kinds[0].Name
	return []Specimen{
		{ID: "token", W: 44, H: 44, Draw: func(c *svg.Canvas) { Token(c, name, 0, 0, 36) }},
		{ID: "cost", W: 44, H: 44, Draw: func(c *svg.Canvas) { Cost(c, name, 0, 0, 36) }},
		{ID: "either", W: 44, H: 44, Draw: func(c *svg.Canvas) { Either(c, kinds, 0, 0, 36) }},
		{ID: "jar", W: 152, H: 70, Draw: func(c *svg.Canvas) {
			Jar(c, [2]string{name, name}, name, -48, 0, 61)
			JarBack(c, 0, 0, 61)
			EmptyJar(c, 48, 0, 61)
		}},
	}
}

// houseDice are dice of all outlines, which a game would name and colour.
var houseDice = []Die{
	{Name: "round", Body: DieRound}, {Name: "sharp", Body: DieSharp}, {Name: "cut", Body: DieCut},
	{Name: "disc", Body: DieDisc}, {Name: "rhombus", Body: DieRhombus},
}

// houseDiceShown returns the dice, a tile with four edges, and scales that tip.
func houseDiceShown() (all []Specimen) {
	for i, die := range houseDice {
		all = append(all, Specimen{ID: "die-" + die.Name, W: 44, H: 44,
			Draw: func(c *svg.Canvas) { die.Show(c, strconv.Itoa(i+2), 0, 0, 34) }})
	}
	return append(all,
		Specimen{ID: "edged", W: 68, H: 68, Draw: func(c *svg.Canvas) { Edged(c, [4]Edge{0, 1, 2, 3}, 0, 0, 58, 11) }},
		Specimen{ID: "scales", W: 200, H: 104, Draw: func(c *svg.Canvas) {
			c.Group(svg.At(0, 46))
			Scales{Reach: 60, High: 80, Drop: 42, Wide: 70, Tilt: Tilted(2, 3, 8)}.Draw(c)
			c.End()
		}})
}

// houseSigns returns all signs, as card art and as they appear in a text.
func houseSigns() (all []Specimen) {
	for _, name := range slices.Sorted(maps.Keys(glyphs)) {
		all = append(all, Specimen{ID: name, W: 68, H: 44, Draw: func(c *svg.Canvas) {
			c.Use("g-"+name, -13, 0, 38, "g-gold")
			c.Use("g-"+name, 23, 0, 18, "g-out")
		}})
	}
	return all
}
