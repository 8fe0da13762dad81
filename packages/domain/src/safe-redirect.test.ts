import { expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

test("ACC-032: keeps the query and hash of a path of the site", () => {
  for (const path of ["/", "/user", "/my-listing?x=1&y=%2F%2F", "/list?geoId=a#map", "/søk?q=æ"]) {
    expect(decodeURI(safeRedirect(path))).toBe(decodeURI(path));
  }
});

test("ACC-033: without a value redirects to the root or the given default", () => {
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
])("ACC-034: %j redirects to the root", (value) => {
  expect(safeRedirect(value)).toBe("/");
});
