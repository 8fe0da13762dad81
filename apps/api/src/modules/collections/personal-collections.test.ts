import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPasswordAttempts } from "../../security/password-attempts.ts";
import { type AccountTest, openAccountTest, PASSWORD } from "../../testing/account-tests.ts";
import { signInPerson, type TestPerson } from "../../testing/collection-tests.ts";
import { sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { testSecrets } from "../../testing/test-app.ts";
import { eraseExpiredAccounts } from "../accounts/profile/erase-expired-accounts.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const tables = [
  "collection",
  "collection_member",
  "collection_home",
  "last_card",
  "home_note",
  "home_verdict",
  "home_check",
  "home_question",
  "collection_invitation",
] as const;

let api: AccountTest;
let kari: TestPerson;
let ola: TestPerson;
beforeAll(async () => {
  api = await openAccountTest();
  await saveSamples(api.db, { no: [sampleListing(1), sampleListing(2)] });
});
beforeEach(async () => {
  await api.emptyAccounts();
  kari = await signInPerson(api, "kari@example.com");
  ola = await signInPerson(api, "ola@example.com", { name: "Ola Prøve" });
});
afterAll(() => api.close());

const tidy = () =>
  eraseExpiredAccounts({
    db: api.db,
    now: () => api.clock.now,
    attempts: createPasswordAttempts({
      db: api.db,
      keys: testSecrets.keys,
      now: () => api.clock.now,
    }),
  })();

const save = (person: TestPerson, id: string, number: number) =>
  person.call(`/${id}/properties`, { method: "POST", body: { properties: [sampleId(number)] } });

/** A collection of Kari that Ola has joined, and one home in it of which both have said something. */
const decideTogether = async (): Promise<string> => {
  const body = { name: "Together", shared_with_emails: [ola.email] };
  const { id } = (await kari.call("", { method: "POST", body })).json().data;
  const mail = await api.db
    .selectFrom("mail")
    .select("message")
    .where("key", "like", "invitation/%")
    .executeTakeFirstOrThrow();
  const token = /\/invitation\/([\w-]+)/.exec(mail.message.text)?.[1] ?? "";
  await ola.call(`/invitations/${token}/accept`, { method: "POST" });
  await save(kari, id, 1);
  const home = `/${id}/properties/${sampleId(1)}`;
  for (const person of [kari, ola]) {
    const put = (what: string, given: object) =>
      person.call(`${home}/${what}`, { method: "PUT", body: given });
    await put("note", { text: `Note of ${person.email}`, version: 0 });
    await put("verdict", { verdict: "no", reason: "Too dark" });
    await put("checks", { item: "drainage", result: "problem" });
    await person.call(`${home}/questions`, { method: "POST", body: { text: "How old is it?" } });
  }
  return id;
};

const counts = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int4 as count from ${sql.table(table)}
        `.execute(api.db);
        return [table, rows[0]?.count ?? 0] as const;
      }),
    ),
  );

test("ACC-086, D38: the export has a person's collections and what they said, not what others said", async () => {
  await save(kari, "default", 2);
  api.clock.now += 1_000;
  await decideTogether();
  await kari.page.call("/api/user/profile/export-data");
  const [token] = await api.tokensOf("export");
  const file = await kari.page.call(`/api/user/export/${token}`, { method: "GET" });
  const parts = unzipSync(new Uint8Array(file.rawPayload));
  const data = JSON.parse(strFromU8(parts["data.json"] ?? new Uint8Array()));
  const html = strFromU8(parts["index.html"] ?? new Uint8Array());
  const now = new Date(api.clock.now).toISOString();
  expect(data.collections).toMatchObject([
    { name: "default", role: "owner", homes: [{ propertyId: sampleId(2) }] },
    {
      name: "Together",
      role: "owner",
      homes: [
        {
          propertyId: sampleId(1),
          savedAt: now,
          verdict: "verdict_no",
          reason: "Too dark",
          note: "Note of kari@example.com",
          checks: ["drainage: problem"],
          questions: ["How old is it?"],
        },
      ],
    },
  ]);
  expect(data.invitations).toEqual([
    { kind: "invitation_sent", email: ola.email, status: "invitation_accepted", sentAt: now },
  ]);
  expect(html).toContain("<h2>Samlinger</h2>");
  expect(html).toContain("<dt>Vurdering</dt><dd>Nei</dd>");
  expect(html).not.toContain("Note of ola");
  // Every name has words of the reader's language.
  expect(html).not.toMatch(/<dt>[a-z]/);
});

test("D65, D38: of an erased owner a shared collection passes on, and nothing of theirs is left in it", async () => {
  await save(kari, "default", 2);
  const id = await decideTogether();
  const alone = { name: "Mine alone", shared_with_emails: ["friend@example.com"] };
  await kari.call("", { method: "POST", body: alone });
  expect(await counts()).toEqual({
    // Two of them, and the default ones of both people.
    collection: 4,
    collection_member: 5,
    collection_home: 2,
    last_card: 2,
    home_note: 2,
    home_verdict: 2,
    home_check: 2,
    home_question: 2,
    collection_invitation: 2,
  });
  await kari.page.call("/api/user", { method: "DELETE", body: { password: PASSWORD } });
  api.clock.now += 14 * DAY_MS;
  await tidy();
  expect(await counts()).toEqual({
    collection: 2,
    collection_member: 2,
    collection_home: 1,
    last_card: 1,
    home_note: 1,
    home_verdict: 1,
    home_check: 1,
    home_question: 1,
    collection_invitation: 0,
  });
  await ola.page.signIn(ola.email);
  const { data } = (await ola.call(`/${id}`)).json();
  expect(data).toMatchObject({ role: "owner", users: [{ name: "Ola Prøve" }] });
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(t::text, ' '), '') as text from (
      select to_jsonb(h) as t from collection_home h union all select to_jsonb(q) from home_question q
      union all select to_jsonb(n) from home_note n union all select to_jsonb(m) from mail m
    ) everything
  `.execute(api.db);
  expect(rows[0]?.text).not.toContain(kari.id);
  expect(rows[0]?.text).not.toContain("friend@example.com");
});

test("D65: of an erased member notes, verdicts and checks go, the collection stays", async () => {
  const id = await decideTogether();
  await ola.page.call("/api/user", { method: "DELETE", body: { password: PASSWORD } });
  api.clock.now += 14 * DAY_MS;
  await tidy();
  expect(await counts()).toMatchObject({
    collection: 2,
    collection_member: 2,
    home_note: 1,
    home_verdict: 1,
    home_check: 1,
    home_question: 1,
    collection_invitation: 0,
  });
  await kari.page.signIn(kari.email);
  expect((await kari.call(`/${id}`)).json().data.users).toHaveLength(1);
});

test("what can no longer be undone is erased: deleted collections, removed homes, old invitations", async () => {
  const id = await decideTogether();
  await kari.call(`/${id}/properties/${sampleId(1)}`, { method: "DELETE" });
  api.clock.now += 5 * MINUTE_MS - 1;
  await tidy();
  expect(await counts()).toMatchObject({ collection_home: 1, home_note: 2, last_card: 1 });
  api.clock.now += 1;
  await tidy();
  expect(await counts()).toMatchObject({ collection_home: 0, home_note: 0, last_card: 0 });
  await kari.call(`/${id}`, { method: "DELETE" });
  api.clock.now += 5 * MINUTE_MS;
  await tidy();
  expect(await counts()).toMatchObject({ collection: 2, collection_invitation: 1 });
  api.clock.now += 90 * DAY_MS;
  await tidy();
  expect(await counts()).toMatchObject({ collection_invitation: 0 });
});
