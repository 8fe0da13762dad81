import { expect, test } from "vitest";
import type { Rendered } from "../render/create-renderer.tsx";
import { openTestServer } from "../testing/test-server.ts";

const PASSWORD = "an open door";
const page: Rendered = {
  kind: "page",
  status: 200,
  html: "<p>Hjemme</p>",
  styleHashes: [],
  isCacheable: true,
};
const later = "2026-11-22T12:00:00.000Z";

/** A site whose API has a gate or none, requested at an instant that can be moved. */
async function siteWith(gate: { isRequired: boolean }) {
  let now = Date.parse("2026-11-21T12:00:00Z");
  let requested = 0;
  let isDown = false;
  let isReady = true;
  const response = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    new Response(JSON.stringify(body), { status, headers });
  const api: typeof fetch = async (_address, init) => {
    if (isDown) throw new TypeError("fetch failed");
    if (!isReady) return response(503, {});
    const headers = new Headers(init?.headers);
    if (init?.method === "POST") {
      const { scope, password } = JSON.parse(String(init.body));
      if (scope !== "site" || password !== PASSWORD) return response(401, {});
      return response(200, {}, { "set-cookie": "hjem_access=yes; HttpOnly" });
    }
    requested += 1;
    const isOpen = headers.get("cookie") === "hjem_access=yes";
    return response(200, {
      data: isOpen ? { expiration: later } : null,
      is_required: gate.isRequired,
    });
  };
  const app = await openTestServer({
    render: async () => page,
    fetch: api,
    clock: () => now,
    hasOwnGate: true,
  });
  const visit = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const enter = (password: string, back: string) =>
    app.inject({
      method: "POST",
      url: "/site-access",
      payload: new URLSearchParams({ password, back }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  return {
    visit,
    enter,
    requested: () => requested,
    wait: (milliseconds: number) => (now += milliseconds),
    lose: () => (isDown = true),
    setReady: (value: boolean) => (isReady = value),
  };
}

test("D39: a site without a password is open and cached as usual, and the API is asked at intervals", async () => {
  const site = await siteWith({ isRequired: false });
  const first = await site.visit("/list");
  expect([first.statusCode, first.payload]).toEqual([200, "<p>Hjemme</p>"]);
  expect(first.headers["cache-control"]).toContain("s-maxage=60");
  await site.visit("/");
  expect(site.requested()).toBe(1);
  site.wait(10_000);
  await site.visit("/");
  expect(site.requested()).toBe(2);
});

test("D39, D28: a closed site returns only the password page, which is not cached", async () => {
  const { visit } = await siteWith({ isRequired: true });
  const response = await visit("/list?priceMax=3000000");
  expect(response.statusCode).toBe(401);
  expect(response.payload).toContain("Nettstedet er ikke åpnet ennå");
  expect(response.payload).toContain('value="/list?priceMax=3000000"');
  expect(response.payload).not.toContain("Hjemme");
  expect(response.headers["cache-control"]).toBe("private, no-store");
  expect(response.headers["content-security-policy"]).toContain("form-action 'self'");
  for (const closed of ["/api/v2/property?id=1", "/robots.txt", "/sitemap.xml", "/assets/e.js"]) {
    expect((await visit(closed)).statusCode).toBe(401);
  }
  expect((await visit("/health")).statusCode).toBe(200);
  // Passed on: the API of this test is not there.
  expect((await visit("/api/payments/webhooks/stripe")).statusCode).toBe(502);
  expect((await visit("/?language=en")).payload).toContain("This site is not open yet");
});

test("D39: the right password redirects to the requested page, and is valid until its cookie expires", async () => {
  const { visit, enter } = await siteWith({ isRequired: true });
  await visit("/");
  const entered = await enter(PASSWORD, "/list");
  expect([entered.statusCode, entered.headers.location]).toEqual([303, "/list"]);
  expect(entered.headers["set-cookie"]).toEqual(["hjem_access=yes; HttpOnly"]);
  const inside = await visit("/list", { cookie: "hjem_access=yes" });
  expect([inside.statusCode, inside.payload]).toEqual([200, "<p>Hjemme</p>"]);
  expect(inside.headers["cache-control"]).toBe("private, no-store");
  expect(inside.headers.etag).toBeUndefined();
  expect((await visit("/list", { cookie: "hjem_access=no" })).statusCode).toBe(401);
});

test("D39, ACC-034: shows an error for a wrong password, and never redirects to another site", async () => {
  const { enter } = await siteWith({ isRequired: true });
  const refused = await enter("a wall", '/"><script>');
  expect(refused.statusCode).toBe(401);
  expect(refused.payload).toContain("Feil passord. Prøv igjen.");
  expect(refused.payload).not.toContain("<script>");
  expect((await enter(PASSWORD, "https://evil.example/")).headers.location).toBe("/");
  expect((await enter("a wall", "/list?language=en")).payload).toContain(
    "Wrong password. Try again.",
  );
});

test("A6: a site is closed until it is known to be open, whoever visits first and however the API fails", async () => {
  const site = await siteWith({ isRequired: true });
  const first = await Promise.all([site.visit("/"), site.visit("/list"), site.visit("/")]);
  expect(first.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  const down = await siteWith({ isRequired: false });
  down.lose();
  const unknown = await down.visit("/");
  expect([unknown.statusCode, unknown.headers["retry-after"]]).toEqual([503, "5"]);
  expect(unknown.payload).not.toContain("Hjemme");
  expect(unknown.headers["cache-control"]).toBe("private, no-store");
  expect((await down.visit("/api/v2/property?id=1")).statusCode).toBe(503);
  const starting = await siteWith({ isRequired: true });
  starting.setReady(false);
  expect((await starting.visit("/")).statusCode).toBe(503);
  starting.setReady(true);
  expect((await starting.visit("/")).statusCode).toBe(401);
  starting.setReady(false);
  expect((await starting.visit("/list")).statusCode).toBe(401);
});

test("D39: a closed site stays closed without its API", async () => {
  const { visit, lose, wait, enter } = await siteWith({ isRequired: true });
  await visit("/");
  lose();
  wait(60_000);
  expect((await visit("/")).statusCode).toBe(401);
  const tried = await enter(PASSWORD, "/");
  expect(tried.statusCode).toBe(502);
  expect(tried.payload).toContain("Vi fikk ikke kontrollert passordet");
});
