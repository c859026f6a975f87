package person_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"ennead/internal/person"
	"ennead/internal/store"
)

// signed is an account called so.
func (h *house) signed(name string) *person.Visitor {
	h.t.Helper()
	_, v := h.guest()
	must(h.t, h.Store.EditPerson(h.t.Context(), v.ID, func(p *store.Person) error {
		p.Kind, p.Name, p.NameKey = person.Account, name, strings.ToLower(name)
		return nil
	}))
	v.Person = h.stored(v.ID)
	return v
}

// between returns what another is to a visitor, in words.
func (h *house) between(v, other *person.Visitor) string {
	h.t.Helper()
	r, err := h.Relation(h.t.Context(), v, other.ID)
	must(h.t, err)
	return words(r)
}

func words(r person.Relation) string {
	var all []string
	for _, part := range []struct {
		is   bool
		word string
	}{{r.Friend, "friend"}, {r.Asked, "asked"}, {r.Asks, "asks"}, {r.Favourite, "favourite"}, {r.Muted, "muted"},
		{r.Blocked, "blocked"}} {
		if part.is {
			all = append(all, part.word)
		}
	}
	return strings.Join(all, " ")
}

// circle lists the people of a visitor, in words.
func (h *house) circle(v *person.Visitor) string {
	h.t.Helper()
	list, err := h.Circle(h.t.Context(), v)
	must(h.t, err)
	var all []string
	for _, a := range list {
		all = append(all, a.Name+": "+words(a.Relation))
	}
	return strings.Join(all, ", ")
}

// Two become friends when both have asked, and are no friends when one of them does not want it any more.
func TestFriends(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		ctx := t.Context()
		ani, bek := h.signed("Ani"), h.signed("Bek")
		are := func(first, second string) {
			t.Helper()
			same(t, h.between(ani, bek), first)
			same(t, h.between(bek, ani), second)
		}
		for range 2 {
			must(t, h.Befriend(ctx, ani, bek.ID))
		}
		are("asked", "asks")
		same(t, h.circle(ani), "Bek: asked")
		same(t, h.circle(bek), "Ani: asks")
		must(t, h.Unfriend(ctx, bek, ani.ID)) // it is not his request
		are("asked", "asks")
		must(t, h.Unfriend(ctx, ani, bek.ID))
		are("", "")
		must(t, h.Befriend(ctx, ani, bek.ID))
		must(t, h.Befriend(ctx, bek, ani.ID))
		are("friend", "friend")
		must(t, h.Unfriend(ctx, bek, ani.ID))
		are("", "")

		must(t, h.Befriend(ctx, ani, bek.ID))
		must(t, h.Ignore(ctx, bek, ani.ID))
		are("asked", "")
		must(t, h.Unfriend(ctx, ani, bek.ID))
		must(t, h.Befriend(ctx, ani, bek.ID)) // she insists
		are("asked", "")
		same(t, h.circle(bek), "")
		must(t, h.Befriend(ctx, bek, ani.ID)) // he thinks better of it
		are("friend", "friend")
		must(t, h.Ignore(ctx, ani, bek.ID)) // nothing to ignore
		are("friend", "friend")
	})
}

