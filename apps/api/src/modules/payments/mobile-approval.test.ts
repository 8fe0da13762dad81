import { MINUTE_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountTest, openAccountTest } from "../../testing/account-tests.ts";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import {
  completeDraft,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../testing/draft-tests.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { createTestDemo } from "../../testing/test-demo.ts";

const HOST = "no.localhost:3000";

onEmbeddedFirst((database: () => TestDatabase) => {
  let api: AccountTest;
  let kari: TestAdvertiser;
  const clock = { now: TEST_NOW };
  beforeAll(async () => {
    api = await openAccountTest(
      { demo: createTestDemo(() => clock.now), now: () => clock.now },
      database(),
    );
    await api.emptyAccounts();
    await saveDraftPlaces(api.db);
    kari = await signInAdvertiser(api, "kari@example.no");
  });
  beforeEach(async () => {
    clock.now = TEST_NOW;
    await sql`truncate payment, request_count`.execute(api.db);
    await sql`truncate listing_draft cascade`.execute(api.db);
  });

  /** Begins a mobile payment; the path of the page that approves it. */
  const begin = async () => {
    const { id } = await completeDraft(api, kari);
    const body = { method: "mobile" };
    const response = await kari.call(`/${id}/payment`, { method: "POST", body });
    return { id, path: new URL(response.json().redirect_url).pathname };
  };
  const open = (path: string, cookie = "") =>
    api.app.inject({ url: path, headers: { host: HOST, cookie } });
  const answer = (path: string, value: string) =>
    api.app.inject({
      method: "POST",
      url: path,
      payload: `answer=${value}`,
      headers: { host: HOST, "content-type": "application/x-www-form-urlencoded" },
    });
  const paymentOf = async (id: string) =>
    (await kari.call(`/${id}/payment/current`, { method: "POST" })).json().data;

  test("LIST-023, D27: the page says what is paid and how much, in the reader's language, without scripts", async () => {
    const { path } = await begin();
    const page = await open(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain('<html lang="nb');
    expect(page.body).toContain("3\u00a0490");
    expect(page.body).not.toContain("<script");
    expect((await open(path, "language=en")).body).toContain('<html lang="en');
  });

  test("an approved payment is authorised, leads back to the listing, and is not asked for again", async () => {
    const { id, path } = await begin();
    const response = await answer(path, "approve");
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toContain(`http://${HOST}/`);
    expect(response.headers.location).toContain(id);
    expect(await paymentOf(id)).toMatchObject({ is_paid: true, payment: { status: "authorised" } });
    expect((await open(path)).statusCode).toBe(404);
    expect((await answer(path, "cancel")).statusCode).toBe(404);
    expect((await paymentOf(id)).is_paid).toBe(true);
  });

  test("a payment that is declined pays for nothing, and the next one may pay", async () => {
    const { id, path } = await begin();
    expect((await answer(path, "cancel")).statusCode).toBe(303);
    expect(await paymentOf(id)).toMatchObject({ is_paid: false, payment: { status: "cancelled" } });
    const body = { method: "mobile" };
    const next = await kari.call(`/${id}/payment`, { method: "POST", body });
    expect(next.json().status).toBe("action_required");
  });

  test("a payment that nobody approves in time is not paid, and its page says that it is over", async () => {
    const { id, path } = await begin();
    clock.now += 6 * MINUTE_MS;
    expect((await answer(path, "approve")).statusCode).toBe(404);
    expect((await open(path)).statusCode).toBe(404);
    expect(await paymentOf(id)).toMatchObject({
      is_paid: false,
      payment: { status: "failed", reason: "expired" },
    });
  });

  test("an unknown payment, one by card, and any other answer are refused", async () => {
    const { path } = await begin();
    expect((await open(path.replace(/[^/]+$/, crypto.randomUUID()))).statusCode).toBe(404);
    expect((await answer(path, "maybe")).statusCode).toBe(400);
    const { id } = await completeDraft(api, kari);
    const body = { method: "card", card_number: "4000002500003155" };
    const card = (await kari.call(`/${id}/payment`, { method: "POST", body })).json();
    const cardPath = path.replace(/[^/]+$/, card.id);
    expect((await open(cardPath)).statusCode).toBe(404);
    expect((await answer(cardPath, "approve")).statusCode).toBe(404);
    expect((await paymentOf(id)).is_paid).toBe(false);
  });
});
