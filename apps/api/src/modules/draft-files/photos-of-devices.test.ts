import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorCodeOf } from "../../testing/account-tests.ts";
import {
  type DraftFileTest,
  formWith,
  openDraftFileTest,
  samplePhoto,
} from "../../testing/draft-file-tests.ts";
import { signInAdvertiser, type TestAdvertiser } from "../../testing/draft-tests.ts";

let api: DraftFileTest;
let kari: TestAdvertiser;

beforeAll(async () => {
  api = await openDraftFileTest();
  kari = await signInAdvertiser(api, "kari@example.no");
});
afterAll(() => api.close());

const send = async (id: string, bytes: Buffer) =>
  kari.call(`/${id}/images`, await formWith(bytes, "IMG_1.jpg"));

/** What becomes of a photo: its row in the draft, and the widest file that is shown of it. */
async function made(bytes: Buffer) {
  const { id } = await kari.create("residential_sale");
  const sent = await send(id, bytes);
  if (sent.statusCode !== 201) throw new Error(sent.body);
  await api.work();
  const [image] = (await kari.read(id)).images;
  const shown = await kari.page.call(`${image?.url}-1600.webp`, { method: "GET" });
  return { image, shown: shown.rawPayload };
}

/** Where the bytes of a marker begin in a JPEG. */
const markerAt = (jpeg: Buffer, code: number): number => jpeg.indexOf(Buffer.from([0xff, code]));

/** A photo whose lines differ, so that none of it can be left out. */
const grain = () =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: "#777777",
      noise: { type: "gaussian", mean: 120, sigma: 40 },
    },
  });

test.each<[string, () => Promise<Buffer>]>([
  [
    "fill bytes before a marker",
    async () => {
      const jpeg = await samplePhoto({ width: 90, height: 60 });
      return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xff]), jpeg.subarray(2)]);
    },
  ],
  [
    "parameters of its scan that no baseline JPEG has",
    async () => {
      const jpeg = await samplePhoto({ width: 90, height: 60 });
      const scan = markerAt(jpeg, 0xda);
      // The last coefficient of the scan: 63 in every baseline JPEG, 0 in those of some cameras.
      jpeg[scan + jpeg.readUInt16BE(scan + 2)] = 0;
      return jpeg;
    },
  ],
  [
    "nothing missing but its end mark",
    async () => (await grain().jpeg().toBuffer()).subarray(0, -2),
  ],
  [
    "bytes of a camera behind its end",
    async () =>
      Buffer.concat([
        await samplePhoto({ width: 90, height: 60 }),
        Buffer.from("MotionPhoto_Data"),
      ]),
  ],
  [
    "the brand of any picture in the place of AVIF",
    async () => {
      const avif = await samplePhoto({ format: "avif", width: 90, height: 60 });
      avif.write("mif1", 8, "latin1");
      return avif;
    },
  ],
])("D101: a photo with %s is accepted, and nothing is said of it", async (_, make) => {
  const { image } = await made(await make());
  expect(image).toMatchObject({ state: "ready", problem: null, ratio: 1.5 });
});

test("D101: a photo taller than its formats allow is made to fit both sides", async () => {
  const { image, shown } = await made(await samplePhoto({ width: 108, height: 17_000 }));
  expect(image).toMatchObject({ state: "ready", problem: null });
  const { width, height } = await sharp(shown).metadata();
  expect(height).toBe(8_000);
  expect(width / height).toBeCloseTo(image?.ratio ?? 0, 2);
});

test.each([
  ["8", "#c81e1e"],
  ["16", "#c81e1e"],
])(
  "D101: colours of a profile are converted by it, in a picture of %s bits",
  async (bits, background) => {
    const input = sharp({ create: { width: 60, height: 40, channels: 3, background } });
    const profiled = await (bits === "16" ? input.toColourspace("rgb16") : input)
      .withIccProfile("p3")
      .png()
      .toBuffer();
    expect((await sharp(profiled).metadata()).depth).toBe(bits === "16" ? "ushort" : "uchar");
    const { shown } = await made(profiled);
    const { channels } = await sharp(shown).stats();
    const means = channels.map(({ mean }) => Math.round(mean));
    for (const [at, wanted] of [200, 30, 30].entries()) {
      expect(Math.abs((means[at] ?? 0) - wanted)).toBeLessThanOrEqual(4);
    }
  },
);

