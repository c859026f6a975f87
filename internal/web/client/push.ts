// Notices on this device, where the browser can show them: the button of one's own page, and which of the devices in the
// list this one is.
const form = document.querySelector<HTMLFormElement>("form[data-push]");

// say tells beside the button what is wrong.
function say(text = ""): void {
  const said = form!.querySelector<HTMLElement>("[role=alert]")!;
  said.textContent = text;
  said.hidden = !text;
}

// bytes reads what is written as URLs have it, and written writes it.
const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
const written = (of: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(of ?? new ArrayBuffer(0)))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");

// named returns how the list calls a device.
async function named(endpoint: string): Promise<string> {
  return written((await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint))).slice(0, 12));
}

// subscribe asks the push service of the browser for an address. One that it gave for another key is of no use.
async function subscribe(pushes: PushManager, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  try {
    return await pushes.subscribe(wanted);
  } catch (why) {
    const old = await pushes.getSubscription();
    if (!old) throw why;
    await old.unsubscribe();
    return pushes.subscribe(wanted);
  }
}

// add sends the address of this device with the form, whose answer the browser shows.
async function add(pushes: PushManager, form: HTMLFormElement): Promise<void> {
  say();
  if (await Notification.requestPermission() !== "granted") return say(form.dataset["denied"]);
  const at = await subscribe(pushes, form.dataset["push"]!);
  const fields: Record<string, string> = { endpoint: at.endpoint, p256dh: written(at.getKey("p256dh")), auth: written(at.getKey("auth")) };
  for (const [name, value] of Object.entries(fields)) form.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = value;
  form.submit();
}

// mark shows that a row of the list is this device. To remove it ends what the browser has promised, too.
function mark(row: HTMLElement, at: PushSubscription): void {
  row.querySelector<HTMLElement>("[data-here]")!.hidden = false;
  const form = row.querySelector("form")!;
  form.addEventListener("submit", (e) => {
    e.preventDefault();
    void at.unsubscribe().catch(() => false).then(() => form.submit());
  });
}

async function watch(form: HTMLFormElement): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const at = await pushManager.getSubscription();
  const row = at && document.querySelector<HTMLElement>(`[data-device="${await named(at.endpoint)}"]`);
  if (row) return mark(row, at);
  form.hidden = false;
  form.addEventListener("submit", (e) => {
    e.preventDefault();
    const button = form.querySelector("button")!;
    button.disabled = true;
    void add(pushManager, form).catch(() => say(form.dataset["broken"])).finally(() => { button.disabled = false; });
  });
}

if (form && "PushManager" in window && "Notification" in window && navigator.serviceWorker) void watch(form);

export {};
