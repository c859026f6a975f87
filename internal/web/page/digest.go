package page

import "ennead/internal/table"

// LetterPart is what a digest tells of one kind.
type LetterPart struct {
	Kind table.NoticeKind
	All  []table.Word
	More int // of how many more tables it could tell
}

// digest returns the subject of a digest, and what it says of the tables.
func (l NoticeLetter) digest() (subject string, parts []string) {
	var what []string
	for _, p := range l.Parts {
		what = append(what, l.w("notice.digest."+string(p.Kind), "n", len(p.All)+p.More))
		for _, w := range p.All {
			parts = append(parts, l.about(p.Kind, w))
		}
		if p.More > 0 {
			parts = append(parts, l.w("notice.digest.more", "what", l.w("notice.digest."+string(p.Kind), "n", p.More))+
				"\n"+l.At+"/play")
		}
	}
	return l.w("notice.digest.subject", "what", l.Words.List(what)), parts
}
