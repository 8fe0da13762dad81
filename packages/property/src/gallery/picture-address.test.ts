import { expect, test } from "vitest";
import { pictureHash, pictureIn } from "./picture-address.ts";

test("PROP-031: every picture has an address that leads back to it", () => {
  expect(pictureHash(0)).toBe("#picture-1");
  for (const at of [0, 7, 30]) expect(pictureIn(pictureHash(at), 31)).toBe(at);
});

test("an address of no picture names none", () => {
  for (const hash of ["", "#picture-0", "#picture-32", "#picture-x", "#picture-1e1", "#contact"]) {
    expect(pictureIn(hash, 31)).toBeUndefined();
  }
});
