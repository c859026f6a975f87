package rating

// Company is with whom somebody has played games that count. It limits what they gain from people of whom nobody else
// knows how strong they are, such as second accounts of their own.
type Company struct {
	Met  int     // people with whom they have played, up to [MostMet]
	Gain float64 // by how much mu would have grown by games where all others were strangers; below 0 if it had fallen
}

// MostMet is with how many people somebody must have played who is no stranger. Where fewer play a game, it is all of
// the others: a few friends who have a game to themselves are strangers to nobody.
const MostMet = 6

// lent is how much of the growth or fall of mu counts that comes from games among strangers: 58 points as shown.
const lent = 1.45

// MostLent is the same, as people read it.
const MostLent = int(40 * lent)

// surest is below what games among strangers bring nobody's sigma: so long as nobody else knows them, they say little.
const surest = 3.0

// stranger reports whether somebody has played with too few of the people who play a game.
func (c Company) stranger(people int) bool { return c.Met < min(MostMet, people-1) }

// counts returns how much of the gain counts.
func (c Company) counts() float64 { return min(max(c.Gain, -lent), lent) }

// FoldAmong is like [Fold] where so many people have played the game before. A game in which all others are strangers
// to a player is worked out with the whole of what they have gained by such games, of which no more counts than is
// lent: so two friends stay in the right order, however often they play. Whom they have met is left as it was.
func FoldAmong(before []Standing, company []Company, people int, ranks []int, season Season) (
	after []Standing, then []Company,
) {
	after, then = Fold(before, ranks, season), append([]Company(nil), company...)
	known := 0
	for _, c := range company {
		if !c.stranger(people) {
			known++
		}
	}
	if known > 1 {
		return after, then // everybody plays with somebody who is known
	}
	free := make([]Skill, len(before))
	for i, was := range before {
		was.begin(season)
		free[i] = was.Skill
		free[i].Mu += company[i].Gain - company[i].counts()
	}
	found := Rate(free, ranks)
	for i, c := range company {
		if known == 1 && c.stranger(people) {
			continue
		}
		was := before[i]
		was.begin(season)
		then[i].Gain += found[i].Mu - free[i].Mu
		after[i].Skill = Skill{was.Mu + then[i].counts() - c.counts(),
			max(found[i].Sigma, min(was.Sigma, surest))}
	}
	return after, then
}
