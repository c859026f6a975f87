package person_test

import (
	"testing"
	"time"

	"ennead/internal/person"
)

// A host knows accounts by name, and gives them a role or a link. Guests have neither.
func TestAccounts(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		ctx := t.Context()
		h.account("Bek")
		h.account("Ani")
		_, guest := h.guest()
		all, err := h.Accounts(ctx)
		must(t, err)
		if len(all) != 2 || all[0].Name != "Ani" || all[1].Name != "Bek" {
			t.Errorf("the accounts are %+v", all)
		}

		ani, err := h.Called(ctx, "ÀNI")
		must(t, err)
		same(t, ani.Name, "Ani")
		for _, name := range []string{"", "Cleo", guest.ID} {
			_, err = h.Called(ctx, name)
			wants(t, err, person.ErrNobody)
		}
		for _, role := range []string{person.Admin, person.Mod, ""} {
			must(t, h.Grant(ctx, person.Operator, ani.ID, role))
			same(t, h.stored(ani.ID).Role, role)
		}
		wants(t, h.Grant(ctx, person.Operator, ani.ID, "pharaoh"), person.ErrRole)
		wants(t, h.Grant(ctx, person.Operator, guest.ID, person.Mod), person.ErrNobody)
		wants(t, h.Grant(ctx, person.Operator, "nobody", person.Mod), person.ErrNobody)
		same(t, h.stored(guest.ID).Role, "")
		same(t, h.audit(), "grant grant revoke")

		must(t, h.Close(ctx, ani.ID))
		_, err = h.Called(ctx, "Ani") // who may come back
		must(t, err)
		h.later(person.Regret)
		_, err = h.Called(ctx, "Ani")
		wants(t, err, person.ErrNobody)
	})
}

// Who has lost their passkey signs in by a link of the host, once, within a quarter of an hour.
func TestLinkFor(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	token, _ := h.account("Ani")
	ani := h.recognize(token)
	link := func() string {
		t.Helper()
		token, until, err := h.LinkFor(ctx, ani.ID)
		must(t, err)
		same(t, until.UnixMilli(), h.now.Load()+(15*time.Minute).Milliseconds())
		return h.tell(token)
	}
	first, second, late := link(), link(), link()
	looked, err := h.Look(ctx, first)
	must(t, err)
	same(t, looked.Person.Name, "Ani")
	session, v := h.open(first)
	same(t, v.ID, ani.ID)
	h.known(session, ani.ID)
	_, _, err = h.Open(ctx, first, "Firefox")
	wants(t, err, person.ErrTicket)

	must(t, h.Close(ctx, ani.ID))
	h.open(second) // and has the account again
	same(t, h.stored(ani.ID).Closed, 0)
	h.later(15 * time.Minute)
	_, _, err = h.Open(ctx, late, "Firefox")
	wants(t, err, person.ErrTicket)

	_, guest := h.guest()
	must(t, h.Close(ctx, ani.ID))
	h.later(person.Regret)
	for _, id := range []string{ani.ID, guest.ID, "nobody"} {
		_, _, err = h.LinkFor(ctx, id)
		wants(t, err, person.ErrNobody)
	}
}
