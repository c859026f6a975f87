// The title and the icon of the tab count the tables where it is the reader's turn.
import { badge } from "./installed";

const often = 60_000; // ms

let title = document.title;
let count = 0;

const icon = (): HTMLLinkElement | null => document.querySelector("link[rel=icon]");
const plain = icon()?.getAttribute("href") ?? "";

function show(): void {
  const counted = count > 0 ? `(${count}) ${title}` : title;
  if (document.title !== counted) document.title = counted;
  const href = count > 0 ? `/icon/${Math.min(count, 10)}.svg` : plain;
  if (icon()?.getAttribute("href") !== href) icon()?.setAttribute("href", href);
  const next = document.getElementById("next"); // where another table waits for the reader
  if (next) next.hidden = count === 0;
}

// entitle changes the title of the page, to which the count belongs.
export function entitle(text: string): void {
  title = text;
  show();
}

let asking = false;

async function ask(): Promise<void> {
  if (asking) return;
  asking = true;
  try {
    const answer = await fetch("/turns", { credentials: "same-origin" });
    if (answer.ok) {
      count = Number(await answer.text()) || 0;
      badge(count);
    }
    show();
  } catch {
    // No connection: the last count stays.
  } finally {
    asking = false;
  }
}

let mine = false;

export function countTurns(): void {
  const now = (): boolean => document.querySelector(".seat.mine.now") !== null;
  mine = now();
  void ask();
  setInterval(ask, often);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) void ask(); });
  document.addEventListener("shown", () => {
    const changed = mine !== now();
    if (changed) {
      mine = !mine;
      count = Math.max(0, count + (mine ? 1 : -1)); // at once; the server knows better
      void ask();
    }
    show();
  });
}
