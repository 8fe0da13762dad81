import { MINUTE_MS } from "@hjem/domain/durations";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { CardCache } from "../../search/memory/card-cache.ts";
import { IndexManager } from "../../search/memory/index-manager.ts";
import { memorySearchIndex } from "../../search/memory/memory-search-index.ts";
import { PlaceIds, findSurroundingIds } from "../../search/place-ids.ts";
import { sqlSearchIndex } from "../../search/sql-search-index.ts";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { sampleListing, TEST_NOW } from "../../testing/sample-listings.ts";
import { buildTestApp } from "../../testing/test-app.ts";
import { saveListings } from "../listings/repository.ts";
import { loadPlaces } from "./load-places.ts";
import { PlaceChanges } from "./place-changes.ts";

const regions = [regionNo, regionAu];
/** Names are read again within seconds of the change, on a busy machine too. */
/** Every place of both countries is written again. */
const UPDATE_LIMIT_MS = 2 * MINUTE_MS;
const SOON = { timeout: 10_000, interval: 100 };

const newstead = {
  fullAddress: "8 Longland Street, Newstead QLD 4006",
  displayName: "Newstead",
  street: "8 Longland Street",
  suburb: "Newstead",
  region: "QLD",
  municipality: null,
  postCode: "4006",
  coordinates: { lat: -27.449, lng: 153.044 },
  geoIds: ["suburb:4006-newstead"],
  timeZone: "Australia/Brisbane",
};

