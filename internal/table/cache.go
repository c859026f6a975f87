package table

import (
	"container/list"
	"sync"
	"time"
)

// cache keeps the tables used most recently.
type cache struct {
	mu     sync.Mutex
	most   int
	byID   map[ID]*list.Element
	recent list.List // of *kept, most recently used first
	now    func() time.Time
}

// kept is a table in the cache.
type kept struct {
	*Table
	used time.Time
}

func newCache(most int, now func() time.Time) *cache {
	return &cache{most: most, byID: map[ID]*list.Element{}, now: now}
}

// get returns the table if the cache has that version.
func (c *cache) get(id ID, version int64) *Table {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.byID[id]
	if e == nil || e.Value.(*kept).Version != version {
		return nil
	}
	c.use(e)
	return e.Value.(*kept).Table
}

// use marks a table as the most recently used.
func (c *cache) use(e *list.Element) {
	e.Value.(*kept).used = c.now()
	c.recent.MoveToFront(e)
}

// put keeps a table, unless the cache has a later version.
func (c *cache) put(t *Table) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if e := c.byID[t.ID]; e != nil {
		if k := e.Value.(*kept); k.Version < t.Version {
			k.Table = t
		}
		c.use(e)
		return
	}
	c.byID[t.ID] = c.recent.PushFront(&kept{t, c.now()})
	if c.recent.Len() > c.most {
		c.drop(c.recent.Back())
	}
}

// forget drops the table with that id, if it is there.
func (c *cache) forget(id ID) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if e := c.byID[id]; e != nil {
		c.drop(e)
	}
}

// drop removes a table.
func (c *cache) drop(e *list.Element) {
	c.recent.Remove(e)
	delete(c.byID, e.Value.(*kept).ID)
}

// idle drops the tables that nobody has used since then.
func (c *cache) idle(since time.Time) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for e := c.recent.Back(); e != nil && e.Value.(*kept).used.Before(since); e = c.recent.Back() {
		c.drop(e)
	}
}
