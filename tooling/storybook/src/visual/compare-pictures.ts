import sharp from "sharp";

/** Difference of one channel that no eye sees, of 255: rounding of soft edges. */
const CHANNEL_TOLERANCE = 12;

/** How two pictures differ. */
export interface PictureDifference {
  /** Pixels that differ; all of them where the sizes differ. */
  pixels: number;
  /** Those pixels in red on white, as PNG; null where the sizes differ. */
  marked: Buffer | null;
}

const read = async (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Compares two pictures pixel by pixel. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<PictureDifference> {
  const [one, other] = await Promise.all([read(before), read(after)]);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) {
    return { pixels: Math.max(width * height, other.info.width * other.info.height), marked: null };
  }
  const marked = Buffer.alloc(one.data.length, 255);
  let pixels = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    const isSame = [0, 1, 2].every(
      (channel) =>
        Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) <=
        CHANNEL_TOLERANCE,
    );
    if (isSame) continue;
    pixels += 1;
    marked.set([200, 0, 0], at);
  }
  const png = await sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { pixels, marked: png };
}

/** A screenshot as it is stored: without loss, and small. */
export const storedPicture = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer();
