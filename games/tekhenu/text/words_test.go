package text_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
	"ennead/games/tekhenu/text"
	"ennead/internal/locale/localetest"
)

// sayEvents says every row of the table, whatever its numbers are.
func sayEvents(s *localetest.Speaker, state game.State) {
	s.Events(state, len(text.EventText), game.Event{A: 1, B: 1}, game.Event{A: 1, B: 1, C: 1, D: 1})
	for _, kind := range []uint8{tekhenu.EvDealt, tekhenu.EvKeptDecree} {
		s.Say(kit.Game.Tell(state, game.Event{Kind: kind, A: game.Unknown, B: game.Unknown}))
	}
	for _, e := range []game.Event{
		{Kind: tekhenu.EvDeben}, {Kind: tekhenu.EvBotSite, A: tekhenu.FirstPeopleSite},
		{Kind: tekhenu.EvBotSite, A: tekhenu.FirstPeopleSite + 3}, {Kind: tekhenu.EvBotDistrict, D: 1},
		{Kind: tekhenu.EvPlan, A: tekhenu.BotTiles},
	} {
		s.Say(kit.Game.Tell(state, e))
	}
	s.Say(kit.Game.Tell(state, game.Event{Kind: tekhenu.EvReward, A: tekhenu.TrackTop}))
	s.Say(kit.Game.Tell(state, game.Event{Kind: tekhenu.EvRotated, B: 2, C: 4}))
	for why := range text.Whys {
		s.Say(kit.Game.Tell(state, game.Event{Kind: tekhenu.EvBotDie, D: uint8(why)}))
	}
}

// Every message of the rules has words in both languages with the parameters they want.
func TestWords(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	s.Automaton("tekhenu.event.bot-", "tekhenu.event.deben-", "tekhenu.event.plan")
	state := gametest.Begin[*tekhenu.State](t, kit.Game, game.Setup{Players: 3})
	localetest.Refusals(s, &text.Refusals, text.Against{})
	sayEvents(s, state)
	s.Play([]game.Setup{gametest.With(1, "level=hard"), {Players: 2}, {Players: 4}}, 4)
}

// What the sentences look like, in both languages.
func TestWordsRead(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*tekhenu.State](t, kit.Game, game.Setup{Players: 1})
	s.Reads(kit.Game.Tell(state, game.Event{Kind: tekhenu.EvBotDie, Seat: 0, A: 1, B: 2, C: 5,
		D: uint8(tekhenu.ByPure)}),
		"Anna takes the white 5 of Ra: of several, the pure one",
		"Anna prend le dé blanc 5 chez Râ\u00a0: parmi plusieurs, le Pur")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: tekhenu.EvKeptDecree, Seat: 0, A: game.Unknown, B: game.Unknown}),
		"Anna keeps a Decree and puts the other under the deck",
		"Anna garde un Décret et glisse l’autre sous la pioche")
	decree := tekhenu.Decree.Of(13)
	s.Reads(kit.Game.Tell(state, game.Event{Kind: tekhenu.EvDealt, Seat: 0, A: uint8(decree)}),
		"Anna is dealt Decree 13", "Anna reçoit le Décret 13")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: tekhenu.EvBalance, Seat: 0, A: 4, B: 1}),
		"The scales of Anna show −4", "Équilibre d’Anna\u00a0: −4")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: tekhenu.EvRotated, A: uint8(tekhenu.Ra), B: 2, C: 4}),
		"The dial turns; its arrow points at Ra. The bag holds only 2 of the 4 dice due",
		"Le Cadran pivote\u202f; sa flèche désigne Râ. Le sac ne contient que 2 dés sur les 4 à poser")
	for players, want := range map[int][2]string{ // TEK-9.8, TEK-9.10
		2: {"place of Ra: 1 Gold whenever anybody acts there",
			"emplacement de Râ\u00a0: 1 Or à chaque action de ce dieu"},
		3: {"place of Ra: 1 Gold whenever others act there",
			"emplacement de Râ\u00a0: 1 Or quand un autre joueur effectue cette action"},
	} {
		state := gametest.Begin[*tekhenu.State](t, kit.Game, game.Setup{Players: players})
		state.Slot[tekhenu.Ra] = 3
		s.Reads(kit.Game.Label(state, 0, game.Move{Verb: tekhenu.VSite, A: tekhenu.FirstGodSite + 3*uint8(tekhenu.Ra)}),
			want[0], want[1])
	}
}

