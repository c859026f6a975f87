package table

// AllowsPlans reports whether players at this table may try moves on a private copy. A lesson does not: it says which
// moves are next. This is the only place that decides, so this is where a kind of game is to be refused in which plans
// would be an unfair help, such as a rated live one.
func (t *Table) AllowsPlans() bool {
	_, guided := t.Lesson()
	return t.Status == Playing && !guided
}
