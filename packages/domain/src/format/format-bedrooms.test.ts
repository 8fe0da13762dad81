import { expect, test } from "vitest";
import { formatBedrooms } from "./format-bedrooms.ts";

const context = {
  language: { code: "en" as const, formatTag: "en-AU" },
  term: (key: string) => (key === "detail.studio" ? "Studio" : ""),
};

test("a home without a bedroom is a studio where it is a flat; of a cabin or plot nothing is said", () => {
  expect(formatBedrooms(context, [0, 0], ["apartment"])).toBe("Studio");
  expect(formatBedrooms(context, [0, null], ["flat"])).toBe("Studio");
  expect(formatBedrooms(context, [0, 0], ["cabin"])).toBe("");
  expect(formatBedrooms(context, [0, 0], ["land"])).toBe("");
});

test("bedrooms are a number, or a range of the homes of a project", () => {
  expect(formatBedrooms(context, [3, 3], ["apartment"])).toBe("3");
  expect(formatBedrooms(context, [null, 2], ["apartment"])).toBe("2");
  expect(formatBedrooms(context, [0, 2], ["apartment"])).toBe("0–2");
  expect(formatBedrooms(context, [null, null], ["apartment"])).toBe("");
});
