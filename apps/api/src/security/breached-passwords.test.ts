import { Registry } from "prom-client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startBreachService, type TestBreachService } from "../testing/breach-service.ts";
import { createBreachedPasswords } from "./breached-passwords.ts";

const LEAKED = "correct horse battery staple";
const OTHER = "fire blå båter";

let service: TestBreachService;
beforeAll(async () => {
  service = await startBreachService();
});
afterAll(() => service.close());
afterEach(() => {
  service.respond = null;
  service.passwords = new Map();
});

/** A passing test never waits for it. */
const PATIENT_MS = 60_000;
/** A test of a service that does not respond waits for it; every other response comes before it. */
const HASTY_MS = 1_500;

const open = ({ url = service.url, timeoutMs = PATIENT_MS } = {}) => {
  const lines: string[] = [];
  const breached = createBreachedPasswords({
    url,
    timeoutMs,
    log: { warn: (values, line) => lines.push(JSON.stringify({ ...values, line })) },
  });
  const register = new Registry();
  breached.measure(register);
  return { breached, lines, metrics: () => register.metrics() };
};

test("ASVS 6.2.12: a leaked password is looked up by five digits of its hash alone, with padding requested", async () => {
  service.passwords.set(LEAKED, 384);
  const { breached, lines, metrics } = open();
  const before = service.requests.length;
  expect(await breached.has(LEAKED)).toBe(true);
  expect(service.requests.slice(before)).toEqual([{ path: "/range/ABF7A", padding: "true" }]);
  expect(await breached.has(OTHER)).toBe(false);
  expect(lines).toEqual([]);
  expect(await metrics()).toContain('hjem_breached_password_checks_total{result="breached"} 1');
  expect(await metrics()).toContain('hjem_breached_password_checks_total{result="unknown"} 1');
});

test("a line of padding is no leak, and a range is requested once", async () => {
  service.passwords.set(LEAKED, 0);
  const { breached } = open();
  const before = service.requests.length;
  expect(await breached.has(LEAKED)).toBe(false);
  expect(await breached.has(LEAKED)).toBe(false);
  expect(service.requests).toHaveLength(before + 1);
});

test.each<[string, TestBreachService["respond"], RegExp]>([
  ["responds with 500", (response) => void response.writeHead(500).end("ABF7A"), /status 500/],
  ["responds with 404", (response) => void response.writeHead(404).end(), /status 404/],
  ["responds with a page", (response) => void response.end("<!doctype html>"), /no range/],
  ["responds with nothing", (response) => void response.end(), /empty/],
  ["leads elsewhere", (response) => void response.writeHead(302, { location: "/x" }).end(), /un/],
  ["never responds", () => {}, /timeout/],
  ["never ends", (response) => void response.write("0".repeat(35)), /timeout/],
  ["sends without end", (response) => void response.end("0\n".repeat(600_000)), /too long/],
  ["hangs up", (response) => void response.destroy(), /unreachable/],
])(
  "a service that %s blocks nobody; the log says so without password or hash, and the next password is looked up again",
  async (_, respond, reason) => {
    service.passwords.set(LEAKED, 1);
    service.respond = respond;
    const isEndless = reason.source === "timeout";
    const { breached, lines, metrics } = open(isEndless ? { timeoutMs: HASTY_MS } : {});
    expect(await breached.has(LEAKED)).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(reason);
    expect(lines[0]).not.toMatch(/abf7a|range\/|correct|127\.0\.0\.1/i);
    expect(await metrics()).toContain('hjem_breached_password_checks_total{result="failed"} 1');
    service.respond = null;
    expect(await breached.has(LEAKED)).toBe(true);
  },
);

test("an unreachable service blocks nobody", async () => {
  const { breached, lines } = open({ url: "http://127.0.0.1:1" });
  expect(await breached.has(LEAKED)).toBe(false);
  expect(lines[0]).toMatch(/unreachable/);
});
