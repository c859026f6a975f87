// The script of the site. Nothing here knows a rule: the server says what may be done and draws the position, and
// this makes it live. Every page works without it.
import { watchChat } from "./chat";
import { watchDeals } from "./deal";
import { begin, watchForms } from "./forms";
import { watchGlimpses } from "./glimpse";
import { watchKeys } from "./keys";
import { serve } from "./installed";
import { greet } from "./lesson";
import { watchTime } from "./later";
import { live } from "./live";
import { watchTouch } from "./look";
import { filterRules } from "./rules";
import { watchScenes } from "./scene";
import { watchPlaces } from "./place";
import { watchPlans } from "./plan";
import { watchSheet } from "./sheet";
import { watchSounds } from "./sound";
import { page, refresh } from "./table";
import { watchTape } from "./tape";
import { countTurns } from "./turns";

// The server draws the board differently for narrow screens, and can only guess how wide this one is. The board says
// what counts as narrow.
function measure(): void {
  const said = Number(document.cookie.match(/(?:^|; )width=(\d+)/)?.[1] ?? 0);
  const width = Math.max(innerWidth, document.documentElement.clientWidth); // innerWidth shrinks when magnified
  if (said === width) return;
  document.cookie = `width=${width}; path=/; max-age=31536000; samesite=lax`;
  const most = Number(page()?.dataset.narrow ?? 0);
  const drawn = said ? said <= most : /Mobi/.test(navigator.userAgent);
  if (page()?.classList.contains("table") && drawn !== width <= most) void refresh();
}

if (page()) watchTouch(); // first: a touch that only shows a choice is no second click
watchForms();
filterRules();
watchChat();
measure();
countTurns();
watchTime();
if (document.querySelector("#page, #choices")) watchKeys();
watchGlimpses();
if (page()) {
  watchSounds();
  watchDeals();
  watchScenes();
  watchPlans();
  watchPlaces();
  watchTape();
  addEventListener("resize", measure);
  live();
  watchSheet();
  greet();
  begin();
}
addEventListener("load", serve); // last: it fetches what the page does not wait for
