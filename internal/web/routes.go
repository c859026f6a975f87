package web

import "net/http"

// routes lists every address of the site. Addresses with {id} belong to one table.
func (s *Server) routes() *http.ServeMux {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{$}", s.home)
	mux.HandleFunc("POST /tables", s.open)
	mux.HandleFunc("POST /records", s.importRecord)
	mux.HandleFunc("POST /settings", s.settings)

	mux.HandleFunc("GET /turns", s.turns)
	mux.HandleFunc("GET /icon/{name}", s.icon)

	mux.HandleFunc("GET /t/{id}", s.showTable)
	mux.HandleFunc("GET /t/{id}/seat/{key}", s.invitation)
	mux.HandleFunc("POST /t/{id}/claim", s.claim)
	mux.HandleFunc("POST /t/{id}/join", s.join)
	mux.HandleFunc("POST /t/{id}/link", s.makeLink)
	mux.HandleFunc("POST /t/{id}/devices", s.own(s.House.Forget))
	mux.HandleFunc("POST /t/{id}/leave", s.own(s.House.Leave))
	mux.HandleFunc("POST /t/{id}/dismiss", s.ofSeat(s.seatForm, s.House.Dismiss))
	mux.HandleFunc("POST /t/{id}/close", s.closeTable)
	mux.HandleFunc("POST /t/{id}/free", s.free)
	mux.HandleFunc("POST /t/{id}/here", s.own(s.House.Here))
	mux.HandleFunc("POST /t/{id}/ready", s.ready)
	mux.HandleFunc("POST /t/{id}/choose", s.choose)
	mux.HandleFunc("POST /t/{id}/deal", s.deal)
	mux.HandleFunc("POST /t/{id}/undo", s.undo)
	mux.HandleFunc("POST /t/{id}/ask", s.ask)
	mux.HandleFunc("POST /t/{id}/unveil", s.unveil)
	mux.HandleFunc("POST /t/{id}/fork", s.fork)
	mux.HandleFunc("POST /t/{id}/retry", s.retry)
	mux.HandleFunc("POST /t/{id}/hint", s.hint)
	mux.HandleFunc("GET /t/{id}/chat", s.chat)
	mux.HandleFunc("POST /t/{id}/chat", s.say)
	mux.HandleFunc("POST /t/{id}/mute", s.mute)
	mux.HandleFunc("GET /t/{id}/record", s.record)
	mux.HandleFunc("GET /t/{id}/analysis", s.analysis)
	mux.HandleFunc("POST /t/{id}/analysis", s.analyse)
	mux.HandleFunc("GET /t/{id}/why/{at}", s.why)
	mux.HandleFunc("GET /t/{id}/events", s.tableEvents)
	mux.HandleFunc("GET /events", s.events)

	mux.HandleFunc("GET /rules", s.library)
	mux.HandleFunc("GET /rules/{game}", s.rules)
	mux.HandleFunc("GET /glossary", s.glossaries)
	mux.HandleFunc("GET /glossary/{game}", s.glossary)
	mux.HandleFunc("GET /learn", s.lessons)
	mux.HandleFunc("GET /learn/{$}", s.lessons)
	mux.HandleFunc("GET /learn/{game}", s.learn)
	mux.HandleFunc("POST /learn/{game}", s.beginLearning)
	mux.HandleFunc("GET /about", s.about)
	mux.HandleFunc("GET /healthz", s.health)
	mux.HandleFunc("GET /livez", s.live)
	mux.HandleFunc("GET /readyz", s.readyz)
	mux.HandleFunc("GET /robots.txt", s.robots)
	mux.Handle("GET /static/", s.files)
	if s.Gallery {
		mux.HandleFunc("GET /gallery", s.gallery)
	}
	return mux
}
