package table

func playUntilKilled() {}
