package board

import (
	"strconv"
	"strings"

	"ennead/game"
	"ennead/games/osiris"
	osiristext "ennead/games/osiris/text"
)

// The names of things in moves, ids, classes and catalogue keys.
var (
	goods         = [...]string{"grain", "brick", "stone"}
	workerNames   = [...]string{"farmer", "farmer-foreman", "brickmaker", "brickmaker-foreman", "stonecutter", "stonecutter-foreman"}
	terrainNames  = [...]string{"farm", "brickyard", "quarry"} // by the resource
	monumentNames = [...]string{"obelisk", "sphinx", "pylon"}
	blessingNames = [...]string{"anubis", "bastet", "horus", "isis", "thoth"}
	blessingSigns = [...]string{"g-anubis", "g-cat", "g-horus", "g-isis", "g-ibis"}
	kindNames     = [...]string{
		"sculptor", "architect", "scout", "journeyman", "overseer", "merchant", "recruiter", "caravaneer", "scribe", "mason",
		"tax-collector", "priest", "ferryman",
	}
	kindSigns = [...]string{
		"g-sculptor", "g-builder", "g-walk", "g-potter", "g-foreman", "g-bag", "g-people", "os-camel", "g-scribe", "g-mason",
		"g-official", "g-priest", "os-barge",
	}
	sideNames = [...]string{"top", "bottom"}
)

// The sizes that the rulebook fixes, and those of what components may name.
const (
	seasons   = 4
	perKind   = 8 // terrains, and planning cartouches 4
	planRoom  = 4
	blessings = len(blessingNames)
)

// firstCity and firstSection are the first places of their kinds.
var (
	firstCity    = osiris.Place(len(osiris.Components{}.Terrain))
	firstSection = firstCity + osiris.Place(len(osiris.Components{}.City))
)

// terrainName is a terrain, by its place, as moves call it.
func terrainName(at osiris.Place) string {
	return "FBQ"[at/perKind:at/perKind+1] + strconv.Itoa(int(at%perKind)+1)
}

// placeName is a place for workers, siteName a place for monuments, as moves call them.
func placeName(at osiris.Place) string {
	switch {
	case at < firstCity:
		return terrainName(at)
	case at < firstSection:
		return "C" + strconv.Itoa(int(at-firstCity)+1)
	}
	n := int(at - firstSection)
	return [...]string{"CVT", "CVB"}[n/2] + strconv.Itoa(n%2+1)
}

func siteName(site osiris.Site) string {
	if site.City() {
		return placeName(site.Place())
	}
	return terrainName(site.Terrain()) + "ab"[site%2:site%2+1]
}

func planName(i int) string {
	return [...]string{"PO", "PS", "PP"}[i/planRoom] + strconv.Itoa(i%planRoom+1)
}

func marketName(i int) string { return "MK" + strconv.Itoa(i+1) }
func boxName(i int) string    { return "RB" + strconv.Itoa(i+1) }

// cardName is a city card as moves call it.
func cardName(card osiris.Card) string {
	if card < 10 {
		return "CC0" + strconv.Itoa(int(card))
	}
	return "CC" + strconv.Itoa(int(card))
}

// id is a name of a move as a part of an id.
func id(name string) string { return strings.ToLower(name) }

// Terms of the game.
func term(kind, name string) game.Term { return game.Term("osiris." + kind + "." + name) }

func goodTerm(r osiris.Resource) game.Term     { return term("resource", goods[r]) }
func workerTerm(w osiris.Worker) game.Term     { return term("worker", workerNames[w]) }
func kindTerm(m osiris.Monument) game.Term     { return term("monument", monumentNames[m]) }
func blessingTerm(b osiris.Blessing) game.Term { return term("blessing", blessingNames[b]) }

// city is the name of a city.
func (p *picture) city(at osiris.Place) string { return p.Words.Say(osiristext.PlaceName(p.s, at)) }

// siteOrder are the sites of a bank from the barge's start on.
func siteOrder(d *osiris.Components, top bool) (all []osiris.Site) {
	for in := d.Sites; in != 0; in = in.Rest() {
		if site := osiris.Site(in.First()); d.Site[site].Top == top {
			all = append(all, site)
		}
	}
	return all
}
