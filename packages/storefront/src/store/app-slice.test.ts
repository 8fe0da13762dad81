import { regionAuBasics } from "@hjem/region-au/basics";
import { regionNoBasics } from "@hjem/region-no/basics";
import { expect, test } from "vitest";
import {
  appFailed,
  appReducer,
  currentListingChanged,
  errorCleared,
  initialAppState,
  labsChanged,
  languageChanged,
} from "./app-slice.ts";

const start = initialAppState(regionNoBasics, "no");

test("FND-011, FND-014, D2: app state has the region and its ISO currency", () => {
  expect([start.region, start.currency]).toEqual(["no", "NOK"]);
  const au = initialAppState(regionAuBasics, "en");
  expect([au.region, au.currency]).toEqual(["au", "AUD"]);
});

test("FND-009, FND-015, FND-016: changes language, labs and the current listing", () => {
  const changed = [
    languageChanged("en"),
    labsChanged({ map: true }),
    currentListingChanged({ listingType: "commercial", acquisition: "rent" }),
  ].reduce(appReducer, start);
  expect(changed).toMatchObject({
    language: "en",
    labs: { map: true },
    currentListing: { listingType: "commercial", acquisition: "rent" },
  });
});

test("FND-017: the app error is one of two types or none, and a 500 has its incident id", () => {
  const broken = appReducer(start, appFailed({ type: "Error500", incident: "r-1" }));
  expect([broken.error, broken.incident]).toEqual(["Error500", "r-1"]);
  const missing = appReducer(broken, appFailed({ type: "Error404" }));
  expect([missing.error, missing.incident]).toEqual(["Error404", null]);
  expect(appReducer(missing, errorCleared()).error).toBeNull();
});
