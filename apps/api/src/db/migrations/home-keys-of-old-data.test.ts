import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { up as canonicalHomeKeys } from "./081-canonical-home-keys.ts";

/** Keys as they were written before, by the number of the listing. */
const before: readonly (string | null)[] = [
  "address:0184 storgata 12b h0302",
  null,
  "register:301-12-345-7",
  "address:3065 unit 502 57 canning st",
  null,
];

test("D87: homes that are already stored have the key of their address too, and are found by it", async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await saveSamples(db, {
    no: [
      sampleListing(1, { address: { street: "Storgata 12B" } }),
      sampleListing(2, { propertyTypes: ["apartment"], address: { street: "Storgata 1" } }),
      sampleListing(3),
      sampleListing(4, { propertyTypes: ["apartment"] }),
      sampleListing(5, { propertyTypes: ["apartment"], address: { street: "G01/45 Smith St" } }),
    ],
  });
  await sql`
    update listing set home_key = n.key
    from jsonb_array_elements_text(${JSON.stringify(before)}::jsonb) with ordinality as n(key, place)
    where listing.id = n.place
  `.execute(db);
  await sql`update listing_words set address_words = to_tsvector('simple', 'g01 45 smith st') where id = 5`.execute(
    db,
  );
  await canonicalHomeKeys(db as unknown as Kysely<unknown>);
  const { rows } = await sql<{ key: string | null }>`
    select home_key as key from listing order by id
  `.execute(db);
  expect(rows.map(({ key }) => key)).toEqual([
    "address:0184 storgate 12b h0302",
    null,
    "register:301-12-345-7",
    "address:3065 502/57 canning street",
    "address:0184 g01/45 smith street",
  ]);
  const found = await sql<{ id: number }>`
    select id from listing_words where address_words @@ 'street'::tsquery
  `.execute(db);
  expect(found.rows.map(({ id }) => id)).toEqual([5]);
  await database.close();
});
