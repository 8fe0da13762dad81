import { SignJWT } from "jose";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type AccountTest,
  openAccountTest,
  PASSWORD,
  registrationOf,
} from "../../../testing/account-tests.ts";
import { testSecrets } from "../../../testing/test-app.ts";

const KARI = "kari@example.com";
const SITE = "http://no.localhost:3000";
const [newKey, oldKey] = testSecrets.keys;
let api: AccountTest;
beforeAll(async () => {
  api = await openAccountTest();
});
beforeEach(async () => {
  await api.emptyAccounts();
  await api.person(KARI);
});
afterAll(() => api.close());

const signedIn = async (email = KARI) => {
  const page = api.browser();
  await page.signIn(email);
  return page;
};
const profileWith = async (token: string, host = "no.localhost:3000") => {
  const page = api.browser({ host });
  page.token = token;
  const response = await page.call("/api/user/profile", { method: "GET" });
  return [response.statusCode, response.json().error?.code];
};
const partsOf = (token: string) => {
  const [head = "", body = "", signature = ""] = token.split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  return { head: read(head), body: read(body), signature };
};
const written = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const REFUSED = [401, "session_ended"];

test("a stolen refresh token that is used after its owner refreshed ends the session for both", async () => {
  const owner = await signedIn();
  const thief = api.browser();
  thief.cookies = new Map(owner.cookies);
  expect((await owner.call("/api/refresh")).statusCode).toBe(200);
  expect((await owner.call("/api/refresh")).statusCode).toBe(200);
  expect((await thief.call("/api/refresh")).json().error.code).toBe("session_ended");
  expect((await owner.call("/api/refresh")).json().error.code).toBe("session_ended");
  const audit = await api.db.selectFrom("account_audit").select("kind").execute();
  expect(audit.map(({ kind }) => kind)).toContain("refresh_token_reused");
});

test("D6: a response that was lost is repeated for ten seconds, for the same device alone", async () => {
  const owner = await signedIn();
  const before = new Map(owner.cookies);
  await owner.call("/api/refresh");
  const successor = owner.cookies.get("hjem_refresh");
  api.clock.now += 10_000;
  owner.cookies = new Map(before);
  expect((await owner.call("/api/refresh")).statusCode).toBe(200);
  expect(owner.cookies.get("hjem_refresh")).toBe(successor);
  const thief = api.browser();
  thief.cookies = new Map([["hjem_refresh", before.get("hjem_refresh") ?? ""]]);
  expect((await thief.call("/api/refresh")).statusCode).toBe(401);
  expect((await owner.call("/api/refresh")).statusCode).toBe(401);
});

test("D6: a token that is used again after more than ten seconds counts as stolen", async () => {
  const owner = await signedIn();
  const before = new Map(owner.cookies);
  await owner.call("/api/refresh");
  api.clock.now += 10_001;
  owner.cookies = before;
  expect((await owner.call("/api/refresh")).statusCode).toBe(401);
});

test("twenty tabs that refresh at once get one new token", async () => {
  const owner = await signedIn();
  const tabs = Array.from({ length: 20 }, () => {
    const tab = api.browser();
    tab.cookies = new Map(owner.cookies);
    return tab;
  });
  const responses = await Promise.all(tabs.map((tab) => tab.call("/api/refresh")));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(tabs.map(({ cookies }) => cookies.get("hjem_refresh"))).size).toBe(1);
});

