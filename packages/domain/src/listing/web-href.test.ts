import { expect, test } from "vitest";
import { webHref } from "../safe-redirect.ts";

test("PROP-053, PROP-054: only http and https URLs become links", () => {
  expect(webHref("https://agency.example/bud?id=1")).toBe("https://agency.example/bud?id=1");
  expect(webHref("http://agency.example/")).toBe("http://agency.example/");
  expect(webHref("/dev/advertiser/3f7q9z2k1m/bid")).toBe("/dev/advertiser/3f7q9z2k1m/bid");
  for (const url of [
    "javascript:alert(1)",
    "data:text/html,x",
    "//x",
    "/\\x",
    "/\t/x",
    "x",
    "",
    null,
  ]) {
    expect(webHref(url)).toBeNull();
  }
});
