package web

import (
	"net/http"
	"strings"

	"ennead/internal/notice"
)

// route is an address of the site and who answers it.
type route struct {
	pattern string
	answer  http.HandlerFunc
}

// routes lists every address of the site. Addresses with {id} belong to one table, see [Server.admitted].
func (s *Server) routes() []route {
	all := []route{
		{"GET /{$}", s.home},
		{"POST /tables", s.open},
		{"POST /records", s.importRecord},
		{"POST /settings", s.settings},

		{"GET /play", s.play},
		{"POST /play/seek", s.seek},
		{"POST /play/stop", s.stopSeeking},
		{"POST /play/accept", s.accept},
		{"POST /play/refuse", s.refuse},
		{"POST /play/fill", s.fill},

		{"GET /signin", s.signIn},
		{"POST /signin/mail", s.askLetter},
		{"POST /passkey/begin", s.beginKey},
		{"POST /passkey", s.endKey},
		{"GET /in", s.words},
		{"POST /in", s.typeWords},
		{"GET /in/{ticket}", s.link},
		{"POST /in/open", s.openLink},
		{"GET /me", s.me},
		{"POST /me/name", s.mine(s.rename)},
		{"POST /me/device", s.addDevice},
		{"POST /me/keys/drop", s.mine(s.dropKey)},
		{"POST /me/mail/drop", s.mine(s.dropMail)},
		{"POST /me/sessions/end", s.mine(s.endSession)},
		{"POST /me/sessions/others", s.mine(s.endOthers)},
		{"POST /me/quiet", s.mine(s.setQuiet)},
		{"POST /me/away", s.mine(s.goAway)},
		{"POST /me/back", s.mine(s.comeBack)},
		{"POST /me/signout", s.signOut},
		{"GET /me/export", s.export},
		{"GET /me/games", s.myGames},
		{"GET /me/records", s.myRecords},
		{"GET /me/bring", s.askBring},
		{"POST /me/bring", s.bring},
		{"GET /me/close", s.askClose},
		{"POST /me/close", s.closeAccount},

		{"POST /play/tell", s.beTold},
		{"POST /play/hush", s.hush},
		{"GET /play/open", s.opening},
		{"GET /me/people", s.circle},
		{"POST /me/people", s.changeCircle},
		{"GET /p", s.findPerson},
		{"GET /p/{name}", s.person},
		{"POST /p/{name}", s.meet},
		{"GET /p/{name}/games", s.games},
		{"GET /p/{name}/report", s.askReportName},
		{"POST /p/{name}/report", s.reportName},
		{"POST /me/notices", s.mine(s.setNotices)},
		{"POST /me/calendar", s.mine(s.setCalendar)},
		{"GET " + notice.Feed + "{ticket}", s.calendar},
		{"POST /me/push", s.mine(s.addPush)},
		{"POST /me/push/renew", s.renewPush},
		{"POST /me/push/drop", s.mine(s.dropPush)},
		{"GET /me/hook", s.hook},
		{"POST /me/hook", s.hooks(s.setHook, "/me/hook")},
		{"POST /me/hook/secret", s.hooks(s.renewHook, "/me/hook")},
		{"POST /me/hook/try", s.hooks(s.tryHook, "/me/hook?tried")},
		{"POST /me/hook/drop", s.hooks(s.dropHook, "/me/hook")},
		{"GET " + notice.Path + "{ticket}", s.askStop},
		{"POST " + notice.Path + "{ticket}", s.stopNotices},
		{"GET /turns", s.turns},
		{"GET /next", s.next},
		{"GET /icon/{name}", s.icon},
		{"GET /manifest.webmanifest", s.manifest},
		{"GET /sw.js", s.worker},
		{"GET /offline", s.offline},

		{"GET /t/{id}", s.showTable},
		{"GET /t/{id}/seat/{key}", s.invitation},
		{"POST /t/{id}/claim", s.claim},
		{"POST /t/{id}/join", s.join},
		{"POST /t/{id}/link", s.makeLink},
		{"POST /t/{id}/devices", s.own(s.House.Forget)},
		{"POST /t/{id}/leave", s.own(s.House.Leave)},
		{"POST /t/{id}/offer", s.own(s.House.Offer)},
		{"POST /t/{id}/stay", s.own(s.House.Stay)},
		{"POST /t/{id}/eyes", s.own(s.House.TakeBack)},
		{"POST /t/{id}/lookaway", s.ofSeat(s.seatForm, s.House.LookAway)},
		{"POST /t/{id}/end", s.own(s.House.End)},
		{"POST /t/{id}/playon", s.own(s.House.PlayOn)},
		{"POST /t/{id}/dismiss", s.ofSeat(s.seatForm, s.House.Dismiss)},
		{"POST /t/{id}/close", s.closeTable},
		{"POST /t/{id}/terms", s.terms},
		{"POST /t/{id}/invite", s.inviteByName},
		{"POST /t/{id}/uninvite", s.uninvite},
		{"POST /t/{id}/decline", s.decline},
		{"POST /t/{id}/rematch", s.rematch},
		{"POST /t/{id}/free", s.free},
		{"POST /t/{id}/pause", s.pause},
		{"POST /t/{id}/resume", s.own(s.House.Resume)},
		{"POST /t/{id}/unpause", s.own(s.House.NoPause)},
		{"POST /t/{id}/nomore", s.own(s.House.NoMore)},
		{"POST /t/{id}/here", s.own(s.House.Here)},
		{"POST /t/{id}/back", s.own(s.House.Back)},
		{"POST /t/{id}/ready", s.ready},
		{"POST /t/{id}/choose", s.choose},
		{"POST /t/{id}/deal", s.deal},
		{"POST /t/{id}/undo", s.undo},
		{"POST /t/{id}/ask", s.ask},
		{"GET /t/{id}/orders", s.orders},
		{"POST /t/{id}/orders", s.order},
		{"POST /t/{id}/unveil", s.unveil},
		{"POST /t/{id}/fork", s.fork},
		{"POST /t/{id}/retry", s.retry},
		{"POST /t/{id}/hint", s.hint},
		{"GET /t/{id}/chat", s.chat},
		{"POST /t/{id}/chat", s.say},
		{"POST /t/{id}/phrase", s.sayPhrase},
		{"POST /t/{id}/mute", s.mute},
		{"GET /t/{id}/people", s.sitters},
		{"GET /t/{id}/people/{seat}", s.sitter},
		{"POST /t/{id}/people/{seat}", s.meetSitter},
		{"GET /t/{id}/people/{seat}/report", s.askReportSeat},
		{"POST /t/{id}/people/{seat}/report", s.reportSeat},
		{"GET /t/{id}/report", s.askReportLine},
		{"POST /t/{id}/report", s.reportLine},
		{"GET /t/{id}/report/table", s.askReportTable},
		{"POST /t/{id}/report/table", s.reportTable},
		{"GET /t/{id}/record", s.record},
		{"GET /t/{id}/remarks", s.remarksFile},
		{"POST /t/{id}/remarks", s.remark},
		{"POST /t/{id}/remarks/drop", s.dropRemark},
		{"GET /t/{id}/remarks/report", s.askReportRemark},
		{"POST /t/{id}/remarks/report", s.reportRemark},
		{"GET /t/{id}/stream", s.showStream},
		{"GET /t/{id}/at/{at}", s.moment},
		{momentPicture, s.momentPicture},
		{"GET /t/{id}/analysis", s.analysis},
		{"POST /t/{id}/analysis", s.analyse},
		{"GET /t/{id}/why/{at}", s.why},
		{"GET /t/{id}/events", s.tableEvents},
		{"GET /events", s.events},

		{"GET /admin", s.moderators(s.admin)},
		{"GET /admin/people", s.moderators(s.findJudged)},
		{"GET /admin/people/{name}", s.moderators(s.showJudged)},
		{"POST /admin/people/{name}", s.moderators(s.judgePerson)},
		{"GET /admin/tables", s.moderators(s.findTable)},
		{"GET /admin/tables/{table}", s.moderators(s.showJudgedTable)},
		{"POST /admin/tables/{table}", s.moderators(s.judgeTable)},
		{"GET /admin/tables/{table}/remarks/{remark}", s.moderators(s.askRemove)},
		{"POST /admin/tables/{table}/remarks/{remark}", s.moderators(s.removeRemark)},
		{"GET /admin/reports/{report}", s.moderators(s.showReport)},
		{"POST /admin/reports/{report}", s.moderators(s.judgeReport)},
		{"GET /admin/cases/{case}", s.moderators(s.showCase)},
		{"POST /admin/cases/{case}", s.moderators(s.judgeCase)},
		{"GET /admin/measures/{measure}", s.moderators(s.showMeasure)},
		{"POST /admin/measures/{measure}", s.moderators(s.judgeMeasure)},
		{"POST /me/answer", s.mine(s.answerMeasure)},
		{"GET /appeal/{ticket}", s.appeal},
		{"POST /appeal/{ticket}", s.answerAppeal},
		{"GET /appeal/{ticket}/export", s.barredExport},
		{"GET /appeal/{ticket}/close", s.askBarredClose},
		{"POST /appeal/{ticket}/close", s.barredClose},
		{"POST /appeal/{ticket}/stay", s.barredStay},

		{"GET /contests", s.contests},
		{"POST /contests", s.announce},
		{"GET /contests/new", s.newContest},
		{"GET /contest/{contest}", s.contest},
		{"POST /contest/{contest}", s.changeContest},
		{"GET /contest/{contest}/file", s.contestFile},
		{"GET /contest/{contest}/report", s.askReportContest},
		{"POST /contest/{contest}/report", s.reportContest},
		{"POST /contest/{contest}/untitle", s.moderators(s.untitle)},
		{"POST /contest/{contest}/judge", s.moderators(s.judgeContest)},
		{"POST /clubs", s.found},
		{"GET /club/{club}", s.club},
		{"POST /club/{club}", s.changeClub},
		{"GET /club/{club}/join/{ticket}", s.askJoin},
		{"POST /club/{club}/join/{ticket}", s.joinClub},
		{"GET /components", s.corrections},
		{"GET /components/{what}", s.figures},
		{"POST /components/{what}", s.correct},

		{"GET /rules", s.library},
		{"GET /rules/{game}", s.rules},
		{"GET /glossary", s.glossaries},
		{"GET /glossary/{game}", s.glossary},
		{"GET /learn", s.lessons},
		{"GET /learn/{$}", s.lessons},
		{"GET /learn/{game}", s.learn},
		{"POST /learn/{game}", s.beginLearning},
		{"GET /learnt/{game}", s.learnt},
		{"GET /ratings", s.ratedGames},
		{"GET /ratings/{game}", s.leaders},
		{"GET /openings/{game}", s.openings},
		{"GET /records/{month}", s.monthlyRecords},
		{"GET /puzzle", s.puzzleOfDay},
		{"GET /puzzle/{game}", s.puzzleOfGame},
		{"GET /puzzle/{game}/{key}", s.puzzle},
		{"GET /about", s.about},
		{"GET /privacy", s.privacy},
		{"GET /healthz", s.health},
		{"GET /livez", s.live},
		{"GET /readyz", s.readyz},
		{"GET /robots.txt", s.robots},
		{"GET /static/", s.files.ServeHTTP},
	}
	if s.Gallery {
		all = append(all, route{"GET /gallery", s.gallery})
	}
	return all
}

// momentPicture is the address of a picture of a moment. It has no page for who may not see the table.
const momentPicture = "GET /t/{id}/at/{at}/{picture}"

// byOwn are the addresses of a table that look themselves who may open them: those of a key, whatever else its holders
// may see of the table, and pictures.
var byOwn = map[string]bool{"GET /t/{id}/seat/{key}": true, "POST /t/{id}/claim": true, momentPicture: true}

func (s *Server) newMux() *http.ServeMux {
	mux := http.NewServeMux()
	for _, r := range s.routes() {
		answer := r.answer
		if strings.Contains(r.pattern, " /t/{id}") && !byOwn[r.pattern] {
			answer = s.admitted(answer)
		}
		mux.HandleFunc(r.pattern, answer)
	}
	return mux
}
