package notice

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"strconv"
	"strings"

	"ennead/internal/table"
)

// ErrStop says that an address that ends letters is not one of ours.
var ErrStop = errors.New("no letters end by that address")

// stopper seals who gets which letters into an address that only the house can write and read: it stands in letters,
// and mail is not private, so nobody else learns from it who is who.
func (c *Courier) stopper() cipher.AEAD {
	sealed, err := cipher.NewGCMWithRandomNonce(c.block("stop letters"))
	if err != nil {
		panic(err) // the block has the length of one
	}
	return sealed
}

// block returns what seals texts for a purpose.
func (c *Courier) block(purpose string) cipher.Block {
	block, err := aes.NewCipher(c.hash(purpose))
	if err != nil {
		panic(err) // the hash has the length of a key
	}
	return block
}

// hash returns a hash of a text that only the house can make.
func (c *Courier) hash(text string) []byte {
	mac := hmac.New(sha256.New, c.Key)
	mac.Write([]byte(text))
	return mac.Sum(nil)
}

// token returns the end of the address that ends letters of a kind to a person.
func (c *Courier) token(person table.PersonID, kind table.NoticeKind) string {
	sealed := c.stopper().Seal(nil, nil, []byte(string(kind)+" "+string(person)), nil) //nolint:gosec // it has a nonce
	return base64.RawURLEncoding.EncodeToString(sealed)
}

// Follow returns whose letters of which kind an address ends, or [ErrStop].
func (c *Courier) Follow(token string) (person table.PersonID, kind table.NoticeKind, err error) {
	const longest = 1024
	sealed, err := base64.RawURLEncoding.DecodeString(token)
	if err != nil || len(token) > longest {
		return "", "", ErrStop
	}
	text, err := c.stopper().Open(nil, nil, sealed, nil)
	if err != nil {
		return "", "", ErrStop
	}
	before, after, _ := strings.Cut(string(text), " ")
	return table.PersonID(after), table.NoticeKind(before), nil
}

// Path is where addresses begin that end letters.
const Path = "/n/"

// mac returns a text that stands for a person where the database says what somebody has done often.
func (c *Courier) mac(person table.PersonID) string { return c.keyed("letters to " + string(person)) }

// keyed returns a text that stands for another, which nobody can guess who does not know the key of the house.
func (c *Courier) keyed(text string) string {
	return base64.RawURLEncoding.EncodeToString(c.hash(text)[:16])
}

// number returns what tells a letter about these notices apart from all others.
func (c *Courier) number(all []news) string {
	text := "letter"
	for _, n := range all {
		text += "\x00" + n.Person + "\x00" + n.Kind + "\x00" + n.Table + n.About + "\x00" +
			strconv.FormatInt(n.Mark, 10)
	}
	return c.keyed(text)
}
