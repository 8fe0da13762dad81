import { regionAuBasics } from "@hjem/region-au/basics";
import { regionNoBasics } from "@hjem/region-no/basics";
import { expect, test } from "vitest";
import { withLanguage } from "./language-addresses.ts";

test("D25: adds the language to links when it is not the site's default", () => {
  const inEnglish = (href: string) => withLanguage(href, "en", regionNoBasics);
  expect(
    ["/", "/list?page=2", "/list?geoId=a:b#map", "/property/1/2#contact"].map(inEnglish),
  ).toEqual([
    "/?language=en",
    "/list?page=2&language=en",
    "/list?geoId=a:b&language=en#map",
    "/property/1/2?language=en#contact",
  ]);
});

test("leaves links with a language, to other sites, or not to pages unchanged", () => {
  for (const href of [
    "/list?language=no",
    "/list?page=2&language=en",
    "#main",
    "?page=2",
    "//example.com/list",
    "https://example.com/list",
    "mailto:a@example.com",
    "tel:+4712345678",
    "/media/aaaaaaaaaa/800.webp",
    "/api/v2/viewings.ics?listing=1",
  ]) {
    expect(withLanguage(href, "en", regionNoBasics)).toBe(href);
  }
  expect(withLanguage("/list", "no", regionNoBasics)).toBe("/list");
  expect(withLanguage("/list", "en", regionAuBasics)).toBe("/list");
});
