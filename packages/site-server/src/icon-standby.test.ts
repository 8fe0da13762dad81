import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openTestServer } from "./testing/test-server.ts";

/** A host of icons on this machine, and what it is asked. */
async function openHost(status = 200) {
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(({ url = "", headers }, response) => {
    asked.push({ url, headers });
    response
      .writeHead(status, {
        "content-type": "text/html",
        "cache-control": "public, max-age=604800",
        "set-cookie": "x=1",
        "access-control-allow-origin": "*",
      })
      .end('{"prefix":"mdi","icons":{}}');
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  onTestFinished(() => void server.close());
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const openSite = (settings: { apiUrl?: string; iconsUrl?: string }) =>
  openTestServer({ render: () => Promise.reject(new Error("no page")), settings });
const visitor = { cookie: "session=secret", authorization: "Bearer secret", referer: "/list" };

test("UI-034: the second resource is the API on another path, where no other host is named", async () => {
  const api = await openHost();
  const site = await openSite({ apiUrl: api.origin });
  await site.inject({ url: "/icons/mdi.json?icons=home", headers: visitor });
  await site.inject({ url: "/icons/standby/mdi.json?icons=home,key", headers: visitor });
  expect(api.asked.map(({ url }) => url)).toEqual([
    "/icons/mdi.json?icons=home",
    "/icons/mdi.json?icons=home,key",
  ]);
});

test("UI-034, API-003: another host is asked by the site, receives nothing of the visitor, and sends JSON", async () => {
  const host = await openHost();
  const site = await openSite({ iconsUrl: `${host.origin}/sets` });
  const response = await site.inject({
    url: "/icons/standby/mdi.json?icons=home",
    headers: { ...visitor, host: "no.example", "accept-encoding": "gzip" },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=604800",
    "x-content-type-options": "nosniff",
  });
  expect(response.headers).not.toHaveProperty("set-cookie");
  expect(response.headers).not.toHaveProperty("access-control-allow-origin");
  const [{ url, headers } = { url: "", headers: {} }] = host.asked;
  expect(url).toBe("/sets/mdi.json?icons=home");
  expect(headers).toMatchObject({ host: new URL(host.origin).host, accept: "application/json" });
  for (const name of [...Object.keys(visitor), "x-forwarded-for", "user-agent"]) {
    expect(headers).not.toHaveProperty(name);
  }
});

test("UI-035: nothing but icons is asked of another host, and its failures are passed on", async () => {
  const host = await openHost(503);
  const site = await openSite({ iconsUrl: host.origin });
  expect((await site.inject("/icons/standby/mdi.json?icons=home")).statusCode).toBe(503);
  const before = host.asked.length;
  for (const url of [
    "/icons/standby/../secret",
    "/icons/standby/x/mdi.json",
    "/icons/standby/mdi.svg",
  ]) {
    expect((await site.inject(url)).statusCode).not.toBe(200);
  }
  expect(host.asked).toHaveLength(before);
});
