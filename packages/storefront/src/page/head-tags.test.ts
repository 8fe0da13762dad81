import { regionNoBasics } from "@hjem/region-no/basics";
import { regionAuBasics } from "@hjem/region-au/basics";
import { expect, test } from "vitest";
import { headTags, pageTitle, type HeadPlace, type HeadTag } from "./head-tags.ts";

const [norwegian] = regionNoBasics.languages.filter(({ code }) => code === "no");
const [english] = regionNoBasics.languages.filter(({ code }) => code === "en");

const place = (language = norwegian): HeadPlace => {
  if (!language) throw new Error("the region does not speak it");
  return {
    region: regionNoBasics,
    language,
    origin: "http://no.localhost",
    url: { pathname: "/list" },
  };
};
const hrefs = (tags: HeadTag[], rel: string) =>
  tags
    .filter(({ attributes }) => attributes.rel === rel)
    .map(({ attributes }) => [attributes.hreflang, attributes.href].filter(Boolean).join(" "));

test("FND-036: a title names the page, then the site, and never only nothing", () => {
  expect(pageTitle("Boliger", "Hjem")).toBe("Boliger | Hjem");
  expect(pageTitle("Hjem", "Hjem")).toBe("Hjem");
  expect(pageTitle("", "Hjem")).toBe("Hjem");
});

test("D25: only the language that is not the default stands in the one true address", () => {
  const head = { title: "Boliger", canonical: "/list?page=2" };
  expect(hrefs(headTags(head, place()), "canonical")).toEqual(["http://no.localhost/list?page=2"]);
  expect(hrefs(headTags(head, place(english)), "canonical")).toEqual([
    "http://no.localhost/list?page=2&language=en",
  ]);
});

test("D25: each language's address is told, and which to take when none fits", () => {
  expect(hrefs(headTags({ title: "Boliger" }, place()), "alternate")).toEqual([
    "nb-NO http://no.localhost/list",
    "en-GB http://no.localhost/list?language=en",
    "x-default http://no.localhost/list",
  ]);
});

test("a region of one language tells of no other", () => {
  const tags = headTags({ title: "Homes" }, { ...place(), region: regionAuBasics });
  expect(hrefs(tags, "alternate")).toEqual([]);
});

test("a page that is kept out of search engines has no true address", () => {
  const tags = headTags({ title: "404", isNoIndex: true }, place());
  expect(hrefs(tags, "canonical")).toEqual([]);
  expect(tags).toContainEqual({ tag: "meta", attributes: { name: "robots", content: "noindex" } });
});

test("FND-067, D13: an internal page sends no referrer", () => {
  const tags = headTags({ title: "Bolig" }, { ...place(), isInternal: true });
  expect(tags).toContainEqual({
    tag: "meta",
    attributes: { name: "referrer", content: "no-referrer" },
  });
});

test("link previews get whole addresses", () => {
  const tags = headTags({ title: "Bolig", image: "/media/abc-800.webp" }, place());
  expect(tags).toContainEqual({
    tag: "meta",
    attributes: { property: "og:image", content: "http://no.localhost/media/abc-800.webp" },
  });
});

test("the picture to fetch first is named in all its widths", () => {
  const [, preload] = headTags(
    { title: "Bolig", preloadImage: { url: "/media/abc", sizes: "50vw" } },
    place(),
  );
  expect(preload?.attributes.imagesrcset).toBe(
    "/media/abc-400.avif 400w, /media/abc-800.avif 800w, /media/abc-1600.avif 1600w",
  );
});
