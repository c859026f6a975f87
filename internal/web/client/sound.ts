// Sounds of the table, made here from tones: a turn that comes, a piece that is placed, something lost, little time, the
// end. They are off until the reader wants them, and a tab that nobody looks at only says that it is their turn, or that
// their time is short.
import { page } from "./table";

type Sound = "turn" | "piece" | "loss" | "end" | "short";
type Tone = [hertz: number, at: number, lasts: number, loud: number];

const tones: Record<Sound, Tone[]> = {
  turn: [[659.3, 0, 0.5, 0.5], [880, 0.14, 0.9, 0.5]],
  piece: [[196, 0, 0.09, 0.5], [523.3, 0, 0.05, 0.18]],
  loss: [[233.1, 0, 0.35, 0.5], [174.6, 0.16, 0.6, 0.5]],
  short: [[587.3, 0, 0.25, 0.5], [587.3, 0.3, 0.6, 0.5]],
  end: [[440, 0, 0.7, 0.4], [554.4, 0.16, 0.7, 0.4], [659.3, 0.32, 0.8, 0.4], [880, 0.48, 1.4, 0.5]],
};
const volumes: Record<string, number> = { soft: 0.12, full: 0.4 };
const between = 180; // ms from one sound to the next at least

const wish = (): string => document.documentElement.dataset.sound ?? "";

let audio: AudioContext | undefined;
let last = 0;
let latest: Sound | undefined;

// wake makes sounds possible: browsers allow them after a click or key only.
function wake(): void {
  if (!volumes[wish()]) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

// play plays a sound, unless it would repeat the one before at once. A piece gives way to any other, but nothing else does:
// bots answer fast, and the reader's turn follows their own piece. Each tone is struck and fades like a string.
function play(sound: Sound): void {
  const volume = volumes[wish()] ?? 0;
  if (!volume) return;
  if (performance.now() - last < between && (sound === "piece" || sound === latest)) return;
  last = performance.now();
  latest = sound;
  document.dispatchEvent(new CustomEvent("sounded", { detail: sound }));
  if (audio?.state !== "running") return;
  for (const [hertz, at, lasts, loud] of tones[sound]) {
    const string = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
    const hand = new GainNode(audio, { gain: 0 });
    const start = audio.currentTime + at;
    hand.gain.linearRampToValueAtTime(0, start);
    hand.gain.linearRampToValueAtTime(volume * loud, start + 0.008);
    hand.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    string.connect(hand).connect(audio.destination);
    string.start(start);
    string.stop(start + lasts);
  }
}

// seen is what sounds depend on, as the page shows it.
const seen = () => ({
  turn: document.querySelector(".seat.mine.now") !== null,
  loss: [...document.querySelectorAll("#since .hit")].map((line) => line.id),
  end: document.querySelector("#sheet") !== null,
});

// heard plays what fits best to what has changed.
function heard(before: ReturnType<typeof seen>, moved: boolean): void {
  const now = seen();
  const lost = now.loss.some((id) => !before.loss.includes(id));
  const turn = now.turn && !before.turn;
  if (document.hidden) {
    if (turn) play("turn");
  } else if (now.end && !before.end) play("end");
  else if (lost) play("loss");
  else if (turn) play("turn");
  else if (moved) play("piece");
}

// choose takes over a wish about sounds without leaving the page. It is stored as all settings are.
function choose(form: HTMLFormElement, by: HTMLButtonElement): void {
  void fetch(form.action, { method: "POST", body: new URLSearchParams({ sound: by.value, back: location.pathname }), redirect: "manual" });
  document.documentElement.dataset.sound = by.value;
  for (const b of document.querySelectorAll<HTMLButtonElement>("#settings [name=sound]")) {
    b.setAttribute("aria-pressed", String(b.value === by.value));
  }
  if (form.id === "hear") {
    form.remove();
    document.querySelector<HTMLElement>("#prompt")?.focus({ preventScroll: true });
  }
  wake();
  void audio?.resume().then(() => play("turn"));
}

export function watchSounds(): void {
  let before = seen();
  let version = page()?.dataset.version;
  document.addEventListener("drawn", (e) => {
    const { at, version: now } = page()?.dataset ?? {};
    if (now !== version && at === undefined) heard(before, (e as CustomEvent<number>).detail > 0);
    version = now;
    before = seen();
  });
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, wake);
  document.addEventListener("short", () => play("short"));
  document.addEventListener("submit", (e) => {
    const by = (e as SubmitEvent).submitter;
    if (!(by instanceof HTMLButtonElement) || by.name !== "sound") return;
    e.preventDefault();
    choose(e.target as HTMLFormElement, by);
  });
}
