package table

import (
	"container/list"
	"sync"
)

// cache keeps the tables that were looked at last.
type cache struct {
	mu     sync.Mutex
	most   int
	byID   map[ID]*list.Element
	recent list.List // of *Table, the last used first
}

func newCache(most int) *cache { return &cache{most: most, byID: map[ID]*list.Element{}} }

// get is the table if it is there in that version.
func (c *cache) get(id ID, version int64) *Table {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.byID[id]
	if e == nil || e.Value.(*Table).Version != version {
		return nil
	}
	c.recent.MoveToFront(e)
	return e.Value.(*Table)
}

// put keeps a table unless a later version of it is there.
func (c *cache) put(t *Table) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if e := c.byID[t.ID]; e != nil {
		if e.Value.(*Table).Version < t.Version {
			e.Value = t
		}
		c.recent.MoveToFront(e)
		return
	}
	c.byID[t.ID] = c.recent.PushFront(t)
	if c.recent.Len() > c.most {
		last := c.recent.Back()
		c.recent.Remove(last)
		delete(c.byID, last.Value.(*Table).ID)
	}
}
