import type { MediaResponse } from "@hjem/picture-files/media-source";
import type { PictureFile } from "@hjem/picture-files/picture-file";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { mediaRoutes } from "./routes.ts";

const HASH = "0123456789abcdef0123";
const apps: FastifyInstance[] = [];

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

/** The media routes alone, over a store that always returns the same response. */
async function appWith(response: MediaResponse): Promise<FastifyInstance> {
  const app = Fastify();
  apps.push(app);
  app.setErrorHandler((error: { code?: string; status?: number }, _request, reply) =>
    reply
      .code(error.status ?? 500)
      .header("cache-control", "no-store")
      .send({ error: { code: error.code } }),
  );
  await app.register(mediaRoutes({ sources: [{ read: async () => response }] }));
  return app;
}

const drawn: MediaResponse = { bytes: Buffer.from("picture") };

test("a drawn picture can be cached forever", async () => {
  const app = await appWith(drawn);
  for (const [file, type] of [
    [`${HASH}-400.avif`, "image/avif"],
    [`${HASH}-1600.webp`, "image/webp"],
  ]) {
    const response = await app.inject(`/media/${file}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe(type);
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(response.body).toBe("picture");
  }
});

test("FND-062: a picture without width or format is a PNG", async () => {
  const response = await (await appWith(drawn)).inject(`/media/${HASH}.png`);
  expect(response.headers["content-type"]).toBe("image/png");
});

test("the picture that other sites show with a link is a JPEG, cached forever", async () => {
  const response = await (await appWith(drawn)).inject(`/media/${HASH}-share.jpg`);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("image/jpeg");
  expect(response.headers["cache-control"]).toContain("immutable");
});

test("S29: the response has the best format that is accepted, and a Vary header", async () => {
  const requested: PictureFile[] = [];
  const app = Fastify();
  apps.push(app);
  const read = async (_id: string, file: PictureFile) => {
    requested.push(file);
    return drawn;
  };
  await app.register(
    mediaRoutes({ sources: [{ read: async () => "missing" as const }, { read }] }),
  );
  const typeFor = async (accept?: string) => {
    const response = await app.inject({ url: `/media/${HASH}`, headers: accept ? { accept } : {} });
    expect([response.statusCode, response.headers.vary]).toEqual([200, "Accept"]);
    return response.headers["content-type"];
  };
  expect(await typeFor("image/avif,image/webp,image/*,*/*;q=0.8")).toBe("image/avif");
  expect(await typeFor("image/webp,*/*;q=0.8")).toBe("image/webp");
  expect(await typeFor("image/avif;q=0,image/*")).toBe("image/jpeg");
  expect(await typeFor("*/*")).toBe("image/jpeg");
  expect(await typeFor()).toBe("image/jpeg");
  expect(await typeFor("text/html")).toBe("image/jpeg");
  expect(requested.map(({ width }) => width)).toEqual(requested.map(() => 800));
});

test("a browser that has the picture gets 304", async () => {
  const app = await appWith(drawn);
  const { etag } = (await app.inject(`/media/${HASH}-800.webp`)).headers;
  const again = await app.inject({
    url: `/media/${HASH}-800.webp`,
    headers: { "if-none-match": String(etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
});

test("malformed names, and unknown pictures, respond 404", async () => {
  const app = await appWith(drawn);
  for (const file of [
    `${HASH}.webp`,
    `${HASH}-500.webp`,
    `${HASH}-400.png`,
    `${HASH}-400.jpg`,
    "0123-400.webp",
    `${HASH.toUpperCase()}-400.webp`,
    `..%2F${HASH}-400.webp`,
  ]) {
    const response = await app.inject(`/media/${file}`);
    expect(response.statusCode).toBe(404);
    expect(response.headers["cache-control"]).not.toContain("immutable");
  }
  const unknown = await (await appWith("missing")).inject(`/media/${HASH}-400.webp`);
  expect(unknown.statusCode).toBe(404);
});

test("a picture that is still being drawn responds with a Retry-After", async () => {
  const response = await (await appWith("not-yet")).inject(`/media/${HASH}-400.webp`);
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("3");
  expect(response.headers["cache-control"]).toBe("no-store");
});
