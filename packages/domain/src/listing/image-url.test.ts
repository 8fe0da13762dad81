import { expect, test } from "vitest";
import { imageUrl, pictureSrcSet, pictureUrl, sharePictureUrl } from "./image-url.ts";

test("FND-062, PROP-035: a picture without extension is a png", () => {
  expect(imageUrl("/media/0a1b2c3d")).toBe("/media/0a1b2c3d.png");
  expect(imageUrl("https://a.example/x?w=2")).toBe("https://a.example/x.png?w=2");
});

test("a picture with an extension keeps it", () => {
  expect(imageUrl("/media/0a1b2c3d.webp")).toBe("/media/0a1b2c3d.webp");
  expect(imageUrl("/a.JPEG?x=1")).toBe("/a.JPEG?x=1");
});

test("the srcset lists every width of a format", () => {
  expect(pictureUrl("/media/x", 800, "avif")).toBe("/media/x-800.avif");
  expect(pictureSrcSet("/media/x", "webp")).toBe(
    "/media/x-400.webp 400w, /media/x-800.webp 800w, /media/x-1600.webp 1600w",
  );
});

test("the share picture is one of ours; an external picture has none", () => {
  expect(sharePictureUrl("/media/0a1b2c3d")).toBe("/media/0a1b2c3d-share.jpg");
  expect(sharePictureUrl("https://a.example/x.webp")).toBeNull();
  expect(sharePictureUrl("https://a.example/x?w=2")).toBeNull();
});
