// The page without a connection opens the page that its reader wanted, as soon as the server answers again.

const often = 5000; // ms

async function look(): Promise<void> {
  try {
    const answer = await fetch("/livez", { cache: "no-store" });
    if (answer.status < 500) location.reload(); // a proxy may hide the address, but not that a server is there
  } catch {
    // No connection yet.
  }
}

// Whoever opens the page while there is a connection reads it in peace.
if (location.pathname !== "/offline") {
  setInterval(() => { if (!document.hidden) void look(); }, often * (0.8 + 0.4 * Math.random()));
  addEventListener("online", () => void look());
  document.addEventListener("visibilitychange", () => { if (!document.hidden) void look(); });
}

export {}; // a module, whose names are its own
