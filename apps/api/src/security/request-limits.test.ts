import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountTest, openAccountTest } from "../testing/account-tests.ts";
import { testSecrets } from "../testing/test-app.ts";
import { createRequestLimits, networkOf } from "./request-limits.ts";

let api: AccountTest;
beforeAll(async () => {
  api = await openAccountTest();
});
beforeEach(() => api.emptyAccounts());
afterAll(() => api.close());

const limits = () =>
  createRequestLimits({ db: api.db, keys: testSecrets.keys, now: () => api.clock.now });

test("an IPv6 address counts with its whole network, an IPv4 one by itself", () => {
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
  expect(networkOf("2001:DB8:1:2::9")).toBe("2001:db8:1:2");
  expect(networkOf("2001:db8:1:3::9")).not.toBe(networkOf("2001:db8:1:2::9"));
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0");
  expect(networkOf("2001:db8:1::9")).toBe(networkOf("2001:db8:1:0:5:6:7:8"));
  expect(networkOf("2001::2:3:4:5:6")).toBe("2001:0:0:2");
  expect(networkOf("2001:db8:1:2::9", 48)).toBe(networkOf("2001:db8:1:ffff::9", 48));
  expect(networkOf("2001:db8:1:2::9", 48)).not.toBe(networkOf("2001:db8:2:2::9", 48));
  expect(networkOf("203.0.113.9")).toBe("203.0.113.9");
  expect(networkOf("::ffff:203.0.113.9")).toBe("::ffff:203.0.113.9");
});

test("D40: a request over the limit waits for the end of the window, across all processes of one database", async () => {
  const one = limits();
  const other = limits();
  for (let call = 1; call <= 3; call += 1) await one.ofSubject("export", "kari");
  api.clock.now += 60_000;
  await expect(other.ofSubject("export", "kari")).rejects.toMatchObject({
    code: "too_many_requests",
    values: { seconds: 59 * 60 },
  });
  await other.ofSubject("export", "ola");
  api.clock.now += 59 * 60_000;
  await other.ofSubject("export", "kari");
});

test("a hundred concurrent calls count as a hundred, and no address can be read from the counters", async () => {
  const responses = await Promise.allSettled(
    Array.from({ length: 100 }, () => limits().ofAddress("check", "203.0.113.9")),
  );
  expect(responses.filter(({ status }) => status === "fulfilled")).toHaveLength(60);
  const rows = await api.db.selectFrom("request_count").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain("203.0.113");
});
