package codec

import (
	"fmt"

	"ennead/games/box"
	"ennead/games/pharaon"
)

// components.yaml: jars, artisans, nobles and the Traitor's tiles.

// number checks that the items of a list carry the numbers of their places.
func (c *compiler) number(id, prefix string, place int) {
	c.That(id == fmt.Sprintf("%s-%02d", prefix, place), "%s-%02d: is called %.20q", prefix, place, id)
}

func (c *compiler) jars(f *fileYAML) {
	if !c.That(len(f.Jars.List) == pharaon.JarCount, "jars: there are %d", pharaon.JarCount) {
		return
	}
	for i, j := range f.Jars.List {
		c.number(j.ID, "JAR", i+1)
		if c.That(len(j.Upper) == 2, "%s: has two upper resources", j.ID) {
			c.Jars[i+1] = pharaon.Jar{
				Upper: [2]pharaon.Colour{c.colour(j.ID, j.Upper[0]), c.colour(j.ID, j.Upper[1])},
				Lower: c.colour(j.ID, j.Lower),
			}
		}
	}
}

func (c *compiler) artisans(f *fileYAML) {
	if !c.That(len(f.Artisans.List) == pharaon.ArtisanCount, "artisans: there are %d", pharaon.ArtisanCount) {
		return
	}
	for i, a := range f.Artisans.List {
		c.number(a.ID, "ART", i+1)
		c.Components.Artisans[i+1] = pharaon.Artisan{PP: c.Within(a.ID, a.PP, 0, 50), Gain: c.gains(a.ID, a.Gain)}
	}
}

var powerNames = map[string]struct {
	power pharaon.Power
	kind  string
}{
	"none":                             {pharaon.NoPower, "none"},
	"swap_resources":                   {pharaon.SwapResources, "permanent"},
	"pyramid_head_start":               {pharaon.HeadStart, "permanent"},
	"any_access":                       {pharaon.AnyAccess, "permanent"},
	"any_five":                         {pharaon.AnyFive, "permanent"},
	"act_when_full":                    {pharaon.ActWhenFull, "per_round"},
	"exchange_basic_for_other_basic":   {pharaon.ExchangeBasic, "per_round"},
	"exchange_basic_for_silver":        {pharaon.ExchangeSilver, "per_round"},
	"extra_basic_on_jar":               {pharaon.ExtraBasic, "per_round"},
	"replace_jar_by_3_basic_of_choice": {pharaon.ReplaceJar, "per_round"},
	"instant":                          {pharaon.Instant, "instant"},
}

func (c *compiler) nobles(f *fileYAML) {
	if !c.That(len(f.Nobles.List) == pharaon.NobleCount, "nobles: there are %d", pharaon.NobleCount) {
		return
	}
	for i := range f.Nobles.List {
		y := &f.Nobles.List[i]
		c.number(y.ID, "NOB", i+1)
		c.That(y.Number == i+1, "%s: has the number %d", y.ID, y.Number)
		c.Nobles[i+1] = c.noble(y)
	}
}

func (c *compiler) noble(y *nobleYAML) pharaon.Noble {
	p, ok := powerNames[y.Power.Type]
	c.That(ok && p.kind == y.Kind, "%s: %.40q is no power of the kind %.20q", y.ID, y.Power.Type, y.Kind)
	n := pharaon.Noble{Power: p.power, PerTurn: y.Kind == "per_round", Score: c.nobleScore(y)}
	switch n.Power {
	case pharaon.SwapResources:
		if c.That(len(y.Power.Pair) == 2, "%s: a pair of colours", y.ID) {
			n.Pair = [2]pharaon.Colour{c.colour(y.ID, y.Power.Pair[0]), c.colour(y.ID, y.Power.Pair[1])}
		}
	case pharaon.AnyAccess, pharaon.ActWhenFull:
		n.Quarter = c.quarter(y.ID, y.Power.Quarter)
	case pharaon.AnyFive:
		c.That(y.Power.Quarter == "Q-NOB", "%s: works at Q-NOB (PHA-10.8)", y.ID)
	case pharaon.HeadStart:
		c.That(y.Power.Cells == 1, "%s: advances one cell (PHA-10.6)", y.ID)
	case pharaon.Instant:
		c.That(len(y.Power.Effects) >= 1 && len(y.Power.Effects) <= 4, "%s: 1 to 4 parts", y.ID)
		for _, part := range y.Power.Effects {
			n.Effects = append(n.Effects, c.instant(y.ID, part))
		}
	}
	return n
}

func (c *compiler) nobleScore(y *nobleYAML) pharaon.NobleScore {
	s := y.Score
	for _, v := range []int{
		s.Base, s.Each, s.Pharaoh, s.First, s.Noble, s.ArtisanPP,
		s.Step, s.Offering, s.FullTrack, s.God, s.Silver, s.Basic,
	} {
		c.Within(y.ID+": score", v, 0, 50)
	}
	score := pharaon.NobleScore{
		Base: s.Base, Pharaoh: s.Pharaoh, First: s.First, Noble: s.Noble, ArtisanPP: s.ArtisanPP,
		Step: s.Step, Offering: s.Offering, FullTrack: s.FullTrack, God: s.God,
		Silver: s.Silver, Basic: s.Basic, WithOffers: s.WithOffers, Copy: s.Copy,
	}
	if s.GodBeside != "" {
		score.Beside, score.GodBeside = c.quarter(y.ID, s.GodBeside), s.Each
	}
	return score
}

