import { availabilityCodes, kindCodes } from "@hjem/api/search/column-codes";
import type { Frequency } from "@hjem/domain/saved/saved-rules";
import { propertyType } from "@hjem/domain/search/filters/property-types";
import { randomUUID } from "node:crypto";
import type { Client } from "pg";
import { benchTypes, seeded, townOf, vocabulary } from "../search/rows.ts";

const LOT_ROWS = 5_000;
const TOWNS = 10;
const SUBURBS = 40;
const SEARCHES_PER_PERSON = 10;
const LONG_BEFORE = "2020-01-01T00:00:00Z";
/** Shares of the searches that name a suburb, and a town; the others lie around a point. */
const OF_SUBURBS = 0.65;
const OF_TOWNS = 0.08;
/** Id of the first suburb, which is also the most wanted one. */
const FIRST_SUBURB = 100;

/** Geo id of a place of the generated listings, by its internal id. */
const geoIdOf = (place: number): string =>
  place <= TOWNS ? `municipality:${place}` : `district:${place}`;

/** Inserts the places that the generated listings stand in: ten towns with forty suburbs each. */
async function insertPlaces(client: Client): Promise<void> {
  const places = Array.from({ length: TOWNS }, (_, town) => [
    town + 1,
    ...Array.from({ length: SUBURBS }, (_unused, suburb) => FIRST_SUBURB + town * SUBURBS + suburb),
  ]).flat();
  await client.query(
    `insert into place (id, region, geo_id, kind, name, norm, search_norm, weight, lat, lng) overriding system value
     select p.id, 'no', p.geo, split_part(p.geo, ':', 1), p.geo, p.geo, p.geo, 0, 0, 0
     from unnest($1::int4[], $2::text[]) as p (id, geo)`,
    [places, places.map(geoIdOf)],
  );
}

/**
 * Draws suburbs as people want them: the second half as often as the first, the third a third as often, so that a sixth of
 * the searches are of one suburb, and the most wanted tenth, of the largest town, gets two thirds.
 */
function createSuburbs(random: () => number): () => number {
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= TOWNS * SUBURBS; rank += 1) {
    sum += 1 / rank;
    sums.push(sum);
  }
  return () => {
    const drawn = random() * sum;
    return FIRST_SUBURB + sums.findIndex((upTo) => drawn < upTo);
  };
}

/**
 * Searches as people save them: most of a suburb or a town with a kind, a price and bedrooms, some around a point, a few by
 * a word. Of 100,000, about twenty find an ordinary home, and two thousand the most wanted.
 */
function* savedQueries(count: number): Generator<object> {
  const random = seeded(7);
  const whole = (below: number) => Math.floor(random() * below);
  const drawSuburb = createSuburbs(random);
  for (let number = 0; number < count; number += 1) {
    const isSale = random() < 0.75;
    const town = whole(TOWNS);
    const price = 2_000_000 + whole(12) * 500_000;
    const range = isSale
      ? { price_min: price, price_max: price + 1_000_000 + whole(3) * 500_000 }
      : { price_min: 10_000 + whole(6) * 3_000, price_max: 13_000 + whole(6) * 3_000 };
    const kind = random();
    const [lat, lng] = townOf(town);
    yield {
      listing_type: isSale ? "buy" : "rent",
      acquisition: isSale ? "buy" : "rent",
      bedroom_min: 1 + whole(5),
      property_type: [benchTypes[whole(benchTypes.length)], benchTypes[0]],
      ...range,
      ...(kind < OF_SUBURBS && { geo_id: [geoIdOf(drawSuburb())] }),
      ...(kind >= OF_SUBURBS && kind < OF_SUBURBS + OF_TOWNS && { geo_id: [geoIdOf(town + 1)] }),
      ...(kind >= OF_SUBURBS + OF_TOWNS && {
        map_centroid: { lat: lat + (random() - 0.5) * 0.4, lng: lng + (random() - 0.5) * 0.8 },
        property_radius: 2_000,
      }),
      ...(random() < 0.1 && { keywords: vocabulary[whole(vocabulary.length)] }),
    };
  }
}

