package tekhenu

import (
	"ennead/game"
	"ennead/game/set"
)

// Botankhamun, the solo opponent (chapter 18). His seat is [Bot]. His [Player] holds his pieces, and his cards as a
// pile without effects.

// planCandidates offers the action tiles that are not yet in the pyramid.
func planCandidates(s *State, f Frame, dst []game.Move) []game.Move {
	for left := s.unlaid(f.A); left != 0; left = left.Rest() {
		dst = append(dst, game.Move{Verb: VPlan, A: left.First()})
	}
	return dst
}

// unlaid returns the action tiles that are not on the first places of the pyramid.
func (s *State) unlaid(places uint8) set.Small[BotTile] {
	left := set.Small[BotTile](1<<(BotTiles+1) - 2)
	for _, n := range s.Rival.Pyramid[:places] {
		left = left.Without(n)
	}
	return left
}

// planPlay builds the pyramid from the base up (TEK-18.5).
func planPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Rival.Pyramid[f.A] = m.A
	log.Add(Planned{Tile: m.A, Place: f.A + 1}.event(EvPlan))
	if f.A+1 < BotTiles {
		s.Push(StepPlan, Bot, f.A+1, 0)
	}
}

// botPieces places his pieces for the setup (TEK-18.4, TEK-18.6). They score nothing (TEK-18.24).
func (s *State) botPieces(log *game.Log) {
	bot := &s.Data.Bot
	s.botStatueFor(s.HorusTiles[bot.SetupSlot], log)
	if s.Level == 0 {
		return
	}
	for _, at := range bot.Buildings {
		s.botBuilds(at[0], at[1], log)
	}
	s.Push(StepPlanTile, Bot, bot.Cell, 0)
	if s.Level > 1 {
		s.botStatueFor(s.HorusTiles[bot.HardSlot], log)
	}
}

// planTilePlay places a column tile from the stack without turning it (TEK-18.6).
func planTilePlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.TileStack = s.TileStack.Without(m.A)
	s.botRaises(f.A, Tile(m.A), log)
}

// botDestinyCandidates offers the Destiny cards with Scribes and with Gold (TEK-18.3).
func botDestinyCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VDestiny, A: 1}, game.Move{Verb: VDestiny, A: 2})
}

// botDestinyPlay takes a Destiny card. He gets no reward for it.
func botDestinyPlay(s *State, f Frame, m game.Move, log *game.Log) {
	s.Destiny &^= 1 << m.A
	s.Player[f.Seat].Destiny = m.A
	log.Add(choseDestiny(f.Seat, m.A))
}

// scorePile scores his cards: Blessings are then discarded, Technologies stay (TEK-18.20).
func (s *State) scorePile(seat game.Seat, log *game.Log) {
	p, bot := &s.Player[seat], &s.Data.Bot
	s.points(seat, PartPile, bot.PerBlessing*p.Blessings.Len()+bot.PerTechnology*p.Techs.Len(), log)
	s.Spent[Blessing] |= p.Blessings
	p.Blessings = 0
}

// botEnd scores the Decrees and Scribes of Botankhamun (TEK-18.21).
func (s *State) botEnd(seat game.Seat, log *game.Log) {
	p, bot := &s.Player[seat], &s.Data.Bot
	each := bot.PerDecree
	if s.Pious {
		each = bot.PerDecreeHard
	}
	s.points(seat, PartDecrees, each*p.Decrees.Len(), log)
	s.points(seat, PartPile, int(p.Stock[Scribe])/bot.ScribesPerVP, log)
}

// Stages of his turn: A of StepBotTurn.
const (
	botBegins uint8 = iota
	botMoved        // the progress marker has moved
)

// botTurnRun moves the progress marker and applies its tile (TEK-18.7, TEK-18.23).
func botTurnRun(s *State, f Frame, log *game.Log) {
	if f.A == botMoved {
		s.applyTile(log)
		return
	}
	s.Turn.Seat = Bot
	s.Push(StepEndTurn, Bot, 0, 0)
	s.Push(StepBotTurn, Bot, botMoved, 0)
	if s.Rival.At == 0 {
		s.Rival.At = 1
		return
	}
	s.Push(StepDeben, Bot, 0, 0)
}

