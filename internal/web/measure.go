package web

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"time"

	"ennead/internal/locale"
	"ennead/internal/notice"
	"ennead/internal/person"
	"ennead/internal/post"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// shownMeasures returns measures about somebody of that name as pages show them to a reader.
func shownMeasures(all []person.Measure, reader, name string) []page.Measure {
	shown := make([]page.Measure, len(all))
	for i, m := range all {
		ended := m.Until > 0 && m.Until <= time.Now().UnixMilli()
		shown[i] = page.Measure{Ended: ended, ID: m.ID, Name: name, Kind: m.Kind, Reason: m.Reason, Words: m.Words,
			Mine: m.Actor == reader, Made: moment(m.Made), Until: moment(m.Until), Lifted: moment(m.Lifted),
			Former: m.Former, Answer: m.Answer, Answered: moment(m.Answered), Reply: m.Reply,
			Decided: moment(m.Decided)}
	}
	return shown
}

// answerMeasure stores what a person answers to something that moderators did about them.
func (s *Server) answerMeasure(r *http.Request, v *person.Visitor) error {
	return s.People.AnswerTo(r.Context(), v.ID, r.PostForm.Get("measure"), r.PostForm.Get("words"))
}

// banned returns the address of the page for somebody who wanted to sign in and is banned; empty if the error is
// another one.
func (s *Server) banned(ctx context.Context, err error) string {
	var banned *person.Banned
	if !errors.As(err, &banned) {
		return ""
	}
	token, err := s.People.AppealOf(ctx, banned)
	if err != nil {
		s.Log.ErrorContext(ctx, "cannot make the page of somebody who is banned", "err", err)
		return ""
	}
	return "/appeal/" + token
}

// appeal shows somebody who is banned why, and lets them answer.
func (s *Server) appeal(w http.ResponseWriter, r *http.Request) {
	s.showAppeal(w, r, http.StatusOK, page.Notice{})
}

func (s *Server) showAppeal(w http.ResponseWriter, r *http.Request, status int, n page.Notice) {
	about, err := s.People.Appeals(r.Context(), r.PathValue("ticket"))
	var all []person.Measure
	if err == nil {
		all, err = s.People.MeasuresAbout(r.Context(), about.ID)
	}
	if err != nil {
		status, n := s.explain(r, err)
		s.answer(w, r, status, page.DeadTicket(s.site(r), n))
		return
	}
	site := s.site(r)
	site.Path = "/"
	s.answer(w, r, status, page.Banned(site, page.Barred{Action: appealPath(r),
		Measures: shownMeasures(all, "", about.Name), Banned: about.BannedSince > 0, Erased: erased(about), Notice: n}))
}

// appealPath is the address of the page of somebody who is banned.
func appealPath(r *http.Request) string { return "/appeal/" + r.PathValue("ticket") }

// erased returns when somebody who has closed their account is erased; zero if they have not.
func erased(p person.Person) time.Time {
	if p.Closed == 0 {
		return time.Time{}
	}
	return moment(p.Closed).Add(person.Regret)
}

// barredExport sends somebody who is banned all that the site keeps of them.
func (s *Server) barredExport(w http.ResponseWriter, r *http.Request) {
	v, err := s.People.Barred(r.Context(), r.PathValue("ticket"))
	if err == nil {
		err = s.sendExport(w, r, v)
	}
	if err != nil {
		status, n := s.explain(r, err)
		s.showAppeal(w, r, status, n)
	}
}

// askBarredClose says what closing an account means to somebody who is banned; barredClose does it, and barredStay
// takes it back.
func (s *Server) askBarredClose(w http.ResponseWriter, r *http.Request) {
	v, err := s.People.Barred(r.Context(), r.PathValue("ticket"))
	if err != nil {
		status, n := s.explain(r, err)
		s.showAppeal(w, r, status, n)
		return
	}
	site := s.site(r)
	site.Path = "/"
	s.answer(w, r, http.StatusOK, page.BarredClose(site, v.Name, appealPath(r)))
}

