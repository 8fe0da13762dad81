import { alertReasons } from "@hjem/domain/saved/saved-rules";
import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  createTestMatcher,
  readAlerts,
  saveAccount,
  saveSearches,
} from "../../../testing/alert-tests.ts";
import { onEmbeddedFirst } from "../../../testing/both-engines.ts";
import { sampleListing, TEST_NOW } from "../../../testing/sample-listings.ts";
import { saveSamples } from "../../../testing/sample-markets.ts";
import { saveListings } from "../../listings/repository.ts";

/** People who search for the same home; of its changes they get more alerts than are committed together. */
const PEOPLE = 400;
const CHANGES = 3;
/** Alerts that are scheduled at once at most, so that requests are served in between. */
const AT_ONCE = 250;

onEmbeddedFirst((database) => {
  test("D70, D72: a home that hundreds search for alerts each of them once of each change, in small lots, also when the last change fails at first", async () => {
    const { db } = database();
    await saveSamples(db, { no: [sampleListing(1)], au: [] });
    await sql`truncate listing_event`.execute(db);
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => saveAccount(db, "no")));
    const searches = await saveSearches(
      db,
      people.map((accountId) => ({
        accountId,
        region: "no",
        query: { priceMax: 6_000_000 },
        reasons: alertReasons,
      })),
    );
    for (let change = 1; change <= CHANGES; change += 1) {
      const price = { amount: 5_000_000 - change * 100_000, currency: "NOK" } as const;
      await saveListings(db, regionNo, [sampleListing(1, { prices: { price } })], {
        at: TEST_NOW + change,
      });
    }
    const lots: number[] = [];
    let failsAt = TEST_NOW + CHANGES;
    const matcher = createTestMatcher(db, {
      async schedule(_trx, alerts) {
        if (alerts.some(({ at }) => at === failsAt)) throw new Error("killed in the middle");
        lots.push(alerts.length);
      },
    });
    await expect(matcher.matchNext()).rejects.toThrow("killed");
    expect(new Set((await readAlerts(db)).map(({ at }) => at))).toEqual(
      new Set([TEST_NOW + 1, TEST_NOW + 2]),
    );
    failsAt = Number.NaN;
    await matcher.matchAll();
    const lines = (await readAlerts(db)).map(
      ({ at, account, searches: [search], reasons }) =>
        `${at} ${account} ${search} ${reasons.join()}`,
    );
    const expected = Array.from({ length: CHANGES }, (_, change) =>
      people.map(
        (account, number) => `${TEST_NOW + change + 1} ${account} ${searches[number]} price`,
      ),
    ).flat();
    expect(lines.toSorted()).toEqual(expected.toSorted());
    expect(lots.reduce((sum, lot) => sum + lot, 0)).toBe(PEOPLE * CHANGES);
    expect(Math.max(...lots)).toBeLessThanOrEqual(AT_ONCE);
  });
});
