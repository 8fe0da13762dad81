import { regionAuBasics } from "@hjem/region-au/basics";
import { expect, test } from "vitest";
import { pastSearch } from "./past-search.ts";

const [language] = regionAuBasics.languages;
const filter = (key: string, label: string) => ({ key, label, href: "/list", isInBar: false });
const search = {
  href: "/list?x=1",
  title: "Homes for sale in Fitzroy",
  circle: null,
  hasPlaces: true,
};
const view = (more: Partial<typeof search>, ...filters: ReturnType<typeof filter>[]) =>
  pastSearch({ language }, { ...search, ...more }, { filters, clearHref: "/list" });

test("shows a past search by its title and filters, each place once", () => {
  expect(
    view({}, filter("suburb:3065-fitzroy", "Fitzroy"), filter("bedroom", "2+ bedrooms")),
  ).toEqual({
    href: "/list?x=1",
    words: "Homes for sale in Fitzroy · 2+ bedrooms",
    language: "en",
  });
});

test("shows a search around a point by its nearest place", () => {
  const circle = { label: "Within 2 km of Nardo", clearHref: "/list" };
  const past = pastSearch(
    { language },
    { ...search, title: "Homes for sale", hasPlaces: false, circle },
    { filters: [filter("propertyRadius", "Within 2 km")], clearHref: "/list" },
  );
  expect(past?.words).toBe("Homes for sale · Within 2 km of Nardo");
});

test("does not store the new homes of a saved search as a search of their own", () => {
  expect(
    view({}, filter("bedroom", "2+ bedrooms"), filter("propertyId", "3 chosen homes")),
  ).toBeNull();
});

test("does not store a search without filters", () => {
  expect(view({ title: "Homes for sale", hasPlaces: false })).toBeNull();
});
