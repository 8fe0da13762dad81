import { expect, test, vi } from "vitest";
import { PlaceChanges } from "./place-changes.ts";

test("a changed geography is notified at once, a street by its number alone, and each to its own region", () => {
  const changes = new PlaceChanges();
  const listener = vi.fn<(regionId: string) => void>();
  changes.onGeography(listener);
  changes.note("au street");
  expect(listener).not.toHaveBeenCalled();
  changes.note("au geography");
  expect(listener).toHaveBeenCalledExactlyOnceWith("au");
  expect([changes.geographyVersion("au"), changes.geographyVersion("no")]).toEqual([1, 0]);
});

test("changes that may have been missed count as a change of everything; without a subscription there is no number", async () => {
  const changes = new PlaceChanges();
  expect(changes.placesVersion("au")).toBeNull();
  await changes.follow(async (_channel, onNotification) => onNotification("au street"));
  const before = changes.placesVersion("au");
  changes.note(null);
  expect(changes.placesVersion("au")).not.toBe(before);
  expect(changes.geographyVersion("au")).toBe(1);
});

test("D117: new streets are named to those who add them, and make nobody read every place again", async () => {
  const changes = new PlaceChanges();
  const listener = vi.fn<(regionId: string, ids: readonly number[]) => void>();
  changes.onStreets(listener);
  await changes.follow(async () => undefined);
  const before = changes.placesVersion("au");
  changes.note("au street 17,18");
  expect(listener).toHaveBeenCalledExactlyOnceWith("au", [17, 18]);
  expect(changes.placesVersion("au")).toBe(before);
});
