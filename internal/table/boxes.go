package table

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"time"
	"unicode/utf8"

	"ennead/game"
	"ennead/internal/store"
)

// Components that people have corrected: checked like those that a table brings along, named, and shared by the hash of
// their text. They never change, since tables and rated lists name them by it.

const (
	mostBoxes      = 50 // of a person
	mostBoxesDaily = 20 // that a person saves within a day
	// MaxBoxName is how many characters the name of components may have.
	MaxBoxName = 60
)

// Box is components that somebody has saved.
type Box struct {
	Hash  string
	Game  string
	Name  string
	Text  []byte // nil in lists
	Made  time.Time
	Maker PersonID // empty once they are gone
}

// BoxHash returns the hash under which components are shared.
func BoxHash(components []byte) string {
	sum := sha256.Sum256(components)
	return hex.EncodeToString(sum[:])
}

// UsualComponents returns the components with which tables of a game open that bring none; nil if there is no such
// game.
func (h *House) UsualComponents(id string) []byte {
	if text := h.conf.Components[id]; text != nil {
		return text
	}
	if g := h.Newest(id); g != nil {
		return g.Components()
	}
	return nil
}

// TakesComponents reports whether tables may be opened with components that people bring.
func (h *House) TakesComponents() bool { return !h.conf.OwnComponents }

// RatedAs returns the name that the rated list gives components; empty if they are not in it.
func (h *House) RatedAs(hash string) string { return h.conf.RatedComponents[hash] }

// CheckComponents returns why a game cannot be played with these components, which is [ErrSetup], or nil.
func (h *House) CheckComponents(ctx context.Context, id string, text []byte) error {
	g, err := h.Offered(ctx, id)
	if err != nil {
		return err
	}
	if text, err = cleanComponents(text); err != nil {
		return err
	}
	leave, err := h.desk.enter(ctx)
	if err != nil {
		return err
	}
	defer leave()
	least, _ := g.Players()
	err = guarded(func() error {
		_, err := g.New(game.Setup{Players: least, Components: text})
		return err
	})
	if err != nil {
		return fmt.Errorf("%w: %w", ErrSetup, err)
	}
	return nil
}

// SaveBox saves components under a name, and returns their hash. The same components are saved once, by whoever was
// first.
func (h *House) SaveBox(ctx context.Context, who PersonID, id, name string, text []byte) (string, error) {
	if !h.TakesComponents() {
		return "", ErrForeign
	}
	name, err := cleanLine(name)
	if err != nil || utf8.RuneCountInString(name) > MaxBoxName {
		return "", ErrBoxName
	}
	if err := h.conf.Words.refuses(name); err != nil {
		return "", err
	}
	known, err := h.conf.Store.Person(ctx, string(who))
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return "", err
	}
	if known.MutedTill > h.now().UnixMilli() {
		return "", ErrMuted
	}
	if text, err = cleanComponents(text); err != nil {
		return "", err
	}
	if err := h.CheckComponents(ctx, id, text); err != nil {
		return "", err
	}
	may, err := h.conf.Store.Spend(ctx, "boxes "+h.mac("boxes", string(who)), mostBoxesDaily, 24*time.Hour)
	if err != nil {
		return "", err
	}
	if !may {
		return "", ErrManyBoxes
	}
	b := store.Box{Hash: BoxHash(text), Game: id, Name: name, Text: string(text), Maker: string(who),
		Created: h.now().UnixMilli()}
	err = h.conf.Store.AddBox(ctx, b, mostBoxes)
	if errors.Is(err, store.ErrMany) {
		err = ErrManyBoxes
	}
	return b.Hash, err
}

// Box returns the components with that hash, or [ErrNoBox].
func (h *House) Box(ctx context.Context, hash string) (Box, error) {
	b, err := h.conf.Store.Box(ctx, hash)
	if errors.Is(err, store.ErrNotFound) || err == nil && h.Newest(b.Game) == nil {
		return Box{}, ErrNoBox
	}
	one := boxOf(b)
	one.Text = []byte(b.Text)
	return one, err
}

// BoxName returns what components are called: in the rated list, or by who saved them; empty if they have no name.
func (h *House) BoxName(ctx context.Context, hash string) string {
	if name := h.RatedAs(hash); name != "" {
		return name
	}
	b, err := h.conf.Store.Box(ctx, hash)
	if err != nil {
		return "" // saved by nobody, or not to be read now
	}
	return b.Name
}

// Boxes lists the components that somebody has saved, the latest first.
func (h *House) Boxes(ctx context.Context, who PersonID) ([]Box, error) {
	list, err := h.conf.Store.BoxesOf(ctx, string(who))
	all := make([]Box, len(list))
	for i, b := range list {
		all[i] = boxOf(b)
	}
	return all, err
}

func boxOf(b store.Box) Box {
	return Box{Hash: b.Hash, Game: b.Game, Name: b.Name, Maker: PersonID(b.Maker),
		Made: time.UnixMilli(b.Created).UTC()}
}

// LeaveBox takes components from somebody's list. Whoever has their address still finds them.
func (h *House) LeaveBox(ctx context.Context, who PersonID, hash string) error {
	return h.conf.Store.LeaveBox(ctx, hash, string(who))
}
