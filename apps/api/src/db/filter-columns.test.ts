import { sql } from "kysely";
import { expect, test } from "vitest";
import { sampleListing } from "../testing/sample-listings.ts";
import { saveSamples } from "../testing/sample-markets.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { addFilterColumns } from "./filter-columns.ts";

test("D23: a filter that is newer than the database finds listings that are already stored", async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await saveSamples(db, {
    no: [
      sampleListing(1, {
        contractDetails: { furnished: "partly", isPetAllowed: true },
        propertyTypes: ["land", "apartment"],
        images: (["bedroom", "kitchen", "exterior", "kitchen"] as const).map((type) => ({
          url: "/media/0123456789abcdef0123",
          type,
          ratio: 1.5,
          color: "#aabbcc",
        })),
      }),
      sampleListing(2, { contractDetails: { furnished: "none", isPetAllowed: false } }),
      sampleListing(3, { listingType: "residential_rent" }),
    ],
  });
  const read = async () => {
    const { rows } = await sql<{
      furnished: number | null;
      is_pet_allowed: boolean | null;
      sale_method: number | null;
      photo_kinds: number;
      property_types: number;
    }>`
      select furnished, is_pet_allowed, sale_method, photo_kinds, property_types from listing_search order by id
    `.execute(db);
    return rows;
  };
  const written = await read();
  expect(written.map(({ furnished }) => furnished)).toEqual([2, 3, null]);
  expect(written.map((row) => row.is_pet_allowed)).toEqual([true, false, null]);
  // What is to rent is sold in no way.
  expect(written.map((row) => row.sale_method)).toEqual([1, 1, null]);

  // A bit for each room that has a picture, and for each kind of property.
  expect(written[0]).toMatchObject({ photo_kinds: 0b100101, property_types: 0b110 });
  expect(written[1]?.photo_kinds).toBe(0);

  await sql`
    alter table listing_search
      drop column furnished, drop column is_pet_allowed, drop column sale_method,
      drop column photo_kinds, drop column property_types
  `.execute(db);
  await addFilterColumns(db);
  expect(await read()).toEqual(written);
  // What is there already is left as it is.
  await sql`update listing_search set furnished = 1`.execute(db);
  await addFilterColumns(db);
  expect((await read()).map(({ furnished }) => furnished)).toEqual([1, 1, 1]);
  await database.close();
});