// Whoever is blocked, muted, ignored or a favourite sees of themselves and the other what they would see without it:
// as nothing was there, or, where there was a friendship, as if it had ended.
func TestNobodyLearnsOfATie(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		ctx := t.Context()
		type deed = func(v *person.Visitor, other string) error
		befriend := func(v *person.Visitor, other string) error { return h.Befriend(ctx, v, other) }
		unfriend := func(v *person.Visitor, other string) error { return h.Unfriend(ctx, v, other) }
		block := func(v *person.Visitor, other string) error { return h.Block(ctx, v, other) }
		mute := func(v *person.Visitor, other string) error { return h.Mute(ctx, v, other) }
		ignore := func(v *person.Visitor, other string) error { return h.Ignore(ctx, v, other) }
		favourite := func(v *person.Visitor, other string) error { return h.Favourite(ctx, v, other) }
		nothing := func(*person.Visitor, string) error { return nil }
		n := 0
		for _, before := range []struct {
			name   string
			first  deed
			second deed
			silent deed // what looks as a block does
		}{
			{"strangers", nothing, nothing, nothing},
			{"the other asks", befriend, nothing, nothing},
			{"the first has asked", nothing, befriend, unfriend},
			{"friends", befriend, befriend, unfriend},
		} {
			for what, hidden := range map[string][2]deed{
				"block": {block, before.silent}, "mute": {mute, nothing}, "ignore": {ignore, nothing},
				"favourite": {favourite, nothing},
			} {
				var seen [2][]string
				for i := range seen {
					n++
					ani, bek := h.signed(fmt.Sprint("Ani ", n)), h.signed(fmt.Sprint("Bek ", n))
					must(t, before.first(ani, bek.ID))
					must(t, before.second(bek, ani.ID))
					must(t, hidden[i](bek, ani.ID))
					for _, does := range []deed{
						nothing, befriend, befriend, favourite, mute, unfriend, block, befriend,
					} {
						err := does(ani, bek.ID)
						seen[i] = append(seen[i], fmt.Sprint(h.between(ani, bek), err),
							strings.ReplaceAll(h.circle(ani), bek.Name, "Bek"))
					}
				}
				if !slices.Equal(seen[0], seen[1]) {
					t.Errorf("%s, %s: with it Ani sees\n%q\nand without\n%q", before.name, what, seen[0], seen[1])
				}
			}
		}
	})
}

// A block ends what there was, and lets no request through as long as it lasts.
func TestBlock(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	ani, bek := h.signed("Ani"), h.signed("Bek")
	must(t, h.Befriend(ctx, ani, bek.ID))
	must(t, h.Befriend(ctx, bek, ani.ID))
	must(t, h.Favourite(ctx, bek, ani.ID))
	must(t, h.Block(ctx, bek, ani.ID))
	same(t, h.between(bek, ani), "blocked")
	same(t, h.between(ani, bek), "")
	must(t, h.Befriend(ctx, ani, bek.ID))
	same(t, h.circle(bek), "Ani: blocked")
	same(t, h.between(ani, bek), "asked")
	must(t, h.Unblock(ctx, bek, ani.ID))
	same(t, h.circle(bek), "Ani: asks")
	must(t, h.Block(ctx, bek, ani.ID))
	must(t, h.Befriend(ctx, bek, ani.ID)) // who asks for friendship takes the block back
	same(t, h.between(bek, ani), "friend")
}

// Guests block and mute, and are blocked and muted; friends and favourites have accounts that are open.
func TestTiesOfGuests(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	ani := h.signed("Ani")
	_, bek := h.guest()
	wants(t, h.Befriend(ctx, bek, ani.ID), person.ErrGuest)
	wants(t, h.Favourite(ctx, bek, ani.ID), person.ErrGuest)
	wants(t, h.Befriend(ctx, ani, bek.ID), person.ErrNobody)
	wants(t, h.Favourite(ctx, ani, bek.ID), person.ErrNobody)
	for _, nobody := range []string{"", "nobody", ani.ID, "\x00", strings.Repeat("x", 1<<16)} {
		wants(t, h.Mute(ctx, ani, nobody), person.ErrNobody)
	}
	must(t, h.Mute(ctx, ani, bek.ID))
	must(t, h.Block(ctx, bek, ani.ID))
	same(t, h.between(ani, bek), "muted")
	same(t, h.between(bek, ani), "blocked")
	must(t, h.Unmute(ctx, ani, bek.ID))
	same(t, h.circle(ani), "")

	former, err := h.Former(ctx, "somebody of before") // whom no store knows yet
	must(t, err)
	must(t, h.Mute(ctx, former, ani.ID))
	same(t, h.circle(former), "Ani: muted")
}

// Who has closed their account is not there, until they come back.
func TestTiesOfThoseWhoLeave(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	ani, bek := h.signed("Ani"), h.signed("Bek")
	must(t, h.Befriend(ctx, ani, bek.ID))
	must(t, h.Befriend(ctx, bek, ani.ID))
	page := func(name string, want error) {
		t.Helper()
		_, err := h.Page(ctx, nil, name)
		wants(t, err, want)
	}
	page("ÁNI", nil)
	must(t, h.Close(ctx, ani.ID))
	page("Ani", person.ErrNobody)
	same(t, h.circle(bek), "")
	wants(t, h.Befriend(ctx, bek, ani.ID), person.ErrNobody)
	wants(t, h.Favourite(ctx, bek, ani.ID), person.ErrNobody)
	_, _, err := h.SignIn(ctx, ani.ID, "Firefox")
	must(t, err)
	same(t, h.circle(bek), "Ani: friend")
	must(t, h.Store.Erase(ctx, ani.ID, person.Gone))
	same(t, h.circle(bek), "")
	wants(t, h.Block(ctx, bek, ani.ID), person.ErrNobody)
	page("Ani", person.ErrNobody)
	page("", person.ErrNobody)
	_, cleo := h.guest()
	must(t, h.Store.SetName(ctx, cleo.ID, "Cleo"))
	page("Cleo", person.ErrNobody)
}

