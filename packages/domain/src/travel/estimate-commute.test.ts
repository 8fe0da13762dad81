import { expect, test } from "vitest";
import { estimateCommute, estimateMinutes } from "./estimate-commute.ts";

const oslo = { lat: 59.914, lng: 10.754 };
const nydalen = { lat: 59.95, lng: 10.76 };
const melbourne = { lat: -37.81, lng: 144.96 };
const hobart = { lat: -42.88, lng: 147.33 };
const plain = { isFjordCounty: false };

test("D82: a commute is estimated in each mode, longer in counties with fjords", () => {
  expect(estimateCommute(oslo, nydalen, "driving", plain)?.minutes).toBe(13);
  expect(estimateCommute(oslo, nydalen, "biking", plain)?.minutes).toBe(21);
  expect(estimateCommute(oslo, nydalen, "walking", plain)?.minutes).toBe(63);
  const around = estimateCommute(oslo, nydalen, "driving", { isFjordCounty: true });
  expect(around?.minutes).toBeGreaterThan(13);
});

test("SAVE-066: no way leads to other land, to the other country, into an ocean, or too far on foot", () => {
  expect(estimateCommute(melbourne, hobart, "driving", plain)).toBeNull();
  expect(estimateCommute(hobart, melbourne, "biking", plain)).toBeNull();
  expect(estimateCommute(oslo, melbourne, "driving", plain)).toBeNull();
  expect(estimateCommute(oslo, { lat: 0, lng: -30 }, "driving", plain)).toBeNull();
  expect(estimateCommute(oslo, { lat: 60.79, lng: 11.07 }, "walking", plain)).toBeNull();
});

test("D84: cards and comparisons have the minutes by car of the home's own page", () => {
  const home = { location: oslo, region: "Oslo", street: "Storgata 1" };
  const market = { fjordCounties: ["Vestland"] };
  expect(estimateMinutes(home, nydalen, market)).toBe(13);
  expect(estimateMinutes(home, nydalen, {})).toBe(13);
  expect(estimateMinutes({ ...home, region: "Vestland" }, nydalen, market)).toBe(
    estimateCommute(oslo, nydalen, "driving", { isFjordCounty: true })?.minutes,
  );
  expect(estimateMinutes(home, melbourne, market)).toBeNull();
});

test("D84: a home whose street is hidden starts where its map shows it", () => {
  const hidden = { location: { lat: 59.9149, lng: 10.7549 }, region: "Oslo", street: "" };
  const shown = { lat: 59.91, lng: 10.75 };
  expect(estimateMinutes(hidden, nydalen, {})).toBe(
    estimateCommute(shown, nydalen, "driving", plain)?.minutes,
  );
  const { street: _street, ...result } = hidden;
  expect(estimateMinutes(result, nydalen, {})).not.toBe(estimateMinutes(hidden, nydalen, {}));
});
