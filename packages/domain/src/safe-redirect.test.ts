import { expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

test("ACC-032: a path of the site is followed with its query and hash", () => {
  for (const path of ["/", "/user", "/my-listing?x=1&y=%2F%2F", "/list?geoId=a#map", "/søk?q=æ"]) {
    expect(decodeURI(safeRedirect(path))).toBe(decodeURI(path));
  }
});

test("ACC-033: without a value the way leads to the root, or where the page says", () => {
  expect(safeRedirect(null)).toBe("/");
  expect(safeRedirect("", "/user")).toBe("/user");
});

test.each([
  "https://evil.example",
  "HTTPS:evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/%09/evil.example",
  "/%2F/evil.example",
  "/%5Cevil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  " /user",
  "evil.example",
  "/\u0000/evil.example",
  "/%E0%A4%A",
])("ACC-034: %j leads nowhere but to the root", (value) => {
  expect(safeRedirect(value)).toBe("/");
});
