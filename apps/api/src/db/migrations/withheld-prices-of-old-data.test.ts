import { toProperty } from "@hjem/domain/listing/card";
import { toSnakeKeys } from "@hjem/domain/wire/case";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { fitzroy, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { runStatements } from "../statements.ts";
import { up as withheldPrices } from "./073-withheld-prices.ts";

/** The rows as they were before the migration, but for the cards. */
const before = [
  `update listing_search s set price_low = withheld_low, price_high = withheld_high, asking_low = withheld_low,
      asking_high = withheld_high, total_low = withheld_total_low, total_high = withheld_total_high, price_per_primary = 1
    from listing l where l.id = s.id and l.listing -> 'priceStatement' is not null`,
  `alter table listing_search drop column withheld_low, drop column withheld_high,
    drop column withheld_total_low, drop column withheld_total_high`,
  "update listing set listing = listing - 'priceStatement'",
];

const sum = (amount: number) => ({ amount, currency: "AUD" as const });
const queensland = { ...fitzroy, region: "QLD" };
const prices = { price: sum(812_345), askingPrice: sum(812_345), addingCost: sum(31_234) };
const history = (action: "listed" | "price_changed" | "sold", price: number) => ({
  action,
  date: "2026-11-02",
  price,
  currency: "AUD" as const,
});

test("D125: listings that are already stored in Queensland show no amount either, and are found by it", async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const samples = [
    sampleListing(1, {
      address: queensland,
      prices: { ...prices, method: "auction" },
      priceHistory: [history("listed", 812_345), history("sold", 900_000)],
    }),
    sampleListing(2, { address: queensland, prices: { ...prices, method: "fixed" } }),
    sampleListing(3, { address: fitzroy, prices: { ...prices, method: "auction" } }),
  ];
  await saveSamples(db, { au: samples });
  const read = async () => {
    const { rows } = await sql<{ listing: object; card: string; row: object }>`
      select l.listing, c.card, to_jsonb(s) as row
      from listing l join listing_search s on s.id = l.id join listing_card c on c.id = l.id order by l.public_id
    `.execute(db);
    return rows.map(({ card, ...rest }) => ({ ...rest, card: JSON.parse(card) as object }));
  };
  const written = await read();
  expect(written[0]?.card).toMatchObject({ price: null, price_statement: expect.any(String) });
  const old = db as unknown as Kysely<unknown>;
  await runStatements(old, before);
  for (const sample of samples) {
    const card = JSON.stringify(toSnakeKeys(toProperty(sample, "AUD")));
    await sql`
      update listing_card set card = ${card} where id = (select id from listing where public_id = ${sample.id})
    `.execute(db);
  }
  await sql`
    insert into listing_log (listing_id, at, change)
    select id, now(), '{"what": "price", "before": {"min": 1, "max": 1}, "after": {"min": 812345, "max": 812345}}'
    from listing
  `.execute(db);
  await withheldPrices(old);
  expect(await read()).toEqual(written);
  const { rows } = await sql<{ id: string }>`
    select l.public_id as id from listing_log g join listing l on l.id = g.listing_id order by 1
  `.execute(db);
  expect(rows.map(({ id }) => id)).toEqual(samples.slice(1).map(({ id }) => id));
  await database.close();
});
