import { regionAuBasics } from "@hjem/region-au/basics";
import { regionNoBasics } from "@hjem/region-no/basics";
import { expect, test } from "vitest";
import { headTags, pageTitle, type HeadPlace, type HeadTag } from "./head-tags.ts";
import { linkPicture } from "./link-picture.ts";

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

const contents = (tags: HeadTag[], name: string) =>
  tags
    .filter(({ attributes }) => attributes.property === name || attributes.name === name)
    .map(({ attributes }) => attributes.content);

test("link previews get whole addresses, and the size of the picture before it is there", () => {
  const image = linkPicture("/media/abc", "Kjøkken, Storgata 1");
  const tags = headTags({ title: "Bolig", description: "Lys stue", image }, place());
  expect(contents(tags, "og:image")).toEqual(["http://no.localhost/media/abc-share.jpg"]);
  expect(contents(tags, "og:image:width")).toEqual(["1200"]);
  expect(contents(tags, "og:image:height")).toEqual(["630"]);
  expect(contents(tags, "og:image:type")).toEqual(["image/jpeg"]);
  expect(contents(tags, "og:image:alt")).toEqual(["Kjøkken, Storgata 1"]);
  expect(contents(tags, "twitter:card")).toEqual(["summary_large_image"]);
  expect(contents(tags, "twitter:image")).toEqual(["http://no.localhost/media/abc-share.jpg"]);
  expect(contents(tags, "twitter:description")).toEqual(["Lys stue"]);
});

test("a picture that is kept elsewhere is shown as it is, and nothing is said of its size", () => {
  const image = linkPicture("https://a.example/x.webp", "Stue");
  const tags = headTags({ title: "Bolig", image }, place());
  expect(contents(tags, "og:image")).toEqual(["https://a.example/x.webp"]);
  expect(contents(tags, "og:image:width")).toEqual([]);
});

test("a page without a picture of its own is shown with the site's sign", () => {
  const tags = headTags({ title: "404", isNoIndex: true }, place());
  expect(contents(tags, "og:image")).toEqual(["http://no.localhost/icon-512.png"]);
  expect(contents(tags, "twitter:card")).toEqual(["summary"]);
});

test("D25: a link preview says which language it is in, and which others there are", () => {
  const tags = headTags({ title: "Bolig" }, place());
  expect(contents(tags, "og:locale")).toEqual(["nb_NO"]);
  expect(contents(tags, "og:locale:alternate")).toEqual(["en_GB"]);
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
