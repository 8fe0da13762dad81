import { regionNoBasics } from "@hjem/region-no/basics";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { formatFloor } from "./format-floor.ts";

const [, english] = regionNoBasics.languages;
const language = english!;
const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const australian: Readonly<Record<string, string>> = {
  "detail.floor": "Level",
  "detail.groundFloor": "Ground floor",
};
const page = {
  region: regionNoBasics,
  i18n,
  language,
  term: (key: string) => australian[key] ?? "",
};

test("PROP-016: formats a floor in words, with the market's name of the first floor", () => {
  expect(formatFloor(page, { floor: 2, floors: 3 })).toBe("Level 2 of 3");
  expect(formatFloor(page, { floor: 1, floors: 3 })).toBe("Ground floor of 3");
  expect(formatFloor(page, { floor: 0, floors: null })).toBe("Ground floor");
  expect(formatFloor(page, { floor: 4, floors: null })).toBe("Level 4");
  expect(formatFloor(page, { floor: null, floors: 3 })).toBe("");
});
