// Keeps the lobby current while its reader looks for a game, and leads to the table when it is open.

const often = 2500; // ms
const half = 10; // seconds that are left when it is said again

const quick = (): HTMLElement => document.getElementById("quick")!;
const said = document.getElementById("said")!;
const waits = (): boolean => quick().dataset["waits"] === "true";
const title = document.title;

// announce tells it to those who listen, and in the tab to those who look at another one.
function announce(text: string): void {
  said.textContent = text;
  document.title = text ? `${text} · Ennead` : title;
}

const time = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

// tick shows one second more, or one less.
function tick(id: string, by: number): number {
  const at = document.getElementById(id);
  if (!at) return -1;
  const seconds = Math.max(0, Number(at.dataset["seconds"]) + by);
  at.dataset["seconds"] = String(seconds);
  at.textContent = time(seconds);
  return seconds;
}

function count(): void {
  tick("waited", 1);
  const left = tick("left", -1);
  const bar = document.querySelector<HTMLProgressElement>("#bar");
  if (bar) bar.value = left;
  if (left === half && document.getElementById("accept")) said.textContent = document.getElementById("left")!.dataset["said"]!;
}

// show puts in place what has changed. The focus stays, or goes to the title if what had it is gone.
function show(next: HTMLElement): void {
  const now = quick();
  for (const id of ["waited", "left"]) {
    const seconds = next.querySelector<HTMLElement>(`#${id}`)?.dataset["seconds"];
    const at = document.getElementById(id);
    if (at && seconds) at.dataset["seconds"] = seconds;
  }
  if (now.dataset["state"] === next.dataset["state"]) return;
  const focused = now.contains(document.activeElement) ? document.activeElement!.id : undefined;
  const before = now.dataset["said"];
  now.replaceWith(next);
  if (next.dataset["go"]) return location.assign(next.dataset["go"]);
  if (focused !== undefined) (document.getElementById(focused) ?? document.getElementById("quick-title"))?.focus();
  if (before !== next.dataset["said"]) announce(next.dataset["said"] ?? "");
}

async function ask(): Promise<void> {
  if (!waits()) return;
  try {
    const answer = await fetch("/play", { headers: { "X-Fragment": "1" }, credentials: "same-origin" });
    if (!answer.ok || !waits()) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const next = page.getElementById("quick");
    if (next) show(next);
  } catch {
    // No connection: it asks again.
  }
}

if (quick().dataset["said"]) document.title = `${quick().dataset["said"]} · Ennead`;
setInterval(count, 1000);
setInterval(() => void ask(), often);
document.addEventListener("visibilitychange", () => { if (!document.hidden) void ask(); });

export {}; // a module, whose names are its own
