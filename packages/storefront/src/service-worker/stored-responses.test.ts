import { expect, test } from "vitest";
import { isFresh, isStorable, storedKindOf } from "./stored-responses.ts";

const SITE = "https://www.site.example";
const HOUR = 3_600_000;

const kindOf = (
  url: string,
  facts: { method?: string; mode?: RequestMode; destination?: string } = {},
) => storedKindOf({ method: "GET", mode: "cors", url: new URL(url, SITE).href, ...facts }, SITE);

test("D116: pages, built files, pictures of homes and icons are stored for reading offline", () => {
  expect(kindOf("/list?bedroomMin=2", { mode: "navigate" })).toBe("page");
  expect(kindOf("/assets/abc1234.js", { destination: "script" })).toBe("file");
  expect(kindOf("/media/a/400.webp", { destination: "image" })).toBe("picture");
  expect(kindOf("/icons/mdi.json?icons=sauna")).toBe("icons");
});

test.each([
  ["a search and every other write", "/api/v2/property/search", { method: "POST" }],
  ["an answer of the API, which may be somebody's own", "/api/v1/me", {}],
  ["a map tile", "https://tiles.example/5/3/4.png", { destination: "image" }],
  ["a preview with its token", "/preview/content/no/abc?token=t", { mode: "navigate" }],
  ["a form that is sent", "/property/000001/abc", { method: "POST", mode: "navigate" }],
  ["a document that is downloaded", "/media/a/prospectus.pdf", { mode: "navigate" }],
  ["the live connection", "/ws", {}],
] as const)("D116: %s is never stored", (_what, url, facts) => {
  expect(kindOf(url, facts)).toBeNull();
});

const response = (control: string, status = 200) => ({
  status,
  type: "basic" as const,
  redirected: false,
  headers: new Headers({ "cache-control": control }),
});

test("D116: a page is stored only where its server says that everybody may have it", () => {
  expect(isStorable("page", response("public, max-age=0, s-maxage=60"))).toBe(true);
  expect(isStorable("page", response("private, no-store"))).toBe(false);
  expect(isStorable("page", response("public, max-age=0", 404))).toBe(false);
  expect(isStorable("picture", response("public, max-age=31536000"))).toBe(true);
  expect(isStorable("picture", response("private, max-age=60"))).toBe(false);
});

test("UI-042: an icon is used for 168 hours and fetched again after that", () => {
  const stored = Date.parse("2026-11-01T00:00:00Z");
  const icons = { headers: new Headers({ date: new Date(stored).toUTCString() }) };
  expect(isFresh("icons", icons, stored + 167 * HOUR)).toBe(true);
  expect(isFresh("icons", icons, stored + 169 * HOUR)).toBe(false);
  expect(isFresh("file", icons, stored + 9_000 * HOUR)).toBe(true);
});

test("D130: a picture of a listing is used for a minute, one that is drawn as long as its server says", () => {
  const stored = Date.parse("2026-11-22T10:00:00Z");
  const picture = (control: string) => ({
    headers: new Headers({ date: new Date(stored).toUTCString(), "cache-control": control }),
  });
  const ofListing = picture("public, max-age=60");
  expect(isFresh("picture", ofListing, stored + 59_000)).toBe(true);
  expect(isFresh("picture", ofListing, stored + 60_000)).toBe(false);
  const drawn = picture("public, max-age=31536000, immutable");
  expect(isFresh("picture", drawn, stored + 9 * HOUR)).toBe(true);
});
