package web

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"time"

	"ennead/internal/person"
	"ennead/internal/post"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// Post sends letters in the background.
type Post interface {
	Queue(l post.Letter)
	QueueAll(letters []post.Letter) // one after the other, so that they take no room from others
}

// signIn shows the page on which a guest keeps their games, and an account signs in.
func (s *Server) signIn(w http.ResponseWriter, r *http.Request) {
	s.showSignIn(w, r, http.StatusOK, page.SignIn{})
}

func (s *Server) showSignIn(w http.ResponseWriter, r *http.Request, status int, p page.SignIn) {
	v := who(r)
	if v != nil && v.Kept() && p.Sent == "" && p.Notice.Key == "" {
		http.Redirect(w, r, "/me", http.StatusSeeOther)
		return
	}
	p.Site, p.Passkeys, p.Mail, p.Now = s.site(r), s.mayHaveKeys(r), s.Post != nil, time.Now()
	p.Path = "/signin"
	if v != nil {
		var err error
		p.Name, p.Guest = v.Name, !v.Kept()
		if p.Mine, err = s.House.Mine(r.Context(), table.PersonID(v.ID)); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	s.answer(w, r, status, p.Render())
}

// mayHaveKeys reports whether browsers give passkeys to this site: over https, or on the same machine.
func (s *Server) mayHaveKeys(r *http.Request) bool {
	at := s.at(r)
	host := at.Hostname()
	return at.Scheme == "https" && !numeric(host) || host == "localhost" || strings.HasSuffix(host, ".localhost")
}

// numeric reports whether a host is an address: no passkey belongs to one.
func numeric(host string) bool {
	return strings.Trim(host, "0123456789.") == "" || strings.Contains(host, ":")
}

// at returns the address of the site as the visitor used it.
func (s *Server) at(r *http.Request) *url.URL {
	u, err := url.Parse(s.origin(r))
	if err != nil {
		return &url.URL{} // a host that no address can have
	}
	return u
}

// Uses of a passkey.
const (
	useKeep   = "keep"   // a guest becomes an account
	useAdd    = "add"    // an account has one more
	useSignIn = "signin" // an account signs in
)

// beginKey tells a browser what it needs to make or to show a passkey.
func (s *Server) beginKey(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.tell(w, r, nil, errors.Join(errBadForm, err))
		return
	}
	var c *person.Ceremony
	var err error
	switch v := who(r); r.PostForm.Get("use") {
	case useSignIn:
		c, err = s.People.BeginSignIn(r.Context(), s.at(r))
	case useKeep, useAdd:
		if v == nil {
			err = person.ErrStranger
			break
		}
		c, err = s.People.BeginKey(r.Context(), v, s.at(r), r.PostForm.Get("name"))
	default:
		err = errBadForm
	}
	s.tell(w, r, c, err)
}

// endKey takes the passkey that a browser has made, or signs in whoever has shown one.
func (s *Server) endKey(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.tell(w, r, nil, errors.Join(errBadForm, err))
		return
	}
	form, v, next := r.PostForm, who(r), "/me"
	ticket, key := form.Get("ticket"), []byte(form.Get("key"))
	var err error
	switch use := form.Get("use"); {
	case use == useSignIn:
		var id string
		if id, err = s.People.ShowKey(r.Context(), s.at(r), ticket, key); err == nil {
			next, err = s.signedIn(w, r, func() (string, *person.Visitor, error) {
				return s.People.SignIn(r.Context(), id, r.UserAgent())
			})
		}
	case v == nil:
		err = person.ErrStranger
	default:
		if err = s.People.AddKey(r.Context(), v, s.at(r), ticket, key, page.Agent(r.UserAgent())); err == nil {
			next, err = s.keptBy(w, r, v)
		}
	}
	s.tell(w, r, map[string]string{"go": next}, err)
}

