package table

import (
	"testing"

	"ennead/game"
)

// What the list of rated games names is what can be rated: each of its components, with its options, and nothing else.
func TestRatedGames(t *testing.T) {
	text := corrections(t)
	known, unknown := BoxHash(text), BoxHash([]byte("components that nobody has saved"))
	h := open(t, pharaonHouse, func(c *Config) {
		c.RatedComponents = map[string]string{known: "Second printing", unknown: "Third printing"}
	})
	h.accounts(ann)
	ctx := t.Context()
	_, err := h.SaveBox(ctx, ann, "pharaon", "mine", text)
	must(t, err)
	list, others := h.RatedGames(ctx)
	if len(list) != len(h.gameIDs()) || len(others) != 1 || others[0] != (RatedBox{unknown, "Third printing", false}) {
		t.Fatalf("%+v, %+v", list, others)
	}
	creates := func(id string, box string, options map[string]string) error {
		g := h.Newest(id)
		least, _ := g.Players()
		spec := rated(max(2, least))
		spec.Game, spec.Setup.Options = id, options
		if box == known {
			spec.Setup.Components = text
		}
		_, err := h.Create(ctx, spec, ann, 0)
		return err
	}
	other := func(o game.Option) string {
		for _, value := range o.Values {
			if value != RatedValue(o) {
				return value
			}
		}
		return ""
	}
	for _, one := range list {
		id := one.Game.ID()
		usual := h.UsualComponents(id)
		switch {
		case id != "pharaon" && len(one.Boxes) > 0 == (len(usual) == 0),
			len(one.Boxes) > 0 && one.Boxes[0].Hash != BoxHash(usual), id == "pharaon" && len(one.Boxes) != 2:
			t.Errorf("%s: %+v", id, one.Boxes)
		}
		for _, box := range one.Boxes {
			must(t, creates(id, box.Hash, nil))
		}
		for _, o := range one.Options {
			if value := other(o); value != "" && o.Least <= 2 {
				wants(t, creates(id, "", map[string]string{o.Key: value}), ErrRatedSetup)
			}
		}
	}
	// The usual components are the same whether a table brings them or not.
	spec := rated(2)
	spec.Game, spec.Setup = "pharaon", game.Setup{Components: h.UsualComponents("pharaon")}
	_, err = h.Create(ctx, spec, ann, 0)
	must(t, err)
}
