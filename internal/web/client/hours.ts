// People are in the zone in which their browser stands, until they say otherwise.
for (const zone of document.querySelectorAll<HTMLInputElement>("input[data-zone]"))
	zone.value ||= Intl.DateTimeFormat().resolvedOptions().timeZone;

export {};
