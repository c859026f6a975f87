package web

import (
	"slices"
	"testing"

	"ennead/internal/store"
)

// The page of what is kept names every relation of the schema once, and no other.
func TestPrivacyKnowsTheSchema(t *testing.T) {
	var listed []string
	for _, k := range kept {
		listed = append(listed, k.Relations...)
	}
	want := slices.Clone(store.Uncopied)
	for _, r := range store.Relations {
		want = append(want, r.Name)
	}
	slices.Sort(listed)
	slices.Sort(want)
	if !slices.Equal(listed, want) {
		t.Errorf("the page knows of %q, the schema has %q", listed, want)
	}
	s := open(t)
	for _, lang := range []string{"en", "fr"} {
		b := s.browser()
		b.header["Accept-Language"] = lang
		b.get("/privacy").wants(t, 200).lacks(t, "site.privacy")
	}
}
