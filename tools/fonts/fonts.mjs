// Cuts a font of the site down to what pages use: Western European letters and signs, weights from 400 to 700. It
// replaces each file: `npm install subset-font@2.9.0 && node fonts.mjs FONT.woff2 …`. Beside a file it writes the same
// letters as TrueType, one file a weight, for internal/raster/fonts.
import { readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const text = range(0x20, 0x7e) + range(0xa0, 0xff) + "ŒœŸ\u2009\u200d\u202f–—‘’‚“”„†•…‰′″‹›€™←↑→↓−∕";
const keepFeatures = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "rvrn", "tnum"];

for (const name of process.argv.slice(2)) {
  const variationAxes = name.includes("wght") ? { wght: { min: 400, max: 700 } } : undefined;
  const how = { targetFormat: "woff2", keepFeatures, variationAxes, noHinting: true };
  await writeFile(name, await subset(await readFile(name), text, how));
  const plain = { targetFormat: "truetype", keepFeatures: ["kern", "lnum"], noHinting: true };
  for (const wght of variationAxes ? [400, 700] : [700]) {
    const axes = variationAxes && { variationAxes: { wght } };
    const file = `${name.slice(0, name.indexOf("-"))}-${wght}.ttf`;
    await writeFile(file, await subset(await readFile(name), text, { ...plain, ...axes }));
  }
}
