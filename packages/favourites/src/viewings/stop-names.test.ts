import { regionNoBasics } from "@hjem/region-no/basics";
import { terms } from "@hjem/region-no/terms/no";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { sampleSavedHome } from "../testing/sample-saved-home.ts";
import { formatSolution } from "./stop-names.ts";
import type { Stop } from "./viewing-stops.ts";

const page = {
  region: regionNoBasics,
  language: regionNoBasics.languages[0],
  term: (key: keyof typeof terms) => terms[key],
  i18n: setupI18n({ locale: "en", messages: { en: {} } }),
};
const home = sampleSavedHome();
const [viewing] = home.property.viewingDate;
if (!viewing) throw new Error("the sample home has no viewing");
const stop = (key: string): Stop => ({
  key,
  home,
  viewing,
  day: "2026-12-03",
  start: 0,
  end: 1,
  userIds: [],
});
const company = {
  ownId: "me",
  users: [
    { userId: "me", name: "Ida Berg" },
    { userId: "kari", name: "Kari Prøve" },
    { userId: "youssef", name: "Youssef Prøve" },
  ],
};

test("what ends a clash is one sentence: within it “you” has a small letter, and names keep theirs", () => {
  const said = (...changes: string[][]) =>
    formatSolution(page, company, {
      changes: changes.map((userIds, index) => ({ stop: stop(String(index + 2)), userIds })),
      numberOf: Number,
    });
  expect(said(["kari"], ["me"])).toBe("Kari Prøve takes 2, you take 3");
  expect(said(["me"], ["kari"])).toBe("You take 2, Kari Prøve takes 3");
  expect(said(["kari"], ["youssef"])).toBe("Kari Prøve takes 2, Youssef Prøve takes 3");
  expect(said(["kari"], [])).toBe("Kari Prøve takes 2, skip 3");
  expect(said(["kari"], ["me", "kari"])).toMatch(/^Kari Prøve takes 2, you og Kari Prøve take 3$/);
});
