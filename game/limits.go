package game

// Limits of a record. What is read and what is played are held to the same, so that whatever a match has taken in can be
// loaded again.
const (
	MaxTurns      = 100_000   // moves
	MaxText       = 3 << 20   // bytes of the lines of moves
	MaxLine       = 16 << 10  // bytes of a line
	MaxComponents = 1 << 20   // bytes of the lines of components
	MaxRecord     = 5 << 20   // bytes of the whole: moves, components and a head of some lines
	maxTalkTurns  = 5_000     // see [Limits.Talk]
	maxTalkText   = 256 << 10 // see [Limits.Talk]
)

// Room is how much of a record something may take, or takes.
type Room struct {
	Turns int // moves
	Text  int // bytes of their lines
}

// Limits are what a record may hold.
type Limits struct {
	All Room // of all moves
	// Talk is what each seat may leave in the record by moves beside the turn (see [Bargained]). It is far less than
	// All, so that no talk uses up the room that the game itself needs.
	Talk Room
}

// UsualLimits are those of every record, but in tests.
func UsualLimits() Limits {
	return Limits{All: Room{MaxTurns, MaxText}, Talk: Room{maxTalkTurns, maxTalkText}}
}

func (r Room) plus(o Room) Room { return Room{r.Turns + o.Turns, r.Text + o.Text} }
