import type { ListingChange } from "@hjem/domain/listing/listing-history";
import { type AlertReason, alertReasons } from "@hjem/domain/saved/saved-rules";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../../db/schema.ts";
import { inTransaction } from "../../../db/transaction.ts";
import {
  createTestMatcher,
  LONG_BEFORE,
  readAlerts,
  saveAccount,
  saveSearches,
} from "../../../testing/alert-tests.ts";
import { onEmbeddedFirst } from "../../../testing/both-engines.ts";
import {
  fitzroy,
  type Sample,
  sampleId,
  sampleListing,
  TEST_NOW,
} from "../../../testing/sample-listings.ts";
import { saveSamples } from "../../../testing/sample-markets.ts";
import { addMember, ensureDefaultCollection } from "../../collections/collection-access.ts";
import { saveListings } from "../../listings/repository.ts";
import { eraseOldRows } from "../../retention/erase-old-rows.ts";
import type { NewAlert } from "../new-alert.ts";
import { pruneAlerts } from "./alert-repository.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const home = sampleId(1);
const flat = (sample: Sample = {}) => sampleListing(1, sample);
const priced = (amount: number): Sample => ({ prices: { price: { amount, currency: "NOK" } } });
const isPrice = ({ what }: ListingChange): boolean => what === "price";

