package gametest

import (
	"fmt"
	"slices"

	"ennead/game"
)

// sameOnly checks that in worlds that a viewer cannot tell apart, tables make the same choices for their players, and
// that such a choice shows the viewer no difference between the worlds.
func (p *player) sameOnly(viewer game.Seat, a, b game.State) error {
	if err := p.samePublic(a, b); err != nil {
		return err
	}
	only, ok := game.OnlyChoice(a)
	other, also := game.OnlyChoice(b)
	switch {
	case ok != also || ok && only != other:
		return fmt.Errorf("whether a table makes a choice depends on what a seat must not know: %+v %t, %+v %t",
			only, ok, other, also)
	case !ok:
		return nil
	}
	if err := p.indifferent(only.Seat, a); err != nil {
		return err
	}
	va, vb := a.Copy(), b.Copy()
	va.Play(only.Seat, only.Move, nil)
	vb.Play(only.Seat, only.Move, nil)
	va.Mask(viewer)
	vb.Mask(viewer)
	if !va.Equal(vb) {
		return fmt.Errorf("a table may make %s, although it shows hidden things:\n%s", p.text(only.Seat, only.Move),
			differences(va, vb, "in one world", "in the other"))
	}
	return nil
}

// samePublic checks that the choices which a game calls public are the same in both worlds.
func (p *player) samePublic(a, b game.State) error {
	in, ok := a.(game.PublicChoices)
	if !ok {
		return nil
	}
	for seat := range (a.Owing() &^ game.Nature.Set()).All() {
		public := in.PublicChoice(seat)
		switch ma, mb := a.Moves(nil, seat), b.Moves(nil, seat); {
		case public != b.(game.PublicChoices).PublicChoice(seat):
			return fmt.Errorf("whether the choices of %s are public depends on what a seat must not know", whom(seat))
		case public && !slices.Equal(ma, mb):
			return fmt.Errorf("the choices of %s %s are not public: PublicChoice must leave this step out. "+
				"In one world %s, in the other %s", whom(seat), p.asks(seat), p.texts(ma), p.texts(mb))
		}
	}
	return nil
}

// indifferent checks that choices which a game says come to the same do: whichever the seat begins with, it ends in the
// same state as with the others.
func (p *player) indifferent(seat game.Seat, s game.State) error {
	in, ok := s.(game.Indifferent)
	if !ok || !in.Indifferent(seat) {
		return nil
	}
	var end game.State
	for _, m := range s.Moves(nil, seat) {
		then := s.Copy()
		then.Play(seat, m, nil)
		for then.Owing() == seat.Set() && then.(game.Indifferent).Indifferent(seat) {
			then.Play(seat, evenly(then.Moves(nil, seat), &p.rand), nil)
		}
		if end == nil {
			end = then
		}
		if !end.Equal(then) {
			return fmt.Errorf("the choices of %s %s are called indifferent, but lead to different states:\n%s",
				whom(seat), p.asks(seat), differences(end, then, "with one", "with "+p.text(seat, m)))
		}
	}
	return nil
}
