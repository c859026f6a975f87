// Package guide is the guided first game of each game: a real game of which all moves but the learner's are written down
// beforehand, and in which each thing that the learner does explains one idea. A guide is data ([Read]); where a game
// stands in it follows from the game's record alone ([Guide.Place]). docs/guides.md says how to write one.
package guide