// instant reads one part of an instant power, such as {nile_any: 3}.
func (c *compiler) instant(where string, part map[string]any) pharaon.Effect {
	kinds := map[string]pharaon.EffectKind{
		"nile_any": pharaon.EffectNile, "bonus_offering": pharaon.EffectBonus,
		"artisan": pharaon.EffectArtisan, "burial_step": pharaon.EffectStep,
	}
	if !c.That(len(part) == 1, "%s: an effect has one key", where) {
		return pharaon.Effect{}
	}
	for key, value := range part {
		if key == "gain" {
			list, _ := value.([]any)
			for _, id := range list {
				c.That(id == "SIL", "%s: an instant gain is silver", where)
			}
			return pharaon.Effect{Kind: pharaon.EffectSilver, N: c.Within(where, len(list), 1, 4)}
		}
		if kind, ok := kinds[key]; c.That(ok, "%s: %.40q is no instant effect", where, key) {
			return pharaon.Effect{Kind: kind, N: c.Within(where, box.Whole(value), 1, 4)}
		}
	}
	return pharaon.Effect{}
}

func (c *compiler) traitor(f *fileYAML) {
	c.NoblePP = c.Within("traitor_tiles: default_noble_pp", f.Traitor.NoblePP, 0, 50)
	if !c.That(len(f.Traitor.List) == pharaon.TileCount, "traitor_tiles: there are %d", pharaon.TileCount) {
		return
	}
	for i, t := range f.Traitor.List {
		c.That(t.ID == fmt.Sprintf("TR-%d", i+1), "TR-%d: is called %.20q", i+1, t.ID)
		for k, y := range []sideYAML{t.Light, t.Dark} {
			side := pharaon.Side{Jars: c.Within(t.ID+": jars", y.Jars, 1, 6)}
			c.That(len(y.Spaces) == pharaon.TileSpaces, "%s: a side has %d spaces", t.ID, pharaon.TileSpaces)
			for at, space := range y.Spaces {
				if !c.That(at < pharaon.TileSpaces && space.Space == at+1,
					"%s: space %d stands at place %d", t.ID, space.Space, at+1) {
					break
				}
				c.That(len(space.Effects) <= 3 && (at > 0 || len(space.Effects) == 0),
					"%s: effects of space %d", t.ID, at+1)
				for _, e := range space.Effects {
					side.Spaces[at] = append(side.Spaces[at], c.icon(fmt.Sprintf("%s: space %d", t.ID, at+1), e))
				}
			}
			c.Tiles[i][k] = side
		}
	}
}

// icon reads one icon of a Traitor tile (PHA-15.11), such as {discard_noble: 3}.
func (c *compiler) icon(where string, e map[string]any) pharaon.Effect {
	if !c.That(len(e) == 1, "%s: an icon has one key", where) {
		return pharaon.Effect{}
	}
	for key, value := range e {
		word, _ := value.(string)
		rank := func(high, low string) int {
			c.That(word == high || word == low, "%s: %s is %s or %s", where, key, high, low)
			if word == high {
				return 1
			}
			return 0
		}
		switch key {
		case "burial_step":
			return pharaon.Effect{Kind: pharaon.EffectStep, N: c.Within(where, box.Whole(value), 1, pharaon.MaxSteps)}
		case "take_noble":
			return pharaon.Effect{Kind: pharaon.EffectTakeNoble, N: c.Within(where, box.Whole(value), 1, 3)}
		case "discard_noble":
			return pharaon.Effect{Kind: pharaon.EffectDropNoble, N: c.Within(where, box.Whole(value), 1, 3)}
		case "noble_level_pp":
			return pharaon.Effect{Kind: pharaon.EffectLevel, N: c.Within(where, box.Whole(value), 1, 50)}
		case "god":
			return pharaon.Effect{Kind: pharaon.EffectGod, N: c.OneOf(where, word, c.Gods[:], "god")}
		case "take_artisan":
			return pharaon.Effect{Kind: pharaon.EffectTakeArtisan, N: rank("highest", "lowest")}
		case "discard_artisan":
			return pharaon.Effect{Kind: pharaon.EffectDropArtisan, N: rank("highest", "lowest")}
		case "take_lot":
			return pharaon.Effect{Kind: pharaon.EffectTakeLot, N: c.Within(where, box.Whole(value), 1, 6)}
		case "take_bonus":
			return pharaon.Effect{Kind: pharaon.EffectTakeBonus, N: c.Within(where, box.Whole(value), 1, 12)}
		case "nile_step":
			return pharaon.Effect{Kind: pharaon.EffectTrack, N: rank("fullest_tile", "emptiest_tile")}
		default:
			c.That(false, "%s: %.40q is no icon", where, key)
			return pharaon.Effect{}
		}
	}
	return pharaon.Effect{}
}