test("a token of the other region's site, without an algorithm, with a wrong key, modified or expired by a second is rejected", async () => {
  const { token } = await signedIn();
  if (token === null) throw new Error("not signed in");
  const { head, body, signature } = partsOf(token);
  expect(await profileWith(token)).toEqual([200, undefined]);
  expect(await profileWith(token, "au.localhost:3000")).toEqual(REFUSED);
  expect(await profileWith(`${written({ alg: "none", typ: "JWT" })}.${written(body)}.`)).toEqual(
    REFUSED,
  );
  expect(
    await profileWith(`${written({ ...head, alg: "none" })}.${written(body)}.${signature}`),
  ).toEqual(REFUSED);
  const changed = { ...body, sub: randomUUID() };
  expect(await profileWith(`${written(head)}.${written(changed)}.${signature}`)).toEqual(REFUSED);
  const sign = (kid: string, secret: Uint8Array, claims: object = body) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: "HS256", kid }).sign(secret);
  expect(await profileWith(await sign("new", new Uint8Array(32).fill(9)))).toEqual(REFUSED);
  expect(await profileWith(await sign("other", newKey.secret))).toEqual(REFUSED);
  const foreign = { ...body, iss: "http://au.localhost:3000", aud: "au" };
  expect(await profileWith(await sign("new", newKey.secret, foreign))).toEqual(REFUSED);
  api.clock.now += 15 * 60_000 - 1;
  expect(await profileWith(token)).toEqual([200, undefined]);
  api.clock.now += 1;
  expect(await profileWith(token)).toEqual(REFUSED);
});

test("D6: a token signed with the older of two active keys is accepted", async () => {
  const { token } = await signedIn();
  const { body } = partsOf(token ?? "");
  const old = await new SignJWT(body)
    .setProtectedHeader({ alg: "HS256", kid: "old" })
    .sign(oldKey?.secret ?? new Uint8Array());
  expect(await profileWith(old)).toEqual([200, undefined]);
});

test("a token that names another person's session shows the session's own person, and an invented session nobody", async () => {
  const { token } = await signedIn();
  const { body } = partsOf(token ?? "");
  const forged = await new SignJWT({ ...body, sid: randomUUID() })
    .setProtectedHeader({ alg: "HS256", kid: "new" })
    .sign(newKey.secret);
  expect(await profileWith(forged)).toEqual(REFUSED);
  await api.person("ola@example.com");
  const ola = partsOf((await signedIn("ola@example.com")).token ?? "").body;
  const mixed = await new SignJWT({ ...body, sub: ola.sub })
    .setProtectedHeader({ alg: "HS256", kid: "new" })
    .sign(newKey.secret);
  expect(await profileWith(mixed)).toEqual(REFUSED);
});

test("a deleted person's token is rejected at once", async () => {
  const page = await signedIn();
  await page.call("/api/user", { method: "DELETE", body: { password: PASSWORD } });
  expect(await profileWith(page.token ?? "")).toEqual(REFUSED);
});

