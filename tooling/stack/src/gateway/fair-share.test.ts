import { regions } from "@hjem/api/regions";
import { localOrigin } from "@hjem/domain/site-origins";
import { once } from "node:events";
import http, { type RequestListener } from "node:http";
import net from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePorts } from "../ports.ts";
import { startService } from "../testing/start-service.ts";
import { createGateway } from "./gateway.ts";

/** A gateway before one site that says "hello", and what reached that site. */
async function openGateway(listener?: RequestListener) {
  const reached: string[] = [];
  const service = await startService((request, response) => {
    reached.push(`${request.method} ${request.url}`);
    if (listener) listener(request, response);
    else request.resume().on("end", () => response.end("hello"));
  });
  const gateway = createGateway({
    sites: regions.map((region) => ({
      region: { ...region, origin: localOrigin(region, 3000) },
      port: service,
    })),
    regions,
    services: [],
    isDemo: true,
  });
  const port = await freePorts(1);
  await gateway.listen(port, ["0.0.0.0"]);
  onTestFinished(gateway.close);
  return { port, reached };
}

/** A connection from an address of this machine; `127.0.0.1` is believed as a proxy, others are visitors. */
async function connect(port: number, address = "127.0.0.1"): Promise<net.Socket> {
  const socket = net.connect({ port, host: address, localAddress: address });
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
}

const read = async (socket: net.Socket): Promise<string> => String((await once(socket, "data"))[0]);

const get = (port: number, address = "127.0.0.1", visitor?: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = visitor === undefined ? {} : { "x-forwarded-for": visitor };
    http
      .get({ port, host: address, localAddress: address, agent: false, headers }, (response) => {
        response.resume().on("end", () => resolve(response.statusCode));
      })
      .on("error", reject);
  });

test("A3: three hundred slow bodies reach no site, and the next visitor is served", async () => {
  const { port, reached } = await openGateway();
  const slow = "POST /api/v4/property/search HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{";
  for (let count = 0; count < 300; count += 1) (await connect(port)).write(slow);
  expect(await get(port)).toBe(200);
  expect(reached).toEqual(["GET /"]);
});

test("A3: a thousand incomplete headers and idle connections block nobody", async () => {
  const { port } = await openGateway();
  for (let count = 0; count < 1_000; count += 1) {
    const socket = await connect(port);
    if (count % 2 === 0) socket.write("GET / HTTP/1.1\r\nhost: ");
  }
  expect(await get(port)).toBe(200);
});

test("A3: one address can open two hundred connections; another address and a trusted proxy can still connect", async () => {
  const { port } = await openGateway();
  const stored: net.Socket[] = [];
  for (let count = 0; count < 200; count += 1) stored.push(await connect(port, "127.0.0.2"));
  const refused = await connect(port, "127.0.0.2");
  if (!refused.closed) await once(refused, "close");
  expect(await get(port, "127.0.0.3")).toBe(200);
  expect(await get(port)).toBe(200);
  const [left] = stored;
  if (left) await once(left.resume().end(), "close");
  expect(await get(port, "127.0.0.2")).toBe(200);
});

test("A3: the time limits are ten seconds for headers, thirty for a request, sixty for an idle connection; a late request gets an error", async () => {
  const created = vi.spyOn(http, "createServer");
  onTestFinished(() => created.mockRestore());
  const { port, reached } = await openGateway();
  const server = created.mock.results.at(-1)?.value as http.Server;
  expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([
    10_000, 30_000, 60_000,
  ]);
  server.headersTimeout = 100;
  server.requestTimeout = 100;
  const socket = await connect(port);
  socket.write("POST /api/x HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{");
  expect(await read(socket)).toMatch(/^HTTP\/1.1 408/);
  expect(reached).toEqual([]);
});

