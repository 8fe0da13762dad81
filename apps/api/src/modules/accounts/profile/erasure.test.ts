import { DAY_MS } from "@hjem/domain/durations";
import { LEAD_CONSENT_VERSION } from "@hjem/domain/lead/lead-kinds";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPasswordAttempts } from "../../../security/password-attempts.ts";
import { type AccountTest, openAccountTest, PASSWORD } from "../../../testing/account-tests.ts";
import { createTestMatcher } from "../../../testing/alert-tests.ts";
import { COLLECTIONS } from "../../../testing/collection-tests.ts";
import {
  completeDraft,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../../testing/draft-tests.ts";
import { openForm } from "../../../testing/form-tokens.ts";
import { freeSites, testSecrets } from "../../../testing/test-app.ts";
import { eraseExpiredAccounts } from "./erase-expired-accounts.ts";

const NAME = "Kvikkfrid Ulvemose";
const EMAIL = "kvikkfrid@ulvemose.example";
const STREET = "Trollheggvegen 77";

/** What identifies the person, in the spellings in which it may have been stored. */
const traces = [
  "Kvikkfrid",
  "Ulvemose",
  "ulvemose.example",
  "93456789",
  "934 56 789",
  "+4793456789",
  "+47 934 56 789",
  // The street alone is a place, which stays; with its number it is the person's address.
  "Trollheggvegen 77",
  "Solvarm perle",
  "Sommerfuglhage",
  "Pipekrans",
  "Vindusglimt",
  "Nattergal",
  "Havskum",
  "Skogsduft",
  "Bølgekam",
  "bjellekvist",
];

let api: AccountTest;
let kvikkfrid: TestAdvertiser;
let ola: TestAdvertiser;

beforeAll(async () => {
  api = await openAccountTest({ formMinMs: 0, regions: freeSites });
  await saveDraftPlaces(api.db);
  ola = await signInAdvertiser(api, "ola@example.no");
  kvikkfrid = await signInAdvertiser(api, EMAIL);
  await api.db.updateTable("account").set({ name: NAME }).where("email", "=", EMAIL).execute();
  await kvikkfrid.page.signIn(EMAIL);
}, 60_000);
afterAll(() => api.close());

const done = async (response: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await response;
  if (statusCode >= 300) expect.fail(`${statusCode} ${body}`);
  return body === "" ? {} : JSON.parse(body);
};

const publish = async (person: TestAdvertiser, change = {}): Promise<string> => {
  const draft = await completeDraft(api, person, change);
  return (await done(person.call(`/${draft.id}/publish`, { method: "POST" }))).property_id;
};

/** Everything that a person can leave behind, with others or alone. */
async function leaveTraces(): Promise<void> {
  const own = await publish(kvikkfrid, {
    location: { street: STREET },
    propertyDetail: { title: "Solvarm perle", description: "<p>Med Sommerfuglhage.</p>" },
    contacts: { name: NAME, phones: ["934 56 789"], email: EMAIL },
  });
  const other = await publish(ola, { location: { street: "Storgata 3" } });
  const call = (person: TestAdvertiser, method: "POST" | "PUT", path: string, body?: object) =>
    done(person.page.call(path, { method, ...(body && { body }) }));
  // Others have saved the listing, follow a search that finds it, and write to its owner.
  await call(ola, "POST", `${COLLECTIONS}/default/properties`, { properties: [own] });
  const form = {
    consent: true,
    consent_version: LEAD_CONSENT_VERSION,
  };
  await call(ola, "POST", `/api/v3/property/${own}/contact`, {
    ...form,
    form_token: await openForm(api.app),
    name: "Ola Prøve",
    email: "ola@example.no",
    message: "Er den ledig?",
  });
  const draft = await api.db
    .selectFrom("listing_draft")
    .select("id")
    .where("public_id", "=", own.toLowerCase())
    .executeTakeFirst();
  const [enquiry] = (await done(kvikkfrid.call("/enquiries"))).data;
  await done(
    kvikkfrid.call(`/${draft?.id}/enquiries/${enquiry.id}/answers`, {
      method: "POST",
      body: { text: "Ja, med Pipekrans." },
    }),
  );
  // The person writes to others, and in a collection of theirs.
  await call(kvikkfrid, "POST", `/api/v3/property/${other}/contact`, {
    ...form,
    form_token: await openForm(api.app),
    name: NAME,
    email: EMAIL,
    phone: "93456789",
    message: "Er Vindusglimt med?",
  });
  // The contact of the listing has an address of its own.
  await call(kvikkfrid, "POST", "/api/user/contact-addresses", { email: "bjellekvist@example.no" });
  const { data: shared } = await call(ola, "POST", COLLECTIONS, { name: "Vår liste" });
  await call(ola, "POST", `${COLLECTIONS}/${shared.id}/properties`, { properties: [other] });
  await call(ola, "POST", `${COLLECTIONS}/${shared.id}/user/invite`, { email: EMAIL });
  const mails = await api.db.selectFrom("mail").select(["key", "message"]).execute();
  const invitation = mails.find(({ key }) => key.startsWith("invitation/"));
  const token = /invit\w*\/([\w-]{20,})/.exec(invitation?.message.text ?? "")?.[1];
  await call(kvikkfrid, "POST", `${COLLECTIONS}/invitations/${token}/accept`);
  const about = `${COLLECTIONS}/${shared.id}/properties/${other}`;
  await call(kvikkfrid, "PUT", `${about}/note`, { text: "Nattergal i hagen", version: 0 });
  await call(kvikkfrid, "PUT", `${about}/verdict`, { verdict: "yes", reason: "Havskum" });
  await call(kvikkfrid, "POST", `${about}/questions`, { text: "Hvor er Skogsduft?" });
  await call(kvikkfrid, "POST", "/api/search-collections", {
    name: "Bølgekam",
    query: { listing_type: "buy" },
    notifications: "daily",
  });
  await createTestMatcher(api.db).matchNext();
}

/** Every row of every table as text, with JSON opened and bytes as text. */
async function dump(): Promise<{ table: string; text: string }[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(api.db);
  const found = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: object;
    }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(api.db);
    for (const { row } of rows) {
      const bytes = Object.values(row).flatMap((value) =>
        typeof value === "string" && value.startsWith("\\x")
          ? Buffer.from(value.slice(2), "hex").toString("utf8")
          : [],
      );
      found.push({ table: name, text: [JSON.stringify(row), ...bytes].join("\n") });
    }
  }
  return found;
}

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

test("D38: of an erased person nothing is left in any table: no name, address, phone, street, title or word", async () => {
  await leaveTraces();
  const before = await dump();
  const unwritten = traces.filter((trace) => !before.some(({ text }) => text.includes(trace)));
  expect(unwritten).toEqual(["+47 934 56 789"]);
  await kvikkfrid.page.call("/api/user", { method: "DELETE", body: { password: PASSWORD } });
  api.clock.now += 14 * DAY_MS;
  await tidy();
  const left = (await dump()).flatMap(({ table, text }) =>
    [...traces, kvikkfrid.id]
      .filter((trace) => text.includes(trace))
      .map((trace) => `${table}: ${trace}`),
  );
  expect(left).toEqual([]);
});
