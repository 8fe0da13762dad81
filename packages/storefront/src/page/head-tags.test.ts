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

test("FND-036: a title is the page name and the site name, and is never empty", () => {
  expect(pageTitle("Boliger", "Hjem")).toBe("Boliger | Hjem");
  expect(pageTitle("Hjem", "Hjem")).toBe("Hjem");
  expect(pageTitle("", "Hjem")).toBe("Hjem");
});

test("D25: the canonical URL contains the language only if it is not the default", () => {
  const head = { title: "Boliger", canonical: "/list?page=2" };
  expect(hrefs(headTags(head, place()), "canonical")).toEqual(["http://no.localhost/list?page=2"]);
  expect(hrefs(headTags(head, place(english)), "canonical")).toEqual([
    "http://no.localhost/list?page=2&language=en",
  ]);
});

test("D25: alternate links list the URL of each language, and a default", () => {
  expect(hrefs(headTags({ title: "Boliger" }, place()), "alternate")).toEqual([
    "nb-NO http://no.localhost/list",
    "en-GB http://no.localhost/list?language=en",
    "x-default http://no.localhost/list",
  ]);
});

test("a region with one language has no alternate links", () => {
  const tags = headTags({ title: "Homes" }, { ...place(), region: regionAuBasics });
  expect(hrefs(tags, "alternate")).toEqual([]);
});

test("a page kept out of search engines has no canonical URL", () => {
  const tags = headTags({ title: "404", isNoIndex: true }, place());
  expect(hrefs(tags, "canonical")).toEqual([]);
  expect(tags).toContainEqual({ tag: "meta", attributes: { name: "robots", content: "noindex" } });
});

test("FND-067, PROP-068, D13: an internal page sends no referrer, and is otherwise as any other", () => {
  const tags = headTags({ title: "Bolig" }, { ...place(), isInternal: true });
  const noReferrer = { tag: "meta", attributes: { name: "referrer", content: "no-referrer" } };
  expect(tags).toContainEqual(noReferrer);
  const others = tags.filter(({ attributes }) => attributes.name !== "referrer");
  expect(others).toEqual(headTags({ title: "Bolig" }, place()));
});

const contents = (tags: HeadTag[], name: string) =>
  tags
    .filter(({ attributes }) => attributes.property === name || attributes.name === name)
    .map(({ attributes }) => attributes.content);

test("link previews have absolute URLs, and the size of the picture", () => {
  const image = linkPicture("/media/abc", "Kjøkken, Storgata 1");
  const tags = headTags({ title: "Bolig", description: "Lys stue", image }, place());
  expect(contents(tags, "og:image")).toEqual(["http://no.localhost/media/abc-share.jpg"]);
  expect(contents(tags, "og:image:width")).toEqual(["1200"]);
  expect(contents(tags, "og:image:height")).toEqual(["630"]);
  expect(contents(tags, "og:image:type")).toEqual(["image/jpeg"]);
  expect(contents(tags, "og:image:alt")).toEqual(["Kjøkken, Storgata 1"]);
  expect(contents(tags, "twitter:card")).toEqual(["summary_large_image"]);
  expect(contents(tags, "og:description")).toEqual(["Lys stue"]);
});

test("an external picture is used as it is, without a size", () => {
  const image = linkPicture("https://a.example/x.webp", "Stue");
  const tags = headTags({ title: "Bolig", image }, place());
  expect(contents(tags, "og:image")).toEqual(["https://a.example/x.webp"]);
  expect(contents(tags, "og:image:width")).toEqual([]);
});

test("a page without a picture uses the site's logo", () => {
  const tags = headTags({ title: "404", isNoIndex: true }, place());
  expect(contents(tags, "og:image")).toEqual(["http://no.localhost/icon-512.png"]);
  expect(contents(tags, "twitter:card")).toEqual(["summary"]);
});

test("D25: a link preview names its language, and the other languages", () => {
  const tags = headTags({ title: "Bolig" }, place());
  expect(contents(tags, "og:locale")).toEqual(["nb_NO"]);
  expect(contents(tags, "og:locale:alternate")).toEqual(["en_GB"]);
});

test("preloads the first picture in all its widths", () => {
  const [, preload] = headTags(
    { title: "Bolig", preloadImage: { url: "/media/abc", sizes: "50vw" } },
    place(),
  );
  expect(preload?.attributes.imagesrcset).toBe(
    "/media/abc-400.avif 400w, /media/abc-800.avif 800w, /media/abc-1600.avif 1600w",
  );
});
