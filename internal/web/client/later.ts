// A page that is late by time says when it shows more: then it is fetched again.
import { page, refresh } from "./table";

let due: ReturnType<typeof setTimeout> | undefined;

function plan(): void {
  clearTimeout(due);
  const wait = page()?.dataset.again;
  if (wait !== undefined) due = setTimeout(() => void refresh().then(plan), Number(wait));
}

export function watchTime(): void {
  document.addEventListener("shown", plan);
  plan();
}
