import type { ListingImage } from "@hjem/domain/listing/image";
import { expect, test } from "vitest";
import { photoGroups } from "./photo-groups.ts";

const images = (...types: ListingImage["type"][]): ListingImage[] =>
  types.map((type, at) => ({
    type,
    url: `/media/0000000${at}`,
    ratio: 1.5,
    color: "#000000",
    isIllustration: true,
  }));
const groups = (...types: ListingImage["type"][]) =>
  photoGroups({ term: (key) => key }, images(...types));

test("PROP-031: the seven tabs are in the order of the specification", () => {
  const labels = groups(
    "bedroom",
    "dining_room",
    "living_room",
    "bathroom",
    "floorplan",
    "kitchen",
  ).map(({ label }) => label);
  expect(labels).toEqual([
    "photo.any",
    "photo.kitchen",
    "photo.floorplan",
    "photo.bathroom",
    "photo.living_room",
    "photo.dining_room",
    "photo.bedroom",
  ]);
});

test("PROP-032: a tab shows the pictures of its room only, and an empty tab is left out", () => {
  expect(groups("kitchen", "bedroom", "kitchen")).toEqual([
    { label: "photo.any", at: [0, 1, 2] },
    { label: "photo.kitchen", at: [0, 2] },
    { label: "photo.bedroom", at: [1] },
  ]);
});

test("PROP-033: exterior and garage pictures are under all only", () => {
  expect(groups("exterior", "garage", "kitchen")).toEqual([
    { label: "photo.any", at: [0, 1, 2] },
    { label: "photo.kitchen", at: [2] },
  ]);
});

test("a home without pictures has no tabs", () => {
  expect(groups()).toEqual([]);
});
