import { expect, onTestFinished, test, vi } from "vitest";
import { preparationOf, preparePhoto, scaledSize } from "./prepare-photo.ts";

const photoOf = async (width: number, height: number): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.fillRect(0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: "image/jpeg" });
  return new File([blob], "IMG_1.jpg", { type: "image/jpeg" });
};

/** A browser that says that a picture has so many pixels, as its header does. */
function sayingSize(width: number, height: number) {
  const spies = [
    vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(width),
    vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(height),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
}

const sizeOf = async (file: File) => {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
};

test("D101: a photo of up to 50 megapixels, and what the browser cannot read, is sent as it is", async () => {
  const photo = await photoOf(60, 40);
  expect(await preparePhoto(photo)).toEqual({ file: photo });
  const text = new File(["hello"], "a.jpg", { type: "image/jpeg" });
  expect(await preparePhoto(text)).toEqual({ file: text });
});

test("D101: a photo of 108 megapixels is sent 4,000 pixels wide", async () => {
  sayingSize(12_000, 9_000);
  const prepared = await preparePhoto(await photoOf(60, 45));
  if (!("file" in prepared)) throw new Error("it was not prepared");
  expect(await sizeOf(prepared.file)).toEqual([4_000, 3_000]);
  expect([prepared.file.name, prepared.file.type]).toEqual(["IMG_1.jpg", "image/jpeg"]);
  expect(scaledSize({ width: 3_000, height: 24_000 })).toEqual({ width: 500, height: 4_000 });
});

test("D101: where the browser cannot make it smaller, the limit is named", async () => {
  sayingSize(12_000, 9_000);
  const decode = vi.spyOn(window, "createImageBitmap").mockRejectedValue(new Error("memory"));
  onTestFinished(() => decode.mockRestore());
  expect(await preparePhoto(await photoOf(60, 45))).toEqual({ problem: "pixels" });
});

test("D101: a HEIC becomes a JPEG where the browser decodes it, and else its person reads how to save it as one", async () => {
  // What the browser reads is its content, whatever the file's type says.
  const decodable = new File([await photoOf(60, 40)], "IMG_1.HEIC", { type: "image/heic" });
  const prepared = await preparePhoto(decodable);
  if (!("file" in prepared)) throw new Error("it was not prepared");
  expect([prepared.file.name, prepared.file.type]).toEqual(["IMG_1.jpg", "image/jpeg"]);
  const unknown = new File(["ftypheic"], "IMG_2.heic");
  expect(await preparePhoto(unknown)).toEqual({ problem: "heic" });
});

test("D101: only what may be too large, or cannot be shown, is prepared; all else is sent at once", async () => {
  const small = await photoOf(60, 40);
  expect(preparationOf(small)).toBeNull();
  const large = new File([new Uint8Array(4 * 1024 * 1024)], "a.jpg", { type: "image/jpeg" });
  expect(await preparationOf(large)).toEqual({ file: large });
  expect(await preparationOf(new File(["x"], "a.heif"))).toEqual({ problem: "heic" });
});