onEmbeddedFirst(
  (database) => {
    let db: Database;
    let person: string;
    beforeEach(async () => {
      ({ db } = database());
      await saveSamples(db, { no: [flat()], au: [sampleListing(2, { address: fitzroy })] });
      await sql`truncate listing_event`.execute(db);
      person = await saveAccount(db, "no");
    });
    afterEach(async () => {
      await database().empty();
      await sql`truncate account, collection cascade`.execute(db);
    });

    const save = (sample: Sample, at = TEST_NOW) =>
      saveListings(db, regionNo, [flat(sample)], { at });
    const keep = async (
      query: SearchRequestInput,
      reasons: readonly AlertReason[] = alertReasons,
      createdAt = LONG_BEFORE,
    ) => {
      const [id = ""] = await saveSearches(db, [
        { accountId: person, region: "no", query, reasons, createdAt },
      ]);
      return id;
    };
    /** Saves the home into the person's default collection. */
    const saveHome = async (accountId: string, savedAt = LONG_BEFORE) => {
      const collection = await ensureDefaultCollection(
        db,
        { accountId, region: "no" },
        LONG_BEFORE,
      );
      await sql`
        insert into collection_home (collection_id, property_id, saved_at, saved_by)
        values (${collection}, ${home}, ${new Date(savedAt).toISOString()}, ${accountId})
      `.execute(db);
      return collection;
    };
    /** Reasons of the alerts of the matcher that runs now, by person. */
    const match = async () => {
      await createTestMatcher(db).matchAll();
      return readAlerts(db);
    };

    describe("changes of the stock (D69)", () => {
      const events = async () => {
        const { rows } = await sql<{ public_id: string; changes: ListingChange[]; isNew: boolean }>`
          select public_id, changes, before is null as "isNew" from listing_event order by id
        `.execute(db);
        return rows;
      };

      test("a new home and a changed one are an event each, with what changed; one that is saved again as it was is none", async () => {
        await saveListings(db, regionNo, [sampleListing(5), flat(priced(4_490_000))], {
          at: TEST_NOW,
        });
        const [changed, added] = await events();
        expect(changed).toMatchObject({ public_id: home, isNew: false });
        expect(changed?.changes).toEqual([
          {
            what: "price",
            before: { min: 5_000_000, max: 5_000_000 },
            after: { min: 4_490_000, max: 4_490_000 },
          },
        ]);
        expect(added).toMatchObject({ public_id: sampleId(5), isNew: true, changes: [] });
        await save(priced(4_490_000));
        expect(await events()).toHaveLength(2);
      });

      test("the demo's daily move is no event", async () => {
        await saveListings(db, regionNo, [flat(priced(4_490_000))], { isLogged: false });
        expect(await events()).toEqual([]);
      });

      test("a save that fails leaves no event", async () => {
        const lost = sampleListing(6, { address: { geoIds: ["municipality:9999"] } });
        await expect(saveListings(db, regionNo, [flat(priced(1)), lost])).rejects.toThrow(
          "municipality:9999",
        );
        expect(await events()).toEqual([]);
      });
    });

    describe("alerts of a saved search (D70)", () => {
      test("a fallen price that brings a home into a search alerts with the price before and after", async () => {
        const search = await keep({ priceMax: 4_500_000 });
        await save(priced(4_490_000));
        expect(await match()).toEqual([
          {
            account: person,
            home,
            reasons: ["price"],
            searches: [search],
            isFavorite: false,
            at: TEST_NOW,
          },
        ]);
        const { rows } = await sql<{
          changes: ListingChange[];
          card: string;
        }>`select changes, card from alert_home`.execute(db);
        expect(rows[0]?.changes.find(isPrice)).toMatchObject({
          before: { min: 5_000_000 },
          after: { min: 4_490_000 },
        });
        expect(JSON.parse(rows[0]?.card ?? "")).toMatchObject({ property_id: home });
      });

      test("a home that leaves a search by its price alerts nobody; sold, it does, where its owner wants that", async () => {
        await keep({ priceMax: 6_000_000 });
        await save(priced(7_000_000));
        expect(await match()).toEqual([]);
        await keep({ geoId: ["municipality:0301"] }, ["new", "price"]);
        const wanting = await keep({ geoId: ["municipality:0301"] }, ["sold"]);
        await save({ ...priced(7_000_000), status: "sold" }, TEST_NOW + 1);
        expect(await match()).toMatchObject([{ reasons: ["sold"], searches: [wanting] }]);
      });

      test("a home that comes back is back, a new one new; each search has its own reasons", async () => {
        await save({ status: "sold" });
        await match();
        const place = await keep({ geoId: ["county:03"] }, ["new", "back"]);
        await save({}, TEST_NOW + 1);
        await saveListings(db, regionNo, [sampleListing(7)], { at: TEST_NOW + 2 });
        expect(await match()).toMatchObject([
          { home, reasons: ["back"], searches: [place] },
          { home: sampleId(7), reasons: ["new"], searches: [place] },
        ]);
      });

      test("a home that is deleted for good was withdrawn", async () => {
        const search = await keep({ geoId: ["county:03"] });
        await sql`delete from listing where public_id = ${home}`.execute(db);
        expect(await match()).toMatchObject([{ home, reasons: ["withdrawn"], searches: [search] }]);
        const { rows } = await sql<{ card: string }>`select card from alert_home`.execute(db);
        expect(JSON.parse(rows[0]?.card ?? "")).toMatchObject({ property_id: home });
      });

      test("time alone alerts nobody: both sides are judged at the event's instant", async () => {
        const viewing = (day: number) => ({
          day,
          month: 11,
          year: 2026,
          timeFrom: "12:00",
          timeTo: "13:00",
          unixFrom: Date.UTC(2026, 10, day, 11) / 1000,
          unixTo: Date.UTC(2026, 10, day, 12) / 1000,
        });
        await save({ viewingDates: [viewing(21)] });
        await match();
        await sql`truncate alert_home cascade`.execute(db);
        const search = await keep({ viewingDate: ["2026-11-21", "2026-11-28"] });
        // The viewing is over, and with it the home left the search: nobody sold it.
        await save({ viewingDates: [viewing(21)], title: "Lys leilighet" }, TEST_NOW + DAY_MS);
        expect(await match()).toEqual([]);
        await save({ viewingDates: [viewing(28)], title: "Lys leilighet" }, TEST_NOW + 2 * DAY_MS);
        expect(await match()).toMatchObject([{ reasons: ["viewing"], searches: [search] }]);
      });

      test("what happened before a search was saved does not concern it; a deleted search hears nothing, a changed one what it asks now", async () => {
        const matcher = createTestMatcher(db);
        await keep({ geoId: ["county:03"] }, alertReasons, TEST_NOW + HOUR_MS);
        const changing = await keep({ geoId: ["county:15"] });
        const deleted = await keep({ geoId: ["county:03"] });
        await save(priced(4_900_000));
        await matcher.matchAll();
        expect(await readAlerts(db)).toMatchObject([{ searches: [deleted] }]);
        await sql`update saved_search set deleted_at = now() where search_id = ${deleted}`.execute(
          db,
        );
        await sql`update saved_search set query = '{"geo_id":["county:03"],"acquisition":"buy","listing_type":"buy"}' where search_id = ${changing}`.execute(
          db,
        );
        await save(priced(4_800_000), TEST_NOW + 1);
        await matcher.matchAll();
        expect((await readAlerts(db)).slice(1)).toMatchObject([{ searches: [changing] }]);
        await sql`delete from saved_search where search_id = ${changing}`.execute(db);
        await save(priced(4_700_000), TEST_NOW + 2);
        await matcher.matchAll();
        expect(await readAlerts(db)).toHaveLength(2);
      });

      test("a search of the other market never alerts, nor one whose places no longer exist", async () => {
        await saveSearches(db, [
          {
            accountId: await saveAccount(db, "au"),
            region: "au",
            query: {},
            reasons: alertReasons,
          },
        ]);
        await keep({ geoId: ["county:99"] });
        await save(priced(4_900_000));
        await saveListings(db, regionAu, [], { at: TEST_NOW });
        expect(await match()).toEqual([]);
      });
    });

    describe("once (D72)", () => {
      test("a home in three searches and among the saved ones is one alert that names them all", async () => {
        const ids = [
          await keep({}),
          await keep({ geoId: ["county:03"] }),
          await keep({ priceMax: 6_000_000 }),
        ];
        await saveHome(person);
        await save(priced(4_900_000));
        expect(await match()).toEqual([
          {
            account: person,
            home,
            reasons: ["price"],
            searches: ids.toSorted(),
            isFavorite: true,
            at: TEST_NOW,
          },
        ]);
      });

      test("alerts and the cursor are committed together: what fails in the middle is done again, once", async () => {
        await keep({});
        await save(priced(4_900_000));
        let isFailing = true;
        const scheduled: NewAlert[] = [];
        const matcher = createTestMatcher(db, {
          async schedule(trx, alerts) {
            if (isFailing) throw new Error("killed in the middle");
            // What is scheduled stands in the same transaction as the alert.
            const { rows } = await sql`select id from alert`.execute(trx);
            expect(rows).toHaveLength(1);
            scheduled.push(...alerts);
          },
        });
        await expect(matcher.matchNext()).rejects.toThrow("killed");
        expect(await readAlerts(db)).toEqual([]);
        isFailing = false;
        await matcher.matchAll();
        await matcher.matchAll();
        expect(scheduled).toMatchObject([
          { accountId: person, reasons: ["price"], isFavorite: false },
        ]);
        expect(await readAlerts(db)).toHaveLength(1);
      });

      test("an account that is erased in the meantime hears nothing, and its alerts go with it", async () => {
        await keep({});
        await save(priced(4_900_000));
        expect(await match()).toHaveLength(1);
        await sql`delete from account where id = ${person}`.execute(db);
        expect(await readAlerts(db)).toEqual([]);
      });
    });

    describe("saved homes (D73)", () => {
      test("everybody of a collection hears of every reason, whoever saved the home, but not of what happened before it was saved", async () => {
        const other = await saveAccount(db, "no");
        const late = await saveAccount(db, "no");
        const collection = await saveHome(person);
        await addMember(
          db,
          { collectionId: collection, accountId: other, role: "member" },
          LONG_BEFORE,
        );
        await saveHome(late, TEST_NOW + HOUR_MS);
        await save({ title: "Lys leilighet" });
        const alerts = await match();
        expect(alerts.map(({ account }) => account).toSorted()).toEqual([person, other].toSorted());
        expect(alerts).toMatchObject([
          { reasons: ["text"], searches: [], isFavorite: true },
          { reasons: ["text"], searches: [], isFavorite: true },
        ]);
      });

      test("a home that was removed from the collection, or whose collection was deleted, is none of its people's any more", async () => {
        await saveHome(person);
        await sql`update collection_home set removed_at = now()`.execute(db);
        const other = await saveAccount(db, "no");
        const collection = await saveHome(other);
        await sql`update collection set deleted_at = now() where id = ${collection}`.execute(db);
        await save({ status: "sold" });
        expect(await match()).toEqual([]);
      });
    });

    test("D69, D74: events go after 30 days, and only behind the matcher; alerts after 90", async () => {
      await keep({});
      await save(priced(4_900_000), TEST_NOW - 40 * DAY_MS + HOUR_MS);
      const count = async () =>
        (
          await sql<{ events: number; alerts: number }>`
          select (select count(*)::int4 from listing_event) as events, (select count(*)::int4 from alert) as alerts
        `.execute(db)
        ).rows[0];
      await pruneAlerts(db, TEST_NOW);
      expect(await count()).toEqual({ events: 1, alerts: 0 });
      await sql`update saved_search set created_at = '2020-01-01'`.execute(db);
      await match();
      await pruneAlerts(db, TEST_NOW);
      expect(await count()).toEqual({ events: 0, alerts: 1 });
      await eraseOldRows({ db, now: () => TEST_NOW + 51 * DAY_MS })();
      expect(await count()).toEqual({ events: 0, alerts: 0 });
    });
  },
  (database) => {
    test("D69: a transaction that commits late is not passed over, and two matchers at once alert once", async () => {
      const { db } = database();
      await saveSamples(db, { no: [flat(), sampleListing(3)] });
      await sql`truncate listing_event`.execute(db);
      const person = await saveAccount(db, "no");
      await saveSearches(db, [
        { accountId: person, region: "no", query: {}, reasons: alertReasons },
      ]);
      const one = createTestMatcher(db, { isShared: true });
      const other = createTestMatcher(db, { isShared: true });

      const late = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const writing = inTransaction(db, async (trx) => {
        await sql`update listing_event_cursor set id = id where false`.execute(trx);
        await sql`select pg_current_xact_id()`.execute(trx);
        begun.resolve();
        await late.promise;
        await sql`
          insert into listing_event (at, region, public_id, listing_id, before, card, changes)
          select ${new Date(TEST_NOW).toISOString()}::timestamptz, 'no', l.public_id, l.id,
            jsonb_build_array(to_jsonb(s) || to_jsonb(w)), c.card, '[]'
          from listing l join listing_search s using (id) join listing_words w using (id) join listing_card c using (id)
          where l.public_id = ${sampleId(3)}
        `.execute(trx);
      });
      await begun.promise;
      await saveListings(db, regionNo, [flat(priced(4_900_000))], { at: TEST_NOW });
      await Promise.all([one.matchAll(), other.matchAll()]);
      // The later transaction waits for the earlier one.
      expect(await readAlerts(db)).toEqual([]);
      late.resolve();
      await writing;
      await Promise.all([one.matchAll(), other.matchAll(), one.matchAll()]);
      await one.matchAll();
      const alerts = await readAlerts(db);
      expect(alerts.map(({ home: id, reasons }) => `${id} ${reasons.join()}`).toSorted()).toEqual([
        `${home} price`,
        `${sampleId(3)} withdrawn`,
      ]);
      await database().empty();
      await sql`truncate account cascade`.execute(db);
    });
  },
);