const insertPeople = (client: Client, ids: readonly string[]) =>
  client.query(
    `insert into account (id, audit_id, region, email, name, language, verified_at, terms_version, terms_at, subscriptions, created_at, updated_at)
     select id, gen_random_uuid(), 'no', id || '@example.test', 'Bench', 'no', $2, '1', $2, '{}', $2, $2
     from unnest($1::uuid[]) id`,
    [ids, LONG_BEFORE],
  );

const insertSearches = (
  client: Client,
  searches: readonly { accountId: string; query: object; frequency: Frequency }[],
) =>
  client.query(
    "insert into saved_search select * from json_populate_recordset(null::saved_search, $1::json)",
    [
      JSON.stringify(
        searches.map(({ accountId, query, frequency }) => ({
          id: randomUUID(),
          search_id: randomUUID(),
          account_id: accountId,
          region: "no",
          name: "Bench",
          query,
          hash: randomUUID(),
          frequency,
          reasons: ["new", "price", "viewing", "back"],
          is_selected: false,
          seen_at: LONG_BEFORE,
          created_at: LONG_BEFORE,
          updated_at: LONG_BEFORE,
        })),
      ),
    ],
  );

/** Inserts people with ten saved searches each. */
export async function insertSavedSearches(client: Client, count: number): Promise<void> {
  await insertPlaces(client);
  let people: string[] = [];
  let lot: Parameters<typeof insertSearches>[1][number][] = [];
  const insert = async () => {
    await insertPeople(client, people);
    await insertSearches(client, lot);
    people = [];
    lot = [];
  };
  let number = 0;
  for (const query of savedQueries(count)) {
    if (number % SEARCHES_PER_PERSON === 0) {
      if (lot.length >= LOT_ROWS) await insert();
      people.push(randomUUID());
    }
    number += 1;
    lot.push({ accountId: people.at(-1)!, query, frequency: "daily" });
  }
  await insert();
  await client.query("vacuum analyze saved_search");
}

/** Inserts people who are notified at once of every home that is for sale, at night too. */
export async function insertReaders(client: Client, count: number): Promise<void> {
  const people = Array.from({ length: count }, () => randomUUID());
  await insertPeople(client, people);
  const query = { listing_type: "buy", acquisition: "buy" };
  await insertSearches(
    client,
    people.map((accountId) => ({ accountId, query, frequency: "instant" })),
  );
  await client.query(
    `insert into alert_schedule (account_id, time_zone, digest_hour, digest_day, sends_at_night)
     select id, 'Europe/Oslo', 8, 4, true from unnest($1::uuid[]) id`,
    [people],
  );
}

/**
 * The homes that most searches find, by id: large flats of the most wanted suburb at a price in the middle of what is
 * searched for.
 */
export async function findMostWanted(client: Client, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select id::int4 as id from listing_search
     where place_ids @> array[${FIRST_SUBURB}] and kind = $1 and availability = $2 and property_types & $3 <> 0
       and project is null and price_low between 3500000 and 7500000 and bedrooms_low >= 4
     order by id limit $4`,
    [
      kindCodes.residential_sale,
      availabilityCodes.available,
      2 ** propertyType.fact.values.indexOf(benchTypes[0]),
      count,
    ],
  );
  return rows.map(({ id }) => id);
}

/** Inserts events of homes whose price falls by a twentieth, from the `first` of the listings on, as a save records them. */
export async function insertPriceEvents(
  client: Client,
  first: number,
  count: number,
): Promise<void> {
  await client.query(
    `insert into listing_event (region, public_id, listing_id, before, after, card, changes)
     select 'no', l.public_id, l.id, jsonb_build_array(r.row),
       jsonb_build_array(r.row || jsonb_build_object('price_low', r.price, 'price_high', r.price)), c.card,
       jsonb_build_array(jsonb_build_object('what', 'price',
         'before', jsonb_build_object('min', s.price_low, 'max', s.price_low),
         'after', jsonb_build_object('min', r.price, 'max', r.price)))
     from listing l join listing_search s on s.id = l.id and s.project is null
       join listing_words w on w.id = l.id join listing_card c on c.id = l.id
       cross join lateral (select to_jsonb(s) || (to_jsonb(w) - 'key_words') as row, (s.price_low * 0.95)::int4 as price) r
     where l.id >= $1 order by l.id limit $2`,
    [first, count],
  );
}
