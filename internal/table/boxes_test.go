package table

import (
	"bytes"
	"strings"
	"testing"

	"ennead/game"
	pharaonkit "ennead/games/pharaon/kit"
	"ennead/internal/store"
)

// corrections returns components of Pharaon that differ from the usual ones by one figure.
func corrections(t *testing.T) []byte {
	t.Helper()
	own := pharaonkit.Game.Components()
	text := bytes.Replace(own, []byte("start_silver: 2"), []byte("start_silver: 3"), 1)
	if bytes.Equal(own, text) {
		t.Fatal("the figure is not found")
	}
	return text
}

// Components are saved under their hash once they can be played with, and tables open with them.
func TestBoxes(t *testing.T) {
	h := open(t, pharaonHouse)
	text := corrections(t)
	hash, err := h.SaveBox(t.Context(), ann, "pharaon", "  My   box ", text)
	must(t, err)
	if hash != BoxHash(text) || len(hash) != 64 {
		t.Errorf("the hash is %s", hash)
	}
	b, err := h.Box(t.Context(), hash)
	must(t, err)
	if b.Name != "My box" || !bytes.Equal(b.Text, text) || b.Maker != ann {
		t.Errorf("%s of %s, %d bytes", b.Name, b.Maker, len(b.Text))
	}
	if again, err := h.SaveBox(t.Context(), bek, "pharaon", "Theirs", text); err != nil || again != hash {
		t.Errorf("saved again as %s: %v", again, err)
	}
	if name := h.BoxName(t.Context(), hash); name != "My box" {
		t.Errorf("it is called %q", name)
	}
	list, err := h.Boxes(t.Context(), ann)
	must(t, err)
	if len(list) != 1 || list[0].Hash != hash || list[0].Text != nil {
		t.Errorf("%+v", list)
	}
	must(t, h.LeaveBox(t.Context(), ann, hash))
	if list, err := h.Boxes(t.Context(), ann); err != nil || len(list) != 0 {
		t.Errorf("%+v, %v", list, err)
	}
	_, err = h.Box(t.Context(), hash)
	must(t, err)
	_, err = h.Box(t.Context(), strings.Repeat("0", 64))
	wants(t, err, ErrNoBox)
}

// What cannot be played with is not saved, nor what nobody could name.
func TestBoxesRefused(t *testing.T) {
	list, err := ReadWords(strings.NewReader("cretin"))
	must(t, err)
	h := open(t, pharaonHouse, func(c *Config) { c.Words = list })
	h.accounts(ann, bek)
	text := corrections(t)
	for name, c := range map[string]struct {
		name, text string
		want       error
	}{
		"no name":   {" ", string(text), ErrBoxName},
		"long name": {strings.Repeat("x", MaxBoxName+1), string(text), ErrBoxName},
		"no figure": {"x", strings.Replace(string(text), "start_silver: 3", "start_silver: 999", 1), ErrSetup},
		"no yaml":   {"x", "a: [", ErrSetup},
		"too large": {"x", strings.Repeat("#", game.MaxComponents+1), ErrTooLarge},
	} {
		_, err := h.SaveBox(t.Context(), ann, "pharaon", c.name, []byte(c.text))
		if wants(t, err, c.want); err == nil {
			t.Error(name)
		}
	}
	_, err = h.SaveBox(t.Context(), ann, "mehen", "x", text)
	wants(t, err, ErrNoGame)
	for n := range mostBoxesDaily {
		_, err := h.SaveBox(t.Context(), ann, "pharaon", "x", append(bytes.Clone(text), strings.Repeat("\n", n+1)...))
		must(t, err)
	}
	_, err = h.SaveBox(t.Context(), ann, "pharaon", "x", text)
	wants(t, err, ErrManyBoxes)
	_, err = h.SaveBox(t.Context(), bek, "pharaon", "cretin", append(bytes.Clone(text), "\n\n#\n"...))
	wants(t, err, ErrWord)
	must(t, h.conf.Store.EditPerson(t.Context(), string(bek), func(p *store.Person) error {
		p.MutedTill = h.now().UnixMilli() + 1000
		return nil
	}))
	_, err = h.SaveBox(t.Context(), bek, "pharaon", "x", append(bytes.Clone(text), "\n\n#\n"...))
	wants(t, err, ErrMuted)
	closed := open(t, pharaonHouse, func(c *Config) { c.OwnComponents = true })
	_, err = closed.SaveBox(t.Context(), ann, "pharaon", "x", text)
	wants(t, err, ErrForeign)
}

// Games with corrected components are rated only if the rated list of the server names them.
func TestRatedComponents(t *testing.T) {
	text := corrections(t)
	const printing = "Second printing"
	for name, list := range map[string]map[string]string{"": nil, printing: {BoxHash(text): printing}} {
		h := open(t, pharaonHouse, func(c *Config) { c.RatedComponents = list })
		h.accounts(ann)
		spec := rated(2)
		spec.Game, spec.Setup = "pharaon", game.Setup{Components: text}
		_, err := h.Create(t.Context(), spec, ann, 0)
		want := ErrRatedSetup
		if name != "" {
			want = nil
		}
		if want == nil {
			must(t, err)
		} else {
			wants(t, err, want)
		}
		if got := h.RatedAs(BoxHash(text)); got != name || h.BoxName(t.Context(), BoxHash(text)) != name {
			t.Errorf("called %q, not %q", got, name)
		}
	}
}
