package person

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"strings"
	"time"
	"unicode"

	"ennead/internal/store"
)

const (
	deviceLife = 10 * time.Minute
	mostTries  = 10  // of words, an hour from a network
	mostTyped  = 200 // bytes: six words with what people write between them
)

// Code is what somebody types on another device to be the same person there: the places of six words in [Words].
type Code [6]byte

// NewDevice makes words by which a person signs in on another device until they expire, once. Earlier ones end.
func (p *People) NewDevice(ctx context.Context, v *Visitor) (code Code, expires time.Time, err error) {
	if v == nil {
		return code, expires, ErrStranger
	}
	if _, err := p.Store.Person(ctx, v.ID); err != nil {
		return code, expires, known(err, ErrStranger)
	}
	_, _ = rand.Read(code[:]) // never fails
	for i := range code {
		code[i] %= byte(len(Words["en"])) // 128: all are equally frequent
	}
	expires = p.Now().Add(deviceLife)
	hash := p.hash(code.Token())
	if err := p.put(ctx, hash, device, v.ID, nil, deviceLife); err != nil {
		return code, expires, err
	}
	return code, expires, p.put(ctx, p.keyed(newest, v.ID), newest, v.ID, hash, deviceLife)
}

// isNewest returns [ErrTicket] if the person has a newer ticket for a device.
func (p *People) isNewest(ctx context.Context, t store.Ticket) error {
	last, err := p.valid(p.Store.Ticket(ctx, p.keyed(newest, t.Person)))
	if err != nil {
		return err
	}
	var hash string
	if err := json.Unmarshal(last.Data, &hash); err != nil {
		return err
	}
	if hash != t.Hash {
		return ErrTicket
	}
	return nil
}

// endDevice ends the words that a person has for another device.
func (p *People) endDevice(ctx context.Context, id string) error {
	_, err := p.Store.TakeTicket(ctx, p.keyed(newest, id))
	return known(err, nil)
}

// MayTry counts a try of words, right or wrong, or returns [ErrOften].
func (p *People) MayTry(ctx context.Context, network string) error {
	return p.often(ctx, "words from", network, mostTries, time.Hour)
}

// Words returns the words of a code in a language.
func (c Code) Words(lang string) []string {
	list, ok := Words[lang]
	if !ok {
		list = Words["en"]
	}
	words := make([]string, len(c))
	for i, at := range c {
		words[i] = list[at]
	}
	return words
}

// Token returns the words as a token for [People.Look] and [People.Open].
func (c Code) Token() string { return strings.Join(c.Words("en"), "-") }

// ParseCode reads the words of a code in any language, with or without accents, whatever is between them.
func ParseCode(text string) (c Code, err error) {
	if len(text) > mostTyped {
		return c, ErrWords
	}
	words := strings.FieldsFunc(bare(text), func(r rune) bool { return !unicode.IsLetter(r) })
	if len(words) != len(c) {
		return c, ErrWords
	}
	for i, word := range words {
		at, ok := places[word]
		if !ok {
			return Code{}, ErrWords
		}
		c[i] = at
	}
	return c, nil
}

// places are the places of words, without accents, in their list.
var places = func() map[string]byte {
	all := map[string]byte{}
	for _, list := range Words {
		for i, word := range list {
			all[bare(word)] = byte(i)
		}
	}
	return all
}()

var accents = strings.NewReplacer("à", "a", "â", "a", "ä", "a", "ç", "c", "é", "e", "è", "e", "ê", "e", "ë", "e",
	"î", "i", "ï", "i", "ô", "o", "ö", "o", "ù", "u", "û", "u", "ü", "u")

// bare returns a text in small letters without accents, which some keyboards send as characters of their own.
func bare(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, accents.Replace(strings.ToLower(text)))
}

// hash returns what is stored of a token. Six words could all be tried by whoever reads a hash of them, so that one is
// keyed.
func (p *People) hash(token string) string {
	if code, err := ParseCode(token); err == nil {
		return p.keyed(device, code.Token())
	}
	return hashed(token)
}
