import { regions } from "@hjem/api/regions";
import { localOrigin } from "@hjem/domain/site-origins";
import { once } from "node:events";
import http, { type RequestListener } from "node:http";
import net from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { freePorts } from "../ports.ts";
import { startService } from "../testing/start-service.ts";
import { createGateway, type GatewayOptions } from "./gateway.ts";

const [no, au] = regions.map((region) => ({ ...region, origin: localOrigin(region, 3000) }));
if (!no || !au) throw new Error("two regions are expected");

/** Both sites respond with their name and the request. */
const report =
  (name: string): RequestListener =>
  (request, response) => {
    response.setHeader("set-cookie", ["a=1", "b=2"]);
    response.setHeader("x-hop", "secret");
    response.setHeader("connection", "keep-alive, x-hop");
    response.end(JSON.stringify({ name, url: request.url, headers: request.headers }));
  };

const open = async (options: Partial<GatewayOptions> = {}) => {
  const [noPort, auPort] = [await startService(report("no")), await startService(report("au"))];
  const gateway = createGateway({
    sites: [
      { region: no, port: noPort },
      { region: au, port: auPort },
    ],
    regions,
    services: [
      { name: "no", port: noPort, path: "/" },
      { name: "au", port: auPort, path: "/" },
    ],
    isDemo: true,
    ...options,
  });
  const port = await freePorts(1);
  await gateway.listen(port, ["127.0.0.1"]);
  onTestFinished(gateway.close);
  return port;
};

test("an address that this machine does not have is named as HOST", async () => {
  const gateway = createGateway({ sites: [], regions, services: [], isDemo: true });
  onTestFinished(gateway.close);
  await expect(gateway.listen(0, ["203.0.113.1"])).rejects.toThrow(
    /^HOST 203\.0\.113\.1 cannot be used: .*EADDRNOTAVAIL/,
  );
});

interface GatewayResponse {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  text: string;
}

const send = async (
  port: number,
  path: string,
  headers: http.OutgoingHttpHeaders,
  body?: string,
): Promise<GatewayResponse> => {
  const request = http.request({
    host: "127.0.0.1",
    port,
    path,
    headers,
    agent: false,
    method: body === undefined ? "GET" : "POST",
  });
  request.end(body);
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return {
    status: response.statusCode,
    headers: response.headers,
    text: Buffer.concat(chunks).toString(),
  };
};

const view = (result: GatewayResponse) =>
  JSON.parse(result.text) as { name: string; url: string; headers: Record<string, string> };

