import { regionNoBasics } from "@hjem/region-no/basics";
import { listing, listingAddress } from "@hjem/storefront/testing/sample-listing";
import { expect, test } from "vitest";
import { positionModel } from "./position-model.ts";

const [language] = regionNoBasics.languages;
const page = {
  region: regionNoBasics,
  language,
  now: Date.parse("2026-11-21T23:30:00Z"),
};
const shown = {
  isPriceShown: true,
};
const stops = [{ name: "Torget (demo)", location: { lat: 63.4, lng: 10.42 }, distance: 223 }];

test("shows the position of a home, its local date and straight-line distances to stops", () => {
  const view = positionModel(page, listing(), stops, shown);
  expect(view).toMatchObject({
    address: "Nardovegen 12, 7032 Trondheim",
    lat: 63.4,
    isApproximate: false,
    today: "2026-11-22",
  });
  expect(view.pin.label.replaceAll("\u00a0", " ")).toBe("6,49 mill.");
  expect(view.stops[0]?.distance.replaceAll("\u00a0", " ")).toBe("223 m");
});

test("a hidden street hides the exact position: it is rounded, and there are no stops", () => {
  const address = listingAddress({ street: "", coordinates: { lat: 63.40421, lng: 10.42387 } });
  expect(positionModel(page, listing({ address }), stops, shown)).toMatchObject({
    address: "Nardo",
    lat: 63.4,
    lng: 10.42,
    isApproximate: true,
    stops: [],
  });
});

test("a hidden price is not on the pin either", () => {
  const hidden = { ...shown, isPriceShown: false };
  expect(positionModel(page, listing(), stops, hidden).pin.label).toBe("Nardo");
});
