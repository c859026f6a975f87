package text

import (
	"ennead/game"
	"ennead/games/pharaon"
)

// tileLabel says what the choice of an upper resource makes the Traitor do (PHA-15.8).
func tileLabel(c choice) (string, []any) {
	colour := pharaon.Colour(c.m.A % pharaon.Colours)
	return "tile", []any{
		"colour", tokenTerm(uint8(colour)), "next", nextText(c.s, colour),
		"other", tokenTerm(uint8(c.s.OtherUpper(colour))),
	}
}

// nextText describes what the next resource of a colour makes the Traitor do (PHA-15.10).
func nextText(s *pharaon.State, c pharaon.Colour) game.Message {
	place, space, ok := s.Covers(c)
	if !ok {
		return game.Say("PHA-RUL-20", "pharaon.part.full")
	}
	return NowText(s, s.TileSide(place).Spaces[space])
}

// NowText describes what the icons of a space would do now. It names the noble concerned.
func NowText(s *pharaon.State, icons []pharaon.Effect) game.Message {
	if len(icons) == 1 {
		kind := icons[0].Kind
		noble := s.NobleShown(icons[0].N)
		if noble != 0 && (kind == pharaon.EffectTakeNoble || kind == pharaon.EffectDropNoble) {
			return game.Say("", "pharaon.part.named", "does", PartText(s.Data, icons[0]), "noble", nobleTerm(noble))
		}
	}
	return SpaceText(s.Data, icons)
}

// SpaceText describes the icons of one space of a Traitor tile.
func SpaceText(c *pharaon.Components, icons []pharaon.Effect) game.Message {
	if len(icons) == 0 {
		return game.Say("", "pharaon.part.nothing")
	}
	var parts []game.Message
	for _, e := range icons {
		parts = append(parts, PartText(c, e))
	}
	return chain(parts)
}
