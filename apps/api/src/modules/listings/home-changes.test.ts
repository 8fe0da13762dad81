import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { expect, test, beforeAll, beforeEach } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { saveAccount } from "../../testing/alert-tests.ts";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { listenForTest } from "../../testing/live-tests.ts";
import { sampleId, sampleListing, TEST_NOW } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { buildTestApp } from "../../testing/test-app.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { hideListings } from "./hidden-listings.ts";
import { readHomeChanges } from "./home-changes.ts";
import { saveListings } from "./repository.ts";

const behaves = (database: () => TestDatabase) => {
  beforeAll(() => database().empty());
  beforeEach(async () => {
    await database().empty();
    await saveSamples(database().db, { no: [sampleListing(1), sampleListing(2)] });
  });

  test("a home that was changed, hidden or deleted is heard of from where one left off", async () => {
    const { db } = database();
    const { cursor } = await readHomeChanges(db, null);
    expect(await readHomeChanges(db, cursor)).toMatchObject({ ids: [], isLost: false });

    await saveListings(db, regionNo, [sampleListing(1, { title: "Pusset opp" })]);
    const changed = await readHomeChanges(db, cursor);
    expect(changed).toMatchObject({ ids: [sampleId(1)], isLost: false });

    await inTransaction(db, (trx) => hideListings(trx, regionNo, [sampleId(2)], TEST_NOW));
    expect((await readHomeChanges(db, changed.cursor)).ids).toEqual([sampleId(2)]);
    expect((await readHomeChanges(db, cursor)).ids.toSorted()).toEqual([sampleId(1), sampleId(2)]);

    await sql`delete from listing where public_id = ${sampleId(2)}`.execute(db);
    expect((await readHomeChanges(db, changed.cursor)).isLost).toBe(true);
  });

  test("a question about a home that is published, and one that is erased with its enquiry, is a change of the home", async () => {
    const { db } = database();
    const lead = crypto.randomUUID();
    const owner = await saveAccount(db, "no");
    await sql`insert into lead (id, region, kind, property_id, agency_id, name, email, message, language,
        consent_version, consent_at, fingerprint, created_at)
      values (${lead}, 'no', 'contact', ${sampleId(1)}, '-1', 'Ola', 'ola@example.no', 'Er det heis?', 'no',
        '1', now(), '1', now())`.execute(db);
    const before = await readHomeChanges(db, null);
    await sql`insert into public_question (lead_id, account_id, question, answer, published_at, changed_at)
      values (${lead}, ${owner}, 'Er det heis?', 'Ja.', now(), now())`.execute(db);
    const asked = await readHomeChanges(db, before.cursor);
    expect(asked).toMatchObject({ ids: [sampleId(1)], isLost: false });
    await sql`delete from lead where id = ${lead}`.execute(db);
    expect((await readHomeChanges(db, asked.cursor)).ids).toEqual([sampleId(1)]);
  });

  test("the sites' servers receive changes as they are made", async () => {
    const { db } = database();
    const app = await buildTestApp(db);
    const port = await listenForTest(app);
    const response = await fetch(`http://127.0.0.1:${port}/home-changes`, {
      headers: { "x-forwarded-host": "no.localhost" },
    });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => JSON.parse((await reader.read()).value ?? "") as { ids: string[] };
    expect((await next()).ids).toEqual([]);
    await saveListings(db, regionNo, [sampleListing(1, { title: "Pusset opp" })]);
    expect((await next()).ids).toEqual([sampleId(1)]);
    await app.close();
  });
};

onEmbeddedFirst(behaves);
