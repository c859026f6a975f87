package table

// AllowsPlans reports whether players at this table may try moves on a private copy. A lesson does not: it says which
// moves are next. Neither does a rated live game, in which plans would be an unfair help. This is the only place that
// decides.
func (t *Table) AllowsPlans() bool {
	_, guided := t.Lesson()
	return t.Status == Playing && !guided && !(t.Terms.Rated && t.Live())
}
