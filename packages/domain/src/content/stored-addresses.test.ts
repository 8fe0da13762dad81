import { expect, test } from "vitest";
import { Listing, ListingDocument } from "../listing/listing.ts";
import { ContentLink, ContentPicture } from "./block.ts";
import { CmsPage } from "./content-entry.ts";

const hostile = [
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "//evil.example",
  "/\\evil.example",
  "/\tevil.example",
  "\u0001javascript:alert(1)",
];
const page = "https://example.com/home?a=1";

const places = [
  { name: "link of content", schema: ContentLink.shape.url, good: ["/list?search=Oslo", page] },
  { name: "picture of content", schema: ContentPicture.shape.url, good: ["/media/abc.webp"] },
  {
    name: "source of an article",
    schema: CmsPage.shape.sources.element.shape.url,
    good: [page, "http://example.com"],
  },
  { name: "bidding", schema: Listing.shape.biddingUrl, good: [page, "/demo/bid"] },
  {
    name: "booking a viewing",
    schema: Listing.shape.bookOpeningUrl,
    good: [page, "/demo/viewing"],
  },
  { name: "document", schema: ListingDocument.shape.url, good: [page, "/media/abc.pdf"] },
];

test.each(places)(
  "$name: only http and https pages and paths of the site are stored",
  ({ schema, good }) => {
    expect(good.filter((url) => !schema.safeParse(url).success)).toEqual([]);
    expect(hostile.filter((url) => schema.safeParse(url).success)).toEqual([]);
  },
);

test("pictures of content come from the site itself", () => {
  expect(ContentPicture.shape.url.safeParse("https://tracker.example/pixel.gif").success).toBe(
    false,
  );
});
