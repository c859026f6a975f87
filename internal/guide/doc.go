// Package guide provides the guided first game of each game: a real game in which all moves but the learner's are
// scripted, and in which each of the learner's moves explains one idea. A guide is data ([Read]); the place of a game
// in it follows from the game's record alone ([Guide.Place]). docs/guides.md says how to write one.
package guide
