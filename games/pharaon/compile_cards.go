package pharaon

import (
	"fmt"

	"ennead/games/box"
)

// components.yaml: jars, artisans, nobles and the Traitor's tiles.

// number checks that the items of a list carry the numbers of their places.
func (c *compiler) number(id, prefix string, place int) {
	c.That(id == fmt.Sprintf("%s-%02d", prefix, place), "%s-%02d: is called %.20q", prefix, place, id)
}

func (c *compiler) jars(f *fileYAML) {
	if !c.That(len(f.Jars.List) == jarCount, "jars: there are %d", jarCount) {
		return
	}
	for i, j := range f.Jars.List {
		c.number(j.ID, "JAR", i+1)
		if c.That(len(j.Upper) == 2, "%s: has two upper resources", j.ID) {
			c.Jars[i+1] = Jar{[2]Colour{c.colour(j.ID, j.Upper[0]), c.colour(j.ID, j.Upper[1])}, c.colour(j.ID, j.Lower)}
		}
	}
}

func (c *compiler) artisans(f *fileYAML) {
	if !c.That(len(f.Artisans.List) == artisanCount, "artisans: there are %d", artisanCount) {
		return
	}
	for i, a := range f.Artisans.List {
		c.number(a.ID, "ART", i+1)
		c.Components.Artisans[i+1] = Artisan{c.Within(a.ID, a.PP, 0, 50), c.gains(a.ID, a.Gain)}
	}
}

var powerNames = map[string]struct {
	power Power
	kind  string
}{
	"none":                             {NoPower, "none"},
	"swap_resources":                   {SwapResources, "permanent"},
	"pyramid_head_start":               {HeadStart, "permanent"},
	"any_access":                       {AnyAccess, "permanent"},
	"any_five":                         {AnyFive, "permanent"},
	"act_when_full":                    {ActWhenFull, "per_round"},
	"exchange_basic_for_other_basic":   {ExchangeBasic, "per_round"},
	"exchange_basic_for_silver":        {ExchangeSilver, "per_round"},
	"extra_basic_on_jar":               {ExtraBasic, "per_round"},
	"replace_jar_by_3_basic_of_choice": {ReplaceJar, "per_round"},
	"instant":                          {Instant, "instant"},
}

func (c *compiler) nobles(f *fileYAML) {
	if !c.That(len(f.Nobles.List) == nobleCount, "nobles: there are %d", nobleCount) {
		return
	}
	for i := range f.Nobles.List {
		y := &f.Nobles.List[i]
		c.number(y.ID, "NOB", i+1)
		c.That(y.Number == i+1, "%s: has the number %d", y.ID, y.Number)
		c.Nobles[i+1] = c.noble(y)
		c.sort(uint8(i+1), &c.Nobles[i+1])
	}
}

func (c *compiler) noble(y *nobleYAML) Noble {
	p, ok := powerNames[y.Power.Type]
	c.That(ok && p.kind == y.Kind, "%s: %.40q is no power of the kind %.20q", y.ID, y.Power.Type, y.Kind)
	n := Noble{Power: p.power, PerTurn: y.Kind == "per_round", Score: c.nobleScore(y)}
	switch n.Power {
	case SwapResources:
		if c.That(len(y.Power.Pair) == 2, "%s: a pair of colours", y.ID) {
			n.Pair = [2]Colour{c.colour(y.ID, y.Power.Pair[0]), c.colour(y.ID, y.Power.Pair[1])}
		}
	case AnyAccess, ActWhenFull:
		n.Quarter = c.quarter(y.ID, y.Power.Quarter)
	case AnyFive:
		c.That(y.Power.Quarter == "Q-NOB", "%s: works at Q-NOB (PHA-10.8)", y.ID)
	case HeadStart:
		c.That(y.Power.Cells == 1, "%s: advances one cell (PHA-10.6)", y.ID)
	case Instant:
		c.That(len(y.Power.Effects) >= 1 && len(y.Power.Effects) <= 4, "%s: 1 to 4 parts", y.ID)
		for _, part := range y.Power.Effects {
			n.Effects = append(n.Effects, c.instant(y.ID, part))
		}
	}
	return n
}

func (c *compiler) nobleScore(y *nobleYAML) NobleScore {
	s := y.Score
	for _, v := range []int{s.Base, s.Each, s.Pharaoh, s.First, s.Noble, s.ArtisanPP, s.Step, s.Offering, s.FullTrack, s.God, s.Silver, s.Basic} {
		c.Within(y.ID+": score", v, 0, 50)
	}
	score := NobleScore{Base: s.Base, Pharaoh: s.Pharaoh, First: s.First, Noble: s.Noble, ArtisanPP: s.ArtisanPP, Step: s.Step,
		Offering: s.Offering, FullTrack: s.FullTrack, God: s.God, Silver: s.Silver, Basic: s.Basic, WithOffers: s.WithOffers, Copy: s.Copy}
	if s.GodBeside != "" {
		score.Beside, score.GodBeside = c.quarter(y.ID, s.GodBeside), s.Each
	}
	return score
}

