import { states } from "@hjem/places/australia/states";
import { regionAu } from "@hjem/region-au";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { regions } from "./regions.ts";

test("SRCH-081, SRCH-083: the two markets offer different property types for every kind of search", () => {
  const [norway, australia] = regions.map(({ propertyTypeGroups }) =>
    propertyTypeGroups.map(({ listingTypes, types }) => [listingTypes.join(), types] as const),
  );
  const other = new Map(australia);
  const same = norway?.filter(([kind, types]) => {
    const there = new Set(other.get(kind));
    return types.length === there.size && types.every((type) => there.has(type));
  });
  expect(same).toEqual([]);
});

test("SRCH-174..176: the markets share the facility keys that both have, each with its own terms", () => {
  const [norway, australia] = regions.map(({ facilities }) => facilities);
  const words = new Map(australia?.map(({ key, label }) => [key, label.en]));
  const shared = norway?.filter(({ key }) => words.has(key)) ?? [];
  expect(shared.length).toBeGreaterThan(40);
  expect(shared.some(({ key, label }) => label.en !== words.get(key))).toBe(true);
});

test("D43: the states of an address are those of the places, each with its duty", () => {
  const names = Object.entries(states).map(([code, { name }]) => [code, name]);
  expect(regionAu.stateNames).toEqual(Object.fromEntries(names));
  const duties = regionAu.costs.transferDuty.map(({ state }) => state);
  expect(new Set(duties)).toEqual(new Set(Object.keys(states)));
});

test("mails have the colours of their site's light theme", () => {
  for (const { id, mailColors } of regions) {
    const css = readFileSync(new URL(`../../${id}/src/theme.css`, import.meta.url), "utf8");
    const colorOf = (name: string) => new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1];
    expect(mailColors).toEqual({
      accent: colorOf("accent"),
      signal: colorOf("signal"),
      onSignal: colorOf("on-signal"),
    });
  }
});
