package person_test

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ennead/internal/person"
)

// What happens to somebody who stays: a guest keeps their games, signs in elsewhere, by passkey and by mail, leaves,
// comes back and leaves again.
func TestStory(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		ctx := t.Context()
		first, v := h.guest()
		phone := newDevice(t)
		must(t, h.register(v, phone, "Ani"))
		v = h.recognize(first)
		if !v.Kept() || v.Name != "Ani" {
			t.Fatalf("the guest is %+v", v)
		}

		id, err := h.show(phone)
		must(t, err)
		same(t, id, v.ID)
		second, elsewhere, err := h.SignIn(ctx, id, "Chromium")
		must(t, err)
		h.tell(second)
		same(t, elsewhere.ID, v.ID)

		letter, link, err := h.Letter(ctx, v, "Ani@nile.example", "")
		must(t, err)
		h.tell(letter)
		same(t, link.Address, "Ani@nile.example")
		third, byMail, err := h.Open(ctx, letter, "Safari")
		must(t, err)
		h.tell(third)
		same(t, byMail.ID, v.ID)
		same(t, byMail.Name, "Ani")

		sessions, err := h.Sessions(ctx, v)
		must(t, err)
		same(t, len(sessions), 3)
		must(t, h.Rename(ctx, v.ID, "Anippe"))
		must(t, h.EndOthers(ctx, byMail))
		h.unknown(first)
		h.known(third, v.ID)

		must(t, h.Close(ctx, byMail.ID))
		h.unknown(third)
		h.later(person.Regret - time.Hour)
		letter, link, err = h.Letter(ctx, nil, "ANI@nile.example", "")
		must(t, err)
		h.tell(letter)
		same(t, link.Person.ID, v.ID)
		fourth, back, err := h.Open(ctx, letter, "Firefox")
		must(t, err)
		h.tell(fourth)
		same(t, back.ID, v.ID)
		same(t, back.Name, "Anippe")
		h.known(fourth, v.ID)

		must(t, h.Close(ctx, back.ID))
		must(t, h.Store.Erase(ctx, v.ID, person.Gone))
		_, err = h.show(phone)
		wants(t, err, person.ErrKey)
		_, _, err = h.SignIn(ctx, v.ID, "Firefox")
		wants(t, err, person.ErrTicket)
	})
}

// rush does something several times at once, and returns how often it succeeded. What fails does so for that reason.
func rush(t *testing.T, times int, do func(i int) error, reason error) int {
	var won atomic.Int32
	var wait sync.WaitGroup
	for i := range times {
		wait.Go(func() {
			switch err := do(i); {
			case err == nil:
				won.Add(1)
			case !errors.Is(err, reason):
				t.Errorf("%v, not %v", err, reason)
			}
		})
	}
	wait.Wait()
	return int(won.Load())
}

// A link is opened once, whoever else follows it at the same moment.
func TestLinkAtOnce(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		_, v := h.guest()
		letter, _, err := h.Letter(t.Context(), v, "ani@nile.example", "Ani")
		must(t, err)
		h.tell(letter)
		same(t, rush(t, 8, func(int) error {
			token, _, err := h.Open(t.Context(), letter, "Firefox")
			h.tell(token)
			return err
		}, person.ErrTicket), 1)
	})
}

// Of two sign-ins with the same counter one is of a copy.
func TestCounterAtOnce(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		_, phone := h.account("Ani")
		twin := *phone
		var tickets []string
		var answers [][]byte
		for _, d := range []*device{phone, &twin} {
			c := h.beginSignIn()
			tickets, answers = append(tickets, c.Ticket), append(answers, d.show(c))
		}
		same(t, rush(t, 2, func(i int) error {
			_, err := h.ShowKey(t.Context(), origin(t, home), tickets[i], answers[i])
			return err
		}, person.ErrCopied), 1)
	})
}

// A passkey that does not count may be shown on several devices at once, even if it says something new of itself.
func TestStillAtOnce(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		_, v := h.guest()
		phone := newDevice(t)
		phone.still, phone.flags = true, phone.flags|copiable
		must(t, h.register(v, phone, "Ani"))
		phone.flags |= copied
		var tickets []string
		var answers [][]byte
		for range 4 {
			c := h.beginSignIn()
			tickets, answers = append(tickets, c.Ticket), append(answers, phone.show(c))
		}
		same(t, rush(t, 4, func(i int) error {
			_, err := h.ShowKey(t.Context(), origin(t, home), tickets[i], answers[i])
			return err
		}, nil), 4)
	})
}

// Guests who choose one name at the same moment all keep their games, the others under the name with a number.
func TestNameAtOnce(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		var guests []*person.Visitor
		var letters []string
		for _, address := range []string{"a@nile.example", "b@nile.example", "c@nile.example"} {
			_, v := h.guest()
			letter, _, err := h.Letter(t.Context(), v, address, "Ani")
			must(t, err)
			guests, letters = append(guests, v), append(letters, h.tell(letter))
		}
		same(t, rush(t, 3, func(i int) error {
			token, _, err := h.Open(t.Context(), letters[i], "Firefox")
			h.tell(token)
			return err
		}, nil), 3)
		names := map[string]bool{}
		for _, v := range guests {
			names[h.stored(v.ID).Name] = true
		}
		if !names["Ani"] || !names["Ani 2"] || !names["Ani 3"] {
			t.Errorf("they are called %v", names)
		}
	})
}
