package table

// Speech is what people may say to each other. The host chooses it for all tables.
type Speech string

// What people may say.
const (
	SpeechAll     Speech = "all"     // whatever they write; the default
	SpeechPhrases Speech = "phrases" // only [Phrases]
	SpeechOff     Speech = "off"     // nothing
)

// Writes reports whether people may write words of their own.
func (s Speech) Writes() bool { return s != SpeechPhrases && s != SpeechOff }

// Phrases reports whether people may say phrases.
func (s Speech) Phrases() bool { return s != SpeechOff }

// refuses returns why nobody may write words of their own: nil if they may.
func (s Speech) refuses() error {
	switch s {
	case SpeechPhrases:
		return ErrPhrasesOnly
	case SpeechOff:
		return ErrSilent
	}
	return nil
}

// Speech returns what people may say to each other in the house.
func (h *House) Speech() Speech { return h.conf.Speech }

// refusesWords returns why nobody may write a text: the host allows none, or not one of its words.
func (h *House) refusesWords(text string) error {
	if err := h.conf.Speech.refuses(); err != nil {
		return err
	}
	return h.conf.Words.refuses(text)
}
