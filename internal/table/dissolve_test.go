package table

import "testing"

// Only the person who opened a table can delete it, until a game begins there; deleting it makes room for another
// one.
func TestDissolve(t *testing.T) {
	h := open(t, func(c *Config) { c.Quotas = Quotas{Open: 1, OpenNetwork: 1, Running: 9, RunningNetwork: 9} })
	id, err := h.Create(t.Context(), people(2), ann, 0)
	must(t, err)
	_, err = h.Create(t.Context(), people(2), ann, 0)
	wants(t, err, ErrManyOpen)
	wants(t, h.Dissolve(t.Context(), id, bek), ErrNotOwner)
	notices := h.conf.Bus.Subscribe(string(id))
	defer notices.Close()
	must(t, h.Dissolve(t.Context(), id, ann))
	<-notices.Notices() // everybody looking at it is told
	_, err = h.Look(t.Context(), id)
	wants(t, err, ErrNoTable)
	wants(t, h.Dissolve(t.Context(), id, ann), ErrNoTable)
	playing := h.begun(people(2))
	wants(t, h.Dissolve(t.Context(), playing, ann), ErrBegun)
	h.look(playing)
}
