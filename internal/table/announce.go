package table

import (
	"time"

	"ennead/internal/store"
)

// AnnounceWithin is how long people may find out by themselves what becomes of a contest, before they are told.
const AnnounceWithin = time.Minute

// The kinds of what contests and moderators announce, which is about no table. One wish covers them all:
// [NoticeContest].
const (
	NoticeBegun   NoticeKind = "begun"             // a contest has begun
	NoticeEnded   NoticeKind = "ended"             // its last round has been played, or moderators have ended it
	NoticeOff     NoticeKind = "off"               // it is called off
	NoticeUntitle NoticeKind = "untitle"           // moderators have taken its title away
	NoticeAnswer  NoticeKind = store.NoticeAnswer  // moderators have decided about what somebody answered them
	NoticeSettled NoticeKind = store.NoticeSettled // moderators have dealt with what somebody reported
)

// Announcements returns all of them.
func Announcements() []NoticeKind {
	return []NoticeKind{NoticeBegun, NoticeEnded, NoticeOff, NoticeUntitle, NoticeAnswer, NoticeSettled}
}
