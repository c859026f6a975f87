package disk

import (
	"path/filepath"
	"runtime"
	"testing"
)

func TestFree(t *testing.T) {
	bytes, ok := Free(t.TempDir())
	if known := runtime.GOOS == "linux" || runtime.GOOS == "darwin"; ok != known || ok && bytes == 0 {
		t.Errorf("%d bytes, known: %t", bytes, ok)
	}
	if _, ok := Free(filepath.Join(t.TempDir(), "nowhere")); ok {
		t.Error("a folder that does not exist has room")
	}
}
