package board

import (
	"strings"

	"ennead/game"
	"ennead/games/pyramidion"
	pyramidiontext "ennead/games/pyramidion/text"
	"ennead/internal/piece"
)

// The names of things in moves, classes and catalogue keys, and their signs.
var (
	goods         = pyramidion.ResourceNames
	siteNames     = pyramidion.SiteNames
	siteSigns     = [...]string{"g-pyramid", "g-king", "g-hill", "g-obelisk", "g-roll", "g-ra", "g-isis", "g-amun"}
	categoryNames = pyramidion.CategoryNames
	categorySigns = [...]string{"g-sekhem", "g-people", "g-balance"}
	troopNames    = pyramidion.TroopNames
	typeNames     = pyramidion.TypeNames
	typeSigns     = [...]string{"g-balance", "g-diplomat", "g-foreman", "g-star", "g-blades"}
	effectNames   = pyramidion.EffectNames
	effectSigns   = [...]string{
		"", "g-hathor", "g-priest", "g-knife", "g-soldier", "g-vizier", "g-hand", "g-tutor", "g-captive", "g-sculptor",
		"g-official", "g-blades",
	}
)

// Sizes fixed by the rulebook.
const (
	sites      = pyramidion.Site(pyramidion.SiteCount)
	resources  = pyramidion.Resource(pyramidion.ResourceCount)
	categories = pyramidion.Category(pyramidion.CategoryCount)
	troops     = pyramidion.Troop(pyramidion.TroopCount)
)

// id turns a name in moves into a part of an id.
func id(name string) string { return strings.ToLower(strings.ReplaceAll(name, "_", "-")) }

// verb returns the number of a verb, given one of its moves.
func verb(text string) uint8 {
	m, err := pyramidion.Lexicon.Parse(text)
	if err != nil {
		panic(err) // the lexicon is part of the program
	}
	return m.Verb
}

var playing, loading = verb("play M01"), verb("load BT01")

// cardName and boatName return the names of cards and boats in moves.
func cardName(c pyramidion.Card) string {
	return strings.TrimPrefix(pyramidion.Lexicon.Text(game.Move{Verb: playing, A: uint8(c)}), "play ")
}

func boatName(b pyramidion.Boat) string {
	return strings.TrimPrefix(pyramidion.Lexicon.Text(game.Move{Verb: loading, A: uint8(b)}), "load ")
}

// resourceKey and siteKey return catalogue keys, without the name of the game.
func resourceKey(r pyramidion.Resource) string { return "resource." + goods[r] }
func siteKey(s pyramidion.Site) string         { return "site." + siteNames[s] }

// sign returns the sign of a card: that of its effect, or of its type.
func (p *picture) sign(c pyramidion.Card) string {
	data := &p.s.Data.Card[c]
	if data.Effect != pyramidion.NoEffect {
		return effectSigns[data.Effect]
	}
	return typeSigns[data.Type]
}

// cardTitle returns the name of a card's kind. cardText returns the description of its effect, or "".
func (p *picture) cardTitle(c pyramidion.Card) string {
	data := &p.s.Data.Card[c]
	if data.Effect != pyramidion.NoEffect {
		return p.Term("effect." + effectNames[data.Effect])
	}
	return p.Term("type." + typeNames[data.Type])
}

func (p *picture) cardText(c pyramidion.Card) string {
	data := &p.s.Data.Card[c]
	if data.Effect == pyramidion.NoEffect {
		return ""
	}
	return p.Words.Say(pyramidiontext.Effect(p.s, data.Effect))
}

// cardSays puts everything about a card into words.
func (p *picture) cardSays(c pyramidion.Card) string {
	said := p.Words.Say(pyramidiontext.Card(p.s, c))
	if p.s.Data.Ankhs.Has(uint8(c)) {
		said += " · " + p.Word("ankh")
	}
	if text := p.cardText(c); text != "" {
		said = p.Word("said", "what", said, "text", text)
	}
	return said
}

// amount puts an amount of a resource into words.
func (p *picture) amount(r pyramidion.Resource, n int) string {
	return p.Words.Say(pyramidiontext.Amount(r, n))
}

// troopSays puts a troop and its owner into words.
func (p *picture) troopSays(kind pyramidion.Troop, seat game.Seat) string {
	return p.Word("troop-of", "troop", game.Term("pyramidion.troop."+troopNames[kind]), "seat", seat)
}

// clip returns a name and a letter size. The letters are slightly smaller if necessary, and the name is cut off where
// it still does not fit.
func clip(name string, size, room float64) (string, float64) {
	if fit := piece.Fit(name, size, room); fit >= size*.86 {
		return name, fit
	}
	size *= .86
	runes := []rune(name)
	for len(runes) > 1 && piece.Width(string(runes)+"…", size) > room {
		runes = runes[:len(runes)-1]
	}
	return strings.TrimSpace(string(runes)) + "…", size
}
