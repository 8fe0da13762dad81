import { DAY_MS } from "@hjem/domain/durations";
import { LEAD_CONSENT_VERSION } from "@hjem/domain/lead/lead-kinds";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountTest, errorCodeOf, openAccountTest } from "../../../testing/account-tests.ts";
import {
  completeDraft,
  saveDraftPlaces,
  DRAFTS,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../../testing/draft-tests.ts";
import { openForm } from "../../../testing/form-tokens.ts";
import { freeSites } from "../../../testing/test-app.ts";

let api: AccountTest;
let kari: TestAdvertiser;
let ola: TestAdvertiser;
let draftId: string;
let propertyId: string;

const ASKER = "spor@example.no";

beforeAll(async () => {
  api = await openAccountTest({ formMinMs: 0, regions: freeSites });
  await saveDraftPlaces(api.db);
  kari = await signInAdvertiser(api, "kari@example.no");
  ola = await signInAdvertiser(api, "ola@example.no");
  draftId = (await completeDraft(api, kari)).id;
  const published = await kari.call(`/${draftId}/publish`, { method: "POST" });
  propertyId = published.json().property_id;
  await api.db.deleteFrom("mail").execute();
});
afterAll(() => api.close());

const ask = async (message: string) =>
  api.app.inject({
    method: "POST",
    url: `/api/v3/property/${propertyId}/contact`,
    headers: { host: "no.localhost:3000" },
    payload: {
      name: "Nina Nysgjerrig",
      email: ASKER,
      message,
      consent: true,
      consent_version: LEAD_CONSENT_VERSION,
      form_token: await openForm(api.app),
    },
  });
const mails = async () =>
  (await api.db.selectFrom("mail").select("message").orderBy("id").execute()).map(
    ({ message }) => message,
  );
const answer = (who: TestAdvertiser, enquiryId: string, text: string) =>
  who.call(`/${draftId}/enquiries/${enquiryId}/answers`, { method: "POST", body: { text } });

/** Persons who have saved the listing, each in a collection of their own, since an instant. */
const saveByPersons = async (count: number, since: string) => {
  for (let number = 0; number < count; number += 1) {
    await api.person(`saver${number}@example.no`);
  }
  await sql`
    with own as (
      insert into collection (id, region, name, created_at, updated_at)
      select id, 'no', 'Boliger', ${since}::timestamptz, ${since}::timestamptz
      from account where email like 'saver%' returning id),
    member as (
      insert into collection_member (collection_id, account_id, role, joined_at)
      select id, id, 'owner', ${since}::timestamptz from own)
    insert into collection_home (collection_id, property_id, saved_at)
    select id, ${propertyId}, ${since}::timestamptz from own
  `.execute(api.db);
};

test("an enquiry reaches the private owner, who answers it; neither side is shown the other's address", async () => {
  expect((await ask("Hører det en bod til leiligheten?")).statusCode).toBe(200);
  const toOwner = (await mails()).find(({ to }) => to === "kari@example.no");
  expect(toOwner?.text).toContain("Hører det en bod til leiligheten?");
  expect(toOwner?.text).toContain("/my-listing?enquiry=");
  expect([toOwner?.text, toOwner?.replyTo].join()).not.toContain(ASKER);

  const { data } = (await kari.call(`/${draftId}/enquiries`)).json();
  expect(data).toMatchObject([
    { name: "Nina Nysgjerrig", message: "Hører det en bod til leiligheten?", answers: [] },
  ]);
  expect(JSON.stringify(data)).not.toContain(ASKER);
  const listings = (await kari.call("")).json();
  expect(listings.data[0].enquiries).toEqual({ total: 1, unanswered: 1 });
  expect(listings.enquiries).toEqual({ total: 1, unanswered: 1 });

  await api.db.deleteFrom("mail").execute();
  const enquiryId = data[0].id;
  const answered = await answer(kari, enquiryId, "Ja, i kjelleren.");
  expect(answered.json().data[0].answers).toMatchObject([{ text: "Ja, i kjelleren." }]);
  expect((await answer(kari, enquiryId, "Ja, i kjelleren.")).json().data[0].answers).toHaveLength(
    1,
  );
  const [sent, ...others] = await mails();
  expect(others).toEqual([]);
  expect(sent).toMatchObject({
    to: ASKER,
    subject: expect.stringContaining("annonsen i 0184 Grünerløkka"),
  });
  expect(JSON.stringify(sent)).not.toMatch(/kari@|kjelleren|bod til|Storgata/);
  const token = /\/enquiry\/([\w-]{20,})/.exec(sent?.text ?? "")?.[1];
  const byLink = (given: string, host = "no.localhost:3000") =>
    api.app.inject({ url: `/api/v2/enquiry?token=${given}`, headers: { host } });
  const shown = await byLink(String(token));
  expect([shown.statusCode, shown.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(shown.json().data).toMatchObject({
    message: "Hører det en bod til leiligheten?",
    answers: [{ text: "Ja, i kjelleren." }],
    listing: { property_id: propertyId },
  });
  expect(shown.body).not.toMatch(/kari@|spor@/);
  expect((await byLink("unknown")).statusCode).toBe(404);
  expect((await byLink(String(token), "au.localhost:3000")).statusCode).toBe(404);
  expect((await kari.call("")).json().data[0].enquiries).toEqual({ total: 1, unanswered: 0 });
});

test("no mail to an address that nobody has proven holds what was typed, by either side, and its subject is one line", async () => {
  const spam = "Gratis\r\nBcc: alle@example.no\u2028https://evil.example";
  await sql`
    update listing set listing = jsonb_set(jsonb_set(listing, '{address,fullAddress}', ${JSON.stringify(spam)}),
      '{address,street}', ${JSON.stringify(spam)})
    where public_id = ${propertyId}`.execute(api.db);
  await api.db.deleteFrom("mail").execute();
  const { lead_id: id } = (await ask("https://evil.example Gratis")).json();
  await answer(kari, id, "https://evil.example Gratis");
  const all = await mails();
  const toStranger = all.filter(({ to }) => to === ASKER);
  expect(toStranger).toHaveLength(2);
  expect(JSON.stringify(toStranger)).not.toMatch(/evil|Gratis|Nina/);
  for (const { subject } of all) expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  await api.db.deleteFrom("lead").where("id", "=", id).execute();
});

test("enquiries about all of one's listings are read at once, each with what it is about", async () => {
  const { data } = (await kari.call("/enquiries")).json();
  expect(data).toMatchObject([
    { name: "Nina Nysgjerrig", listing: { id: draftId, location: { post_code: "0184" } } },
  ]);
  expect(JSON.stringify(data)).not.toContain(ASKER);
  expect((await ola.call("/enquiries")).json().data).toEqual([]);
  const stranger = await api.browser().call(`${DRAFTS}/enquiries`, { method: "GET" });
  expect(stranger.statusCode).toBe(401);
});

test("D57: the last 14 days count enquiries exactly, and persons who saved it from ten up in steps of five", async () => {
  const [line] = (await kari.call("")).json().data;
  expect(line.trend.enquiries).toEqual([...Array(13).fill(0), 1]);
  expect(line.trend.favorites).toEqual(Array(14).fill(null));
  await saveByPersons(12, "2026-11-18T12:00:00Z");
  const [saved] = (await kari.call("")).json().data;
  expect(saved.favorites).toBe(10);
  expect(saved.trend.favorites).toEqual([...Array(10).fill(null), 10, 10, 10, 10]);
  const draft = await ola.create("residential_sale");
  expect((await ola.call("")).json().data[0]).toMatchObject({ id: draft.id, trend: null });
});

test("D113: the last 14 days count views of the listing and clicks to contact its owner, by day", async () => {
  const sum = (day: string, measure: string, count: number, objectId = propertyId) => ({
    region: "no",
    day,
    object_id: objectId,
    measure,
    count,
  });
  await api.db
    .insertInto("analytics_day")
    .values([
      sum("2026-11-21", "view", 7),
      sum("2026-11-21", "phone", 2),
      sum("2026-11-21", "viewing", 1),
      sum("2026-11-21", "share", 4),
      sum("2026-11-08", "view", 3),
      sum("2026-11-07", "view", 90),
      sum("2026-11-21", "view", 90, "another"),
    ])
    .execute();
  const [line] = (await kari.call("")).json().data;
  expect(line.trend.views).toEqual([3, ...Array(12).fill(0), 7]);
  expect(line.trend.contacts).toEqual([...Array(13).fill(0), 3]);
});

test("LIST-121: another person reads and answers no enquiry, and none about another listing; answers are limited", async () => {
  const { data } = (await kari.call(`/${draftId}/enquiries`)).json();
  const enquiryId = data[0].id;
  expect((await ola.call(`/${draftId}/enquiries`)).statusCode).toBe(404);
  expect((await answer(ola, enquiryId, "Hei")).statusCode).toBe(404);
  expect((await answer(kari, "not-an-id", "Hei")).statusCode).toBe(404);
  expect((await answer(kari, enquiryId, "  ")).statusCode).toBe(400);
  const stranger = await api.browser().call(`${DRAFTS}/${draftId}/enquiries`, { method: "GET" });
  expect(stranger.statusCode).toBe(401);
  for (let number = 0; number < 9; number += 1) {
    await answer(kari, enquiryId, `Svar ${number}`);
  }
  const above = await answer(kari, enquiryId, "Et svar til");
  expect([above.statusCode, errorCodeOf(above)]).toEqual([422, "answers_full"]);
});

test("LIST-014: a draft is read as the search result it would be, by its owner alone", async () => {
  const { data } = (await kari.call(`/${draftId}/card`)).json();
  expect(data).toMatchObject({ property_id: propertyId, postal_code: "0184" });
  expect((await ola.call(`/${draftId}/card`)).statusCode).toBe(404);
  const stranger = await api.browser().call(`${DRAFTS}/${draftId}/card`, { method: "GET" });
  expect(stranger.statusCode).toBe(401);
  const empty = await kari.create();
  const card = (await kari.call(`/${empty.id}/card`)).json().data;
  expect([card.title, card.image_count]).toEqual(["–", 0]);
});

test("D105: a preview link shows the draft without sign-in until it is ended or a week has passed", async () => {
  const draft = await kari.create("residential_sale");
  const link = async () =>
    (await kari.call(`/${draft.id}/preview-link`, { method: "POST" })).json().data;
  const read = (path: string) =>
    api.app.inject({ url: `/api/v2${path}`, headers: { host: "no.localhost:3000" } });
  const first = await link();
  expect(first.path).toMatch(new RegExp(`^/preview/draft/-1/${draft.id}\\?token=[\\w-]{40,}$`));
  const shown = await read(first.path);
  expect([shown.statusCode, shown.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(shown.json()).toMatchObject({ listing_type: "residential_sale", title: "–" });
  const second = await link();
  expect((await read(first.path)).statusCode).toBe(404);
  expect((await read(second.path)).statusCode).toBe(200);
  expect((await read(second.path.replace("/-1/", "/001204/"))).statusCode).toBe(404);
  expect((await read(second.path.replace(/token=.*/, "token=x"))).statusCode).toBe(404);
  await kari.call(`/${draft.id}/preview-link`, { method: "DELETE" });
  expect((await read(second.path)).statusCode).toBe(404);
  const third = await link();
  expect((await ola.call(`/${draft.id}/preview-link`, { method: "POST" })).statusCode).toBe(404);
  await kari.later(8 * DAY_MS);
  expect((await read(third.path)).statusCode).toBe(404);
});