// keptBy gives an account a new cookie if the browser had that of a guest, which somebody else may know, and brings
// its name to its seats.
func (s *Server) keptBy(w http.ResponseWriter, r *http.Request, v *person.Visitor) (next string, err error) {
	if v.Kept() {
		return "/me", nil
	}
	s.renamed(r, v.ID, v.Name)
	return s.signedIn(w, r, func() (string, *person.Visitor, error) {
		return s.People.SignIn(r.Context(), v.ID, r.UserAgent())
	})
}

// renamed brings the name of an account to its seats. Where that fails they keep the name of before, and the person is
// signed in all the same.
func (s *Server) renamed(r *http.Request, id, before string) {
	if err := s.House.Renamed(r.Context(), table.PersonID(id), before); err != nil {
		s.Log.WarnContext(r.Context(), "seats keep the name that a guest had", "err", err)
	}
}

// tell answers the script with what it asked for, or with a sentence about an error.
func (s *Server) tell(w http.ResponseWriter, r *http.Request, answer any, err error) {
	status := http.StatusOK
	if err != nil {
		var notice page.Notice
		status, notice = s.explain(r, err)
		answer = map[string]string{"error": s.site(r).Words.Word(notice.Key)}
	}
	body, err := json.Marshal(answer)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	s.send(w, r, status, body)
}

// signedIn begins a session in this browser. The guest of before stays in a cookie of their own: their games can be
// brought along, and they are back when the account signs out. It returns where to go: for an account that is banned,
// to why.
func (s *Server) signedIn(
	w http.ResponseWriter, r *http.Request, begin func() (string, *person.Visitor, error),
) (next string, err error) {
	token, v, err := begin()
	if at := s.banned(r.Context(), err); at != "" {
		return at, nil
	}
	if err != nil {
		return "", err
	}
	old := who(r)
	if old != nil && old.Session.Hash != "" {
		switch {
		case old.ID == v.ID || old.Kept(): // one session of a browser is enough
			if err := s.People.SignOut(r.Context(), old); err != nil {
				return "", err
			}
		default:
			s.setCookie(w, r, &http.Cookie{Name: s.beforeCookie(r), Value: s.cookie(r).Value, Path: "/",
				MaxAge: int(cookieLife.Seconds())})
		}
	}
	s.know(w, r, token)
	if old != nil && old.ID != v.ID && !old.Kept() {
		known, err := s.House.Knows(r.Context(), table.PersonID(old.ID))
		if err != nil || len(known) > 0 {
			return "/me/bring", err
		}
	}
	return "/me", nil
}

// beforeCookie is that of the guest whom a browser knew before an account signed in.
func (s *Server) beforeCookie(r *http.Request) string { return s.visitorCookie(r) + "-guest" }

// before returns the guest whom this browser knew before, nil without one.
func (s *Server) before(r *http.Request) (*person.Visitor, error) {
	c, err := r.Cookie(s.beforeCookie(r))
	if err != nil || len(c.Value) > maxCookie {
		return nil, nil //nolint:nilnil,nilerr // nobody
	}
	v, err := s.People.Recognize(r.Context(), c.Value)
	if v == nil || v.Kept() {
		return nil, err
	}
	return v, nil
}

// withBefore tells the house in the context of a request which guest this browser knew before. Without a request it has
// answered.
func (s *Server) withBefore(w http.ResponseWriter, r *http.Request) (*http.Request, bool) {
	guest, err := s.before(r)
	switch {
	case err != nil:
		s.fail(w, r, err)
		return nil, false
	case guest == nil:
		return r, true
	}
	return r.WithContext(table.Was(r.Context(), table.PersonID(guest.ID))), true
}

