import { expect, test } from "vitest";
import { pairwise } from "./pairwise.ts";

const pages = ["login", "overview", "devices", "data"];
const languages = { no: ["no", "en"], au: ["en"] } as const;

const grid = pages.flatMap((page) =>
  (["no", "au"] as const).flatMap((region) =>
    languages[region].flatMap((language) =>
      ["light", "dark"].flatMap((theme) =>
        [390, 768, 1366].map((width) => ({ page, region, language, theme, width })),
      ),
    ),
  ),
);

const factors = ["page", "region", "language", "theme", "width"] as const;
const pairs = (rows: typeof grid) =>
  new Set(
    rows.flatMap((row) =>
      factors.flatMap((one) =>
        factors.map((other) => `${one} ${row[one]}, ${other} ${row[other]}`),
      ),
    ),
  );

test("every possible pair of two values occurs", () => {
  expect(pairs(pairwise(grid))).toEqual(pairs(grid));
});

test("only given combinations are chosen", () => {
  for (const row of pairwise(grid)) expect(grid).toContain(row);
});

test("the result is small: hardly more than the two largest factors need", () => {
  expect(pairwise(grid).length).toBeLessThanOrEqual(pages.length * 3 + 2);
  expect(pairwise([])).toEqual([]);
});
