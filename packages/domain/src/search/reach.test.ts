import { expect, test } from "vitest";
import { searchHash } from "../saved/search-hash.ts";
import { parseSearch, searchToQuery } from "./search-url.ts";
import { effectiveSorting, sortOptionOf, sortOptionsFor } from "./sorting.ts";

const region = {
  rentPeriod: "month" as const,
  sliders: {
    buyPrice: { min: 0, max: 20_000_001, step: 50_000 },
    rentPrice: { min: 0, max: 3_001, step: 10 },
    monthlyRent: { min: 0, max: 30_001, step: 500 },
    primaryRoom: { min: 0, max: 20_001, step: 1 },
  },
};
const parse = (query: string) => parseSearch(new URLSearchParams(query), region, "2026-11-21");
const canonical = (query: string): string => searchToQuery(parse(query).request);

test("D83: addresses within reach are mode, minutes, longitude and latitude, five at most, in one order", () => {
  const query = "reach=cycling,20,10.75,59.914&reach=driving,30,10.723,59.913";
  expect(canonical(query)).toBe(query);
  const near = { lat: 59.913, lng: 10.723, mode: "driving", minutes: 30 };
  expect(parse(query).request.reach).toContainEqual(near);
  expect(canonical("reach=driving,30,10.72312,59.91289&reach=driving,30,10.723,59.913")).toBe(
    "reach=driving,30,10.723,59.913",
  );
  for (const wrong of [
    "driving,4,10.7,59.9",
    "driving,121,10.7,59.9",
    "flying,30,10.7,59.9",
    "driving,30,190,59.9",
    "driving,30,10.7,91",
    "driving,30,10.7,59.9,Work",
    "driving,-30,10.7,59.9",
  ]) {
    expect(parse(`reach=${wrong}`).request.reach).toBeUndefined();
    expect(parse(`reach=${wrong}`).corrected).toEqual(["reach"]);
  }
  const six = [5, 6, 7, 8, 9, 10].map((lng) => `reach=walking,30,${lng},59.9`).join("&");
  expect(parse(six).request.reach).toHaveLength(5);
});

test("D83: the fairest first needs an address to be fair to", () => {
  expect(canonical("sorting=fairest")).toBe("");
  const query = "reach=driving,30,10.723,59.913&sorting=fairest";
  expect(canonical(query)).toBe(query);
});

test("D83: the order of the addresses makes no other search", () => {
  const [one, other] = ["reach=driving,30,10.723,59.913", "reach=cycling,20,10.75,59.914"];
  const hashOf = (query: string) => searchHash(parse(query).request);
  expect(hashOf(`${one}&${other}`)).toBe(hashOf(`${other}&${one}`));
  expect(hashOf(one)).not.toBe(hashOf(other));
});

test("D83: fairest is the smallest longest way first, and is offered with addresses alone", () => {
  const query = { sorting: "fairest", order: "desc" } as const;
  const kind = { listingType: "buy", acquisition: "buy" } as const;
  const { reach } = parse("reach=driving,30,10.723,59.913").request;
  expect(effectiveSorting({ ...query, reach })).toEqual({ field: "fairest", order: "asc" });
  expect(effectiveSorting(query)).toEqual({ field: "created_at", order: "desc" });
  expect(sortOptionsFor({ ...kind, reach }).at(-1)?.value).toBe("fairest-desc");
  expect(sortOptionsFor(kind).some(({ sorting }) => sorting === "fairest")).toBe(false);
  expect(sortOptionOf({ ...query, reach })?.term).toBe("sort.fairest");
});
