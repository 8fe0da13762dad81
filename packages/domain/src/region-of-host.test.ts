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
])("FND-003: the Norwegian host %j opens the Norwegian site", (host) => {
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
])("FND-004: every other host, such as %j, opens the Australian site", (host) => {
  expect(regionOf(host)).toBe("au");
});

test("FND-005: a first label says more than a suffix", () => {
  expect(regionOf("no.hjem.com.au")).toBe("no");
  expect(regionOf("au.hjem.no")).toBe("au");
});

test("without a fallback region the mistake is told at once", () => {
  expect(() => regionOfHost("example.com", [no])).toThrow("fallback");
});
