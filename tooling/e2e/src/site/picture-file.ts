import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
};

/** Squares of a picture in each direction. */
const SQUARES = 8;

/** A PNG with a pattern of its own for each name, so that no two are taken for the same photo. Size in pixels. */
export function pictureFile(
  name: string,
  width = 1200,
  height = 800,
): { name: string; mimeType: string; buffer: Buffer } {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pattern = createHash("sha512").update(name).digest();
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    const row = y * (1 + width * 3) + 1;
    const line = Math.floor((y * SQUARES) / height);
    for (let x = 0; x < width; x += 1) {
      const square = line * SQUARES + Math.floor((x * SQUARES) / width);
      const shade = pattern.readUInt8(square % pattern.length);
      rows.set([shade, shade, shade], row + x * 3);
    }
  }
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return { name, mimeType: "image/png", buffer };
}
