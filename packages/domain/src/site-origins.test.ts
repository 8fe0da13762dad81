import { expect, test } from "vitest";
import {
  formatSiteOrigins,
  localOrigin,
  parseSiteOrigins,
  servedSites,
  siteOfHost,
} from "./site-origins.ts";

const no = { id: "no", hosts: { suffixes: [".no"], firstLabels: ["no"] }, isFallback: false };
const au = { id: "au", hosts: { suffixes: [".au"], firstLabels: ["au"] }, isFallback: true };
const regions = [no, au];
const rules = { regionIds: ["no", "au"], isHttpAllowed: false };

test("D49: each site has one origin", () => {
  const text = "no=https://www.example.no, au=https://www.example.com.au/";
  const origins = parseSiteOrigins(text, rules);
  expect([...origins]).toEqual([
    ["no", "https://www.example.no"],
    ["au", "https://www.example.com.au"],
  ]);
  expect(parseSiteOrigins(formatSiteOrigins(origins), rules)).toEqual(origins);
});

test("D49: http must be allowed explicitly", () => {
  const text = "no=http://no.localhost:3110";
  expect(() => parseSiteOrigins(text, rules)).toThrow("must begin with https:// unless ALLOW_HTTP");
  const origins = parseSiteOrigins(text, { ...rules, isHttpAllowed: true });
  expect(origins.get("no")).toBe("http://no.localhost:3110");
});

test.each([
  ["no=https://www.example.no/bolig", "without a path"],
  ["no=https://www.example.no?a=1", "without a path"],
  ["no=https://user@www.example.no", "without a path"],
  ["no=https://www.example.no,au=https://www.example.no", '"no" and "au" cannot share'],
  ["no=https://www.example.no,no=https://b.example.no", 'names region "no" twice'],
  ["se=https://www.example.se", 'Unknown region "se". Known regions: no, au.'],
  ["https://www.example.no", "is not of the form"],
  ["no=www.example.no", "is not an address"],
  ["no=ftp://www.example.no", "is not an address"],
  ["no=https://*.example.no", "is not an address"],
  ["", "is not of the form"],
  ["no=https://www.example.no,", "is not of the form"],
])("D49: rejects %j with one line", (text, sentence) => {
  const parse = () => parseSiteOrigins(text, rules);
  expect(parse).toThrow(sentence);
  expect(parse).toThrow(/^SITE_ORIGINS[^\n]+\.$/);
});

const siteOf = (text: string, host: string) => {
  const origins = parseSiteOrigins(text, { isHttpAllowed: true });
  return siteOfHost(host, servedSites(regions, origins), regions)?.id ?? null;
};

test("D12, D49: the hosts of the origins take precedence", () => {
  const text = "no=https://bolig.example.com,au=https://homes.example.no";
  expect(siteOf(text, "bolig.example.com")).toBe("no");
  expect(siteOf(text, "homes.example.no:443")).toBe("au");
  expect(siteOf(text, "WWW.Bolig.example.com")).toBe("no");
  expect(siteOf(text, "other.example.no")).toBe("no");
  expect(siteOf(text, "127.0.0.1")).toBe("au");
});

test("tells two sites on one machine apart by port", () => {
  const text = "no=http://localhost:3001,au=http://localhost:3002";
  expect(siteOf(text, "localhost:3001")).toBe("no");
  expect(siteOf(text, "localhost:3002")).toBe("au");
});

test("D118: a market that is not listed is not served", () => {
  const norway = "no=https://www.example.no";
  expect(siteOf(norway, "www.example.no")).toBe("no");
  expect(siteOf(norway, "example.no")).toBe("no");
  expect(siteOf(norway, "www.example.com.au")).toBeNull();
  expect(siteOf(norway, "127.0.0.1:3000")).toBeNull();
  const australia = "au=https://www.example.com.au";
  expect(siteOf(australia, "www.hjem.no")).toBeNull();
  expect(siteOf(australia, "example.org")).toBe("au");
});

test("D27: without origins the demo's sites are on this machine", () => {
  expect(localOrigin(no, 4000)).toBe("http://no.localhost:4000");
});
