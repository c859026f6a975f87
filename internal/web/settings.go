package web

import (
	"errors"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/web/page"
)

const settingsCookie = "settings"

// allowed are the settings of a browser with their possible values; the first is the default.
var allowed = map[string][]string{
	"theme":   {"system", "light", "dark"},
	"lang":    append([]string{""}, locale.Langs...),
	"confirm": {"no", "yes"},
	"still":   {"no", "yes"},
	"colour":  append([]string{""}, piece.Colours()...),
	"sound":   {"", "off", "soft", "full"}, // off, too, until somebody has been asked
}

// chosen returns the settings of a request; values that are not allowed are ignored.
func chosen(r *http.Request) map[string]string {
	values := url.Values{}
	if c, err := r.Cookie(settingsCookie); err == nil && len(c.Value) <= maxCookie {
		if parsed, err := url.ParseQuery(c.Value); err == nil {
			values = parsed
		}
	}
	all := map[string]string{}
	for key, list := range allowed {
		all[key] = list[0]
		if value := values.Get(key); slices.Contains(list, value) {
			all[key] = value
		}
	}
	return all
}

// site returns what the pages for this request have in common.
func (s *Server) site(r *http.Request) page.Site {
	set := chosen(r)
	theme := set["theme"]
	if theme == "system" {
		theme = ""
	}
	var visitor *page.Visitor
	if v := who(r); v != nil {
		_, mod := v.Moderates()
		visitor = &page.Visitor{Name: v.Name, Kept: v.Kept(), Mod: mod}
	}
	return page.Site{
		Visitor: visitor, Stage: stage(r),
		Words: s.Words.Match(r.Header.Get("Accept-Language"), set["lang"]),
		Theme: theme, Still: set["still"] == "yes", Confirm: set["confirm"] == "yes",
		Sound: set["sound"], Colour: set["colour"],
		Path: here(r), File: s.files.at, Guests: s.guests, Speech: s.House.Speech(),
		Named: func(hash string) string { return s.House.BoxName(r.Context(), hash) },
	}
}

// here returns the address to which a form of this page leads back. The addresses of links are secrets and stay
// out.
func here(r *http.Request) string {
	if r.Method != http.MethodGet || r.PathValue("key") != "" || r.PathValue("ticket") != "" {
		if id := r.PathValue("id"); id != "" {
			return "/t/" + url.PathEscape(id)
		}
		return "/"
	}
	return r.URL.RequestURI()
}

// settings stores what the visitor chose in a cookie.
func (s *Server) settings(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	set := chosen(r)
	for key, list := range allowed {
		if value := r.PostForm.Get(key); value != "" || key == "colour" && r.PostForm.Has(key) {
			if !slices.Contains(list, value) {
				s.fail(w, r, errBadForm)
				return
			}
			set[key] = value
		}
	}
	values := url.Values{}
	for key, value := range set {
		if value != allowed[key][0] {
			values.Set(key, value)
		}
	}
	s.setCookie(w, r, &http.Cookie{Name: settingsCookie, Value: values.Encode(), Path: "/",
		MaxAge: int(cookieLife.Seconds())})
	http.Redirect(w, r, local(r.PostForm.Get("back")), http.StatusSeeOther)
}

// local returns a path of this site; anything else becomes the home page.
func local(path string) string {
	u, err := url.Parse(path)
	if err != nil || u.Host != "" || u.Scheme != "" || !strings.HasPrefix(path, "/") || strings.HasPrefix(path, "//") ||
		strings.ContainsAny(path, "\\\r\n\t") || len(path) > 500 {
		return "/"
	}
	return path
}