// A person asks twenty others a day, and has ties to five hundred.
func TestTiesAreBounded(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	ani := h.signed("Ani")
	must(t, h.Befriend(ctx, h.signed("Zoe"), ani.ID))
	var asked []string
	for i := range 22 {
		asked = append(asked, h.signed(fmt.Sprint("Bek ", i)).ID)
	}
	for _, other := range asked[:20] {
		must(t, h.Befriend(ctx, ani, other))
		must(t, h.Befriend(ctx, ani, other))
	}
	wants(t, h.Befriend(ctx, ani, asked[20]), person.ErrAsked)
	zoe, err := h.Called(ctx, "Zoe")
	must(t, err)
	must(t, h.Befriend(ctx, ani, zoe.ID)) // an answer is no request
	for _, other := range asked {
		must(t, h.Mute(ctx, ani, other))
		must(t, h.Favourite(ctx, ani, other))
	}
	ties, err := h.Store.Ties(ctx, ani.ID)
	must(t, err)
	for i := len(ties); i < 500; i++ {
		_, v := h.guest()
		must(t, h.Mute(ctx, ani, v.ID))
	}
	wants(t, h.Block(ctx, ani, asked[0]), person.ErrTies)
	must(t, h.Unmute(ctx, ani, asked[0]))
	must(t, h.Block(ctx, ani, asked[0]))
}

// Friends see by the minute when an account was here last.
func TestPresence(t *testing.T) {
	h := begin(t)
	token, _ := h.account("Ani")
	ani := h.recognize(token)
	here := func(want bool) {
		t.Helper()
		same(t, h.Here(h.stored(ani.ID)), want)
	}
	here(true)
	h.later(2 * time.Minute)
	here(true)
	h.later(time.Minute)
	here(false)
	h.recognize(token)
	here(true)
	h.later(61 * time.Second)
	h.recognize(token)
	same(t, h.stored(ani.ID).Seen, h.now.Load())
}

// A token in a form stands for one acquaintance of one visitor, and is not their id.
func TestTokensOfAcquaintances(t *testing.T) {
	h := begin(t)
	ctx := t.Context()
	ani, bek := h.signed("Ani"), h.signed("Bek")
	_, cem := h.guest()
	must(t, h.Mute(ctx, ani, cem.ID))
	must(t, h.Mute(ctx, bek, cem.ID))
	token := h.Token(ani, cem.ID)
	found, err := h.Acquaintance(ctx, ani, token)
	must(t, err)
	same(t, found.ID, cem.ID)
	for _, wrong := range []string{"", cem.ID, h.Token(bek, cem.ID), h.Token(ani, bek.ID), token + "x"} {
		_, err := h.Acquaintance(ctx, ani, wrong)
		wants(t, err, person.ErrNobody)
	}
	if strings.Contains(token, cem.ID) {
		t.Error("a token holds an id")
	}
}

// Friendship and block at the same moment end in a block without a friendship.
func TestBlockAndFriendshipAtOnce(t *testing.T) {
	bothEngines(t, func(t *testing.T, h *house) {
		ctx := t.Context()
		for i := range 20 {
			ani, bek := h.signed(fmt.Sprint("Ani ", i)), h.signed(fmt.Sprint("Bek ", i))
			must(t, h.Befriend(ctx, ani, bek.ID))
			same(t, rush(t, 2, func(n int) error {
				if n == 0 {
					return h.Block(ctx, ani, bek.ID)
				}
				return h.Befriend(ctx, bek, ani.ID)
			}, nil), 2)
			if got := h.between(ani, bek); got != "blocked" {
				t.Fatalf("Bek is %s", got)
			}
			if got := h.between(bek, ani); got == "friend" {
				t.Fatal("Ani is a friend of Bek, whom she has blocked")
			}
		}
	})
}