// sort puts a noble among those of its power.
func (c *compiler) sort(n uint8, noble *Noble) {
	switch noble.Power {
	case SwapResources:
		c.scribes = c.scribes.With(n)
	case HeadStart:
		c.generals = c.generals.With(n)
	case AnyAccess:
		c.anyAccess[noble.Quarter] = c.anyAccess[noble.Quarter].With(n)
	case AnyFive:
		c.anyFive[noble.Quarter] = c.anyFive[noble.Quarter].With(n)
	case ActWhenFull:
		c.whenFull[noble.Quarter] = c.whenFull[noble.Quarter].With(n)
	case ExchangeBasic:
		c.wise = c.wise.With(n)
	case ExchangeSilver:
		c.treasurers = c.treasurers.With(n)
	case ExtraBasic:
		c.tutors = c.tutors.With(n)
	case ReplaceJar:
		c.diplomats = c.diplomats.With(n)
	}
}

// instant reads one part of an instant power, such as {nile_any: 3}.
func (c *compiler) instant(where string, part map[string]any) Effect {
	kinds := map[string]EffectKind{"nile_any": EffectNile, "bonus_offering": EffectBonus, "artisan": EffectArtisan, "burial_step": EffectStep}
	if !c.That(len(part) == 1, "%s: an effect has one key", where) {
		return Effect{}
	}
	for key, value := range part {
		if key == "gain" {
			list, _ := value.([]any)
			for _, id := range list {
				c.That(id == "SIL", "%s: an instant gain is silver", where)
			}
			return Effect{EffectSilver, c.Within(where, len(list), 1, 4)}
		}
		if kind, ok := kinds[key]; c.That(ok, "%s: %.40q is no instant effect", where, key) {
			return Effect{kind, c.Within(where, box.Whole(value), 1, 4)}
		}
	}
	return Effect{}
}

func (c *compiler) traitor(f *fileYAML) {
	c.NoblePP = c.Within("traitor_tiles: default_noble_pp", f.Traitor.NoblePP, 0, 50)
	if !c.That(len(f.Traitor.List) == tileCount, "traitor_tiles: there are %d", tileCount) {
		return
	}
	for i, t := range f.Traitor.List {
		c.That(t.ID == fmt.Sprintf("TR-%d", i+1), "TR-%d: is called %.20q", i+1, t.ID)
		for k, y := range []sideYAML{t.Light, t.Dark} {
			side := Side{Jars: c.Within(t.ID+": jars", y.Jars, 1, 6)}
			c.That(len(y.Spaces) == tileSpaces, "%s: a side has %d spaces", t.ID, tileSpaces)
			for at, space := range y.Spaces {
				if !c.That(at < tileSpaces && space.Space == at+1, "%s: space %d stands at place %d", t.ID, space.Space, at+1) {
					break
				}
				c.That(len(space.Effects) <= 3 && (at > 0 || len(space.Effects) == 0), "%s: effects of space %d", t.ID, at+1)
				for _, e := range space.Effects {
					side.Spaces[at] = append(side.Spaces[at], c.icon(fmt.Sprintf("%s: space %d", t.ID, at+1), e))
				}
			}
			c.Tiles[i][k] = side
		}
	}
}

// icon reads one icon of a Traitor tile (PHA-15.11), such as {discard_noble: 3}.
func (c *compiler) icon(where string, e map[string]any) Effect {
	if !c.That(len(e) == 1, "%s: an icon has one key", where) {
		return Effect{}
	}
	for key, value := range e {
		word, _ := value.(string)
		rank := func(high, low string) int {
			c.That(word == high || word == low, "%s: %s is %s or %s", where, key, high, low)
			return btoi(word == high)
		}
		switch key {
		case "burial_step":
			return Effect{EffectStep, c.Within(where, box.Whole(value), 1, maxSteps)}
		case "take_noble":
			return Effect{EffectTakeNoble, c.Within(where, box.Whole(value), 1, 3)}
		case "discard_noble":
			return Effect{EffectDropNoble, c.Within(where, box.Whole(value), 1, 3)}
		case "noble_level_pp":
			return Effect{EffectLevel, c.Within(where, box.Whole(value), 1, 50)}
		case "god":
			return Effect{EffectGod, c.OneOf(where, word, c.Gods[:], "god")}
		case "take_artisan":
			return Effect{EffectTakeArtisan, rank("highest", "lowest")}
		case "discard_artisan":
			return Effect{EffectDropArtisan, rank("highest", "lowest")}
		case "take_lot":
			return Effect{EffectTakeLot, c.Within(where, box.Whole(value), 1, 6)}
		case "take_bonus":
			return Effect{EffectTakeBonus, c.Within(where, box.Whole(value), 1, 12)}
		case "nile_step":
			return Effect{EffectTrack, rank("fullest_tile", "emptiest_tile")}
		default:
			c.That(false, "%s: %.40q is no icon", where, key)
			return Effect{}
		}
	}
	return Effect{}
}
