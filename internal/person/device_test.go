package person_test

import (
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"ennead/internal/person"
	"ennead/internal/store"
	"ennead/internal/store/sqlite"
	"ennead/internal/store/sqlite/sqlitetest"
)

// deviceHouse is a house with a clock that the test turns.
type deviceHouse struct {
	*person.People
	t   *testing.T
	now time.Time
}

func deviceOpen(t *testing.T) *deviceHouse {
	t.Helper()
	db, err := sqlite.Open(t.Context(), sqlitetest.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	h := &deviceHouse{t: t, now: time.Now()}
	h.People = person.New(person.Config{Store: db, Key: []byte("a key of the house"),
		Name: func(name string) (string, error) { return name, nil }, Now: func() time.Time { return h.now }})
	return h
}

// guest returns a new guest.
func (h *deviceHouse) guest() *person.Visitor {
	h.t.Helper()
	_, v, err := h.Arrive(h.t.Context(), "Firefox")
	if err != nil {
		h.t.Fatal(err)
	}
	return v
}

// words returns new words of a person.
func (h *deviceHouse) words(v *person.Visitor) person.Code {
	h.t.Helper()
	code, expires, err := h.NewDevice(h.t.Context(), v)
	if err != nil || expires.Sub(h.now) != 10*time.Minute {
		h.t.Fatalf("words until %v: %v", expires, err)
	}
	return code
}

// refused holds that nobody signs in with a token.
func (h *deviceHouse) refused(why, token string) {
	h.t.Helper()
	if _, err := h.Look(h.t.Context(), token); !errors.Is(err, person.ErrTicket) {
		h.t.Errorf("%s: looked at: %v", why, err)
	}
	if _, _, err := h.Open(h.t.Context(), token, "Safari"); !errors.Is(err, person.ErrTicket) {
		h.t.Errorf("%s: opened: %v", why, err)
	}
}

// A guest and an account sign in elsewhere by words, once.
func TestDevice(t *testing.T) {
	h := deviceOpen(t)
	guest, account := h.guest(), h.guest()
	if err := h.Store.EditPerson(t.Context(), account.ID, func(p *store.Person) error {
		p.Kind, p.Name = person.Account, "Ani"
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	for kind, v := range map[string]*person.Visitor{person.Guest: guest, person.Account: account} {
		code := h.words(v)
		link, err := h.Look(t.Context(), code.Token())
		if err != nil || link.Person.ID != v.ID || link.Address != "" ||
			link.Expires.Sub(h.now).Round(time.Second) != 10*time.Minute {
			t.Fatalf("%s: %+v, %v", kind, link, err)
		}
		session, other, err := h.Open(t.Context(), code.Token(), "Safari")
		if err != nil || other.ID != v.ID || other.Kind != kind {
			t.Fatalf("%s: %+v, %v", kind, other, err)
		}
		if known, err := h.Recognize(t.Context(), session); err != nil || known.ID != v.ID {
			t.Errorf("%s: recognized as %+v, %v", kind, known, err)
		}
		if all, err := h.Sessions(t.Context(), v); err != nil || len(all) != 2 {
			t.Errorf("%s: %d sessions, %v", kind, len(all), err)
		}
		h.refused(kind+" again", code.Token())
	}
}

// Words end after ten minutes, with newer ones, and when their owner ends all else or leaves.
func TestDeviceEnds(t *testing.T) {
	h := deviceOpen(t)
	v, other := h.guest(), h.guest()
	code, others := h.words(v), h.words(other)
	h.now = h.now.Add(10*time.Minute - time.Second)
	if _, err := h.Look(t.Context(), code.Token()); err != nil {
		t.Error(err)
	}
	h.now = h.now.Add(time.Second)
	h.refused("late", code.Token())
	h.refused("late", others.Token())

	first, second := h.words(v), h.words(v)
	h.refused("replaced", first.Token())
	if _, err := h.Look(t.Context(), second.Token()); err != nil {
		t.Error(err)
	}
	if err := h.EndOthers(t.Context(), v); err != nil {
		t.Fatal(err)
	}
	h.refused("ended", second.Token())

	last, stays := h.words(v), h.words(other)
	if err := h.Close(t.Context(), v.ID); err != nil {
		t.Fatal(err)
	}
	h.refused("closed", last.Token())
	if _, err := h.Look(t.Context(), stays.Token()); err != nil {
		t.Errorf("the words of somebody else: %v", err)
	}
}

// Nobody signs in with other words, nor with what the database holds of them.
func TestDeviceWrongWords(t *testing.T) {
	h := deviceOpen(t)
	code := h.words(h.guest())
	wrong := code
	wrong[5] = (wrong[5] + 1) % 128
	h.refused("one other word", wrong.Token())
	h.refused("five words", strings.Join(code.Words("en")[:5], "-"))
	h.refused("nothing", "")
	plain := sha256.Sum256([]byte(code.Token()))
	_, err := h.Store.Ticket(t.Context(), base64.RawURLEncoding.EncodeToString(plain[:]))
	if !errors.Is(err, store.ErrNotFound) {
		t.Errorf("what is stored can be reckoned without the key: %v", err)
	}
	elsewhere := person.New(person.Config{Store: h.Store, Key: []byte("a key of another house"), Now: h.Now})
	if _, err := elsewhere.Look(t.Context(), code.Token()); !errors.Is(err, person.ErrTicket) {
		t.Errorf("with another key: %v", err)
	}
	if _, err := h.Look(t.Context(), code.Token()); err != nil {
		t.Errorf("the right words: %v", err)
	}
	for why, v := range map[string]*person.Visitor{"nobody": nil, "not stored": {Person: store.Person{ID: "x"}}} {
		if _, _, err := h.NewDevice(t.Context(), v); !errors.Is(err, person.ErrStranger) {
			t.Errorf("%s: %v", why, err)
		}
	}
}

// Of eight who open the same words at once, one signs in.
func TestDeviceOneOfEight(t *testing.T) {
	h := deviceOpen(t)
	token := h.words(h.guest()).Token()
	var all sync.WaitGroup
	errs := make([]error, 8)
	for i := range errs {
		all.Go(func() { _, _, errs[i] = h.Open(t.Context(), token, "Safari") })
	}
	all.Wait()
	in := 0
	for _, err := range errs {
		if err == nil {
			in++
		} else if !errors.Is(err, person.ErrTicket) {
			t.Error(err)
		}
	}
	if in != 1 {
		t.Errorf("%d signed in", in)
	}
}

// A network tries ten times an hour. Others are not its business.
func TestDeviceTries(t *testing.T) {
	h := deviceOpen(t)
	for n := range 12 {
		err := h.MayTry(t.Context(), "192.0.2.0/24")
		if n < 10 && err != nil || n >= 10 && !errors.Is(err, person.ErrOften) {
			t.Errorf("try %d: %v", n, err)
		}
	}
	if err := h.MayTry(t.Context(), "198.51.100.0/24"); err != nil {
		t.Error(err)
	}
}

// Words are read as people type them.
func TestDeviceParse(t *testing.T) {
	const owl = "squirrel-elephant-castle-oasis-ebony-zebra"
	for text, ok := range map[string]bool{
		owl: true,
		"écureuil éléphant château oasis ébène zèbre":                                     true,
		"ecureuil elephant chateau oasis ebene zebre":                                     true,
		"ÉCUREUIL, ÉLÉPHANT, CHÂTEAU, OASIS, ÉBÈNE, ZÈBRE.":                               true,
		"e\u0301cureuil ele\u0301phant cha\u0302teau oasis e\u0301be\u0300ne ze\u0300bre": true,
		"  Squirrel\u00a0elephant\ncastle , oasis\tebony- zebra\r\n":                      true,
		"1. squirrel 2. elephant 3. castle 4. oasis 5. ebony 6. zebra":                    true,
		"Squirrel éléphant castle oasis ébène zebra":                                      true,
		"squirrel elephant castle oasis ebony":                                            false,
		owl + "-zebra":                                                                    false,
		"squirrel elephant castle oasis ebony zebras":                                     false,
		"squirrelelephantcastleoasisebonyzebra":                                           false,
		"":                                                                                false,
		owl + strings.Repeat(" ", 200):                                                    false,
	} {
		code, err := person.ParseCode(text)
		if ok && (err != nil || code.Token() != owl) || !ok && !errors.Is(err, person.ErrWords) {
			t.Errorf("%q: %s, %v", text, code.Token(), err)
		}
	}
	for n := range byte(128) {
		code := person.Code{n, 127 - n, n, 0, 127, n}
		for _, lang := range []string{"en", "fr", "xx"} {
			if again, err := person.ParseCode(strings.Join(code.Words(lang), " ")); err != nil || again != code {
				t.Errorf("%v in %s: %v, %v", code, lang, again, err)
			}
		}
	}
	if words := (person.Code{0, 1, 2, 3, 4, 127}).Words("fr"); !slices.Equal(words,
		[]string{"acacia", "ancre", "pomme", "flèche", "automne", "zèbre"}) {
		t.Error(words)
	}
}

// deviceLetters are the letters of a word without accents.
func deviceLetters(word string) string {
	return strings.NewReplacer("â", "a", "è", "e", "é", "e", "ê", "e", "î", "i", "ô", "o", "û", "u").Replace(word)
}

// deviceDistance is how many letters must be added, dropped or replaced to make one word another.
func deviceDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := before
			if a[i] != b[j] {
				change++
			}
			before = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

// The lists hold short words of small letters that nobody mistakes for each other, and a word means one place.
func TestDeviceLists(t *testing.T) {
	if len(person.Words) != 2 || deviceDistance("lune", "dune") != 1 || deviceDistance("salmon", "almond") != 2 {
		t.Fatal("the lists are two, in English and French")
	}
	place := map[string]int{}
	for lang, list := range person.Words {
		if len(list) != 128 {
			t.Errorf("%s: %d words", lang, len(list))
		}
		for i, word := range list {
			letters := deviceLetters(word)
			if len(letters) < 4 || len(letters) > 8 || lang == "en" && letters != word ||
				strings.Trim(letters, "abcdefghijklmnopqrstuvwxyz") != "" {
				t.Errorf("%s: %s", lang, word)
			}
			if at, ok := place[letters]; ok && at != i {
				t.Errorf("%s has two places", word)
			}
			place[letters] = i
			for _, other := range list[:i] {
				if deviceDistance(letters, deviceLetters(other)) < 2 {
					t.Errorf("%s: %s and %s", lang, word, other)
				}
			}
		}
	}
}