test("calls with cookies are accepted from pages of the same origin alone", async () => {
  const page = await signedIn();
  const from = async (headers: Record<string, string | undefined>) => {
    const response = await page.call("/api/refresh", { headers });
    return response.statusCode;
  };
  const unsaid = { "sec-fetch-site": undefined };
  expect(await from({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await from({ "sec-fetch-site": "same-site" })).toBe(403);
  expect(await from({ "sec-fetch-site": "none" })).toBe(403);
  expect(await from({ ...unsaid })).toBe(403);
  expect(await from({ ...unsaid, origin: "https://evil.example" })).toBe(403);
  expect(await from({ ...unsaid, origin: "null" })).toBe(403);
  expect(await from({ ...unsaid, origin: SITE })).toBe(200);
});

test("cookies are Secure unless the site is plain http on this machine", async () => {
  const secureAt = async (host: string, proto: string) => {
    const headers = { "x-forwarded-proto": proto };
    const response = await api.browser({ host }).call("/api/login", {
      body: { email: KARI, password: PASSWORD },
      headers,
    });
    return response.cookies.every(({ secure }) => secure === true);
  };
  expect(await secureAt("www.hjem.no", "https")).toBe(true);
  expect(await secureAt("www.hjem.no", "http")).toBe(true);
  expect(await secureAt("no.localhost", "https")).toBe(true);
  expect(await secureAt("no.localhost:3000", "http")).toBe(false);
});

test("of a thousand wrong passwords from one address a handful is checked, the wait grows, and the owner's device is not affected", async () => {
  const owner = await signedIn();
  const thief = api.browser({ ip: "203.0.113.9" });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    statuses.push((await thief.signIn(KARI, `wrong ${attempt}`)).statusCode);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(4);
  expect(new Set(statuses.slice(4))).toEqual(new Set([429]));
  expect((await owner.signIn(KARI)).statusCode).toBe(200);
  const elsewhere = api.browser({ ip: "198.51.100.7" });
  expect((await elsewhere.signIn(KARI)).statusCode).toBe(200);
});

test("D40: the wait doubles, and the response states it", async () => {
  const thief = api.browser({ ip: "203.0.113.9" });
  const waits: (string | undefined)[] = [];
  for (let attempt = 1; attempt <= 7; attempt += 1) {
    await thief.signIn(KARI, "wrong one");
    const refused = await thief.signIn(KARI, "wrong one");
    waits.push(refused.headers["retry-after"]);
    api.clock.now += Number(refused.headers["retry-after"] ?? 0) * 1_000;
  }
  expect(waits.filter((wait) => wait !== undefined)).toEqual(["1", "2", "4", "8", "16"]);
});

test("D40: attempts from many addresses lock the account for unknown devices alone; a reset link unlocks it", async () => {
  const owner = await signedIn();
  const tryFrom = (number: number, password = "wrong one") =>
    api.browser({ ip: `198.51.100.${number}` }).signIn(KARI, password);
  for (let number = 1; number <= 50; number += 1) await tryFrom(number);
  const locked = await tryFrom(60, PASSWORD);
  expect([locked.statusCode, locked.json().error.code]).toEqual([403, "device_unknown"]);
  expect((await owner.signIn(KARI)).statusCode).toBe(200);
  const page = api.browser({ ip: "198.51.100.61" });
  await page.call("/api/forgot-password", { body: { email: KARI } });
  const [token] = await api.tokensOf("reset_password");
  await page.call("/api/reset-password", { body: { token, password: "tre gule hester" } });
  expect((await page.signIn(KARI, "tre gule hester")).statusCode).toBe(200);
});

test("an address without an account waits and locks like one with an account", async () => {
  const responses = async (email: string) => {
    const thief = api.browser({ ip: "203.0.113.9" });
    const codes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      codes.push((await thief.signIn(email, "wrong one")).json().error.code);
    }
    return codes;
  };
  expect(await responses("nobody@example.com")).toEqual(await responses(KARI));
});

test("a request for an address without an account costs a hash too, so that timing reveals nothing", async () => {
  const hashed: (string | null)[] = [];
  const hasher = {
    hash: async (password: string) => `hash of ${password}`,
    isRight: async (stored: string | null) => {
      hashed.push(stored);
      return false;
    },
  };
  const counting = await openAccountTest({ hasher }, api);
  await counting.person("ola@example.com");
  hashed.length = 0;
  await counting.browser().signIn("ola@example.com", "wrong one");
  await counting.browser().signIn("nobody@example.com", "wrong one");
  await counting.app.close();
  expect(hashed).toEqual([`hash of ${PASSWORD}`, null]);
});

test("registering costs the same hashes for an address with an account as for one without", async () => {
  const work: string[] = [];
  const hasher = {
    hash: async (password: string) => {
      work.push("hash");
      return `hash of ${password}`;
    },
    isRight: async () => {
      work.push("compare");
      return false;
    },
  };
  const counting = await openAccountTest({ hasher }, api);
  const costOf = async (email: string) => {
    work.length = 0;
    await counting.browser().call("/api/register", { body: registrationOf(email) });
    return [...work];
  };
  const ofKnown = await costOf(KARI);
  expect(await costOf("nobody@example.com")).toEqual(ofKnown);
  expect(ofKnown).toEqual(["hash", "compare"]);
  await counting.app.close();
});

test("a name or address that would become a header of a mail is rejected", async () => {
  const evil = "Kari\r\nBcc: all@example.com";
  const page = api.browser();
  const address = await page.call("/api/register", {
    body: registrationOf("a@example.com\r\nBcc: b@example.com"),
  });
  expect(address.statusCode).toBe(400);
  await page.call("/api/register", { body: { ...registrationOf("ola@example.com"), name: evil } });
  const account = await api.db
    .selectFrom("account")
    .select("name")
    .where("email", "=", "ola@example.com")
    .executeTakeFirstOrThrow();
  expect(account.name).toBe("Kari Bcc: all@example.com");
  const mails = await api.db.selectFrom("mail").select("message").execute();
  for (const { message } of mails) {
    expect(`${message.to}${message.subject}${message.fromName}`).not.toMatch(/[\r\n]|Bcc/);
  }
});

test("a password of ten megabytes is rejected before it is hashed", async () => {
  const response = await api.browser().call("/api/login", {
    body: { email: KARI, password: "x".repeat(10 * 1024 * 1024) },
  });
  expect([response.statusCode, response.json().error.code]).toEqual([413, "body_too_large"]);
  const long = await api.browser().signIn(KARI, "x".repeat(5_000));
  expect(long.statusCode).toBe(400);
});

test.each([
  ["an empty text", ""],
  ["a list", [PASSWORD]],
  ["an object", { $ne: null }],
  ["nothing", null],
])("a password that is %s is rejected", async (_what, password) => {
  const response = await api.browser().call("/api/login", { body: { email: KARI, password } });
  expect([response.statusCode, response.json().error.fields.password]).toEqual([
    400,
    expect.any(String),
  ]);
});

test("a reset link of one address opens no other account, on no other site", async () => {
  await api.person("ola@example.com");
  await api.browser().call("/api/forgot-password", { body: { email: KARI } });
  const [token] = await api.tokensOf("reset_password");
  const elsewhere = api.browser({ host: "au.localhost:3000" });
  const body = { token, password: "tre gule hester" };
  const tried = await elsewhere.call("/api/reset-password", { body });
  expect(tried.json().error.code).toBe("token_invalid");
  const activation = await api.browser().call("/api/user/activate", { body: { token } });
  expect(activation.json().error.code).toBe("token_invalid");
  await api.browser().call("/api/reset-password", { body });
  expect((await api.browser().signIn("ola@example.com")).statusCode).toBe(200);
});

test("a link that is used twenty times at once sets one password", async () => {
  await api.browser().call("/api/forgot-password", { body: { email: KARI } });
  const [token] = await api.tokensOf("reset_password");
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      api
        .browser()
        .call("/api/reset-password", { body: { token, password: `tre gule hester ${number}` } }),
    ),
  );
  const statuses = responses
    .map(({ statusCode }) => statusCode)
    .toSorted((one, other) => one - other);
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
});

