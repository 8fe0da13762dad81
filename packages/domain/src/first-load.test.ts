import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const source = new URL("./", import.meta.url);

/** Modules that run when a module is loaded: its imports and theirs, without those of types only. */
async function loadedWith(module: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(module)) return seen;
  seen.add(module);
  if (!module.startsWith(source.href)) return seen;
  const text = await readFile(new URL(module), "utf8");
  for (const [, names, from = ""] of text.matchAll(
    /^import (?!type )([^;]*?)\s*from "([^"]+)";/gms,
  )) {
    const isTypesOnly = /^\{(?:\s*type [\w ]+,?)+\s*\}$/.test(names ?? "");
    if (!isTypesOnly) {
      await loadedWith(from.startsWith(".") ? new URL(from, module).href : from, seen);
    }
  }
  return seen;
}

const firstLoad = [
  "errors",
  "format/format-date",
  "format/format-measure",
  "format/format-number",
  "format/format-phone",
  "format/format-price",
  "format/format-text",
  "format/read-number",
  "language",
  "lead/lead-kinds",
  "limits",
  "agency/agency-id",
  "listing/enumerations",
  "listing/image-url",
  "map/tile-source",
  "metadata-cache",
  "paths",
  "place/place-name",
  "region",
  "region-of-host",
  "search/active-filters",
  "search/filter-check",
  "search/filter-choices",
  "listing/listing-type",
  "search/search-url",
  "search/sorting",
  "terms",
  "time/calendar",
  "time/zone",
  "wire/case",
];

test.each(firstLoad)("D42: %s, which is in the first load, imports no package", async (name) => {
  const modules = await loadedWith(new URL(`./${name}.ts`, source).href);
  expect([...modules].filter((module) => !module.startsWith(source.href))).toEqual([]);
});

test("the schemas import zod, so the check can detect it", async () => {
  expect(await loadedWith(new URL("./search/search-filter.ts", source).href)).toContain("zod");
});