test.each(["jpeg", "png"] as const)(
  "D101: a truncated %s is shown as far as it goes, and its tile says so",
  async (format) => {
    const whole = await grain().toFormat(format).toBuffer();
    const { image } = await made(whole.subarray(0, Math.floor(whole.length * 0.6)));
    expect(image).toMatchObject({ state: "ready", problem: "truncated", ratio: 1.5 });
  },
);

test("D101: a truncated AVIF, whose rest no decoder reads, is failed and its tile says so", async () => {
  const whole = await grain().avif().toBuffer();
  const { image } = await made(whole.subarray(0, Math.floor(whole.length * 0.6)));
  expect(image).toMatchObject({ state: "failed", problem: "damaged" });
});

const bytesOf = (text: string): Buffer => Buffer.from(text, "latin1");

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ["GIF", () => samplePhoto({ format: "gif", width: 90, height: 60 })],
  ["TIFF", () => samplePhoto({ format: "tiff", width: 90, height: 60 })],
  ["SVG", () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"/>')],
  ["BMP", () => Buffer.concat([bytesOf("BM"), Buffer.alloc(60)])],
  ["PDF", () => bytesOf("%PDF-1.7\n")],
  ["film", () => bytesOf("\0\0\0\u0018ftypmp42\0\0\0\0mp42isom")],
  ["text", () => bytesOf("Hei")],
  ["beginning of a JPEG", () => Buffer.from([0xff, 0xd8, 0xff])],
  ["file without bytes", () => Buffer.alloc(0)],
])(
  "D101: a %s in the place of a photo is refused with the kinds that are taken",
  async (_, make) => {
    const { id } = await kari.create();
    const form = await formWith(await make(), "stue.jpg");
    const headers = { ...form.headers, "accept-language": "en" };
    const response = await kari.call(`/${id}/images`, { ...form, headers });
    expect([response.statusCode, errorCodeOf(response)]).toEqual([415, "picture_refused"]);
    expect(response.json().error.message).toBe(
      "This file can't be used as a picture. Choose a JPG, PNG, WebP or AVIF.",
    );
    expect((await kari.read(id)).images).toEqual([]);
  },
);

test("D101: a WebP whose end is missing, of which the decoder reads nothing, is refused as not complete", async () => {
  const { id } = await kari.create();
  const form = await formWith((await grain().webp().toBuffer()).subarray(0, -100), "stue.webp");
  const headers = { ...form.headers, "accept-language": "en" };
  const response = await kari.call(`/${id}/images`, { ...form, headers });
  expect([response.statusCode, errorCodeOf(response)]).toEqual([415, "picture_refused"]);
  expect(response.json().error.message).toMatch(/^The file is not complete/);
});

/** The header of a picture as phones take them: that of an AVIF with another codec, whose pixels nobody here decodes. */
function heicOf(avif: Buffer): Buffer {
  const box = avif.indexOf("av1C") - 4;
  const before = avif.readUInt32BE(box);
  const codec = Buffer.alloc(31);
  codec.writeUInt32BE(codec.length);
  codec.write("hvcC", 4, "latin1");
  codec[8] = 1;
  const heic = Buffer.concat([avif.subarray(0, box), codec, avif.subarray(box + before)]);
  for (const name of ["meta", "iprp", "ipco"]) {
    const at = heic.indexOf(name) - 4;
    heic.writeUInt32BE(heic.readUInt32BE(at) + codec.length - before, at);
  }
  heic.write("heic", 8, "latin1");
  heic.write("hvc1", heic.indexOf("av01"), "latin1");
  return heic;
}

test("D101: a HEIC of a phone is refused with the way to save it as JPG on a computer and a phone", async () => {
  const { id } = await kari.create();
  const avif = await samplePhoto({ format: "avif", width: 90, height: 60 });
  const response = await send(id, heicOf(avif));
  expect([response.statusCode, errorCodeOf(response)]).toEqual([415, "picture_refused"]);
  const { message } = response.json().error;
  for (const word of ["JPG", "Mac", "Windows", "iPhone"]) expect(message).toContain(word);
});
