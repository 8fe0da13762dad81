import Fastify from "fastify";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addErrors } from "../errors.ts";
import { addStaticFiles } from "./static-files.ts";

async function openFiles(isClosed = () => false) {
  const client = await mkdtemp(path.join(os.tmpdir(), "hjem-static-"));
  onTestFinished(() => rm(client, { recursive: true }));
  await mkdir(path.join(client, "assets"));
  await mkdir(path.join(client, ".vite"));
  await writeFile(path.join(client, "assets/page.js"), "page");
  await writeFile(path.join(client, "assets/page.js.br"), "packed");
  await writeFile(path.join(client, ".vite/manifest.json"), "secret");
  await writeFile(path.join(client, "icon.svg"), "icon");
  await writeFile(path.join(client, "sw.js"), "worker");
  const app = Fastify();
  addErrors(app, async () => "no");
  await addStaticFiles(app, client, { isClosed });
  onTestFinished(() => app.close());
  return app;
}

test("caches built files for a year, and other static files for an hour", async () => {
  const app = await openFiles();
  const script = await app.inject("/assets/page.js");
  expect([script.payload, script.headers["cache-control"]]).toEqual([
    "page",
    "public, max-age=31536000, immutable",
  ]);
  expect((await app.inject("/icon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
});

test("D42: twenty scripts of a page bear no header that nobody reads, and all that keep them safe", async () => {
  const app = await openFiles();
  const headers = { "accept-encoding": "br" };
  const script = await app.inject({ url: "/assets/page.js", headers });
  expect(script.payload).toBe("packed");
  // Whether the connection stays open is the server's matter.
  const { connection: _connection, ...sent } = script.headers;
  expect(sent).toEqual({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-length": "6",
    "content-type": "text/javascript",
    date: expect.any(String),
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
  });
  const icon = await app.inject("/icon.svg");
  expect(icon.headers.etag).toEqual(expect.any(String));
});

/** The client of these tests names itself as a machine. */
const person = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0",
};

test("FND-063, D116: bots get no worker, and a site that is closed by a password has none", async () => {
  let isClosed = false;
  const app = await openFiles(() => isClosed);
  const statusFor = async (userAgent: string) =>
    (await app.inject({ url: "/sw.js?language=no", headers: { "user-agent": userAgent } }))
      .statusCode;
  expect(await statusFor("Mozilla/5.0 (compatible; Googlebot/2.1)")).toBe(404);
  expect(await statusFor("Mozilla/5.0 (compatible; bingbot/2.0)")).toBe(404);
  expect(await statusFor(person["user-agent"])).toBe(200);
  expect(await statusFor(person["user-agent"].replace("Chrome/", "HeadlessChrome/"))).toBe(200);
  isClosed = true;
  expect(await statusFor(person["user-agent"])).toBe(404);
});

test("D75: the site's worker is asked for again with every visit, and may load the site's own files only", async () => {
  const app = await openFiles();
  const { payload, headers } = await app.inject({ url: "/sw.js?language=en", headers: person });
  expect(payload).toBe("worker");
  expect(headers).toMatchObject({
    "cache-control": "no-cache",
    "content-type": expect.stringContaining("javascript"),
    "content-security-policy": expect.stringContaining("default-src 'self'"),
    "x-content-type-options": "nosniff",
  });
});

test.each([
  "/assets/../.vite/manifest.json",
  "/assets/%2e%2e/.vite/manifest.json",
  "/assets/..%2f.vite%2fmanifest.json",
  "/assets/..%5c.vite%5cmanifest.json",
])("A8: %s does not leave the assets folder", async (address) => {
  const app = await openFiles();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  // As it stands: other clients resolve the dots before the request.
  const [response] = (await once(http.get({ port, path: address, agent: false }), "response")) as [
    http.IncomingMessage,
  ];
  response.resume();
  expect(response.statusCode).toBe(404);
});
