import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type AccountTest,
  errorCodeOf,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { openAdminArea } from "../../testing/admin-tests.ts";
import { saveDraftPlaces } from "../../testing/draft-tests.ts";
import { sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveListings } from "../listings/repository.ts";

const ADMIN = "admin@example.com";
const MODERATOR = "moderator@example.com";

let api: AccountTest;
let admin: TestBrowser;
let moderator: TestBrowser;
let id: string;

beforeAll(async () => {
  api = await openAccountTest({ firstAdministrators: new Map([["no", ADMIN]]) });
  await saveDraftPlaces(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.emptyAccounts();
  await sql`truncate listing, listing_log, listing_search, listing_card, listing_words, listing_event, moderation_case, removed_listing cascade`.execute(
    api.db,
  );
  admin = await openAdminArea(api, ADMIN);
  moderator = await openAdminArea(api, MODERATOR);
  await admin.call("/api/admin/administrators", {
    method: "PUT",
    body: { email: MODERATOR, role: "moderator", reason: "Ny moderator" },
  });
  await saveListings(api.db, regionNo, [sampleListing(1)]);
  await api.app.inject({
    method: "POST",
    url: `/api/v2/property/${sampleId(1)}/report`,
    headers: { host: "no.localhost:3000" },
    payload: { kind: "scam", opened_at: new Date(api.clock.now - 60_000).toISOString() },
  });
  id = (await queueOf(admin))[0].id;
});

const get = async (page: TestBrowser, path: string) =>
  (await page.call(`/api/admin/${path}`, { method: "GET" })).json();
const queueOf = async (page: TestBrowser) => (await get(page, "cases")).data;
const take = (page: TestBrowser, isTakeover = false) =>
  page.call(`/api/admin/cases/${id}/assignee`, {
    method: "PUT",
    body: { is_takeover: isTakeover },
  });
const give = (page: TestBrowser) =>
  page.call(`/api/admin/cases/${id}/assignee`, { method: "DELETE" });
const decide = (page: TestBrowser) =>
  page.call(`/api/admin/cases/${id}/decision`, { body: { decision: "released", reason: "" } });
const log = async () =>
  (await get(admin, "log")).data.map(({ kind }: { kind: string }) => kind) as string[];

test("D99: a case that nobody has taken is decided by any moderator", async () => {
  expect(await queueOf(moderator)).toMatchObject([{ assignee: null }]);
  expect((await decide(moderator)).statusCode).toBe(200);
});

test("D99: others see who has taken a case, and cannot decide it by mistake", async () => {
  expect((await take(admin)).statusCode).toBe(200);
  expect(await queueOf(admin)).toMatchObject([{ assignee: { is_me: true } }]);
  expect((await get(moderator, `cases/${id}`)).data.assignee).toMatchObject({
    name: "Kari Prøve",
    is_me: false,
  });
  const refused = await decide(moderator);
  expect([refused.statusCode, errorCodeOf(refused)]).toEqual([409, "case_taken"]);
  expect(refused.json().error.message).toContain("Overta den");
  expect(errorCodeOf(await take(moderator))).toBe("case_taken");
  expect(errorCodeOf(await give(moderator))).toBe("case_taken");
  expect((await decide(admin)).statusCode).toBe(200);
  expect(errorCodeOf(await take(moderator, true))).toBe("case_closed");
});

test("D99: a case is taken over on purpose, and given back; each once in the log", async () => {
  api.clock.now += 1_000;
  await take(admin);
  api.clock.now += 1_000;
  await take(admin);
  expect((await take(moderator, true)).statusCode).toBe(200);
  expect(errorCodeOf(await decide(admin))).toBe("case_taken");
  api.clock.now += 1_000;
  await give(moderator);
  await give(moderator);
  expect((await log()).slice(0, 3)).toEqual(["case_returned", "case_taken", "case_taken"]);
  expect((await decide(admin)).statusCode).toBe(200);
});

test("D99: of two who take a case at the same time, one has it", async () => {
  const codes = (await Promise.all([take(admin), take(moderator)])).map(
    ({ statusCode }) => statusCode,
  );
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test("D106: who has a case whose account is erased is not named, and the case can be taken over", async () => {
  await take(admin);
  await api.db
    .updateTable("moderation_case")
    .set({ assigned_to: "01900000-0000-7000-8000-0000000000ff" })
    .execute();
  expect(await queueOf(moderator)).toMatchObject([{ assignee: { name: null, is_me: false } }]);
  expect((await take(moderator, true)).statusCode).toBe(200);
});