func debenCandidates(_ *State, _ Frame, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: VDeben, A: 0}, game.Move{Verb: VDeben, A: 1})
}

// debenPlay moves the marker up-right or right (TEK-18.7).
func debenPlay(s *State, f Frame, m game.Move, log *game.Log) {
	log.Add(deben(m.A))
	if m.A == 1 {
		s.Rival.At++
		return
	}
	row, last := uint8(4), uint8(4) // length and last place of the row
	for s.Rival.At > last {
		row--
		last += row
	}
	s.Rival.At += row
}

// applyTile looks for the die that his tile wants. He does nothing if only Forbidden dice are left (TEK-RUL-66).
func (s *State) applyTile(log *game.Log) {
	log.Add(Planned{Tile: s.Rival.Pyramid[s.Rival.At-1], Place: s.Rival.At}.event(EvBotTile))
	var buf [alike]game.Move
	switch dice, why := s.botDice(buf[:0]); len(dice) {
	case 0:
		log.Add(botNoDie())
	case 1:
		s.botTakes(dice[0], why, log)
	default:
		s.Push(StepBotDie, Bot, 0, 0)
	}
}

func botDieCandidates(s *State, _ Frame, dst []game.Move) []game.Move {
	dst, _ = s.botDice(dst)
	return dst
}

func botDiePlay(s *State, _ Frame, m game.Move, log *game.Log) { s.botTakes(m, ByChance, log) }

// botTakes takes a die and does the action of its section (TEK-18.7).
func (s *State) botTakes(m game.Move, why Why, log *game.Log) {
	g, c, face := DieOf(m)
	log.Add(BotTake{Section: g, Colour: c, Face: face, Why: why}.event())
	s.Dial[g].remove(c, face)
	s.Player[Bot].Dice[s.Player[Bot].taken()] = Die{Colour: c, Face: face, Pan: Below}
	s.Turn = Turn{Seat: Bot, From: g, Colour: c, Printed: c, Face: face, Value: face, Purity: s.Purity(g, c)}
	log.Add(Acting{God: g, Value: face}.event(Bot))
	s.Push(StepBotDone, Bot, uint8(g), 0)
	s.botActs(log)
}

// botDoneRun pays the god's bonus to both seats, as with two players (TEK-18.12).
func botDoneRun(s *State, f Frame, log *game.Log) {
	s.payStatues(Bot, God(f.A), f.B == 1, log)
}

// planFits requires a place in the pyramid (TEK-18.5), planTileFits the cell of his first Column (TEK-18.6).
func planFits(_ *State, f, _ Frame) bool { return f.A < BotTiles }

func planTileFits(s *State, f, _ Frame) bool {
	return f.A == s.Data.Bot.Cell && s.Temple[f.A].Tile == 0
}

// botTurnFits requires that his turn comes in turn order or is in progress (TEK-18.7).
func botTurnFits(s *State, f, under Frame) bool {
	if f.A == botMoved {
		return under.Step == StepEndTurn && f.Seat == under.Seat && f.Seat == s.Turn.Seat
	}
	return f.A == 0 && turnFits(s, f, under)
}

// debenFits requires that the marker is on the pyramid (TEK-18.7).
func debenFits(s *State, _, under Frame) bool { return s.Rival.At >= 1 && under.A == botMoved }

// botDieFits requires that he has not taken a die (TEK-18.9).
func botDieFits(s *State, _, _ Frame) bool { return s.Turn.Seat == Bot && s.Turn.Face == 0 }

// botActsFits requires that he has taken a die (TEK-18.11).
func botActsFits(s *State, _, _ Frame) bool { return s.Turn.Seat == Bot && s.Turn.Face != 0 }

// botDoneFits requires a god action with the die he has taken (TEK-18.12).
func botDoneFits(s *State, f, under Frame) bool {
	return botActsFits(s, f, under) && f.A < Gods && f.B <= 1
}
