import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import net, { type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openTestServer } from "../testing/test-server.ts";

/** A site that stands alone before an API that responds with "hello", and what reached that API. */
async function openSite({ permit = () => new Response(null, { status: 204 }) } = {}) {
  const reached: string[] = [];
  const api = http.createServer((request, response) => {
    reached.push(`${request.method} ${request.url}`);
    request.resume().on("end", () => response.end("hello"));
  });
  api.listen(0, "127.0.0.1");
  await once(api, "listening");
  onTestFinished(() => {
    api.close();
    api.closeAllConnections();
  });
  const app = await openTestServer({
    render: async ({ request }) => ({
      kind: "page",
      status: 200,
      html: `<p>page of ${new URL(request.url).pathname}`,
      styleHashes: [],
      isCacheable: true,
    }),
    settings: { apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` },
    fetch: async (_address, init) =>
      init?.method === "OPTIONS" ? permit() : Response.json({ data: null, is_required: false }),
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { port: (app.server.address() as AddressInfo).port, reached };
}

async function write(port: number, text: string): Promise<net.Socket> {
  const socket = net.connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(text);
  return socket;
}

const read = async (socket: net.Socket): Promise<string> => String((await once(socket, "data"))[0]);

const post = (port: number, path: string, body: Buffer | string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": body.length };
    const request = http.request(
      { host: "127.0.0.1", port, method: "POST", path, headers, agent: false },
      (response: IncomingMessage) => {
        let text = "";
        response.on("data", (chunk: Buffer) => (text += chunk.toString()));
        response.on("end", () => resolve({ status: response.statusCode, text }));
      },
    );
    request.on("error", reject);
    request.end(body);
  });

const search = "/api/v4/property/search";

test("A3: slow bodies do not reach the API of a site without a gateway, and the next request is served", async () => {
  const { port, reached } = await openSite();
  const slow = `POST ${search} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`;
  for (let count = 0; count < 300; count += 1) await write(port, slow);
  expect(await post(port, search, "{}")).toEqual({ status: 200, text: "hello" });
  expect(reached).toEqual([`POST ${search}`]);
});

test("P1: rejects a body of 3 MB every time, with an error in the API's shape", async () => {
  const { port, reached } = await openSite();
  const body = Buffer.alloc(3 * 1024 * 1024, "a");
  for (let count = 0; count < 12; count += 1) {
    const { status, text } = await post(port, search, body);
    expect([status, JSON.parse(text).error.code]).toEqual([413, "body_too_large"]);
  }
  expect(reached).toEqual([]);
});

test("D101: a photo of 8 MB is passed on to the API whole; anywhere else it is too large", async () => {
  const { port, reached } = await openSite();
  const body = Buffer.alloc(8 * 1024 * 1024, "a");
  const photos = "/api/user/properties/draft/0198/images";
  expect(await post(port, photos, body)).toEqual({ status: 200, text: "hello" });
  expect((await post(port, `${photos}/sort`, body)).status).toBe(413);
  expect(reached).toEqual([`POST ${photos}`]);
});

test("D101: a file without a good token is refused with the API's words before any of it has arrived", async () => {
  const refusal = { error: { code: "unauthorised", message: "Sign in." } };
  const { port, reached } = await openSite({
    permit: () => Response.json(refusal, { status: 401 }),
  });
  const socket = await write(
    port,
    "POST /api/user/properties/draft/0198/attachments HTTP/1.1\r\nhost: a\r\ncontent-length: 26214400\r\n\r\n%PDF",
  );
  const [head = "", body = ""] = (await read(socket)).split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1.1 401/);
  expect(JSON.parse(body)).toEqual(refusal);
  expect(reached).toEqual([]);
});

test("A3: a site without a gateway times out after ten seconds for headers, thirty for a request and sixty when idle", async () => {
  const { server } = await openTestServer({ render: () => Promise.reject(new Error("no page")) });
  expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([
    10_000, 30_000, 60_000,
  ]);
});

test.each(["/api/user/profile", "/media/x", "/list"])(
  "A3: ignores the upgrade header of %s",
  async (path) => {
    const { port } = await openSite();
    const socket = await write(
      port,
      `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: h2c\r\n\r\n`,
    );
    expect(await read(socket)).toMatch(/^HTTP\/1.1 200/);
  },
);

test("A8: serves the path of a request line with an absolute URL", async () => {
  const { port } = await openSite();
  const socket = await write(port, "GET http://evil.example/list HTTP/1.1\r\nhost: a\r\n\r\n");
  const response = await read(socket);
  expect(response).toMatch(/^HTTP\/1.1 200/);
  expect(response).toContain("<p>page of /list");
});

test.each([
  [
    "POST /list HTTP/1.1\r\nhost: a\r\ncontent-type: text/csv\r\ncontent-length: 1\r\n\r\n1",
    415,
    "unsupported_media_type",
  ],
  ["DELETE /list HTTP/1.1\r\nhost: a\r\n\r\n", 404, "not_found"],
])(
  "A8, D20: an error of the site itself has the same shape (%#)",
  async (request, status, code) => {
    const { port } = await openSite();
    const [head = "", body = ""] = (await read(await write(port, request))).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    expect(JSON.parse(body)).toMatchObject({ error: { code } });
  },
);

test.each(["/health", "/robots.txt", "/list"])(
  "A8: forbids content sniffing for %s",
  async (path) => {
    const { port } = await openSite();
    const response = await read(await write(port, `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`));
    expect(response.toLowerCase()).toContain("x-content-type-options: nosniff");
  },
);

test("D42: a connection stays open without a word, and ends with one where the visitor wants it to", async () => {
  const { port } = await openSite();
  const socket = await write(port, "GET /health HTTP/1.1\r\nhost: a\r\n\r\n");
  expect((await read(socket)).toLowerCase()).not.toMatch(/^(?:connection|keep-alive):/m);
  socket.write("GET /robots.txt HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
  expect(await read(socket)).toMatch(/^HTTP\/1.1 200/);
  await once(socket, "end");

  const old = await write(
    port,
    "GET /health HTTP/1.0\r\nhost: a\r\nconnection: keep-alive\r\n\r\n",
  );
  expect((await read(old)).toLowerCase()).toMatch(/^connection: keep-alive\r$/m);
});