onEmbeddedFirst((database) => {
  beforeAll(async () => {
    await database().empty();
    await loadPlaces({ db: database().db, regions });
    await saveListings(database().db, regionAu, [sampleListing(1, { address: newstead })]);
  });

  const openApp = async (changes = new PlaceChanges()) => {
    const app = await buildTestApp(database().db, { placeChanges: changes });
    const named = async (term: string, host: string) => {
      const response = await app.inject({
        url: "/api/v2/address",
        query: { term },
        headers: { host },
      });
      return response.json<{ data: { geo_id: string; count: number }[] }>().data;
    };
    return { app, named };
  };

  test("the planner knows how many places there are, also on the engine that counts nothing by itself", async () => {
    const { rows } = await sql<{ places: number }>`
      select reltuples::int4 as places from pg_class where relname = 'place'`.execute(
      database().db,
    );
    expect(rows[0]?.places).toBeGreaterThan(10_000);
  });

  const countIn = async (geoId: string, more: object = {}): Promise<number[]> => {
    const { db } = database();
    const indexManager = new IndexManager(db, regions);
    await indexManager.load();
    const placeIds = new PlaceIds(db);
    const runQuery = async (question: Parameters<IndexManager["response"]>[0]) =>
      indexManager.response(question);
    const cards = new CardCache(db);
    const indexes = [
      sqlSearchIndex(db, placeIds),
      memorySearchIndex({ db, placeIds, cards, query: runQuery }),
    ];
    const request = SearchRequest.parse({ geoId: [geoId], ...more });
    const scope = { region: regionAu, now: TEST_NOW };
    return Promise.all(indexes.map((index) => index.count(request, scope)));
  };

  test("L1: a database without demo listings finds real places by name", async () => {
    const { app, named } = await openApp();
    const first = async (term: string, host: string) => (await named(term, host))[0]?.geo_id;
    expect(await first("grünerløkka", "no.localhost")).toBe("district:0301-grunerlokka");
    expect(await first("geiranger", "no.localhost")).toMatch(/^district:\d{4}-geiranger$/);
    expect(await first("kárášjohka", "no.localhost")).toBe("municipality:5610");
    expect(await first("7010", "no.localhost")).toBe("postcode:7010");
    expect(await first("airport west", "au.localhost")).toBe("suburb:3042-airport-west");
    await app.close();
  });

  test.each([
    ["brisbane", "city:brisbane"],
    ["darwin", "city:darwin"],
    ["gold coast", "city:gold-coast"],
    ["sydney", "city:sydney"],
  ])("S2: “%s” is the city", async (term, geoId) => {
    const { app, named } = await openApp();
    expect((await named(term, "au.localhost"))[0]?.geo_id).toBe(geoId);
    await app.close();
  });

  test("S27: names of postcodes alone are not suburbs", async () => {
    const { app, named } = await openApp();
    for (const term of ["brisbane gpo", "royal melbourne hospital", "bondi junction plaza"]) {
      const found = (await named(term, "au.localhost")).map(({ geo_id: geoId }) => geoId);
      expect(found.filter((geoId) => /gpo|hospital|plaza/.test(geoId))).toEqual([]);
    }
    await app.close();
  });

  test("D108: a listing that names its suburb alone is in its city, state and postcode", async () => {
    for (const geoId of ["city:brisbane", "state:qld", "postcode:4006", "suburb:4006-newstead"]) {
      expect(await countIn(geoId)).toEqual([1, 1]);
    }
    expect(await countIn("city:gold-coast")).toEqual([0, 0]);
  });

  test("D51: a suburb is searched with the surrounding ones when that is requested, and no farther", async () => {
    const around = { includesSurrounding: true };
    expect(await countIn("suburb:4005-teneriffe")).toEqual([0, 0]);
    expect(await countIn("suburb:4005-teneriffe", around)).toEqual([1, 1]);
    expect(await countIn("suburb:4217-surfers-paradise", around)).toEqual([0, 0]);
    expect(await countIn("city:gold-coast", around)).toEqual([0, 0]);
  });

  test("S2, D51: the surroundings of a suburb are its dozen nearest within twelve kilometres; a suburb of the outback has none", async () => {
    const around = (geoId: string) => findSurroundingIds(database().db, "au", [geoId]);
    expect(await around("suburb:4005-teneriffe")).toHaveLength(12);
    // Its nearest neighbour lies 98 km away.
    expect(await around("suburb:4482-birdsville")).toEqual([]);
  });

  test("a start with the same version writes nothing", async () => {
    const lines: string[] = [];
    const onProgress = (line: string) => void lines.push(line);
    await loadPlaces({ db: database().db, regions, onProgress });
    expect(lines).toEqual([]);
  });

  test(
    "the update keeps listings and ids, corrects what differs, and takes effect at once",
    { timeout: UPDATE_LIMIT_MS },
    async () => {
      const { db, listen } = database();
      const changes = new PlaceChanges();
      await changes.follow(listen);
      const { app, named } = await openApp(changes);
      const before = await db.selectFrom("place").select(["id", "geo_id"]).execute();
      await sql`update place set name = 'Neustadt', norm = 'neustadt', wider = '{}' where geo_id = 'suburb:4006-newstead'`.execute(
        db,
      );
      await sql`insert into place (region, geo_id, kind, name, norm, search_norm, weight, lat, lng, source)
      values ('au', 'suburb:4006-gone', 'suburb', 'Gone', 'gone', 'gone', 0, 0, 0, 'proctor')`.execute(
        db,
      );
      await sql`update listing_search set place_ids = place_ids[1:1]`.execute(db);
      expect(await countIn("city:brisbane")).not.toEqual([1, 1]);

      await vi.waitFor(async () => {
        expect((await named("neustadt", "au.localhost"))[0]?.geo_id).toBe("suburb:4006-newstead");
      }, SOON);
      await loadPlaces({ db, regions: [regionAu], isForced: true });
      expect(await countIn("city:brisbane")).toEqual([1, 1]);
      await vi.waitFor(async () => {
        expect((await named("newstead qld", "au.localhost"))[0]).toMatchObject({
          geo_id: "suburb:4006-newstead",
          count: 1,
        });
      }, SOON);
      const after = await db.selectFrom("place").select(["id", "geo_id"]).execute();
      expect(new Map(after.map(({ id, geo_id: geoId }) => [geoId, id]))).toEqual(
        new Map(before.map(({ id, geo_id: geoId }) => [geoId, id])),
      );
      await app.close();
    },
  );
});
