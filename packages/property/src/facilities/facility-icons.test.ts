import { expect, test } from "vitest";
import { outlineOf } from "./facility-icons.ts";

test("extracts the path of an icon from its markup", () => {
  expect(outlineOf('<path fill="currentColor" d="M2 3h4l-1 2z"/><path d="m0 0 1-1"/>')).toBe(
    "M2 3h4l-1 2zm0 0 1-1",
  );
});

test("ignores markup that is not a path", () => {
  expect(outlineOf('<script>alert(1)</script><path id="x" d="javascript:alert"/>')).toBe("");
});
