import { once } from "node:events";
import http, { type IncomingHttpHeaders } from "node:http";
import net, { type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openTestServer } from "./testing/test-server.ts";

const VISITOR = "203.0.113.9";

/** An API that echoes what comes over a socket, or refuses it, with the headers and paths of the sockets that reached it. */
async function openApi(refusal?: number) {
  const reached: IncomingHttpHeaders[] = [];
  const paths: (string | undefined)[] = [];
  const api = http.createServer((_request, response) => response.end("hello"));
  api.on("upgrade", ({ headers, url }, socket) => {
    reached.push(headers);
    paths.push(url);
    socket.on("error", () => undefined);
    if (refusal !== undefined) {
      socket.end(`HTTP/1.1 ${refusal} Refused\r\nconnection: close\r\n\r\n`);
      return;
    }
    socket.write("HTTP/1.1 101 Yes\r\nconnection: upgrade\r\nupgrade: echo\r\nx-made: api\r\n\r\n");
    socket.pipe(socket);
  });
  api.listen(0, "127.0.0.1");
  await once(api, "listening");
  onTestFinished(() => {
    api.close();
    api.closeAllConnections();
  });
  return { reached, paths, apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` };
}

async function openSite(apiUrl: string, { isGateClosed = false } = {}) {
  const app = await openTestServer({
    render: async () => ({
      kind: "page",
      status: 200,
      html: "page",
      styleHashes: [],
      isCacheable: true,
    }),
    settings: { apiUrl },
    hasOwnGate: true,
    fetch: async () => Response.json({ data: null, is_required: isGateClosed }),
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, port: (app.server.address() as AddressInfo).port };
}

/** Opens a socket as a visitor behind a trusted proxy; the first bytes of the response. */
async function upgrade(port: number, headers: Record<string, string> = {}, chat = "") {
  const socket = net.connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  const sent = {
    host: "no.example",
    origin: "https://no.example",
    connection: "upgrade",
    upgrade: "echo",
    "sec-websocket-key": "k",
    "x-forwarded-for": VISITOR,
    ...headers,
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET /ws?${chat}token=secret HTTP/1.1\r\n${lines.join("")}\r\n`);
  const [first] = (await once(socket, "data")) as [Buffer];
  return { socket, response: first.toString() };
}

test("D47, D77: a site passes a live connection on, with forwarded headers of its own, and neither cookies nor the query", async () => {
  const { reached, paths, apiUrl } = await openApi();
  const { port } = await openSite(apiUrl);
  const { socket, response } = await upgrade(port, {
    cookie: "hjem_refresh=secret",
    "x-forwarded-host": "evil.example",
  });
  expect(response).toMatch(/^HTTP\/1.1 101/);
  expect(response).toContain("x-made: api");
  socket.write("hello");
  expect(String((await once(socket, "data"))[0])).toBe("hello");
  expect(reached[0]).toMatchObject({
    "x-forwarded-for": VISITOR,
    "x-forwarded-host": "no.example",
    "x-forwarded-proto": "https",
    origin: "https://no.example",
    "sec-websocket-key": "k",
  });
  expect(reached[0]).not.toHaveProperty("cookie");
  expect(paths).toEqual(["/ws"]);
});

test("CHAT-002: a chat is passed on with its home and its visitor, and with nothing else of the query", async () => {
  const { paths, apiUrl } = await openApi();
  const { port } = await openSite(apiUrl);
  await upgrade(port, {}, "property_id=abc%20%26d&visitor_id=5&");
  expect(paths).toEqual(["/ws?property_id=abc+%26d&visitor_id=5"]);
});

test.each([
  [
    "of the host that was requested is a page of the site",
    "http://localhost:3000",
    "https://no.example",
  ],
  ["of another site is named to the API as it is", "https://evil.example", "https://evil.example"],
])("D77: a page %s", async (_, origin, passed) => {
  const { reached, apiUrl } = await openApi();
  const { port } = await openSite(apiUrl);
  await upgrade(port, { host: "localhost:3000", origin });
  expect(reached[0]?.origin).toBe(passed);
});

test("D39: a closed site refuses live connections", async () => {
  const { reached, apiUrl } = await openApi();
  const { port } = await openSite(apiUrl, { isGateClosed: true });
  expect((await upgrade(port)).response).toMatch(/^HTTP\/1.1 401/);
  expect(reached).toEqual([]);
});

test("a refusal of the API reaches the visitor, and so does its absence", async () => {
  const { apiUrl } = await openApi(403);
  expect((await upgrade((await openSite(apiUrl)).port)).response).toMatch(/^HTTP\/1.1 403/);
  const absent = await openSite("http://127.0.0.1:9");
  expect((await upgrade(absent.port)).response).toMatch(/^HTTP\/1.1 502/);
});

test("A3: open connections take no visitor's turn of requests; beyond thirty-two of an address they are refused", async () => {
  const { apiUrl } = await openApi();
  const { port } = await openSite(apiUrl);
  const opened = [];
  for (let count = 0; count < 32; count += 1) opened.push(await upgrade(port));
  expect((await upgrade(port)).response).toMatch(/^HTTP\/1.1 429/);
  const page = await fetch(`http://127.0.0.1:${port}/list`, {
    headers: { "x-forwarded-for": VISITOR },
  });
  expect(await page.text()).toBe("page");
  const first = opened[0]?.socket;
  if (first) await once(first.resume().end(), "close");
  expect((await upgrade(port)).response).toMatch(/^HTTP\/1.1 101/);
});

test("a site that stops ends its connections", async () => {
  const { apiUrl } = await openApi();
  const { app, port } = await openSite(apiUrl);
  const { socket } = await upgrade(port);
  const closed = once(socket.resume(), "close");
  await app.close();
  await expect(closed).resolves.toBeDefined();
});