describe("the gateway", () => {
  test.each([
    ["no.localhost:3000", "no"],
    ["www.hjem.no", "no"],
    ["au.localhost:3000", "au"],
    ["localhost:3000", "au"],
  ])("%s is served by the site %s", async (host, name) => {
    expect(view(await send(await open(), "/list?page=2", { host }))).toMatchObject({
      name,
      url: "/list?page=2",
    });
  });

  test("the next hop receives the request's original host and address, and nothing of the connection", async () => {
    const result = await send(await open(), "/", {
      host: "no.localhost:3000",
      connection: "close, x-private",
      "x-private": "1",
    });
    const { headers } = view(result);
    expect(headers).toMatchObject({
      host: "no.localhost:3000",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "no.localhost:3000",
      "x-forwarded-proto": "http",
    });
    expect(headers).not.toHaveProperty("x-private");
    expect(result.headers).not.toHaveProperty("x-hop");
    expect(result.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
  });

  test("a trusted proxy may state the requested host, a stranger may not", async () => {
    const claim = { host: "au.localhost", "x-forwarded-host": "no.localhost" };
    expect(view(await send(await open(), "/", claim)).name).toBe("no");
    const strict = await open({ trusted: "10.0.0.0/8" });
    expect(view(await send(strict, "/", claim)).name).toBe("au");
  });

  test("D118: the hosts of a market that is not served have no site: pages, calls and sockets alike", async () => {
    const site = { ...no, origin: "https://bolig.example.com" };
    const port = await open({ sites: [{ region: site, port: await startService(report("no")) }] });
    for (const host of ["bolig.example.com", "www.hjem.no"]) {
      expect(view(await send(port, "/", { host })).name).toBe("no");
    }
    const page = await send(port, "/", { host: "www.example.com.au", accept: "text/html" });
    expect(page.status).toBe(404);
    expect(page.text).toContain("Page not found");
    const call = await send(port, "/api/v2/property", { host: "au.localhost" });
    expect(JSON.parse(call.text)).toMatchObject({ error: { code: "not_found" } });
    const socket = net.connect(port, "127.0.0.1");
    socket.write("GET /ws HTTP/1.1\r\nhost: au.localhost\r\nconnection: upgrade\r\n");
    socket.write("upgrade: echo\r\n\r\n");
    const [first] = (await once(socket, "data")) as [Buffer];
    expect(first.toString()).toMatch(/^HTTP\/1.1 404/);
    socket.destroy();
  });

  test("a body arrives complete", async () => {
    const echo = await startService((request, response) => request.pipe(response));
    const port = await open({ sites: [{ region: au, port: echo }] });
    const body = "æøå".repeat(20_000);
    expect((await send(port, "/", { host: "localhost" }, body)).text).toBe(body);
  });

  test("a file that is refused before it has arrived gets the refusal, each time", async () => {
    const sitePort = await startService((request, response) => {
      request.resume();
      response.writeHead(422, { "content-type": "application/json" });
      response.end('{"error":{"code":"files_of_day_full"}}');
    });
    const port = await open({ sites: [{ region: au, port: sitePort }] });
    const agent = new http.Agent({ keepAlive: true });
    const statuses: (number | undefined)[] = [];
    for (let count = 0; count < 10; count += 1) {
      const request = http.request({
        agent,
        host: "127.0.0.1",
        port,
        method: "POST",
        path: "/api/user/properties/draft/1/images",
        headers: { host: "localhost" },
      });
      request.end(Buffer.alloc(4 * 1024 * 1024));
      const [response] = (await once(request, "response")) as [http.IncomingMessage];
      statuses.push(response.statusCode);
      response.resume();
      await once(response, "end");
    }
    agent.destroy();
    expect(new Set(statuses)).toEqual(new Set([422]));
  });

  test("what still arrives of a refused file is read to its end, so that the next request of its connection is answered", async () => {
    const sitePort = await startService((request, response) => {
      response.writeHead(401);
      response.end("refused");
    });
    const port = await open({ sites: [{ region: au, port: sitePort }] });
    const socket = net.connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    let received = "";
    socket.on("data", (chunk) => (received += String(chunk)));
    const half = Buffer.alloc(4 * 1024 * 1024);
    const path = "/api/user/properties/draft/1/images";
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${2 * half.length}\r\n\r\n`,
    );
    socket.write(half);
    await expect.poll(() => received).toContain("refused");
    socket.write(half);
    received = "";
    socket.write("GET /next HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await expect.poll(() => received, { timeout: 5_000 }).toContain("refused");
  });

  test("a visitor who disconnects ends the request to the service", async () => {
    const left = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const slow = await startService((request) => {
      arrived.resolve();
      request.on("close", () => left.resolve());
    });
    const port = await open({ sites: [{ region: au, port: slow }] });
    const request = http.get({ host: "127.0.0.1", port, agent: false });
    request.on("error", () => undefined);
    await arrived.promise;
    request.destroy();
    await expect(left.promise).resolves.toBeUndefined();
  });

  test("a truncated response is never taken for a complete one", async () => {
    const broken = await startService((_request, response) => {
      response.write("half");
      response.socket?.end();
    });
    const port = await open({ sites: [{ region: au, port: broken }] });
    await expect(send(port, "/", { host: "localhost" })).rejects.toThrow("aborted");
  });

  test("a web socket is connected to the site's", async () => {
    const socket = net.connect(await open(), "127.0.0.1");
    socket.write("GET /ws HTTP/1.1\r\nhost: au.localhost\r\nconnection: upgrade\r\n");
    socket.write("upgrade: echo\r\n\r\n");
    const [first] = (await once(socket, "data")) as [Buffer];
    expect(first.toString()).toContain("101 Switching Protocols");
    socket.write("hello");
    const [second] = (await once(socket, "data")) as [Buffer];
    expect(second.toString()).toBe("hello");
    socket.destroy();
  });

  test("A3: a web socket that is idle for a minute is closed, on both sides", async () => {
    const port = await open();
    const timed = vi.spyOn(net.Socket.prototype, "setTimeout");
    onTestFinished(() => timed.mockRestore());
    const socket = net.connect(port, "127.0.0.1");
    socket.write("GET /ws HTTP/1.1\r\nhost: au.localhost\r\nconnection: upgrade\r\n");
    socket.write("upgrade: echo\r\n\r\n");
    await once(socket, "data");
    const ends = timed.mock.calls.flatMap(([after, end]) => (after === 60_000 && end ? [end] : []));
    expect(ends).toHaveLength(2);
    ends[0]?.();
    await once(socket.resume(), "close");
  });

  test("while the site is down, a page gets an error in its language and an app the error shape", async () => {
    const port = await open({
      sites: [
        { region: no, port: await freePorts(1) },
        { region: au, port: 1 },
      ],
    });
    const page = await send(port, "/", { host: "no.localhost", accept: "text/html" });
    expect(page.status).toBe(502);
    expect(page.text).toContain('<html lang="nb">');
    const shape = await send(port, "/api/v2/property", {
      host: "no.localhost",
      "accept-language": "en",
    });
    expect(JSON.parse(shape.text)).toMatchObject({ error: { code: "bad_gateway" } });
  });

  test("health is 200 once all services respond, else 503 with the service's name", async () => {
    expect((await send(await open(), "/health", {})).status).toBe(200);
    const services = [{ name: "api", port: await freePorts(1), path: "/health" }];
    const down = await send(await open({ services }), "/health", {});
    expect(down.status).toBe(503);
    expect(JSON.parse(down.text)).toMatchObject({ down: "api", parts: { api: false } });
  });
});

describe("a site chosen on a bare localhost (D27)", () => {
  test("?region=no is stored in a cookie, and the parameter is removed from the address", async () => {
    const port = await open();
    const change = await send(port, "/list?region=no&page=2", { host: "localhost:3000" });
    expect(change.status).toBe(302);
    expect(change.headers.location).toBe("/list?page=2");
    const cookie = change.headers["set-cookie"]?.[0]?.split(";")[0];
    const after = view(await send(port, "/", { host: "localhost:3000", cookie }));
    expect(after.name).toBe("no");
    expect(after.headers["x-forwarded-host"]).toBe("no.localhost:3000");
  });

  test("it never redirects to another host", async () => {
    const change = await send(await open(), "//evil.example/?region=no", { host: "localhost" });
    expect(change.headers.location).toBe("/evil.example/");
  });

  test("it has no effect elsewhere, nor outside demo", async () => {
    const host = "au.localhost";
    expect(view(await send(await open(), "/?region=no", { host })).name).toBe("au");
    const live = await open({ isDemo: false });
    expect(view(await send(live, "/?region=no", { host: "localhost" })).name).toBe("au");
    const cookie = "hjem_site=no";
    expect(view(await send(live, "/", { host: "localhost", cookie })).name).toBe("au");
  });
});
