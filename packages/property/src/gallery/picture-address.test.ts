import { expect, test } from "vitest";
import { pictureHash, pictureIn } from "./picture-address.ts";

test("PROP-031: the URL of a picture is read back as the same picture", () => {
  expect(pictureHash(0)).toBe("#picture-1");
  for (const at of [0, 7, 30]) expect(pictureIn(pictureHash(at), 31)).toBe(at);
});

test("other fragments are not pictures", () => {
  for (const hash of ["", "#picture-0", "#picture-32", "#picture-x", "#picture-1e1", "#contact"]) {
    expect(pictureIn(hash, 31)).toBeUndefined();
  }
});
