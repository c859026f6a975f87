package table

import (
	"slices"
	"strings"
	"testing"
)

// No two names at a table look alike: the second gets a number.
func TestNamesAtATable(t *testing.T) {
	h := open(t)
	spec := people(4)
	for i := range spec.Seats {
		spec.Seats[i].Name = ""
	}
	spec.Public = true
	spec.Seats[0].Name = "Оха" // entirely in Cyrillic letters
	id, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	must(t, h.Join(t.Context(), id, 1, bek, "Oxa"))
	must(t, h.Join(t.Context(), id, 2, cem, "O x a."))
	must(t, h.Join(t.Context(), id, 3, dan, "Оха"))
	names := func() (list []string) {
		for _, s := range h.look(id).Seats {
			list = append(list, s.Name)
		}
		return list
	}
	if got, want := names(), []string{"Оха", "Oxa 2", "O x a. 3", "Оха 4"}; !slices.Equal(got, want) {
		t.Errorf("%q sit at the table, not %q", got, want)
	}
	if got := h.look(id).Match.Record.Names; got[1] != "Oxa 2" {
		t.Errorf("the record calls them %q", got)
	}
	must(t, h.Rename(t.Context(), bek, "Bek"))
	must(t, h.Rename(t.Context(), dan, "Bek"))
	if got, want := names(), []string{"Оха", "Bek", "O x a. 3", "Bek 2"}; !slices.Equal(got, want) {
		t.Errorf("%q sit at the table after new names, not %q", got, want)
	}
}

// Nobody can take the name of a bot, or one that looks like it, wherever names are chosen.
func TestNamesOfBots(t *testing.T) {
	h := open(t, func(c *Config) { c.Reserved = []string{"Vizier", "vizir", "bot"} })
	joined := people(2)
	joined.Public, joined.Seats[1].Name = true, ""
	open, err := h.Create(t.Context(), joined, ann, 0)
	must(t, err)
	for name, want := range map[string]error{
		"Vizier": ErrReserved, "vizier": ErrReserved, "V i z i e r": ErrReserved, "Vizir 2": ErrReserved,
		"v1zier": ErrReserved, "Вот": ErrReserved,
		"Vízier": ErrReserved, "Vizіer": ErrScript, "\u2800": ErrName, "Viziera": nil,
	} {
		spec := people(2)
		spec.Seats[0].Name = name
		_, create := h.Create(t.Context(), spec, ann, 0)
		rename := h.Rename(t.Context(), cem, name)
		join := h.Join(t.Context(), open, 1, bek, name)
		for what, err := range map[string]error{"opens a table": create, "is renamed": rename, "joins": join} {
			if want == nil {
				must(t, err)
			} else {
				wants(t, err, want)
			}
			if t.Failed() {
				t.Fatalf("%q %s", name, what)
			}
		}
	}
}

// Bots have names of their own: their first letters differ from each other's and from those of people already named.
// A person who comes with the name of a bot has it, and the bot another one; after the game has begun the person has a
// number. Bots of older tables stay without.
func TestBotsHaveNames(t *testing.T) {
	h := open(t)
	seen := map[string]bool{}
	for range 20 {
		spec := people(4)
		spec.Public = true
		for i, name := range []string{"", "Bek", "", ""} {
			spec.Seats[i].Name = name
		}
		spec.Seats[0] = SeatSpec{Kind: Bot, Level: "first"}
		spec.Seats[2] = SeatSpec{Kind: Bot, Level: "first"}
		id, err := h.Create(t.Context(), spec, ann, 1)
		must(t, err)
		at := h.look(id)
		one, two := at.Seats[0].Name, at.Seats[2].Name
		if one == "" || two == "" || one[0] == two[0] || one[0] == 'B' || two[0] == 'B' {
			t.Fatalf("%q and %q sit with Bek", one, two)
		}
		seen[one] = true
		must(t, h.Join(t.Context(), id, 3, cem, one))
		at = h.look(id)
		got, bot := at.Seats[3].Name, at.Seats[0].Name
		if got != one || bot == one || bot[0] == two[0] || bot[0] == 'B' {
			t.Errorf("a person is called %q and sits with the bots %q and %q", got, bot, two)
		}
		if want := at.Seats[0].Name + ", first"; at.Match.Record.Names[0] != want {
			t.Errorf("the record calls the bot %q, not %q", at.Match.Record.Names[0], want)
		}
	}
	if len(seen) < 3 {
		t.Errorf("at 20 tables bots have only the names %v", seen)
	}
	spec := people(2)
	spec.Seats[1] = SeatSpec{Kind: Bot, Level: "first"}
	early, err := h.Create(t.Context(), spec, dan, 0)
	must(t, err)
	must(t, h.Rename(t.Context(), dan, h.look(early).Seats[1].Name))
	if at := h.look(early).Seats; at[1].Name == at[0].Name || strings.HasSuffix(at[0].Name, " 2") {
		t.Errorf("before the game %q and %q sit together", at[0].Name, at[1].Name)
	}
	must(t, h.Rename(t.Context(), dan, "Dan"))
	must(t, h.Ready(t.Context(), early, 0, [16]byte{1}))
	bot := h.look(early).Seats[1].Name
	must(t, h.Rename(t.Context(), dan, bot))
	if at := h.look(early).Seats; at[1].Name != bot || at[0].Name != bot+" 2" {
		t.Errorf("during the game %q and %q sit together", at[0].Name, at[1].Name)
	}
	id := h.begun(bots("first"))
	old := h.look(id).stored()
	old.Seats[1].Name = ""
	if got := h.restore(t.Context(), old).Seats[1].Name; got != "" {
		t.Errorf("a bot of an older table is called %q", got)
	}
}
