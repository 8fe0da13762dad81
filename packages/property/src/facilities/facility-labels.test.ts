import { regionNoBasics } from "@hjem/region-no/basics";
import { facilities } from "@hjem/region-no/facilities";
import { expect, test } from "vitest";
import { facilityLabels } from "./facility-labels.ts";

const [norwegian, english] = regionNoBasics.languages;
const page = { facilities: async () => facilities, language: norwegian };

test("shows facilities in the reader's language, in the region's order", async () => {
  expect((await facilityLabels(page, ["garden", "fireplace"])).map(({ label }) => label)).toEqual([
    "Peis/ildsted",
    "Hage",
  ]);
  const inEnglish = { ...page, language: english ?? norwegian };
  expect((await facilityLabels(inEnglish, ["garden"]))[0]?.label).toBe("Garden");
});

test("leaves out a facility that the region does not have", async () => {
  expect(await facilityLabels(page, ["moat"])).toEqual([]);
});
