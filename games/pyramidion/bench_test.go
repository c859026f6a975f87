package pyramidion

import (
	"testing"
	"unsafe"

	"ennead/game/gametest"
)

func BenchmarkRandomPlay(b *testing.B) { gametest.RandomPlay(b, Game) }
func BenchmarkMoves(b *testing.B)      { gametest.Moves(b, Game) }
func BenchmarkPlay(b *testing.B)       { gametest.Play(b, Game) }
func BenchmarkCopy(b *testing.B)       { gametest.Copy(b, Game, unsafe.Sizeof(State{})) }
func BenchmarkMask(b *testing.B)       { gametest.Mask(b, Game) }
func BenchmarkGuess(b *testing.B)      { gametest.Guess(b, Game) }
func BenchmarkReplay(b *testing.B)     { gametest.Replay(b, Game) }
