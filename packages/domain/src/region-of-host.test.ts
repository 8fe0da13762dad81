import { expect, test } from "vitest";
import { regionOfHost } from "./region-of-host.ts";

const no = {
  id: "no",
  hosts: { suffixes: [".no"], firstLabels: ["no"] },
  isFallback: false,
};
const au = {
  id: "au",
  hosts: { suffixes: [".au"], firstLabels: ["au"] },
  isFallback: true,
};
const regionOf = (host: string | null | undefined) => regionOfHost(host, [no, au]).id;

test.each([
  "no.localhost",
  "no.localhost:3000",
  "NO.LocalHost",
  "hjem.no",
  "www.hjem.no",
  "a.b.hjem.no.",
  "www.no.localhost:3000",
  " no.example.com ",
])("FND-003: the Norwegian host %j selects the Norwegian site", (host) => {
  expect(regionOf(host)).toBe("no");
});

test.each([
  "localhost",
  "localhost:3000",
  "127.0.0.1:3000",
  "[::1]:3000",
  "au.localhost",
  "example.com",
  "www.hjem.com.au",
  "casino",
  "no",
  "hjem.nord",
  "hjem.no.example.com",
  "x.no/../",
  "no..localhost",
  "",
  undefined,
  null,
])("FND-004: every other host, such as %j, selects the Australian site", (host) => {
  expect(regionOf(host)).toBe("au");
});

test("FND-005: the first label takes precedence over the suffix", () => {
  expect(regionOf("no.hjem.com.au")).toBe("no");
  expect(regionOf("au.hjem.no")).toBe("au");
});

test("throws without a fallback region", () => {
  expect(() => regionOfHost("example.com", [no])).toThrow("fallback");
});
