import { expect, test } from "vitest";
import { bodyMaxBytes } from "./upload-limits.ts";

const MB = 1024 * 1024;
const root = "/api/user/properties/draft/0198-aa";

test.each([
  ["POST", `${root}/images`, 8 * MB + 65_536],
  ["POST", `${root}/images?x=1`, 8 * MB + 65_536],
  ["POST", `${root}/attachments`, 25 * MB + 65_536],
  ["POST", `${root}/images/uploads`, MB],
  ["PATCH", `${root}/images/uploads/0123456789abcdef0123`, MB],
  ["PATCH", `${root}/images/0123456789abcdef0123`, 131_072],
  ["PATCH", `${root}/images`, 131_072],
  ["POST", root, 131_072],
  ["GET", `${root}/images`, 131_072],
  ["POST", "/api/admin/content/pictures", 8 * MB + 65_536],
  ["PUT", "/api/admin/content/pictures", 131_072],
  ["POST", `/list?${root}/images`, 131_072],
  [undefined, undefined, 131_072],
])("D101: the body of %s %s may have %i bytes", (method, url, bytes) => {
  expect(bodyMaxBytes(method, url)).toBe(bytes);
});
