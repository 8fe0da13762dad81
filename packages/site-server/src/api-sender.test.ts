import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createApiSender } from "./api-sender.ts";

/** An API on this machine and a sender to it; both are closed with the test. */
async function openApi(serve: RequestListener) {
  const server = createServer(serve);
  const connections = new Set<unknown>();
  server.on("connection", (socket) => connections.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const sender = createApiSender();
  onTestFinished(async () => {
    sender.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const controller = new AbortController();
  const plain = { method: "GET", headers: {}, signal: controller.signal };
  const send = (path: string, request: Partial<Parameters<typeof sender.send>[1]> = {}) =>
    sender.send(`http://127.0.0.1:${port}${path}`, { ...plain, ...request });
  return { send, connections, abort: () => controller.abort() };
}

test("sends headers and body, and returns status, headers and text", async () => {
  const { send } = await openApi((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { method, url, headers } = request;
      response.writeHead(404, { "content-type": "application/json", "retry-after": "7" });
      response.end(JSON.stringify({ said: [method, url, headers["accept-language"], body, "æ"] }));
    });
  });
  const headers = { "accept-language": "no" };
  const response = await send("/a?b=%C3%B8", { method: "POST", headers, body: "ø" });
  expect([response.ok, response.status]).toEqual([false, 404]);
  expect([response.headers.get("retry-after"), response.headers.get("x-request-id")]).toEqual([
    "7",
    null,
  ]);
  expect(JSON.parse(await response.text())).toEqual({
    said: ["POST", "/a?b=%C3%B8", "no", "ø", "æ"],
  });
});

test("reuses the connection for the next call", async () => {
  const { send, connections } = await openApi((_request, response) => response.end("{}"));
  for (const path of ["/a", "/b", "/c"]) expect((await send(path)).ok).toBe(true);
  expect(connections.size).toBe(1);
});

test("rejects an aborted call, and one whose connection breaks in the middle", async () => {
  const { send, abort } = await openApi((request, response) => {
    if (request.url === "/broken") {
      response.writeHead(200, { "content-length": "10" });
      response.write("half");
      setImmediate(() => response.destroy());
    } else abort();
  });
  await expect(send("/broken")).rejects.toThrow("aborted");
  await expect(send("/silent")).rejects.toThrow("abort");
});