// What buttons say before they are pressed: gain, cost and loss.
func TestWordsOfActions(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*tekhenu.State](t, kit.Game, game.Setup{Players: 2})
	p := &state.Player[0]
	p.Population, p.Happiness, p.Stock = 8, 4, [tekhenu.Tokens]uint8{tekhenu.Papyrus: 2, tekhenu.Bread: 3}
	p.Production = [tekhenu.Goods]uint8{2, 2, 4, 2}
	reads := func(step tekhenu.Step, a, b uint8, m game.Move, en, fr string) {
		t.Helper()
		state.Push(step, 0, a, b)
		s.Reads(kit.Game.Label(state, 0, m), en, fr)
		state.Pop()
	}
	state.Turn = tekhenu.Turn{Value: 6}
	act := func(g tekhenu.God) game.Move { return game.Move{Verb: tekhenu.VGod, A: uint8(g)} }
	reads(tekhenu.StepSelect, 0, 0, act(tekhenu.Bastet), "Bastet: hold a festival for +4 Happiness (costs 2 Papyrus)",
		"Bastet\u00a0: organiser un festival pour +4 Bonheur (coûte 2 Papyrus)")
	reads(tekhenu.StepSelect, 0, 0, act(tekhenu.Hathor),
		"Hathor: build at the Temple for +6 Population (costs 2 Bread or more)",
		"Hathor\u00a0: construire autour du Temple pour +6 Population (coûte au moins 2 Pains)")
	reads(tekhenu.StepSelect, 0, 0, act(tekhenu.Osiris),
		"Osiris: build in row 6 of Osiris: Production +2, any Production +1, 2 resources (costs 1 Happiness)",
		"Osiris\u00a0: construire à Osiris, rangée 6\u00a0: Production +2, Production au choix +1, 2 ressources "+
			"(coûte 1 en Bonheur)")
	reads(tekhenu.StepSelect, 0, 0, act(tekhenu.Horus), "Horus: build a Statue", "Horus\u00a0: ériger une Statue")
	reads(tekhenu.StepSelect, 0, 0, game.Move{Verb: tekhenu.VProduce, A: uint8(tekhenu.Limestone)},
		"Produce 6 Limestone (2 surplus)", "Produire 6 Calcaires (dont 2 en excédent)")
	reads(tekhenu.StepScore, 0, 0, game.Move{Verb: tekhenu.VScore, A: tekhenu.DecreeHappier},
		"Score Decree 6, 2\u00a0VP now: VP equal to your Happiness minus the lowest Happiness of all players",
		"Marquer le Décret 6, 2\u00a0PV maintenant\u00a0: autant de PV que votre Bonheur moins le plus faible Bonheur "+
			"de la table")
	reads(tekhenu.StepScore, 0, 0, game.Move{Verb: tekhenu.VScore, A: tekhenu.DecreeTithe}, // depends on what is paid
		"Score Decree 4: 4\u00a0VP per symbol reached by Population; pay 1 Resource for each",
		"Marquer le Décret 4\u00a0: 4\u00a0PV par symbole atteint par la Population\u202f; "+
			"payez 1 Ressource pour chacun")
	reads(tekhenu.StepToken, 1, 0, game.Move{Verb: tekhenu.VToken, A: uint8(tekhenu.Bread)},
		"1 Bread (you have 3)", "1 Pain (vous en avez 3)")
	reads(tekhenu.StepFeastAt, uint8(tekhenu.Bastet), 0, game.Move{Verb: tekhenu.VValue, A: 1},
		"Value 1: hold a festival for 2 Scribes, +1 Happiness (costs 2 Papyrus)",
		"Valeur 1\u00a0: organiser un festival pour 2 Scribes, +1 Bonheur (coûte 2 Papyrus)")
	reads(tekhenu.StepDistrict, 0, 4, game.Move{Verb: tekhenu.VDistrict, A: uint8(tekhenu.Papyrus)},
		"Papyrus district: Papyrus Production +1, Limestone Production +1, 1 Papyrus, 1 Gold",
		"Quartier Papyrus\u00a0: Production de Papyrus +1, Production de Calcaire +1, 1 Papyrus, 1 Or")
	for _, meal := range []struct {
		bread  uint8
		en, fr string
	}{
		{3, "Pay 3 Bread, lose no VP", "Payer 3 Pains, ne perdre aucun PV"},
		{1, "Pay 1 Bread, lose 6\u00a0VP", "Payer 1 Pain, perdre 6\u00a0PV"},
		{0, "Pay nothing, lose 9\u00a0VP", "Ne rien payer, perdre 9\u00a0PV"},
	} {
		reads(tekhenu.StepFeed, 3, 0, game.Move{Verb: tekhenu.VFeed, A: meal.bread}, meal.en, meal.fr)
	}
	reads(tekhenu.StepFeed, 6, 0, game.Move{Verb: tekhenu.VFeed}, "Pay nothing, lose 10\u00a0VP", // all that there are
		"Ne rien payer, perdre 10\u00a0PV")
	reads(tekhenu.StepPay, uint8(tekhenu.Ra), 3, game.Move{Verb: tekhenu.VPay, A: 1}, "Pay 2 Limestone, 1 Gold",
		"Payer 2 Calcaires, 1 Or")
	p.Population, p.Happiness = 21, 18 // TEK-12.6
	reads(tekhenu.StepSelect, 0, 0, act(tekhenu.Bastet),
		"Bastet: hold a festival for +3 Happiness, one more action (costs 2 Papyrus)",
		"Bastet\u00a0: organiser un festival pour +3 Bonheur, une action de plus (coûte 2 Papyrus)")
	p.Population, p.Happiness = tekhenu.TrackTop, tekhenu.TrackTop // no place is left
	reads(tekhenu.StepSelect, 0, 0, act(tekhenu.Bastet),
		"Bastet: hold a festival that gives you nothing (costs 2 Papyrus)",
		"Bastet\u00a0: organiser un festival qui ne vous donne rien (coûte 2 Papyrus)")
	reads(tekhenu.StepSelect, 0, 0, act(tekhenu.Hathor), "Hathor: build at the Temple (costs 2 Bread or more)",
		"Hathor\u00a0: construire autour du Temple (coûte au moins 2 Pains)")
	data := *state.Data
	data.Bastet.Papyrus = 0
	state.Data = &data
	reads(tekhenu.StepFeastAt, uint8(tekhenu.Bastet), 0, game.Move{Verb: tekhenu.VValue, A: 1},
		"Value 1: hold a festival for 2 Scribes (free of charge)",
		"Valeur 1\u00a0: organiser un festival pour 2 Scribes (gratuit)")
}

