package tekhenu_test

import (
	"testing"
	"unsafe"

	"ennead/game/gametest"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
)

func BenchmarkRandomPlay(b *testing.B) { gametest.RandomPlay(b, kit.Game) }
func BenchmarkMoves(b *testing.B)      { gametest.Moves(b, kit.Game) }
func BenchmarkPlay(b *testing.B)       { gametest.Play(b, kit.Game) }
func BenchmarkCopy(b *testing.B)       { gametest.Copy(b, kit.Game, unsafe.Sizeof(tekhenu.State{})) }
func BenchmarkMask(b *testing.B)       { gametest.Mask(b, kit.Game) }
func BenchmarkGuess(b *testing.B)      { gametest.Guess(b, kit.Game) }
func BenchmarkReplay(b *testing.B)     { gametest.Replay(b, kit.Game) }
