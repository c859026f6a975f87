// A hint takes a bot a second or two. The page stays as it is meanwhile: a choice need not wait, and the hint is shown
// only if the question is still the same.
import { headers, parts, put, version } from "./table";

let thinking = false;

export async function askHint(form: HTMLFormElement): Promise<void> {
  if (thinking) return;
  thinking = true;
  const asked = version();
  const known = parts();
  const button = form.querySelector("button");
  button?.setAttribute("aria-busy", "true");
  const say = document.querySelector("#say");
  if (say) say.textContent = form.dataset.thinks ?? "";
  const data = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  try {
    const answer = await fetch(form.action, { method: "POST", headers: headers(known), body: data, credentials: "same-origin" });
    const html = await answer.text();
    if (version() !== asked) return;
    await put(html, known);
    document.querySelector("#hint")?.scrollIntoView({ block: "nearest" }); // on a phone the button is far below it
  } catch {
    // No connection: there is no hint.
  } finally {
    thinking = false;
    button?.removeAttribute("aria-busy");
  }
}
