import { expect, test } from "vitest";
import { DraftPatch } from "../draft/draft.ts";
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
/** Addresses that look like those of another host. */
const disguised = [
  "https://bank.example@evil.example/",
  "https://bank.example:x@evil.example/",
  "https:\\\\evil.example/",
  "https://evil.example\\@bank.example/",
  "https://evil.example\\.bank.example/",
];
const page = "https://example.com/@home/10.7,59.9?a=b@c.no";

const draftDetail = DraftPatch.shape.propertyDetail.unwrap().shape;

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
  {
    name: "page of the advertiser",
    schema: draftDetail.url,
    good: [page, "HTTP://example.com", "https://example.com?a=1"],
  },
  {
    name: "condition report",
    schema: draftDetail.conditionReportLink,
    good: [page, "https://xn--blbr-roah.no/"],
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

test("what people and editors write has no link that looks like one to another host", () => {
  const written = [
    ContentLink.shape.url,
    CmsPage.shape.sources.element.shape.url,
    draftDetail.url,
    draftDetail.conditionReportLink,
    draftDetail.statementOfInformationLink,
  ];
  const stored = written.flatMap((schema) =>
    disguised.filter((url) => schema.safeParse(url).success),
  );
  expect(stored).toEqual([]);
});
