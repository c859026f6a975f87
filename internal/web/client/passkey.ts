// Makes and shows passkeys. A page has this script only where a browser can have them; what it answers the server checks.
interface Begun { ticket: string; options: never; error?: string }

// send posts a form and returns the answer.
async function send(path: string, fields: Record<string, string>): Promise<Record<string, string>> {
  const answer = await fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  return await answer.json() as Record<string, string>;
}

// ask lets the device ask for finger, face or code.
async function ask(use: string, begun: Begun): Promise<string | undefined> {
  const key = use === "signin"
    ? await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(begun.options) })
    : await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(begun.options) });
  return key ? JSON.stringify((key as PublicKeyCredential).toJSON()) : undefined;
}

// say tells beside the button what is wrong.
function say(form: HTMLFormElement, text = ""): void {
  const said = form.querySelector<HTMLElement>("[role=alert]")!;
  said.textContent = text;
  said.hidden = !text;
}

async function pressed(form: HTMLFormElement): Promise<void> {
  say(form);
  const fields = Object.fromEntries([...new FormData(form)].map(([k, v]) => [k, String(v)]));
  const begun = await send("/passkey/begin", fields) as unknown as Begun;
  if (begun.error) return say(form, begun.error);
  let key;
  try {
    key = await ask(fields["use"] ?? "", begun);
  } catch {
    // Whoever has changed their mind, or waited too long, may begin again.
  }
  if (!key) return say(form, form.dataset["broken"]);
  const ended = await send("/passkey", { use: fields["use"] ?? "", ticket: begun.ticket, key });
  if (ended["error"]) return say(form, ended["error"]);
  location.assign(ended["go"] ?? "/me");
}

const able = "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
document.querySelectorAll<HTMLFormElement>("form[data-passkey]").forEach((form) => {
  if (!able) return;
  form.hidden = false;
  form.addEventListener("submit", (e) => {
    e.preventDefault();
    const button = form.querySelector("button")!;
    button.disabled = true;
    void pressed(form).catch(() => say(form, form.dataset["broken"])).finally(() => { button.disabled = false; });
  });
});
document.querySelectorAll<HTMLElement>("[data-no-passkey]").forEach((p) => { p.hidden = able; });
