package web

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"io/fs"
	"maps"
	"mime"
	"net/http"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"ennead/internal/gamekit"
	"ennead/internal/piece"
	"ennead/internal/portrait"
	"ennead/internal/vignette"
)

//go:embed static
var static embed.FS

// files are the static files. Their addresses contain a hash of them all, so that browsers may cache them for ever
// and never use an old one.
type files struct {
	hash   string
	byName map[string]file
}

type file struct {
	kind   string
	plain  []byte
	packed map[string]func() []byte // by encoding, made when first asked for; nil where that makes it no smaller
}

func newFiles(kits []*gamekit.Kit) *files {
	f := &files{byName: map[string]file{}}
	sum := sha256.New()
	err := fs.WalkDir(static, "static", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		body, err := static.ReadFile(name)
		if err != nil {
			return err
		}
		f.add(strings.TrimPrefix(name, "static/"), body)
		sum.Write(body)
		return nil
	})
	if err != nil {
		panic(err) // the files are embedded above
	}
	styles := map[string]string{"piece.css": piece.CSS, "vignette.css": vignette.CSS}
	for _, k := range kits {
		styles[styleFile(k.ID())] = k.Board.Style() // separate, so that nobody fetches those of other games
		for _, older := range k.Older {
			styles[styleFile(k.ID(), older.Version())] = k.At(older.Version()).Board.Style()
		}
	}
	for _, name := range slices.Sorted(maps.Keys(styles)) {
		f.add(name, []byte(styles[name]))
		sum.Write([]byte(styles[name]))
	}
	for i := range portrait.Count {
		f.add(portrait.File(i), []byte(portrait.Draw(i)))
		sum.Write([]byte(portrait.Draw(i)))
	}
	f.hash = hex.EncodeToString(sum.Sum(nil))[:12]
	return f
}

// styleFile names the style sheet of the board of a game, or of an older version of it.
func styleFile(game string, version ...int) string {
	for _, n := range version {
		game += "-" + strconv.Itoa(n)
	}
	return "board-" + game + ".css"
}

var kinds = map[string]string{
	".woff2": "font/woff2", ".js": "text/javascript; charset=utf-8", ".txt": "text/plain; charset=utf-8",
}

// remarks are style comments, which browsers do not need.
var remarks = regexp.MustCompile(`(?s)/\*.*?\*/\s*`)

func (f *files) add(name string, body []byte) {
	kind, ok := kinds[path.Ext(name)]
	if !ok {
		kind = mime.TypeByExtension(path.Ext(name))
	}
	if path.Ext(name) == ".css" {
		body = remarks.ReplaceAll(body, nil)
	}
	packs := map[string]func() []byte{}
	for _, encoding := range encodings {
		packs[encoding] = sync.OnceValue(func() []byte { return packed(encoding, body) })
	}
	f.byName[name] = file{kind, body, packs}
}

// at returns the address of a file.
func (f *files) at(name string) string { return "/static/" + f.hash + "/" + name }

// filePolicy is for what is no page: a picture or a script that somebody opens by its address fetches and runs nothing.
const filePolicy = "default-src 'none'; frame-ancestors 'none'"

// ServeHTTP sends a file under its current address.
func (f *files) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name, ok := strings.CutPrefix(r.URL.Path, "/static/"+f.hash+"/")
	file, there := f.byName[name]
	if !ok || !there {
		http.Error(w, "404 not found", http.StatusNotFound)
		return
	}
	w.Header().Set("Content-Type", file.kind)
	w.Header().Set("Content-Security-Policy", filePolicy)
	w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
	w.Header().Set("Vary", "Accept-Encoding")
	body := file.plain
	if name := accepted(r); name != "" {
		if small := file.packed[name](); small != nil {
			w.Header().Set("Content-Encoding", name)
			body = small
		}
	}
	_, _ = w.Write(body)
}
