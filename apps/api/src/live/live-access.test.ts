import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createLogger } from "../plugins/logging.ts";
import { type AccountTest, openAccountTest } from "../testing/account-tests.ts";
import { signInPerson, type TestPerson } from "../testing/collection-tests.ts";
import { listenForTest, openLivePage, openLivePageOf } from "../testing/live-tests.ts";
import { buildTestApp } from "../testing/test-app.ts";
import { createMemoryBus } from "./live-bus.ts";

const bell = { kind: "notifications" };
const SECOND_MS = 1_000;

let api: AccountTest;
let port: number;
let kari: TestPerson;
let eve: TestPerson;
const bus = createMemoryBus();
const warnings: string[] = [];
const logger = createLogger("warn", { write: (line) => void warnings.push(line) });

beforeAll(async () => {
  api = await openAccountTest({ liveBus: bus, logger });
  port = await listenForTest(api.app);
  kari = await signInPerson(api, "kari@example.com");
  eve = await signInPerson(api, "eve@example.com");
});
afterAll(() => api.close());

describe("who may connect", () => {
  test.each([
    ["of another site", { origin: "https://evil.example" }, 403],
    ["of the other market", { origin: "http://au.localhost:3000" }, 403],
    ["without an origin", { origin: null }, 403],
  ])("D77: a page %s is refused at the upgrade", async (_, options, status) => {
    await expect(openLivePage(port, options)).rejects.toThrow(`refused with ${status}`);
  });

  test("without an upgrade there is nothing at the address", async () => {
    const headers = { host: "no.localhost:3000", origin: "http://no.localhost:3000" };
    expect((await api.app.inject({ url: "/ws", headers })).statusCode).toBe(404);
  });

  test.each([
    ["a token that is not good", { type: "authenticate", token: "a.b.c" }],
    ["no token", { type: "subscribe", topic: bell }],
  ])("D77: with %s the connection ends", async (_, frame) => {
    const page = await openLivePage(port);
    page.send(frame);
    expect(await page.next()).toEqual({ type: "unauthorized", seq: 0, data: {} });
    expect(await page.closed).toBe(4401);
  });

  test("a token of the other market is not good", async () => {
    const page = await openLivePage(port, { host: "au.localhost:3000" });
    page.send({ type: "authenticate", token: kari.page.token });
    expect((await page.next()).type).toBe("unauthorized");
  });

  test("D77: a connection is cut within five seconds of the end of its session", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const second = { ...kari, page: api.browser() };
    await second.page.signIn(kari.email);
    const page = await openLivePageOf(port, second, [bell]);
    const other = await openLivePageOf(port, kari, [bell]);
    expect((await second.page.call("/api/logout")).statusCode).toBe(204);
    await vi.advanceTimersByTimeAsync(5 * SECOND_MS);
    expect((await page.next()).type).toBe("unauthorized");
    expect(await page.closed).toBe(4401);
    bus.publish({ kind: "notifications", ids: [kari.id] });
    expect((await other.next()).type).toBe("notifications_changed");
  });
});

describe("limits", () => {
  test.each([
    ["is too long", JSON.stringify({ type: "authenticate", token: "a".repeat(9_000) }), 1009],
    ["is no JSON", "{", 1008],
    ["is none of ours", '{"type":"question"}', 1008],
  ])("a frame that %s ends the connection, and is no warning in the log", async (_, text, code) => {
    const page = await openLivePage(port);
    page.socket.send(text);
    expect(await page.closed).toBe(code);
    expect(warnings).toEqual([]);
  });

  test("a hundred frames are read, further ones end the connection", async () => {
    const page = await openLivePageOf(port, kari, [bell]);
    for (let count = 0; count < 100; count += 1) page.send({ type: "unsubscribe", topic: bell });
    expect(await page.closed).toBe(1008);
  });

  test("of one account twenty pages are connected; the next one polls", async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => openLivePageOf(port, eve)));
    const late = await openLivePage(port);
    late.send({ type: "authenticate", token: eve.page.token });
    expect(await late.closed).toBe(1013);
    pages[0]?.socket.close();
    await pages[0]?.closed;
    const next = await openLivePage(port);
    next.send({ type: "authenticate", token: eve.page.token });
    expect((await next.next()).type).toBe("authenticated");
  });

  test("a page that says nothing for ten seconds, or does not respond to a ping, is cut off", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const silent = await openLivePage(port);
    const dead = await openLivePageOf(port, kari, [], { options: { autoPong: false } });
    const living = await openLivePageOf(port, kari, [bell]);
    await vi.advanceTimersByTimeAsync(10 * SECOND_MS);
    expect(await silent.closed).toBe(4401);
    const pinged = new Promise((resolve) => living.socket.once("ping", resolve));
    await vi.advanceTimersByTimeAsync(15 * SECOND_MS);
    await pinged;
    living.send({ type: "subscribe", topic: bell });
    await living.next();
    await vi.advanceTimersByTimeAsync(25 * SECOND_MS);
    expect(await dead.closed).toBe(1006);
    bus.publish({ kind: "notifications", ids: [kari.id] });
    expect((await living.next()).type).toBe("notifications_changed");
  });
});

test("an API that stops sends its pages away and waits for none of them", async () => {
  const own = await buildTestApp(api.db);
  const ownPort = await listenForTest(own);
  const page = await openLivePageOf(ownPort, kari, [bell]);
  const hung = await openLivePageOf(ownPort, kari, [bell]);
  hung.socket.pause();
  await own.close();
  expect(await page.closed).toBe(1012);
});
