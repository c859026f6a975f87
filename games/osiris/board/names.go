package board

import (
	"strings"

	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
)

// Names in moves, ids, classes and catalogue keys.
var (
	goods         = osiris.ResourceNames
	workerNames   = osiris.WorkerNames
	terrainNames  = [...]string{"farm", "brickyard", "quarry"} // by resource
	monumentNames = osiris.MonumentNames
	blessingNames = osiris.BlessingNames
	blessingSigns = [...]string{"g-anubis", "g-cat", "g-horus", "g-isis", "g-ibis"}
	kindNames     = osiris.KindNames
	kindSigns     = [...]string{
		"g-sculptor", "g-builder", "g-walk", "g-potter", "g-foreman", "g-bag", "g-people",
		"os-camel", "g-scribe", "g-mason", "g-official", "g-priest", "os-barge",
	}
	sideNames = osiris.SideNames
)

// planRoom is the number of planning cartouches of a kind.
const planRoom = 4

func placeName(at osiris.Place) string { return osiris.PlaceNames[at] }
func siteName(site osiris.Site) string { return osiris.SiteNames[site] }
func planName(i int) string            { return osiris.PlanNames[i] }
func marketName(i int) string          { return osiris.MarketNames[i] }
func boxName(i int) string             { return osiris.BoxNames[i] }
func cardName(card osiris.Card) string { return osiris.CardNames[card] }

// id returns a name of moves as a part of an id.
func id(name string) string { return strings.ToLower(name) }

// Catalogue keys of terms.
func term(kind, name string) game.Term { return game.Term("osiris." + kind + "." + name) }

func goodTerm(r osiris.Resource) game.Term     { return term("resource", goods[r]) }
func workerTerm(w osiris.Worker) game.Term     { return term("worker", workerNames[w]) }
func kindTerm(m osiris.Monument) game.Term     { return term("monument", monumentNames[m]) }
func blessingTerm(b osiris.Blessing) game.Term { return term("blessing", blessingNames[b]) }

// term returns a term in words.
func (p *picture) term(t game.Term) string { return p.Words.Word(string(t)) }

// amount returns a number of tokens of a resource in words.
func (p *picture) amount(r osiris.Resource, n int) string {
	return p.Words.Say(osiristext.Amount(r, n))
}

// tokenList returns tokens of several resources in words.
func (p *picture) tokenList(t osiris.Tokens) string { return p.Words.Say(osiristext.Tokens(t)) }

// place returns the name of a place.
func (p *picture) place(at osiris.Place) string { return p.Words.Say(osiristext.PlaceName(p.s, at)) }

// card returns the name of a city card.
func (p *picture) card(c osiris.Card) string { return p.Words.Say(osiristext.CardName(p.s, c)) }

// siteOrder returns the sites of a bank, from the barge's start.
func siteOrder(d *osiris.Components, top bool) (all []osiris.Site) {
	for in := d.Sites; in != 0; in = in.Rest() {
		if site := osiris.Site(in.First()); d.Site[site].Top == top {
			all = append(all, site)
		}
	}
	return all
}
