// The form of reconstructed figures is checked while somebody types: the server says what is wrong, and where.
interface Checked { fields: Record<string, string>; line: string }

const form = document.querySelector<HTMLFormElement>("form[data-figures]");
let waiting: number | undefined;
let asked: AbortController | undefined;

async function check(at: HTMLFormElement): Promise<void> {
  asked?.abort();
  asked = new AbortController();
  const body = new URLSearchParams({ act: "check" });
  for (const field of at.querySelectorAll<HTMLInputElement>("input[name^='figure.']")) {
    if (field.value.trim() !== field.defaultValue || field.dataset["typed"]) body.set(field.name, field.value);
  }
  try {
    const answer = await fetch(at.action, { method: "POST", body, signal: asked.signal });
    if (!answer.ok) return; // the form can be sent all the same
    const { fields, line } = await answer.json() as Checked;
    for (const field of at.querySelectorAll<HTMLInputElement>("input[name^='figure.']")) {
      const why = fields[field.name] ?? "";
      if (why) field.setAttribute("aria-invalid", "true");
      else field.removeAttribute("aria-invalid");
      const told = document.getElementById(field.getAttribute("aria-describedby") ?? "");
      if (told && told.textContent !== why) told.textContent = why;
    }
    const verdict = document.getElementById("verdict");
    if (verdict) verdict.textContent = line;
  } catch {
    // No connection, or something newer was typed.
  }
}

form?.addEventListener("input", e => {
  const field = e.target as HTMLInputElement;
  if (!field.name.startsWith("figure.")) return;
  field.dataset["typed"] = "yes";
  clearTimeout(waiting);
  waiting = setTimeout(() => { void check(form); }, 400);
});
