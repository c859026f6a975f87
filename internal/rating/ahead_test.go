package rating_test

import (
	"math"
	"testing"

	"ennead/internal/rating"
)

// Equals come off better as often as not, and who is stronger more often, the surer the skills are.
func TestAhead(t *testing.T) {
	weak, strong := rating.Skill{Mu: 25, Sigma: 2}, rating.Skill{Mu: 31, Sigma: 2}
	unsure := rating.Skill{Mu: 31, Sigma: 8}
	if p := rating.Ahead(weak, weak); p != 0.5 {
		t.Errorf("an equal is ahead with %v", p)
	}
	sure, less := rating.Ahead(strong, weak), rating.Ahead(unsure, weak)
	if sure < 0.65 || sure > 0.8 || less <= 0.5 || less >= sure {
		t.Errorf("the stronger is ahead with %v, and with %v if that is not sure", sure, less)
	}
	if sum := sure + rating.Ahead(weak, strong); math.Abs(sum-1) > 1e-12 {
		t.Errorf("one of the two is ahead with %v", sum)
	}
}
