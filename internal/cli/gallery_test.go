package cli

import (
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"ennead/games"
	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/svg"
)

// collections returns those of the site and of every game, by name.
func collections(t *testing.T, words *locale.Catalogue) map[string]piece.Collection {
	t.Helper()
	all := map[string]piece.Collection{"house": piece.House(words)}
	for _, g := range games.All() {
		board, ok := games.Kit(g.ID()).Board.(piece.Collected)
		if !ok {
			t.Fatalf("the board of %s has no collection to show", g.ID())
		}
		all[g.ID()] = board.Collection(g, words)
	}
	return all
}

func galleryWords(t *testing.T) *locale.Catalogues {
	t.Helper()
	words, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	words = words.Reporting(func(err error) { t.Error(err) })
	return words
}

// TestCollections draws every specimen: it is named in both languages, has no id of its own, refers only to the
// sheet, and uses only classes that some style has.
func TestCollections(t *testing.T) {
	words := galleryWords(t)
	for _, lang := range locale.Langs {
		all := collections(t, words.In(lang))
		var sheets []piece.Sheet
		style := piece.CSS
		for name, c := range all {
			sheets = append(sheets, c.Sheet)
			if kit := games.Kit(name); kit != nil {
				style += kit.Board.Style()
			}
		}
		known := map[string]bool{"class f-first": true, "class f-second": true} // from the page's own style
		for _, m := range classNames.FindAllStringSubmatch(style, -1) {
			known["class "+m[1]] = true
		}
		for _, id := range attributes(t, piece.Symbols(sheets...))["id"] {
			if known[id] {
				t.Errorf("the sheets contain the id %s twice", id)
			}
			known[id] = true
		}
		for name, c := range all {
			checkShelves(t, name, c.Shelves, known)
		}
	}
}

func checkShelves(t *testing.T, game string, shelves []piece.Shelf, known map[string]bool) {
	t.Helper()
	seen := map[string]bool{}
	for _, shelf := range shelves {
		if shelf.Title == "" || len(shelf.Specimens) == 0 || seen["shelf-"+shelf.ID] {
			t.Errorf("%s: the shelf %q is empty, has no title or occurs twice", game, shelf.ID)
		}
		seen["shelf-"+shelf.ID] = true
		for _, s := range shelf.Specimens {
			if s.ID == "" || s.Name == "" || seen[s.ID] {
				t.Errorf("%s: %q (%q) on %s has no name or occurs twice", game, s.ID, s.Name, shelf.ID)
			}
			seen[s.ID] = true
			c := &svg.Canvas{}
			s.Draw(c)
			drawn := attributes(t, c.String())
			if len(drawn["id"]) > 0 || len(drawn["style"]) > 0 || c.String() == "" {
				t.Errorf("%s: %s is not drawn, or with an id or style of its own: %s", game, s.ID, c)
			}
			for _, ref := range drawn["href"] {
				if !known[strings.TrimPrefix(ref, "#")] {
					t.Errorf("%s: %s refers to %s, which does not exist", game, s.ID, ref)
				}
			}
			for _, class := range drawn["class"] {
				for _, one := range strings.Fields(class) {
					if !known["class "+one] {
						t.Errorf("%s: %s has the class %s, which no style has", game, s.ID, one)
					}
				}
			}
		}
	}
}

// attributes returns the values of a drawing's attributes, by name.
func attributes(t *testing.T, text string) map[string][]string {
	t.Helper()
	all := map[string][]string{}
	for d := xml.NewDecoder(strings.NewReader("<all>" + text + "</all>")); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return all
		}
		if err != nil {
			t.Fatalf("not XML: %v\n%s", err, text)
		}
		if e, ok := token.(xml.StartElement); ok {
			for _, a := range e.Attr {
				all[a.Name.Local] = append(all[a.Name.Local], a.Value)
			}
		}
	}
}

// unseen matches ids that name no single thing: spaces of a map, kinds of VP, gods that belong to a seat only, seats'
// colours, the game itself, sections of terrains, caravans as a whole, kinds of city cards (each card is shown),
// lines of an inventory, quarters, and single prestige offerings, of which two kinds are shown.
var unseen = regexp.MustCompile(
	`^(a|b)[.0-9]|^vp-|^sp-gold$|^(horus|sobek|anubis|bastet|wadjet|yellow|red|blue|green|white|pharaon)$|` +
		`^(board|help-sheet|player-board|player-aid|units|pyramids|tekhenu|left|center|right|osiris|pyramidion)$|` +
		`^[fbq]\d[ab]$|^cv[tb]$|^(sculptor|architect|scout|journeyman|overseer|merchant|recruiter|caravaneer|scribe|mason|tax-collector|priest|ferryman)$|-(cards|tokens?|marker|figures|tiles)$|^q-|^ofp\d`)

// TestComponentsShown: no component that is drawn is missing from the collection of its game.
func TestComponentsShown(t *testing.T) {
	all := collections(t, galleryWords(t).In("en"))
	for _, g := range games.All() {
		var data any
		if err := yaml.Unmarshal(g.Components(), &data); err != nil {
			t.Fatal(err)
		}
		var shown []string
		for _, shelf := range all[g.ID()].Shelves {
			for _, s := range shelf.Specimens {
				shown = append(shown, s.ID)
			}
		}
		wanted := 0
		for _, id := range componentIDs(data) {
			id = strings.ToLower(strings.ReplaceAll(id, "_", "-"))
			if unseen.MatchString(id) {
				continue
			}
			wanted++
			if !slices.ContainsFunc(shown, func(s string) bool {
				return s == id || s == copies.ReplaceAllString(id, "") || strings.HasPrefix(s, id+"-")
			}) {
				t.Errorf("%s: the component %s is not in the gallery", g.ID(), id)
			}
		}
		t.Logf("%s: %d specimens show %d components", g.ID(), len(shown), wanted)
		if wanted < 80 {
			t.Errorf("%s: only %d components were looked for", g.ID(), wanted)
		}
	}
}

// copies matches the number of a copy of an offering token.
var copies = regexp.MustCompile(`-\d$`)

// componentIDs returns all ids in a components file.
func componentIDs(data any) (ids []string) {
	switch data := data.(type) {
	case map[string]any:
		for key, value := range data {
			if id, ok := value.(string); ok && key == "id" {
				ids = append(ids, id)
			}
			ids = append(ids, componentIDs(value)...)
		}
	case []any:
		for _, value := range data {
			ids = append(ids, componentIDs(value)...)
		}
	}
	return ids
}
