import { expect, test } from "vitest";
import { tileOrigin } from "./tile-source.ts";

test.each([
  ["https://tile.example.org/{z}/{x}/{y}.png", "https://tile.example.org"],
  ["https://{s}.tile.example.org/{z}/{y}/{x}.png", "https://*.tile.example.org"],
  ["http://127.0.0.1:9/{z}/{x}/{y}.png", "http://127.0.0.1:9"],
  ["/tiles/{z}/{x}/{y}.png", ""],
])("D28: the origin to allow for pictures of %s is %s", (url, origin) => {
  expect(tileOrigin({ url })).toBe(origin);
});
