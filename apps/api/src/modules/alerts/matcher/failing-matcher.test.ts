import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "../../../db/schema.ts";
import {
  createTestMatcher,
  readAlerts,
  saveAccount,
  saveSearches,
} from "../../../testing/alert-tests.ts";
import { onEmbeddedFirst } from "../../../testing/both-engines.ts";
import { sampleId, sampleListing, TEST_NOW } from "../../../testing/sample-listings.ts";
import { saveSamples } from "../../../testing/sample-markets.ts";
import { saveListings } from "../../listings/repository.ts";

const home = sampleId(1);
/** More than an event may fail. */
const RUNS = 7;

onEmbeddedFirst((database) => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = database());
    await saveSamples(db, { no: [sampleListing(1)] });
    await sql`truncate listing_event`.execute(db);
    const accountId = await saveAccount(db, "no");
    await saveSearches(db, [{ accountId, region: "no", query: {}, reasons: ["price"] }]);
  });
  afterEach(async () => {
    await database().empty();
    await sql`truncate account cascade`.execute(db);
  });

  const changePrice = (amount: number) =>
    saveListings(
      db,
      regionNo,
      [sampleListing(1, { prices: { price: { amount, currency: "NOK" } } })],
      {
        at: TEST_NOW,
      },
    );
  const runAll = async (matcher: ReturnType<typeof createTestMatcher>) => {
    for (let run = 0; run < RUNS; run++) await matcher.matchAll();
  };

  test("a database that is away for long costs no alert: the change is matched once it is back", async () => {
    await changePrice(4_490_000);
    const matcher = createTestMatcher(db);
    await sql`alter table listing_event_cursor rename to away`.execute(db);
    await runAll(matcher);
    await sql`alter table away rename to listing_event_cursor`.execute(db);
    await matcher.matchAll();
    expect(await readAlerts(db)).toMatchObject([{ home, reasons: ["price"] }]);
  });

  test("a full database costs no alert either", async () => {
    await changePrice(4_490_000);
    let isFull = true;
    const matcher = createTestMatcher(db, {
      schedule: async () => {
        if (isFull) throw Object.assign(new Error("could not extend file"), { code: "53100" });
      },
    });
    await runAll(matcher);
    isFull = false;
    await matcher.matchAll();
    expect(await readAlerts(db)).toHaveLength(1);
  });

  test("a change that cannot be matched is passed over, and those after it are not", async () => {
    await changePrice(4_490_000);
    let isBroken = true;
    const matcher = createTestMatcher(db, {
      schedule: async () => {
        if (isBroken) throw new Error("no such alert");
      },
    });
    await runAll(matcher);
    isBroken = false;
    await changePrice(4_300_000);
    await matcher.matchAll();
    expect(await readAlerts(db)).toHaveLength(1);
  });
});
