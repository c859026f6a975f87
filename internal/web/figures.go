package web

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"regexp"
	"slices"
	"strings"

	"ennead/games/box"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// Components that people correct who own the printed game: a form of the reconstructed figures, what is saved of it,
// and which of these a table is opened with.

// hashes are what components are shared by.
var hashes = regexp.MustCompile(`^[0-9a-f]{64}$`)

// corrections lists the games whose components may be corrected, and what the visitor has saved.
func (s *Server) corrections(w http.ResponseWriter, r *http.Request) {
	mine, err := s.boxesOf(r, "")
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.answer(w, r, http.StatusOK, page.Corrections{Site: s.site(r), Games: s.offered(), Mine: mine}.Render())
}

// figures shows the form of a game, or components that somebody has saved: as a page, or as the file that programs
// read.
func (s *Server) figures(w http.ResponseWriter, r *http.Request) {
	what, file := strings.CutSuffix(r.PathValue("what"), ".yaml")
	if hashes.MatchString(what) {
		s.box(w, r, what, file)
		return
	}
	form, _, err := s.figuresOf(r, what)
	if err != nil || file {
		s.fail(w, r, cmp.Or(err, error(table.ErrNoGame)))
		return
	}
	s.answer(w, r, http.StatusOK, form.Render())
}

// figuresOf returns the form of a game with its usual figures, and the text that holds them.
func (s *Server) figuresOf(r *http.Request, id string) (page.Figures, []byte, error) {
	k := s.kit(id)
	if k == nil || !slices.Contains(s.offered(), k) {
		return page.Figures{}, nil, table.ErrNoGame
	}
	text := s.House.UsualComponents(id)
	all, err := box.Figures(text)
	v := who(r)
	return page.Figures{Site: s.site(r), Game: k, Games: s.offered(), All: all, Kept: v != nil && v.Kept(),
		Brings: s.House.TakesComponents()}, text, err
}

// box shows components that somebody has saved.
func (s *Server) box(w http.ResponseWriter, r *http.Request, hash string, file bool) {
	b, err := s.House.Box(r.Context(), hash)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	if file {
		giveComponents(w, b.Game, b.Text)
		return
	}
	all, err := box.Figures(b.Text)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	usual, err := box.Figures(s.House.UsualComponents(b.Game))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p := page.Box{Site: s.site(r), Box: b, Mine: b.Maker != "" && b.Maker == s.visitor(r),
		Rated: s.House.RatedAs(hash), Brings: s.House.TakesComponents()}
	was := map[string]string{}
	for _, f := range usual {
		was[f.Path] = f.Value
	}
	for _, f := range all {
		if was[f.Path] != f.Value {
			p.Changed = append(p.Changed, page.Change{Figure: f, Usual: was[f.Path]})
		}
	}
	s.answer(w, r, http.StatusOK, p.Render())
}

