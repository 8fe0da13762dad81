import { MINUTE_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { errorCodeOf } from "../../testing/account-tests.ts";
import {
  type DraftFileTest,
  formWith,
  openDraftFileTest,
  samplePhoto,
} from "../../testing/draft-file-tests.ts";
import { draftOf, signInAdvertiser, type TestAdvertiser } from "../../testing/draft-tests.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";

let api: DraftFileTest;
let kari: TestAdvertiser;
let ola: TestAdvertiser;

beforeAll(async () => {
  api = await openDraftFileTest();
  kari = await signInAdvertiser(api, "kari@example.no");
  ola = await signInAdvertiser(api, "ola@example.no");
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = TEST_NOW;
  await sql`truncate listing_draft, media cascade`.execute(api.db);
  for (const folder of ["media/arriving", "media/variants"]) {
    await rm(join(api.folder, folder), { recursive: true, force: true });
  }
});

const send = async (draftId: string, bytes: Buffer, name = "IMG_1.jpg", person = kari) =>
  person.call(`/${draftId}/images`, await formWith(bytes, name));

/** Sends some photos of different colours; the draft then. */
async function withPhotos(count: number) {
  const draft = await kari.create("residential_sale");
  for (let index = 0; index < count; index += 1) {
    const background = `#${(index * 4 + 16).toString(16).padStart(2, "0")}7f62`;
    const response = await send(draft.id, await samplePhoto({ background, width: 60, height: 40 }));
    expect(response.statusCode).toBe(201);
  }
  return kari.read(draft.id);
}

test("LIST-073, LIST-076, LIST-108, D101: a photo stands in the draft at once, in the room its file is named after, and is shown in every size once they are made", async () => {
  const { id } = await kari.create("residential_sale");
  const sent = await send(id, await samplePhoto(), "Kjøkken mot hagen.jpg");
  expect(sent.statusCode).toBe(201);
  expect(sent.headers["cache-control"]).toBe("no-store");
  expect(sent.json().image).toMatchObject({
    state: "processing",
    category: "kitchen",
    name: "Kjøkken mot hagen.jpg",
    width: 1200,
    ratio: null,
    color: null,
    problem: null,
  });
  expect(draftOf(sent)).toMatchObject({ version: 2, images: [{ state: "processing" }] });

  await api.work();
  const draft = await kari.read(id);
  expect(draft.images).toMatchObject([{ state: "ready", ratio: 1.5, sameAs: null }]);
  expect(draft.images[0]?.color).toMatch(/^#[0-9a-f]{6}$/);
  for (const end of ["-400.avif", "-1600.webp", ".png", "-share.jpg", ""]) {
    const shown = await kari.page.call(`${draft.images[0]?.url}${end}`, { method: "GET" });
    expect([shown.statusCode, shown.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  }
  expect(await readdir(join(api.folder, "media/arriving"))).toEqual([]);
});

test("D101: a photo is turned as its camera says, and neither where it was taken nor anything else of it is in any file", async () => {
  const { id } = await kari.create("residential_sale");
  const bytes = await sharp(await samplePhoto({ width: 800, height: 600 }))
    .withExif({
      IFD0: { Make: "SecretCamera", Copyright: "Secret" },
      IFD3: { GPSLatitude: "59/1 54/1 0/1", GPSLatitudeRef: "N", GPSLongitude: "10/1 45/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const before = await sharp(bytes).metadata();
  expect([before.orientation, before.exif?.length]).toEqual([6, expect.any(Number)]);
  const sent = await send(id, bytes);
  expect(sent.json().image.width).toBe(600);
  await api.work();
  const [image] = (await kari.read(id)).images;
  expect(image?.ratio).toBe(0.75);
  const names = await readdir(join(api.folder, "media/variants"));
  expect(names).toHaveLength(9);
  for (const name of names) {
    const file = await readFile(join(api.folder, "media/variants", name));
    const facts = await sharp(file).metadata();
    expect([name, facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([
      name,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(file.includes("SecretCamera")).toBe(false);
  }
});

test("D89: photos that arrive, get ready or move while somebody types refuse nothing that is typed", async () => {
  const typedOn = await kari.create("residential_sale");
  await send(typedOn.id, await samplePhoto());
  const typed = await kari.patch(typedOn, { propertyDetail: { title: "Lys leilighet" } });
  expect(typed).toMatchObject({ version: 3, images: [{ state: "processing" }] });
  await api.work();
  const next = await kari.patch(typed, { propertyDetail: { bedrooms: 2 } });
  expect(next.images).toMatchObject([{ state: "ready" }]);
  await kari.call(`/${typedOn.id}/images/${next.images[0]?.id}`, { method: "DELETE" });
  const last = await kari.patch(next, { propertyDetail: { bedrooms: 3 } });
  expect(last).toMatchObject({ images: [], propertyDetail: { title: "Lys leilighet" } });
  const stale = await kari.call(`/${typedOn.id}`, {
    method: "PATCH",
    body: { property_detail: { bedrooms: 4 } },
    headers: { "if-match": `"${next.version}"` },
  });
  expect([stale.statusCode, errorCodeOf(stale)]).toEqual([409, "draft_changed"]);
});

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "D101: a photo is accepted as %s, whatever its name says",
  async (format) => {
    const { id } = await kari.create();
    const sent = await send(id, await samplePhoto({ format, width: 90, height: 60 }), "notes.txt");
    expect(sent.statusCode).toBe(201);
    await api.work();
    expect((await kari.read(id)).images).toMatchObject([{ state: "ready", ratio: 1.5 }]);
  },
);

test("D101: what is no such picture by its content is refused with the types that are accepted, and nothing of it stays", async () => {
  const { id } = await kari.create();
  const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n");
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  for (const bytes of [
    svg,
    pdf,
    Buffer.from("hello"),
    Buffer.alloc(0),
    await samplePhoto({ format: "tiff" }),
    await samplePhoto({ format: "gif" }),
  ]) {
    const response = await send(id, bytes, "photo.jpg");
    expect([response.statusCode, errorCodeOf(response)]).toEqual([415, "picture_refused"]);
    expect(response.json().error.message).toContain("JPG, PNG, WebP eller AVIF");
  }
  expect((await kari.read(id)).images).toEqual([]);
  const noFile = await kari.call(`/${id}/images`, { method: "POST", body: { file: "x" } });
  expect(noFile.statusCode).toBe(415);
});

test("D101: a picture bomb is refused by its header, before anything is decoded", async () => {
  const { id } = await kari.create();
  // 30,000 × 30,000 pixels in a few hundred bytes: the header of a PNG says so.
  const bomb = await samplePhoto({ format: "png", width: 8, height: 8 });
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  const response = await send(id, bomb);
  expect([response.statusCode, errorCodeOf(response)]).toEqual([413, "picture_too_large"]);
  expect(response.json().error.message).toContain("100 megapiksler");
  const large = await send(id, Buffer.alloc(8 * 1024 * 1024 + 1));
  expect([large.statusCode, errorCodeOf(large)]).toEqual([413, "picture_too_large"]);
});

test("D101: what is no photo behind its first bytes is refused at once, alone", async () => {
  const { id } = await kari.create();
  const whole = await samplePhoto({ format: "png", width: 300, height: 200 });
  const polyglot = Buffer.concat([
    whole.subarray(0, 60),
    Buffer.from("<html><script>alert(1)</script></html>"),
  ]);
  const refused = await send(id, polyglot, "broken.png");
  expect([refused.statusCode, errorCodeOf(refused)]).toEqual([415, "picture_refused"]);
  await send(id, whole, "good.png");
  await api.work();
  const { images } = await kari.read(id);
  expect(images.map(({ name, state, problem }) => [name, state, problem])).toEqual([
    ["good.png", "ready", null],
  ]);
  expect(await readdir(join(api.folder, "media/arriving"))).toEqual([]);
});

test("LIST-073, LIST-077, LIST-109: photos are put in order, and named by room; both are there after reading again", async () => {
  const draft = await withPhotos(3);
  const [first, second, third] = draft.images.map(({ id }) => id);
  const order = [third, first];
  const sorted = await kari.call(`/${draft.id}/images/sort`, {
    method: "PATCH",
    body: { images: [...order, "0123456789abcdef0123"] },
  });
  // The one that the list did not name follows.
  expect(draftOf(sorted).images.map(({ id }) => id)).toEqual([third, first, second]);
  const named = await kari.call(`/${draft.id}/images/${second}`, {
    method: "PATCH",
    body: { category: "kitchen", alt: "Kjøkken med øy" },
  });
  expect(draftOf(named).images[2]).toMatchObject({ category: "kitchen", alt: "Kjøkken med øy" });
  expect((await kari.read(draft.id)).images.map(({ id }) => id)).toEqual([third, first, second]);
  const wrong = await kari.call(`/${draft.id}/images/${second}`, {
    method: "PATCH",
    body: { category: "attic" },
  });
  expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([400, ["category"]]);
});

test("LIST-078, LIST-110: a deleted photo is gone, can be brought back to its place for five minutes, and then its files are deleted", async () => {
  const draft = await withPhotos(3);
  await api.work();
  const [first, second, third] = draft.images.map(({ id }) => id);
  const path = `/${draft.id}/images/${second}`;
  const gone = draftOf(await kari.call(path, { method: "DELETE" }));
  expect(gone.images.map(({ id }) => id)).toEqual([first, third]);
  api.clock.now += 4 * MINUTE_MS;
  const back = draftOf(await kari.call(`${path}/restore`, { method: "POST" }));
  expect(back.images.map(({ id }) => id)).toEqual([first, second, third]);
  await kari.call(path, { method: "DELETE" });
  await api.sweep();
  expect(await readdir(join(api.folder, "media/variants"))).toHaveLength(27);
  api.clock.now += 5 * MINUTE_MS + 1;
  expect((await kari.call(`${path}/restore`, { method: "POST" })).statusCode).toBe(404);
  await api.sweep();
  expect(await readdir(join(api.folder, "media/variants"))).toHaveLength(18);
  const file = await kari.page.call(`/media/${second}-400.webp`, { method: "GET" });
  expect(file.statusCode).toBe(404);
});

test("D101: the same photo twice, and one that looks the same, are noticed", async () => {
  const { id } = await kari.create();
  const bars = Array.from(
    { length: 8 },
    (_, x) =>
      `<rect x="${x * 100}" y="${(x * 37) % 60}" width="${60 + x * 5}" height="500" fill="hsl(${x * 40} 60% ${20 + ((x * 29) % 60)}%)"/>`,
  );
  const photo = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${bars.join("")}</svg>`,
    ),
  )
    .flatten({ background: "#fff" })
    .jpeg()
    .toBuffer();
  await send(id, photo, "one.jpg");
  await send(id, photo, "copy.jpg");
  await send(id, await sharp(photo).resize(700).webp().toBuffer(), "smaller.webp");
  await send(id, await sharp(photo).rotate(180).jpeg().toBuffer(), "other.jpg");
  const before = (await kari.read(id)).images;
  expect(before.map(({ sameAs }) => sameAs)).toEqual([null, before[0]?.id, null, null]);
  await api.work();
  const { images } = await kari.read(id);
  expect(images.map(({ sameAs }) => sameAs)).toEqual([null, before[0]?.id, before[0]?.id, null]);
});

test("D92: of 300 photos that are sent, 80 are taken; the others are refused with the limit", async () => {
  const { id } = await kari.create();
  const form = await formWith(await samplePhoto({ width: 12, height: 8 }), "a.jpg");
  const results: Awaited<ReturnType<typeof kari.call>>[] = [];
  while (results.length < 300) {
    const lot = Array.from({ length: 20 }, () => kari.call(`/${id}/images`, form));
    results.push(...(await Promise.all(lot)));
  }
  const refused = results.filter(({ statusCode }) => statusCode !== 201);
  expect([results.length - refused.length, refused.length]).toEqual([80, 220]);
  expect(new Set(refused.map(errorCodeOf))).toEqual(new Set(["pictures_full"]));
  expect(refused[0]?.json().error.message).toContain("80");
  expect(await readdir(join(api.folder, "media/arriving"))).toHaveLength(80);
});

test("LIST-121: another person's draft has no photos, and takes none; without sign-in every call is 401", async () => {
  const draft = await withPhotos(1);
  const image = draft.images[0]?.id;
  const form = await formWith(await samplePhoto({ width: 12, height: 8 }), "a.jpg");
  const calls = [
    [`/${draft.id}/images`, form],
    [`/${draft.id}/images/sort`, { method: "PATCH", body: { images: [] } }],
    [`/${draft.id}/images/${image}`, { method: "PATCH", body: { category: "kitchen" } }],
    [`/${draft.id}/images/${image}`, { method: "DELETE" }],
    [`/${draft.id}/images/${image}/restore`, { method: "POST" }],
  ] as const;
  for (const [path, call] of calls) {
    expect([path, (await ola.call(path, call)).statusCode]).toEqual([path, 404]);
    const stranger = await api.browser().call(`/api/user/properties/draft${path}`, call);
    expect([path, stranger.statusCode]).toEqual([path, 401]);
  }
  expect(await readdir(join(api.folder, "media/arriving"))).toHaveLength(1);
});

test("D101: a storage that takes no more says so, and nothing of the photo stays", async () => {
  const { id } = await kari.create();
  await rm(join(api.folder, "media/arriving"), { recursive: true, force: true });
  // A file where a folder must be: like a full disk, it takes nothing.
  await writeFile(join(api.folder, "media/arriving"), "");
  const response = await send(id, await samplePhoto());
  expect([response.statusCode, errorCodeOf(response)]).toEqual([507, "storage_full"]);
  expect((await kari.read(id)).images).toEqual([]);
});
