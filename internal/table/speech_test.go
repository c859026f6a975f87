package table

import "testing"

// The host decides what people say to each other: whatever they write, phrases alone, or nothing. That holds for lines,
// notes on offers and the words of remarks; moves that somebody tried can always be shown.
func TestSpeech(t *testing.T) {
	for speech, want := range map[Speech]struct{ words, phrases error }{
		"":            {nil, nil},
		SpeechAll:     {nil, nil},
		SpeechPhrases: {ErrPhrasesOnly, nil},
		SpeechOff:     {ErrSilent, ErrSilent},
	} {
		ctx := t.Context()
		h := open(t, func(c *Config) { c.Speech = speech })
		id := h.pair()
		wants(t, h.Say(ctx, id, ann, 0, "Hello"), want.words)
		wants(t, h.SayPhrase(ctx, id, bek, 1, "hello"), want.phrases)
		said := 0
		for _, err := range []error{want.words, want.phrases} {
			if err == nil {
				said++
			}
		}
		if n := len(h.said(id)); n != said {
			t.Errorf("%q: %d lines are said, not %d", speech, n, said)
		}

		over := h.pair()
		h.begin(over)
		record := h.finish(over).Match
		move := record.Record.Turns[0].Seat.Text() + " " + record.Game.Lexicon().Text(record.Record.Turns[0].Move)
		wants(t, h.Remark(ctx, over, ann, 0, "Well begun", move), want.words)
		must(t, h.Remark(ctx, over, bek, 0, "", move))

		market, at := bazaar(t, "", "", "")
		market.House.conf.Speech = speech
		offer := offering(t, market.look(at), 1, "1")
		_, err := market.Negotiate(ctx, at, 1, offer, "for peace")
		wants(t, err, want.words)
		if err != nil {
			_, err = market.Negotiate(ctx, at, 1, offer, "")
			must(t, err)
		}
	}
}
