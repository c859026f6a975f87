package text

import (
	"ennead/game"
	"ennead/games/tekhenu"
)

// Botankhamun's reasons as messages.

// whys are the catalogue keys of the last rule that he needed, see byRule.
var whys = [...]string{
	tekhenu.ByRule: "rule", tekhenu.ByPure: "pure", tekhenu.ByStatue: "statue", tekhenu.BySlot: "slot", tekhenu.ByLine: "line", tekhenu.ByInside: "inside", tekhenu.ByChance: "chance",
}

func argWhy(why tekhenu.Why) game.Message { return game.Say("", "tekhenu.why."+whys[why]) }

// PlanText says what Botankhamun looks for on an action tile (TEK-18.9, TEK-18.10).
func PlanText(c *tekhenu.Components, n uint8) game.Message {
	tile := &c.Bot.Tiles[n]
	if tile.Order == nil {
		return game.Say("TEK-18.9", "tekhenu.plan.god", "god", godTerm(uint8(tile.God)))
	}
	return game.Say("TEK-18.10", "tekhenu.plan.order", "first", colourTerm(uint8(tile.Order[0])), "second", colourTerm(uint8(tile.Order[1])),
		"third", colourTerm(uint8(tile.Order[2])), "fourth", colourTerm(uint8(tile.Order[3])))
}

// argBotSite: how good a site is, for a Building, for a Statue above Osiris or at the Temple.
func argBotSite(_ *tekhenu.State, e game.Event) []any {
	site := tekhenu.BotChoiceOf(e)
	return []any{"site", SiteName(site.At), "why", argWhy(site.Why), "n", site.Worth}
}

func varyBotSite(e game.Event) string {
	switch site := tekhenu.BotChoiceOf(e).At; {
	case site < tekhenu.FirstGodSite:
		return ""
	case tekhenu.SiteNames[site] == "SP-WS" || tekhenu.SiteNames[site] == "SP-QU":
		return "-osiris"
	}
	return "-people"
}

// varyBotDistrict: whether the space that his die says was free.
func varyBotDistrict(e game.Event) string {
	switch space := tekhenu.BotSpaceOf(e); {
	case space.Up > 0:
		return "-above"
	case space.Right > 0:
		return "-right"
	}
	return ""
}
