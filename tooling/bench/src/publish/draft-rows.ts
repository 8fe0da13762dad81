import type { DraftPatch } from "@hjem/domain/draft/draft";
import { fold } from "@hjem/domain/text/fold";
import { randomBytes, randomUUID } from "node:crypto";
import type { Client } from "pg";
import { townOf } from "../search/rows.ts";

/** Id of the largest town of the generated listings, and of its suburbs. */
const TOWN = 1;
const FIRST_SUBURB = 100;
const SUBURBS = 40;
/** Degrees between suburbs. */
const APART = 0.01;

/** A word that no generated listing has; every listing that is published has it. */
export const KEYWORD = "benkelyst";

/** Where the listings are published: a suburb with some thousands of homes. */
export const suburb = { geoId: `district:${FIRST_SUBURB}`, name: "Bydel Null" } as const;
const [lat, lng] = townOf(0);

/** Inserts the largest town of the generated listings and its suburbs as places; what is added later gets ids above. */
export async function insertTown(client: Client): Promise<void> {
  const suburbs = Array.from({ length: SUBURBS }, (_, index) => ({
    id: FIRST_SUBURB + index,
    geo: `district:${FIRST_SUBURB + index}`,
    name: index === 0 ? suburb.name : `Bydel nummer ${index}`,
    lat: lat + index * APART,
    lng,
    wider: [TOWN],
  }));
  const town = { id: TOWN, geo: `municipality:${TOWN}`, name: "Storby", lat, lng, wider: [] };
  const places = [town, ...suburbs].map((place) => ({ ...place, norm: fold(place.name) }));
  await client.query(
    `insert into place (id, region, geo_id, kind, name, norm, search_norm, weight, lat, lng, wider) overriding system value
     select p.id, 'no', p.geo, split_part(p.geo, ':', 1), p.name, p.norm, p.norm, 100, p.lat, p.lng, p.wider
     from json_to_recordset($1::json) as p (id int4, geo text, name text, norm text, lat float8, lng float8, wider int4[])`,
    [JSON.stringify(places)],
  );
  // With which a new listing is compared (D99).
  await client.query(
    "update listing_search set price_per_primary = price_low / primary_low where place_ids @> $1::int4[]",
    [[FIRST_SUBURB]],
  );
  for (const table of ["place", "listing"]) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
  }
}

const LETTERS = 26;
const letter = (number: number): string => String.fromCodePoint("a".codePointAt(0)! + number);

/** The street of a listing, in which no other lies: it is new when the listing is published. */
export const streetOf = (index: number): string =>
  `Benk${letter(Math.floor(index / LETTERS) % LETTERS)}${letter(index % LETTERS)}veien`;

/** What a flat for sale needs before it is published. */
const contentOf = (index: number): DraftPatch => ({
  location: {
    street: `${streetOf(index)} 1`,
    suburb: suburb.name,
    region: "Oslo",
    postCode: "0184",
    coordinates: { lat, lng },
  },
  propertyDetail: {
    propertyTypes: ["apartment"],
    title: `Lys toroms ${KEYWORD} nummer ${index}`,
    description: "<p>Rolig bakgård med utsikt mot hagen.</p>",
    bedrooms: 1,
    internalArea: { value: 52, unit: "m2" },
  },
  priceAndDate: { askingPrice: 5_500_000, jointDebt: 100_000 },
  contacts: { name: "Bench", phones: ["99 00 00 01"], email: "advertiser@example.no" },
});

/** Inserts drafts of an account that can be published, each with one photo of its own; their ids. */
export async function insertDrafts(
  client: Client,
  accountId: string,
  count: number,
): Promise<string[]> {
  const drafts = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    photo: randomBytes(10).toString("hex"),
    hash: randomBytes(8).toString("hex"),
    content: {
      location: {},
      propertyDetail: {},
      priceAndDate: {},
      contacts: {},
      ...contentOf(index),
    },
  }));
  const rows = JSON.stringify(drafts);
  const from =
    "from json_to_recordset($1::json) as d (id uuid, photo text, hash text, content jsonb)";
  await client.query(
    `insert into listing_draft (id, account_id, region, status, version, listing_type, content, created_at, changed_at)
     select d.id, $2, 'no', 'draft', 1, 'residential_sale', d.content, now(), now() ${from}`,
    [rows, accountId],
  );
  await client.query(
    `insert into media (id, region, sha256, perceptual_hash, ratio, color, is_upload, created_at)
     select d.photo, 'no', d.photo || d.photo, d.hash, 1.5, '#aabbcc', true, now() ${from}`,
    [rows],
  );
  await client.query(
    `insert into draft_image (id, draft_id, position, kind, alt, state, name, size, width, sha256, created_at)
     select d.photo, d.id, 0, 'kitchen', '', 'ready', 'kitchen.jpg', 1000, 1600, d.photo || d.photo, now() ${from}`,
    [rows],
  );
  return drafts.map(({ id }) => id);
}

/** Inserts an empty draft; its id. */
export async function insertEmptyDraft(client: Client, accountId: string): Promise<string> {
  const id = randomUUID();
  await client.query(
    `insert into listing_draft (id, account_id, region, status, version, listing_type, content, created_at, changed_at)
     values ($1, $2, 'no', 'draft', 1, 'residential_sale',
       '{"location": {}, "propertyDetail": {}, "priceAndDate": {}, "contacts": {}}', now(), now())`,
    [id, accountId],
  );
  return id;
}