test("somebody who registers another person's address does not get their password set by that person's own link", async () => {
  const page = api.browser();
  await page.call("/api/register", {
    body: registrationOf("ola@example.com", "the stranger's own"),
  });
  await page.call("/api/register", { body: registrationOf("ola@example.com", "the owner's own") });
  const tokens = await api.tokensOf("activate");
  await page.call("/api/user/activate", { body: { token: tokens.at(-1) } });
  expect((await page.signIn("ola@example.com", "the stranger's own")).statusCode).toBe(401);
  expect((await page.signIn("ola@example.com", "the owner's own")).statusCode).toBe(200);
  const late = await page.call("/api/user/activate", { body: { token: tokens.at(-2) } });
  expect(late.json().data).toEqual({ email: "ola@example.com", is_used: true, session: null });
  expect((await page.signIn("ola@example.com", "the stranger's own")).statusCode).toBe(401);
});

test("a link that is sent again after two people registered an address activates neither password", async () => {
  const page = api.browser();
  const register = (password: string) =>
    page.call("/api/register", { body: registrationOf("ola@example.com", password) });
  await register("the stranger's own");
  await register("the owner's own");
  await page.call("/api/user/resend-activation", { body: { email: "ola@example.com" } });
  const [token] = await api.tokensOf("set_password");
  await page.call("/api/user/set-password", { body: { token, password: PASSWORD } });
  expect((await page.signIn("ola@example.com", "the stranger's own")).statusCode).toBe(401);
  expect((await page.signIn("ola@example.com")).statusCode).toBe(200);
});