// A card on offer that would bring little says so: a Decree with a symbol that the seat has (TEK-8.2) or without VP as
// things are, and in the last round a card for turns.
func TestWordsOfCards(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*tekhenu.State](t, kit.Game, game.Setup{Players: 2})
	p := &state.Player[0]
	p.Decrees, p.Statues, p.Columns = 1<<16, 0, 2
	reads := func(c tekhenu.Card, en, fr string) {
		t.Helper()
		s.Reads(kit.Game.Label(state, 0, game.Move{Verb: tekhenu.VTake, A: uint8(c)}), en, fr)
	}
	reads(tekhenu.Decree.Of(13), "Decree 13: 3\u00a0VP per Column", "Décret 13\u00a0: 3\u00a0PV par Colonne")
	reads(tekhenu.Decree.Of(18),
		"Decree 18: 3\u00a0VP per Statue; you hold this symbol already, and only one Decree of each scores",
		"Décret 18\u00a0: 3\u00a0PV par Statue\u202f; vous avez déjà ce symbole, et un seul Décret par symbole compte")
	reads(tekhenu.Decree.Of(10), "Decree 10: 3\u00a0VP per workshop built; 0\u00a0VP as things stand",
		"Décret 10\u00a0: 3\u00a0PV par atelier construit\u202f; 0\u00a0PV à ce stade")
	reads(tekhenu.Technology.Of(tekhenu.TechRa), "Technology 2: each Ra action: 2\u00a0VP",
		"Technologie 2\u00a0: à chaque action de Râ\u00a0: 2\u00a0PV")
	state.Round = tekhenu.Rounds
	reads(tekhenu.Technology.Of(tekhenu.TechRa), "Technology 2: each Ra action: 2\u00a0VP; no turn of yours follows",
		"Technologie 2\u00a0: à chaque action de Râ\u00a0: 2\u00a0PV\u202f; il ne vous reste aucun tour")
	reads(tekhenu.Technology.Of(tekhenu.TechBread),
		"Technology 17: producing Bread: 2\u00a0VP; no Bread to pay at scorings",
		"Technologie 17\u00a0: en produisant du Pain\u00a0: 2\u00a0PV\u202f; aucun Pain à payer aux Décomptes")
}

// A die whose value a Scribe has changed is named by the value that counts, and said to be changed: the die itself is
// not turned (TEK-4.6).
func TestWordsOfAChangedDie(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	at := gametest.Reach(t, kit.Game, game.Setup{Players: 2}, 1, func(s *tekhenu.State) bool {
		return s.Top().Step == tekhenu.StepSelect
	})
	seat := at.Owing().First()
	asked := func(f tekhenu.Frame, face, value uint8, en, fr string) {
		t.Helper()
		at.Turn = tekhenu.Turn{From: tekhenu.Ra, Colour: tekhenu.White, Face: face, Value: value}
		at.Push(f.Step, seat, f.A, f.B)
		s.Reads(kit.Game.Prompt(at, seat), en, fr)
		at.Pop()
	}
	choice, produces := tekhenu.Frame{Step: tekhenu.StepSelect}, tekhenu.Frame{Step: tekhenu.StepStretch,
		A: uint8(tekhenu.Bread)}
	asked(choice, 3, 3, "What do you do with the white 3 of Ra?",
		"Dé blanc 3, chez Râ\u00a0: quelle action\u202f?")
	asked(choice, 3, 5, "The white die of Ra now counts as 5: what do you do with it?",
		"Le dé blanc de Râ compte désormais pour 5\u00a0: quelle action\u202f?")
	produces.B = 3
	asked(produces, 3, 3, "Which value do you use to produce Bread? The die shows 3.",
		"Quelle valeur pour produire Pain\u202f? (dé\u00a0: 3)")
	produces.B = 5
	asked(produces, 3, 5, "Which value do you use to produce Bread? Its value is 5.",
		"Quelle valeur pour produire Pain\u202f? (valeur\u00a0: 5)")
}
