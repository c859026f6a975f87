package tekhenu

import "ennead/game"

// Botankhamun's reasons as messages.

// whys are the catalogue keys of the last rule that he needed, see byRule.
var whys = [...]string{
	byRule: "rule", byPure: "pure", byStatue: "statue", bySlot: "slot", byLine: "line", byInside: "inside", byChance: "chance",
}

func argWhy(why uint8) game.Message { return game.Say("", "tekhenu.why."+whys[why]) }

// PlanText says what Botankhamun looks for on an action tile (TEK-18.9, TEK-18.10).
func (c *Components) PlanText(n uint8) game.Message {
	tile := &c.Bot.Tiles[n]
	if tile.Order == nil {
		return game.Say("TEK-18.9", "tekhenu.plan.god", "god", godTerm(uint8(tile.God)))
	}
	return game.Say("TEK-18.10", "tekhenu.plan.order", "first", colourTerm(uint8(tile.Order[0])), "second", colourTerm(uint8(tile.Order[1])),
		"third", colourTerm(uint8(tile.Order[2])), "fourth", colourTerm(uint8(tile.Order[3])))
}

// argBotSite: how good a site is, for a Building, for a Statue above Osiris or at the Temple.
func argBotSite(_ *State, e game.Event) []any {
	return []any{"site", SiteName(e.A), "why", argWhy(e.B), "n", int(e.C)}
}

func varyBotSite(e game.Event) string {
	switch {
	case e.A < firstGodSite:
		return ""
	case siteNames[e.A] == "SP-WS" || siteNames[e.A] == "SP-QU":
		return "-osiris"
	}
	return "-people"
}

// varyBotDistrict: whether the space that his die says was free.
func varyBotDistrict(e game.Event) string {
	switch {
	case e.C > 0:
		return "-above"
	case e.D > 0:
		return "-right"
	}
	return ""
}
