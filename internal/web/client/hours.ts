// Quiet hours are in the zone in which the browser stands, until somebody says otherwise.
const zone = document.querySelector<HTMLInputElement>("input[data-zone]");
if (zone && !zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;

export {};