// askLetter sends a link to a mail address. The answer is the same whether somebody here has it or not, and comes
// before anybody looks.
func (s *Server) askLetter(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	if s.Post == nil {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	v, name := who(r), r.PostForm.Get("name")
	refused := func(err error) {
		status, notice := s.explain(r, err)
		s.showSignIn(w, r, status, page.SignIn{Notice: notice})
	}
	address, err := person.CleanAddress(r.PostForm.Get("mail"))
	if err != nil {
		refused(err)
		return
	}
	if !r.PostForm.Has("name") && (v == nil || !v.Kept()) {
		v = nil // whoever signs in here ties no address to a guest
	}
	if v != nil && !v.Kept() {
		if name, err = s.People.Free(r.Context(), v.ID, name); err != nil {
			refused(err)
			return
		}
	}
	if err := s.People.MayMail(r.Context(), address, s.address(r).String()); err != nil {
		refused(err)
		return
	}
	site, origin := s.site(r), s.origin(r)
	go s.letter(context.WithoutCancel(r.Context()), site, origin, v, address, name)
	s.showSignIn(w, r, http.StatusOK, page.SignIn{Sent: address, SentName: name})
}

// letter writes and sends a letter with a link, if there is one for that address.
func (s *Server) letter(
	ctx context.Context, site page.Site, origin string, v *person.Visitor, address, name string,
) {
	ctx, stop := context.WithTimeout(ctx, 10*time.Second)
	defer stop()
	token, link, err := s.People.Letter(ctx, v, address, name)
	if err != nil {
		s.Log.ErrorContext(ctx, "cannot write a letter", "err", err)
		return
	}
	if token == "" {
		return
	}
	subject, text := page.Letter(site, link.Person.Name, link.Address != "", origin+"/in/"+token)
	s.Post.Queue(post.Letter{To: address, Subject: subject, Text: text})
}

// link shows what the link of a letter or of another device does. It changes nothing: programs that look through mail
// follow links, too.
func (s *Server) link(w http.ResponseWriter, r *http.Request) {
	s.showLink(w, r, r.PathValue("ticket"))
}

func (s *Server) showLink(w http.ResponseWriter, r *http.Request, token string) {
	link, err := s.follow(r, token)
	if err != nil {
		status, notice := s.explain(r, err)
		s.answer(w, r, status, page.DeadTicket(s.site(r), notice))
		return
	}
	p := page.Ticket{Site: s.site(r), Name: link.Person.Name, Address: link.Address, Token: token, Agent: r.UserAgent()}
	p.Path = "/"
	s.answer(w, r, http.StatusOK, p.Render())
}

// openLink signs in the holder of a link.
func (s *Server) openLink(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	var opened *person.Visitor
	before := ""
	next, err := s.signedIn(w, r, func() (token string, v *person.Visitor, err error) {
		link, err := s.follow(r, r.PostForm.Get("token"))
		if err != nil {
			return "", nil, err
		}
		if was, err := s.House.Name(r.Context(), table.PersonID(link.Person.ID)); err == nil {
			before = was
		}
		token, opened, err = s.People.Open(r.Context(), r.PostForm.Get("token"), r.UserAgent())
		return token, opened, err
	})
	if err == nil && opened != nil {
		s.renamed(r, opened.ID, before)
	}
	if err != nil {
		status, notice := s.explain(r, err)
		s.answer(w, r, status, page.DeadTicket(s.site(r), notice))
		return
	}
	http.Redirect(w, r, next, http.StatusSeeOther)
}

// words shows where to type the six words of another device; typeWords takes them.
func (s *Server) words(w http.ResponseWriter, r *http.Request) {
	s.answer(w, r, http.StatusOK, page.TypeWords(s.site(r), page.Notice{}))
}

func (s *Server) typeWords(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	code, err := person.ParseCode(r.PostForm.Get("words"))
	if err != nil {
		status, notice := s.explain(r, err)
		s.answer(w, r, status, page.TypeWords(s.site(r), notice))
		return
	}
	s.showLink(w, r, code.Token())
}

// follow says what a link does. Six words can be guessed, so tries of them are counted.
func (s *Server) follow(r *http.Request, token string) (*person.Link, error) {
	if _, err := person.ParseCode(token); err == nil {
		if err := s.People.MayTry(r.Context(), s.address(r).String()); err != nil {
			return nil, err
		}
	}
	return s.People.Look(r.Context(), token)
}
