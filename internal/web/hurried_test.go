package web

import (
	"testing"

	"ennead/internal/table"
)

// While the server is busy, a table says so if and only if its bots think for less time.
func TestBusyHouseSaysSo(t *testing.T) {
	s := open(t)
	ann := s.browser()
	const told = "The server is busy"
	s.bots <- struct{}{} // bots are held up
	var paths []string
	for range 4 {
		path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "scribe")
		ann.post(path+"/ready").wants(t, 200).lacks(t, told)
		ann.get(path).wants(t, 200) // ann looks at it
		paths = append(paths, path)
	}
	<-s.bots
	said := 0
	for _, path := range paths {
		s.until(path, func(at *table.Table) bool { return !at.Owing().Has(1) }, func() {})
		page := ann.get(path).wants(t, 200)
		if at := s.look(path); at.Hurried() {
			said++
			page.has(t, told, `id="hurried"`)
			ann.get(path+"?at=1").wants(t, 200).lacks(t, told)
			s.browser().get(path).wants(t, 200).has(t, told)
		} else {
			page.lacks(t, told)
		}
	}
	if said == 0 || said == len(paths) {
		t.Errorf("%d of %d tables say that the house is busy", said, len(paths))
	}
}
