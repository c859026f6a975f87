// What the others did, played as a series: the bar of the replay goes on by itself until its last step.
import { busy } from "./forms";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const beat = 1600; // ms for a step, less if there are many
const longest = 20_000;

let timer = 0; // until the next step; 0 while it stands
let begun = false; // it shall play as soon as it is there
let stepping = false;

const button = (): HTMLButtonElement | null => document.querySelector("#tape-play");

function draw(): void {
  const play = button();
  if (!play) return;
  play.hidden = false;
  play.setAttribute("aria-pressed", String(timer > 0));
}

function play(): void {
  const steps = Number(document.querySelector<HTMLElement>("#tape")?.dataset.steps ?? 1);
  timer = window.setTimeout(step, Math.min(beat, longest / (steps + 1)));
  draw();
}

function stop(): void {
  clearTimeout(timer);
  timer = 0;
  draw();
}

function step(): void {
  const next = document.querySelector<HTMLElement>("#tape-next");
  if (!next) return stop();
  if (busy()) return play();
  stepping = true;
  next.click();
  stepping = false;
  play();
}

// toggle plays on or stands still; from the last step it begins anew.
function toggle(): void {
  if (timer) return stop();
  if (document.querySelector("#tape-next")) return play();
  document.querySelector<HTMLElement>("#play-since")?.click();
}

// space plays the series, or stops it; false where there is none.
export function space(at: Element | null): boolean {
  if (at?.closest("button, summary")) return false;
  if (button()) toggle();
  else if (at?.closest("#since")) document.querySelector<HTMLElement>("#play-since")?.click();
  else return false;
  return true;
}

export function watchTape(): void {
  document.addEventListener("click", (e) => {
    const at = e.target as Element;
    if (at.closest("#tape-play")) toggle();
    else if (at.closest("#play-since")) begun = !calm.matches;
    else if (!stepping) stop();
  });
  document.addEventListener("shown", () => {
    if (!button()) return stop();
    if (begun) {
      begun = false;
      scrollTo({ top: 0 }); // on a phone the board is above
      play();
    }
    draw();
  });
  draw();
}
