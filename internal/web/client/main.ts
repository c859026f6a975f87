// The script of the site. Nothing here knows a rule: the server says what may be done, draws what is
// the case, and this makes it live. Every page works without it.
import { watchChat } from "./chat";
import { watchDeals } from "./deal";
import { watchForms } from "./forms";
import { watchKeys } from "./keys";
import { greet } from "./lesson";
import { live } from "./live";
import { filterRules } from "./rules";
import { page, refresh } from "./table";

const narrow = matchMedia("(max-width: 820px)");

// The server draws the board for narrow screens differently, and can only guess how wide this one is.
function measure(): void {
  const said = document.cookie.match(/(?:^|; )narrow=(\w+)/)?.[1];
  const is = narrow.matches ? "yes" : "no";
  if (said === is) return;
  document.cookie = `narrow=${is}; path=/; max-age=31536000; samesite=lax`;
  const drawn = said ?? (/Mobi/.test(navigator.userAgent) ? "yes" : "no");
  if (page()?.classList.contains("table") && drawn !== is) void refresh();
}

watchForms();
filterRules();
watchChat();
measure();
if (page()) {
  watchDeals();
  watchKeys();
  narrow.addEventListener("change", measure);
  live();
  greet();
}
