package piece

import (
	_ "embed"

	"ennead/game"

	"maragu.dev/gomponents"
)

// TogetherCSS is the style of choices that others can follow in the same click, see [Group]. A board that has such
// choices adds it to its own style, so that the pages of other games do not carry it.
//
//go:embed together.css
var TogetherCSS string

// Together is a choice together with what follows it: several moves in one click.
type Together struct {
	Series []game.Move     // the move of the group, and at least one other, each legal once those before it are made
	Text   gomponents.Node // what the button says, beside the picture of the first move
}

// With returns what can be chosen in one click with a move of the group.
func (g Group) With(m game.Move) []Together {
	if g.Together == nil {
		return nil
	}
	return g.Together(m)
}

// After returns the scene after moves of its viewer, as far as the viewer can know it: what is hidden is made up, the
// same for the same view. Each move must be legal after those before it.
func After(scene Scene, moves ...game.Move) Scene {
	world, r := scene.State.Copy(), game.NewRand(0)
	world.Determinize(scene.Viewer, &r)
	for _, m := range moves {
		world.Play(scene.Viewer, m, nil)
	}
	world.Mask(scene.Viewer)
	scene.State, scene.Aim = world, nil
	return scene
}