func (s *Server) barredClose(w http.ResponseWriter, r *http.Request) { s.barred(w, r, s.People.Close) }

func (s *Server) barredStay(w http.ResponseWriter, r *http.Request) { s.barred(w, r, s.People.Stay) }

// barred does something about the account of somebody who is banned, at their wish.
func (s *Server) barred(w http.ResponseWriter, r *http.Request, do func(context.Context, string) error) {
	v, err := s.People.Barred(r.Context(), r.PathValue("ticket"))
	if err == nil {
		err = do(r.Context(), v.ID)
	}
	if err != nil {
		status, n := s.explain(r, err)
		s.showAppeal(w, r, status, n)
		return
	}
	http.Redirect(w, r, appealPath(r), http.StatusSeeOther)
}

// answerAppeal takes their answer.
func (s *Server) answerAppeal(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	about, err := s.People.Appeals(r.Context(), r.PathValue("ticket"))
	if err == nil {
		err = s.People.AnswerTo(r.Context(), about.ID, r.PostForm.Get("measure"), r.PostForm.Get("words"))
	}
	if err != nil {
		status, n := s.explain(r, err)
		s.showAppeal(w, r, status, n)
		return
	}
	http.Redirect(w, r, r.URL.Path, http.StatusSeeOther)
}

// tellMeasure sends somebody a letter about what moderators did about them, if they have a mail address and the site
// sends letters: in the language of their other letters, or in all languages.
func (s *Server) tellMeasure(ctx context.Context, to person.Person, m person.Measure) {
	s.writeTo(ctx, to, func(site page.Site) (subject, text string) {
		return page.MeasureLetter(site, to.Name, shownMeasures([]person.Measure{m}, "", to.Name)[0], s.URL.String())
	})
}

// writeTo sends a letter of moderators in the same way.
func (s *Server) writeTo(ctx context.Context, to person.Person, write func(page.Site) (subject, text string)) {
	if letter := s.letterTo(ctx, to, write); letter.To != "" {
		s.Post.Queue(letter)
	}
}

// letterTo writes a letter of moderators; it is to nobody if somebody has no address or the site sends no letters.
func (s *Server) letterTo(
	ctx context.Context, to person.Person, write func(page.Site) (subject, text string),
) (letter post.Letter) {
	if s.Post == nil || s.URL == nil {
		return letter
	}
	address, err := s.People.Address(ctx, &person.Visitor{Person: to})
	if err != nil {
		s.Log.WarnContext(ctx, "a decision is told by no letter", "err", err)
	}
	if address == "" {
		return letter
	}
	langs := locale.Langs
	if wish := notice.Parse(to.Notices); wish.Lang != "" {
		langs = []string{wish.Lang}
	}
	letter.To = address
	for _, lang := range langs {
		subject, text := write(page.Site{Words: s.Words.In(lang)})
		if letter.Subject == "" {
			letter.Subject = subject
		} else {
			letter.Text += "\n"
		}
		letter.Text += text
	}
	return letter
}

// recently is how long one's own page says what moderators decided about games and contests.
const recently = 90 * 24 * time.Hour

// matters lists what moderators decided of late about the games and contests of a person, the latest first.
func (s *Server) matters(ctx context.Context, site page.Site, v *person.Visitor) (all []page.Matter, err error) {
	since := s.House.Time().Add(-recently)
	out, err := s.People.TakenOut(ctx, v.ID, since)
	if err != nil {
		return nil, err
	}
	for _, one := range out {
		if s.kit(one.Game) != nil {
			all = append(all, site.ResultMatter(one))
		}
	}
	if !v.Kept() {
		return all, nil // guests have no contests
	}
	rows, err := s.Contests.Of(ctx, table.PersonID(v.ID))
	for _, k := range rows {
		if one, ok := site.ContestMatter(k, k.Organiser == v.ID); ok && one.At.After(since) {
			all = append(all, one)
		}
	}
	slices.SortStableFunc(all, func(a, b page.Matter) int { return b.At.Compare(a.At) })
	return all, err
}
