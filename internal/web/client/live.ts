// Hints of change. A browser allows six connections to a host over HTTP/1.1, so of all tabs only one holds a stream,
// for the tables of all of them, and passes the hints on. If the page is not secure, the browser has no locks; then
// each tab has its own stream, and closes it while nobody is looking.
import { listen } from "./chat";
import { refresh, table, version, waits } from "./table";

interface Hint { table: string; version: number; analysis?: boolean; chat?: number }
type Word = { hint: Hint } | { want: string } | { ask: true };

function heard(h: Hint): void {
  if (h.table !== table()) return;
  const said = (): void => listen(h.chat ?? 0);
  if (h.version > version()) void refresh(h.version).then(said);
  else if (waits()) void refresh().then(said);
  else said();
}

interface Stream { close(): void }

// How long a page waits before it opens a stream again that the browser has given up: longer each time. Two answers that
// are none still leave it within the five seconds in which a page shows what has changed.
const soon = 500;
const late = 60_000;

// stream opens a stream for some tables; every (re)connection begins with their current versions. A browser comes back
// by itself when a stream ends, but gives up when the answer is none, such as that of a proxy whose server is just going.
function stream(tables: Iterable<string>, hear: (h: Hint) => void): Stream {
  const url = new URL("/events", location.href);
  for (const id of tables) url.searchParams.append("table", id);
  let source: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  let wait = soon;
  const open = (): void => {
    source = new EventSource(url);
    source.addEventListener("hint", (e) => {
      wait = soon;
      hear(JSON.parse((e as MessageEvent<string>).data) as Hint);
    });
    source.addEventListener("error", () => {
      if (source.readyState !== EventSource.CLOSED) return;
      again = setTimeout(open, wait * (0.5 + Math.random()));
      wait = Math.min(2 * wait, late);
    });
  };
  open();
  return {
    close(): void {
      clearTimeout(again);
      source.close();
    },
  };
}

// shared: the tab that holds the lock has the stream; when it closes, another takes over. A page that was left just when
// the lock came cannot take it, and has a stream of its own if the reader comes back to it.
function shared(): void {
  const channel = new BroadcastChannel("ennead");
  const tell = (w: Word): void => channel.postMessage(w);
  channel.onmessage = (e: MessageEvent<Word>) => {
    if ("hint" in e.data) heard(e.data.hint);
    if ("ask" in e.data) tell({ want: table() });
  };
  tell({ want: table() });
  navigator.locks.request("ennead-live", () => {
    const wanted = new Set([table()]);
    let source = stream(wanted, spread);
    function spread(h: Hint): void {
      heard(h);
      tell({ hint: h });
    }
    const own = new BroadcastChannel("ennead");
    own.onmessage = (e: MessageEvent<Word>) => {
      if (!("want" in e.data) || wanted.has(e.data.want) || wanted.size >= 32) return;
      wanted.add(e.data.want);
      source.close();
      source = stream(wanted, spread);
    };
    tell({ ask: true });
    return new Promise<never>(() => undefined); // until the tab is closed
  }).catch(alone);
}

// alone opens a stream for this tab, while it is visible.
function alone(): void {
  let source: Stream | undefined;
  const look = (): void => {
    if (document.hidden) {
      source?.close();
      source = undefined;
    } else {
      source ??= stream([table()], heard);
    }
  };
  document.addEventListener("visibilitychange", look);
  look();
}

// A page that waits for a job also refreshes by itself, since the very last hint may have been lost.
const patience = 5000;

export function live(): void {
  setInterval(() => {
    if (waits() && !document.hidden) void refresh();
  }, patience);
  if (navigator.locks && "BroadcastChannel" in window) shared();
  else alone();
  addEventListener("pageshow", (e) => {
    if (e.persisted) void refresh(); // back from the browser's memory
  });
}
