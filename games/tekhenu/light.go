package tekhenu

// Light and purity: chapter 2.

// Lit is the light on a section: the dial turns with its arrow, its pattern runs clockwise from there (TEK-2.1, TEK-5.1).
func (s *State) Lit(g God) Light { return s.Data.lit(s.Arrow, g) }

func (c *Components) lit(arrow, g God) Light {
	at := g + Gods - arrow
	if at >= Gods {
		at -= Gods
	}
	return c.Pattern[at]
}

// Purity is what a die of that colour is in a section now (TEK-2.2).
func (s *State) Purity(g God, c Colour) Purity { return s.Data.Purity[s.Lit(g)][c] }

// after is the next section clockwise.
func (g God) after() God {
	if g++; g < Gods {
		return g
	}
	return 0
}

// Beside are the two neighbours of a section, Across the one opposite (TEK-2.1).
func (g God) Beside() (before, after God) { return (g + Gods - 1) % Gods, (g + 1) % Gods }

// Across is the opposite section (TEK-2.1).
func (g God) Across() God { return (g + Gods/2) % Gods }
