package learnt

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"ennead/game"
)

// Read reads what was counted of a game, maybe under older rules. It refuses a file that fits neither the game nor its
// kinds of deeds.
func Read(text []byte, rules game.Game, kinds []Kind) (*Counted, error) {
	var c Counted
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&c); err != nil {
		return nil, fmt.Errorf("what was counted of %s: %w", rules.ID(), err)
	}
	if c.Game != rules.ID() || len(c.Series) == 0 {
		return nil, fmt.Errorf("what was counted of %s is of %q, with %d numbers of players", rules.ID(), c.Game,
			len(c.Series))
	}
	for _, t := range c.Series {
		for key, deeds := range t.Kinds {
			at := slices.IndexFunc(kinds, func(k Kind) bool { return k.Key == key })
			if at < 0 {
				return nil, fmt.Errorf("what was counted of %s: there is no kind %q of deeds", c.Game, key)
			}
			for _, d := range deeds {
				if !slices.Contains(kinds[at].Deeds, d.Deed) || d.wrong() {
					return nil, fmt.Errorf("what was counted of %s: %s %q is wrong", c.Game, key, d.Deed)
				}
			}
		}
	}
	return &c, nil
}

// wrong reports whether the numbers contradict each other.
func (d Deed) wrong() bool {
	choices := 0 <= d.Chosen && d.Chosen <= d.Offered
	seats := 0 <= d.Did && d.Did <= d.Could
	won := 0 <= d.Won && d.Won <= float64(d.Did) && 0 <= d.Other && d.Other <= float64(d.Could-d.Did)
	return d.Deed == "" || !choices || !seats || !won
}