func giveComponents(w http.ResponseWriter, game string, text []byte) {
	w.Header().Set("Content-Type", "application/yaml; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="`+game+`-components.yaml"`)
	_, _ = w.Write(text) //nolint:gosec // a file of YAML to be kept, which no browser shows as a page
}

// correct checks, saves or gives as a file what the form of a game says, or takes components from the visitor's list.
func (s *Server) correct(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	what, act := r.PathValue("what"), r.PostForm.Get("act")
	if hashes.MatchString(what) {
		if act != "leave" || s.visitor(r) == "" {
			s.fail(w, r, errBadForm)
			return
		}
		if err := s.House.LeaveBox(r.Context(), s.visitor(r), what); err != nil {
			s.fail(w, r, err)
			return
		}
		http.Redirect(w, r, "/components", http.StatusSeeOther)
		return
	}
	form, usual, err := s.figuresOf(r, what)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	text, err := s.corrected(r, &form, usual)
	switch {
	case err != nil:
		s.fail(w, r, err)
	case act == "check":
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Cache-Control", "no-store")
		_ = json.NewEncoder(w).Encode(form.Check()) // a reader who has gone needs no answer
	case form.Faulty():
		s.answer(w, r, http.StatusUnprocessableEntity, form.Render())
	case act == "file":
		giveComponents(w, what, text)
	case act == "save":
		s.saveBox(w, r, form, text)
	default:
		s.fail(w, r, errBadForm)
	}
}

// saveBox saves components that are in order.
func (s *Server) saveBox(w http.ResponseWriter, r *http.Request, form page.Figures, text []byte) {
	if !form.Kept {
		form.Notice = page.Notice{Key: "site.figures.account"}
		s.answer(w, r, http.StatusForbidden, form.Render())
		return
	}
	hash, err := s.House.SaveBox(r.Context(), s.visitor(r), form.Game.ID(), form.Name, text)
	if err != nil {
		status, notice := s.explain(r, err)
		form.Notice = notice
		s.answer(w, r, status, form.Render())
		return
	}
	http.Redirect(w, r, "/components/"+hash, http.StatusSeeOther)
}

// corrected returns the components that a form describes, and fills in the form what is wrong with them.
func (s *Server) corrected(r *http.Request, form *page.Figures, usual []byte) ([]byte, error) {
	form.Name = r.PostForm.Get("name")
	form.Values, form.Wrong = map[string]string{}, map[string]string{}
	var changed []string
	for _, f := range form.All {
		value := strings.TrimSpace(r.PostForm.Get(page.FigureName(f)))
		if value != "" && value != f.Value {
			form.Values[f.Path] = value
			changed = append(changed, f.Path)
		}
	}
	if len(changed) == 0 {
		form.Same = true
		return nil, nil
	}
	text, err := box.Correct(usual, form.Values)
	var misfits box.Misfits
	if errors.As(err, &misfits) {
		for path := range misfits {
			form.Wrong[path] = ""
		}
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	err = s.House.CheckComponents(r.Context(), form.Game.ID(), text)
	if !errors.Is(err, table.ErrSetup) || errors.Is(err, context.Canceled) {
		return text, err
	}
	for _, fault := range box.Faults(err) {
		if errors.Is(fault, table.ErrSetup) {
			continue
		}
		at := blamed(fault.Error(), changed)
		var kind *box.Fault
		switch {
		case at != "" && errors.As(fault, &kind) && kind.Kind == box.Other:
			form.Wrong[at] = "" // a value of another kind
		case at != "":
			form.Wrong[at] = strings.TrimSpace(form.Wrong[at] + " " + form.Fault(fault))
		default:
			form.Faults = append(form.Faults, form.Fault(fault))
		}
	}
	return nil, nil
}

// words split the places that errors name.
var placeWords = regexp.MustCompile(`[A-Za-z0-9_\-]+`)

// blamed returns the changed figure that an error is most likely about: the one whose path has the most words of it.
func blamed(line string, changed []string) (best string) {
	said, most := placeWords.FindAllString(line, -1), 0
	for _, path := range changed {
		n := 0
		for _, key := range strings.Split(path, ".") {
			if slices.Contains(said, key) {
				n++
			}
		}
		if n > most {
			best, most = path, n
		}
	}
	if best == "" && len(changed) == 1 {
		best = changed[0]
	}
	return best
}

// boxesOf lists what the visitor has saved, of one game or of all.
func (s *Server) boxesOf(r *http.Request, id string) ([]table.Box, error) {
	if s.visitor(r) == "" {
		return nil, nil
	}
	all, err := s.House.Boxes(r.Context(), s.visitor(r))
	return slices.DeleteFunc(all, func(b table.Box) bool { return id != "" && b.Game != id }), err
}

// chosenBox returns the components that the form which opens a table asks for; nil for the usual ones.
func (s *Server) chosenBox(r *http.Request, id string) ([]byte, error) {
	hash := cmp.Or(strings.ToLower(strings.TrimSpace(r.PostForm.Get("hash"))), r.PostForm.Get("components"))
	if hash == "" {
		return nil, nil
	}
	b, err := s.House.Box(r.Context(), hash)
	if err == nil && b.Game != id {
		err = table.ErrNoBox
	}
	return b.Text, err
}
