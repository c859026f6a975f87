package web

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"image/png"
	"sync"
	"time"

	"ennead/internal/piece"
	"ennead/internal/raster"
	"ennead/internal/web/page"
)

// pictures draws boards for link previews, one at a time: players come first. It keeps what it has drawn by what was to
// be drawn, so that nothing old is ever sent.
type pictures struct {
	busy    chan struct{}
	waiting chan struct{}
	mu      sync.Mutex
	sheets  map[string]*raster.Sheet // by style
	drawn   map[[sha256.Size]byte]*picture
	bytes   int
}

type picture struct {
	png []byte
	tag string
}

const (
	mostWaiting      = 16       // for a picture
	mostPictureBytes = 32 << 20 // kept
	longestPicture   = 10 * time.Second
)

// errPictures says that too many wait for pictures.
var errPictures = errors.New("too many pictures are being drawn")

func newPictures() *pictures {
	return &pictures{busy: make(chan struct{}, 1), waiting: make(chan struct{}, mostWaiting),
		sheets: map[string]*raster.Sheet{}, drawn: map[[sha256.Size]byte]*picture{}}
}

// of returns a drawing as a picture.
func (p *pictures) of(ctx context.Context, style, drawing string) (*picture, error) {
	key := sha256.Sum256([]byte(style + "\x00" + drawing))
	if known := p.known(key); known != nil {
		return known, nil
	}
	select {
	case p.waiting <- struct{}{}:
		defer func() { <-p.waiting }()
	default:
		return nil, errPictures
	}
	ctx, cancel := context.WithTimeout(ctx, longestPicture)
	defer cancel()
	select {
	case p.busy <- struct{}{}:
		defer func() { <-p.busy }()
	case <-ctx.Done():
		return nil, errPictures
	}
	if known := p.known(key); known != nil { // somebody else wanted the same
		return known, nil
	}
	pixels, err := p.sheet(style).Draw(ctx, drawing, page.PictureWidth, page.PictureHeight)
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	if err := png.Encode(&file, pixels); err != nil {
		return nil, err
	}
	sum := sha256.Sum256(file.Bytes())
	made := &picture{file.Bytes(), `"` + hex.EncodeToString(sum[:16]) + `"`}
	p.keep(key, made)
	return made, nil
}

func (p *pictures) known(key [sha256.Size]byte) *picture {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.drawn[key]
}

func (p *pictures) keep(key [sha256.Size]byte, made *picture) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.bytes += len(made.png); p.bytes > mostPictureBytes {
		clear(p.drawn)
		p.bytes = len(made.png)
	}
	p.drawn[key] = made
}

// sheet returns the style sheet of a board, which is read once. There are as many as versions of games.
func (p *pictures) sheet(style string) *raster.Sheet {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.sheets[style] == nil {
		p.sheets[style] = raster.Read(piece.CSS, style)
	}
	return p.sheets[style]
}