test("one visitor can have eight requests at a site at once; others are served meanwhile", async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const eight = Promise.withResolvers<void>();
  let running = 0;
  const { port, reached } = await openGateway((request, response) => {
    if (request.headers["x-forwarded-for"]?.toString().startsWith("203.0.113.9")) {
      running += 1;
      if (running === 8) eight.resolve();
      void released.then(() => response.end());
    } else response.end();
  });
  const greedy = Array.from({ length: 20 }, () => get(port, "127.0.0.1", "203.0.113.9"));
  await eight.promise;
  expect(await get(port, "127.0.0.1", "203.0.113.10")).toBe(200);
  expect(reached).toHaveLength(9);
  release();
  expect(await Promise.all(greedy)).toEqual(Array.from({ length: 20 }, () => 200));
});

test("P1: a body of 3 MB is rejected as too large every time, announced or not, and never reaches a site", async () => {
  const { port, reached } = await openGateway();
  const body = Buffer.alloc(3 * 1024 * 1024, "a");
  const post = (headers: http.OutgoingHttpHeaders) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const request = http.request(
        { host: "127.0.0.1", port, method: "POST", path: "/api/v4/property/search", headers },
        (response) => {
          let text = "";
          response.on("data", (chunk: Buffer) => (text += chunk.toString()));
          response.on("end", () => resolve({ status: response.statusCode, text }));
        },
      );
      request.on("error", reject);
      request.end(body);
    });
  for (let count = 0; count < 12; count += 1) {
    const headers = count % 2 === 0 ? { "content-length": body.length } : {};
    const { status, text } = await post(headers);
    expect([status, JSON.parse(text).error.code]).toEqual([413, "body_too_large"]);
  }
  expect(reached).toEqual([]);
});

test("a visitor who asks before sending too much gets the error without sending", async () => {
  const { port } = await openGateway();
  const socket = await connect(port);
  socket.write(
    "POST /api/x HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: 9999999\r\n\r\n",
  );
  expect(await read(socket)).toMatch(/^HTTP\/1.1 413/);
});

test.each(["/api/user/profile", "/media/x", "/"])(
  "A3: an upgrade is for web sockets alone; %s is served as if none were requested",
  async (path) => {
    const { port, reached } = await openGateway();
    const socket = await connect(port);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: h2c\r\n\r\n`);
    expect(await read(socket)).toMatch(/^HTTP\/1.1 200/);
    expect(reached).toEqual([`GET ${path}`]);
  },
);

test("D101: a file reaches the site as it arrives, so that the site refuses it before it is there", async () => {
  const { port } = await openGateway((_request, response) => {
    response.writeHead(401).end("Sign in.");
  });
  for (let count = 0; count < 20; count += 1) {
    const socket = await connect(port, "127.0.0.2");
    socket.write(
      "POST /api/user/properties/draft/0198/attachments HTTP/1.1\r\nhost: a\r\ncontent-length: 26214400\r\n\r\n%PDF",
    );
    expect(await read(socket)).toMatch(/^HTTP\/1.1 401/);
  }
});

test("D101: a file is passed on whole, announced or in chunks", async () => {
  const { port } = await openGateway((request, response) => {
    let bytes = 0;
    request.on("data", (chunk: Buffer) => (bytes += chunk.length));
    request.on("end", () => response.end(String(bytes)));
  });
  const post = (headers: http.OutgoingHttpHeaders) =>
    new Promise<string>((resolve, reject) => {
      const path = "/api/user/properties/draft/0198/images";
      http
        .request({ host: "127.0.0.1", port, method: "POST", path, headers }, (response) => {
          let text = "";
          response.on("data", (chunk: Buffer) => (text += chunk.toString()));
          response.on("end", () => resolve(text));
        })
        .on("error", reject)
        .end(Buffer.alloc(5_000_000, "a"));
    });
  expect(await post({ "content-length": 5_000_000 })).toBe("5000000");
  expect(await post({ "transfer-encoding": "chunked" })).toBe("5000000");
});
