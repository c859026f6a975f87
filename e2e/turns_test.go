package e2e

import (
	"flag"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// Stories keep the processor busy, so there are only as many at work as it has cores: more would be too slow for their
// own pages. A story that has come to where it only waits for time to pass lets another work meanwhile.
var (
	work    = make(chan struct{}, runtime.GOMAXPROCS(0))
	working sync.Map // the names of the stories at work
)

// severally lets so many stories be under way that some can wait.
func severally() error {
	flag.Parse()
	return flag.Set("test.parallel", strconv.Itoa(cap(work)+2))
}

// works waits until a story may work, unless it does already.
func works(t *testing.T) {
	t.Helper()
	if _, works := working.LoadOrStore(story(t), true); works {
		return
	}
	work <- struct{}{}
	t.Cleanup(func() { waits(t) })
}

// waits says that a story has hardly anything more to do but to wait.
func waits(t *testing.T) {
	t.Helper()
	if _, works := working.LoadAndDelete(story(t)); works {
		<-work
	}
}

func story(t *testing.T) string {
	name, _, _ := strings.Cut(t.Name(), "/")
	return name
}
