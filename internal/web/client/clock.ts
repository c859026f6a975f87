// Counts the clocks of a table down. The page says how much time is left as it arrives, and this goes on from there by
// how long it has been here: it asks neither the server nor what time the device believes it is.

interface Count { said: string; since: number }

const counts = new WeakMap<Element, Count>();
const arrived = (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.responseStart ?? 0;
let first = true; // the clocks are those with which the page came

const words = (): DOMStringMap => document.getElementById("clock-rule")?.dataset ?? {};
const signs: Record<string, string> = { runs: "clock", stands: "pause", low: "hourglass", late: "hourglass" };
const warning = "⏳ ";

// figures says how much is left, as the server does.
function figures(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const [a, b, pad, by] = seconds < 3600 ? [seconds / 60, seconds % 60, 2, "inMinutes"]
    : seconds < 86_400 ? [seconds / 3600, seconds / 60 % 60, 2, "inHours"] : [seconds / 86_400, seconds / 3600 % 24, 1, "inDays"];
  return (words()[by as string] ?? "").replace("{a}", `${Math.floor(a as number)}`)
    .replace("{b}", `${Math.floor(b as number)}`.padStart(pad as number, "0"));
}

// since returns when the page learned what it says of a clock.
function since(e: HTMLElement): number {
  const said = JSON.stringify([e.dataset.left, e.dataset.waits, e.dataset.most]);
  let count = counts.get(e);
  if (count?.said !== said) counts.set(e, count = { said, since: first ? arrived : performance.now() });
  return count.since;
}

const write = (e: Element | null, text: string): void => {
  if (e && e.textContent !== text) e.textContent = text;
};

// show makes a clock look as one that has so much left.
function show(e: HTMLElement, look: string, text: string): void {
  write(e.querySelector(".t"), text);
  if (e.classList.contains(look)) return;
  e.className = `clock ${look}`;
  e.querySelector("use")?.setAttribute("href", `#i-${signs[look]}`);
  write(e.querySelector(".sr"), words()[look] ?? "");
}

// tick shows what a clock has now, and returns whether its time is short.
function tick(e: HTMLElement): boolean {
  const { left = "0", waits = "0", most = "Infinity" } = e.dataset;
  const ran = performance.now() - since(e) - Number(waits);
  if (ran <= 0) return false; // it stands, and looks as it should
  const now = Math.max(0, Number(left) - Math.min(ran, Number(most)));
  const short = now <= Number(words().short);
  if (now === 0) show(e, "late", words().up ?? "");
  else show(e, short ? "low" : ran > Number(most) ? "stands" : "runs", figures(now));
  return short && now > 0;
}

let warned = true; // of the present shortage; that with which a page comes is there for everybody to see

// warn says once that the reader's time is short, and keeps it in the title of the tab.
function warn(mine: HTMLElement | null, short: boolean): void {
  if (short !== document.title.startsWith(warning)) {
    document.title = short ? warning + document.title : document.title.replace(warning, "");
  }
  if (short && !warned) {
    write(document.getElementById("say"), (words().warning ?? "").replace("{left}", mine?.querySelector(".t")?.textContent ?? ""));
    document.dispatchEvent(new Event("short"));
  }
  warned = short;
}

function all(): void {
  let short = false;
  let mine: HTMLElement | null = null;
  for (const e of document.querySelectorAll<HTMLElement>(".clock[data-left]")) {
    if (tick(e) && e.closest(".seat.mine")) [short, mine] = [true, e];
  }
  if (first) warned = short;
  warn(mine, short);
  first = false;
}

// times says when something happens in the reader's time zone, with the day of the week unless that is today.
function times(): void {
  const own = document.documentElement.lang;
  const lang = navigator.languages.find((l) => l.startsWith(own)) ?? own;
  const week = 6 * 86_400_000;
  for (const t of document.querySelectorAll<HTMLTimeElement>("#clocks time")) {
    const at = new Date(t.dateTime);
    const brief: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
    if (at.toDateString() !== new Date().toDateString()) {
      Object.assign(brief, at.getTime() - Date.now() < week ? { weekday: "long" } : { day: "numeric", month: "short" });
    }
    write(t, at.toLocaleString(lang, brief));
  }
}

function look(): void {
  all();
  times();
}

look();
setInterval(all, 1000);
document.addEventListener("shown", look);

export {}; // a module, whose names are its own
