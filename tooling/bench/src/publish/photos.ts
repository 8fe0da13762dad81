import { formWith } from "@hjem/api/testing/draft-file-tests";
import { fieldsOf } from "@hjem/domain/narrow";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { seeded } from "../search/rows.ts";
import type { Advertiser } from "./advertiser.ts";

/** Pixels of a photo: 12 megapixels. */
const WIDTH = 4_000;
const HEIGHT = 3_000;
const SHAPES = 60;
/** Photos that a page sends at once. */
const AT_ONCE = 3;
const POLL_MS = 200;
/** Photos that are not ready by then are lost. */
const WAIT_MS = 600_000;

/** A JPEG of 3 to 4 MB: rectangles of many colours under the grain of a camera, another for each number. */
export async function makePhoto(number: number): Promise<Buffer> {
  const random = seeded(number);
  const whole = (below: number) => Math.floor(random() * below);
  const shapes = Array.from(
    { length: SHAPES },
    () =>
      `<rect x="${whole(WIDTH)}" y="${whole(HEIGHT)}" width="${200 + whole(900)}" height="${150 + whole(700)}" fill="rgb(${whole(256)},${whole(256)},${whole(256)})"/>`,
  ).join("");
  const grain = await sharp({
    create: {
      width: WIDTH / 2,
      height: HEIGHT / 2,
      channels: 3,
      background: "#888888",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .resize(WIDTH, HEIGHT)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(Buffer.from(`<svg width="${WIDTH}" height="${HEIGHT}">${shapes}</svg>`))
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

const statesOf = async ({ call }: Advertiser, draftId: string): Promise<unknown[]> => {
  const { data } = await call(`/${draftId}/preview`);
  const { images } = fieldsOf(data);
  return Array.isArray(images) ? images.map((image) => fieldsOf(image).state) : [];
};

/** Sends photos to a draft as a page does, and waits for all their sizes; seconds from the first byte. */
export async function uploadPhotos(
  advertiser: Advertiser,
  draftId: string,
  photos: readonly Buffer[],
): Promise<{ sent: number; ready: number }> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1_000;
  const waiting = [...photos.entries()];
  const send = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, bytes] = next;
      const form = await formWith(bytes, `photo-${index}.jpg`, "image/jpeg");
      await advertiser.call(`/${draftId}/images`, form);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const sent = seconds();
  for (;;) {
    const states = await statesOf(advertiser, draftId);
    if (states.length === photos.length && states.every((state) => state === "ready")) break;
    if (states.includes("failed") || seconds() * 1_000 > WAIT_MS) {
      throw new Error("A photo was not made.");
    }
    await setTimeout(POLL_MS);
  }
  return { sent, ready: seconds() };
}
