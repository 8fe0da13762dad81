import type { Property } from "@hjem/domain/listing/property";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { up as termsOfRentals } from "./084-terms-of-rentals.ts";

const rental = (number: number, sample: object) =>
  sampleListing(number, { listingType: "residential_rent", ...sample });
const deposit = { amount: 43_500, currency: "NOK" } as const;

test("cards of rentals that are already stored show deposit, first day and pets too", async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const terms = { availableFrom: "2027-01-01", isPetAllowed: false };
  await saveSamples(db, {
    no: [
      rental(1, { prices: { deposit }, contractDetails: terms }),
      rental(2, { prices: { deposit: { ...deposit, min: 30_000, max: 60_000 } } }),
      rental(3, { contractDetails: { isPetAllowed: true } }),
      rental(4, {}),
      rental(5, { prices: { deposit }, contractDetails: terms, status: "rented" }),
      sampleListing(6, { prices: { deposit }, contractDetails: terms }),
    ],
  });
  const read = async () => {
    const { rows } = await sql<{ card: string }>`
      select c.card from listing l join listing_card c on c.id = l.id order by l.public_id
    `.execute(db);
    return rows.map(({ card }) => toCamelKeys(JSON.parse(card)) as Property);
  };
  const written = await read();
  expect(written.map((home) => home.rental)).toEqual([
    { deposit: 43_500, ...terms },
    { deposit: 30_000, availableFrom: null, isPetAllowed: null },
    { deposit: null, availableFrom: null, isPetAllowed: true },
    undefined,
    undefined,
    undefined,
  ]);
  await sql`update listing_card set card = (card::jsonb - 'rental')::text`.execute(db);
  await termsOfRentals(db as unknown as Kysely<unknown>);
  expect(await read()).toEqual(written);
  await database.close();
});
