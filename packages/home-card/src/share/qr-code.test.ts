import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrCode } from "./qr-code.ts";

/** Draws the path module by module. */
const painted = ({ path, size }: ReturnType<typeof qrCode>): boolean[][] => {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
};

test("the printed QR code has exactly the dark modules of the URL", () => {
  const url = "https://hjem.example/property/001204/3f7q9z2k1m";
  expect(painted(qrCode(url))).toEqual(encode(url, { ecc: "M", maskPattern: 0 }).data);
});
